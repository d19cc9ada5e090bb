//! What pointing at something means, given the legal moves and what is picked up. No rules: only sorting of moves.

use witchstone_rules::{
    Cell, Move, Player, RimCrystal, Scroll, ScrollKind, ScrollPlan, Shelf, Symbol, Table, Tile, View,
};

use super::Thing;
use super::geometry::cauldron::direction;

/// What the player has picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// Nothing.
    #[default]
    Nothing,
    /// A hex tile, turned this many sixths clockwise.
    Tile(Tile, u8),
    /// A Crystal of the Cauldron.
    Crystal(Cell),
    /// A special tile.
    Special(Tile),
    /// A power tile, turned this many sixths clockwise.
    Power(Symbol, u8),
    /// A Crystal on the rim.
    Rim(RimCrystal),
}

impl Pick {
    /// The same, turned by sixths.
    pub fn turned(self, by: u8) -> Pick {
        match self {
            Pick::Tile(tile, turn) => Pick::Tile(tile, (turn + by) % 6),
            Pick::Power(symbol, turn) => Pick::Power(symbol, (turn + by) % 6),
            other => other,
        }
    }

    /// Whether it lies differently when it is turned.
    pub fn can_turn(self) -> bool {
        matches!(self, Pick::Tile(..) | Pick::Power(..))
    }

    /// Whether it is the same thing, however it is turned.
    pub fn is_same(self, other: Pick) -> bool {
        match (self, other) {
            (Pick::Tile(a, _), Pick::Tile(b, _)) => a == b,
            (Pick::Power(a, _), Pick::Power(b, _)) => a == b,
            _ => self == other,
        }
    }
}

/// The legal moves sorted by what a click on each thing does.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Aim {
    /// Things that play a move, or one of several.
    pub plays: Vec<(Thing, Vec<Move>)>,
    /// Things that are picked up first.
    pub picks: Vec<(Thing, Pick)>,
    /// Crystals that can only be taken out for points.
    pub removable: Vec<Cell>,
}

/// What a click does.
#[derive(Clone, PartialEq, Debug)]
pub enum Click {
    /// Play this.
    Play(Move),
    /// Ask which of these.
    Choose(Vec<Move>),
    /// Pick this up, or turn it.
    Pick(Pick),
    /// Not legal: this is what was meant.
    Refused(Move),
    /// Nothing to do here.
    Nothing,
}

impl Aim {
    /// Sorts the legal moves, given what is picked up.
    pub fn new(table: &Table, moves: &[Move], pick: Pick) -> Aim {
        let mut aim = Aim::default();
        let rim = only_rim_crystal(moves).map_or(pick, Pick::Rim);
        for &played in moves {
            let pick = if matches!(played, Move::Shelve { .. }) { rim } else { pick };
            aim.sort(table, played, pick);
        }
        aim
    }

    fn sort(&mut self, table: &Table, played: Move, pick: Pick) {
        if let Some(needed) = needed(played)
            && !needed.is_same(pick)
        {
            return self.pick_first(table.player, played, needed);
        }
        for target in targets(table, played).into_iter().flatten() {
            match self.plays.iter_mut().find(|(known, _)| *known == target) {
                Some((_, moves)) => moves.push(played),
                None => self.plays.push((target, vec![played])),
            }
        }
    }

    fn pick_first(&mut self, player: Player, played: Move, needed: Pick) {
        if let Move::Remove(cell) = played {
            self.removable.push(cell);
            return;
        }
        let Some(target) = handle(player, needed) else {
            return;
        };
        if !self.picks.iter().any(|(known, _)| *known == target) {
            self.picks.push((target, needed));
        }
    }

    /// The moves that a thing plays.
    pub fn moves(&self, target: Thing) -> Option<&[Move]> {
        self.plays.iter().find(|(known, _)| *known == target).map(|(_, moves)| moves.as_slice())
    }

    /// Whether a click on the thing plays something.
    pub fn is_play(&self, target: Thing) -> bool {
        self.moves(target).is_some()
    }

    /// What a click on the thing picks up.
    pub fn pick(&self, target: Thing) -> Option<Pick> {
        self.picks.iter().find(|(known, _)| *known == target).map(|(_, pick)| *pick)
    }

    /// What a click on the thing does.
    pub fn click(&self, view: &View, target: Thing, pick: Pick) -> Click {
        if let Some(moves) = self.moves(target) {
            return choose(target, moves, pick);
        }
        let handled = self.pick(target).or_else(|| match target {
            Thing::Cell(player, cell) if player == view.table.player && self.removable.contains(&cell) => {
                Some(Pick::Crystal(cell))
            }
            _ => None,
        });
        match handled {
            Some(new) => Click::Pick(if new.is_same(pick) { pick.turned(1) } else { keep_turn(new, pick) }),
            None if handle(view.table.player, pick) == Some(target) => Click::Pick(pick.turned(1)),
            None => meant(view, target, pick).map_or(Click::Nothing, Click::Refused),
        }
    }
}

/// A new tile in hand is turned like the one before.
fn keep_turn(new: Pick, old: Pick) -> Pick {
    match old {
        Pick::Tile(_, turn) | Pick::Power(_, turn) => new.turned(turn),
        _ => new,
    }
}

/// One move, the one turned as the tile is, or a choice.
fn choose(target: Thing, moves: &[Move], pick: Pick) -> Click {
    if let Pick::Tile(_, turn) | Pick::Power(_, turn) = pick
        && let Thing::Cell(_, cell) = target
        && let Some((played, _)) = turned(moves, cell, turn)
    {
        return Click::Play(played);
    }
    match moves {
        [Move::Remove(_)] => Click::Choose(moves.to_vec()),
        [only] => Click::Play(*only),
        several => Click::Choose(several.to_vec()),
    }
}

/// Of several ways to lay a tile from a cell, that with this turn or else the next one clockwise, and its turn.
pub fn turned(moves: &[Move], anchor: Cell, turn: u8) -> Option<(Move, u8)> {
    let way = |played: &Move| match *played {
        Move::Lay { first, second, .. } | Move::Power { first, second, .. } => {
            direction(anchor, if first == anchor { second } else { first })
        }
        _ => None,
    };
    moves
        .iter()
        .filter_map(|played| Some((*played, way(played)?)))
        .min_by_key(|(_, way)| (way + 6 - turn % 6) % 6)
}

/// The only kind of Crystal on the rim, which need not be picked up first.
fn only_rim_crystal(moves: &[Move]) -> Option<RimCrystal> {
    let mut crystals = moves.iter().filter_map(|played| match played {
        Move::Shelve { crystal, .. } => Some(*crystal),
        _ => None,
    });
    let first = crystals.next()?;
    crystals.all(|other| other == first).then_some(first)
}

/// What must be picked up before this move can be pointed out.
fn needed(played: Move) -> Option<Pick> {
    match played {
        Move::Lay { tile, .. } => Some(Pick::Tile(tile, 0)),
        Move::Crystal { from, .. } | Move::CrystalOut { from, .. } => Some(Pick::Crystal(from)),
        Move::Remove(cell) => Some(Pick::Crystal(cell)),
        Move::UseSpecial { tile, .. } | Move::PlaceSpecial { tile, .. } => Some(Pick::Special(tile)),
        Move::Power { symbol, .. } => Some(Pick::Power(symbol, 0)),
        Move::Shelve { crystal, .. } => Some(Pick::Rim(crystal)),
        _ => None,
    }
}

/// Where a thing is picked up.
pub fn handle(player: Player, pick: Pick) -> Option<Thing> {
    Some(match pick {
        Pick::Nothing => return None,
        Pick::Tile(tile, _) => Thing::Tile(tile),
        Pick::Crystal(cell) => Thing::Cell(player, cell),
        Pick::Special(tile) => Thing::Special(tile),
        Pick::Power(symbol, _) => Thing::PowerTile(symbol),
        Pick::Rim(crystal) => Thing::Rim(crystal),
    })
}

/// The things that point out a move.
fn targets(table: &Table, played: Move) -> [Option<Thing>; 2] {
    let (area, player) = (table.active(), table.player);
    let one = match played {
        Move::Tower(to) | Move::Witch { to, .. } => Thing::Location(to),
        Move::Moon(card) => Thing::Moon(card),
        Move::Lay { first, .. } => Thing::Cell(player, first),
        Move::Discard(tile) => Thing::Tile(tile),
        Move::Start { symbol, .. } => Thing::Start(symbol),
        Move::Begin { .. } => Thing::Begin,
        Move::Energy { from, to } => {
            return [table.edition.ball.between(from, to).map(Thing::Connection), None];
        }
        Move::LayWitch { .. } => return [area.tower.map(Thing::Location), None],
        Move::Step(None) => Thing::PentagramSpace(table.edition.pentagram.next(area.pentagram)),
        Move::Step(Some(tile)) => {
            let space = table.specials.iter().position(|shown| *shown == Some(tile));
            return [space.map(|space| Thing::HexSpace(space as u8)), None];
        }
        Move::Crystal { to, .. } => Thing::Cell(player, to),
        Move::CrystalOut { exit, .. } => Thing::Exit(player, exit),
        Move::Wand(spaces) => Thing::WandSpace(area.wand + spaces),
        Move::Scroll { position, moon } => Thing::Display(displayed(position, moon)),
        Move::Spell(spell) => Thing::Held(table.player, Scroll::new(ScrollKind::Spell(spell))),
        Move::UseChip { symbol, actions, .. } => Thing::Chip(symbol, actions),
        Move::UseVial { symbol, actions } => Thing::Vial(symbol, actions),
        Move::UseWand { .. } => Thing::WandBonus,
        Move::UseSpecial { tile, symbol } => Thing::SpecialAs(tile, symbol),
        Move::PlaceSpecial { cell, .. } => Thing::Cell(player, cell),
        Move::UseFree(symbol) => Thing::Free(symbol),
        Move::Shelve { crystal, shelf, .. } => match shelf {
            Shelf::Symbol => Thing::Shelf(crystal.exit()),
            Shelf::Chip(chip) => Thing::TableChip(chip),
            Shelf::Collect => Thing::BottomShelf,
        },
        Move::Power { first, second, .. } => {
            return [Some(Thing::Cell(player, first)), Some(Thing::Cell(player, second))];
        }
        Move::Decline => Thing::Decline,
        Move::Remove(cell) => Thing::Remove(cell),
        Move::End => return [None, None],
    };
    [Some(one), None]
}

/// The position of the display that a Scroll move takes; the Full-Moon card counts from the other end.
pub fn displayed(position: u8, moon: bool) -> u8 {
    if moon { ScrollPlan::DISPLAY as u8 + 1 - position } else { position }
}

/// The move that somebody who points here most likely has in mind, to be told why it is not legal.
fn meant(view: &View, target: Thing, pick: Pick) -> Option<Move> {
    let table = &view.table;
    let area = table.active();
    Some(match target {
        Thing::Cell(player, _) | Thing::Exit(player, _) | Thing::Held(player, _)
            if player != table.player =>
        {
            return None;
        }
        Thing::Location(location) => match area.tower {
            None => Move::Tower(location),
            Some(tower) if tower == location => Move::LayWitch { big: false },
            Some(_) => Move::Witch { big: false, to: location, moon: false },
        },
        Thing::Connection(connection) => {
            let plan = table.edition.ball.plan(connection);
            Move::Energy { from: plan.from, to: plan.to }
        }
        Thing::WandSpace(space) if space > area.wand => Move::Wand(space - area.wand),
        Thing::PentagramSpace(space) if space == table.edition.pentagram.next(area.pentagram) => {
            Move::Step(None)
        }
        Thing::Display(position) => Move::Scroll { position, moon: false },
        Thing::Shelf(symbol) => {
            Move::Shelve { crystal: RimCrystal::new(symbol, false), shelf: Shelf::Symbol, moon: false }
        }
        Thing::TableChip(chip) => {
            let exit = Symbol::ALL.into_iter().find(|exit| table.pending.rim[*exit] > 0);
            let crystal = RimCrystal::new(exit.unwrap_or(Symbol::Crystal), false);
            Move::Shelve { crystal, shelf: Shelf::Chip(chip), moon: false }
        }
        Thing::Held(_, scroll) => match scroll.kind() {
            ScrollKind::Spell(spell) => Move::Spell(spell),
            _ => return None,
        },
        Thing::Tile(tile) => Move::Discard(tile),
        Thing::Exit(_, exit) => Move::CrystalOut { from: picked_crystal(view, pick)?, exit },
        Thing::Cell(_, cell) => return meant_cell(view, cell, pick),
        _ => return None,
    })
}

fn picked_crystal(view: &View, pick: Pick) -> Option<Cell> {
    match pick {
        Pick::Crystal(cell) => Some(cell),
        _ => view.table.active().cauldron.all_crystals().first(),
    }
}

fn meant_cell(view: &View, cell: Cell, pick: Pick) -> Option<Move> {
    let cauldron = &view.table.active().cauldron;
    match pick {
        Pick::Tile(tile, turn) => {
            // At the edge the tile may point outwards: then the next way that it can lie is meant.
            let mut ways = (0..6).map(|more| (turn + more) % 6);
            let second = ways.find_map(|way| super::geometry::cauldron::neighbour(cell, way))?;
            Some(Move::Lay { tile, first: cell, second })
        }
        Pick::Special(tile) => Some(Move::PlaceSpecial { tile, cell }),
        Pick::Crystal(from) if from != cell => Some(Move::Crystal { from, to: cell }),
        _ if cauldron.all_crystals().contains(cell) => {
            Some(Move::Crystal { from: cell, to: cauldron.empty.first()? })
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::sample;

    /// Every pick that a position offers, turned every way.
    fn picks(view: &View, moves: &[Move]) -> Vec<Pick> {
        let aim = Aim::new(&view.table, moves, Pick::Nothing);
        let crystals = aim.removable.iter().map(|&cell| Pick::Crystal(cell));
        let handles = aim.picks.iter().map(|(_, pick)| *pick).chain(crystals);
        let turned = handles.flat_map(|pick| (0..6).map(move |turn| pick.turned(turn)));
        turned.chain([Pick::Nothing]).collect()
    }

    /// The moves that clicks can play, directly or through a menu.
    fn reachable(view: &View, moves: &[Move]) -> Vec<Move> {
        let mut found = Vec::new();
        for pick in picks(view, moves) {
            let aim = Aim::new(&view.table, moves, pick);
            for (thing, _) in &aim.plays {
                match aim.click(view, *thing, pick) {
                    Click::Play(played) => found.push(played),
                    Click::Choose(several) => found.extend(several),
                    other => panic!("{thing:?} plays something, but a click gives {other:?}"),
                }
            }
        }
        found
    }

    #[test]
    fn every_legal_move_can_be_pointed_out_and_nothing_else() {
        for (seed, moves) in (0..60).map(|seed| (seed, 7 * seed as usize)) {
            let game = sample::game(2 + (seed % 3) as u8, seed, moves);
            let (view, legal) = (game.state().view(Some(game.state().player())), game.legal());
            let found = reachable(&view, &legal);
            for played in legal.iter().filter(|played| **played != Move::End) {
                assert!(found.contains(played), "seed {seed}, {moves} moves: no click plays {played}");
            }
            assert!(found.iter().all(|played| legal.contains(played)), "seed {seed}");
        }
    }

    #[test]
    fn taking_a_crystal_out_is_asked_about_first() {
        let game = sample::game(2, 3, 90);
        let (view, legal) = (game.state().view(Some(game.state().player())), game.legal());
        let Some(Move::Remove(cell)) = legal.iter().find(|played| matches!(played, Move::Remove(_))) else {
            return;
        };
        let pick = Pick::Crystal(*cell);
        let click = Aim::new(&view.table, &legal, pick).click(&view, Thing::Remove(*cell), pick);
        assert_eq!(click, Click::Choose(vec![Move::Remove(*cell)]));
    }

    #[test]
    fn what_is_not_legal_is_refused_with_the_move_that_was_meant() {
        let game = sample::game(2, 1, 0);
        let (view, legal) = (game.state().view(Some(game.state().player())), game.legal());
        let aim = Aim::new(&view.table, &legal, Pick::Nothing);
        let forest = witchstone_rules::Location::from_name("f0").unwrap();
        let click = aim.click(&view, Thing::Location(forest), Pick::Nothing);
        assert_eq!(click, Click::Refused(Move::Tower(forest)));
    }
}

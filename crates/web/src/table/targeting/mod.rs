//! What pointing at something means, given the legal moves and what is picked up. No rules: only sorting of moves.

mod intended_move;
mod pick;
mod targets;

use witchstone_rules::{Cell, Move, Player, Table, View};

use super::HitTarget;
use intended_move::intended_move;
pub use pick::{Pick, fitting, handle, turned};
use pick::{keep_turn, needed, only_rim_crystal};
pub use targets::displayed;
use targets::targets;

/// The legal moves sorted by what a click on each thing does.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Targeting {
    /// Things that play a move, or one of several.
    pub plays: Vec<(HitTarget, Vec<Move>)>,
    /// Things that are picked up first.
    pub picks: Vec<(HitTarget, Pick)>,
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
    /// Not legal: this was the intended move.
    Refused(Move),
    /// Nothing to do here.
    Nothing,
}

impl Targeting {
    /// Sorts the legal moves, given what is picked up.
    pub fn new(table: &Table, moves: &[Move], pick: Pick) -> Targeting {
        let mut targeting = Targeting::default();
        let rim = only_rim_crystal(moves).map_or(pick, Pick::Rim);
        for &played in moves {
            let pick = if matches!(played, Move::Shelve { .. }) { rim } else { pick };
            targeting.sort(table, played, pick);
        }
        targeting
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
    pub fn moves(&self, target: HitTarget) -> Option<&[Move]> {
        self.plays.iter().find(|(known, _)| *known == target).map(|(_, moves)| moves.as_slice())
    }

    /// Whether a click on the thing plays something.
    pub fn is_play(&self, target: HitTarget) -> bool {
        self.moves(target).is_some()
    }

    /// What a click on the thing picks up.
    pub fn pick(&self, target: HitTarget) -> Option<Pick> {
        self.picks.iter().find(|(known, _)| *known == target).map(|(_, pick)| *pick)
    }

    /// What a click on the thing does.
    pub fn click(&self, view: &View, target: HitTarget, pick: Pick) -> Click {
        if let Some(moves) = self.moves(target) {
            return choose(target, moves, pick);
        }
        let handled = self.pick(target).or_else(|| match target {
            HitTarget::Cell(player, cell)
                if player == view.table.player && self.removable.contains(&cell) =>
            {
                Some(Pick::Crystal(cell))
            }
            _ => None,
        });
        match handled {
            Some(new) => Click::Pick(if new.is_same(pick) { pick.turned(1) } else { keep_turn(new, pick) }),
            None if handle(view.table.player, pick) == Some(target) => Click::Pick(pick.turned(1)),
            None => intended_move(view, target, pick).map_or(Click::Nothing, Click::Refused),
        }
    }
}

/// One move, the one turned as the tile is, or a choice.
fn choose(target: HitTarget, moves: &[Move], pick: Pick) -> Click {
    if let Pick::Tile(_, turn) | Pick::Power(_, turn) = pick
        && let HitTarget::Cell(_, cell) = target
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::sample;
    use witchstone_rules::Game;

    /// Every pick that a position offers, turned every way.
    fn picks(view: &View, moves: &[Move]) -> Vec<Pick> {
        let targeting = Targeting::new(&view.table, moves, Pick::Nothing);
        let crystals = targeting.removable.iter().map(|&cell| Pick::Crystal(cell));
        let handles = targeting.picks.iter().map(|(_, pick)| *pick).chain(crystals);
        let turned = handles.flat_map(|pick| (0..6).map(move |turn| pick.turned(turn)));
        turned.chain([Pick::Nothing]).collect()
    }

    /// The moves that clicks can play, directly or through a menu.
    fn reachable(view: &View, moves: &[Move]) -> Vec<Move> {
        let mut found = Vec::new();
        for pick in picks(view, moves) {
            let targeting = Targeting::new(&view.table, moves, pick);
            for (thing, _) in &targeting.plays {
                match targeting.click(view, *thing, pick) {
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
            let (view, legal) = (game.state().view(Some(game.state().player())), game.legal_moves());
            let found = reachable(&view, &legal);
            for played in legal.iter().filter(|played| **played != Move::End) {
                assert!(found.contains(played), "seed {seed}, {moves} moves: no click plays {played}");
            }
            assert!(found.iter().all(|played| legal.contains(played)), "seed {seed}");
        }
    }

    #[test]
    fn taking_a_crystal_out_is_asked_about_first() {
        let removable = |game: &Game| {
            game.legal_moves().iter().find_map(|played| match played {
                Move::Remove(cell) => Some(*cell),
                _ => None,
            })
        };
        let game = (0..200).map(|moves| sample::game(2, 3, moves)).find(|game| removable(game).is_some());
        let game = game.expect("a Crystal can be removed somewhere in a game");
        let (view, legal) = (game.state().view(Some(game.state().player())), game.legal_moves());
        let cell = removable(&game).unwrap();
        let pick = Pick::Crystal(cell);
        let click = Targeting::new(&view.table, &legal, pick).click(&view, HitTarget::Remove(cell), pick);
        assert_eq!(click, Click::Choose(vec![Move::Remove(cell)]));
    }

    #[test]
    fn what_is_not_legal_is_refused_with_the_intended_move() {
        let game = sample::game(2, 1, 0);
        let (view, legal) = (game.state().view(Some(game.state().player())), game.legal_moves());
        let targeting = Targeting::new(&view.table, &legal, Pick::Nothing);
        let forest = witchstone_rules::Location::from_name("f0").unwrap();
        let click = targeting.click(&view, HitTarget::Location(forest), Pick::Nothing);
        assert_eq!(click, Click::Refused(Move::Tower(forest)));
    }
}

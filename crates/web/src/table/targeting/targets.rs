//! Where a move is pointed out.

use witchstone_rules::{Move, MoveSequence, Scroll, ScrollKind, Shelf, Table};

use crate::table::HitTarget;

/// The things that point out what a click plays: where its last move leads.
pub fn targets(table: &Table, sequence: MoveSequence) -> [Option<HitTarget>; 2] {
    let (area, player) = (table.active(), table.player);
    let one = match sequence.goal() {
        Move::Tower(to) | Move::Witch { to, .. } => HitTarget::Location(to),
        Move::Moon(card) => HitTarget::Moon(card),
        Move::Lay { first, .. } => HitTarget::Cell(player, first),
        Move::Discard(tile) => HitTarget::Tile(tile),
        Move::Start { symbol, .. } => HitTarget::Start(symbol),
        Move::Begin { .. } => HitTarget::Begin,
        Move::Energy(connection) => {
            return [table.edition.ball.named(connection).map(HitTarget::Connection), None];
        }
        Move::LayWitch { .. } => return [area.tower.map(HitTarget::Location), None],
        Move::Step(None) => {
            let onward = |at, _| table.edition.pentagram.next(at);
            HitTarget::PentagramSpace((0..sequence.times()).fold(area.pentagram, onward))
        }
        Move::Step(Some(tile)) => {
            let space = table.specials.iter().position(|shown| *shown == Some(tile));
            return [space.map(|space| HitTarget::HexSpace(space as u8)), None];
        }
        Move::Crystal { to, .. } => HitTarget::Cell(player, to),
        Move::CrystalOut { exit, .. } => HitTarget::Exit(player, exit),
        Move::Wand(spaces) => HitTarget::WandSpace(area.wand + spaces),
        Move::Scroll { position, moon } => HitTarget::Display(displayed(table, position, moon)),
        Move::Spell(spell) => HitTarget::Held(table.player, Scroll::new(ScrollKind::Spell(spell))),
        Move::UseChip { symbol, actions, .. } => HitTarget::Chip(symbol, actions),
        Move::UseVial { symbol, actions } => HitTarget::Vial(symbol, actions),
        Move::UseWand { .. } => HitTarget::WandBonus,
        Move::UseSpecial { tile, symbol } => HitTarget::SpecialAs(tile, symbol),
        Move::PlaceSpecial { cell, .. } => HitTarget::Cell(player, cell),
        Move::UseFree(symbol) => HitTarget::Free(symbol),
        Move::Shelve { crystal, shelf, .. } => match shelf {
            Shelf::Symbol => HitTarget::Shelf(crystal.exit()),
            Shelf::Chip(chip) => return [Some(HitTarget::TableChip(chip)), Some(HitTarget::BottomShelf)],
            Shelf::Collect => HitTarget::BottomShelf,
        },
        Move::Power { first, second, .. } => {
            return [Some(HitTarget::Cell(player, first)), Some(HitTarget::Cell(player, second))];
        }
        Move::Decline => HitTarget::Decline,
        Move::Remove(cell) => HitTarget::Remove(cell),
        Move::End => return [None, None],
    };
    [Some(one), None]
}

/// The position of the display that a Scroll move takes; the Full-Moon card counts from the highest Scroll on it (N4).
pub fn displayed(table: &Table, position: u8, moon: bool) -> u8 {
    if moon { table.display.from_top(position) } else { position }
}

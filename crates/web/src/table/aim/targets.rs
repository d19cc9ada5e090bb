//! Where a move is pointed out.

use witchstone_rules::{Move, Scroll, ScrollKind, Shelf, Table};

use crate::table::Thing;

/// The things that point out a move.
pub fn targets(table: &Table, played: Move) -> [Option<Thing>; 2] {
    let (area, player) = (table.active(), table.player);
    let one = match played {
        Move::Tower(to) | Move::Witch { to, .. } => Thing::Location(to),
        Move::Moon(card) => Thing::Moon(card),
        Move::Lay { first, .. } => Thing::Cell(player, first),
        Move::Discard(tile) => Thing::Tile(tile),
        Move::Start { symbol, .. } => Thing::Start(symbol),
        Move::Begin { .. } => Thing::Begin,
        Move::Energy(connection) => {
            return [table.edition.ball.named(connection).map(Thing::Connection), None];
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
        Move::Scroll { position, moon } => Thing::Display(displayed(table, position, moon)),
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

/// The position of the display that a Scroll move takes; the Full-Moon card counts from the highest Scroll on it (N4).
pub fn displayed(table: &Table, position: u8, moon: bool) -> u8 {
    if moon { table.display.from_top(position) } else { position }
}

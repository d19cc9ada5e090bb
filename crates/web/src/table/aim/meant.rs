//! What somebody has in mind who points at something that is not legal.

use witchstone_rules::{Cell, Move, RimCrystal, ScrollKind, Shelf, Symbol, View};

use super::Pick;
use crate::table::Thing;
use crate::table::geometry::cauldron::neighbour;

/// The move that somebody who points here most likely has in mind, to be told why it is not legal.
pub fn meant(view: &View, target: Thing, pick: Pick) -> Option<Move> {
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
        Thing::Connection(connection) => Move::Energy(table.edition.ball.name(connection)),
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
            let second = ways.find_map(|way| neighbour(cell, way))?;
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

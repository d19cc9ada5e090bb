//! The intended move behind a click on something that is not legal.

use witchstone_rules::{Cell, Move, RimCrystal, ScrollKind, Shelf, Symbol, View};

use super::Pick;
use crate::table::HitTarget;
use crate::table::geometry::cauldron::neighbour;

/// The most likely intention of a click here, to explain why it is not legal.
pub fn intended_move(view: &View, target: HitTarget, pick: Pick) -> Option<Move> {
    let table = &view.table;
    let area = table.active();
    Some(match target {
        HitTarget::Cell(player, _) | HitTarget::Exit(player, _) | HitTarget::Held(player, _)
            if player != table.player =>
        {
            return None;
        }
        HitTarget::Location(location) => match area.tower {
            None => Move::Tower(location),
            Some(tower) if tower == location => Move::LayWitch { big: false },
            Some(_) => Move::Witch { big: false, to: location, moon: false },
        },
        HitTarget::Connection(connection) => Move::Energy(table.edition.ball.name(connection)),
        HitTarget::WandSpace(space) if space > area.wand => Move::Wand(space - area.wand),
        HitTarget::PentagramSpace(space) if space == table.edition.pentagram.next(area.pentagram) => {
            Move::Step(None)
        }
        HitTarget::Display(position) => Move::Scroll { position, moon: false },
        HitTarget::Shelf(symbol) => {
            Move::Shelve { crystal: RimCrystal::new(symbol, false), shelf: Shelf::Symbol, moon: false }
        }
        HitTarget::TableChip(chip) => {
            let exit = Symbol::ALL.into_iter().find(|exit| table.pending.rim[*exit] > 0);
            let crystal = RimCrystal::new(exit.unwrap_or(Symbol::Crystal), false);
            Move::Shelve { crystal, shelf: Shelf::Chip(chip), moon: false }
        }
        HitTarget::Held(_, scroll) => match scroll.kind() {
            ScrollKind::Spell(spell) => Move::Spell(spell),
            _ => return None,
        },
        HitTarget::Tile(tile) => Move::Discard(tile),
        HitTarget::Exit(_, exit) => Move::CrystalOut { from: picked_crystal(view, pick)?, exit },
        HitTarget::Cell(_, cell) => return intended_on_cell(view, cell, pick),
        _ => return None,
    })
}

fn picked_crystal(view: &View, pick: Pick) -> Option<Cell> {
    match pick {
        Pick::Crystal(cell) => Some(cell),
        _ => view.table.active().cauldron.all_crystals().first(),
    }
}

fn intended_on_cell(view: &View, cell: Cell, pick: Pick) -> Option<Move> {
    let cauldron = &view.table.active().cauldron;
    match pick {
        Pick::Tile(tile, turn) => {
            // At the edge the tile may point outwards: then the next direction that fits is intended.
            let mut directions = (0..6).map(|more| (turn + more) % 6);
            let second = directions.find_map(|direction| neighbour(cell, direction))?;
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

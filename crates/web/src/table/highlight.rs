//! The targets of a move, highlighted while its text is hovered or focused.

use witchstone_rules::{Move, Shelf, Symbol, View};

use super::{HitTarget, targeting};

impl HitTarget {
    /// The things that a move of the player to act names.
    pub fn of_move(view: &View, played: Move) -> Vec<HitTarget> {
        let player = view.table.player;
        let cell = |cell| HitTarget::Cell(player, cell);
        match played {
            Move::Tower(at) | Move::Witch { to: at, .. } => vec![HitTarget::Location(at)],
            Move::LayWitch { .. } => view.table.active().tower.map(HitTarget::Location).into_iter().collect(),
            Move::Moon(_) => vec![HitTarget::MoonCard(player)],
            Move::Lay { tile, first, second } => vec![HitTarget::Tile(tile), cell(first), cell(second)],
            Move::Discard(tile) => vec![HitTarget::Tile(tile)],
            Move::Energy(connection) => {
                view.edition().ball.named(connection).map(HitTarget::Connection).into_iter().collect()
            }
            Move::Step(_) => {
                vec![HitTarget::PentagramSpace(view.edition().pentagram.next(view.table.active().pentagram))]
            }
            Move::Crystal { from, to } => vec![cell(from), cell(to)],
            Move::CrystalOut { from, exit } => vec![cell(from), HitTarget::Exit(player, exit)],
            Move::Wand(spaces) => vec![HitTarget::WandSpace(view.table.active().wand + spaces)],
            Move::Scroll { position, moon } => {
                vec![HitTarget::Display(targeting::displayed(&view.table, position, moon))]
            }
            Move::UseSpecial { tile, .. } => vec![HitTarget::Special(tile)],
            Move::PlaceSpecial { tile, cell: at } => vec![HitTarget::Special(tile), cell(at)],
            Move::UseWand { .. } => vec![HitTarget::WandSpace(view.table.queue.next)],
            Move::Shelve { crystal, shelf, .. } => HitTarget::of_shelf(crystal.exit(), shelf),
            Move::Power { symbol, first, second } => {
                vec![HitTarget::PowerTile(symbol), cell(first), cell(second)]
            }
            Move::Remove(at) => vec![cell(at)],
            Move::Start { .. } | Move::Begin { .. } => {
                view.table.laid.iter().map(|&(_, at)| cell(at)).collect()
            }
            Move::Spell(_) | Move::UseChip { .. } | Move::UseVial { .. } | Move::UseFree(_) => vec![],
            Move::Decline | Move::End => vec![],
        }
    }

    fn of_shelf(exit: Symbol, shelf: Shelf) -> Vec<HitTarget> {
        match shelf {
            Shelf::Symbol => vec![HitTarget::Shelf(exit)],
            Shelf::Chip(chip) => vec![HitTarget::BottomShelf, HitTarget::TableChip(chip)],
            Shelf::Collect => vec![HitTarget::BottomShelf],
        }
    }
}

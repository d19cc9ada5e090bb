//! The things that a move names: lit while somebody reads about it.

use witchstone_rules::{Move, Shelf, Symbol, View};

use super::{Thing, aim};

impl Thing {
    /// The things that a move of the player to act names.
    pub fn of_move(view: &View, played: Move) -> Vec<Thing> {
        let player = view.table.player;
        let cell = |cell| Thing::Cell(player, cell);
        match played {
            Move::Tower(at) | Move::Witch { to: at, .. } => vec![Thing::Location(at)],
            Move::LayWitch { .. } => view.table.active().tower.map(Thing::Location).into_iter().collect(),
            Move::Moon(_) => vec![Thing::MoonCard(player)],
            Move::Lay { tile, first, second } => vec![Thing::Tile(tile), cell(first), cell(second)],
            Move::Discard(tile) => vec![Thing::Tile(tile)],
            Move::Energy(connection) => {
                view.edition().ball.named(connection).map(Thing::Connection).into_iter().collect()
            }
            Move::Step(_) => {
                vec![Thing::PentagramSpace(view.edition().pentagram.next(view.table.active().pentagram))]
            }
            Move::Crystal { from, to } => vec![cell(from), cell(to)],
            Move::CrystalOut { from, exit } => vec![cell(from), Thing::Exit(player, exit)],
            Move::Wand(spaces) => vec![Thing::WandSpace(view.table.active().wand + spaces)],
            Move::Scroll { position, moon } => {
                vec![Thing::Display(aim::displayed(&view.table, position, moon))]
            }
            Move::UseSpecial { tile, .. } => vec![Thing::Special(tile)],
            Move::PlaceSpecial { tile, cell: at } => vec![Thing::Special(tile), cell(at)],
            Move::UseWand { .. } => vec![Thing::WandSpace(view.table.queue.next)],
            Move::Shelve { crystal, shelf, .. } => Thing::of_shelf(crystal.exit(), shelf),
            Move::Power { symbol, first, second } => {
                vec![Thing::PowerTile(symbol), cell(first), cell(second)]
            }
            Move::Remove(at) => vec![cell(at)],
            Move::Start { .. } | Move::Begin { .. } => {
                view.table.laid.iter().map(|&(_, at)| cell(at)).collect()
            }
            Move::Spell(_) | Move::UseChip { .. } | Move::UseVial { .. } | Move::UseFree(_) => vec![],
            Move::Decline | Move::End => vec![],
        }
    }

    fn of_shelf(exit: Symbol, shelf: Shelf) -> Vec<Thing> {
        match shelf {
            Shelf::Symbol => vec![Thing::Shelf(exit)],
            Shelf::Chip(chip) => vec![Thing::BottomShelf, Thing::TableChip(chip)],
            Shelf::Collect => vec![Thing::BottomShelf],
        }
    }
}

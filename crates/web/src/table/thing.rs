//! The things on the table that can be pointed at, explained and lit.

use witchstone_rules::{Cell, Chip, Connection, Location, Move, Player, Scroll, Symbol, Tile, View};

/// Something that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A cell of a player's Cauldron.
    Cell(Player, Cell),
    /// An exit of a player's Cauldron.
    Exit(Player, Symbol),
    /// A hex tile behind the own screen.
    Tile(Tile),
    /// A special tile that waits to be used.
    Special(Tile),
    /// A location of the Crystal ball.
    Location(Location),
    /// A connection of the Crystal ball.
    Connection(Connection),
    /// A space of the Pentagram.
    PentagramSpace(u8),
    /// A space of the Wand.
    WandSpace(u8),
    /// A symbol shelf of the vial rack.
    Shelf(Symbol),
    /// The bottom shelf of the vial rack.
    BottomShelf,
    /// A chip below the rack.
    TableChip(Chip),
    /// A position of the Scroll display, from 1.
    Display(u8),
    /// A Scroll that a player holds.
    Held(Player, Scroll),
    /// A power tile that can still be had.
    PowerTile(Symbol),
    /// A player's Full-Moon card.
    MoonCard(Player),
    /// All that a player has.
    Panel(Player),
}

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
            Move::Energy { from, to } => {
                view.edition().ball.between(from, to).map(Thing::Connection).into_iter().collect()
            }
            Move::Step(_) => vec![Thing::PentagramSpace(view.table.active().pentagram)],
            Move::Crystal { from, to } => vec![cell(from), cell(to)],
            Move::CrystalOut { from, exit } => vec![cell(from), Thing::Exit(player, exit)],
            Move::Wand(spaces) => vec![Thing::WandSpace(view.table.active().wand + spaces)],
            Move::Scroll { position, moon: false } => vec![Thing::Display(position)],
            Move::Scroll { position, moon: true } => {
                vec![Thing::Display((view.table.display.len() + 1).saturating_sub(position))]
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

    fn of_shelf(exit: Symbol, shelf: witchstone_rules::Shelf) -> Vec<Thing> {
        match shelf {
            witchstone_rules::Shelf::Symbol => vec![Thing::Shelf(exit)],
            witchstone_rules::Shelf::Chip(chip) => vec![Thing::BottomShelf, Thing::TableChip(chip)],
            witchstone_rules::Shelf::Collect => vec![Thing::BottomShelf],
        }
    }
}

//! Everything on the table that can be pointed at.
//!
//! Each drawn thing carries its target as a short code in its `data-t` attribute, so that one listener at the root of
//! the widget knows what was pointed at, clicked or focused.

use witchstone_rules::{
    Cell, Chip, Connection, Location, MAX_PLAYERS, Player, RimCrystal, Scroll, ScrollKind, Spell, Symbol,
    Tile,
};

use super::supply::Supply;

/// Something that lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A location of the Crystal ball.
    Location(Location),
    /// A connection of the Crystal ball.
    Connection(Connection),
    /// A cell of a player's Cauldron.
    Cell(Player, Cell),
    /// An exit of a player's Cauldron.
    Exit(Player, Symbol),
    /// A space of the Wand.
    WandSpace(u8),
    /// A space of the Pentagram.
    PentagramSpace(u8),
    /// The special tile on a hex space of the Pentagram.
    HexSpace(u8),
    /// The stack of special tiles.
    SpecialStack,
    /// A position of the Scroll display, from 1.
    Display(u8),
    /// The pile of Scrolls.
    ScrollPile,
    /// A symbol shelf of the vial rack.
    Shelf(Symbol),
    /// The bottom shelf.
    BottomShelf,
    /// Chips of a kind on the table.
    TableChip(Chip),
    /// A power tile that can be had.
    PowerTile(Symbol),
    /// A hex tile behind the own screen.
    Tile(Tile),
    /// A Scroll that a player holds.
    Held(Player, Scroll),
    /// A special tile that waits to be used.
    Special(Tile),
    /// One of the two symbols of a special tile that waits.
    SpecialAs(Tile, Symbol),
    /// A Crystal on the rim.
    Rim(RimCrystal),
    /// A chip's actions that wait.
    Chip(Symbol, u8),
    /// A vial's actions that wait.
    Vial(Symbol, u8),
    /// The dark space at the head of the Wand queue.
    WandBonus,
    /// Actions of one's choice that wait.
    Free(Symbol),
    /// The type to begin with.
    Start(Symbol),
    /// The second type.
    Begin,
    /// A Full-Moon card to keep.
    Moon(Symbol),
    /// A player's Full-Moon card.
    MoonCard(Player),
    /// No power tile.
    Decline,
    /// The picked Crystal, taken out for points.
    Remove(Cell),
    /// Something in a player's supply.
    Supply(Player, Supply),
    /// All that a player has.
    Panel(Player),
}

impl Thing {
    /// The code for a `data-t` attribute: a word and up to two numbers.
    pub fn code(self) -> String {
        let (word, numbers): (&str, &[usize]) = match self {
            Thing::Location(location) => ("location", &[location.index()]),
            Thing::Connection(connection) => ("connection", &[connection.index()]),
            Thing::Cell(player, cell) => ("cell", &[player.index(), cell.index()]),
            Thing::Exit(player, symbol) => ("exit", &[player.index(), symbol as usize]),
            Thing::WandSpace(space) => ("wand", &[space.into()]),
            Thing::PentagramSpace(space) => ("pentagram", &[space.into()]),
            Thing::HexSpace(space) => ("hex", &[space.into()]),
            Thing::SpecialStack => ("stack", &[]),
            Thing::Display(position) => ("display", &[position.into()]),
            Thing::ScrollPile => ("pile", &[]),
            Thing::Shelf(symbol) => ("shelf", &[symbol as usize]),
            Thing::BottomShelf => ("bottom", &[]),
            Thing::TableChip(chip) => ("tablechip", &[chip.index()]),
            Thing::PowerTile(symbol) => ("power", &[symbol as usize]),
            Thing::Tile(tile) => ("tile", &[tile.index()]),
            Thing::Held(player, scroll) => ("held", &[player.index(), number(scroll)]),
            Thing::Special(tile) => ("special", &[tile.index()]),
            Thing::SpecialAs(tile, symbol) => ("specialas", &[tile.index(), symbol as usize]),
            Thing::Rim(rim) => ("rim", &[rim.exit() as usize, rim.is_black().into()]),
            Thing::Chip(symbol, actions) => ("chip", &[symbol as usize, actions.into()]),
            Thing::Vial(symbol, actions) => ("vial", &[symbol as usize, actions.into()]),
            Thing::WandBonus => ("wandbonus", &[]),
            Thing::Free(symbol) => ("free", &[symbol as usize]),
            Thing::Start(symbol) => ("start", &[symbol as usize]),
            Thing::Begin => ("begin", &[]),
            Thing::Moon(symbol) => ("moon", &[symbol as usize]),
            Thing::MoonCard(player) => ("mooncard", &[player.index()]),
            Thing::Decline => ("decline", &[]),
            Thing::Remove(cell) => ("remove", &[cell.index()]),
            Thing::Supply(player, supply) => ("supply", &[player.index(), supply as usize]),
            Thing::Panel(player) => ("panel", &[player.index()]),
        };
        numbers.iter().fold(word.to_owned(), |code, number| format!("{code} {number}"))
    }

    /// The target of a code.
    pub fn parse(code: &str) -> Option<Thing> {
        let mut parts = code.split(' ');
        let word = parts.next()?;
        let mut numbers = parts.map_while(|number| number.parse::<usize>().ok());
        let (a, b) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
        let symbol = || Symbol::ALL.get(a).copied();
        let player = || (a < MAX_PLAYERS).then(|| Player::new(a));
        let tile = || (a < Tile::COUNT).then(|| Tile::from_index(a));
        let small = u8::try_from(a).ok();
        Some(match word {
            "location" if a < Location::COUNT => Thing::Location(Location::from_index(a)),
            "connection" if a < Connection::MAX => Thing::Connection(Connection::from_index(a)),
            "cell" => Thing::Cell(player()?, cell(b)?),
            "exit" => Thing::Exit(player()?, *Symbol::ALL.get(b)?),
            "wand" => Thing::WandSpace(small?),
            "pentagram" => Thing::PentagramSpace(small?),
            "hex" => Thing::HexSpace(small?),
            "stack" => Thing::SpecialStack,
            "display" => Thing::Display(small?),
            "pile" => Thing::ScrollPile,
            "shelf" => Thing::Shelf(symbol()?),
            "bottom" => Thing::BottomShelf,
            "tablechip" => Thing::TableChip(*Chip::ALL.get(a)?),
            "power" => Thing::PowerTile(symbol()?),
            "tile" => Thing::Tile(tile()?),
            "held" => Thing::Held(player()?, scroll(b)?),
            "special" => Thing::Special(tile()?),
            "specialas" => Thing::SpecialAs(tile()?, *Symbol::ALL.get(b)?),
            "rim" => Thing::Rim(RimCrystal::new(symbol()?, b == 1)),
            "chip" => Thing::Chip(symbol()?, u8::try_from(b).ok()?),
            "vial" => Thing::Vial(symbol()?, u8::try_from(b).ok()?),
            "wandbonus" => Thing::WandBonus,
            "free" => Thing::Free(symbol()?),
            "start" => Thing::Start(symbol()?),
            "begin" => Thing::Begin,
            "moon" => Thing::Moon(symbol()?),
            "decline" => Thing::Decline,
            "remove" => Thing::Remove(cell(a)?),
            "mooncard" => Thing::MoonCard(player()?),
            "supply" => Thing::Supply(player()?, *Supply::ALL.get(b)?),
            "panel" => Thing::Panel(player()?),
            _ => return None,
        })
    }
}

/// Spells, the power Scroll and the Prophecies, counted through.
fn number(scroll: Scroll) -> usize {
    match scroll.kind() {
        ScrollKind::Spell(spell) => spell.index(),
        ScrollKind::Power => Spell::ALL.len(),
        ScrollKind::Prophecy(number) => Spell::ALL.len() + 1 + number,
    }
}

fn scroll(number: usize) -> Option<Scroll> {
    let kind = match number.checked_sub(Spell::ALL.len()) {
        None => ScrollKind::Spell(Spell::ALL[number]),
        Some(0) => ScrollKind::Power,
        Some(after) if after <= Scroll::MAX_PROPHECIES => ScrollKind::Prophecy(after - 1),
        Some(_) => return None,
    };
    Some(Scroll::new(kind))
}

fn cell(index: usize) -> Option<Cell> {
    witchstone_rules::Cells::hexagon(3).iter().find(|cell| cell.index() == index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_back() {
        let tile = Tile::from_index(7);
        let player = Player::new(2);
        let targets = [
            Thing::Location(Location::tower(2)),
            Thing::Connection(Connection::from_index(39)),
            Thing::Cell(player, Cell::at(-3, 2).unwrap()),
            Thing::TableChip(Chip::Points),
            Thing::SpecialAs(tile, Symbol::Wand),
            Thing::Rim(RimCrystal::new(Symbol::Scroll, true)),
            Thing::Rim(RimCrystal::new(Symbol::Scroll, false)),
            Thing::Vial(Symbol::Crystal, 4),
            Thing::WandBonus,
            Thing::Held(player, Scroll::new(ScrollKind::Spell(Spell::Single))),
            Thing::Held(player, Scroll::new(ScrollKind::Power)),
            Thing::Held(player, Scroll::new(ScrollKind::Prophecy(13))),
        ];
        let supplies = Supply::ALL.map(|supply| Thing::Supply(player, supply));
        for target in targets.into_iter().chain(supplies) {
            assert_eq!(Thing::parse(&target.code()), Some(target), "{}", target.code());
        }
        assert_eq!(Thing::parse("nothing 1"), None);
    }
}

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
pub enum HitTarget {
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

impl HitTarget {
    /// The code for a `data-t` attribute: a word and up to two numbers.
    pub fn code(self) -> String {
        let (word, numbers): (&str, &[usize]) = match self {
            HitTarget::Location(location) => ("location", &[location.index()]),
            HitTarget::Connection(connection) => ("connection", &[connection.index()]),
            HitTarget::Cell(player, cell) => ("cell", &[player.index(), cell.index()]),
            HitTarget::Exit(player, symbol) => ("exit", &[player.index(), symbol as usize]),
            HitTarget::WandSpace(space) => ("wand", &[space.into()]),
            HitTarget::PentagramSpace(space) => ("pentagram", &[space.into()]),
            HitTarget::HexSpace(space) => ("hex", &[space.into()]),
            HitTarget::SpecialStack => ("stack", &[]),
            HitTarget::Display(position) => ("display", &[position.into()]),
            HitTarget::ScrollPile => ("pile", &[]),
            HitTarget::Shelf(symbol) => ("shelf", &[symbol as usize]),
            HitTarget::BottomShelf => ("bottom", &[]),
            HitTarget::TableChip(chip) => ("tablechip", &[chip.index()]),
            HitTarget::PowerTile(symbol) => ("power", &[symbol as usize]),
            HitTarget::Tile(tile) => ("tile", &[tile.index()]),
            HitTarget::Held(player, scroll) => ("held", &[player.index(), number(scroll)]),
            HitTarget::Special(tile) => ("special", &[tile.index()]),
            HitTarget::SpecialAs(tile, symbol) => ("specialas", &[tile.index(), symbol as usize]),
            HitTarget::Rim(rim) => ("rim", &[rim.exit() as usize, rim.is_black().into()]),
            HitTarget::Chip(symbol, actions) => ("chip", &[symbol as usize, actions.into()]),
            HitTarget::Vial(symbol, actions) => ("vial", &[symbol as usize, actions.into()]),
            HitTarget::WandBonus => ("wandbonus", &[]),
            HitTarget::Free(symbol) => ("free", &[symbol as usize]),
            HitTarget::Start(symbol) => ("start", &[symbol as usize]),
            HitTarget::Begin => ("begin", &[]),
            HitTarget::Moon(symbol) => ("moon", &[symbol as usize]),
            HitTarget::MoonCard(player) => ("mooncard", &[player.index()]),
            HitTarget::Decline => ("decline", &[]),
            HitTarget::Remove(cell) => ("remove", &[cell.index()]),
            HitTarget::Supply(player, supply) => ("supply", &[player.index(), supply as usize]),
            HitTarget::Panel(player) => ("panel", &[player.index()]),
        };
        numbers.iter().fold(word.to_owned(), |code, number| format!("{code} {number}"))
    }

    /// The target of a code.
    pub fn parse(code: &str) -> Option<HitTarget> {
        let mut parts = code.split(' ');
        let word = parts.next()?;
        let mut numbers = parts.map_while(|number| number.parse::<usize>().ok());
        let (a, b) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
        let symbol = || Symbol::ALL.get(a).copied();
        let player = || (a < MAX_PLAYERS).then(|| Player::new(a));
        let tile = || (a < Tile::COUNT).then(|| Tile::from_index(a));
        let small = u8::try_from(a).ok();
        Some(match word {
            "location" if a < Location::COUNT => HitTarget::Location(Location::from_index(a)),
            "connection" if a < Connection::MAX => HitTarget::Connection(Connection::from_index(a)),
            "cell" => HitTarget::Cell(player()?, cell(b)?),
            "exit" => HitTarget::Exit(player()?, *Symbol::ALL.get(b)?),
            "wand" => HitTarget::WandSpace(small?),
            "pentagram" => HitTarget::PentagramSpace(small?),
            "hex" => HitTarget::HexSpace(small?),
            "stack" => HitTarget::SpecialStack,
            "display" => HitTarget::Display(small?),
            "pile" => HitTarget::ScrollPile,
            "shelf" => HitTarget::Shelf(symbol()?),
            "bottom" => HitTarget::BottomShelf,
            "tablechip" => HitTarget::TableChip(*Chip::ALL.get(a)?),
            "power" => HitTarget::PowerTile(symbol()?),
            "tile" => HitTarget::Tile(tile()?),
            "held" => HitTarget::Held(player()?, scroll(b)?),
            "special" => HitTarget::Special(tile()?),
            "specialas" => HitTarget::SpecialAs(tile()?, *Symbol::ALL.get(b)?),
            "rim" => HitTarget::Rim(RimCrystal::new(symbol()?, b == 1)),
            "chip" => HitTarget::Chip(symbol()?, u8::try_from(b).ok()?),
            "vial" => HitTarget::Vial(symbol()?, u8::try_from(b).ok()?),
            "wandbonus" => HitTarget::WandBonus,
            "free" => HitTarget::Free(symbol()?),
            "start" => HitTarget::Start(symbol()?),
            "begin" => HitTarget::Begin,
            "moon" => HitTarget::Moon(symbol()?),
            "decline" => HitTarget::Decline,
            "remove" => HitTarget::Remove(cell(a)?),
            "mooncard" => HitTarget::MoonCard(player()?),
            "supply" => HitTarget::Supply(player()?, *Supply::ALL.get(b)?),
            "panel" => HitTarget::Panel(player()?),
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
            HitTarget::Location(Location::tower(2)),
            HitTarget::Connection(Connection::from_index(39)),
            HitTarget::Cell(player, Cell::at(-3, 2).unwrap()),
            HitTarget::TableChip(Chip::Points),
            HitTarget::SpecialAs(tile, Symbol::Wand),
            HitTarget::Rim(RimCrystal::new(Symbol::Scroll, true)),
            HitTarget::Rim(RimCrystal::new(Symbol::Scroll, false)),
            HitTarget::Vial(Symbol::Crystal, 4),
            HitTarget::WandBonus,
            HitTarget::Held(player, Scroll::new(ScrollKind::Spell(Spell::Single))),
            HitTarget::Held(player, Scroll::new(ScrollKind::Power)),
            HitTarget::Held(player, Scroll::new(ScrollKind::Prophecy(13))),
        ];
        let supplies = Supply::ALL.map(|supply| HitTarget::Supply(player, supply));
        for target in targets.into_iter().chain(supplies) {
            assert_eq!(HitTarget::parse(&target.code()), Some(target), "{}", target.code());
        }
        assert_eq!(HitTarget::parse("nothing 1"), None);
    }
}

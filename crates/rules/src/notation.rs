//! The one written form of a move: printing and parsing are inverse.

use core::fmt;
use core::str::FromStr;

use crate::{Cell, Chip, ConnectionName, Location, Move, RimCrystal, Shelf, Spell, Symbol, Tile};

/// The usual number of actions of a chip and of a vial: only others are written. Separate from the rules on purpose: records
/// must read the same if a rule changes.
const CHIP_ACTIONS: u8 = 1;
const VIAL_ACTIONS: u8 = 2;

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Tower(location) => write!(f, "tower {location}"),
            Move::Moon(symbol) => write!(f, "moon {symbol}"),
            Move::Lay { tile, first, second } => write!(f, "lay {tile} {first} {second}"),
            Move::Discard(tile) => write!(f, "discard {tile}"),
            Move::Start { symbol, .. } => write!(f, "start {symbol}"),
            Move::Begin { .. } => f.write_str("begin"),
            Move::Energy(connection) => write!(f, "energy {connection}"),
            Move::LayWitch { big: false } => f.write_str("witch lay"),
            Move::LayWitch { big: true } => f.write_str("witch lay big"),
            Move::Witch { big: false, to, .. } => write!(f, "witch {to}"),
            Move::Witch { big: true, to, .. } => write!(f, "witch big {to}"),
            Move::Step(None) => f.write_str("step"),
            Move::Step(Some(tile)) => write!(f, "step +moon {tile}"),
            Move::Crystal { from, to } => write!(f, "crystal {from} {to}"),
            Move::CrystalOut { from, exit } => write!(f, "crystal {from} out {exit}"),
            Move::Wand(spaces) => write!(f, "wand {spaces}"),
            Move::Scroll { position, .. } => write!(f, "scroll {position}"),
            Move::Spell(spell) => write!(f, "spell {}", spell.name()),
            Move::UseChip { symbol, actions, .. } => {
                write!(f, "use chip {symbol}{}", Times(actions, CHIP_ACTIONS))
            }
            Move::UseVial { symbol, actions } => {
                write!(f, "use vial {symbol}{}", Times(actions, VIAL_ACTIONS))
            }
            Move::UseWand { symbol, .. } => write!(f, "use wand {symbol}"),
            Move::UseSpecial { tile, symbol } => write!(f, "use special {tile} as {symbol}"),
            Move::PlaceSpecial { tile, cell } => write!(f, "place special {tile} {cell}"),
            Move::UseFree(symbol) => write!(f, "use free {symbol}"),
            Move::Shelve { crystal, shelf, .. } => write_shelve(f, crystal, shelf),
            Move::Power { symbol, first, second } => write!(f, "power {symbol} {first} {second}"),
            Move::Decline => f.write_str("decline"),
            Move::Remove(cell) => write!(f, "remove {cell}"),
            Move::End => f.write_str("end"),
        }?;
        // A step names its tile behind the mark and has written it already.
        if self.uses_moon() && !matches!(self, Move::Step(_)) { f.write_str(" +moon") } else { Ok(()) }
    }
}

fn write_shelve(f: &mut fmt::Formatter<'_>, crystal: RimCrystal, shelf: Shelf) -> fmt::Result {
    let black = if crystal.is_black() { "black " } else { "" };
    write!(f, "shelve {black}{}", crystal.exit())?;
    match shelf {
        Shelf::Symbol => Ok(()),
        Shelf::Chip(chip) => write!(f, " chip {chip}"),
        Shelf::Collect => f.write_str(" collect"),
    }
}

/// ` x3`, or nothing for the usual number.
struct Times(u8, u8);

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 == self.1 { Ok(()) } else { write!(f, " x{}", self.0) }
    }
}

impl Move {
    /// Whether the move uses the player's Full-Moon card.
    pub const fn uses_moon(self) -> bool {
        match self {
            Move::Start { moon, .. }
            | Move::Begin { moon }
            | Move::Witch { moon, .. }
            | Move::Scroll { moon, .. }
            | Move::UseChip { moon, .. }
            | Move::UseWand { moon, .. }
            | Move::Shelve { moon, .. } => moon,
            Move::Step(tile) => tile.is_some(),
            _ => false,
        }
    }

    /// The same move with the Full-Moon card, if it has such a form.
    fn with_moon(self) -> Option<Move> {
        let mut changed = self;
        match &mut changed {
            Move::Start { moon, .. }
            | Move::Begin { moon }
            | Move::Witch { moon, .. }
            | Move::Scroll { moon, .. }
            | Move::UseChip { moon, .. }
            | Move::UseWand { moon, .. }
            | Move::Shelve { moon, .. } => *moon = true,
            _ => return None,
        }
        Some(changed)
    }
}

/// Why a text is not a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseMoveError {
    text: String,
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is not a move; moves look like `lay energy/witch 3,-2 3,-1` or `witch f1`.",
            self.text
        )
    }
}

impl core::error::Error for ParseMoveError {}

/// Reads the written form, and nothing but the written form.
///
/// ```
/// use witchstone_rules::Move;
/// let m: Move = "shelve black crystal chip energy +moon".parse().unwrap();
/// assert_eq!(m.to_string(), "shelve black crystal chip energy +moon");
/// assert!("shelve everything".parse::<Move>().is_err());
/// ```
impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Move, ParseMoveError> {
        let refused = || ParseMoveError { text: text.chars().take(80).map(printable).collect() };
        // The longest move has six words; a text without bound is not looked at further.
        let words: arrayvec::ArrayVec<&str, 8> = text.split(' ').take(8).collect();
        let parsed = match words.as_slice() {
            ["step", "+moon", tile] => Tile::from_name(tile).map(|tile| Move::Step(Some(tile))),
            [plain @ .., "+moon"] => parse_plain(plain).and_then(Move::with_moon),
            plain => parse_plain(plain),
        };
        parsed.filter(|m| m.to_string() == text).ok_or_else(refused)
    }
}

/// Foreign text is quoted in one line, whatever is in it.
fn printable(letter: char) -> char {
    if letter.is_control() { char::REPLACEMENT_CHARACTER } else { letter }
}

fn parse_plain(words: &[&str]) -> Option<Move> {
    Some(match *words {
        ["tower", at] => Move::Tower(Location::from_name(at)?),
        ["moon", symbol] => Move::Moon(Symbol::from_name(symbol)?),
        ["lay", tile, first, second] => {
            Move::Lay { tile: Tile::from_name(tile)?, first: cell(first)?, second: cell(second)? }
        }
        ["discard", tile] => Move::Discard(Tile::from_name(tile)?),
        ["start", symbol] => Move::Start { symbol: Symbol::from_name(symbol)?, moon: false },
        ["begin"] => Move::Begin { moon: false },
        ["energy", connection] => Move::Energy(ConnectionName::from_name(connection)?),
        ["step"] => Move::Step(None),
        ["wand", spaces] => Move::Wand(spaces.parse().ok()?),
        ["scroll", position] => Move::Scroll { position: position.parse().ok()?, moon: false },
        ["spell", spell] => Move::Spell(Spell::from_name(spell)?),
        ["decline"] => Move::Decline,
        ["remove", at] => Move::Remove(cell(at)?),
        ["end"] => Move::End,
        ["witch", ref rest @ ..] => parse_witch(rest)?,
        ["crystal", from, to] => Move::Crystal { from: cell(from)?, to: cell(to)? },
        ["crystal", from, "out", exit] => {
            Move::CrystalOut { from: cell(from)?, exit: Symbol::from_name(exit)? }
        }
        ["use", ref rest @ ..] => parse_use(rest)?,
        ["place", "special", tile, at] => {
            Move::PlaceSpecial { tile: Tile::from_name(tile)?, cell: cell(at)? }
        }
        ["shelve", "black", exit, ref shelf @ ..] => parse_shelve(exit, true, shelf)?,
        ["shelve", exit, ref shelf @ ..] => parse_shelve(exit, false, shelf)?,
        ["power", symbol, first, second] => {
            Move::Power { symbol: Symbol::from_name(symbol)?, first: cell(first)?, second: cell(second)? }
        }
        _ => return None,
    })
}

fn cell(name: &str) -> Option<Cell> {
    Cell::from_name(name)
}

fn parse_witch(rest: &[&str]) -> Option<Move> {
    Some(match *rest {
        ["lay"] => Move::LayWitch { big: false },
        ["lay", "big"] => Move::LayWitch { big: true },
        ["big", to] => Move::Witch { big: true, to: Location::from_name(to)?, moon: false },
        [to] => Move::Witch { big: false, to: Location::from_name(to)?, moon: false },
        _ => return None,
    })
}

fn parse_use(rest: &[&str]) -> Option<Move> {
    let times = |times: &str| times.strip_prefix('x')?.parse().ok();
    let symbol = |name| Symbol::from_name(name);
    let chip = |symbol, actions| Move::UseChip { symbol, actions, moon: false };
    Some(match *rest {
        ["chip", name] => chip(symbol(name)?, CHIP_ACTIONS),
        ["chip", name, n] => chip(symbol(name)?, times(n)?),
        ["vial", name] => Move::UseVial { symbol: symbol(name)?, actions: VIAL_ACTIONS },
        ["vial", name, n] => Move::UseVial { symbol: symbol(name)?, actions: times(n)? },
        ["wand", name] => Move::UseWand { symbol: symbol(name)?, moon: false },
        ["special", tile, "as", name] => {
            Move::UseSpecial { tile: Tile::from_name(tile)?, symbol: symbol(name)? }
        }
        ["free", name] => Move::UseFree(symbol(name)?),
        _ => return None,
    })
}

fn parse_shelve(exit: &str, black: bool, shelf: &[&str]) -> Option<Move> {
    let shelf = match *shelf {
        [] => Shelf::Symbol,
        ["chip", chip] => Shelf::Chip(Chip::from_name(chip)?),
        ["collect"] => Shelf::Collect,
        _ => return None,
    };
    let crystal = RimCrystal::new(Symbol::from_name(exit)?, black);
    Some(Move::Shelve { crystal, shelf, moon: false })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_the_notation_page_round_trips() {
        let forms = [
            "tower t2",
            "moon energy",
            "lay energy/witch 3,-2 3,-1",
            "discard energy/witch",
            "start energy",
            "start energy +moon",
            "begin",
            "begin +moon",
            "energy t0-stone",
            "energy t0-stone#2",
            "witch lay",
            "witch lay big",
            "witch f1",
            "witch big f1",
            "witch f1 +moon",
            "witch big f1 +moon",
            "step",
            "step +moon energy/witch",
            "crystal 2,-1 3,-1",
            "crystal 3,-1 out crystal",
            "wand 3",
            "scroll 2",
            "scroll 1 +moon",
            "spell energy",
            "spell single",
            "use chip energy",
            "use chip energy x3",
            "use chip energy x2 +moon",
            "use vial energy",
            "use vial witch x4",
            "use wand energy",
            "use wand energy +moon",
            "use special energy/witch as energy",
            "place special energy/witch 1,0",
            "use free energy",
            "shelve crystal",
            "shelve black crystal",
            "shelve crystal chip energy",
            "shelve crystal collect",
            "shelve black wand chip points +moon",
            "power energy 1,0 2,0",
            "decline",
            "remove 0,0",
            "end",
        ];
        for form in forms {
            let parsed: Move = form.parse().unwrap_or_else(|error| panic!("{error}"));
            assert_eq!(parsed.to_string(), form);
        }
    }

    #[test]
    fn other_spellings_are_refused() {
        let wrong = [
            "",
            " ",
            "step ",
            " step",
            "step  +moon energy/witch",
            "lay witch/energy 0,0 0,1",
            "lay energy/energy 0,0 0,1",
            "wand 03",
            "wand +3",
            "wand 300",
            "scroll -1",
            "use chip energy x1",
            "use vial energy x2",
            "end +moon",
            "remove +0,0",
            "remove 4,0",
            "tower t4",
            "energy t0",
            "energy t0-stone#1",
            "energy t0-stone#02",
            "energy t0-stone#5",
            "witch lay +moon",
            "step +moon",
            "Step",
        ];
        for text in wrong {
            assert!(text.parse::<Move>().is_err(), "{text:?} was read as a move");
        }
    }

    #[test]
    fn a_move_is_four_bytes() {
        assert_eq!(size_of::<Move>(), 4);
    }
}

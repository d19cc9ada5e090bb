//! The limits of an edition file: the bounds that the reader checks, by key.

use core::ops::RangeInclusive;

use super::{BallPlan, Edition, ScrollPlan, WandPlan};
use crate::{Connection, ConnectionName, Location, MAX_RADIUS, Scroll, Tile};

/// The most bytes of a file: the built-in one many times over.
pub(super) const MAX_BYTES: usize = 1 << 18;
pub(super) const ID_LENGTH: RangeInclusive<usize> = 1..=32;

pub(super) const TURNS: RangeInclusive<u8> = 1..=11;
pub(super) const HAND: RangeInclusive<u8> = 1..=5;
pub(super) const ENERGY_UNITS: RangeInclusive<u8> = 1..=99;
pub(super) const SMALL_WITCHES: RangeInclusive<u8> = 1..=16;
pub(super) const VIALS: RangeInclusive<u8> = 1..=9;
pub(super) const OWL_TILES: RangeInclusive<usize> = 1..=8;
pub(super) const OWL_POINTS: RangeInclusive<u8> = 1..=20;
pub(super) const CONNECTION_POINTS: RangeInclusive<u8> = 0..=20;
pub(super) const EVEN_START: RangeInclusive<u8> = 0..=50;

// After the first hand a tile is drawn each turn but the last: with these bounds the hex tiles always suffice (S6, T8).
const _: () = assert!(*TURNS.end() + *HAND.end() - 1 <= Tile::COUNT as u8);

/// Chips lie on every location but the Witchstone (S5).
pub(super) const CHIP_LOCATIONS: u8 = Location::COUNT as u8 - 1;
/// The most of one kind, and the most on the table: what the packed counts of a game hold.
pub(super) const MAX_CHIPS: u8 = 15;

/// Three of them lie on the Pentagram (S4).
pub(super) const SPECIALS: RangeInclusive<usize> = 3..=Edition::MAX_SPECIALS;

pub(super) const RADIUS: RangeInclusive<u8> = 1..=MAX_RADIUS as u8;
pub(super) const CRYSTALS: RangeInclusive<usize> = 1..=6;
/// The most entries of any list of cells: every cell of the largest board.
pub(super) const MAX_CELLS: usize = 37;

/// A round must cost more actions than it can bring: three empty hex spaces give 2 each (P3), and with 6 spaces nobody
/// would ever have to stop.
pub(super) const PENTAGRAM: RangeInclusive<u8> = 7..=60;
pub(super) const HEX_SPACES: usize = 3;
pub(super) const OWL_SPACES: usize = 2;

pub(super) const WAND: RangeInclusive<u8> = 1..=WandPlan::MAX_LENGTH as u8;
pub(super) const DARK_ACTIONS: RangeInclusive<u8> = 1..=9;

pub(super) const BONUS_SPACES: RangeInclusive<usize> = 0..=BallPlan::MAX_WITCHSTONE_BONUS;
pub(super) const BONUS_POINTS: RangeInclusive<u8> = 0..=20;
/// Ten turns: no drawing needs more.
pub(super) const MAX_DEGREES: u16 = 3600;
pub(super) const CONNECTION_SPACES: RangeInclusive<u8> = 1..=3;

// All spaces of the board can be counted in one byte.
const _: () = assert!(Connection::MAX * *CONNECTION_SPACES.end() as usize <= u8::MAX as usize);

pub(super) const SPELLS: RangeInclusive<u8> = 0..=ScrollPlan::MAX_DECK as u8;
/// One place is for the Prophecy of Full Moon.
pub(super) const PROPHECIES: RangeInclusive<usize> = 1..=Scroll::MAX_PROPHECIES - 1;
pub(super) const THRESHOLDS: RangeInclusive<u8> = 1..=99;
/// To the last bonus space that there can be at the Witchstone.
pub(super) const RANKS: RangeInclusive<u8> = 1..=BallPlan::MAX_WITCHSTONE_BONUS as u8;

/// What a limit is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limited {
    /// The number itself, or every number of a list.
    Value,
    /// The number of entries of a list.
    Entries,
    /// The entries of a list that may be alike.
    Alike,
    /// The sum over a table.
    Total,
    /// The characters of a text.
    Characters,
    /// The bytes of the file.
    Bytes,
}

/// A limit of an edition file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// The key, as `counts.turns`; empty for the file as a whole.
    pub key: &'static str,
    /// What is limited.
    pub of: Limited,
    /// The least that is accepted.
    pub least: i32,
    /// The most that is accepted.
    pub most: i32,
}

const fn limit(key: &'static str, of: Limited, least: i32, most: i32) -> Limit {
    Limit { key, of, least, most }
}

const fn value(key: &'static str, bounds: &RangeInclusive<u8>) -> Limit {
    limit(key, Limited::Value, *bounds.start() as i32, *bounds.end() as i32)
}

const fn entries(key: &'static str, bounds: &RangeInclusive<usize>) -> Limit {
    limit(key, Limited::Entries, *bounds.start() as i32, *bounds.end() as i32)
}

const fn exactly(key: &'static str, count: usize) -> Limit {
    limit(key, Limited::Entries, count as i32, count as i32)
}

impl Edition {
    /// Every limit of an edition file, in the order of [`Edition::to_toml`].
    pub const LIMITS: &[Limit] = &[
        limit("", Limited::Bytes, 0, MAX_BYTES as i32),
        limit("edition.id", Limited::Characters, *ID_LENGTH.start() as i32, *ID_LENGTH.end() as i32),
        value("counts.turns", &TURNS),
        value("counts.hand", &HAND),
        value("counts.energy_units", &ENERGY_UNITS),
        value("counts.small_witches", &SMALL_WITCHES),
        value("counts.shelf_capacity", &VIALS),
        value("counts.bottom_capacity", &VIALS),
        entries("counts.owl_stack", &OWL_TILES),
        value("counts.owl_stack", &OWL_POINTS),
        value("counts.connection_points", &CONNECTION_POINTS),
        value("even_start", &EVEN_START),
        entries("tiles.special", &SPECIALS),
        limit("tiles.special", Limited::Alike, 0, Edition::MAX_EQUAL_SPECIALS as i32),
        limit("chips", Limited::Value, 0, MAX_CHIPS as i32),
        limit(
            "chips",
            Limited::Total,
            (CHIP_LOCATIONS + *VIALS.start()) as i32,
            (CHIP_LOCATIONS + MAX_CHIPS) as i32,
        ),
        value("cauldron.radius", &RADIUS),
        entries("cauldron.crystals", &CRYSTALS),
        limit("cauldron.printed", Limited::Entries, 0, MAX_CELLS as i32),
        exactly("cauldron.exits", 6),
        value("pentagram.length", &PENTAGRAM),
        exactly("pentagram.hex", HEX_SPACES),
        exactly("pentagram.owl", OWL_SPACES),
        value("wand.length", &WAND),
        entries("wand.spaces", &(1..=WandPlan::MAX_LENGTH)),
        value("wand.spaces.actions", &DARK_ACTIONS),
        entries("map.witchstone_bonus", &BONUS_SPACES),
        value("map.witchstone_bonus", &BONUS_POINTS),
        limit("map.places.angle", Limited::Value, -(MAX_DEGREES as i32), MAX_DEGREES as i32),
        limit("map.places.radius", Limited::Value, 0, 1),
        entries("map.connections", &(1..=Connection::MAX)),
        limit("map.connections", Limited::Alike, 0, ConnectionName::MAX_PARALLEL as i32),
        value("map.connections.spaces", &CONNECTION_SPACES),
        limit("scrolls", Limited::Total, ScrollPlan::DISPLAY as i32, ScrollPlan::MAX_DECK as i32),
        value("scrolls.single_spells", &SPELLS),
        value("scrolls.double_spells_per_symbol", &SPELLS),
        entries("scrolls.prophecies", &PROPHECIES),
        value("scrolls.prophecies.rank_at_witchstone", &RANKS),
        value("scrolls.prophecies.scrolls_owned", &THRESHOLDS),
        value("full_moon.power_scrolls", &SPELLS),
        exactly("full_moon.cards", 6),
    ];
}

//! Scrolls: Reinforcing Spells, Prophecies and the power Scroll of Full Moon.

use core::num::NonZeroU8;

use crate::{Place, Symbol};

/// A Reinforcing Spell: a double spell of one symbol, or a single spell for any.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spell {
    /// Two more actions of this type (R3).
    Double(Symbol),
    /// One more action of whatever type.
    Single,
}

impl Spell {
    /// The seven kinds, in canonical order.
    pub const ALL: [Spell; 7] = [
        Spell::Double(Symbol::Energy),
        Spell::Double(Symbol::Witch),
        Spell::Double(Symbol::Pentagram),
        Spell::Double(Symbol::Crystal),
        Spell::Double(Symbol::Wand),
        Spell::Double(Symbol::Scroll),
        Spell::Single,
    ];

    /// Its place in [`Spell::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Spell::Double(symbol) => symbol as usize,
            Spell::Single => 6,
        }
    }

    /// The actions it adds.
    pub const fn actions(self) -> u8 {
        match self {
            Spell::Double(_) => 2,
            Spell::Single => 1,
        }
    }

    /// Whether it may be added to a batch of this symbol.
    pub fn suits(self, symbol: Symbol) -> bool {
        self == Spell::Single || self == Spell::Double(symbol)
    }

    /// The word used in notation.
    pub const fn name(self) -> &'static str {
        match self {
            Spell::Double(symbol) => symbol.name(),
            Spell::Single => "single",
        }
    }

    /// The spell of that name.
    pub fn from_name(name: &str) -> Option<Spell> {
        Spell::ALL.into_iter().find(|spell| spell.name() == name)
    }
}

/// A kind of Scroll. Prophecies are numbered by the edition ([`crate::Edition::prophecy`]); cards that are alike are one
/// kind, with the number of the first of them ([`crate::ScrollPlan::kind_of`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Scroll(NonZeroU8);

/// What a [`Scroll`] is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScrollKind {
    /// A Reinforcing Spell.
    Spell(Spell),
    /// The power Scroll of Full Moon (D5).
    Power,
    /// The Prophecy with this number in the edition.
    Prophecy(usize),
}

impl Scroll {
    /// The most Prophecies an edition may have.
    pub const MAX_PROPHECIES: usize = 32;

    // Counted from 1, so that an empty place of the display needs no extra byte: spells, the power Scroll,
    // Prophecies.
    const POWER: u8 = Spell::ALL.len() as u8 + 1;

    /// The Scroll of this kind.
    pub const fn new(kind: ScrollKind) -> Scroll {
        let number = match kind {
            ScrollKind::Spell(spell) => spell.index() as u8 + 1,
            ScrollKind::Power => Scroll::POWER,
            ScrollKind::Prophecy(number) => {
                assert!(number < Scroll::MAX_PROPHECIES);
                Scroll::POWER + 1 + number as u8
            }
        };
        Scroll(NonZeroU8::new(number).expect("kinds are counted from 1"))
    }

    /// What it is.
    #[inline]
    pub const fn kind(self) -> ScrollKind {
        match self.0.get() {
            Scroll::POWER => ScrollKind::Power,
            n if n < Scroll::POWER => ScrollKind::Spell(Spell::ALL[n as usize - 1]),
            n => ScrollKind::Prophecy((n - Scroll::POWER - 1) as usize),
        }
    }
}

/// A place type on a Prophecy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// Any forest.
    Forest,
    /// Any village.
    Village,
    /// Any castle.
    Castle,
    /// Any tower but one's own (F7): the black tower symbol.
    ForeignTower,
    /// The tower of one's own Big Witch: the purple tower symbol.
    OwnTower,
    /// The Witchstone.
    Witchstone,
}

impl Goal {
    /// All six.
    pub const ALL: [Goal; 6] =
        [Goal::Forest, Goal::Village, Goal::Castle, Goal::ForeignTower, Goal::OwnTower, Goal::Witchstone];

    /// The word used in records: `tower` is a foreign tower.
    pub const fn name(self) -> &'static str {
        match self {
            Goal::Forest => "forest",
            Goal::Village => "village",
            Goal::Castle => "castle",
            Goal::ForeignTower => "tower",
            Goal::OwnTower => "own",
            Goal::Witchstone => "stone",
        }
    }

    /// The words used in edition files.
    pub const fn edition_name(self) -> &'static str {
        match self {
            Goal::ForeignTower => "foreign tower",
            Goal::OwnTower => "own tower",
            Goal::Witchstone => "witchstone",
            other => other.name(),
        }
    }

    /// What kind of place it is.
    pub const fn place(self) -> Place {
        match self {
            Goal::Forest => Place::Forest,
            Goal::Village => Place::Village,
            Goal::Castle => Place::Castle,
            Goal::ForeignTower | Goal::OwnTower => Place::Tower,
            Goal::Witchstone => Place::Witchstone,
        }
    }

    /// Whether there is only one such location, so that no list can name it twice (F6).
    pub const fn is_single(self) -> bool {
        matches!(self, Goal::OwnTower | Goal::Witchstone)
    }
}

/// What a Prophecy asks for. Three thresholds are for the minor, major and perfect degree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prophecy {
    /// The largest cluster of a symbol (F3).
    Cluster(Symbol),
    /// Standing Witches at these, in order (F4, F5).
    Witches([Goal; 3]),
    /// These joined to one's tower by own connections, in order (F6).
    Connected([Goal; 3]),
    /// The place at the Witchstone: at best this number.
    Rank([u8; 3]),
    /// A number of something, at least this many.
    Count(Counted, [u8; 3]),
}

/// What a counting Prophecy counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Own Witches in the Crystal ball, lying or standing.
    WitchesOnBoard,
    /// Own Witches lying beside the tower.
    LyingWitches,
    /// Silver spaces reached on the Wand.
    SilverSpaces,
    /// Special hex tiles collected.
    SpecialTiles,
    /// Scrolls owned, used ones too.
    Scrolls,
    /// Magic chips owned.
    Chips,
    /// Own-colour Crystals in the rack.
    Crystals,
    /// Power tiles in the Cauldron (D6).
    PowerTiles,
}

impl Counted {
    /// All of them.
    pub const ALL: [Counted; 8] = [
        Counted::WitchesOnBoard,
        Counted::LyingWitches,
        Counted::SilverSpaces,
        Counted::SpecialTiles,
        Counted::Scrolls,
        Counted::Chips,
        Counted::Crystals,
        Counted::PowerTiles,
    ];

    /// The word used in records.
    pub const fn name(self) -> &'static str {
        match self {
            Counted::WitchesOnBoard => "board",
            Counted::LyingWitches => "lying",
            Counted::SilverSpaces => "silver",
            Counted::SpecialTiles => "specials",
            Counted::Scrolls => "scrolls",
            Counted::Chips => "chips",
            Counted::Crystals => "crystals",
            Counted::PowerTiles => "power",
        }
    }
}

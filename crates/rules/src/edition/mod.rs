//! What is printed on the board, the Cauldron and the cards.
//!
//! Nothing of the board is written in code: an [`Edition`] is read from a file, checked, and turned into the tables that
//! the rules look things up in. The built-in one is `components.toml` of this crate.

mod ball;
mod cauldron;
mod compare;
mod error;
mod limits;
mod read;
mod scrolls;
mod summary;
mod tracks;
mod warnings;
mod write;

use crate::{BySeat, BySymbol, Options, Player, Symbol, Tile};

pub use ball::{BallPlan, ConnectionPlan, Spot};
pub use cauldron::CauldronPlan;
pub use compare::{EditionChange, Fact, OrderedList, Subject};
pub use error::EditionError;
pub use limits::{Limit, Limited};
pub use scrolls::ScrollPlan;
pub use summary::EditionSummary;
pub use tracks::{PentagramPlan, PentagramSpace, Silver, WandPlan, WandSpace};
pub use warnings::{EditionWarning, Total};

/// The numbers of the rulebook: how many of what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    /// Turns for each player.
    pub turns: u8,
    /// Tiles behind the screen without a handicap.
    pub hand: u8,
    /// Energy units of each player.
    pub energy_units: u8,
    /// Small Witches of each player.
    pub small_witches: u8,
    /// Vials on each symbol shelf that may be filled, by number of players (C5).
    pub shelf_capacity: [u8; 5],
    /// Vials on the bottom shelf that may be filled, by number of players (C5).
    pub bottom_capacity: [u8; 5],
    /// Values of an owl stack, the top one first (S2).
    pub owl_stack: Vec<u8>,
    /// Points for completing a connection, by its number of spaces (E5); entry 0 is not used.
    pub connection_points: [u8; 4],
    /// How many chips of each kind, in the order of [`crate::Chip::ALL`].
    pub chips: [u8; 7],
    /// Points that each seat begins with under the option of that name, by number of players (S11).
    pub even_start: [BySeat<u8>; 5],
}

impl Counts {
    /// The points that a seat begins with (S11).
    pub fn even_start(&self, options: &Options, player: Player) -> u8 {
        if options.even_start { self.even_start[options.players as usize][player] } else { 0 }
    }
}

/// The right ability of a Full-Moon card (N4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum MoonAbility {
    /// Treat one dark space of a move as if first.
    Wand,
    /// Count Scroll positions from the top.
    Scroll,
    /// Take any of the displayed special tiles.
    Pentagram,
    /// One run of one other colour costs 1 action.
    Witch,
    /// A chip gives one action or point more.
    Chip,
    /// A vial gives one action or point more.
    Crystal,
}

impl MoonAbility {
    /// All six.
    pub const ALL: [MoonAbility; 6] = [
        MoonAbility::Wand,
        MoonAbility::Scroll,
        MoonAbility::Pentagram,
        MoonAbility::Witch,
        MoonAbility::Chip,
        MoonAbility::Crystal,
    ];

    /// The word used in edition files.
    pub const fn name(self) -> &'static str {
        match self {
            MoonAbility::Wand => "wand",
            MoonAbility::Scroll => "scroll",
            MoonAbility::Pentagram => "pentagram",
            MoonAbility::Witch => "witch",
            MoonAbility::Chip => "chip",
            MoonAbility::Crystal => "crystal",
        }
    }
}

/// A whole printed game.
#[derive(Clone, PartialEq, Debug)]
pub struct Edition {
    /// The name that records carry.
    pub id: String,
    /// How many of what.
    pub counts: Counts,
    /// The special hex tiles (S4).
    pub specials: Vec<Tile>,
    /// The Cauldron.
    pub cauldron: CauldronPlan,
    /// The Pentagram.
    pub pentagram: PentagramPlan,
    /// The Magic Wand.
    pub wand: WandPlan,
    /// The Crystal ball.
    pub ball: BallPlan,
    /// The Scrolls, those of Full Moon included.
    pub scrolls: ScrollPlan,
    /// The right ability of each Full-Moon card, by the card's left symbol.
    pub moons: BySymbol<MoonAbility>,
}

impl Edition {
    /// The most special hex tiles an edition may have: twice as many as the box.
    pub const MAX_SPECIALS: usize = 30;
    /// The most special hex tiles of one pair: what a [`crate::TileBag`] counts to.
    pub const MAX_EQUAL_SPECIALS: usize = 15;

    /// Whether the Full-Moon card with this left symbol has this right ability.
    #[inline]
    pub fn moon_has(&self, card: Option<Symbol>, ability: MoonAbility) -> bool {
        card.is_some_and(|card| self.moons[card] == ability)
    }

    /// Keeps the edition for as long as the program runs, as games need it.
    ///
    /// A [`crate::State`] refers to its edition and is copied millions of times a second, so the reference is a plain
    /// one. Editions are few and are loaded at start.
    pub fn keep(self) -> &'static Edition {
        Box::leak(Box::new(self))
    }
}

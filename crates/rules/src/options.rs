//! What a table agrees on before the game.

use core::fmt;

use crate::{BySeat, MAX_PLAYERS, Player};

/// How Full-Moon cards are given out (N1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FullMoon {
    /// Without Full-Moon cards.
    #[default]
    Off,
    /// Each draws two and keeps one.
    Choose,
    /// One at random to each.
    Deal,
    /// In turn order from all six.
    Draft,
}

impl FullMoon {
    /// All four.
    pub const ALL: [FullMoon; 4] = [FullMoon::Off, FullMoon::Choose, FullMoon::Deal, FullMoon::Draft];

    /// The word used in records.
    pub const fn name(self) -> &'static str {
        match self {
            FullMoon::Off => "off",
            FullMoon::Choose => "choose",
            FullMoon::Deal => "deal",
            FullMoon::Draft => "draft",
        }
    }

    /// The option of that name.
    pub fn from_name(name: &str) -> Option<FullMoon> {
        FullMoon::ALL.into_iter().find(|option| option.name() == name)
    }
}

/// Number of players, handicaps and parts of the expansion.
///
/// ```
/// use witchstone_rules::Options;
/// let options = Options { ingredients: true, ..Options::new(3) };
/// assert!(options.check().is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Two to four.
    pub players: u8,
    /// 0 for none, else the handicap level 1 to 3 (H2).
    pub handicaps: BySeat<u8>,
    /// The Big Witch as twelfth Witch (G2).
    pub big_witch: bool,
    /// The Grandmasters' figures (G1).
    pub grandmasters: bool,
    /// High-dosage ingredients (D1).
    pub ingredients: bool,
    /// The power of the full moon (N1).
    pub full_moon: FullMoon,
    /// Unused Scrolls are shown to their owner only (R5).
    pub secret_scrolls: bool,
    /// Later seats begin with the edition's points (S11).
    pub even_start: bool,
}

/// Why a set of options cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionsError {
    /// Not 2 to 4 players.
    Players(u8),
    /// A handicap above 3.
    Handicap(u8),
    /// A handicap for a seat that nobody sits on.
    EmptySeat(usize),
    /// The Big Witch option without the Grandmasters.
    BigWitchAlone,
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsError::Players(n) => write!(f, "Witchstone is for 2 to 4 players, not {n} (S1)."),
            OptionsError::Handicap(n) => write!(f, "A handicap is 0 to 3, not {n} (H2)."),
            OptionsError::EmptySeat(seat) => {
                write!(f, "Seat {} has a handicap but no player (S1).", seat + 1)
            }
            OptionsError::BigWitchAlone => {
                f.write_str("The Big Witch joins the supply only together with the Grandmasters (G2).")
            }
        }
    }
}

impl core::error::Error for OptionsError {}

impl Options {
    /// The base game for this many players.
    pub const fn new(players: u8) -> Options {
        Options {
            players,
            handicaps: BySeat([0; MAX_PLAYERS]),
            big_witch: false,
            grandmasters: false,
            ingredients: false,
            full_moon: FullMoon::Off,
            secret_scrolls: false,
            even_start: false,
        }
    }

    /// The players in turn order.
    #[inline]
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        Player::all(self.players as usize)
    }

    /// Whether a game can be played so.
    pub fn check(&self) -> Result<(), OptionsError> {
        if !(2..=MAX_PLAYERS as u8).contains(&self.players) {
            return Err(OptionsError::Players(self.players));
        }
        if let Some(&level) = self.handicaps.0.iter().find(|&&level| level > 3) {
            return Err(OptionsError::Handicap(level));
        }
        let empty = self.players as usize..MAX_PLAYERS;
        if let Some(seat) = empty.into_iter().find(|&seat| self.handicaps.0[seat] != 0) {
            return Err(OptionsError::EmptySeat(seat));
        }
        if self.big_witch && !self.grandmasters {
            return Err(OptionsError::BigWitchAlone);
        }
        Ok(())
    }
}

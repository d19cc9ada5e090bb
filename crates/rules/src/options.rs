//! What a table agrees on before the game.

use core::fmt;

use crate::{BySeat, MAX_PLAYERS, Player};

/// The highest handicap level (H2).
pub const MAX_HANDICAP: u8 = 3;

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
    /// A handicap above [`MAX_HANDICAP`].
    Handicap(u8),
    /// A handicap for a seat that nobody sits on.
    EmptySeat(usize),
    /// The Big Witch option without the Grandmasters.
    BigWitchAlone,
}

impl OptionsError {
    /// The name of its kind, as in message keys: the message of `players` is `options-players`.
    pub const fn key(self) -> &'static str {
        match self {
            OptionsError::Players(_) => "players",
            OptionsError::Handicap(_) => "handicap",
            OptionsError::EmptySeat(_) => "empty-seat",
            OptionsError::BigWitchAlone => "big-witch-alone",
        }
    }

    /// The clause of the rules that it rests on.
    pub const fn clause(self) -> &'static str {
        match self {
            OptionsError::Players(_) | OptionsError::EmptySeat(_) => "S1",
            OptionsError::Handicap(_) => "H2",
            OptionsError::BigWitchAlone => "G2",
        }
    }

    /// The number that it is about: of players, a level, or the number of a seat from 1.
    pub const fn number(self) -> Option<u8> {
        match self {
            OptionsError::Players(n) | OptionsError::Handicap(n) => Some(n),
            OptionsError::EmptySeat(seat) => Some(seat as u8 + 1),
            OptionsError::BigWitchAlone => None,
        }
    }
}

/// For developers: the key, the number and the clause, as in `players 5 (S1)`.
///
/// Players read sentences in their language: `Words::options_error` of `witchstone-words`.
impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())?;
        if let Some(number) = self.number() {
            write!(f, " {number}")?;
        }
        write!(f, " ({})", self.clause())
    }
}

impl core::error::Error for OptionsError {}

/// Why a list of options cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParseOptionsError {
    /// There is no such option, or it has no such value.
    Unknown(String),
    /// Not one level for each player.
    Handicaps {
        /// How many play.
        players: u8,
    },
}

impl fmt::Display for ParseOptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseOptionsError::Unknown(word) => write!(f, "\"{word}\" is not an option of the game"),
            ParseOptionsError::Handicaps { players } => {
                write!(f, "handicaps is one level of 0 to {MAX_HANDICAP} for each of the {players} players")
            }
        }
    }
}

impl core::error::Error for ParseOptionsError {}

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

    /// Reads a list of options, separated by commas: `grandmasters`, `big_witch`, `ingredients`, `full_moon=choose`,
    /// `secret_scrolls`, `even_start`, `handicaps=0/3` (one level for each player). Whether they fit together is left to
    /// [`Options::check`].
    ///
    /// ```
    /// use witchstone_rules::{FullMoon, Options};
    /// let options = Options::parse(3, "ingredients,full_moon=draft")?;
    /// assert_eq!(options, Options { ingredients: true, full_moon: FullMoon::Draft, ..Options::new(3) });
    /// # Ok::<(), witchstone_rules::ParseOptionsError>(())
    /// ```
    pub fn parse(players: u8, list: &str) -> Result<Options, ParseOptionsError> {
        let mut options = Options::new(players);
        for word in list.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            options.set(word)?;
        }
        Ok(options)
    }

    fn set(&mut self, word: &str) -> Result<(), ParseOptionsError> {
        let unknown = || ParseOptionsError::Unknown(word.to_owned());
        match word.split_once('=') {
            None if word == "grandmasters" => self.grandmasters = true,
            None if word == "big_witch" => self.big_witch = true,
            None if word == "ingredients" => self.ingredients = true,
            None if word == "secret_scrolls" => self.secret_scrolls = true,
            None if word == "even_start" => self.even_start = true,
            Some(("full_moon", way)) => self.full_moon = FullMoon::from_name(way).ok_or_else(unknown)?,
            Some(("handicaps", levels)) => {
                let read: Option<Vec<u8>> = levels.split('/').map(|level| level.parse().ok()).collect();
                let read = read.filter(|levels| {
                    levels.len() == usize::from(self.players) && levels.len() <= MAX_PLAYERS
                });
                let levels = read.ok_or(ParseOptionsError::Handicaps { players: self.players })?;
                self.handicaps.0[..levels.len()].copy_from_slice(&levels);
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Whether a game can be played so.
    pub fn check(&self) -> Result<(), OptionsError> {
        if !(2..=MAX_PLAYERS as u8).contains(&self.players) {
            return Err(OptionsError::Players(self.players));
        }
        if let Some(&level) = self.handicaps.0.iter().find(|&&level| level > MAX_HANDICAP) {
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

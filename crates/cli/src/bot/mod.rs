//! Computer players by level.

mod random;
mod thinking;

use std::fmt;
use std::str::FromStr;

use witchstone_rules::{Move, View};

use crate::failure::{Failure, Result};

/// A computer player for one seat of one game.
pub trait Bot {
    /// One of these legal moves. A bot is given the view of its seat and never the state (I3).
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move;
}

/// How well a computer player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal move, every one as likely.
    Random,
    /// One of the six levels that search.
    Thinking(witchstone_ai::Level),
}

impl Level {
    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        let thinking = witchstone_ai::Level::ALL.into_iter().map(Level::Thinking);
        std::iter::once(Level::Random).chain(thinking)
    }

    /// The word on the command line; a level that searches can also be given by its number.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Thinking(level) => level.id(),
        }
    }

    /// A player of this level for a seat of the game with this seed, on this many threads.
    pub fn seat(self, game_seed: u64, seat: usize, threads: usize) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(random::Random::new(game_seed, seat)),
            Level::Thinking(level) => Box::new(thinking::Thinking::new(level, game_seed, seat, threads)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why a word is not a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LevelError {
    /// There is no such level.
    Unknown,
    /// The command needs a level that searches.
    Random,
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LevelError::Unknown => {
                let searching =
                    witchstone_ai::Level::ALL.map(|level| format!("{} or {}", level.number(), level.id()));
                write!(f, "no such level; levels: {}, {}", Level::Random, searching.join(", "))
            }
            LevelError::Random => f.write_str("this needs a level from 1 to 6"),
        }
    }
}

impl std::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> std::result::Result<Level, LevelError> {
        if name.eq_ignore_ascii_case(Level::Random.name()) {
            return Ok(Level::Random);
        }
        name.parse().map(Level::Thinking).map_err(|_| LevelError::Unknown)
    }
}

/// A level that searches, by its number or name: for commands that explain.
pub fn thinking_level(name: &str) -> std::result::Result<witchstone_ai::Level, LevelError> {
    match name.parse()? {
        Level::Thinking(level) => Ok(level),
        Level::Random => Err(LevelError::Random),
    }
}

/// One level for each player, from a list that names one for all or one for each.
pub fn levels(named: &[Level], players: u8) -> Result<Vec<Level>> {
    let players = usize::from(players);
    match named {
        [one] => Ok(vec![*one; players]),
        each if each.len() == players => Ok(each.to_vec()),
        _ => Err(Failure::usage(format!("Name one level for all or one for each of the {players} players."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_known_by_their_names_and_numbers() {
        for level in Level::all() {
            assert_eq!(level.name().parse(), Ok(level));
        }
        assert_eq!("4".parse(), Ok(Level::Thinking(witchstone_ai::Level::Wizard)));
        assert_eq!("Master".parse(), Ok(Level::Thinking(witchstone_ai::Level::Master)));
        let known =
            "random, 1 or apprentice, 2 or adept, 3 or witch, 4 or wizard, 5 or grandmaster, 6 or master";
        for wrong in ["merlin", "0", "7", ""] {
            let refusal = wrong.parse::<Level>().unwrap_err();
            assert_eq!(refusal.to_string(), format!("no such level; levels: {known}"));
        }
    }

    #[test]
    fn a_level_that_explains_thinks() {
        assert_eq!(thinking_level("5"), Ok(witchstone_ai::Level::Grandmaster));
        assert!(thinking_level("random").is_err());
    }

    #[test]
    fn one_level_is_for_all_and_else_there_is_one_for_each() {
        assert_eq!(levels(&[Level::Random], 3).unwrap(), [Level::Random; 3]);
        assert_eq!(levels(&[Level::Random; 3], 3).unwrap(), [Level::Random; 3]);
        assert!(levels(&[Level::Random; 2], 3).is_err());
        assert!(levels(&[], 2).is_err());
    }
}

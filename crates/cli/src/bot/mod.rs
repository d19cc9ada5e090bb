//! Computer players by level.

mod random;

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
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 1] = [Level::Random];

    /// The word on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }

    /// A player of this level for a seat of the game with this seed.
    pub fn seat(self, game_seed: u64, seat: usize) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(random::Random::new(game_seed, seat)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> std::result::Result<Level, String> {
        let known = Level::ALL.map(Level::name).join(", ");
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        level.ok_or_else(|| format!("there is no such level; known are {known}"))
    }
}

/// One level for each player, from a list that names one for all or one for each.
pub fn levels(named: &[Level], players: u8) -> Result<Vec<Level>> {
    let players = usize::from(players);
    match named {
        [one] => Ok(vec![*one; players]),
        each if each.len() == players => Ok(each.to_vec()),
        _ => Err(Failure::told(format!("Name one level for all or one for each of the {players} players."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_known_by_their_names() {
        for level in Level::ALL {
            assert_eq!(level.name().parse(), Ok(level));
        }
        let refusal = "grandmaster".parse::<Level>().unwrap_err();
        assert_eq!(refusal, "there is no such level; known are random");
    }

    #[test]
    fn one_level_is_for_all_and_else_there_is_one_for_each() {
        assert_eq!(levels(&[Level::Random], 3).unwrap(), [Level::Random; 3]);
        assert_eq!(levels(&[Level::Random; 3], 3).unwrap(), [Level::Random; 3]);
        assert!(levels(&[Level::Random; 2], 3).is_err());
        assert!(levels(&[], 2).is_err());
    }
}

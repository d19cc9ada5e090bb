//! The players' names in a script, in turn order.

use super::error::StatementError;
use witchstone_rules::{MAX_PLAYERS, Player};

/// One name for each seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Names(Vec<String>);

impl Names {
    pub fn parse(text: &str) -> Result<Names, StatementError> {
        let names: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        if !(2..=MAX_PLAYERS).contains(&names.len()) {
            return Err(format!("{} players cannot play", names.len()).into());
        }
        match names.iter().enumerate().find(|(at, name)| names[..*at].contains(name)) {
            Some((_, name)) => Err(format!("two players are called {name}").into()),
            None => Ok(Names(names)),
        }
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    pub fn of(&self, player: Player) -> &str {
        &self.0[player.index()]
    }

    /// The player of that name.
    pub fn seat(&self, name: &str) -> Option<Player> {
        self.0.iter().position(|known| known == name).map(Player::new)
    }

    /// The player of that name, or what is wrong with it.
    pub fn need(&self, name: &str) -> Result<Player, StatementError> {
        self.seat(name).ok_or_else(|| format!("nobody is called {name:?}").into())
    }
}

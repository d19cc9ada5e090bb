//! What was chosen last on a card of the start page: the next game begins with it.

use serde::{Deserialize, Serialize};
use witchstone_rules::Options;
use witchstone_wire::OptionsJson;

use crate::game::Choice;
use crate::ui::storage;

/// The choices of one card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastChoice {
    /// Players, handicaps and the parts of the game.
    options: OptionsJson,
    /// The level of the computer opponents.
    #[serde(default)]
    level: u8,
    /// The names of those who play on this device.
    #[serde(default)]
    pub names: Vec<String>,
    /// The id of the board; none for the first one that the server offers.
    #[serde(default)]
    pub board: Option<String>,
}

const PREFIX: &str = "witchstone/last/";
/// The level that somebody who never chose one plays against.
const FIRST_LEVEL: u8 = 2;

impl LastChoice {
    /// What was chosen on a card of that name; on the first visit two players and the plain game.
    pub fn read(card: &str) -> LastChoice {
        let kept =
            storage::read(&format!("{PREFIX}{card}")).and_then(|text| serde_json::from_str(&text).ok());
        let known = kept.filter(|last: &LastChoice| last.options.read().is_ok());
        known.unwrap_or_else(|| LastChoice::new(&Options::new(2), FIRST_LEVEL, vec![]))
    }

    /// What a game begins with.
    pub fn new(options: &Options, level: u8, names: Vec<String>) -> LastChoice {
        LastChoice { options: OptionsJson::of(options), level, names, board: None }
    }

    /// The same on a board.
    pub fn on(self, board: Option<String>) -> LastChoice {
        LastChoice { board, ..self }
    }

    /// Keeps it for the next visit.
    pub fn store(&self, card: &str) {
        if let Ok(text) = serde_json::to_string(self) {
            storage::write(&format!("{PREFIX}{card}"), &text);
        }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.options.players
    }

    /// The level of the computer opponents.
    pub fn level(&self) -> u8 {
        self.level.clamp(1, 6)
    }

    /// The handicap of a seat.
    pub fn handicap(&self, seat: usize) -> u8 {
        self.options.handicaps.get(seat).copied().unwrap_or(0)
    }

    /// The parts of the game.
    pub fn choice(&self) -> Choice {
        self.options.read().map_or_else(|_| Choice::default(), |options| Choice::of(&options))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{BySeat, FullMoon};

    #[test]
    fn a_choice_comes_back_as_it_was_made() {
        let options = Options {
            grandmasters: true,
            big_witch: true,
            full_moon: FullMoon::Draft,
            handicaps: BySeat([0, 3, 0, 0]),
            ..Options::new(3)
        };
        let last = LastChoice::new(&options, 5, vec!["Ada".into()]).on(Some("mine".into()));
        let read: LastChoice = serde_json::from_str(&serde_json::to_string(&last).unwrap()).unwrap();
        assert_eq!((read.players(), read.level(), read.handicap(1)), (3, 5, 3));
        assert_eq!(read.choice().options(&[0, 3, 0]), options);
        assert_eq!((read.names, read.board.as_deref()), (vec!["Ada".to_owned()], Some("mine")));
    }
}

//! The last choices on a card of the start page, which the next game starts with.

use serde::{Deserialize, Serialize};
use witchstone_rules::Options;
use witchstone_wire::OptionsJson;

use crate::game::{Choice, PlayerKind};
use crate::ui::storage;

/// The choices of one card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastChoice {
    /// Players, handicaps and the parts of the game.
    pub options: OptionsJson,
    /// Who played, in the order of the form.
    #[serde(default)]
    pub seats: Vec<LastSeat>,
    /// Who starts, by the order of the form; none if that is drawn.
    #[serde(default)]
    pub first: Option<usize>,
    /// Whether people see each other's tiles.
    #[serde(default)]
    pub open_hands: bool,
    /// The id of the board; none for the first one that the server offers.
    #[serde(default)]
    pub board: Option<String>,
}

/// One seat of the form.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LastSeat {
    /// The name that was typed.
    pub name: String,
    /// Who decides.
    #[serde(rename = "level")]
    pub kind: PlayerKind,
    /// The colour, 0 to 3.
    pub colour: u8,
}

const PREFIX: &str = "witchstone/last/";

impl LastChoice {
    /// What was chosen on a card of that name; on the first visit two players and the plain game.
    pub fn read(card: &str) -> LastChoice {
        let stored =
            storage::read(&format!("{PREFIX}{card}")).and_then(|text| serde_json::from_str(&text).ok());
        let known = stored.filter(|last: &LastChoice| last.options.read().is_ok());
        known.unwrap_or_else(|| LastChoice::new(&Options::new(2)))
    }

    /// What a game begins with.
    pub fn new(options: &Options) -> LastChoice {
        let options = OptionsJson::of(options);
        LastChoice { options, seats: vec![], first: None, open_hands: false, board: None }
    }

    /// Stores it for the next visit.
    pub fn store(&self, card: &str) {
        if let Ok(text) = serde_json::to_string(self) {
            storage::write(&format!("{PREFIX}{card}"), &text);
        }
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.options.players
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
        let last = LastChoice {
            seats: vec![LastSeat { name: "Ada".into(), kind: 5.into(), colour: 2 }],
            first: Some(1),
            open_hands: true,
            board: Some("mine".into()),
            ..LastChoice::new(&options)
        };
        let read: LastChoice = serde_json::from_str(&serde_json::to_string(&last).unwrap()).unwrap();
        assert_eq!(read, last);
        assert_eq!((read.players(), read.handicap(1), read.handicap(3)), (3, 3, 0));
        assert_eq!(read.choice().options(&[0, 3, 0]), options);
    }

    /// Older clients stored one level for all opponents, and names alone.
    #[test]
    fn the_parts_of_the_game_of_an_older_client_are_read() {
        let older = r#"{"options":{"players":3,"even_start":true},"level":4,"names":["Ada"]}"#;
        let read: LastChoice = serde_json::from_str(older).unwrap();
        assert_eq!((read.players(), read.first, read.seats.len()), (3, None, 0));
        assert!(read.choice().even_start);
    }
}

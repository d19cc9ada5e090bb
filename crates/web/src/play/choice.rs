//! The parts of the game that a form offers.

use witchstone_rules::{BySeat, FullMoon, Options};

/// The parts of the game that a table agrees on, as a form holds them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// The Grandmasters' figures.
    pub grandmasters: bool,
    /// The Big Witch as twelfth Witch.
    pub big_witch: bool,
    /// High-dosage ingredients.
    pub ingredients: bool,
    /// The power of the full moon.
    pub full_moon: FullMoon,
    /// Secret Scrolls.
    pub secret_scrolls: bool,
    /// Even start.
    pub even_start: bool,
}

impl Choice {
    /// The parts of a game with these options.
    pub fn of(options: &Options) -> Choice {
        Choice {
            grandmasters: options.grandmasters,
            big_witch: options.big_witch,
            ingredients: options.ingredients,
            full_moon: options.full_moon,
            secret_scrolls: options.secret_scrolls,
            even_start: options.even_start,
        }
    }

    /// The names of the parts that are not in the plain game, as keys of messages.
    pub fn parts(self) -> Vec<&'static str> {
        let all = [
            (self.grandmasters, "option-grandmasters"),
            (self.big_witch, "option-big-witch"),
            (self.ingredients, "option-ingredients"),
            (self.full_moon != FullMoon::Off, "option-full-moon"),
            (self.secret_scrolls, "option-secret-scrolls"),
            (self.even_start, "option-even-start"),
        ];
        all.into_iter().filter(|(on, _)| *on).map(|(_, key)| key).collect()
    }

    /// The options for players with these handicaps.
    pub fn options(self, handicaps: &[u8]) -> Options {
        let mut by_seat = BySeat([0; 4]);
        by_seat.0[..handicaps.len()].copy_from_slice(handicaps);
        Options {
            players: handicaps.len() as u8,
            handicaps: by_seat,
            big_witch: self.big_witch && self.grandmasters,
            grandmasters: self.grandmasters,
            ingredients: self.ingredients,
            full_moon: self.full_moon,
            secret_scrolls: self.secret_scrolls,
            even_start: self.even_start,
        }
    }
}

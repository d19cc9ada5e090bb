//! The options of the rules.

use serde::{Deserialize, Serialize};
use witchstone_rules::{BySeat, FullMoon, MAX_PLAYERS, Options};

use crate::FormError;

/// What a table agrees on, as in a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionsJson {
    /// Two to four.
    pub players: u8,
    /// One for each player, 0 for none; left out, nobody has one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handicaps: Vec<u8>,
    /// The Big Witch as twelfth Witch (G2).
    #[serde(default)]
    pub big_witch: bool,
    /// The Grandmasters' figures (G1).
    #[serde(default)]
    pub grandmasters: bool,
    /// High-dosage ingredients (D1).
    #[serde(default)]
    pub ingredients: bool,
    /// `off`, `choose`, `deal` or `draft` (N1).
    #[serde(default = "off")]
    pub full_moon: String,
    /// Unused Scrolls are shown to their owner only (R5).
    #[serde(default)]
    pub secret_scrolls: bool,
    /// Later seats begin with some points (S11).
    #[serde(default)]
    pub even_start: bool,
}

fn off() -> String {
    FullMoon::Off.name().into()
}

impl OptionsJson {
    /// Writes them.
    pub fn of(options: &Options) -> OptionsJson {
        OptionsJson {
            players: options.players,
            handicaps: options.handicaps.0[..(options.players as usize).min(MAX_PLAYERS)].to_vec(),
            big_witch: options.big_witch,
            grandmasters: options.grandmasters,
            ingredients: options.ingredients,
            full_moon: options.full_moon.name().into(),
            secret_scrolls: options.secret_scrolls,
            even_start: options.even_start,
        }
    }

    /// Reads and checks them.
    pub fn read(&self) -> Result<Options, FormError> {
        if !self.handicaps.is_empty() && self.handicaps.len() != self.players as usize
            || self.handicaps.len() > MAX_PLAYERS
        {
            return Err(FormError::new("There must be one handicap for each of 2 to 4 players."));
        }
        let mut handicaps = BySeat([0; MAX_PLAYERS]);
        handicaps.0[..self.handicaps.len()].copy_from_slice(&self.handicaps);
        let full_moon = FullMoon::from_name(&self.full_moon)
            .ok_or_else(|| FormError::not_a("way to deal Full-Moon cards", &self.full_moon))?;
        let options = Options {
            players: self.players,
            handicaps,
            big_witch: self.big_witch,
            grandmasters: self.grandmasters,
            ingredients: self.ingredients,
            full_moon,
            secret_scrolls: self.secret_scrolls,
            even_start: self.even_start,
        };
        options.check().map_err(|error| FormError::new(format!("The options are not valid: {error}.")))?;
        Ok(options)
    }
}

//! `--players` and `--options`.

use clap::Args;
use witchstone_rules::{Options, ParseOptionsError, SetUpError};

use crate::failure::{Failure, Result};

/// Every word that `--options` knows.
pub const KNOWN: &str = "grandmasters, big_witch, ingredients, full_moon=choose|deal|draft|off, secret_scrolls, \
                         even_start, handicaps=0/3/0 (one level of 0 to 3 for each player)";

/// How many play, and with which parts of the expansion.
#[derive(Args, Clone, Debug)]
pub struct TableArgs {
    /// Number of players, 2 to 4
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: u8,

    /// Options of the game, separated by commas: grandmasters, big_witch (with grandmasters), ingredients,
    /// full_moon=choose|deal|draft, secret_scrolls, even_start (later seats start with points), handicaps=0/3/0
    #[arg(long, value_name = "LIST", default_value = "", hide_default_value = true)]
    pub options: String,
}

impl TableArgs {
    /// The options that these words stand for.
    pub fn read(&self) -> Result<Options> {
        let options = Options::parse(self.players, &self.options).map_err(|error| match error {
            ParseOptionsError::Unknown(_) => Failure::usage(format!("{error}. Options: {KNOWN}.")),
            ParseOptionsError::Handicaps { players } => {
                Failure::usage(format!("{error}, as handicaps={}.", example(players)))
            }
        })?;
        options.check().map_err(SetUpError::Options)?;
        Ok(options)
    }
}

fn example(players: u8) -> &'static str {
    match players {
        2 => "0/3",
        3 => "0/3/0",
        _ => "0/3/0/1",
    }
}

#[cfg(test)]
mod tests {
    use witchstone_rules::{BySeat, FullMoon};

    use super::*;

    fn refusal(players: u8, options: &str) -> String {
        read(players, options).unwrap_err().to_string()
    }

    fn read(players: u8, options: &str) -> Result<Options> {
        TableArgs { players, options: options.into() }.read()
    }

    #[test]
    fn every_word_sets_its_option() {
        let all =
            "grandmasters, big_witch,ingredients,full_moon=draft,secret_scrolls,even_start,handicaps=0/3/1";
        let options = read(3, all).unwrap();
        let expected = Options {
            players: 3,
            handicaps: BySeat([0, 3, 1, 0]),
            big_witch: true,
            grandmasters: true,
            ingredients: true,
            full_moon: FullMoon::Draft,
            secret_scrolls: true,
            even_start: true,
        };
        assert_eq!(options, expected);
        assert_eq!(read(2, "").unwrap(), Options::new(2));
    }

    #[test]
    fn a_word_that_is_unknown_is_refused_with_those_that_are_known() {
        for word in ["broom", "full_moon", "full_moon=new", "grandmasters=yes", "handicaps"] {
            let refusal = refusal(3, word);
            assert_eq!(refusal, format!("\"{word}\" is not an option of the game. Options: {KNOWN}."));
        }
    }

    #[test]
    fn handicaps_are_one_for_each_player() {
        for levels in ["0/1", "0/1/2/3", "a/b/c", "", "0/1/256"] {
            let refusal = refusal(3, &format!("handicaps={levels}"));
            let expected = "handicaps is one level of 0 to 3 for each of the 3 players, as handicaps=0/3/0.";
            assert_eq!(refusal, expected, "{levels}");
        }
        assert_eq!(refusal(3, "handicaps=0/4/0"), "A handicap is a level from 1 to 3, or none; not 4 (H2).");
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        let refusal = refusal(2, "big_witch");
        assert_eq!(refusal, "The Big Witch joins the supply only together with the Grandmasters (G2).");
    }
}

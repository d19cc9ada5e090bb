//! `--players` and `--options`.

use clap::Args;
use witchstone_rules::{BySeat, FullMoon, MAX_PLAYERS, Options};

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
        let mut options = Options::new(self.players);
        for word in self.options.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            agree(&mut options, word)?;
        }
        options.check().map_err(|error| Failure::usage(error.to_string()))?;
        Ok(options)
    }
}

fn agree(options: &mut Options, word: &str) -> Result<()> {
    match word.split_once('=') {
        None if word == "grandmasters" => options.grandmasters = true,
        None if word == "big_witch" => options.big_witch = true,
        None if word == "ingredients" => options.ingredients = true,
        None if word == "secret_scrolls" => options.secret_scrolls = true,
        None if word == "even_start" => options.even_start = true,
        Some(("full_moon", way)) => {
            options.full_moon = FullMoon::from_name(way).ok_or_else(|| unknown(word))?
        }
        Some(("handicaps", levels)) => options.handicaps = handicaps(levels, options.players)?,
        _ => return Err(unknown(word)),
    }
    Ok(())
}

fn unknown(word: &str) -> Failure {
    Failure::usage(format!("\"{word}\" is not an option of the game. Options: {KNOWN}."))
}

fn handicaps(levels: &str, players: u8) -> Result<BySeat<u8>> {
    let read: Option<Vec<u8>> = levels.split('/').map(|level| level.parse().ok()).collect();
    let wrong = || {
        let sentence = "handicaps is one level of 0 to 3 for each of the";
        Failure::usage(format!("{sentence} {players} players, as handicaps={}.", example(players)))
    };
    let levels = read.filter(|levels| levels.len() == usize::from(players)).ok_or_else(wrong)?;
    let mut handicaps = BySeat([0; MAX_PLAYERS]);
    handicaps.0[..levels.len()].copy_from_slice(&levels);
    Ok(handicaps)
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
    use super::*;

    fn read(players: u8, options: &str) -> std::result::Result<Options, String> {
        TableArgs { players, options: options.into() }.read().map_err(|failure| failure.to_string())
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
        assert_eq!(read(2, ""), Ok(Options::new(2)));
    }

    #[test]
    fn a_word_that_is_unknown_is_refused_with_those_that_are_known() {
        for word in ["broom", "full_moon", "full_moon=new", "grandmasters=yes", "handicaps"] {
            let refusal = read(3, word).unwrap_err();
            assert_eq!(refusal, format!("\"{word}\" is not an option of the game. Options: {KNOWN}."));
        }
    }

    #[test]
    fn handicaps_are_one_for_each_player() {
        for levels in ["0/1", "0/1/2/3", "a/b/c", "", "0/1/256"] {
            let refusal = read(3, &format!("handicaps={levels}")).unwrap_err();
            let expected = "handicaps is one level of 0 to 3 for each of the 3 players, as handicaps=0/3/0.";
            assert_eq!(refusal, expected, "{levels}");
        }
        assert_eq!(read(3, "handicaps=0/4/0").unwrap_err(), "A handicap is 0 to 3, not 4 (H2).");
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        let refusal = read(2, "big_witch").unwrap_err();
        assert_eq!(refusal, "The Big Witch joins the supply only together with the Grandmasters (G2).");
    }
}

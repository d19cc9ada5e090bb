//! The result of a match in words and as JSON.

use core::fmt::Write;

use super::match_result::{MatchResult, Standing};
use super::match_setup::Match;
use super::stats::Sprt;
use crate::eval::PointSource;

impl MatchResult {
    /// The result as a table for people.
    pub fn text(&self, matchup: &Match) -> String {
        let players = matchup.options.players;
        let mut text = format!("{} deals, {} games, {players} players\n", self.deals, self.games);
        for (entrant, standing) in matchup.entrants.iter().zip(&self.standings) {
            text += &line(&entrant.name, standing, matchup);
        }
        text
    }

    /// The result as one JSON object.
    pub fn json(&self, matchup: &Match) -> String {
        let entrants: Vec<String> = matchup
            .entrants
            .iter()
            .zip(&self.standings)
            .map(|(entrant, standing)| object(&entrant.name, standing, matchup))
            .collect();
        format!(
            "{{\"players\":{},\"deals\":{},\"games\":{},\"seed\":{},\"entrants\":[{}]}}",
            matchup.options.players,
            self.deals,
            self.games,
            matchup.seed,
            entrants.join(",")
        )
    }
}

fn seconds_per_turn(standing: &Standing, matchup: &Match) -> f64 {
    standing.seconds / (standing.seats.max(1) as f64 * f64::from(matchup.edition.counts.turns))
}

fn line(name: &str, standing: &Standing, matchup: &Match) -> String {
    let test = Sprt::default();
    let elo = standing.elo();
    let mut text = format!(
        "{name:<28} wins {:5.1} % ± {:.1} (even {:.0} %)  ahead {:5.1} %  points {:5.1}  margin {:+6.2} ± {:.2}  \
         Elo {:+.0} [{:+.0}, {:+.0}]  SPRT {}  {:.4} s a turn, at most {:.2}\n    ",
        100.0 * standing.wins.value(),
        100.0 * standing.wins.error(),
        100.0 * standing.even,
        100.0 * standing.ahead.value(),
        standing.points.value(),
        standing.margin.value(),
        standing.margin.error(),
        elo.value,
        elo.low,
        elo.high,
        standing.verdict(&test).name(),
        seconds_per_turn(standing, matchup),
        standing.longest,
    );
    let parts = standing.parts_per_game();
    for source in PointSource::ALL {
        let _ = write!(text, "{} {:.1}  ", source.name(), parts[source]);
    }
    text.trim_end().to_owned() + "\n"
}

fn object(name: &str, standing: &Standing, matchup: &Match) -> String {
    let elo = standing.elo();
    let parts = standing.parts_per_game();
    let parts: Vec<String> = PointSource::ALL
        .iter()
        .map(|&source| format!("\"{}\":{:.3}", source.name(), parts[source]))
        .collect();
    format!(
        "{{\"name\":\"{name}\",\"wins\":{:.5},\"wins_error\":{:.5},\"even\":{:.5},\"ahead\":{:.5},\"points\":{:.3},\
         \"margin\":{:.3},\"margin_error\":{:.3},\"elo\":{:.1},\"elo_low\":{:.1},\"elo_high\":{:.1},\
         \"sprt\":\"{}\",\"seconds_per_turn\":{:.5},\"longest_turn\":{:.3},\"parts\":{{{}}}}}",
        standing.wins.value(),
        standing.wins.error(),
        standing.even,
        standing.ahead.value(),
        standing.points.value(),
        standing.margin.value(),
        standing.margin.error(),
        elo.value,
        elo.low,
        elo.high,
        standing.verdict(&Sprt::default()).name(),
        seconds_per_turn(standing, matchup),
        standing.longest,
        parts.join(",")
    )
}

//! The win probability for a lead, by players and turns left.
//!
//! Turns are counted for all players together: a player without turns left can still be overtaken.

use core::fmt;
use std::sync::OnceLock;

use witchstone_rules::{MAX_PLAYERS, Phase, View};

/// Turns of each player that have curves; more count as this many.
const TURNS: usize = 11;
/// Turns left to all players together, from 0 on.
const STAGES: usize = TURNS * MAX_PLAYERS + 1;

/// A logistic curve: the probability is 1/2 at a lead of `shift`, and 3/4 at `scale` × 1.1 points above it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Curve {
    shift: f32,
    scale: f32,
}

/// Converts a lead over the best rival to a win probability.
///
/// The curves were fitted to games of equal players (`examples/win_probability.rs`): for each number of players and of turns left
/// to all of them after the position, the lead by the evaluation against who won.
#[derive(Clone, PartialEq, Debug)]
pub struct WinProbability {
    /// By players, then by turns left.
    curves: Vec<Vec<Curve>>,
}

/// Why a file of curves cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CurveError {
    /// The line, counted from 1; 0 for the file as a whole.
    pub line: usize,
}

impl fmt::Display for CurveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The win probabilities are not those of this program, line {}: fit them again.", self.line)
    }
}

impl core::error::Error for CurveError {}

impl WinProbability {
    /// The curves that come with the program.
    pub fn fitted() -> &'static WinProbability {
        static FITTED: OnceLock<WinProbability> = OnceLock::new();
        FITTED.get_or_init(|| {
            WinProbability::parse(include_str!("win_probability.txt"))
                .expect("the built-in curves are whole; a test reads them")
        })
    }

    /// Reads curves: lines of players, turns left, shift and scale; lines with `#` are comments.
    pub fn parse(text: &str) -> Result<WinProbability, CurveError> {
        let mut curves = [[None; STAGES]; MAX_PLAYERS + 1];
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let (players, stage, curve) = parse_line(line).ok_or(CurveError { line: at + 1 })?;
            curves[players][stage] = Some(curve);
        }
        // Nobody plays alone: the first two rows are those of two players.
        (curves[0], curves[1]) = (curves[2], curves[2]);
        let row = |(players, row): (usize, &[Option<Curve>; STAGES])| {
            row[..stages(players.max(2))].iter().copied().collect::<Option<Vec<_>>>()
        };
        let curves = curves.iter().enumerate().map(row).collect::<Option<_>>();
        curves.map(|curves| WinProbability { curves }).ok_or(CurveError { line: 0 })
    }

    /// The win probability with this lead over the best rival and this many turns left of all players together.
    ///
    /// ```
    /// use witchstone_ai::WinProbability;
    /// let curves = WinProbability::fitted();
    /// let even = curves.of(2, 10, 0.0);
    /// assert!((0.3..0.7).contains(&even));
    /// assert!(curves.of(2, 10, 10.0) > even);
    /// assert!(curves.of(2, 2, 10.0) > curves.of(2, 18, 10.0), "a late lead is worth more");
    /// ```
    pub fn of(&self, players: u8, turns_left: usize, lead: f32) -> f32 {
        let row = &self.curves[usize::from(players).min(MAX_PLAYERS)];
        let Curve { shift, scale } = row[turns_left.min(row.len() - 1)];
        1.0 / (1.0 + (-(lead - shift) / scale).exp())
    }

    /// The win probability of the player to act, if the turn ends with this lead.
    pub fn after_turn(&self, view: &View, lead: f32) -> f32 {
        let table = &view.table;
        let in_turn = !matches!(table.phase, Phase::Towers | Phase::TowerBonus | Phase::Moons);
        self.of(table.options.players, turns_left(view) - usize::from(in_turn), lead)
    }
}

/// Turns left of all players together, including the current one.
fn turns_left(view: &View) -> usize {
    let turns = view.edition().counts.turns;
    let left = |player| usize::from(turns.saturating_sub(view.table.areas[player].turns));
    view.table.players().map(left).sum()
}

/// The number of stages of a game with this many players.
const fn stages(players: usize) -> usize {
    TURNS * players + 1
}

fn parse_line(line: &str) -> Option<(usize, usize, Curve)> {
    let mut words = line.split_whitespace();
    let players: usize = words.next()?.parse().ok()?;
    let stage: usize = words.next()?.parse().ok()?;
    let shift: f32 = words.next()?.parse().ok()?;
    let scale: f32 = words.next()?.parse().ok()?;
    let known = (2..=MAX_PLAYERS).contains(&players) && stage < stages(players);
    let sound = shift.is_finite() && scale.is_finite() && scale > 0.0 && words.next().is_none();
    (known && sound).then_some((players, stage, Curve { shift, scale }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_larger_lead_raises_the_probability() {
        let curves = WinProbability::fitted();
        for (players, turns) in (2..=4).flat_map(|players| (0..=45).map(move |turns| (players, turns))) {
            let probability = |lead: i8| curves.of(players, turns, f32::from(lead));
            assert!((-60..60).all(|lead| probability(lead) <= probability(lead + 1)), "{players} {turns}");
            // Before the first turns a lead means little.
            let begun = turns < 10 * usize::from(players);
            assert!(!begun || probability(-60) < 0.1 && probability(60) > 0.9, "{players} {turns}");
            let (even, fair) = (probability(0), 1.0 / f32::from(players));
            assert!((0.4 * fair..0.8).contains(&even), "{players} players, {turns} turns left: {even}");
        }
    }

    #[test]
    fn a_lead_is_certain_only_without_turns_left() {
        let curves = WinProbability::fitted();
        for players in 2..=4 {
            assert!(curves.of(players, 0, 2.0) > 0.98, "{players} players");
            assert!(curves.of(players, 1, 2.0) < 0.9, "{players} players: a rival has a turn left");
        }
    }

    #[test]
    fn an_invalid_curve_is_refused_with_its_line() {
        let line = |text: &str| WinProbability::parse(text).unwrap_err().line;
        assert_eq!(line("# note\n2 0 0 1\n2 1 0 0\n"), 3);
        assert_eq!(line("2 23 0 1\n"), 1);
        assert_eq!(line("5 0 0 1\n"), 1);
        assert_eq!(line("2 0 0\n"), 1);
        assert_eq!(line("2 0 0 1\n"), 0, "the others are missing");
    }
}

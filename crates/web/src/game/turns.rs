//! The moves of a game by turns, and what each turn scored.

use witchstone_rules::{Event, Player, ScoreSheet, Source, View};

use super::Ply;
use super::panels::SOURCES;
use crate::ui::{Words, signed_points, whole_points};

/// The moves of one player's turn, or of a decision before the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub player: Player,
    /// The index of its first move.
    pub first: usize,
    /// How many moves it has so far.
    pub moves: usize,
    /// Whether it has ended.
    pub is_over: bool,
    /// Its round; 0 before the first.
    pub round: u8,
}

impl Turn {
    /// The index after its last move.
    pub fn end(self) -> usize {
        self.first + self.moves
    }
}

/// The turns of these moves, in order; `now` is whose decision follows them.
pub fn turns(plies: &[Ply], now: Player) -> Vec<Turn> {
    let mut turns: Vec<Turn> = vec![];
    let mut round = 0;
    for (at, ply) in plies.iter().enumerate() {
        match turns.last_mut().filter(|turn| !turn.is_over && turn.player == ply.player) {
            Some(turn) => turn.moves += 1,
            None => {
                turns.iter_mut().last().into_iter().for_each(|turn| turn.is_over = true);
                turns.push(Turn { player: ply.player, first: at, moves: 1, is_over: false, round });
            }
        }
        for event in &ply.events {
            if let Event::TurnBegan { turn, .. } = event {
                round = *turn;
            }
            if let (Event::TurnBegan { .. } | Event::GameEnded, Some(turn)) = (event, turns.last_mut()) {
                turn.is_over = true;
            }
        }
    }
    turns.iter_mut().last().into_iter().for_each(|turn| turn.is_over |= turn.player != now);
    turns
}

/// How many moves of the turn that is being played have been made.
pub fn moves_in_turn(plies: &[Ply], now: Player) -> usize {
    turns(plies, now).last().filter(|turn| !turn.is_over).map_or(0, |turn| turn.moves)
}

/// The points that a turn brought, by source: how the score sheet changed. Where a sheet is not known, as for secret
/// Scrolls, only what was scored in the open.
pub fn gains(plies: &[Ply], turn: Turn, live: &View) -> Vec<(&'static str, i32)> {
    let sheet = |at: usize| match plies.get(at) {
        Some(ply) => ply.seen.then(|| ply.before.score_sheet(turn.player)).flatten(),
        None => live.score_sheet(turn.player),
    };
    let gains = match (sheet(turn.first), sheet(turn.end())) {
        (Some(before), Some(after)) => difference(&before, &after),
        _ => scored_openly(&plies[turn.first..turn.end()], turn.player),
    };
    gains.into_iter().filter(|(_, points)| *points != 0).collect()
}

fn difference(before: &ScoreSheet, after: &ScoreSheet) -> Vec<(&'static str, i32)> {
    SOURCES.iter().map(|(key, read)| (*key, read(after) - read(before))).collect()
}

fn scored_openly(plies: &[Ply], player: Player) -> Vec<(&'static str, i32)> {
    let mut gains: Vec<(&'static str, i32)> = SOURCES.iter().map(|(key, _)| (*key, 0)).collect();
    let mut add = |key: &str, points: i32| {
        gains.iter_mut().filter(|(known, _)| *known == key).for_each(|(_, sum)| *sum += points);
    };
    for event in plies.iter().flat_map(|ply| &ply.events) {
        match *event {
            Event::Points { player: who, points, source } if who == player => {
                add(source_key(source), points.into());
            }
            Event::OwlTaken { player: who, value } if who == player => add("sum-owls", value.into()),
            _ => {}
        }
    }
    gains
}

/// The row of the score sheet that a source belongs to.
fn source_key(source: Source) -> &'static str {
    match source {
        Source::Connection(_) => "sum-connections",
        Source::Witch => "sum-witches",
        Source::Witchstone => "sum-witchstone",
        Source::Chip => "sum-chips",
        Source::EmptyOwls => "sum-empty-owls",
        Source::Silver(_) => "sum-silver",
        Source::Removed => "sum-removed",
    }
}

/// A turn in one line: "Morgana: +9 — connections 4, Prophecies 3, owls 2".
pub fn summary(words: &Words, name: &str, gains: &[(&'static str, i32)]) -> String {
    let name = ("name", name.to_owned().into());
    if gains.is_empty() {
        return words.format("turn-without-points", &[name]);
    }
    let total = signed_points(gains.iter().map(|(_, points)| points).sum::<i32>());
    let part = |(key, points): &(&'static str, i32)| {
        let source = key.trim_start_matches("sum-");
        words.format("turn-gain", &[("source", source.into()), ("points", whole_points(*points).into())])
    };
    let parts = gains.iter().map(part).collect::<Vec<_>>().join(", ");
    words.format("turn-summary", &[name, ("total", total.into()), ("gains", parts.into())])
}

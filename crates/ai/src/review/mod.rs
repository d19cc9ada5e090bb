//! Review of a game turn by turn: what was played, what was best, what was lost, and luck.
//!
//! Everything is judged from the view that the player had at that moment. A turn is divided where something unknown is
//! turned up, for what the player knew is different before and after:
//!
//! - *Loss* is the difference between the best way to go on and the one played, in points of lead to expect, both measured
//!   in the same sampled worlds. The losses of a turn's parts add up.
//! - *Luck* is what the things turned up changed: the lead to expect now, less the average over the sampled worlds.
//! - *Chances to win* are those of [`WinChance`] for these leads.
//!
//! ```
//! use witchstone_ai::review::{Review, Settings};
//! use witchstone_ai::{Bot, Level};
//! use witchstone_rules::{Deal, Edition, Options, Record, Seed};
//!
//! let (edition, options) = (Edition::classic(), Options::new(2));
//! let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
//! let mut record = Record { options, deal, moves: vec![] };
//! let (mut state, mut bot) = (record.start(edition)?, Bot::new(Level::Adept, 1));
//! while state.table().round() < 2 {
//!     let chosen = bot.choose(&state.view(Some(state.player()))).expect("it is this seat's decision");
//!     state.play(chosen)?;
//!     record.moves.push(chosen);
//! }
//! let mut review = Review::new(edition, record, Settings::new(Level::Witch))?;
//! while let Some(turn) = review.step() {
//!     println!("{}: {:.1} points lost", turn.player, turn.loss);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod part;
mod summary;

use witchstone_rules::{Edition, Game, Move, Player, Record, ReplayError, State};

pub use summary::{PlayerReview, accuracy_of};

use crate::analysis::{Advice, Analyst};
use crate::chance::WinChance;
use crate::level::Level;
use crate::search::Stage;
use part::Part;

/// How thoroughly a game is reviewed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The level that looks for the best turns.
    pub level: Level,
    /// Positions that each search for a best turn may look at.
    pub nodes: u64,
    /// Where sampled worlds come from: the same seed and nodes give the same review.
    pub seed: u64,
    /// Threads to think on; the review is the same on any number.
    pub threads: usize,
}

impl Settings {
    /// As thorough as this level plays.
    pub fn new(level: Level) -> Settings {
        Settings { level, nodes: level.nodes(), seed: 1, threads: 1 }
    }
}

/// A better way to go on.
#[derive(Clone, PartialEq, Debug)]
pub struct Better {
    /// The number of moves of the record before it.
    pub from: usize,
    /// The turn, or the rest of it.
    pub advice: Advice,
    /// The points that it is better by.
    pub by: f32,
}

/// What was made of one turn, or of the set-up.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewed {
    /// Whose it was.
    pub player: Player,
    /// The round, 0 for the set-up.
    pub round: u8,
    /// The number of moves of the record before it.
    pub from: usize,
    /// The moves played.
    pub moves: Vec<Move>,
    /// Where most was lost, and what would have been better; none if the best was played.
    pub better: Option<Better>,
    /// The lead to expect, as it was played.
    pub lead: f32,
    /// Points of that lead that were lost.
    pub loss: f32,
    /// The chance to win, as it was played.
    pub chance: f32,
    /// The part of the chance to win that was lost.
    pub chance_lost: f32,
    /// Points of lead that the things turned up brought, or cost.
    pub luck: f32,
}

/// A review in progress. Each [`Review::step`] reviews one turn, so that callers can show progress and stop.
pub struct Review {
    record: Record,
    settings: Settings,
    analyst: Analyst,
    /// The position before the next turn.
    state: State,
    /// The moves before it.
    at: usize,
    turns: Vec<Reviewed>,
}

impl Review {
    /// A review of this game, finished or not. Every move is checked before the first step.
    pub fn new(edition: &'static Edition, record: Record, settings: Settings) -> Result<Review, ReplayError> {
        Game::replay(edition, &record)?;
        let state = record.start(edition).map_err(ReplayError::SetUp)?;
        let analyst = Analyst::new(settings.level, settings.threads);
        Ok(Review { record, settings, analyst, state, at: 0, turns: Vec::new() })
    }

    /// Reviews the next turn; none after the last.
    pub fn step(&mut self) -> Option<&Reviewed> {
        if self.at == self.record.moves.len() {
            return None;
        }
        let turn = self.review_turn();
        self.turns.push(turn);
        self.turns.last()
    }

    /// Skips the next turn, to resume an earlier review; returns whether there was one. Later turns do not depend on it.
    pub fn pass(&mut self) -> bool {
        let (stage, from) = (Stage::of(&self.state), self.at);
        while self.at < self.record.moves.len() && stage.holds(&self.state) {
            self.state.apply_unchecked(self.record.moves[self.at], &mut ());
            self.at += 1;
        }
        self.at > from
    }

    /// How many moves have been looked at or passed, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.record.moves.len())
    }

    /// The turns looked at so far.
    pub fn turns(&self) -> &[Reviewed] {
        &self.turns
    }

    /// The turns that lost most, the worst first; those that lost less than half a point are none.
    pub fn mistakes(&self, most: usize) -> Vec<&Reviewed> {
        let mut mistakes: Vec<&Reviewed> = self.turns.iter().filter(|turn| turn.loss >= 0.5).collect();
        mistakes.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        mistakes.truncate(most);
        mistakes
    }

    /// What each player made of the game so far, in turn order.
    pub fn players(&self) -> Vec<PlayerReview> {
        self.state.table().players().map(|player| PlayerReview::of(player, &self.turns)).collect()
    }

    fn review_turn(&mut self) -> Reviewed {
        let (stage, from) = (Stage::of(&self.state), self.at);
        let round = self.state.table().round();
        let view = self.state.view(Some(stage.player));
        let mut parts: Vec<Part> = Vec::new();
        while self.at < self.record.moves.len() && stage.holds(&self.state) {
            let part =
                Part::review(&mut self.analyst, &self.state, &self.record.moves, self.at, &self.settings);
            for &played in &self.record.moves[self.at..part.end] {
                self.state.apply_unchecked(played, &mut ());
            }
            self.at = part.end;
            parts.push(part);
        }
        let lead = parts.last().map_or(0.0, |part| part.lead);
        let loss: f32 = parts.iter().map(|part| part.loss).sum();
        let luck = parts.iter().map(|part| part.luck).sum();
        let worst = parts.into_iter().max_by(|a, b| a.loss.total_cmp(&b.loss));
        let chance = |lead| WinChance::fitted().after_turn(&view, lead);
        Reviewed {
            player: stage.player,
            round,
            from,
            moves: self.record.moves[from..self.at].to_vec(),
            better: worst.and_then(|part| part.better),
            lead,
            loss,
            chance: chance(lead),
            chance_lost: (chance(lead + loss) - chance(lead)).max(0.0),
            luck,
        }
    }
}

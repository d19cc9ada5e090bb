//! Review of a game turn by turn: what was played, what was best, what was lost, and luck.
//!
//! Everything is judged from the player's view at that moment. A turn is split at every reveal, because the player knows more
//! afterwards:
//!
//! - *Loss* is the difference in expected lead between the best continuation and the one played, both measured in the same
//!   sampled worlds. The losses of a turn's parts add up.
//! - *Luck* is the effect of reveals: the expected lead now, less the average over the sampled worlds.
//! - *Win probabilities* are those of [`WinProbability`] for these leads.
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
use crate::level::Level;
use crate::search::SearchScope;
use crate::win_probability::WinProbability;
use part::Part;

/// How thoroughly a game is reviewed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The level that searches.
    pub level: Level,
    /// Nodes of each search.
    pub nodes: u64,
    /// The seed of sampled worlds: the same seed and nodes give the same review.
    pub seed: u64,
    /// Threads; the review is the same on any number.
    pub threads: usize,
}

impl Settings {
    /// As thorough as this level plays.
    pub fn new(level: Level) -> Settings {
        Settings { level, nodes: level.nodes(), seed: 1, threads: 1 }
    }

    /// Those of server and page: a few seconds for a whole game. Both give the same review.
    pub fn quick() -> Settings {
        Settings { nodes: Level::REVIEW_NODES, ..Settings::new(Level::HINT) }
    }
}

/// A better continuation.
#[derive(Clone, PartialEq, Debug)]
pub struct Better {
    /// The number of moves of the record before it.
    pub from: usize,
    /// The turn, or the rest of it.
    pub advice: Advice,
    /// The points that it is better by.
    pub by: f32,
}

/// The review of one turn, or of the set-up.
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
    /// The expected lead, as played.
    pub lead: f32,
    /// Points of that lead that were lost.
    pub loss: f32,
    /// The win probability, as played.
    pub win_probability: f32,
    /// The win probability lost.
    pub win_probability_lost: f32,
    /// Points of lead gained or lost by reveals.
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
        let (scope, from) = (SearchScope::of(&self.state), self.at);
        while self.at < self.record.moves.len() && scope.holds(&self.state) {
            self.state.apply_unchecked(self.record.moves[self.at], &mut ());
            self.at += 1;
        }
        self.at > from
    }

    /// The number of moves reviewed or skipped, and of all moves.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.record.moves.len())
    }

    /// The turns reviewed so far.
    pub fn turns(&self) -> &[Reviewed] {
        &self.turns
    }

    /// The turns that lost most, the worst first; at least half a point each.
    pub fn mistakes(&self, most: usize) -> Vec<&Reviewed> {
        let mut mistakes: Vec<&Reviewed> = self.turns.iter().filter(|turn| turn.loss >= 0.5).collect();
        mistakes.sort_by(|a, b| b.loss.total_cmp(&a.loss));
        mistakes.truncate(most);
        mistakes
    }

    /// The review of each player so far, in turn order.
    pub fn players(&self) -> Vec<PlayerReview> {
        self.state.table().players().map(|player| PlayerReview::of(player, &self.turns)).collect()
    }

    fn review_turn(&mut self) -> Reviewed {
        let (scope, from) = (SearchScope::of(&self.state), self.at);
        let round = self.state.table().round();
        let view = self.state.view(Some(scope.player));
        let mut parts: Vec<Part> = Vec::new();
        while self.at < self.record.moves.len() && scope.holds(&self.state) {
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
        let win_probability = |lead| WinProbability::fitted().after_turn(&view, lead);
        Reviewed {
            player: scope.player,
            round,
            from,
            moves: self.record.moves[from..self.at].to_vec(),
            better: worst.and_then(|part| part.better),
            lead,
            loss,
            win_probability: win_probability(lead),
            win_probability_lost: (win_probability(lead + loss) - win_probability(lead)).max(0.0),
            luck,
        }
    }
}

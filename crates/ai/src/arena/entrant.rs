//! Entrants of a match: levels with changed search parameters.

use core::fmt;

use crate::bot::Bot;
use crate::eval::{Evaluation, Weights};
use crate::level::Level;
use crate::search::{BeamConfig, HalvingConfig, SearchConfig, Searcher, SecondStage};

/// The budget of an entrant.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Thinking {
    /// Nodes per turn.
    Nodes(u64),
    /// Seconds per turn.
    Seconds(f32),
}

/// A level with changes, from which bots are made.
#[derive(Clone)]
pub struct Entrant {
    /// As it was written.
    pub name: String,
    /// Search parameters.
    pub config: SearchConfig,
    /// The evaluation.
    pub evaluation: Evaluation,
    /// The budget.
    pub thinking: Thinking,
}

/// Why an entrant cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntrantError {
    /// What was written.
    pub what: String,
}

impl fmt::Display for EntrantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "\"{}\" is not an entrant. Write a level, 1 to 6, and parameters to change: \
             5:width=64,placements=96,candidates=12,openings=6,horizon=4,playout=2,prior=4,cutoff=3.5,nodes=1000000,seconds=1; \
             level 6 also second_nodes=4000000,second_candidates=12,second_horizon=11,second_playout=4,second_prior=16.",
            self.what
        )
    }
}

impl core::error::Error for EntrantError {}

impl Entrant {
    /// A level as it is.
    pub fn level(level: Level) -> Entrant {
        Entrant {
            name: level.number().to_string(),
            config: level.search_config(),
            evaluation: level.evaluation(),
            thinking: Thinking::Nodes(level.nodes()),
        }
    }

    /// Reads a level with changes, as `4:width=32`.
    ///
    /// ```
    /// use witchstone_ai::arena::Entrant;
    /// assert_eq!(Entrant::parse("4:width=32,placements=48").unwrap().config.beam.width, 32);
    /// assert!(Entrant::parse("7").is_err());
    /// ```
    pub fn parse(text: &str) -> Result<Entrant, EntrantError> {
        let error = || EntrantError { what: text.into() };
        let (level, changes) = text.split_once(':').unwrap_or((text, ""));
        let level = level.parse().ok().and_then(Level::from_number).ok_or_else(error)?;
        let mut entrant = Entrant { name: text.into(), ..Entrant::level(level) };
        for change in changes.split(',').filter(|change| !change.is_empty()) {
            let (key, value) = change.split_once('=').ok_or_else(error)?;
            entrant.change(key, value).ok_or_else(error)?;
        }
        Ok(entrant)
    }

    fn change(&mut self, key: &str, value: &str) -> Option<()> {
        let number: f32 = value.parse().ok()?;
        let whole = number as usize;
        let config = &mut self.config;
        match key {
            "width" => {
                config.beam.width = whole;
                config.beam.placements = 3 * whole;
                config.beam.ends = whole.max(2);
                config.last_beam = BeamConfig { width: 4 * whole, placements: 12 * whole, ..config.beam };
            }
            "placements" => config.beam.placements = whole,
            "last" => config.last_beam.width = whole,
            "noise" => config.beam.noise = number,
            "candidates" => self.halving().candidates = whole,
            "horizon" => self.halving().rollouts.horizon = whole as u8,
            "openings" => self.halving().openings = whole,
            "playout" => self.halving().rollouts.playout = (whole > 0).then(|| BeamConfig::narrow(whole)),
            "prior" => self.halving().rollouts.prior = number,
            "cutoff" => self.halving().rollouts.cutoff = number,
            "second_nodes" => self.second_stage()?.after_nodes = number as u64,
            "second_candidates" => self.second_stage()?.candidates = whole,
            "second_horizon" => self.second_stage()?.rollouts.horizon = whole as u8,
            "second_playout" => {
                self.second_stage()?.rollouts.playout = (whole > 0).then(|| BeamConfig::narrow(whole))
            }
            "second_prior" => self.second_stage()?.rollouts.prior = number,
            "nodes" => self.thinking = Thinking::Nodes(number as u64),
            "seconds" => self.thinking = Thinking::Seconds(number),
            _ => return None,
        }
        Some(())
    }

    fn halving(&mut self) -> &mut HalvingConfig {
        let usual = || Level::Master.search_config().halving.expect("the Master has rollouts");
        self.config.halving.get_or_insert_with(usual)
    }

    fn second_stage(&mut self) -> Option<&mut SecondStage> {
        self.halving().second_stage.as_mut()
    }

    /// The same entrant with other weights.
    pub fn with_weights(mut self, weights: &'static Weights) -> Entrant {
        self.evaluation = Evaluation::new(weights);
        self
    }

    /// The bot.
    pub fn bot(&self, seed: u64) -> Bot {
        let nodes = match self.thinking {
            Thinking::Nodes(nodes) => nodes,
            Thinking::Seconds(_) => u64::MAX,
        };
        Bot::custom(Searcher::new(self.evaluation, 1), self.config, nodes, seed)
    }
}

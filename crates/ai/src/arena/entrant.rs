//! Who plays in a match: a level, with changes where something is tried out.

use core::fmt;

use crate::bot::Bot;
use crate::eval::{Evaluation, Weights};
use crate::level::Level;
use crate::search::{Contest, Finals, Look, Method, Searcher};

/// What a turn of an entrant costs at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Thinking {
    /// So many positions.
    Nodes(u64),
    /// So many seconds.
    Seconds(f32),
}

/// A way to make a bot.
#[derive(Clone)]
pub struct Entrant {
    /// As it was written.
    pub name: String,
    /// How it searches.
    pub method: Method,
    /// What it thinks of positions.
    pub evaluation: Evaluation,
    /// How long it thinks.
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
            "\"{}\" is no entrant. Write a level, 1 to 6, and what shall be different: \
             5:width=64,lays=96,candidates=12,ways=6,horizon=4,playout=2,prior=4,clearly=3.5,nodes=1000000,seconds=1; \
             level 6 also usual=4000000,places=12,final_horizon=11,final_playout=4,final_prior=16.",
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
            method: level.method(),
            evaluation: level.evaluation(),
            thinking: Thinking::Nodes(level.nodes()),
        }
    }

    /// Reads a level with changes, as `4:width=32`.
    ///
    /// ```
    /// use witchstone_ai::arena::Entrant;
    /// assert_eq!(Entrant::parse("4:width=32,lays=48").unwrap().method.look.width, 32);
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
        let method = &mut self.method;
        match key {
            "width" => {
                method.look.width = whole;
                method.look.lays = 3 * whole;
                method.look.ends = whole.max(2);
                method.last_look = Look { width: 4 * whole, lays: 12 * whole, ..method.look };
            }
            "lays" => method.look.lays = whole,
            "last" => method.last_look.width = whole,
            "softness" => method.look.softness = number,
            "candidates" => self.contest().candidates = whole,
            "horizon" => self.contest().rollouts.horizon = whole as u8,
            "ways" => self.contest().ways = whole,
            "playout" => self.contest().rollouts.playout = (whole > 0).then(|| Look::narrow(whole)),
            "prior" => self.contest().rollouts.prior = number,
            "clearly" => self.contest().rollouts.clearly = number,
            "usual" => self.finals()?.usual = number as u64,
            "places" => self.finals()?.places = whole,
            "final_horizon" => self.finals()?.rollouts.horizon = whole as u8,
            "final_playout" => self.finals()?.rollouts.playout = (whole > 0).then(|| Look::narrow(whole)),
            "final_prior" => self.finals()?.rollouts.prior = number,
            "nodes" => self.thinking = Thinking::Nodes(number as u64),
            "seconds" => self.thinking = Thinking::Seconds(number),
            _ => return None,
        }
        Some(())
    }

    fn contest(&mut self) -> &mut Contest {
        let usual = || Level::Master.method().contest.expect("the Master plays turns out");
        self.method.contest.get_or_insert_with(usual)
    }

    fn finals(&mut self) -> Option<&mut Finals> {
        self.contest().finals.as_mut()
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
        Bot::custom(Searcher::new(self.evaluation, 1), self.method, nodes, seed)
    }
}

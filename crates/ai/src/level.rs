//! The six levels of play.

use core::fmt;
use core::str::FromStr;

use crate::eval::Evaluation;
use crate::search::{BeamConfig, HalvingConfig, Pruning, RolloutConfig, SearchConfig, SecondStage};

/// How strong a computer opponent is.
///
/// Weak levels are short-sighted and narrow; none of them plays a bad move on purpose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Level {
    /// Sees the points of this turn only, and is not particular.
    Apprentice = 1,
    /// Looks ahead, but takes the first good turn.
    Adept,
    /// Compares a few turns.
    Witch,
    /// Compares many turns.
    Wizard,
    /// Compares the best turns by rollouts.
    Grandmaster,
    /// Searches longer, and tries other first moves too.
    Master,
}

impl Level {
    /// All six, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Apprentice, Level::Adept, Level::Witch, Level::Wizard, Level::Grandmaster, Level::Master];

    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The level with this number.
    pub fn from_number(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.number() == number)
    }

    /// The strongest level.
    pub const STRONGEST: Level = Level::Master;

    /// The level that gives hints and reviews games: strong, and it answers at once.
    pub const HINT: Level = Level::Wizard;

    /// The budget of [`Level::HINT`] for each search of a review: a few seconds for a whole game.
    pub const REVIEW_NODES: u64 = 4_000;

    /// The level that plays for a person who resigned or ran out of time.
    pub const STAND_IN: Level = Level::Adept;

    /// Its name.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Its name on the command line.
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// Its budget: the positions it visits in a turn, at most.
    pub const fn nodes(self) -> u64 {
        self.row().nodes
    }

    /// Whether a turn takes some milliseconds only: it searches without rollouts.
    pub const fn is_quick(self) -> bool {
        self.row().search.halving.is_none()
    }

    const fn row(self) -> &'static Row {
        &TABLE[self as usize - 1]
    }

    /// How it evaluates positions.
    pub fn evaluation(self) -> Evaluation {
        match self {
            Level::Apprentice => Evaluation::short_sighted(),
            _ => Evaluation::fitted(),
        }
    }

    /// Its search parameters.
    pub const fn search_config(self) -> SearchConfig {
        self.row().search
    }
}

/// The names, the budget and the search parameters of a level.
struct Row {
    name: &'static str,
    id: &'static str,
    nodes: u64,
    search: SearchConfig,
}

/// Every number of every level. `docs/design/search.md` has the measurements behind them.
const TABLE: [Row; 6] = [
    Row { name: "Apprentice", id: "apprentice", nodes: u64::MAX, search: noisy(beam(1), 1.0) },
    Row { name: "Adept", id: "adept", nodes: u64::MAX, search: beam(1) },
    Row { name: "Witch", id: "witch", nodes: u64::MAX, search: beam(4) },
    Row { name: "Wizard", id: "wizard", nodes: u64::MAX, search: beam(16) },
    Row {
        name: "Grandmaster",
        id: "grandmaster",
        nodes: 1_000_000,
        search: SearchConfig {
            halving: Some(HalvingConfig {
                candidates: 12,
                openings: 0,
                rollouts: rollouts(4),
                second_stage: None,
            }),
            ..beam(20)
        },
    },
    Row {
        name: "Master of the Witchstone",
        id: "master",
        nodes: MASTER_NODES,
        search: SearchConfig {
            halving: Some(HalvingConfig {
                candidates: 20,
                openings: 16,
                rollouts: rollouts(6),
                second_stage: Some(second_stage(MASTER_NODES)),
            }),
            ..beam(256)
        },
    },
];

/// The Master's budget, beyond which its second stage starts.
const MASTER_NODES: u64 = 4_000_000;

/// There is no level of this number or name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLevel;

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = Level::ALL.map(|level| format!("{} or {}", level.number(), level.id()));
        write!(f, "no such level; levels: {}", known.join(", "))
    }
}

impl core::error::Error for UnknownLevel {}

/// By its number or its name on the command line.
///
/// ```
/// use witchstone_ai::Level;
/// assert_eq!("4".parse(), Ok(Level::Wizard));
/// assert_eq!("master".parse(), Ok(Level::Master));
/// assert!("merlin".parse::<Level>().is_err());
/// ```
impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        let is_named =
            |level: &Level| level.id().eq_ignore_ascii_case(text) || level.number().to_string() == text;
        Level::ALL.into_iter().find(is_named).ok_or(UnknownLevel)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

const fn beam_config(width: usize) -> BeamConfig {
    BeamConfig {
        width,
        placements: 3 * width,
        shortlist: 0,
        pruning: Pruning::Light,
        ends: if width < 2 { 2 } else { width },
        noise: 0.0,
    }
}

const fn beam(width: usize) -> SearchConfig {
    SearchConfig { beam: beam_config(width), last_beam: beam_config(4 * width), halving: None }
}

/// The same beam in every turn, with noise.
const fn noisy(config: SearchConfig, noise: f32) -> SearchConfig {
    let beam = BeamConfig { noise, ..config.beam };
    SearchConfig { beam, last_beam: beam, halving: None }
}

const fn rollouts(horizon: u8) -> RolloutConfig {
    RolloutConfig { horizon, playout: Some(BeamConfig::narrow(2)), prior: 4.0, cutoff: 3.5 }
}

/// To the end of the game, with a wider beam.
const fn second_stage(after_nodes: u64) -> SecondStage {
    let rollouts =
        RolloutConfig { horizon: u8::MAX, playout: Some(BeamConfig::narrow(4)), prior: 16.0, cutoff: 3.5 };
    SecondStage { after_nodes, candidates: 12, rollouts }
}

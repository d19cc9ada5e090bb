//! Advice and its reasons as plain data: what a hint says in its three steps, and why a turn is good.
//!
//! Things of the board are named by their numbers in the edition, sources of points and parts of the table by their words.

use serde::{Deserialize, Serialize};

/// Something that a turn does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "achievement", rename_all = "snake_case")]
pub enum AchievementJson {
    /// It completes a connection.
    Completes {
        /// Its number in the edition.
        connection: usize,
    },
    /// It brings a Prophecy to a higher degree.
    Fulfils {
        /// Its number in the edition.
        prophecy: usize,
        /// The degree: 1 minor, 2 major, 3 perfect.
        degree: u8,
    },
    /// A Witch reaches the Witchstone.
    Reaches {
        /// The bonus space taken, 1 for the best.
        place: u8,
    },
    /// One bonus starts the next.
    Chains {
        /// How many.
        bonuses: u8,
    },
    /// It spoils what another player could hope for.
    Denies {
        /// Who.
        player: usize,
        /// Points that are no longer to be expected.
        points: f32,
    },
}

/// Points from all sources, and the largest of them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct GainsJson {
    /// All points together.
    pub total: f32,
    /// The sources worth a word with their points, the largest first.
    pub sources: Vec<(String, f32)>,
}

/// Why a turn is good.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct ReasonsJson {
    /// What it does, the most important first.
    pub achievements: Vec<AchievementJson>,
    /// Its points at once.
    pub now: GainsJson,
    /// What it prepares.
    pub later: GainsJson,
}

/// What a turn is about.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThemeJson {
    /// Something it does.
    Achievement(AchievementJson),
    /// A source that it gains from.
    Gain(String),
    /// Nothing that can be named.
    Best,
}

/// A hint in three steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HintJson {
    /// First: the part of the table to look at.
    pub field: String,
    /// Second: the idea.
    pub theme: ThemeJson,
    /// The hex tile of the idea, by its number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<usize>,
    /// Third: the turn.
    pub moves: Vec<String>,
    /// The number of its moves before the first reveal.
    pub known: usize,
}

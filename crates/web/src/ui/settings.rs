//! What a player sets for this browser.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::storage;

const STORAGE_KEY: &str = "witchstone/settings";

/// The settings, from anywhere inside the application.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

/// How fast moves are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// For watching closely.
    Slow,
    /// For most.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// Nothing moves.
    Off,
}

impl Speed {
    /// All of them.
    pub const ALL: [Speed; 4] = [Speed::Slow, Speed::Normal, Speed::Fast, Speed::Off];

    /// The time that one move is shown for, in milliseconds.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Speed::Slow => 1600,
            Speed::Normal => 800,
            Speed::Fast => 300,
            Speed::Off => 0,
        }
    }

    /// The word in keys and files.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Slow => "slow",
            Speed::Normal => "normal",
            Speed::Fast => "fast",
            Speed::Off => "off",
        }
    }
}

/// The colours of players and symbols.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Palette {
    /// Candle light on indigo.
    #[default]
    Candle,
    /// Colours that colour-blind players can distinguish.
    Distinct,
    /// Strong contrast.
    Contrast,
}

impl Palette {
    /// All of them.
    pub const ALL: [Palette; 3] = [Palette::Candle, Palette::Distinct, Palette::Contrast];

    /// The word in keys, files and the page's `data-palette`.
    pub const fn name(self) -> &'static str {
        match self {
            Palette::Candle => "candle",
            Palette::Distinct => "distinct",
            Palette::Contrast => "contrast",
        }
    }
}

/// Everything that can be set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The code of the language; none means the browser's. `start.js` reads it before this code is loaded.
    pub language: Option<String>,
    /// The player's own name.
    pub name: String,
    /// Whether there is sound.
    pub sound: bool,
    /// How fast moves are shown.
    pub speed: Speed,
    /// The colours.
    pub palette: Palette,
    /// Ask before actions, bonuses or points are lost.
    pub confirm: bool,
    /// Play forced moves and start a sole bonus automatically.
    pub automatic: bool,
    /// The player closes a turn, and can undo its last move until then.
    pub end_turn: bool,
    /// Moves, log and scores are shown beside the table.
    pub side: bool,
    /// The names of muted players.
    pub muted: Vec<String>,
}

impl Settings {
    /// The settings that this browser stores.
    pub fn load() -> Settings {
        storage::read(STORAGE_KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Stores them for the next visit.
    pub fn store(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            storage::write(STORAGE_KEY, &text);
        }
    }

    /// Whether a player is muted.
    pub fn mutes(&self, name: &str) -> bool {
        self.muted.iter().any(|muted| muted == name)
    }

    /// Mutes or unmutes a player.
    pub fn mute(&mut self, name: &str, yes: bool) {
        self.muted.retain(|muted| muted != name);
        if yes {
            self.muted.push(name.to_owned());
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            name: String::new(),
            sound: true,
            speed: Speed::default(),
            palette: Palette::default(),
            confirm: true,
            automatic: true,
            end_turn: true,
            side: false,
            muted: vec![],
        }
    }
}

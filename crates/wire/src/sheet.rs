//! Score sheets as JSON: points by source.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Edition, ScoreSheet, Scroll, ScrollKind, Silver};

/// Points by source for one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SheetJson {
    /// All points together.
    pub total: u16,
    /// What the seat began with (S11).
    #[serde(default)]
    pub even_start: u16,
    /// Completed connections of 1, 2 and 3 spaces: how many, and their points.
    pub connections: Vec<(u8, u16)>,
    /// Witches that stood up, the first tower included.
    pub witches: u16,
    /// Bonus points at the Witchstone.
    pub witchstone: u16,
    /// Points chips when they were taken.
    pub chips_taken: u16,
    /// Empty owl stacks.
    pub empty_owls: u16,
    /// Each kind of silver space by name.
    pub silver: Vec<(String, u16)>,
    /// Points paid for Crystals taken out.
    pub removed: u16,
    /// Values of the owl tiles.
    pub owls: Vec<u8>,
    /// Chips held.
    pub chips_held: u16,
    /// Unused spells and power Scrolls.
    pub spells: u16,
    /// Each Prophecy by name, with its points.
    pub prophecies: Vec<(String, u8)>,
}

impl SheetJson {
    /// Writes a sheet.
    pub fn of(sheet: &ScoreSheet, edition: &Edition) -> SheetJson {
        let name = |number: usize| edition.scroll_name(Scroll::new(ScrollKind::Prophecy(number)));
        SheetJson {
            total: sheet.score.total(),
            even_start: sheet.even_start.unwrap_or(0),
            connections: sheet.connections.to_vec(),
            witches: sheet.witches,
            witchstone: sheet.witchstone,
            chips_taken: sheet.chips_taken,
            empty_owls: sheet.empty_owls,
            silver: Silver::ALL.into_iter().map(|kind| (kind.name().into(), sheet.silver(kind))).collect(),
            removed: sheet.removed,
            owls: sheet.owls.clone(),
            chips_held: sheet.chips_held,
            spells: sheet.spells,
            prophecies: sheet
                .prophecies
                .iter()
                .map(|(number, standing)| (name(*number), standing.degree.points()))
                .collect(),
        }
    }
}

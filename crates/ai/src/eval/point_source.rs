//! Sources of points, as the evaluation and its explanations distinguish them.

use core::ops::{Index, IndexMut, Sub};

use witchstone_rules::ScoreSheet;

use super::PlayerPosition;

/// A source of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum PointSource {
    /// Completed connections.
    Connections,
    /// Witches that stood up.
    Witches,
    /// Bonus spaces at the Witchstone.
    Witchstone,
    /// Magic chips, taken and held.
    Chips,
    /// Owl tiles, and the empty stacks' points.
    Owls,
    /// Silver spaces of the Wand.
    Wand,
    /// Unused spells.
    Spells,
    /// Prophecies.
    Prophecies,
    /// Points paid for Crystals taken out.
    Removed,
    /// Points that the seat began with: given, never earned (S11).
    EvenStart,
}

impl PointSource {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// All of them.
    pub const ALL: [PointSource; PointSource::COUNT] = [
        PointSource::Connections,
        PointSource::Witches,
        PointSource::Witchstone,
        PointSource::Chips,
        PointSource::Owls,
        PointSource::Wand,
        PointSource::Spells,
        PointSource::Prophecies,
        PointSource::Removed,
        PointSource::EvenStart,
    ];

    /// Those from which points may still come; the others have no weights.
    pub const EARNED: [PointSource; PointSource::COUNT - 1] = {
        let mut earned = [PointSource::Connections; PointSource::COUNT - 1];
        let mut at = 0;
        while at < earned.len() {
            earned[at] = PointSource::ALL[at];
            at += 1;
        }
        earned
    };

    /// The word for it in files and message keys.
    pub const fn name(self) -> &'static str {
        match self {
            PointSource::Connections => "connections",
            PointSource::Witches => "witches",
            PointSource::Witchstone => "witchstone",
            PointSource::Chips => "chips",
            PointSource::Owls => "owls",
            PointSource::Wand => "wand",
            PointSource::Spells => "spells",
            PointSource::Prophecies => "prophecies",
            PointSource::Removed => "removed",
            PointSource::EvenStart => "even_start",
        }
    }

    /// The source of that name.
    pub fn from_name(name: &str) -> Option<PointSource> {
        PointSource::ALL.into_iter().find(|source| source.name() == name)
    }
}

/// Points by source.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PointsBySource(pub [f32; PointSource::COUNT]);

impl PointsBySource {
    /// What is certain now.
    pub fn certain(position: &PlayerPosition<'_>) -> PointsBySource {
        let sheet = ScoreSheet::of(position.table, position.player, &position.hand.scrolls);
        let mut parts = PointsBySource::default();
        let mut put = |source: PointSource, points: u16| parts[source] = f32::from(points);
        put(PointSource::Connections, sheet.connections.iter().map(|&(_, points)| points).sum());
        put(PointSource::Witches, sheet.witches);
        put(PointSource::Witchstone, sheet.witchstone);
        put(PointSource::Chips, sheet.chips_taken + sheet.chips_held);
        put(PointSource::Owls, sheet.empty_owls + sheet.score.owls);
        put(PointSource::Wand, sheet.silver.iter().sum());
        put(PointSource::Spells, sheet.spells);
        put(PointSource::Prophecies, sheet.score.prophecies);
        put(PointSource::EvenStart, sheet.even_start.unwrap_or(0));
        parts[PointSource::Removed] = -f32::from(sheet.removed);
        parts
    }

    /// All together.
    pub fn total(&self) -> f32 {
        self.0.iter().sum()
    }
}

impl Index<PointSource> for PointsBySource {
    type Output = f32;
    fn index(&self, source: PointSource) -> &f32 {
        &self.0[source as usize]
    }
}

impl IndexMut<PointSource> for PointsBySource {
    fn index_mut(&mut self, source: PointSource) -> &mut f32 {
        &mut self.0[source as usize]
    }
}

impl Sub for PointsBySource {
    type Output = PointsBySource;
    fn sub(self, other: PointsBySource) -> PointsBySource {
        PointsBySource(core::array::from_fn(|at| self.0[at] - other.0[at]))
    }
}

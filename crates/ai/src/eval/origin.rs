//! Where points come from, as the evaluation and its explanations tell them apart.

use core::ops::{Index, IndexMut, Sub};

use witchstone_rules::ScoreSheet;

use super::Sight;

/// A source of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Origin {
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

impl Origin {
    /// How many there are.
    pub const COUNT: usize = 10;

    /// All of them.
    pub const ALL: [Origin; Origin::COUNT] = [
        Origin::Connections,
        Origin::Witches,
        Origin::Witchstone,
        Origin::Chips,
        Origin::Owls,
        Origin::Wand,
        Origin::Spells,
        Origin::Prophecies,
        Origin::Removed,
        Origin::EvenStart,
    ];

    /// Those from which points may still come; the others have no weights.
    pub const EARNED: [Origin; Origin::COUNT - 1] = {
        let mut earned = [Origin::Connections; Origin::COUNT - 1];
        let mut at = 0;
        while at < earned.len() {
            earned[at] = Origin::ALL[at];
            at += 1;
        }
        earned
    };

    /// The word for it in files and message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Origin::Connections => "connections",
            Origin::Witches => "witches",
            Origin::Witchstone => "witchstone",
            Origin::Chips => "chips",
            Origin::Owls => "owls",
            Origin::Wand => "wand",
            Origin::Spells => "spells",
            Origin::Prophecies => "prophecies",
            Origin::Removed => "removed",
            Origin::EvenStart => "even_start",
        }
    }

    /// The source of that name.
    pub fn from_name(name: &str) -> Option<Origin> {
        Origin::ALL.into_iter().find(|origin| origin.name() == name)
    }
}

/// Points by source.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Parts(pub [f32; Origin::COUNT]);

impl Parts {
    /// What is certain now.
    pub fn certain(sight: &Sight<'_>) -> Parts {
        let sheet = ScoreSheet::of(sight.table, sight.player, &sight.hand.scrolls);
        let mut parts = Parts::default();
        let mut put = |origin: Origin, points: u16| parts[origin] = f32::from(points);
        put(Origin::Connections, sheet.connections.iter().map(|&(_, points)| points).sum());
        put(Origin::Witches, sheet.witches);
        put(Origin::Witchstone, sheet.witchstone);
        put(Origin::Chips, sheet.chips_taken + sheet.chips_held);
        put(Origin::Owls, sheet.empty_owls + sheet.score.owls);
        put(Origin::Wand, sheet.silver.iter().sum());
        put(Origin::Spells, sheet.spells);
        put(Origin::Prophecies, sheet.score.prophecies);
        put(Origin::EvenStart, sheet.even_start.unwrap_or(0));
        parts[Origin::Removed] = -f32::from(sheet.removed);
        parts
    }

    /// All together.
    pub fn total(&self) -> f32 {
        self.0.iter().sum()
    }
}

impl Index<Origin> for Parts {
    type Output = f32;
    fn index(&self, origin: Origin) -> &f32 {
        &self.0[origin as usize]
    }
}

impl IndexMut<Origin> for Parts {
    fn index_mut(&mut self, origin: Origin) -> &mut f32 {
        &mut self.0[origin as usize]
    }
}

impl Sub for Parts {
    type Output = Parts;
    fn sub(self, other: Parts) -> Parts {
        Parts(core::array::from_fn(|at| self.0[at] - other.0[at]))
    }
}

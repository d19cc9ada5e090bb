//! The two tracks: the Pentagram and the Magic Wand.

use crate::Symbol;

/// A space of the Pentagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PentagramSpace {
    /// Nothing happens.
    Light,
    /// The owl stack with this number, 0 or 1 (P2).
    Owl(u8),
    /// The hex space with this number, 0 to 2 (P3).
    Hex(u8),
}

/// The Pentagram: a circle of spaces, everybody starts on space 0.
#[derive(Clone, PartialEq, Debug)]
pub struct PentagramPlan {
    /// The spaces in walking order.
    pub spaces: Vec<PentagramSpace>,
}

impl PentagramPlan {
    /// The space after this one.
    #[inline]
    pub fn next(&self, at: u8) -> u8 {
        if at as usize + 1 == self.spaces.len() { 0 } else { at + 1 }
    }

    /// What is on this space.
    #[inline]
    pub fn space(&self, at: u8) -> PentagramSpace {
        self.spaces[at as usize]
    }
}

/// What a silver space counts (M7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Silver {
    /// Own completed connections.
    Connections,
    /// Own Witches in the Crystal ball.
    Witches,
    /// Scrolls owned.
    Scrolls,
    /// Magic chips owned.
    Chips,
    /// Own-colour Crystals in the rack.
    Crystals,
    /// Special hex tiles owned, 2 points each.
    Specials,
}

impl Silver {
    /// All six.
    pub const ALL: [Silver; 6] = [
        Silver::Connections,
        Silver::Witches,
        Silver::Scrolls,
        Silver::Chips,
        Silver::Crystals,
        Silver::Specials,
    ];

    /// The word used in edition files.
    pub const fn name(self) -> &'static str {
        match self {
            Silver::Connections => "connections",
            Silver::Witches => "witches",
            Silver::Scrolls => "scrolls",
            Silver::Chips => "chips",
            Silver::Crystals => "crystals",
            Silver::Specials => "specials",
        }
    }

    /// Points for each thing counted.
    pub const fn each(self) -> u8 {
        match self {
            Silver::Specials => 2,
            _ => 1,
        }
    }
}

/// A space of the Magic Wand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WandSpace {
    /// Nothing happens.
    Light,
    /// A bonus batch (M2).
    Dark {
        /// Its type.
        symbol: Symbol,
        /// Its number of actions, doubled for the first player there (M3).
        actions: u8,
    },
    /// Points at once.
    Silver(Silver),
}

/// The Magic Wand: space 0 is the hilt.
#[derive(Clone, PartialEq, Debug)]
pub struct WandPlan {
    /// The spaces from the hilt to the last one.
    pub spaces: Vec<WandSpace>,
}

impl WandPlan {
    /// The most spaces an edition may have after the hilt.
    pub const MAX_LENGTH: usize = 31;

    /// The number of the last space.
    #[inline]
    pub fn last(&self) -> u8 {
        self.spaces.len() as u8 - 1
    }

    /// What is on this space.
    #[inline]
    pub fn space(&self, at: u8) -> WandSpace {
        self.spaces[at as usize]
    }

    /// The first silver space: where the collecting tile of Full Moon lies (D1).
    pub fn first_silver(&self) -> Option<u8> {
        self.spaces.iter().position(|space| matches!(space, WandSpace::Silver(_))).map(|at| at as u8)
    }

    /// How many silver spaces a counter here has reached.
    pub fn silver_reached(&self, at: u8) -> u8 {
        let reached = &self.spaces[..=at as usize];
        reached.iter().filter(|space| matches!(space, WandSpace::Silver(_))).count() as u8
    }
}

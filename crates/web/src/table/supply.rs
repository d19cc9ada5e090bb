//! What lies in front of a player, told in numbers.

/// What lies in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Supply {
    /// Energy units.
    Energy,
    /// Witches.
    Witches,
    /// Crystals in the rack, of the player's own colour.
    Crystals,
    /// Owl tiles.
    Owls,
    /// Magic chips.
    Chips,
    /// Special tiles.
    Specials,
    /// Hex tiles in hand and supply.
    Tiles,
    /// Scrolls.
    Scrolls,
    /// Points.
    Score,
}

impl Supply {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Supply; 9] = [
        Supply::Energy,
        Supply::Witches,
        Supply::Crystals,
        Supply::Owls,
        Supply::Chips,
        Supply::Specials,
        Supply::Tiles,
        Supply::Scrolls,
        Supply::Score,
    ];

    /// The end of its message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Supply::Energy => "energy",
            Supply::Witches => "witches",
            Supply::Crystals => "crystals",
            Supply::Owls => "owls",
            Supply::Chips => "chips",
            Supply::Specials => "specials",
            Supply::Tiles => "tiles",
            Supply::Scrolls => "scrolls",
            Supply::Score => "score",
        }
    }
}

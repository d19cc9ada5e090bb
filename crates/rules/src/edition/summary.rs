//! The counts of an edition, as one would count the pieces and spaces of the box.

use super::{Edition, PentagramSpace, WandSpace};
use crate::{Location, Place};

/// How many of everything an edition has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionSummary {
    /// Locations of each kind, in the order of [`Place::ALL`].
    pub locations: [u8; 5],
    /// Connections of 1, 2 and 3 spaces.
    pub connections: [u8; 3],
    /// The spaces of all connections.
    pub spaces: u8,
    /// Bonus spaces at the Witchstone.
    pub bonus_spaces: u8,
    /// Cells of the Cauldron.
    pub cells: u8,
    /// Crystals of one's own colour in the Cauldron.
    pub crystals: u8,
    /// Cells with a printed symbol.
    pub printed: u8,
    /// Cells from which the rim can be reached.
    pub exits: u8,
    /// Light, owl and hex spaces of the Pentagram.
    pub pentagram: [u8; 3],
    /// Light, dark and silver spaces of the Wand, without the hilt.
    pub wand: [u8; 3],
    /// Magic chips.
    pub chips: u8,
    /// Special hex tiles.
    pub specials: u8,
    /// Single spells, double spells and Prophecies of the base game.
    pub scrolls: [u8; 3],
    /// Scrolls that Full Moon adds.
    pub moon_scrolls: u8,
}

impl EditionSummary {
    /// The number of connections.
    pub fn all_connections(&self) -> u8 {
        self.connections.iter().sum()
    }

    /// The number of Scrolls of the base game.
    pub fn all_scrolls(&self) -> u8 {
        self.scrolls.iter().sum()
    }

    /// The number of spaces of the Pentagram.
    pub fn pentagram_spaces(&self) -> u8 {
        self.pentagram.iter().sum()
    }

    /// The number of spaces of the Wand, without the hilt.
    pub fn wand_spaces(&self) -> u8 {
        self.wand.iter().sum()
    }
}

impl Edition {
    /// How many of everything there are.
    ///
    /// ```
    /// use witchstone_rules::Edition;
    /// let summary = Edition::classic().summary();
    /// assert_eq!((summary.connections, summary.spaces), ([12, 16, 12], 80));
    /// ```
    pub fn summary(&self) -> EditionSummary {
        let count = |place: Place| Location::all().filter(|location| location.place() == place).count() as u8;
        let of_length =
            |spaces| self.ball.connections.iter().filter(|plan| plan.spaces == spaces).count() as u8;
        let pentagram = |wanted: fn(&PentagramSpace) -> bool| {
            self.pentagram.spaces.iter().filter(|space| wanted(space)).count() as u8
        };
        let wand = |wanted: fn(&WandSpace) -> bool| {
            self.wand.spaces.iter().skip(1).filter(|space| wanted(space)).count() as u8
        };
        let exits = self.cauldron.exits.0.into_iter().fold(Default::default(), |all, cells| cells | all);
        let prophecies = self.scrolls.prophecies.len() as u8 - 1;
        EditionSummary {
            locations: Place::ALL.map(count),
            connections: [1, 2, 3].map(of_length),
            spaces: self.ball.connections.iter().map(|plan| plan.spaces).sum(),
            bonus_spaces: self.ball.witchstone_bonus.len() as u8,
            cells: self.cauldron.cells.len(),
            crystals: self.cauldron.crystals.len(),
            printed: self.cauldron.all_printed().len(),
            exits: crate::Cells::len(exits),
            pentagram: [
                pentagram(|space| *space == PentagramSpace::Light),
                pentagram(|space| matches!(space, PentagramSpace::Owl(_))),
                pentagram(|space| matches!(space, PentagramSpace::Hex(_))),
            ],
            wand: [
                wand(|space| *space == WandSpace::Light),
                wand(|space| matches!(space, WandSpace::Dark { .. })),
                wand(|space| matches!(space, WandSpace::Silver(_))),
            ],
            chips: self.counts.chips.iter().sum(),
            specials: self.specials.len() as u8,
            scrolls: [self.scrolls.singles, self.scrolls.doubles.0.iter().sum(), prophecies],
            moon_scrolls: self.scrolls.powers + 1,
        }
    }
}

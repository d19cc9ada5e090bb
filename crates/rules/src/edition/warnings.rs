//! What is allowed in an edition file and still looks like a mistake, as data.
//!
//! What makes a game impossible is refused by [`Edition::from_toml`]: a location that nothing leads to, a symbol without an
//! exit, too few chips. A warning is about a file that can be played.

use super::{Edition, EditionChange, Spot, Subject};
use crate::prophecy::CLUSTER;
use crate::{BySymbol, Counted, Degree, Goal, Location, Place, Prophecy, Symbol, Tile};

/// A total that the rulebook states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Total {
    /// Crystals of one's own colour.
    Crystals,
    /// Magic chips.
    Chips,
    /// Special hex tiles.
    Specials,
    /// Scrolls of the base game.
    Scrolls,
}

impl Total {
    /// All of them.
    pub const ALL: [Total; 4] = [Total::Crystals, Total::Chips, Total::Specials, Total::Scrolls];

    /// The number of the rulebook (S4, S5, S6; 40 Scrolls in the list of components).
    pub const fn rulebook(self) -> u8 {
        match self {
            Total::Crystals => 6,
            Total::Chips => 21,
            Total::Specials => 15,
            Total::Scrolls => 40,
        }
    }
}

/// What looks like a mistake in an edition.
#[derive(Clone, PartialEq, Debug)]
pub enum EditionWarning {
    /// A total is not the rulebook's.
    Total {
        /// Which.
        total: Total,
        /// How many there are.
        found: u8,
    },
    /// A fact is not as the rulebook states it; the rulebook's is [`EditionChange::before`].
    Rulebook(EditionChange),
    /// Four players have fewer Energy units than the board has spaces.
    FewUnits {
        /// Units of four players.
        units: u16,
        /// Spaces of all connections.
        spaces: u8,
    },
    /// No player has enough Energy units to build a way from any tower to this location.
    OutOfReach {
        /// The location.
        location: Location,
        /// Spaces of the shortest way from a tower.
        spaces: u8,
    },
    /// The Cauldron has too few empty cells for the hex tiles of all turns while the Crystals are in it.
    FewCells {
        /// Empty cells at the start.
        cells: u8,
        /// What the hex tiles of all turns take.
        needed: u8,
    },
    /// This degree of a Prophecy cannot be reached in any game.
    Unfulfillable {
        /// The Prophecy.
        prophecy: Prophecy,
        /// The lowest degree that is out of reach.
        degree: Degree,
    },
    /// A Prophecy is in the deck more than once.
    EqualProphecies {
        /// The Prophecy.
        prophecy: Prophecy,
        /// How many cards have it.
        copies: u8,
    },
    /// The option of an even start changes nothing with this many players (S11).
    NoEvenStart(u8),
    /// Two locations are drawn on top of each other.
    Overlap(Location, Location),
}

impl Edition {
    /// Everything in this edition that looks like a mistake.
    ///
    /// ```
    /// use witchstone_rules::{Edition, EditionWarning, Total};
    /// assert_eq!(Edition::classic().warnings(), []);
    /// let text = Edition::CLASSIC_TOML.replace("points = 3 ", "points = 4 ");
    /// let warnings = Edition::from_toml(&text).unwrap().warnings();
    /// assert_eq!(warnings, [EditionWarning::Total { total: Total::Chips, found: 22 }]);
    /// ```
    pub fn warnings(&self) -> Vec<EditionWarning> {
        let mut warnings = self.against_the_rulebook();
        warnings.extend(self.short_supply());
        warnings.extend(self.out_of_reach());
        warnings.extend(self.prophecy_warnings());
        let even = |players: &usize| self.counts.even_start[*players].0.iter().all(|&points| points == 0);
        warnings.extend((2..5).filter(even).map(|players| EditionWarning::NoEvenStart(players as u8)));
        warnings.extend(self.overlaps());
        warnings
    }

    fn against_the_rulebook(&self) -> Vec<EditionWarning> {
        let summary = self.summary();
        let found = |total| match total {
            Total::Crystals => summary.crystals,
            Total::Chips => summary.chips,
            Total::Specials => summary.specials,
            Total::Scrolls => summary.all_scrolls(),
        };
        let totals = Total::ALL
            .into_iter()
            .filter(|&total| found(total) != total.rulebook())
            .map(|total| EditionWarning::Total { total, found: found(total) });
        let changes = self.changes_from(Edition::classic()).into_iter();
        let stated =
            changes.filter(|change| is_of_the_rulebook(change.subject)).map(EditionWarning::Rulebook);
        totals.chain(stated).collect()
    }

    fn short_supply(&self) -> Vec<EditionWarning> {
        let mut warnings = Vec::new();
        let (units, spaces) = (4 * u16::from(self.counts.energy_units), self.summary().spaces);
        if units < u16::from(spaces) {
            warnings.push(EditionWarning::FewUnits { units, spaces });
        }
        let plan = &self.cauldron;
        let cells = (plan.cells & !plan.all_printed() & !plan.crystals & !plan.black.alone()).len();
        let needed = 2 * self.counts.turns;
        if cells < needed {
            warnings.push(EditionWarning::FewCells { cells, needed });
        }
        warnings
    }

    fn out_of_reach(&self) -> Vec<EditionWarning> {
        let from_towers: Vec<_> = (0..4).map(|tower| self.distances(Location::tower(tower))).collect();
        let nearest = |location: Location| from_towers.iter().map(|spaces| spaces[location.index()]).min();
        Location::all()
            .filter_map(|location| Some((location, nearest(location)?)))
            .filter(|(_, spaces)| *spaces > self.counts.energy_units)
            .map(|(location, spaces)| EditionWarning::OutOfReach { location, spaces })
            .collect()
    }

    /// The spaces of the shortest way from a location to each other one.
    fn distances(&self, from: Location) -> [u8; Location::COUNT] {
        let mut spaces = [u8::MAX; Location::COUNT];
        spaces[from.index()] = 0;
        // The longest of shortest ways has fewer connections than there are locations.
        for _ in 1..Location::COUNT {
            for plan in &self.ball.connections {
                for (a, b) in [(plan.from, plan.to), (plan.to, plan.from)] {
                    let over = spaces[a.index()].saturating_add(plan.spaces);
                    spaces[b.index()] = spaces[b.index()].min(over);
                }
            }
        }
        spaces
    }

    fn prophecy_warnings(&self) -> Vec<EditionWarning> {
        let all = &self.scrolls.prophecies;
        let mut warnings = Vec::new();
        for (at, &prophecy) in all.iter().enumerate().filter(|(at, one)| !all[..*at].contains(one)) {
            let lost = Degree::ALL[1..].iter().find(|degree| !self.may_reach(prophecy, **degree));
            warnings.extend(lost.map(|&degree| EditionWarning::Unfulfillable { prophecy, degree }));
            let copies = all[at..].iter().filter(|other| **other == prophecy).count() as u8;
            if copies > 1 {
                warnings.push(EditionWarning::EqualProphecies { prophecy, copies });
            }
        }
        warnings
    }

    /// Whether a Prophecy may be fulfilled to this degree, as far as the pieces of a game with every option suffice.
    fn may_reach(&self, prophecy: Prophecy, degree: Degree) -> bool {
        let at = degree as usize - 1;
        match prophecy {
            Prophecy::Cluster(symbol) => self.most_symbols(symbol) >= CLUSTER[at],
            Prophecy::Witches(goals) => {
                let witches = goals[..=at].iter().filter(|goal| **goal != Goal::OwnTower).count();
                witches <= usize::from(self.counts.small_witches) + 1
            }
            Prophecy::Connected(goals) => (0..4).any(|tower| self.may_connect(&goals[..=at], tower)),
            Prophecy::Rank(_) => !self.ball.witchstone_bonus.is_empty(),
            Prophecy::Count(counted, needed) => self.most(counted) >= needed[at],
        }
    }

    /// The most cells that can show a symbol: printed, on the hex tiles of all turns, on special and on power tiles.
    fn most_symbols(&self, symbol: Symbol) -> u8 {
        let shows = |tile: &Tile| tile.symbols().contains(&symbol);
        let hex = Tile::all().filter(shows).count().min(self.counts.turns.into());
        let special = self.specials.iter().filter(|tile| shows(tile)).count();
        let of = |cells: &BySymbol<crate::Cells>| cells[symbol].len();
        let other = self.cauldron.all_printed().len() - of(&self.cauldron.printed);
        let most = usize::from(of(&self.cauldron.printed)) + hex + special + 2;
        most.min(usize::from(self.cauldron.cells.len() - other)) as u8
    }

    /// Whether the Energy units suffice for a way to each of these goals alone.
    fn may_connect(&self, goals: &[Goal], tower: usize) -> bool {
        let own = Location::tower(tower);
        let spaces = self.distances(own);
        goals.iter().enumerate().all(|(at, goal)| {
            let nth = goals[..at].iter().filter(|earlier| *earlier == goal).count();
            let mut ways: Vec<u8> =
                goal.locations(Some(own)).iter().map(|location| spaces[location.index()]).collect();
            ways.sort_unstable();
            ways.get(nth).is_some_and(|&way| way <= self.counts.energy_units)
        })
    }

    /// The most of a thing that one player can have in a game with every option.
    fn most(&self, counted: Counted) -> u8 {
        let summary = self.summary();
        match counted {
            // The Big Witch joins them, beside the Grandmaster (G2).
            Counted::WitchesOnBoard => self.counts.small_witches + 2,
            Counted::LyingWitches => self.counts.small_witches + 1,
            Counted::SilverSpaces => summary.wand[2],
            Counted::SpecialTiles => summary.specials,
            Counted::Scrolls => self.scrolls.deck(true).count() as u8,
            Counted::Chips => summary.chips,
            Counted::Crystals => summary.crystals,
            // One for each symbol (D1).
            Counted::PowerTiles => 6,
        }
    }

    fn overlaps(&self) -> Vec<EditionWarning> {
        let at = |location: Location| self.ball.spots[location.index()].point();
        let mut warnings = Vec::new();
        for a in Location::all() {
            for b in Location::all().filter(|&b| b > a) {
                let ((ax, ay), (bx, by)) = (at(a), at(b));
                if (ax - bx).hypot(ay - by) < a.place().drawn_radius() + b.place().drawn_radius() {
                    warnings.push(EditionWarning::Overlap(a, b));
                }
            }
        }
        warnings
    }
}

impl Place {
    /// The radius at which a location of this kind is drawn, as part of the ball's radius.
    pub const fn drawn_radius(self) -> f32 {
        match self {
            Place::Witchstone => 0.15,
            Place::Tower => 0.105,
            _ => 0.0915,
        }
    }
}

impl Spot {
    /// Where it is from the centre: to the right and downwards, as parts of the ball's radius. Angle 0 is at the top.
    pub fn point(self) -> (f32, f32) {
        let angle = (self.angle - 90.0).to_radians();
        (self.radius * angle.cos(), self.radius * angle.sin())
    }
}

/// Whether the rulebook states this fact; the rest of the print is known from the box alone.
const fn is_of_the_rulebook(subject: Subject) -> bool {
    matches!(
        subject,
        Subject::Turns
            | Subject::Hand
            | Subject::EnergyUnits
            | Subject::SmallWitches
            | Subject::Shelf(_)
            | Subject::BottomShelf(_)
            | Subject::OwlStack
            | Subject::ConnectionPoints(_)
            | Subject::BlackCrystal
            | Subject::PowerScrolls
    )
}

//! How far a Prophecy is fulfilled (F2–F7).

use crate::{Area, Counted, Edition, Goal, Location, Locations, Prophecy, Symbol};

/// Cluster sizes for the minor, major and perfect degree (F3).
pub(crate) const CLUSTER: [u8; 3] = [4, 5, 6];

/// Points by degree: not fulfilled, minor, major, perfect (F2).
const POINTS: [u8; 4] = [1, 3, 5, 7];

/// How far a Prophecy is fulfilled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Degree {
    /// Not fulfilled.
    None,
    /// To a minor degree.
    Minor,
    /// To a major degree.
    Major,
    /// Perfectly.
    Perfect,
}

impl Degree {
    /// All four, lowest first.
    pub const ALL: [Degree; 4] = [Degree::None, Degree::Minor, Degree::Major, Degree::Perfect];

    /// Its points at the end of the game.
    pub const fn points(self) -> u8 {
        POINTS[self as usize]
    }
}

/// What the next degree of a Prophecy still asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Missing {
    /// It is perfect.
    Nothing,
    /// More of what it counts.
    More {
        /// What there is.
        have: u8,
        /// What the next degree needs.
        need: u8,
    },
    /// A Witch at, or a connection to, such a place.
    Goal(Goal),
    /// A better place at the Witchstone, which can no longer be had; or any, if no Witch of hers stands there.
    Rank {
        /// The place taken, 0 for none.
        have: u8,
    },
    /// A place at the Witchstone, where the Witch stands on no bonus space: she gave it up for the collecting tile
    /// (D2), or none was left (W6).
    NoBonusSpace,
}

/// A Prophecy's standing for one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// How far it is fulfilled.
    pub degree: Degree,
    /// What is missing for the next degree.
    pub missing: Missing,
}

impl Prophecy {
    /// How far this area fulfils it.
    pub fn degree(&self, edition: &Edition, area: &Area) -> Degree {
        let reached = match *self {
            Prophecy::Cluster(symbol) => steps(cluster(area, symbol), CLUSTER),
            Prophecy::Witches(goals) => goals_met(goals, area.standing, area.tower),
            Prophecy::Connected(goals) => goals_met(goals, area.network, area.tower),
            Prophecy::Rank(places) => ranks(area.rank, places),
            Prophecy::Count(counted, needed) => steps(count(edition, area, counted), needed),
        };
        Degree::ALL[reached]
    }

    /// How far this area fulfils it, and what is missing.
    pub fn standing(&self, edition: &Edition, area: &Area) -> Standing {
        let degree = self.degree(edition, area);
        let missing = if degree == Degree::Perfect {
            Missing::Nothing
        } else {
            let next = degree as usize;
            match *self {
                Prophecy::Cluster(symbol) => {
                    Missing::More { have: cluster(area, symbol), need: CLUSTER[next] }
                }
                Prophecy::Witches(goals) | Prophecy::Connected(goals) => Missing::Goal(goals[next]),
                Prophecy::Rank(_) if area.rank == 0 && area.standing.contains(Location::WITCHSTONE) => {
                    Missing::NoBonusSpace
                }
                Prophecy::Rank(_) => Missing::Rank { have: area.rank },
                Prophecy::Count(counted, needed) => {
                    Missing::More { have: count(edition, area, counted), need: needed[next] }
                }
            }
        };
        Standing { degree, missing }
    }
}

fn cluster(area: &Area, symbol: Symbol) -> u8 {
    area.cauldron.largest_cluster(symbol)
}

/// How many of three ascending thresholds are reached.
fn steps(have: u8, needed: [u8; 3]) -> usize {
    needed.into_iter().filter(|&need| have >= need).count()
}

/// How many of three descending places are reached; 0 is no place at all.
fn ranks(rank: u8, places: [u8; 3]) -> usize {
    if rank == 0 { 0 } else { places.into_iter().filter(|&place| rank <= place).count() }
}

/// How many goals are met in order; a kind named twice needs two different locations (F4–F6).
fn goals_met(goals: [Goal; 3], reached: Locations, tower: Option<Location>) -> usize {
    let met = |at: usize| {
        let named = goals[..=at].iter().filter(|&&goal| goal == goals[at]).count();
        (goals[at].locations(tower) & reached).len() as usize >= named
    };
    (0..goals.len()).take_while(|&at| met(at)).count()
}

impl Goal {
    /// The locations that count for the owner of this tower.
    pub fn locations(self, own_tower: Option<Location>) -> Locations {
        let own = own_tower.map_or(Locations::NONE, Location::alone);
        match self {
            Goal::OwnTower => own,
            Goal::ForeignTower => self.place().locations() & !own,
            _ => self.place().locations(),
        }
    }
}

fn count(edition: &Edition, area: &Area, counted: Counted) -> u8 {
    match counted {
        Counted::WitchesOnBoard => area.witches_on_board(),
        Counted::LyingWitches => area.lying_witches(),
        Counted::SilverSpaces => edition.wand.silver_reached(area.wand),
        Counted::SpecialTiles => area.specials,
        Counted::Scrolls => area.scrolls,
        Counted::Chips => area.chips_owned(),
        Counted::Crystals => area.racked,
        Counted::PowerTiles => area.power_tiles_laid(),
    }
}

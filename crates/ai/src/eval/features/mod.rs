//! What the evaluation looks at: numbers about one player's position, in small groups.
//!
//! A feature says how much of something there is; the weights ([`super::Weights`]) say what that is worth with so many
//! turns left. Each group is a file of its own.

mod ball;
mod cauldron;
mod crystals;
mod frame;
mod open;
mod scrolls;
mod tracks;

pub(crate) use ball::reach;
pub(crate) use open::opportunity;

use witchstone_rules::{Area, BySymbol, Cells, Edition, Hand, Phase, Player, State, Symbol, Table};

/// How many features there are.
pub const COUNT: usize = GROUPS[GROUPS.len() - 1].1 + GROUPS[GROUPS.len() - 1].2;

/// Each group's name, where it begins and how long it is.
pub const GROUPS: [(&str, usize, usize); 7] = {
    let lengths = [
        ("frame", frame::COUNT),
        ("cauldron", cauldron::COUNT),
        ("ball", ball::COUNT),
        ("tracks", tracks::COUNT),
        ("crystals", crystals::COUNT),
        ("scrolls", scrolls::COUNT),
        ("open", open::COUNT),
    ];
    let mut groups = [("", 0, 0); 7];
    let (mut at, mut start) = (0, 0);
    while at < groups.len() {
        groups[at] = (lengths[at].0, start, lengths[at].1);
        start += lengths[at].1;
        at += 1;
    }
    groups
};

/// Where the group of open actions begins: the last one.
pub(crate) const OPEN: usize = GROUPS[6].1;

/// The features of one player's position.
pub type Features = [f32; COUNT];

/// One player's position, as the features read it.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// The open table.
    pub table: &'a Table,
    /// The player's area.
    pub area: &'a Area,
    /// The player's hand.
    pub hand: &'a Hand,
    /// Whose position it is.
    pub player: Player,
    /// The printed game.
    pub edition: &'a Edition,
}

impl<'a> Sight<'a> {
    /// The position of a player.
    #[inline]
    pub fn new(state: &'a State, player: Player) -> Sight<'a> {
        let table = state.table();
        Sight {
            table,
            area: &table.areas[player],
            hand: state.hand(player),
            player,
            edition: state.edition(),
        }
    }

    /// Whether this player is in the middle of a turn or of the tower's bonus.
    #[inline]
    pub fn is_acting(&self) -> bool {
        self.table.player == self.player
            && matches!(self.table.phase, Phase::Order | Phase::Begin | Phase::Acting | Phase::TowerBonus)
    }

    /// Turns of this player that have not begun.
    #[inline]
    pub fn turns_left(&self) -> usize {
        let begun = self.is_acting() && self.table.phase != Phase::TowerBonus;
        (self.edition.counts.turns - self.area.turns - u8::from(begun)) as usize
    }
}

/// Fills in all features.
#[inline]
pub fn write(sight: &Sight<'_>, out: &mut Features) {
    let largest = largest_clusters(sight.area);
    let (head, rest) = out.split_at_mut(frame::COUNT);
    frame::write(sight, head);
    let (head, rest) = rest.split_at_mut(cauldron::COUNT);
    cauldron::write(sight, &largest, head);
    let (head, rest) = rest.split_at_mut(ball::COUNT);
    let reach = ball::write(sight, head);
    let (head, rest) = rest.split_at_mut(tracks::COUNT);
    tracks::write(sight, head);
    let (head, rest) = rest.split_at_mut(crystals::COUNT);
    crystals::write(sight, head);
    let (head, rest) = rest.split_at_mut(scrolls::COUNT);
    scrolls::write(sight, &largest, head);
    open::write(sight, &reach, rest);
}

/// The largest cluster of each symbol.
#[inline]
fn largest_clusters(area: &Area) -> BySymbol<Cells> {
    let mut largest = BySymbol([Cells::NONE; 6]);
    for symbol in Symbol::ALL {
        let mut rest = area.cauldron.symbols[symbol];
        while let Some(cell) = rest.first() {
            let cluster = rest.cluster(cell);
            if cluster.len() > largest[symbol].len() {
                largest[symbol] = cluster;
            }
            rest &= !cluster;
            if rest.len() <= largest[symbol].len() {
                break;
            }
        }
    }
    largest
}

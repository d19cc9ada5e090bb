//! Features of one player's position, in small groups.
//!
//! A feature is an amount; the weights ([`super::Weights`]) say what it is worth for each number of turns left. Each group
//! has its own file with a key, which holds everything it depends on, and a function from the key to the features. Equal keys
//! give equal features, so that a group is recomputed only when its key changes.

pub mod ball;
pub mod cauldron;
pub mod crystals;
pub mod frame;
pub mod open;
mod player_position;
pub mod scrolls;
pub mod tracks;

pub use player_position::PlayerPosition;

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

/// Where each group begins.
pub mod start {
    use super::GROUPS;

    /// The table's options.
    pub const FRAME: usize = GROUPS[0].1;
    /// Clusters.
    pub const CAULDRON: usize = GROUPS[1].1;
    /// Connections and Witches.
    pub const BALL: usize = GROUPS[2].1;
    /// Wand and Pentagram.
    pub const TRACKS: usize = GROUPS[3].1;
    /// Crystals.
    pub const CRYSTALS: usize = GROUPS[4].1;
    /// Spells and Prophecies.
    pub const SCROLLS: usize = GROUPS[5].1;
    /// Open actions.
    pub const OPEN: usize = GROUPS[6].1;
}

/// The features of one player's position.
pub type Features = [f32; COUNT];

/// Fills in all features.
pub fn write(position: &PlayerPosition<'_>, out: &mut Features) {
    let cauldron = cauldron::Key::of(position);
    let clusters = cauldron.clusters();
    let ball = ball::Key::of(position);
    let reach = ball.reach(position);
    frame::Key::of(position).write(&mut out[start::FRAME..]);
    cauldron.write(&clusters, &mut out[start::CAULDRON..]);
    ball.write(position, &reach, &mut out[start::BALL..]);
    tracks::Key::of(position).write(position, &mut out[start::TRACKS..]);
    crystals::Key::of(position).write(position, &mut out[start::CRYSTALS..]);
    scrolls::Key::of(position, cauldron::sizes(&clusters)).write(position, &mut out[start::SCROLLS..]);
    open::write(position, &reach, &mut out[start::OPEN..]);
}

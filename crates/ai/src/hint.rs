//! A hint in three steps: where to look, the idea, the turn.

use witchstone_rules::{Move, Phase, Tile, View};

use crate::analysis::Advice;
use crate::eval::PointSource;
use crate::reasons::Achievement;

/// A part of the table to look at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Field {
    /// The own Cauldron.
    Cauldron,
    /// The Crystal ball.
    Ball,
    /// The Wand.
    Wand,
    /// The Pentagram.
    Pentagram,
    /// The vial rack.
    Rack,
    /// The Scrolls, displayed and own.
    Scrolls,
    /// The Full-Moon cards.
    Moons,
}

impl Field {
    /// All of them.
    pub const ALL: [Field; 7] = [
        Field::Cauldron,
        Field::Ball,
        Field::Wand,
        Field::Pentagram,
        Field::Rack,
        Field::Scrolls,
        Field::Moons,
    ];

    /// The word for it in files and message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Field::Cauldron => "cauldron",
            Field::Ball => "ball",
            Field::Wand => "wand",
            Field::Pentagram => "pentagram",
            Field::Rack => "rack",
            Field::Scrolls => "scrolls",
            Field::Moons => "moons",
        }
    }
}

/// What the turn is about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Theme {
    /// Something it does.
    Achievement(Achievement),
    /// A source that it gains from.
    Gain(PointSource),
    /// Nothing that can be named: it gives up the least.
    Best,
}

/// A hint: each step gives away more than the one before it.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// First: where to look.
    pub field: Field,
    /// Second: the idea, and the hex tile to lay if one is to be laid.
    pub theme: Theme,
    /// The tile of the idea.
    pub tile: Option<Tile>,
    /// Third: the turn.
    pub moves: Vec<Move>,
    /// How many of its moves are played before something is revealed; the rest may change.
    pub known: usize,
}

impl Hint {
    /// The hint that leads to this turn.
    pub fn new(view: &View, advice: &Advice) -> Hint {
        let theme = match (advice.reasons.main_achievement(), advice.reasons.main_source()) {
            (Some(achievement), _) => Theme::Achievement(achievement),
            (None, Some(source)) => Theme::Gain(source),
            (None, None) => Theme::Best,
        };
        let tile = advice.moves.first().and_then(|&first| match first {
            Move::Lay { tile, .. } | Move::Discard(tile) => Some(tile),
            _ => None,
        });
        Hint { field: field(view, advice), theme, tile, moves: advice.moves.clone(), known: advice.known }
    }
}

/// The part of the table where the turn makes its points.
fn field(view: &View, advice: &Advice) -> Field {
    match view.table.phase {
        Phase::Towers | Phase::TowerBonus => return Field::Ball,
        Phase::Moons => return Field::Moons,
        _ => {}
    }
    let leaves = |played: &Move| matches!(played, Move::CrystalOut { .. } | Move::Shelve { .. });
    let of_achievement = advice.reasons.main_achievement().and_then(Achievement::source);
    match of_achievement.or(advice.reasons.main_source()) {
        Some(
            PointSource::Connections | PointSource::Witches | PointSource::Witchstone | PointSource::Chips,
        ) => Field::Ball,
        Some(PointSource::Owls) => Field::Pentagram,
        Some(PointSource::Wand) => Field::Wand,
        Some(PointSource::Spells | PointSource::Prophecies) => Field::Scrolls,
        _ if advice.moves.iter().any(leaves) => Field::Rack,
        Some(PointSource::Removed | PointSource::EvenStart) | None => Field::Cauldron,
    }
}

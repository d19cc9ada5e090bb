//! Why a turn is good, as data: what it does that people notice, and where its points come from.

use witchstone_rules::{Connection, Degree, Event, EventSink, Move, Player, State};

use crate::eval::{Evaluation, PlayerPosition, PointSource, PointsBySource};

/// Sources with fewer points are not mentioned.
const NOTABLE: f32 = 1.0;
/// Smaller losses of a rival are not mentioned: the evaluation is not that exact.
const NOTABLE_LOSS: f32 = 2.0;
/// Bonuses carried out in one turn that make it a chain.
const CHAIN: u8 = 3;
/// Sources named at most.
const SOURCES: usize = 3;

/// Something that a turn does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Achievement {
    /// It completes a connection.
    Completes(Connection),
    /// It brings a Prophecy, held or taken in this turn, to a higher degree.
    Fulfils {
        /// Its number in the edition.
        prophecy: usize,
        /// The degree reached.
        degree: Degree,
    },
    /// A Witch reaches the Witchstone.
    Reaches {
        /// The bonus space taken, 1 for the best.
        place: u8,
    },
    /// One bonus starts the next.
    Chains {
        /// Chips, vials, dark Wand spaces, special tiles and free choices carried out.
        bonuses: u8,
    },
    /// It reduces what a rival can expect.
    Denies {
        /// Who.
        player: Player,
        /// Points that are no longer to be expected.
        points: f32,
    },
}

impl Achievement {
    /// The source of points that it belongs to, if there is one.
    pub const fn source(self) -> Option<PointSource> {
        match self {
            Achievement::Completes(_) => Some(PointSource::Connections),
            Achievement::Fulfils { .. } => Some(PointSource::Prophecies),
            Achievement::Reaches { .. } => Some(PointSource::Witchstone),
            Achievement::Chains { .. } | Achievement::Denies { .. } => None,
        }
    }
}

/// Points from one source.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gain {
    /// The source.
    pub source: PointSource,
    /// The points.
    pub points: f32,
}

/// Points from all sources, and the largest of them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Gains {
    /// All points together.
    pub total: f32,
    /// The sources to mention, the largest first.
    pub sources: Vec<Gain>,
}

/// Why a turn is good.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reasons {
    /// Achievements, the most important first.
    pub achievements: Vec<Achievement>,
    /// Its points at once; what is certain at the end of the game counts.
    pub now: Gains,
    /// What it prepares.
    pub later: Gains,
}

impl Reasons {
    /// The reasons for a turn; `now` and `later` are its points by source.
    pub(crate) fn of(
        turn: &Turn<'_>,
        evaluation: &Evaluation,
        now: &PointsBySource,
        later: &PointsBySource,
    ) -> Reasons {
        Reasons { achievements: achievements(turn, evaluation), now: Gains::of(now), later: Gains::of(later) }
    }

    /// The main source of points; none if there is nothing to name.
    pub fn main_source(&self) -> Option<PointSource> {
        let all = self.now.sources.iter().chain(&self.later.sources);
        let together =
            |source| all.clone().filter(|gain| gain.source == source).map(|gain| gain.points).sum::<f32>();
        let sources = all.clone().map(|gain| gain.source);
        sources.max_by(|&a, &b| together(a).total_cmp(&together(b)))
    }

    /// The most important achievement: one of the main source before others.
    pub fn main_achievement(&self) -> Option<Achievement> {
        let main = self.main_source();
        let of_main =
            self.achievements.iter().find(|achievement| main.is_some() && achievement.source() == main);
        of_main.or(self.achievements.first()).copied()
    }
}

/// A turn in one possible world.
pub(crate) struct Turn<'a> {
    /// Whose it is.
    pub player: Player,
    /// Its first position.
    pub before: &'a State,
    /// Its moves.
    pub moves: &'a [Move],
    /// Its last position.
    pub after: &'a State,
}

impl Gains {
    fn of(parts: &PointsBySource) -> Gains {
        let gain = |source: PointSource| Gain { source, points: parts[source] };
        let mut sources: Vec<Gain> =
            PointSource::ALL.into_iter().map(gain).filter(|gain| gain.points >= NOTABLE).collect();
        sources.sort_by(|a, b| b.points.total_cmp(&a.points));
        sources.truncate(SOURCES);
        Gains { total: parts.total(), sources }
    }

    /// Whether there is any reason.
    pub fn is_notable(&self) -> bool {
        self.total >= NOTABLE && !self.sources.is_empty()
    }
}

fn achievements(turn: &Turn<'_>, evaluation: &Evaluation) -> Vec<Achievement> {
    let mut seen = Observed { player: turn.player, achievements: Vec::new(), bonuses: 0 };
    let mut state = *turn.before;
    for &played in turn.moves {
        state.apply_unchecked(played, &mut seen);
    }
    let rank = turn.after.table().areas[turn.player].rank;
    if rank != turn.before.table().areas[turn.player].rank {
        seen.achievements.push(Achievement::Reaches { place: rank });
    }
    let mut achievements = fulfilled(turn);
    achievements.append(&mut seen.achievements);
    achievements.extend(denied(turn, evaluation));
    if seen.bonuses >= CHAIN {
        achievements.push(Achievement::Chains { bonuses: seen.bonuses });
    }
    achievements
}

/// What the events of the moves show.
struct Observed {
    player: Player,
    achievements: Vec<Achievement>,
    bonuses: u8,
}

impl EventSink for Observed {
    fn emit(&mut self, event: Event) {
        match event {
            Event::Completed { player, connection } if player == self.player => {
                self.achievements.push(Achievement::Completes(connection));
            }
            Event::BatchBegan { player, origin, .. } if player == self.player => {
                let won = u8::from(origin != witchstone_rules::Origin::Tile);
                self.bonuses = self.bonuses.saturating_add(won);
            }
            _ => {}
        }
    }
}

/// Prophecies that stand higher than before, and those taken that are fulfilled to some degree; the highest first.
fn fulfilled(turn: &Turn<'_>) -> Vec<Achievement> {
    let degree = |state: &State, number: usize| {
        let held = state.hand(turn.player).scrolls.prophecies().any(|other| other == number);
        let prophecy = state.edition().prophecy(number);
        if held { prophecy.degree(state.edition(), &state.table().areas[turn.player]) } else { Degree::None }
    };
    let held = turn.after.hand(turn.player).scrolls.prophecies();
    let raised = held.filter(|&number| degree(turn.after, number) > degree(turn.before, number));
    let mut raised: Vec<(usize, Degree)> =
        raised.map(|number| (number, degree(turn.after, number))).collect();
    raised.sort_by_key(|&(number, degree)| (core::cmp::Reverse(degree), number));
    raised.into_iter().map(|(prophecy, degree)| Achievement::Fulfils { prophecy, degree }).collect()
}

/// The rival who loses most by it.
fn denied(turn: &Turn<'_>, evaluation: &Evaluation) -> Option<Achievement> {
    let rivals = turn.before.table().players().filter(|&other| other != turn.player);
    let loss = |player: Player| {
        let points = |state: &State| evaluation.parts(state, player).total();
        (player, points(turn.before) - points(turn.after))
    };
    let most = rivals.map(loss).max_by(|a, b| a.1.total_cmp(&b.1));
    most.filter(|&(_, points)| points >= NOTABLE_LOSS)
        .map(|(player, points)| Achievement::Denies { player, points })
}

/// Points of a turn by source: at once, and later compared with giving the turn up.
pub(crate) fn points(turn: &Turn<'_>, evaluation: &Evaluation) -> (PointsBySource, PointsBySource) {
    let certain = |state: &State| PointsBySource::certain(&PlayerPosition::new(state, turn.player));
    let now = certain(turn.after) - certain(turn.before);
    let passed = evaluation.parts_if_passed(turn.before, turn.player) - certain(turn.before);
    let to_come = evaluation.parts(turn.after, turn.player) - certain(turn.after);
    (now, to_come - passed)
}

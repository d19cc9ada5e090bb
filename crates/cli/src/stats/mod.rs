//! Aggregate statistics of many games: points by source, how far things go, and whether a seat is better than another.

mod json;
mod page;
mod plot;
mod svg;

pub use json::object;
pub use page::page;
pub use plot::plots;

use std::collections::BTreeMap;

use witchstone_ai::arena::Mean;
use witchstone_ai::eval::{PlayerPosition, PointSource, PointsBySource};
use witchstone_rules::{Degree, Edition, Player, State};

/// What is measured beside points by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(usize)]
pub enum Measure {
    /// Points at the end.
    Points,
    /// Games won, shared ones in parts.
    Wins,
    /// Points more than the best of the others.
    Lead,
    /// The space on the Wand.
    Wand,
    /// Spaces walked on the Pentagram.
    Pentagram,
    /// Crystals of the player's colour in the rack.
    Crystals,
    /// Completed connections.
    Connections,
    /// Witches standing.
    Witches,
    /// Scrolls taken.
    Scrolls,
    /// Prophecies.
    Prophecies,
    /// Prophecies not fulfilled.
    Unfulfilled,
    /// To a minor degree.
    Minor,
    /// To a major degree.
    Major,
    /// Perfectly.
    Perfect,
}

impl Measure {
    /// How many there are.
    pub const COUNT: usize = 14;

    /// All of them.
    pub const ALL: [Measure; Measure::COUNT] = [
        Measure::Points,
        Measure::Wins,
        Measure::Lead,
        Measure::Wand,
        Measure::Pentagram,
        Measure::Crystals,
        Measure::Connections,
        Measure::Witches,
        Measure::Scrolls,
        Measure::Prophecies,
        Measure::Unfulfilled,
        Measure::Minor,
        Measure::Major,
        Measure::Perfect,
    ];

    /// The word for it in JSON and message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Measure::Points => "points",
            Measure::Wins => "wins",
            Measure::Lead => "lead",
            Measure::Wand => "wand",
            Measure::Pentagram => "pentagram",
            Measure::Crystals => "crystals",
            Measure::Connections => "connections",
            Measure::Witches => "witches",
            Measure::Scrolls => "scrolls",
            Measure::Prophecies => "prophecies",
            Measure::Unfulfilled => "unfulfilled",
            Measure::Minor => "minor",
            Measure::Major => "major",
            Measure::Perfect => "perfect",
        }
    }
}

/// The means of one seat, or of all seats of a game together.
#[derive(Clone, Debug, Default)]
pub struct Column {
    measures: [Mean; Measure::COUNT],
    sources: [Mean; PointSource::COUNT],
}

impl Column {
    /// A measure, in a game.
    pub fn measure(&self, measure: Measure) -> &Mean {
        &self.measures[measure as usize]
    }

    /// Points from a source, in a game.
    pub fn source(&self, source: PointSource) -> &Mean {
        &self.sources[source as usize]
    }

    fn add(&mut self, figures: &Figures) {
        self.measures.iter_mut().zip(figures.measures).for_each(|(mean, value)| mean.add(value));
        self.sources.iter_mut().zip(figures.sources).for_each(|(mean, value)| mean.add(value));
    }
}

/// What one player came to in one game.
#[derive(Clone, Copy, Debug)]
struct Figures {
    measures: [f64; Measure::COUNT],
    sources: [f64; PointSource::COUNT],
}

impl Figures {
    fn of(state: &State, player: Player) -> Figures {
        let (area, sheet) = (&state.table().areas[player], state.score_sheet(player));
        let scores = state.scores();
        let total = |player: Player| f64::from(scores[player].total());
        let others = state.table().players().filter(|&other| other != player).map(total);
        let best_other = others.fold(f64::MIN, f64::max);
        let winners = state.winners();
        let won = if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 };
        let lap = state.edition().pentagram.spaces.len();
        let degree = |wanted: Degree| {
            sheet.prophecies.iter().filter(|(_, standing)| standing.degree == wanted).count() as f64
        };
        let measure = |measure: Measure| match measure {
            Measure::Points => total(player),
            Measure::Wins => won,
            Measure::Lead => total(player) - best_other,
            Measure::Wand => f64::from(area.wand),
            Measure::Pentagram => (usize::from(area.laps) * lap + usize::from(area.pentagram)) as f64,
            Measure::Crystals => f64::from(area.racked),
            Measure::Connections => f64::from(area.completed.len()),
            Measure::Witches => f64::from(area.standing.len()),
            Measure::Scrolls => f64::from(area.scrolls),
            Measure::Prophecies => sheet.prophecies.len() as f64,
            Measure::Unfulfilled => degree(Degree::None),
            Measure::Minor => degree(Degree::Minor),
            Measure::Major => degree(Degree::Major),
            Measure::Perfect => degree(Degree::Perfect),
        };
        let parts = PointsBySource::certain(&PlayerPosition::new(state, player));
        Figures { measures: Measure::ALL.map(measure), sources: parts.0.map(f64::from) }
    }

    fn mean(all: &[Figures]) -> Figures {
        let count = all.len() as f64;
        let mean = |value: &dyn Fn(&Figures) -> f64| all.iter().map(value).sum::<f64>() / count;
        Figures {
            measures: std::array::from_fn(|at| mean(&|figures| figures.measures[at])),
            sources: std::array::from_fn(|at| mean(&|figures| figures.sources[at])),
        }
    }
}

/// What makes games comparable: the number of players, the edition, and whether later seats begin with points (S11).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Group {
    /// How many play.
    pub players: u8,
    /// The edition's name, with its content hash.
    pub edition: String,
    /// Whether the option "even start" was on.
    pub even_start: bool,
}

impl Group {
    /// The group of a game.
    pub fn of(state: &State) -> Group {
        let options = &state.table().options;
        let edition = state.edition().id.clone();
        Group { players: options.players, edition, even_start: options.even_start }
    }

    /// What sets the group apart from games on the built-in edition without the even start, for file names.
    pub fn suffix(&self) -> String {
        let edition = if self.edition == Edition::classic().id { "" } else { self.edition.as_str() };
        let even_start = if self.even_start { "even-start" } else { "" };
        [edition, even_start]
            .into_iter()
            .filter(|part| !part.is_empty())
            .map(|part| format!("-{part}"))
            .collect()
    }
}

/// Statistics of one group of games.
#[derive(Clone, Debug)]
pub struct Stats {
    /// Which games.
    pub group: Group,
    /// How many games.
    pub games: u64,
    /// All seats together; a game is one unit, because its players share their luck.
    pub all: Column,
    /// Each seat, in turn order.
    pub seats: Vec<Column>,
    /// How often each final score came up, by points; all seats.
    pub scores: BTreeMap<u16, u64>,
    /// How often each final space on the Wand came up.
    pub wand: BTreeMap<u16, u64>,
}

impl Stats {
    /// The sources that are shown: points given at the start only where seats began with some (S11).
    pub fn sources(&self) -> impl Iterator<Item = PointSource> + '_ {
        PointSource::ALL
            .into_iter()
            .filter(|&source| source != PointSource::EvenStart || self.all.source(source).value() > 0.0)
    }

    /// Nothing yet.
    pub fn new(group: Group) -> Stats {
        let seats = vec![Column::default(); usize::from(group.players)];
        Stats {
            group,
            games: 0,
            all: Column::default(),
            seats,
            scores: BTreeMap::new(),
            wand: BTreeMap::new(),
        }
    }

    /// Adds a game that is over.
    pub fn add(&mut self, state: &State) {
        let figures: Vec<Figures> =
            state.table().players().map(|player| Figures::of(state, player)).collect();
        self.games += 1;
        self.all.add(&Figures::mean(&figures));
        self.seats.iter_mut().zip(&figures).for_each(|(seat, figures)| seat.add(figures));
        let scores = state.scores();
        for player in state.table().players() {
            *self.scores.entry(scores[player].total()).or_default() += 1;
            *self.wand.entry(u16::from(state.table().areas[player].wand)).or_default() += 1;
        }
    }
}

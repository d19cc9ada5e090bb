//! What the computer advises, in words: why a turn is good, and hints in three steps.

use witchstone_ai::eval::PointSource;
use witchstone_ai::{Achievement, Gains, Hint, Reasons, Theme};
use witchstone_rules::{Connection, Degree, Edition, Move, Scroll, ScrollKind};

use crate::args::{self, Arg};
use crate::{Name, Words};

/// Most things in one sentence; more would be a list and no reason.
const MOST: usize = 4;
/// Sources that are named at most.
const SOURCES: usize = 2;

impl Words {
    /// Why a turn is good, as one sentence; players are called by these names, or by number.
    ///
    /// ```
    /// use witchstone_ai::eval::PointSource;
    /// use witchstone_ai::{Gain, Gains, Reasons};
    /// use witchstone_rules::Edition;
    /// use witchstone_words::{Language, Words};
    ///
    /// let sources = vec![Gain { origin: PointSource::Owls, points: 7.0 }];
    /// let why = Reasons { now: Gains { total: 7.0, sources }, ..Reasons::default() };
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.why(Edition::classic(), &why, &[]), "This turn brings 7 points at once, from owl tiles.");
    /// ```
    pub fn why(&self, edition: &Edition, why: &Reasons, names: &[String]) -> String {
        let mut deeds = Vec::new();
        deeds.extend(self.gains("why-now", &why.now));
        deeds.extend(self.deeds(edition, &why.deeds, names));
        deeds.extend(self.gains("why-later", &why.later));
        deeds.truncate(MOST);
        if deeds.is_empty() {
            deeds.push(self.text("why-best"));
        }
        self.format("why", &[args::text("deeds", self.list(&deeds))])
    }

    /// The three steps of a hint, each a sentence: where to look, the idea, the turn in notation.
    pub fn hint_steps(&self, edition: &Edition, hint: &Hint, names: &[String]) -> [String; 3] {
        let look = self.format("hint-look", &[("field", hint.field.name().into())]);
        let deed = args::text("deed", self.theme(edition, hint.theme, names));
        let idea = match hint.tile {
            Some(tile) => self.format("hint-idea-tile", &[args::text("tile", self.name(tile)), deed]),
            None => self.format("hint-idea", &[deed]),
        };
        let moves: Vec<String> = hint.moves[..hint.known].iter().map(Move::to_string).collect();
        [look, idea, self.format("hint-turn", &[args::text("moves", moves.join("; "))])]
    }

    fn theme(&self, edition: &Edition, theme: Theme, names: &[String]) -> String {
        match theme {
            Theme::Achievement(deed) => self.deed(edition, deed, names),
            Theme::Gain(origin) => self.format("why-gains", &[args::text("sources", self.name(origin))]),
            Theme::Best => self.text("why-best"),
        }
    }

    /// Points from some sources, if there are any.
    fn gains(&self, key: &str, gains: &Gains) -> Option<String> {
        let named = &gains.sources[..gains.sources.len().min(SOURCES)];
        let sum: f32 = named.iter().map(|gain| gain.points).sum();
        let names: Vec<String> = named.iter().map(|gain| self.name(gain.origin)).collect();
        let args = [
            args::points(gains.total.round() as i32),
            args::yes("all", (gains.total - sum).abs() < 1.0),
            args::text("sources", self.list(&names)),
        ];
        gains.is_notable().then(|| self.format(key, &args))
    }

    /// Each achievement in words, completed connections together.
    fn deeds(&self, edition: &Edition, deeds: &[Achievement], names: &[String]) -> Vec<String> {
        let connection = |deed: &Achievement| match deed {
            Achievement::Completes(connection) => Some(*connection),
            _ => None,
        };
        let completed: Vec<Connection> = deeds.iter().filter_map(connection).collect();
        let others = deeds.iter().filter(|deed| connection(deed).is_none());
        let mut told: Vec<String> = others.map(|&deed| self.deed(edition, deed, names)).collect();
        if !completed.is_empty() {
            told.insert(0, self.completes(edition, &completed));
        }
        told
    }

    fn deed(&self, edition: &Edition, deed: Achievement, names: &[String]) -> String {
        match deed {
            Achievement::Completes(connection) => self.completes(edition, &[connection]),
            Achievement::Fulfils { prophecy, degree } => {
                let scroll = self.scroll(edition, Scroll::new(ScrollKind::Prophecy(prophecy)));
                self.format("why-fulfils", &[degree_arg(degree), args::text("scroll", scroll)])
            }
            Achievement::Reaches { place } => {
                self.format("why-reaches", &[("place", place.to_string().into())])
            }
            Achievement::Chains { bonuses } => self.format("why-chains", &[args::n(bonuses)]),
            Achievement::Denies { player, points } => {
                let name = args::text("player", self.player_name(player, names));
                self.format("why-denies", &[name, args::points(points.round() as i32)])
            }
        }
    }

    fn completes(&self, edition: &Edition, connections: &[Connection]) -> String {
        let names: Vec<String> =
            connections.iter().map(|&connection| self.connection(edition, connection)).collect();
        let list = args::text("connections", self.list(&names));
        self.format("why-completes", &[("n", connections.len().into()), list])
    }
}

/// Where points come from, within a sentence.
impl Name for PointSource {
    fn name_in(self, words: &Words) -> String {
        words.format("gain", &[("gain", self.name().into())])
    }
}

fn degree_arg(degree: Degree) -> Arg {
    let name = match degree {
        Degree::Perfect => "perfect",
        Degree::Major => "major",
        Degree::Minor | Degree::None => "minor",
    };
    ("degree", name.into())
}

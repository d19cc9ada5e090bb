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
    /// let sources = vec![Gain { source: PointSource::Owls, points: 7.0 }];
    /// let reasons = Reasons { now: Gains { total: 7.0, sources }, ..Reasons::default() };
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.reasons(Edition::classic(), &reasons, &[]), "This turn brings 7 points at once, from owl tiles.");
    /// ```
    pub fn reasons(&self, edition: &Edition, reasons: &Reasons, names: &[String]) -> String {
        let mut achievements = Vec::new();
        achievements.extend(self.gains("why-now", &reasons.now));
        achievements.extend(self.achievements(edition, &reasons.achievements, names));
        achievements.extend(self.gains("why-later", &reasons.later));
        achievements.truncate(MOST);
        if achievements.is_empty() {
            achievements.push(self.text("why-best"));
        }
        self.format("why", &[args::text("deeds", self.list(&achievements))])
    }

    /// The three steps of a hint, each a sentence: where to look, the idea, the turn in notation.
    pub fn hint_steps(&self, edition: &Edition, hint: &Hint, names: &[String]) -> [String; 3] {
        let look = self.format("hint-look", &[("field", hint.field.name().into())]);
        let achievement = args::text("deed", self.theme(edition, hint.theme, names));
        let idea = match hint.tile {
            Some(tile) => self.format("hint-idea-tile", &[args::text("tile", self.name(tile)), achievement]),
            None => self.format("hint-idea", &[achievement]),
        };
        let moves: Vec<String> = hint.moves[..hint.known].iter().map(Move::to_string).collect();
        [look, idea, self.format("hint-turn", &[args::text("moves", moves.join("; "))])]
    }

    fn theme(&self, edition: &Edition, theme: Theme, names: &[String]) -> String {
        match theme {
            Theme::Achievement(achievement) => self.achievement(edition, achievement, names),
            Theme::Gain(source) => self.format("why-gains", &[args::text("sources", self.name(source))]),
            Theme::Best => self.text("why-best"),
        }
    }

    /// Points from some sources, if there are any.
    fn gains(&self, key: &str, gains: &Gains) -> Option<String> {
        let named = &gains.sources[..gains.sources.len().min(SOURCES)];
        let sum: f32 = named.iter().map(|gain| gain.points).sum();
        let names: Vec<String> = named.iter().map(|gain| self.name(gain.source)).collect();
        let args = [
            args::points(gains.total.round() as i32),
            args::yes("all", (gains.total - sum).abs() < 1.0),
            args::text("sources", self.list(&names)),
        ];
        gains.is_notable().then(|| self.format(key, &args))
    }

    /// Each achievement in words, completed connections together.
    fn achievements(&self, edition: &Edition, achievements: &[Achievement], names: &[String]) -> Vec<String> {
        let connection = |achievement: &Achievement| match achievement {
            Achievement::Completes(connection) => Some(*connection),
            _ => None,
        };
        let completed: Vec<Connection> = achievements.iter().filter_map(connection).collect();
        let others = achievements.iter().filter(|achievement| connection(achievement).is_none());
        let mut achievements: Vec<String> =
            others.map(|&achievement| self.achievement(edition, achievement, names)).collect();
        if !completed.is_empty() {
            achievements.insert(0, self.completes(edition, &completed));
        }
        achievements
    }

    fn achievement(&self, edition: &Edition, achievement: Achievement, names: &[String]) -> String {
        match achievement {
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

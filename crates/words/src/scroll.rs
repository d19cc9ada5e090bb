//! Scrolls in words: titles, what they ask for, and what is still missing.

use witchstone_rules::{
    Counted, Degree, Edition, Goal, Missing, Prophecy, Scroll, ScrollKind, Standing, Symbol,
};

use crate::args::{self, Arg};
use crate::{Name, Words};

/// Cluster sizes for the three degrees (F3).
const CLUSTER: [u8; 3] = [4, 5, 6];

impl Words {
    /// A Scroll's title.
    ///
    /// ```
    /// use witchstone_rules::{Edition, Scroll, ScrollKind};
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let scroll = Scroll::new(ScrollKind::Prophecy(0));
    /// assert_eq!(words.scroll(Edition::classic(), scroll), "Prophecy “Largest cluster of Energy”");
    /// ```
    pub fn scroll(&self, edition: &Edition, scroll: Scroll) -> String {
        match scroll.kind() {
            ScrollKind::Spell(spell) => self.name(spell),
            ScrollKind::Power => self.text("scroll-power"),
            ScrollKind::Prophecy(number) => {
                let title = self.prophecy(edition.prophecy(number));
                self.format("scroll-prophecy", &[args::text("title", title)])
            }
        }
    }

    /// What a Scroll does.
    pub fn scroll_text(&self, edition: &Edition, scroll: Scroll) -> String {
        match scroll.kind() {
            ScrollKind::Spell(spell) => self.format("spell-help", &[args::spell(spell)]),
            ScrollKind::Power => self.text("scroll-power-help"),
            ScrollKind::Prophecy(number) => self.prophecy_text(edition.prophecy(number)),
        }
    }

    /// A Prophecy's title.
    pub fn prophecy(&self, prophecy: Prophecy) -> String {
        match prophecy {
            Prophecy::Cluster(symbol) => self.format("prophecy-title-cluster", &[args::symbol(symbol)]),
            Prophecy::Witches(goals) => {
                self.format("prophecy-title-witches", &[args::text("goals", self.goals(goals))])
            }
            Prophecy::Connected(goals) => {
                self.format("prophecy-title-connected", &[args::text("goals", self.goals(goals))])
            }
            Prophecy::Rank(_) => self.text("prophecy-title-rank"),
            Prophecy::Count(counted, _) => self.format("prophecy-title-count", &[counted_arg(counted)]),
        }
    }

    /// What a Prophecy asks for, with its thresholds and points.
    ///
    /// ```
    /// use witchstone_rules::{Prophecy, Symbol};
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(
    ///     words.prophecy_text(Prophecy::Cluster(Symbol::Energy)),
    ///     "Largest cluster of Energy: 4 / 5 / 6 or more symbols for 3 / 5 / 7 points."
    /// );
    /// ```
    pub fn prophecy_text(&self, prophecy: Prophecy) -> String {
        let (key, subject, [a, b, c]) = match prophecy {
            Prophecy::Cluster(symbol) => ("prophecy-cluster", args::symbol(symbol), CLUSTER.map(number)),
            Prophecy::Witches(goals) => ("prophecy-witches", NO_SUBJECT, self.each_goal(goals)),
            Prophecy::Connected(goals) => ("prophecy-connected", NO_SUBJECT, self.each_goal(goals)),
            Prophecy::Rank(places) => ("prophecy-rank", NO_SUBJECT, places.map(number)),
            Prophecy::Count(counted, needed) => ("prophecy-count", counted_arg(counted), needed.map(number)),
        };
        let [pa, pb, pc] = [Degree::Minor, Degree::Major, Degree::Perfect].map(Degree::points);
        let asked = [args::text("a", a), args::text("b", b), args::text("c", c)];
        let points = [("pa", pa.into()), ("pb", pb.into()), ("pc", pc.into())];
        let all: Vec<Arg> = asked.into_iter().chain(points).chain([subject]).collect();
        self.format(key, &all)
    }

    /// What the next degree of a Prophecy still asks for: "2 more Witches", "a Witch at a forest".
    pub fn missing(&self, prophecy: Prophecy, standing: &Standing) -> String {
        match (standing.missing, prophecy) {
            (Missing::Nothing, _) => self.text("missing-nothing"),
            (Missing::NoBonusSpace, _) => self.text("missing-rank-no-space"),
            (Missing::Rank { have: 0 }, _) => self.text("missing-rank"),
            (Missing::Rank { .. }, _) => self.text("missing-better-rank"),
            (Missing::Goal(goal), Prophecy::Connected(goals)) => {
                self.missing_goal("missing-connection", goals, goal, standing.degree)
            }
            (Missing::Goal(goal), Prophecy::Witches(goals)) => {
                self.missing_goal("missing-witch", goals, goal, standing.degree)
            }
            (Missing::Goal(goal), _) => self.a_goal(goal, 1),
            (Missing::More { have, need }, _) => self.missing_more(prophecy, need.saturating_sub(have)),
        }
    }

    fn missing_goal(&self, key: &str, goals: [Goal; 3], goal: Goal, degree: Degree) -> String {
        let before = &goals[..(degree as usize).min(goals.len())];
        let nth = 1 + before.iter().filter(|&&other| other == goal).count();
        self.format(key, &[args::text("goal", self.a_goal(goal, nth))])
    }

    fn missing_more(&self, prophecy: Prophecy, n: u8) -> String {
        match prophecy {
            Prophecy::Count(counted, _) => self.format("missing-count", &[counted_arg(counted), args::n(n)]),
            Prophecy::Cluster(symbol) => self.format("missing-cluster", &[args::symbol(symbol), args::n(n)]),
            _ => n.to_string(),
        }
    }

    /// The goals of a title: their kind if it is always the same, else a list of single ones.
    fn goals(&self, goals: [Goal; 3]) -> String {
        if goals.iter().all(|&goal| goal == goals[0]) {
            self.format("goals", &[goal_arg(goals[0])])
        } else {
            self.list(&self.each_goal(goals))
        }
    }

    /// "a castle", "a second castle" and so on.
    fn each_goal(&self, goals: [Goal; 3]) -> [String; 3] {
        let nth = |at: usize| goals[..=at].iter().filter(|&&goal| goal == goals[at]).count();
        [0, 1, 2].map(|at| self.a_goal(goals[at], nth(at)))
    }

    fn a_goal(&self, goal: Goal, nth: usize) -> String {
        self.format("a-goal", &[goal_arg(goal), ("nth", nth.into())])
    }
}

/// For messages that need none.
const NO_SUBJECT: Arg = ("symbol", crate::Value::None);

fn number(n: u8) -> String {
    n.to_string()
}

fn goal_arg(goal: Goal) -> Arg {
    ("goal", goal.name().into())
}

fn counted_arg(counted: Counted) -> Arg {
    ("counted", counted.name().into())
}

/// The title.
impl Name for Prophecy {
    fn name_in(self, words: &Words) -> String {
        words.prophecy(self)
    }
}

impl Name for Degree {
    fn name_in(self, words: &Words) -> String {
        let degree = match self {
            Degree::None => "none",
            Degree::Minor => "minor",
            Degree::Major => "major",
            Degree::Perfect => "perfect",
        };
        words.format("degree", &[("degree", degree.into())])
    }
}

impl Words {
    /// The name of the Full-Moon card with this left symbol.
    pub fn moon_card(&self, card: Symbol) -> String {
        self.format("moon-card", &[args::symbol(card)])
    }

    /// What the Full-Moon card with this left symbol can do.
    pub fn moon_card_text(&self, edition: &Edition, card: Symbol) -> String {
        let ability = ("ability", edition.moons[card].name().into());
        self.format("moon-card-help", &[args::symbol(card), ability])
    }
}

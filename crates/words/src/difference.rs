//! Games of older rules in words: where they first differ, and who has to agree before they resume.

use witchstone_rules::{ChangedEffect, DifferenceKind, Move, Player, RULES_VERSION, RuleDifference, Table};

use crate::Words;
use crate::args::{self, Arg};

impl Words {
    /// Where a game of older rules first differs, as one sentence; the table is that of the last common position.
    ///
    /// ```
    /// use witchstone_rules::{DifferenceKind, RuleDifference, Table};
    /// use witchstone_words::{Language, Words};
    /// # use witchstone_rules::{Deal, Edition, Options, Seed, State};
    /// # let (edition, options) = (Edition::classic(), Options::new(2));
    /// # let state = State::new(edition, options, &Deal::shuffled(edition, &options, &mut Seed::new(1))).unwrap();
    /// # let table: &Table = state.table();
    /// let kind = DifferenceKind::Points { recorded: vec![12, 8], now: vec![11, 8] };
    /// let told = Words::new(Language::English).rule_difference(&RuleDifference { move_number: 97, kind }, table, &[]);
    /// assert_eq!(told, "After move 97 the points differ: recorded 12/8, now 11/8.");
    /// ```
    pub fn rule_difference(&self, difference: &RuleDifference, table: &Table, names: &[String]) -> String {
        let number = difference.move_number;
        let compared = |key| {
            let [recorded, now] = difference.compared().unwrap_or_default();
            let args = [args::text("recorded", recorded), args::text("now", now)];
            self.format(key, &[numbered(number), args[0].clone(), args[1].clone()])
        };
        match &difference.kind {
            DifferenceKind::Refused { played, refusal, .. } => {
                let why = self.refusal_among(refusal, names);
                self.moved("difference-refused", number, *played, table, why)
            }
            DifferenceKind::Effect { played, effect, .. } => {
                self.moved("difference-effect", number, *played, table, self.changed_effect(*effect))
            }
            DifferenceKind::Points { .. } => compared("difference-points"),
            DifferenceKind::Result { .. } => compared("difference-result"),
            DifferenceKind::Sources { .. } => compared("difference-sources"),
            DifferenceKind::Winners { recorded, now } => {
                let named = |players: &[Player]| {
                    let names: Vec<_> =
                        players.iter().map(|&player| self.player_name(player, names)).collect();
                    self.list(&names)
                };
                let args = [args::text("recorded", named(recorded)), args::text("now", named(now))];
                self.format("difference-winners", &[numbered(number), args[0].clone(), args[1].clone()])
            }
            DifferenceKind::NotOver => self.format("difference-not-over", &[numbered(number), version()]),
        }
    }

    /// The same for a reader who may not know the reason: only the clause.
    pub fn rule_difference_by_clause(
        &self,
        number: usize,
        played: Move,
        clause: &str,
        table: &Table,
    ) -> String {
        self.moved("difference-clause", number, played, table, clause.to_owned())
    }

    fn moved(&self, key: &str, number: usize, played: Move, table: &Table, why: String) -> String {
        let described = self.describe_move(table, played);
        let described = described.trim_end_matches('.').to_owned();
        self.format(
            key,
            &[numbered(number), version(), args::text("move", described), args::text("why", why)],
        )
    }

    /// Why a legal move has another effect than under older rules.
    pub fn changed_effect(&self, effect: ChangedEffect) -> String {
        let sentence = match effect {
            ChangedEffect::SecondCrystalVial => self.text("changed-second-crystal-vial"),
            ChangedEffect::ScrollFromTop { before, now } => {
                self.format("changed-scroll-from-top", &[("before", before.into()), ("now", now.into())])
            }
        };
        let ending = if effect.is_ruling() { "refusal-ruling" } else { "refusal" };
        self.with_clause(ending, sentence, effect.clause())
    }

    /// That a game is suspended, and whose agreement is missing.
    pub fn suspended(&self, waiting_for: &[String]) -> String {
        match waiting_for {
            [] => self.text("suspended-nobody"),
            names => self.format("suspended", &[args::text("names", self.list(names))]),
        }
    }

    /// What precedes the legal moves in place of the one that differs.
    pub fn legal_now(&self) -> String {
        self.text("difference-legal")
    }
}

fn numbered(number: usize) -> Arg {
    ("n", number.into())
}

fn version() -> Arg {
    ("version", RULES_VERSION.into())
}

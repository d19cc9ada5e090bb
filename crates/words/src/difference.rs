//! Games of older rules in words: where they first differ, and who has to agree before they resume.

use witchstone_rules::{ChangedEffect, DifferenceKind, Move, Player, RULES_VERSION, RuleDifference, Table};

use crate::Words;
use crate::args::{self, Arg};

/// The most legal moves that a report lists.
const LISTED: usize = 12;

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
    /// let text = Words::new(Language::English).rule_difference(&RuleDifference { move_number: 97, kind }, table, &[]);
    /// assert_eq!(text, "After move 97 the points differ: recorded 12/8, now 11/8.");
    /// ```
    pub fn rule_difference(&self, difference: &RuleDifference, table: &Table, names: &[String]) -> String {
        let number = difference.move_number;
        match &difference.kind {
            DifferenceKind::Refused { played, refusal, .. } => {
                let why = self.refusal_among(&table.edition, refusal, names);
                self.moved("difference-refused", number, self.without_stop(*played, table), why)
            }
            DifferenceKind::Effect { played, effect, .. } => {
                let why = self.changed_effect(*effect);
                self.moved("difference-effect", number, self.without_stop(*played, table), why)
            }
            kind => self.compared(kind, number, names),
        }
    }

    /// The same without a table, for reports and developers: moves are in the notation of records, and the legal ones follow.
    pub fn rule_difference_in_notation(&self, difference: &RuleDifference) -> String {
        let number = difference.move_number;
        let sentence = match &difference.kind {
            DifferenceKind::Refused { played, refusal, .. } => {
                self.moved("difference-refused", number, played.to_string(), self.refusal(refusal))
            }
            DifferenceKind::Effect { played, effect, .. } => {
                self.moved("difference-effect", number, played.to_string(), self.changed_effect(*effect))
            }
            kind => self.compared(kind, number, &[]),
        };
        let legal = difference.legal();
        if legal.is_empty() {
            return sentence;
        }
        let listed: Vec<String> = legal.iter().take(LISTED).map(Move::to_string).collect();
        let (moves, more) = (args::text("moves", listed.join(", ")), legal.len() - listed.len());
        let listed = match more {
            0 => self.format("difference-legal-list", &[moves]),
            more => self.format("difference-legal-some", &[moves, ("n", more.into())]),
        };
        format!("{sentence} {listed}")
    }

    /// That points, results or winners differ.
    fn compared(&self, kind: &DifferenceKind, number: usize, names: &[String]) -> String {
        let differ = |key: &str, [recorded, now]: [String; 2]| {
            self.format(key, &[numbered(number), args::text("recorded", recorded), args::text("now", now)])
        };
        let points = |key: &str| differ(key, kind.compared().unwrap_or_default());
        match kind {
            DifferenceKind::Points { .. } => points("difference-points"),
            DifferenceKind::Result { .. } => points("difference-result"),
            DifferenceKind::Sources { .. } => points("difference-sources"),
            DifferenceKind::Winners { recorded, now } => {
                let named = |players: &[Player]| {
                    let names: Vec<_> =
                        players.iter().map(|&player| self.player_name(player, names)).collect();
                    self.list(&names)
                };
                differ("difference-winners", [named(recorded), named(now)])
            }
            _ => self.format("difference-not-over", &[numbered(number), version()]),
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
        self.moved("difference-clause", number, self.without_stop(played, table), clause.to_owned())
    }

    /// That a move is refused or has another effect, and why.
    fn moved(&self, key: &str, number: usize, played: String, why: String) -> String {
        self.format(key, &[numbered(number), version(), args::text("move", played), args::text("why", why)])
    }

    /// A move as a sentence without its full stop.
    fn without_stop(&self, played: Move, table: &Table) -> String {
        self.describe_move(table, played).trim_end_matches('.').to_owned()
    }

    /// Why a legal move has another effect than under older rules.
    pub fn changed_effect(&self, effect: ChangedEffect) -> String {
        let args = match effect {
            ChangedEffect::SecondCrystalVial => vec![],
            ChangedEffect::ScrollFromTop { before, now } => {
                vec![("before", before.into()), ("now", now.into())]
            }
        };
        let sentence = self.format(&format!("changed-{}", effect.key()), &args);
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

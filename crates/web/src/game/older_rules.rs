//! A game of older rules in words: where it first differs under the present ones, and what is legal there.

use leptos::prelude::*;
use witchstone_rules::{RuleDifference, Table, View};
use witchstone_wire::DifferenceJson;

use crate::ui::{Words, use_texts};

/// The most legal moves that are listed.
const LISTED: usize = 12;

/// The first difference of a game of older rules.
#[derive(Clone, PartialEq, Debug)]
pub struct DifferenceText {
    /// The move, its number, the clause and the reason.
    sentence: String,
    /// What is legal instead; empty where that is not known.
    legal: Vec<String>,
}

impl DifferenceText {
    /// The difference at the last common position.
    pub fn new(
        words: &Words,
        difference: &RuleDifference,
        table: &Table,
        names: &[String],
    ) -> DifferenceText {
        let legal = difference.legal().iter().take(LISTED);
        DifferenceText {
            sentence: words.rule_difference(difference, table, names),
            legal: legal.map(|&played| words.describe_move(table, played)).collect(),
        }
    }

    /// The difference that a server sent to somebody who sees the last common position. Without the right to know the
    /// reason only the clause is named.
    pub fn of_table(
        words: &Words,
        difference: &DifferenceJson,
        rules: u8,
        view: &View,
        names: &[String],
    ) -> Option<DifferenceText> {
        if let Some(difference) = difference.read(view, rules) {
            return Some(DifferenceText::new(words, &difference, &view.table, names));
        }
        let (played, clause) = difference.played()?;
        let sentence = words.rule_difference_by_clause(difference.move_number, played, clause, &view.table);
        Some(DifferenceText { sentence, legal: vec![] })
    }
}

/// The difference, and the legal moves as a list.
#[component]
pub fn FirstDifference(text: DifferenceText) -> impl IntoView {
    let texts = use_texts();
    let moves = text.legal.into_iter().map(|played| view! { <li>{played}</li> }).collect_view();
    let listed = !moves.is_empty();
    view! {
        <p class="difference">{text.sentence}</p>
        {listed.then(|| view! {
            <p>{move || texts.with(|words| words.legal_now())}</p>
            <ul class="legal-now">{moves}</ul>
        })}
    }
}

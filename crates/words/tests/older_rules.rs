//! Where games of older rules differ, in every language.

mod common;

use common::{demand_sentence, every_language};
use witchstone_rules::{
    ChangedEffect, Deal, DifferenceKind, Edition, Move, Options, Player, Refusal, RuleDifference, Score,
    Seed, State,
};
use witchstone_words::{Language, Words};

fn state() -> State {
    let (edition, options) = (Edition::classic(), Options::new(2));
    State::new(edition, options, &Deal::shuffled(edition, &options, &mut Seed::new(1))).unwrap()
}

fn every_kind() -> Vec<DifferenceKind> {
    let scroll = Move::Scroll { position: 6, moon: true };
    let from_top = ChangedEffect::ScrollFromTop { before: 5, now: 3 };
    let effect = |effect| DifferenceKind::Effect { played: scroll, effect, legal: vec![] };
    let score = Score { board: 5, ..Score::default() };
    vec![
        DifferenceKind::Refused { played: Move::End, refusal: Refusal::CrystalOnRim, legal: vec![] },
        effect(from_top),
        effect(ChangedEffect::SecondCrystalVial),
        DifferenceKind::Points { recorded: vec![12, 8], now: vec![11, 8] },
        DifferenceKind::Result { recorded: vec![87, 92], now: vec![86, 92] },
        DifferenceKind::Sources { recorded: vec![score], now: vec![Score { owls: 5, ..Score::default() }] },
        DifferenceKind::Winners { recorded: vec![Player::new(0)], now: vec![Player::new(1)] },
        DifferenceKind::NotOver,
    ]
}

#[test]
fn every_difference_is_a_sentence_with_its_move_and_clause() {
    let names = ["Ada".to_owned(), "Ben".to_owned()];
    for words in every_language() {
        for kind in every_kind() {
            let difference = RuleDifference { move_number: 143, kind };
            let text = words.rule_difference(&difference, state().table(), &names);
            demand_sentence(&text, &words, &text);
            assert!(text.contains("143"), "{text}");
            if let Some(clause) = difference.clause() {
                assert!(text.contains(&format!("({clause}")), "{text}");
            }
            if let Some([recorded, now]) = difference.compared() {
                assert!(text.contains(&recorded) && text.contains(&now), "{text}");
            }
        }
        let text = words.rule_difference_by_clause(143, Move::End, "C3", state().table());
        demand_sentence(&text, &words, &text);
        assert!(text.contains("143") && text.contains("C3"), "{text}");
        for missing in [&names[..], &names[..1], &[]] {
            let text = words.suspended(missing);
            demand_sentence(&text, &words, &text);
            assert!(missing.iter().all(|name| text.contains(name)), "{text}");
        }
    }
}

#[test]
fn a_move_is_named_in_the_language_of_the_reader() {
    let kind = DifferenceKind::Refused { played: Move::End, refusal: Refusal::CrystalOnRim, legal: vec![] };
    let difference = RuleDifference { move_number: 16, kind };
    let text = |language| Words::new(language).rule_difference(&difference, state().table(), &[]);
    assert_eq!(
        text(Language::German),
        "Zug 16 („Verzichte auf alle offenen Boni“) ist nach Regelversion 2 nicht mehr erlaubt: Lege zuerst den \
         Kristall vom Kesselrand ins Regal (C3)."
    );
    assert_eq!(
        text(Language::English),
        "Move 16 (“Skip all pending bonuses”) is no longer legal under rules version 2: First put the Crystal on the \
         rim into the rack (C3)."
    );
}

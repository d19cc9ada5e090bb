//! Every kind of refusal has a sentence in every language.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{cell, demand_sentence, every_language};
use witchstone_rules::{
    Chip, Clause, ConnectionName, Location, Move, OptionsError, Phase, Player, Question, Refusal,
    ReplayError, SetUpError, Spell, Symbol, Tile, is_ruling,
};

fn every_refusal() -> Vec<Refusal> {
    let (tile, symbol, a, b) = (Tile::from_index(2), Symbol::Wand, cell(0, 1), cell(1, 1));
    let (from, to, by) = (Location::tower(1), Location::WITCHSTONE, Player::new(1));
    let connection = ConnectionName { from, to, nth: 2 };
    let mut refusals = vec![
        Refusal::GameOver,
        Refusal::NoQuestion,
        Refusal::CannotDecline,
        Refusal::NothingToEnd,
        Refusal::TowerTaken { tower: from, by },
        Refusal::CardNotOffered { card: symbol },
        Refusal::TileNotHeld { tile },
        Refusal::OffTheCauldron { cell: a },
        Refusal::CellTaken { cell: a },
        Refusal::NotNeighbours { first: a, second: b },
        Refusal::CrystalOnRim,
        Refusal::WandFirst { symbol },
        Refusal::WandInOrder,
        Refusal::StillRoom,
        Refusal::NoRoom,
        Refusal::NotOnTile { symbol },
        Refusal::OtherBatch { needed: symbol, open: None },
        Refusal::OtherBatch { needed: symbol, open: Some(Symbol::Scroll) },
        Refusal::Interrupted { needed: symbol, open: Symbol::Scroll },
        Refusal::NoEnergy,
        Refusal::NoSuchConnection { connection },
        Refusal::BegunFirst { connection },
        Refusal::ConnectionTaken { connection, by },
        Refusal::NotJoined { connection },
        Refusal::EndOfWand,
        Refusal::BeyondTheWand { spaces: 3, room: 1 },
        Refusal::BeyondTheWand { spaces: 3, room: 2 },
        Refusal::NoCrystal { cell: a },
        Refusal::NoScroll { position: 4 },
        Refusal::NotPending,
        Refusal::TooDeep,
        Refusal::NotOnSpecial { tile, symbol },
        Refusal::ShelfFull { symbol },
        Refusal::BottomFull,
        Refusal::NoCollecting,
        Refusal::PowerTileGone { symbol },
        Refusal::CellsOutOfOrder { first: b, second: a },
        Refusal::NotInTurn,
        Refusal::TooPoor { price: 1, score: 0 },
        Refusal::TooPoor { price: 3, score: 1 },
        Refusal::NoMoonCard,
        Refusal::MoonUsed,
        Refusal::MoonOfNoUse,
    ];
    refusals.extend(PHASES.map(Refusal::OtherDecision));
    refusals.extend(QUESTIONS.map(Refusal::OpenQuestion));
    refusals.extend(Symbol::ALL.map(|symbol| Refusal::NoMovement { symbol }));
    refusals.extend([1, 2].map(|left| Refusal::OneSource { needed: 3, left }));
    refusals.extend([0, 1, 2].map(|left| Refusal::TooFewActions {
        needed: left + 1,
        left,
        clause: Clause::W3,
    }));
    refusals.extend(Chip::ALL.map(|chip| Refusal::ChipGone { chip }));
    for location in Location::all() {
        refusals.extend([
            Refusal::NotATower { location },
            Refusal::WitchThere { location },
            Refusal::NoWayThere { location },
        ]);
    }
    for yes in [false, true] {
        refusals.extend([
            Refusal::NoWitchInSupply { big: yes },
            Refusal::NoWitchLying { big: yes },
            Refusal::NotOnRim { exit: symbol, black: yes },
        ]);
    }
    refusals.extend(Spell::ALL.into_iter().flat_map(of_spell));
    refusals
}

fn of_spell(spell: Spell) -> [Refusal; 3] {
    [
        Refusal::SpellNotHeld { spell },
        Refusal::SpellNotSuited { spell, open: None },
        Refusal::SpellOfNoUse { spell },
    ]
}

const PHASES: [Phase; 8] = [
    Phase::Towers,
    Phase::TowerBonus,
    Phase::Moons,
    Phase::TurnStart,
    Phase::Order,
    Phase::Begin,
    Phase::Acting,
    Phase::Over,
];

const QUESTIONS: [Question; 5] =
    [Question::Owl, Question::Silver, Question::Witchstone, Question::PowerScroll, Question::Vial];

#[test]
fn every_kind_of_refusal_has_a_sentence_of_its_own() {
    for words in &every_language() {
        let mut keys = BTreeMap::new();
        for refusal in every_refusal() {
            let text = words.refusal(&refusal);
            demand_sentence(&text, words, &refusal);
            let clause = refusal.clause();
            let named = if refusal.is_ruling() { format!("({clause}, ") } else { format!("({clause}).") };
            assert!(text.contains(&named), "{text} names no clause");
            let key = *keys.entry(text.clone()).or_insert(refusal.key());
            // That the game is over is said of a move and of a decision.
            assert!(
                key == refusal.key() || refusal == Refusal::OtherDecision(Phase::Over),
                "{refusal:?}: {text}"
            );
        }
    }
}

/// A refusal that rests on a ruling says so in every language; no other does.
#[test]
fn a_ruling_is_called_one() {
    let ours = ["our ruling).", "unsere Auslegung).", "notre interprétation).", "onze interpretatie)."];
    for (words, ours) in every_language().iter().zip(ours) {
        for refusal in every_refusal() {
            assert_eq!(words.refusal(&refusal).ends_with(ours), refusal.is_ruling(), "{refusal:?}");
        }
    }
    let rulings = every_refusal().into_iter().filter(|refusal| refusal.is_ruling());
    let clauses: BTreeSet<&str> = rulings.map(Refusal::clause).collect();
    assert_eq!(clauses, BTreeSet::from(["B2", "M4", "T10", "T9", "W3"]));
    assert!(clauses.into_iter().all(is_ruling));
}

/// A message without a refusal is left over.
#[test]
fn every_message_is_of_a_refusal_or_of_wrong_options() {
    let refusals = every_refusal().into_iter().map(|refusal| format!("refuse-{}", refusal.key()));
    let options = wrong_options().into_iter().map(|error| format!("options-{}", error.key()));
    let used: BTreeSet<String> = refusals.chain(options).collect();
    let keys =
        include_str!("../../../locales/en/refusals.ftl").lines().filter_map(|line| line.split_once(" = "));
    let there: BTreeSet<String> = keys
        .map(|(key, _)| key.to_owned())
        .filter(|key| key.starts_with("refuse-") || key.starts_with("options-"))
        .collect();
    assert_eq!(there, used);
}

/// What logs and scripts show names the kind and the clause, and marks rulings.
#[test]
fn developers_read_the_key_and_the_clause() {
    let tile = Refusal::TileNotHeld { tile: Tile::from_index(0) };
    assert_eq!(tile.to_string(), "tile-not-held energy/witch (T2)");
    for refusal in every_refusal() {
        let text = refusal.to_string();
        let ruling = if refusal.is_ruling() { ", ruling" } else { "" };
        assert!(text.starts_with(refusal.key()), "{text}");
        assert!(text.ends_with(&format!(" ({}{ruling})", refusal.clause())), "{text}");
    }
}

/// The list of these tests is complete.
#[test]
fn no_kind_of_refusal_is_forgotten() {
    let name = |refusal: &Refusal| {
        let text = format!("{refusal:?}");
        text.split(['(', ' ']).next().map(str::to_owned).expect("a name")
    };
    let known: BTreeSet<String> = every_refusal().iter().map(name).collect();
    let source = include_str!("../../rules/src/refusal.rs");
    let body = source.split("pub enum Refusal {").nth(1).and_then(|rest| rest.split("\n}").next());
    let kinds = body.expect("the kinds of refusals").lines().map(str::trim);
    let kinds = kinds.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    let kinds: BTreeSet<String> =
        kinds.filter_map(|line| line.split(['(', ' ', ',']).next().map(str::to_owned)).collect();
    assert_eq!(known, kinds);
}

fn wrong_options() -> [OptionsError; 4] {
    [
        OptionsError::Players(5),
        OptionsError::Handicap(4),
        OptionsError::EmptySeat(3),
        OptionsError::BigWitchAlone,
    ]
}

#[test]
fn every_wrong_option_has_a_sentence() {
    for words in &every_language() {
        for error in &wrong_options() {
            let sentence = words.options_error(error);
            demand_sentence(&sentence, words, error);
            assert_eq!(words.set_up_error(&SetUpError::Options(*error)), sentence);
        }
    }
}

#[test]
fn a_record_that_does_not_replay_names_its_move_and_the_reason() {
    let error = ReplayError::Move { number: 1, played: Move::Wand(1), refusal: Refusal::NothingToEnd };
    for words in &every_language() {
        let sentence = words.replay_error(&error);
        demand_sentence(&sentence, words, &error);
        let why = words.refusal(&Refusal::NothingToEnd);
        assert!(sentence.contains(" 2, wand 1, ") && sentence.ends_with(&why), "{sentence}");
    }
}

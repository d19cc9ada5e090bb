//! Every kind of refusal has a sentence in every language.

mod common;

use std::collections::BTreeSet;

use common::{cell, demand_sentence, every_language};
use witchstone_rules::{
    Chip, Clause, ConnectionName, Location, OptionsError, Phase, Player, Question, Refusal, Spell, Symbol,
    Tile, is_ruling,
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

/// Only [`Refusal::MoonOfNoUse`] may speak of a card that changes nothing: a kind that is forgotten would fall to it.
#[test]
fn every_kind_of_refusal_has_a_sentence_of_its_own() {
    for words in &every_language() {
        let last = words.refusal(&Refusal::MoonOfNoUse);
        for refusal in every_refusal() {
            let text = words.refusal(&refusal);
            demand_sentence(&text, words, &refusal);
            let clause = refusal.clause();
            let named = if refusal.is_ruling() { format!("({clause}, ") } else { format!("({clause}).") };
            assert!(text.contains(&named), "{text} names no clause");
            assert_eq!(text == last, refusal == Refusal::MoonOfNoUse, "{refusal:?}: {text}");
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

/// The rules' own sentences, for servers and logs, are those that players read in English. Only the names of things differ:
/// the rules write them as in moves.
#[test]
fn the_rules_say_the_same_in_english() {
    let [english, ..] = every_language();
    for refusal in every_refusal() {
        let sentence = refusal.to_string();
        let named = match refusal {
            Refusal::TowerTaken { tower: location, .. }
            | Refusal::NotATower { location }
            | Refusal::WitchThere { location }
            | Refusal::NoWayThere { location } => {
                sentence.replace(&location.to_string(), &english.name(location))
            }
            Refusal::NoSuchConnection { connection }
            | Refusal::BegunFirst { connection }
            | Refusal::ConnectionTaken { connection, .. }
            | Refusal::NotJoined { connection } => {
                sentence.replace(&connection.to_string(), &english.name(connection))
            }
            _ => sentence,
        };
        assert_eq!(named.to_lowercase(), english.refusal(&refusal).to_lowercase());
    }
}

/// The rules' own sentences name every kind once: as many kinds are worded there as here.
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

#[test]
fn every_wrong_option_has_a_sentence() {
    let errors = [
        OptionsError::Players(5),
        OptionsError::Handicap(4),
        OptionsError::EmptySeat(3),
        OptionsError::BigWitchAlone,
    ];
    for words in &every_language() {
        for error in &errors {
            demand_sentence(&words.options_error(error), words, error);
        }
    }
}

//! Every kind of move and every kind of event has a text in every language.

mod common;

use std::collections::BTreeSet;

use common::{cell, demand_sentence, every_language, every_source, middle_of_a_game};
use witchstone_rules::{
    Chip, Connection, ConnectionName, Event, Location, Lost, Move, Origin, Player, RimCrystal, Scroll,
    ScrollKind, Shelf, Spell, Symbol, Tile,
};

const PLAYER: Player = Player::new(1);

fn every_move() -> Vec<Move> {
    let (tile, a, b) = (Tile::from_index(3), cell(1, 0), cell(2, 0));
    let symbol = Symbol::Crystal;
    let mut moves = vec![
        Move::Lay { tile, first: a, second: b },
        Move::Discard(tile),
        Move::Energy(ConnectionName::first(Location::tower(0), Location::WITCHSTONE)),
        Move::Energy(ConnectionName {
            nth: 2,
            ..ConnectionName::first(Location::WITCHSTONE, Location::tower(0))
        }),
        Move::Step(None),
        Move::Step(Some(tile)),
        Move::Crystal { from: a, to: b },
        Move::CrystalOut { from: a, exit: symbol },
        Move::PlaceSpecial { tile, cell: a },
        Move::Power { symbol, first: a, second: b },
        Move::Decline,
        Move::Remove(cell(0, 0)),
        Move::End,
    ];
    moves.extend(Location::all().map(Move::Tower));
    moves.extend((0..=9).map(Move::Wand));
    for yes in [false, true] {
        moves.extend([Move::Begin { moon: yes }, Move::LayWitch { big: yes }]);
        moves.extend((0..=7).map(|position| Move::Scroll { position, moon: yes }));
        moves.extend(Location::all().map(|to| Move::Witch { big: yes, to, moon: !yes }));
        for symbol in Symbol::ALL {
            let crystal = RimCrystal::new(symbol, yes);
            moves.extend([
                Move::Moon(symbol),
                Move::Start { symbol, moon: yes },
                Move::UseChip { symbol, actions: 1, moon: yes },
                Move::UseVial { symbol, actions: 2 },
                Move::UseWand { symbol, moon: yes },
                Move::UseSpecial { tile, symbol },
                Move::UseFree(symbol),
                Move::Shelve { crystal, shelf: Shelf::Symbol, moon: yes },
                Move::Shelve { crystal, shelf: Shelf::Collect, moon: false },
            ]);
            moves.extend(Chip::ALL.map(|chip| Move::Shelve { crystal, shelf: Shelf::Chip(chip), moon: yes }));
        }
    }
    moves.extend(Spell::ALL.map(Move::Spell));
    moves
}

/// A number for each kind of move: add new kinds here and above.
fn kind_of_move(played: Move) -> u8 {
    match played {
        Move::Tower(_) => 0,
        Move::Moon(_) => 1,
        Move::Lay { .. } => 2,
        Move::Discard(_) => 3,
        Move::Start { .. } => 4,
        Move::Begin { .. } => 5,
        Move::Energy { .. } => 6,
        Move::LayWitch { .. } => 7,
        Move::Witch { .. } => 8,
        Move::Step(_) => 9,
        Move::Crystal { .. } => 10,
        Move::CrystalOut { .. } => 11,
        Move::Wand(_) => 12,
        Move::Scroll { .. } => 13,
        Move::Spell(_) => 14,
        Move::UseChip { .. } => 15,
        Move::UseVial { .. } => 16,
        Move::UseWand { .. } => 17,
        Move::UseSpecial { .. } => 18,
        Move::PlaceSpecial { .. } => 19,
        Move::UseFree(_) => 20,
        Move::Shelve { .. } => 21,
        Move::Power { .. } => 22,
        Move::Decline => 23,
        Move::Remove(_) => 24,
        Move::End => 25,
    }
}

#[test]
fn every_kind_of_move_has_a_sentence_and_help() {
    let state = middle_of_a_game();
    let kinds: BTreeSet<u8> = every_move().into_iter().map(kind_of_move).collect();
    assert_eq!(kinds.len(), 26);
    for words in &every_language() {
        let mut helps = BTreeSet::new();
        for played in every_move() {
            // Also moves that are not legal here: a sentence is asked for, not a judgement.
            demand_sentence(&words.describe_move(state.table(), played), words, &played);
            let help = words.help_on_move(played);
            demand_sentence(&help, words, &played);
            assert!(help.ends_with(")."), "{help} names no clause");
            helps.insert(help);
        }
        assert_eq!(helps.len(), kinds.len(), "{:?}", words.language());
    }
}

fn every_lost() -> Vec<Lost> {
    let mut lost = vec![Lost::Free];
    for symbol in Symbol::ALL {
        lost.extend([
            Lost::Actions(symbol, 1),
            Lost::Chip(symbol, 2),
            Lost::Vial(symbol, 2),
            Lost::Wand(symbol, 3),
        ]);
    }
    lost
}

fn every_event() -> Vec<Event> {
    let (player, tile, symbol) = (PLAYER, Tile::from_index(7), Symbol::Witch);
    let scroll = Scroll::new(ScrollKind::Power);
    let mut events = vec![
        Event::TurnBegan { player, turn: 3 },
        Event::BatchGrew { player, symbol, actions: 2 },
        Event::Completed { player, connection: Connection::from_index(4) },
        Event::Stood { player, at: Location::WITCHSTONE, price: 1 },
        Event::Stood { player, at: Location::tower(3), price: 2 },
        Event::Entered { player, space: 5 },
        Event::OwlTaken { player, value: 7 },
        Event::SpecialTaken { player, tile, space: 1 },
        Event::SpecialRevealed { tile, space: 1 },
        Event::SpecialAside { player, tile },
        Event::ScrollTaken { player, scroll, position: 2 },
        Event::ScrollRevealed { scroll },
        Event::PowerLaid { player, symbol },
        Event::Collected { player },
        Event::MoonKept { player, card: symbol },
        Event::MoonUsed { player },
        Event::MoonsDrawn { player, cards: None },
        Event::MoonsDrawn { player, cards: Some(0b1001) },
        Event::TileDrawn { player, tile: None },
        Event::TileDrawn { player, tile: Some(tile) },
        Event::GameEnded,
    ];
    events.extend(every_move().into_iter().map(|played| Event::Moved { player, played }));
    for source in every_source() {
        events.extend([-2, 0, 1, 5].map(|points| Event::Points { player, points, source }));
    }
    let origins = [Origin::Tile, Origin::Chip, Origin::Vial, Origin::Wand, Origin::Special, Origin::Free];
    events.extend(origins.map(|origin| Event::BatchBegan { player, symbol, actions: 1, origin }));
    events.extend(Chip::ALL.map(|chip| Event::ChipTaken { player, chip, from: None }));
    events.extend(Location::all().map(|at| Event::ChipTaken { player, chip: Chip::Points, from: Some(at) }));
    for yes in [false, true] {
        let crystal = RimCrystal::new(symbol, yes);
        events.extend([
            Event::Shelved { player, crystal, bottom: yes },
            Event::Shelved { player, crystal, bottom: !yes },
            Event::CrystalAside { player, black: yes },
            Event::WandMoved { player, from: 1, to: 4, first: yes },
        ]);
    }
    events.extend(Spell::ALL.map(|spell| Event::SpellUsed { player, spell }));
    events.extend(every_lost().into_iter().map(|lost| Event::Lost { player, lost }));
    events
}

/// A number for each kind of event: add new kinds here and above.
fn kind_of_event(event: Event) -> u8 {
    match event {
        Event::Moved { .. } => 0,
        Event::TurnBegan { .. } => 1,
        Event::Points { .. } => 2,
        Event::BatchBegan { .. } => 3,
        Event::BatchGrew { .. } => 4,
        Event::ChipTaken { .. } => 5,
        Event::Completed { .. } => 6,
        Event::Stood { .. } => 7,
        Event::Entered { .. } => 8,
        Event::OwlTaken { .. } => 9,
        Event::SpecialTaken { .. } => 10,
        Event::SpecialRevealed { .. } => 11,
        Event::SpecialAside { .. } => 12,
        Event::Shelved { .. } => 13,
        Event::CrystalAside { .. } => 14,
        Event::WandMoved { .. } => 15,
        Event::ScrollTaken { .. } => 16,
        Event::ScrollRevealed { .. } => 17,
        Event::SpellUsed { .. } => 18,
        Event::PowerLaid { .. } => 19,
        Event::Collected { .. } => 20,
        Event::MoonKept { .. } => 21,
        Event::MoonUsed { .. } => 22,
        Event::MoonsDrawn { .. } => 23,
        Event::TileDrawn { .. } => 24,
        Event::Lost { .. } => 25,
        Event::GameEnded => 26,
    }
}

#[test]
fn every_kind_of_event_has_a_sentence() {
    let state = middle_of_a_game();
    let kinds: BTreeSet<u8> = every_event().into_iter().map(kind_of_event).collect();
    assert_eq!(kinds.len(), 27);
    for words in &every_language() {
        for event in every_event() {
            match words.describe_event(state.table(), event, &[]) {
                Some(text) => demand_sentence(&text, words, &event),
                None => assert!(matches!(event, Event::Moved { .. }), "{event:?} has no sentence"),
            }
        }
    }
}

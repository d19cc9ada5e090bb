//! What the tests share: words of every language, random games, and checks for every text.

#![allow(dead_code)] // Each test uses its own part.

use witchstone_rules::{
    Cell, Deal, Edition, Event, FullMoon, Move, MoveList, Options, Seed, Silver, Source, SplitMix64, State,
};
use witchstone_words::{Language, Words};

/// The words of every language.
pub fn every_language() -> [Words; 4] {
    Language::ALL.map(Words::new)
}

/// The cell at these coordinates.
pub fn cell(q: i8, r: i8) -> Cell {
    Cell::at(q, r).expect("a cell of the Cauldron")
}

/// Where points can come from.
pub fn every_source() -> Vec<Source> {
    let mut sources: Vec<_> = (1..=3).map(Source::Connection).collect();
    sources.extend([Source::Witch, Source::Witchstone, Source::Chip, Source::EmptyOwls, Source::Removed]);
    sources.extend(Silver::ALL.map(Source::Silver));
    sources
}

/// Every part of the expansion.
pub fn with_everything(players: u8) -> Options {
    Options {
        big_witch: true,
        grandmasters: true,
        ingredients: true,
        full_moon: FullMoon::Choose,
        ..Options::new(players)
    }
}

/// A game before its first move.
pub fn start(options: Options, seed: u64) -> State {
    let edition = Edition::classic();
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    State::new(edition, options, &deal).expect("the options fit together")
}

/// Chooses random moves, the same ones for the same seed.
pub struct Chooser(SplitMix64);

impl Chooser {
    pub fn new(seed: u64) -> Chooser {
        Chooser(SplitMix64::new(seed))
    }

    /// One of the legal moves. Ending is rare, or games would have few events.
    pub fn choose(&mut self, moves: &MoveList) -> Move {
        let chosen = moves[self.0.below(moves.len())];
        let dull = matches!(chosen, Move::End | Move::Remove(_)) && self.0.below(8) > 0;
        if dull { moves[self.0.below(moves.len())] } else { chosen }
    }
}

/// Plays a random game: `before` sees each position with its legal moves, `after` the events of the move.
pub fn play_by_chance(
    options: Options,
    seed: u64,
    mut before: impl FnMut(&State, &MoveList),
    mut after: impl FnMut(&State, &State, &[Event]),
) {
    let mut state = start(options, seed);
    let mut chooser = Chooser::new(seed);
    while !state.is_over() {
        let moves = state.legal_moves();
        before(&state, &moves);
        let (earlier, mut events) = (state, Vec::new());
        state.apply_unchecked(chooser.choose(&moves), &mut events);
        after(&earlier, &state, &events);
    }
}

/// A position in the middle of a random game.
pub fn middle_of_a_game() -> State {
    let mut state = start(with_everything(3), 5);
    let mut chooser = Chooser::new(5);
    while state.table().round() < 6 {
        let moves = state.legal_moves();
        state.apply_unchecked(chooser.choose(&moves), &mut ());
    }
    state
}

/// What is wrong with a text, whatever it says.
pub fn flaw(text: &str) -> Option<&'static str> {
    let looks_like_a_key = text.contains('-') && !text.contains(' ') && text.is_ascii();
    let checks = [
        (text.is_empty(), "is empty"),
        (text.contains(['{', '}', '$']), "shows a variable"),
        (text.contains("  "), "has two spaces in a row"),
        (text.contains(" .") || text.contains(" ,"), "has a space before a stop"),
        (text.contains(".."), "ends twice"),
        (text.trim() != text, "begins or ends with a space"),
        (
            looks_like_a_key && text.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'),
            "is a key",
        ),
    ];
    checks.into_iter().find(|(wrong, _)| *wrong).map(|(_, what)| what)
}

/// Demands a text without flaws.
pub fn demand(text: &str, words: &Words, what: &dyn std::fmt::Debug) {
    if let Some(flaw) = flaw(text) {
        panic!("{:?}, {what:?}: {text:?} {flaw}", words.language());
    }
}

/// Demands a whole sentence.
pub fn demand_sentence(text: &str, words: &Words, what: &dyn std::fmt::Debug) {
    demand(text, words, what);
    assert!(text.ends_with('.'), "{:?}, {what:?}: {text:?} is no sentence", words.language());
}

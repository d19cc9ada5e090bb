//! Checks the laws in a random game.

use std::fmt;

use witchstone_rules::{Edition, Event, Move, MoveList, Record, SplitMix64, State};

use super::{
    Law, Violation, every_turn_was_taken, everything_is_somewhere_once, nothing_else_is_playable,
    offers_apply, offers_are_different, points_add_up, text_reads_as_written, the_moves_lead_here_again,
    the_sheet_adds_up, views_hide_what_is_hidden, what_is_derived_is_right,
};
use crate::{PlayStyle, random_deal, random_move, random_options};

/// Moves not offered that are tried in a position.
const TRIES: usize = 200;
/// Offered moves that are tried in a position that is checked by sampling.
const SOME_MOVES: usize = 30;

/// How many positions and moves of a game are checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thoroughness {
    /// Laws about a position in every eighth, laws about its moves in every eighth of these, for some of them.
    Sampled,
    /// Every law in every position, for every move.
    Full,
}

impl Thoroughness {
    fn includes(self, rng: &mut SplitMix64) -> bool {
        self == Thoroughness::Full || rng.one_in(8)
    }

    fn some_of(self, legal: &[Move], rng: &mut SplitMix64) -> Vec<Move> {
        match self {
            Thoroughness::Sampled if !legal.is_empty() => (0..SOME_MOVES).map(|_| *rng.pick(legal)).collect(),
            _ => legal.to_vec(),
        }
    }
}

/// What the checked games covered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coverage {
    /// Games played to their end.
    pub games: u64,
    /// Moves played in them.
    pub moves: u64,
    /// Positions in which laws were checked.
    pub checked: u64,
    /// The deepest stack of open batches.
    pub deepest: usize,
    /// The longest list of legal moves.
    pub longest: usize,
}

impl Coverage {
    /// The coverage of both.
    pub fn and(self, other: Coverage) -> Coverage {
        Coverage {
            games: self.games + other.games,
            moves: self.moves + other.moves,
            checked: self.checked + other.checked,
            deepest: self.deepest.max(other.deepest),
            longest: self.longest.max(other.longest),
        }
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Coverage { games, moves, checked, deepest, longest } = self;
        write!(f, "{games} games, {moves} moves, {checked} positions checked, ")?;
        write!(f, "deepest stack {deepest}, longest list {longest}")
    }
}

/// Plays the random game with this seed and checks the laws; an error names edition, seed, move and law.
pub fn check_game(
    edition: &'static Edition,
    seed: u64,
    thoroughness: Thoroughness,
) -> Result<Coverage, Violation> {
    let options = random_options(seed);
    let deal = random_deal(edition, &options, seed);
    let record = Record { options, deal, moves: vec![] };
    let state = record.start(edition).map_err(|error| error.to_string())?;
    let mut rng = SplitMix64::new(!seed);
    let style = PlayStyle::random(&mut rng);
    let mut checker =
        Checker { record, state, events: vec![], rng, style, thoroughness, coverage: Coverage::default() };
    let outcome = checker.play_on();
    let moves = checker.record.moves.len();
    outcome.map_err(|fault| format!("edition {}, game {seed}, after {moves} moves: {fault}", edition.id))?;
    checker.coverage.games = 1;
    Ok(checker.coverage)
}

struct Checker {
    record: Record,
    state: State,
    events: Vec<Event>,
    rng: SplitMix64,
    style: PlayStyle,
    thoroughness: Thoroughness,
    coverage: Coverage,
}

impl Checker {
    fn play_on(&mut self) -> Law {
        let mut legal = MoveList::new();
        loop {
            legal.clear();
            self.state.legal(&mut legal);
            self.check_position(&legal)?;
            if self.state.is_over() {
                return self.check_end();
            }
            let played = random_move(&self.state, &legal, self.style, &mut self.rng);
            self.play(played);
        }
    }

    fn play(&mut self, played: Move) {
        self.state.apply_unchecked(played, &mut self.events);
        self.record.moves.push(played);
        self.coverage.moves += 1;
    }

    fn check_position(&mut self, legal: &MoveList) -> Law {
        let (state, deal) = (&self.state, &self.record.deal);
        self.coverage.deepest = self.coverage.deepest.max(state.table().stack.depth());
        self.coverage.longest = self.coverage.longest.max(legal.len());
        if !self.thoroughness.includes(&mut self.rng) {
            return Ok(());
        }
        self.coverage.checked += 1;
        law("everything is somewhere once", everything_is_somewhere_once(state, deal))?;
        law("what is derived is right", what_is_derived_is_right(state))?;
        law("offers are different", offers_are_different(state, legal))?;
        if !self.thoroughness.includes(&mut self.rng) {
            return Ok(());
        }
        let offered = self.thoroughness.some_of(legal, &mut self.rng);
        law("text reads as written", text_reads_as_written(&offered))?;
        law("offers apply", offers_apply(state, &offered, deal))?;
        law("views hide what is hidden", views_hide_what_is_hidden(state, legal, &mut self.rng))?;
        law("nothing else is playable", nothing_else_is_playable(state, legal, &mut self.rng, TRIES))
    }

    fn check_end(&self) -> Law {
        law("points add up", points_add_up(&self.state, &self.events))?;
        law("the sheet adds up", the_sheet_adds_up(&self.state, &self.events))?;
        law("every turn was taken", every_turn_was_taken(&self.state, &self.events))?;
        law("the moves lead here again", the_moves_lead_here_again(&self.record, &self.state))
    }
}

fn law(name: &str, found: Law) -> Law {
    found.map_err(|fault| format!("the law \"{name}\" is broken: {fault}").into())
}

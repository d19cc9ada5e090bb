//! Watching a random game: every law, as often as the care taken allows.

use super::Violation;
use std::fmt;

use witchstone_rules::{Edition, Event, Move, MoveList, Record, State};

use super::{
    Law, every_turn_was_taken, everything_is_somewhere_once, nothing_else_is_playable, offers_apply,
    offers_are_different, points_add_up, text_reads_as_written, the_moves_lead_here_again, the_sheet_adds_up,
    views_hide_what_is_hidden, what_is_derived_is_right,
};
use crate::{Dice, Temper, random_deal, random_move, random_options};

/// Moves not offered that are tried in a position.
const TRIES: usize = 200;
/// Offered moves that are played in a position that is not watched fully.
const SOME_MOVES: usize = 30;

/// How closely a game is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// Laws about a position in every eighth, laws about its moves in every eighth of these, for some of them.
    Some,
    /// Every law in every position, for every move.
    Full,
}

impl Care {
    fn looks(self, dice: &mut Dice) -> bool {
        self == Care::Full || dice.one_in(8)
    }

    fn some_of(self, legal: &[Move], dice: &mut Dice) -> Vec<Move> {
        match self {
            Care::Some if !legal.is_empty() => (0..SOME_MOVES).map(|_| *dice.pick(legal)).collect(),
            _ => legal.to_vec(),
        }
    }
}

/// What was seen in games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
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

impl Tally {
    /// Both together.
    pub fn and(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            moves: self.moves + other.moves,
            checked: self.checked + other.checked,
            deepest: self.deepest.max(other.deepest),
            longest: self.longest.max(other.longest),
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { games, moves, checked, deepest, longest } = self;
        write!(f, "{games} games, {moves} moves, {checked} positions checked, ")?;
        write!(f, "deepest stack {deepest}, longest list {longest}")
    }
}

/// Plays the game of this seed by chance and checks the laws; an error names edition, seed, move and law.
pub fn watch_game(edition: &'static Edition, seed: u64, care: Care) -> Result<Tally, Violation> {
    let options = random_options(seed);
    let deal = random_deal(edition, &options, seed);
    let record = Record { options, deal, moves: vec![] };
    let state = record.start(edition).map_err(|error| error.to_string())?;
    let mut dice = Dice::new(!seed);
    let temper = Temper::random(&mut dice);
    let mut watch = Watch { record, state, events: vec![], dice, temper, care, tally: Tally::default() };
    let seen = watch.play_on();
    let moves = watch.record.moves.len();
    seen.map_err(|fault| format!("edition {}, game {seed}, after {moves} moves: {fault}", edition.id))?;
    watch.tally.games = 1;
    Ok(watch.tally)
}

struct Watch {
    record: Record,
    state: State,
    events: Vec<Event>,
    dice: Dice,
    temper: Temper,
    care: Care,
    tally: Tally,
}

impl Watch {
    fn play_on(&mut self) -> Law {
        let mut legal = MoveList::new();
        loop {
            legal.clear();
            self.state.legal(&mut legal);
            self.check_position(&legal)?;
            if self.state.is_over() {
                return self.check_game();
            }
            let played = random_move(&self.state, &legal, self.temper, &mut self.dice);
            self.play(played);
        }
    }

    fn play(&mut self, played: Move) {
        self.state.apply_unchecked(played, &mut self.events);
        self.record.moves.push(played);
        self.tally.moves += 1;
    }

    fn check_position(&mut self, legal: &MoveList) -> Law {
        let (state, deal) = (&self.state, &self.record.deal);
        self.tally.deepest = self.tally.deepest.max(state.table().stack.depth());
        self.tally.longest = self.tally.longest.max(legal.len());
        if !self.care.looks(&mut self.dice) {
            return Ok(());
        }
        self.tally.checked += 1;
        law("everything is somewhere once", everything_is_somewhere_once(state, deal))?;
        law("what is derived is right", what_is_derived_is_right(state))?;
        law("offers are different", offers_are_different(state, legal))?;
        if !self.care.looks(&mut self.dice) {
            return Ok(());
        }
        let offered = self.care.some_of(legal, &mut self.dice);
        law("text reads as written", text_reads_as_written(&offered))?;
        law("offers apply", offers_apply(state, &offered, deal))?;
        law("views hide what is hidden", views_hide_what_is_hidden(state, legal, &mut self.dice))?;
        law("nothing else is playable", nothing_else_is_playable(state, legal, &mut self.dice, TRIES))
    }

    fn check_game(&self) -> Law {
        law("points add up", points_add_up(&self.state, &self.events))?;
        law("the sheet adds up", the_sheet_adds_up(&self.state, &self.events))?;
        law("every turn was taken", every_turn_was_taken(&self.state, &self.events))?;
        law("the moves lead here again", the_moves_lead_here_again(&self.record, &self.state))
    }
}

fn law(name: &str, found: Law) -> Law {
    found.map_err(|fault| format!("the law \"{name}\" is broken: {fault}").into())
}

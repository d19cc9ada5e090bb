//! What is measured: the same cases for the clock (`time.rs`) and for the instruction counter (`instructions.rs`).
//!
//! A case does the same work in every round, out of fixed seeds, so that two runs of it can be compared.

mod positions;

use std::hint::black_box;

use witchstone_rules::{
    Deal, Edition, FullMoon, Move, MoveList, Options, Pile, Player, RandomSource, Seed, State,
};

use positions::{Kind, positions};

/// Games in one round of a playout: too many for the branch predictor to learn.
const GAMES: u64 = 128;
/// Positions in one round of everything that looks at single positions: likewise.
const POSITIONS: usize = 256;

/// Something to measure.
pub struct Case {
    /// The group and the name in it, as `legal/tower`.
    pub name: String,
    make: Box<dyn Fn() -> Work>,
}

/// A case with all that it needs made ready.
pub struct Work {
    /// How many things one round does: decisions, copies, positions.
    pub things: u64,
    /// Does them.
    pub round: Box<dyn FnMut()>,
}

impl Case {
    fn new(name: impl Into<String>, make: impl Fn() -> Work + 'static) -> Case {
        Case { name: name.into(), make: Box::new(make) }
    }

    /// Makes everything ready.
    pub fn prepare(&self) -> Work {
        (self.make)()
    }
}

/// Every case.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for players in 2..=4 {
        cases.push(Case::new(format!("playout/base-{players}"), move || playouts(Options::new(players))));
    }
    for players in 2..=4 {
        cases.push(Case::new(format!("playout/all-{players}"), move || playouts(everything(players))));
    }
    for kind in Kind::all() {
        cases.push(Case::new(format!("legal/{kind}"), move || legal(kind)));
    }
    cases.push(Case::new("state/copy", copies));
    cases.push(Case::new("state/view", views));
    cases.push(Case::new("state/sample", samples));
    cases.push(Case::new("record/replay", replay));
    cases.push(Case::new("record/parse", parse));
    cases
}

/// Every part of the expansion together.
pub fn everything(players: u8) -> Options {
    Options {
        big_witch: true,
        grandmasters: true,
        ingredients: true,
        full_moon: FullMoon::Choose,
        secret_scrolls: true,
        ..Options::new(players)
    }
}

/// The start of a game.
pub fn start(options: Options, seed: u64) -> State {
    let edition = Edition::classic();
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    State::new(edition, options, &deal).expect("a shuffled deal fits its options")
}

/// Plays a random game to its end and calls `see` before each decision.
pub fn play_out(mut state: State, seed: u64, mut see: impl FnMut(&State, Move)) -> State {
    let (mut source, mut moves) = (Seed::new(seed), MoveList::new());
    while !state.is_over() {
        moves.clear();
        state.legal(&mut moves);
        let chosen = moves[source.below(Pile::Chips, moves.len())];
        see(&state, chosen);
        state.apply_unchecked(chosen, &mut ());
    }
    state
}

/// Random games from the first decision to the last; the deals are made before.
fn playouts(options: Options) -> Work {
    let starts: Vec<State> = (0..GAMES).map(|seed| start(options, seed)).collect();
    let play_all = move || {
        let mut decisions = 0;
        for (seed, state) in starts.iter().enumerate() {
            black_box(play_out(*state, seed as u64, |_, _| decisions += 1));
        }
        decisions
    };
    Work { things: play_all(), round: Box::new(move || _ = black_box(play_all())) }
}

/// Does something with each of some positions.
fn each_of(positions: Vec<State>, mut work: impl FnMut(&State) + 'static) -> Work {
    let things = positions.len() as u64;
    Work { things, round: Box::new(move || positions.iter().for_each(|state| work(black_box(state)))) }
}

fn legal(kind: Kind) -> Work {
    let mut moves = MoveList::new();
    each_of(positions(kind, POSITIONS), move |state| {
        moves.clear();
        state.legal(&mut moves);
        black_box(&moves);
    })
}

fn copies() -> Work {
    each_of(positions(Kind::TurnStart, POSITIONS), |state| _ = black_box(*state))
}

fn views() -> Work {
    each_of(positions(Kind::TurnStart, POSITIONS), |state| _ = black_box(state.view(Some(Player::new(0)))))
}

fn samples() -> Work {
    let mut source = Seed::new(1);
    let views =
        positions(Kind::TurnStart, POSITIONS).into_iter().map(|state| state.view(Some(Player::new(0))));
    let views: Vec<_> = views.collect();
    Work {
        things: views.len() as u64,
        round: Box::new(move || views.iter().for_each(|view| _ = black_box(view.sample(&mut source)))),
    }
}

/// A game for three with every part of the expansion: its start and its moves.
fn stored_game(seed: u64) -> (State, Vec<Move>) {
    let (state, mut moves) = (start(everything(3), seed), Vec::new());
    play_out(state, seed, |_, played| moves.push(played));
    (state, moves)
}

/// Replays records: every move is checked before it is applied.
fn replay() -> Work {
    let games: Vec<_> = (0..GAMES).map(stored_game).collect();
    let things = games.iter().map(|(_, moves)| moves.len() as u64).sum();
    let round = move || {
        for (start, moves) in &games {
            let mut state = *start;
            for &played in moves {
                state.play(played).expect("the moves of a played game are legal");
            }
            black_box(state);
        }
    };
    Work { things, round: Box::new(round) }
}

/// Reads the moves of records as text.
fn parse() -> Work {
    let games = (0..GAMES).map(stored_game);
    let texts: Vec<String> = games.flat_map(|(_, moves)| moves).map(|played| played.to_string()).collect();
    Work {
        things: texts.len() as u64,
        round: Box::new(move || texts.iter().for_each(|text| _ = black_box(text.parse::<Move>()))),
    }
}

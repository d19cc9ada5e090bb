//! Nothing is allocated while a game is played: moves, views and samples live on the stack.
//!
//! A separate program, because the counting allocator is the allocator of the whole program.

use allocation_counter::measure;
use witchstone_rules::{
    BySeat, Deal, Edition, FullMoon, MAX_PLAYERS, Move, MoveList, Options, Pile, RandomSource, Seed, State,
};

/// Games of each set of options.
const GAMES: u64 = 4;

/// Every set of options: players, handicaps or none, and each part of the expansion.
fn all_options() -> impl Iterator<Item = Options> {
    (2..=MAX_PLAYERS as u8).flat_map(|players| (0..64).map(move |bits| options(players, bits)))
}

fn options(players: u8, bits: u8) -> Options {
    let part = |at: u8| bits >> at & 1 == 1;
    let mut handicaps = BySeat([0; MAX_PLAYERS]);
    if part(0) {
        let levels = (0..players).map(|seat| seat % 4);
        handicaps.0.iter_mut().zip(levels).for_each(|(handicap, level)| *handicap = level);
    }
    Options {
        handicaps,
        grandmasters: part(1),
        big_witch: part(1) && part(2),
        ingredients: part(2),
        full_moon: FullMoon::ALL[usize::from(bits >> 3 & 3)],
        secret_scrolls: part(5),
        ..Options::new(players)
    }
}

/// Plays random games of every set of options. All that a game needs is made first; `decide` is then called for every
/// decision and returns the state after it, and what it allocated is returned.
fn allocations(mut decide: impl FnMut(&State, Move) -> State) -> u64 {
    let edition = Edition::classic();
    let mut allocated = 0;
    for (number, options) in all_options().enumerate() {
        for game in 0..GAMES {
            let mut source = Seed::new(number as u64 * GAMES + game);
            let deal = Deal::shuffled(edition, &options, &mut source);
            let mut state = State::new(edition, options, &deal).expect("a shuffled deal fits its options");
            let info = measure(|| {
                let mut moves = MoveList::new();
                while !state.is_over() {
                    moves.clear();
                    state.legal(&mut moves);
                    let chosen = moves[source.below(Pile::Chips, moves.len())];
                    state = decide(&state, chosen);
                }
            });
            allocated += info.count_total;
        }
    }
    allocated
}

#[test]
fn playing_allocates_nothing() {
    let allocated = allocations(|state, chosen| {
        let mut next = *state;
        next.apply_unchecked(chosen, &mut ());
        next
    });
    assert_eq!(allocated, 0);
}

#[test]
fn telling_nobody_allocates_nothing() {
    let allocated = allocations(|state, chosen| {
        let mut next = *state;
        next.apply_unchecked(chosen, &mut ());
        next
    });
    assert_eq!(allocated, 0);
}

#[test]
fn checked_and_refused_moves_allocate_nothing() {
    let allocated = allocations(|state, chosen| {
        let mut next = *state;
        // Declining is refused in nearly every position, and saying why must not allocate either.
        if next.play(Move::Decline).is_ok() {
            next = *state;
        }
        next.play(chosen).expect("a legal move is not refused");
        next
    });
    assert_eq!(allocated, 0);
}

#[test]
fn views_and_their_moves_allocate_nothing() {
    let allocated = allocations(|state, chosen| {
        let mut moves = MoveList::new();
        for seat in state.table().players() {
            let view = state.view(Some(seat));
            view.legal(&mut moves);
        }
        assert!(moves.contains(&chosen));
        assert!(!state.view(None).is_to_move());
        let mut next = *state;
        next.apply_unchecked(chosen, &mut ());
        next
    });
    assert_eq!(allocated, 0);
}

#[test]
fn samples_allocate_nothing() {
    let mut source = Seed::new(1);
    let allocated = allocations(|state, chosen| {
        let view = state.view(Some(state.player()));
        let mut next = view.sample(&mut source);
        // A move that is legal for the seat is legal in every state with an equal view.
        next.apply_unchecked(chosen, &mut ());
        let mut next = *state;
        next.apply_unchecked(chosen, &mut ());
        next
    });
    assert_eq!(allocated, 0);
}

/// The test of the test: the allocator does count.
#[test]
fn an_allocation_is_seen() {
    let events = |state: &State, chosen| {
        let mut next = *state;
        let mut events = Vec::new();
        next.apply_unchecked(chosen, &mut events);
        next
    };
    assert!(allocations(events) > 0);
}

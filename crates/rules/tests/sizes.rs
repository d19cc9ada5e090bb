//! The sizes of what is copied most, on a machine with 64-bit pointers.
//!
//! A change here is a decision, not an accident: check the cost of a larger type (`cargo bench`),
//! changes the number and says why in the commit.

use std::mem::{align_of, size_of};

use witchstone_rules::{Event, MAX_MOVES, Move, MoveList, State, View};

/// A search copies a state for every node; sixteen cache lines are the limit.
#[test]
fn a_state_stays_below_a_kilobyte() {
    assert_eq!(size_of::<State>(), 992);
    assert_eq!(align_of::<State>(), 8);
    const { assert!(size_of::<State>() <= 1024) };
}

/// A move is one register; a list of all moves is filled for every decision.
#[test]
fn a_move_is_four_bytes() {
    assert_eq!(size_of::<Move>(), 4);
    assert_eq!(size_of::<Option<Move>>(), 4);
    assert_eq!(size_of::<MoveList>(), 4 * MAX_MOVES + 4);
}

/// An event is a move and the player who made it.
#[test]
fn an_event_is_five_bytes() {
    assert_eq!(size_of::<Event>(), 5);
}

/// A view is a state less what its seat may not know.
#[test]
fn a_view_is_smaller_than_the_state() {
    assert_eq!(size_of::<View>(), 912);
    const { assert!(size_of::<View>() < size_of::<State>()) };
}

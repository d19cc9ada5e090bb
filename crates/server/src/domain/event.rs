//! What happened at a table, before it is cut to what a seat may know.

use witchstone_rules::{Event, Move, Player};

/// An event at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableEvent {
    /// An event of the rules, parts of which may be hidden.
    Game(Event),
    /// Moves were undone, the last of them first.
    Undone {
        /// The player who asked for it.
        player: Player,
        /// The moves.
        moves: Vec<Move>,
    },
    /// A player resigned.
    Resigned(Player),
    /// A player's clock ran out.
    TimedOut(Player),
}

impl TableEvent {
    /// The event as this seat or spectator may know it.
    pub fn seen_by(&self, seat: Option<Player>) -> TableEvent {
        match self {
            TableEvent::Game(event) => TableEvent::Game(event.seen_by(seat)),
            public => public.clone(),
        }
    }

    /// Whether this seat may know more of it than a spectator.
    pub fn reveals_more_to(&self, seat: Option<Player>) -> bool {
        matches!(self, TableEvent::Game(event) if event.seen_by(seat) != event.seen_by(None))
    }
}

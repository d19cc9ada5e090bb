//! Why an action is refused, or an entry does not apply.

use witchstone_rules::{OptionsError, Refusal, RuleDifference, SetUpError};

/// Why a table refuses an action or an entry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DomainError {
    /// The state of the table does not admit the action.
    #[error("not possible: {0:?}")]
    Denied(Denial),
    /// The settings are out of range.
    #[error(transparent)]
    Settings(#[from] SettingsError),
    /// The rules refuse the move.
    #[error("illegal move: {0}")]
    IllegalMove(Refusal),
    /// The game was played under older rules and differs under the present ones.
    #[error("suspended: {0}")]
    Suspended(Box<RuleDifference>),
    /// The table was created under other rules.
    #[error("unknown rules {0}")]
    UnsupportedRules(String),
    /// The edition of the table is not known here.
    #[error("unknown edition {}", .0.name)]
    EditionUnavailable(MissingEdition),
    /// An entry does not follow from those before it.
    #[error(transparent)]
    InvalidEntry(#[from] EntryError),
}

/// Why the state of a table does not admit an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Denial {
    /// The game has not started.
    NotStarted,
    /// The game has started.
    AlreadyStarted,
    /// The game is not finished.
    NotFinished,
    /// The game is finished.
    Finished,
    /// The guest has no seat.
    NoSeat,
    /// The table has no seat of this number.
    NoSuchSeat,
    /// Another guest has the seat.
    SeatTaken,
    /// A seat is open.
    SeatOpen,
    /// Another seat is to move.
    NotYourTurn,
    /// A bot stands in for the seat.
    StandIn,
    /// No bot stands in for the seat.
    NoStandIn,
    /// The game has changed since the version of the request.
    Stale,
    /// There is nothing to undo or redo.
    NothingToUndo,
    /// No undo request is pending.
    NoUndoRequest,
    /// An undo request is pending already.
    UndoPending,
    /// No time is left on the clock of the seat.
    OutOfTime,
    /// The game has fewer moves.
    NoSuchMove,
    /// The game is suspended.
    Suspended,
    /// The game is not suspended, or the seat has voted already.
    NotSuspended,
    /// The guest is not the host.
    NotHost,
    /// The host has muted as many names as possible.
    TooManyMutes,
    /// The table has as many entries as possible.
    TooManyActions,
}

impl From<Denial> for DomainError {
    fn from(denial: Denial) -> DomainError {
        DomainError::Denied(denial)
    }
}

/// Which setting of a table or seat is out of range.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingsError {
    /// Handicaps in the options of the table.
    #[error("handicaps belong to the seats")]
    HandicapsInOptions,
    /// The handicap of a seat.
    #[error("a handicap is 0 to {max}")]
    Handicap {
        /// The largest handicap.
        max: u8,
    },
    /// The colour of a seat.
    #[error("a colour is 0 to {max}")]
    Colour {
        /// The last colour.
        max: u8,
    },
    /// The name of the table.
    #[error("the name of the table has more than {max} characters")]
    Name {
        /// The most characters.
        max: usize,
    },
    /// A live clock.
    #[error("a live clock has 10 seconds to a day, and an increment of an hour at most")]
    LiveClock,
    /// A clock for each turn.
    #[error("a turn has 5 seconds to a day")]
    TurnClock,
    /// Days for each turn.
    #[error("a turn has 1 to 60 days")]
    Days,
    /// The options of the rules.
    #[error(transparent)]
    Options(#[from] OptionsError),
}

/// Why an entry does not follow from those before it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EntryError {
    /// The first entry does not create the table.
    #[error("the first entry does not create a table")]
    NotCreated,
    /// A later entry creates the table again.
    #[error("the table is created twice")]
    CreatedTwice,
    /// The game starts without a deal.
    #[error("the game starts without a deal")]
    NoDeal,
    /// The options and the deal do not make a game.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// The game has not started.
    #[error("the game has not started")]
    NotStarted,
    /// There is nothing to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// There is nothing to redo.
    #[error("there is nothing to redo")]
    NothingToRedo,
}

/// An edition that is not known, or only with another content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MissingEdition {
    /// The name in the first entry of the table.
    pub name: String,
    /// The content hash of the known edition of the same id.
    pub known: Option<String>,
}

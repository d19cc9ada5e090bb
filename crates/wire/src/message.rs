//! The messages of the WebSocket protocol.

use serde::{Deserialize, Serialize};

use crate::{ChatLine, EventJson, TableInfo, ViewDelta, ViewJson};

/// The number of the protocol: the two sides refuse each other if theirs differ.
pub const PROTOCOL: u32 = 1;

/// What a client sends. `id` is a number of the client's own; the answer carries it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message on a socket.
    Hello {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The table to sit or watch at.
        table: String,
        /// Who it is, for clients that have no cookie.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// The version the client has seen: the server sends what it missed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
        /// Whether to send deltas once the client has a full view: [`ServerMessage::Change`] instead of
        /// [`ServerMessage::Update`].
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        changes: bool,
    },
    /// Play a move.
    Play {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// The version it was made on.
        version: u64,
        /// The move in its written form.
        r#move: String,
    },
    /// Take the last own move back.
    Undo {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// The version it was asked on.
        version: u64,
    },
    /// Play again what was taken back.
    Redo {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// The version it was asked on.
        version: u64,
    },
    /// Ask the others to let moves be taken back that have revealed something.
    AskUndo {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// The version it was asked on.
        version: u64,
        /// How many moves.
        moves: usize,
    },
    /// Answer such a wish.
    Vote {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// Whether one agrees.
        agree: bool,
    },
    /// Agree to resume a suspended game from the last common position, or no longer.
    Resume {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// Whether one agrees.
        agree: bool,
    },
    /// Ask for the legal moves.
    Legal {
        /// For the answer.
        #[serde(default)]
        id: u64,
    },
    /// Ask what a strong player would do.
    Hint {
        /// For the answer.
        #[serde(default)]
        id: u64,
    },
    /// Look back: ask how the game stood after its first moves.
    Look {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// After how many moves.
        moves: usize,
    },
    /// Say something to the table.
    Chat {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// What.
        text: String,
    },
    /// Hear somebody no more, or again; the host silences for all.
    Mute {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// Whom.
        name: String,
        /// Whether from now on, or no longer.
        muted: bool,
    },
    /// Give up: the seat loses, and a bot plays on for it while others play.
    Resign {
        /// For the answer.
        #[serde(default)]
        id: u64,
    },
    /// Let a bot play for the time being.
    HandOver {
        /// For the answer.
        #[serde(default)]
        id: u64,
        /// Its level, 1 to 6.
        level: u8,
    },
    /// Play oneself again.
    TakeBack {
        /// For the answer.
        #[serde(default)]
        id: u64,
    },
    /// Is anybody there?
    Ping {
        /// For the answer.
        #[serde(default)]
        id: u64,
    },
}

/// What the server sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The answer to the hello.
    Welcome {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The name of the one who is welcome.
        name: String,
        /// The table.
        table: TableInfo,
        /// The game as this seat or spectator sees it, once it has begun.
        view: Option<Box<ViewJson>>,
        /// What happened since the version in the hello.
        missed: Vec<EventJson>,
        /// What was said last.
        chat: Vec<ChatLine>,
    },
    /// The game went on.
    Update {
        /// The version now.
        version: u64,
        /// The game as this seat or spectator sees it.
        view: Box<ViewJson>,
        /// What happened.
        events: Vec<EventJson>,
        /// Milliseconds left on each seat's clock; empty without clocks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks_ms: Vec<i64>,
    },
    /// The game went on; to those who asked for changes and were sent the game before.
    Change {
        /// The version now.
        version: u64,
        /// What is new in the view that this socket was sent last, with a welcome, an update or a change.
        view: Box<ViewDelta>,
        /// What happened.
        events: Vec<EventJson>,
        /// Milliseconds left on each seat's clock; empty without clocks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks_ms: Vec<i64>,
    },
    /// Something about the table changed: seats, votes, the end, the rematch.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// What was asked for is done, and is durable.
    Done {
        /// Of the request.
        id: u64,
        /// The version now.
        version: u64,
    },
    /// What was asked for was not done.
    Refused {
        /// Of the request.
        id: u64,
        /// Why.
        reason: Reason,
        /// The clause of the rules, if it is one of them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clause: Option<String>,
        /// Why, as an English sentence.
        text: String,
        /// The version now.
        version: u64,
        /// The game as it is now, if the request was made on an older version.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        view: Option<Box<ViewJson>>,
    },
    /// The legal moves, to the seat whose decision it is.
    Legal {
        /// Of the request.
        id: u64,
        /// The version they belong to.
        version: u64,
        /// The moves in their written form.
        moves: Vec<String>,
    },
    /// What a strong player would do.
    Hint {
        /// Of the request.
        id: u64,
        /// The version it belongs to.
        version: u64,
        /// The move in its written form.
        r#move: String,
    },
    /// How the game stood earlier, as this seat or spectator could see it then.
    Past {
        /// Of the request.
        id: u64,
        /// After how many moves.
        moves: usize,
        /// The game at that time.
        view: Box<ViewJson>,
    },
    /// Somebody said something.
    Chat {
        /// The line.
        line: ChatLine,
    },
    /// Somebody is there.
    Pong {
        /// Of the request.
        id: u64,
    },
    /// The server closes the socket.
    Bye {
        /// Why.
        reason: Reason,
        /// Why, as an English sentence.
        text: String,
        /// After how many milliseconds it is worth coming back; none if it is not.
        come_back_ms: Option<u64>,
    },
}

/// Why something was refused or a socket closed: a key for translations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The message cannot be read.
    BadMessage,
    /// The protocol is another one.
    WrongProtocol,
    /// Nobody knows this token.
    UnknownGuest,
    /// There is no such table.
    NoSuchTable,
    /// There is no such edition.
    NoSuchEdition,
    /// The table does not admit spectators.
    NoSpectators,
    /// The game went on since.
    Stale,
    /// The game has not begun.
    NotBegun,
    /// The game is not over.
    NotOver,
    /// The game is over.
    Over,
    /// One has no seat here.
    NoSeat,
    /// Another seat decides now.
    NotYourTurn,
    /// A bot plays for this seat: take it back first.
    StandIn,
    /// The text is not a move.
    NotAMove,
    /// The rules forbid it; `clause` says which.
    Rules,
    /// Nothing can be taken back or played again.
    NothingToUndo,
    /// There is no wish to answer, or it was answered.
    NoVote,
    /// The rules have changed since: the game waits until all seats agree to resume it.
    Suspended,
    /// The game is not suspended, or this seat has answered already.
    NotSuspended,
    /// The table plays without hints.
    NoHints,
    /// Only the host may do this.
    NotHost,
    /// The seat is taken, or there is no such seat.
    SeatTaken,
    /// The settings do not make sense.
    BadSettings,
    /// The host has silenced this guest.
    Muted,
    /// Too much at once: try again later.
    TooFast,
    /// Too many tables, seats or sockets.
    TooMany,
    /// The reader is too slow.
    TooSlow,
    /// Nothing came for too long.
    Idle,
    /// The server stops or is started anew.
    Restart,
    /// The game was begun under other rules than this server knows.
    OtherRules,
    /// The table is played on an edition that this server does not know.
    OtherEdition,
    /// Something is wrong with the server.
    Internal,
}

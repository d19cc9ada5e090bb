//! The messages of the WebSocket protocol.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{ChatMessage, EventJson, TableInfo, ViewDelta, ViewJson};

/// The protocol version. The server refuses clients of any other.
pub const PROTOCOL: u32 = 2;

/// The part of a hello that every protocol version has in common.
///
/// A server reads it first, so that it can refuse another version by its number instead of as an invalid message.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum AnyHello {
    /// The first message of a connection.
    Hello {
        /// The client's protocol version.
        protocol: u32,
    },
}

/// A message from a client. The client chooses the `id`; the reply carries it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message of a connection.
    Hello {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The table to play at or watch.
        table: String,
        /// The guest token, for clients without a cookie.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        token: Option<String>,
        /// The last version the client has seen: the welcome carries the events after it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
        /// Whether to send [`ServerMessage::Delta`] instead of [`ServerMessage::Update`] once the client has a full view.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        deltas: bool,
    },
    /// Play a move.
    Play {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// The version it was chosen on.
        version: u64,
        /// The move in its written form.
        r#move: String,
    },
    /// Undo the last own move.
    Undo {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// The version it was requested on.
        version: u64,
    },
    /// Redo the move undone last.
    Redo {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// The version it was requested on.
        version: u64,
    },
    /// Request to undo moves that revealed something; the other players vote.
    RequestUndo {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// The version it was requested on.
        version: u64,
        /// The number of moves.
        moves: usize,
    },
    /// Vote on the pending undo request.
    VoteUndo {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// The undo request: its [`request`](crate::UndoVote::request).
        request: u64,
        /// The version it was made on.
        version: u64,
        /// Whether this seat agrees.
        agree: bool,
    },
    /// Vote on resuming a suspended game from the last common position.
    VoteResume {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// Whether this seat agrees.
        agree: bool,
    },
    /// Request the legal moves.
    LegalMoves {
        /// The request id.
        #[serde(default)]
        id: u64,
    },
    /// Request a hint.
    Hint {
        /// The request id.
        #[serde(default)]
        id: u64,
    },
    /// Request the view after the first `moves` moves.
    ViewAt {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// The number of moves.
        moves: usize,
    },
    /// Send a chat message.
    Chat {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// The text.
        text: String,
    },
    /// Mute or unmute a guest, for oneself; the host does it for all.
    Mute {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// The name of the guest.
        name: String,
        /// True to mute, false to unmute.
        muted: bool,
    },
    /// Resign: the seat loses, and a bot plays for it if others continue.
    Resign {
        /// The request id.
        #[serde(default)]
        id: u64,
    },
    /// Let a bot stand in. At a table without hints it plays at level 1.
    HandOver {
        /// The request id.
        #[serde(default)]
        id: u64,
        /// The level of the bot, 1 to 6.
        level: u8,
    },
    /// Take over from the stand-in; at a table without hints, when the running turn of the seat has ended.
    TakeOver {
        /// The request id.
        #[serde(default)]
        id: u64,
    },
    /// Check the connection.
    Ping {
        /// The request id.
        #[serde(default)]
        id: u64,
    },
}

/// A message from the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The reply to the hello.
    Welcome {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The name of the guest.
        name: String,
        /// The table.
        table: TableInfo,
        /// The view of this seat or spectator; null before the game starts.
        view: Option<Box<ViewJson>>,
        /// The events since the version in the hello.
        missed_events: Vec<EventJson>,
        /// The latest chat messages.
        chat: Vec<ChatMessage>,
    },
    /// The game changed: the full view.
    Update {
        /// The current version.
        version: u64,
        /// The view of this seat or spectator.
        view: Box<ViewJson>,
        /// The events that led to it.
        events: Vec<EventJson>,
        /// Milliseconds left on each seat's clock; empty without clocks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks_ms: Vec<i64>,
    },
    /// The game changed: the difference to the last view, for clients that opted into deltas.
    Delta {
        /// The current version.
        version: u64,
        /// The fields that differ from the last view on this connection, in a welcome, an update or a delta.
        view: Box<ViewDelta>,
        /// The events that led to it.
        events: Vec<EventJson>,
        /// Milliseconds left on each seat's clock; empty without clocks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks_ms: Vec<i64>,
    },
    /// The table changed: seats, votes, status, rematch.
    Table {
        /// The table.
        table: TableInfo,
    },
    /// The request succeeded and its effect is durable.
    Ack {
        /// The id of the request.
        id: u64,
        /// The current version.
        version: u64,
    },
    /// The request was refused and changed nothing.
    Refused {
        /// The id of the request.
        id: u64,
        /// The reason code.
        reason: Reason,
        /// The clause of the rules that it rests on, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clause: Option<String>,
        /// The reason for developers, in English.
        text: String,
        /// The current version.
        version: u64,
        /// The current view, if the request was made on an older version.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        view: Option<Box<ViewJson>>,
    },
    /// The legal moves of the seat to move.
    LegalMoves {
        /// The id of the request.
        id: u64,
        /// The version they belong to.
        version: u64,
        /// The moves in their written form.
        moves: Vec<String>,
    },
    /// The move of a strong bot.
    Hint {
        /// The id of the request.
        id: u64,
        /// The version it belongs to.
        version: u64,
        /// The move in its written form.
        r#move: String,
    },
    /// An earlier view of this seat or spectator.
    ViewAt {
        /// The id of the request.
        id: u64,
        /// The number of moves before it.
        moves: usize,
        /// The view.
        view: Box<ViewJson>,
    },
    /// A chat message.
    Chat {
        /// The message.
        message: ChatMessage,
    },
    /// A text of the server's administrators for everybody; empty to take the last one back.
    Announcement {
        /// The text.
        text: String,
    },
    /// The reply to a ping.
    Pong {
        /// The id of the request.
        id: u64,
    },
    /// The server closes the connection.
    Bye {
        /// The reason code.
        reason: Reason,
        /// The reason for developers, in English.
        text: String,
        /// Milliseconds to wait before reconnecting; null if reconnecting does not help.
        reconnect_ms: Option<u64>,
    },
}

/// Declares the reason codes: each with the text that a server sends along with it.
macro_rules! reasons {
    ($($name:ident: $text:literal,)*) => {
        /// A reason code: why a request was refused or a connection closed.
        ///
        /// It prints a terse text for developers and logs; people read the sentence of their language in
        /// `locales/*/reasons.ftl`.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub enum Reason {
            $(#[doc = $text] $name,)*
            /// A code of a newer server; its text says what is meant.
            #[serde(other)]
            Unknown,
        }

        impl Reason {
            /// Every reason code that a server sends.
            pub const ALL: &'static [Reason] = &[$(Reason::$name),*];
        }

        impl fmt::Display for Reason {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Reason::$name => $text,)*
                    Reason::Unknown => "unknown reason",
                })
            }
        }
    };
}

reasons! {
    InvalidMessage: "the message is not valid",
    WrongProtocol: "the server speaks another protocol version",
    UnknownGuest: "the token is missing or invalid",
    LoggedOut: "no device is logged in with this token any more",
    Banned: "the administrators of the server have banned this guest",
    InviteCodeNeeded: "the server is closed: a new guest needs its invite code",
    WrongInviteCode: "the invite code is wrong",
    ReplacesGuest: "this device has another guest: set `replace` to give that one up",
    NoSuchTable: "there is no such table",
    NoSuchSeat: "the table has no such seat",
    NoSuchEdition: "there is no such edition",
    NoSpectators: "the table does not admit spectators",
    Stale: "the game has changed since the version of the request",
    NotStarted: "the game has not started",
    AlreadyStarted: "the game has started already",
    NotFinished: "the game is not finished",
    Finished: "the game is finished",
    NoAnalysis: "no analysis of this game was requested",
    NoSeat: "the guest has no seat at this table",
    NotYourTurn: "it is another seat's turn",
    StandIn: "a bot stands in for this seat: take over first",
    NoStandIn: "no bot stands in for this seat",
    OutOfTime: "no time is left on the clock of this seat",
    InvalidMove: "the text is not a move",
    IllegalMove: "the rules forbid the move; `clause` says which",
    NothingToUndo: "there is nothing to undo or redo",
    NoUndoRequest: "no undo request is pending",
    UndoPending: "an undo request is pending already",
    Suspended: "the rules have changed: the game is suspended until all seats agree to resume it",
    NotSuspended: "the game is not suspended, or this seat has voted already",
    NoHints: "the table plays without hints",
    NotHost: "only the host may do this",
    SeatTaken: "the seat is taken",
    SeatOpen: "a seat is still open",
    InvalidSettings: "the settings are out of range",
    Muted: "the host has muted this guest",
    RateLimited: "the rate limit is exceeded",
    LimitReached: "a limit of the server is reached",
    TooManyTables: "the guest hosts or plays at too many unfinished tables",
    TooManyBotTables: "too many unfinished tables where only bots play, of this guest or at this server",
    TooManyConnections: "too many connections of this guest or address, at this table or at this server",
    TooManyGuests: "too many new guests came from this address: try again later",
    TooManyDownloads: "too many downloads are under way to this address, or in all",
    TooManyMutes: "too many names are muted: unmute one first",
    TooManyActions: "the table has reached its limit of actions: moves and resigning are still possible",
    TooMuchChat: "too many chat messages: wait a moment",
    Busy: "the server has too much to do: try again later",
    TooSlow: "the client reads too slowly",
    Idle: "no message or pong came within the idle timeout",
    Evicted: "the server has unloaded the table: reconnect to load it again",
    Restart: "the server stops or restarts",
    UnsupportedRules: "the game was started under rules that this server does not support",
    EditionUnavailable: "the table is played on an edition that this server does not have",
    Internal: "the server failed",
}

impl Reason {
    /// The code as it is written in messages.
    pub fn code(self) -> String {
        let written = serde_json::to_value(self).ok();
        written.as_ref().and_then(|value| value.as_str()).unwrap_or_default().to_owned()
    }
}

//! Everything that can be refused or go wrong, in one enum that knows its status and its log level.

use std::fmt;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tracing::Level;
use witchstone_rules::{Refusal, RuleDifference};
use witchstone_wire::{Problem, Reason, UnknownEdition};

use crate::storage::StoreError;

/// Why something was not done.
#[derive(Debug)]
pub enum ServerError {
    /// For a reason that says it all.
    Plain(Reason),
    /// The settings do not make sense.
    BadSettings(String),
    /// The request cannot be read.
    BadMessage(String),
    /// The rules forbid the move.
    Rules(Refusal),
    /// The game was played under older rules and differs under the present ones.
    Suspended(Box<RuleDifference>),
    /// The table was begun under other rules.
    OtherRules(String),
    /// The table is played on an edition that is not known here.
    OtherEdition(UnknownEdition),
    /// The entries of a table do not follow from each other.
    Broken(String),
    /// The store failed.
    Store(StoreError),
}

impl ServerError {
    /// The key for translations.
    pub fn reason(&self) -> Reason {
        match self {
            ServerError::Plain(reason) => *reason,
            ServerError::BadSettings(_) => Reason::BadSettings,
            ServerError::BadMessage(_) => Reason::BadMessage,
            ServerError::Rules(_) => Reason::Rules,
            ServerError::Suspended(_) => Reason::Suspended,
            ServerError::OtherRules(_) => Reason::OtherRules,
            ServerError::OtherEdition(_) => Reason::OtherEdition,
            ServerError::Broken(_) | ServerError::Store(_) => Reason::Internal,
        }
    }

    /// The status over HTTP.
    pub fn status(&self) -> StatusCode {
        match self.reason() {
            Reason::BadMessage | Reason::BadSettings | Reason::NotAMove | Reason::WrongProtocol => {
                StatusCode::BAD_REQUEST
            }
            Reason::UnknownGuest => StatusCode::UNAUTHORIZED,
            Reason::NoSuchTable | Reason::NoSuchEdition => StatusCode::NOT_FOUND,
            Reason::NoSpectators | Reason::NotHost | Reason::NoSeat | Reason::NoHints | Reason::Muted => {
                StatusCode::FORBIDDEN
            }
            Reason::TooFast | Reason::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Reason::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Reason::Restart => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        }
    }

    /// How loudly it is logged: what people do wrong is not the host's business.
    pub fn level(&self) -> Level {
        match self {
            ServerError::Broken(_) | ServerError::Store(_) => Level::ERROR,
            ServerError::OtherRules(_) => Level::WARN,
            _ => Level::DEBUG,
        }
    }

    /// Writes it to the log with what caused it.
    pub fn log(&self) {
        match self.level() {
            Level::ERROR => tracing::error!(fault = ?self, "a request failed"),
            Level::WARN => tracing::warn!(fault = ?self, "a request was refused"),
            _ => tracing::debug!(reason = ?self.reason(), "a request was refused"),
        }
    }
}

/// What goes out: the cause of an inner failure stays inside.
impl fmt::Display for ServerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServerError::Plain(reason) => f.write_str(sentence(*reason)),
            ServerError::BadSettings(why) | ServerError::BadMessage(why) => f.write_str(why),
            ServerError::Rules(refusal) => refusal.fmt(f),
            ServerError::OtherEdition(unknown) => {
                let rest = unknown.sentence("this server", "Start it");
                write!(f, "This table is played on the edition {rest}")
            }
            ServerError::Suspended(difference) => {
                write!(f, "{difference} {}", sentence(Reason::Suspended))
            }
            ServerError::OtherRules(rules) => {
                write!(f, "This game was begun under the rules {rules}, which this server does not play.")
            }
            ServerError::Broken(_) | ServerError::Store(_) => f.write_str(sentence(Reason::Internal)),
        }
    }
}

impl std::error::Error for ServerError {}

impl From<StoreError> for ServerError {
    fn from(error: StoreError) -> ServerError {
        ServerError::Store(error)
    }
}

impl From<Reason> for ServerError {
    fn from(reason: Reason) -> ServerError {
        ServerError::Plain(reason)
    }
}

impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        self.log();
        let reason = serde_json::to_value(self.reason()).ok();
        let reason = reason.and_then(|reason| reason.as_str().map(str::to_owned)).unwrap_or_default();
        (self.status(), Json(Problem { reason, text: self.to_string() })).into_response()
    }
}

/// A reason as a sentence that one can act on.
pub fn sentence(reason: Reason) -> &'static str {
    match reason {
        Reason::BadMessage => "The message cannot be read.",
        Reason::WrongProtocol => "The page is older or newer than the server: load it again.",
        Reason::UnknownGuest => "Choose a name first.",
        Reason::NoSuchTable => "There is no such table.",
        Reason::NoSuchEdition => "This server offers no such edition.",
        Reason::NoSpectators => "This table does not admit spectators.",
        Reason::Stale => "The game has gone on since: look again.",
        Reason::NotBegun => "The game has not begun.",
        Reason::Over => "The game is over.",
        Reason::NoSeat => "You have no seat at this table.",
        Reason::NotYourTurn => "Another player decides now.",
        Reason::StandIn => "A bot plays for you: take your seat back first.",
        Reason::NotAMove => "This is not a move.",
        Reason::Rules => "The rules forbid it.",
        Reason::NothingToUndo => "There is nothing to take back or to play again.",
        Reason::NoVote => "There is no wish that you could answer.",
        Reason::Suspended => {
            "The game is suspended: it resumes before this move when every player has agreed."
        }
        Reason::NotSuspended => "The game is not suspended, or you have answered already.",
        Reason::NoHints => "This table plays without hints.",
        Reason::NotHost => "Only the host may do this.",
        Reason::SeatTaken => "This seat is not free.",
        Reason::BadSettings => "The settings do not make sense.",
        Reason::Muted => "The host has silenced you.",
        Reason::TooFast => "Too much at once: wait a moment.",
        Reason::TooMany => "You have too many tables, seats or connections.",
        Reason::TooSlow => "Your connection is too slow: come back.",
        Reason::Idle => "Nothing came from you for a long time: come back.",
        Reason::Restart => "The server is starting anew: come back in a moment.",
        Reason::OtherRules => "This game was begun under other rules.",
        Reason::OtherEdition => "This table is played on an edition that this server does not know.",
        Reason::Internal => "Something went wrong on the server: try again.",
    }
}

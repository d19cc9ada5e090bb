//! Why a request is refused or fails, with its status and its log level.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tracing::Level;
use witchstone_rules::{Refusal, RuleDifference};
use witchstone_wire::{Problem, Reason, UnknownEdition};

use crate::storage::StoreError;

/// Why a request was refused or failed. It prints what the client may know: the cause of an internal error is only logged.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Refused for a reason that needs no details.
    #[error("{}", message(*.0))]
    Refused(Reason),
    /// The settings are out of range.
    #[error("{0}")]
    BadSettings(String),
    /// The message cannot be read.
    #[error("{0}")]
    BadMessage(String),
    /// The rules refuse the move.
    #[error("{0}")]
    Rules(Refusal),
    /// The game was played under older rules and differs under the present ones.
    #[error("{} {}", .0, message(Reason::Suspended))]
    Suspended(Box<RuleDifference>),
    /// The table was created under other rules.
    #[error("This game was started under the rules {0}, which this server does not support.")]
    OtherRules(String),
    /// The table is played on an unknown edition.
    #[error("This table is played on the edition {}", .0.sentence("this server", "Start it"))]
    OtherEdition(UnknownEdition),
    /// The stored entries of a table do not follow from each other.
    #[error("{}", message(Reason::Internal))]
    Corrupt(String),
    /// The store failed.
    #[error("{}", message(Reason::Internal))]
    Store(#[from] StoreError),
}

impl ServerError {
    /// The key for translations.
    pub fn reason(&self) -> Reason {
        match self {
            ServerError::Refused(reason) => *reason,
            ServerError::BadSettings(_) => Reason::BadSettings,
            ServerError::BadMessage(_) => Reason::BadMessage,
            ServerError::Rules(_) => Reason::Rules,
            ServerError::Suspended(_) => Reason::Suspended,
            ServerError::OtherRules(_) => Reason::OtherRules,
            ServerError::OtherEdition(_) => Reason::OtherEdition,
            ServerError::Corrupt(_) | ServerError::Store(_) => Reason::Internal,
        }
    }

    /// Whether the server failed, and not the client.
    pub fn is_internal(&self) -> bool {
        matches!(self, ServerError::Corrupt(_) | ServerError::Store(_))
    }

    /// The clause of the rules that it rests on.
    pub fn clause(&self) -> Option<&str> {
        match self {
            ServerError::Rules(refusal) => Some(refusal.clause()),
            ServerError::Suspended(difference) => difference.clause(),
            _ => None,
        }
    }

    /// The cause, for the host.
    pub fn cause(&self) -> String {
        match self {
            ServerError::Corrupt(why) => why.clone(),
            ServerError::Store(error) => error.to_string(),
            other => other.to_string(),
        }
    }

    /// The HTTP status.
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

    /// The log level: mistakes of clients are not the host's business.
    pub fn level(&self) -> Level {
        match self {
            ServerError::Corrupt(_) | ServerError::Store(_) => Level::ERROR,
            ServerError::OtherRules(_) => Level::WARN,
            _ => Level::DEBUG,
        }
    }

    /// Logs it, internal errors with their cause.
    pub fn log(&self) {
        match self.level() {
            Level::ERROR => tracing::error!(cause = self.cause(), "request failed"),
            Level::WARN => tracing::warn!(cause = self.cause(), "request refused"),
            _ => tracing::debug!(reason = ?self.reason(), "request refused"),
        }
    }
}

impl From<Reason> for ServerError {
    fn from(reason: Reason) -> ServerError {
        ServerError::Refused(reason)
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

/// A reason as a sentence that a player can act on.
fn message(reason: Reason) -> &'static str {
    match reason {
        Reason::BadMessage => "The message cannot be read.",
        Reason::WrongProtocol => "The page is older or newer than the server: reload it.",
        Reason::UnknownGuest => "Choose a name first.",
        Reason::NoSuchTable => "There is no such table.",
        Reason::NoSuchEdition => "This server offers no such edition.",
        Reason::NoSpectators => "This table does not admit spectators.",
        Reason::Stale => "The game has changed in the meantime: look again.",
        Reason::NotBegun => "The game has not started.",
        Reason::NotOver => "The game is not over yet.",
        Reason::Over => "The game is over.",
        Reason::NoSeat => "You have no seat at this table.",
        Reason::NotYourTurn => "It is another player's turn.",
        Reason::StandIn => "A bot plays for you: take your seat back first.",
        Reason::NotAMove => "This is not a move.",
        Reason::Rules => "The rules forbid it.",
        Reason::NothingToUndo => "There is nothing to undo or redo.",
        Reason::NoVote => "No undo request is pending.",
        Reason::Suspended => {
            "The game is suspended: it resumes before this move when every player has agreed."
        }
        Reason::NotSuspended => "The game is not suspended, or you have answered already.",
        Reason::NoHints => "This table plays without hints.",
        Reason::NotHost => "Only the host may do this.",
        Reason::SeatTaken => "This seat is taken.",
        Reason::BadSettings => "The settings are not valid.",
        Reason::Muted => "The host has muted you.",
        Reason::TooFast => "Too many messages: wait a moment.",
        Reason::TooMany => "You have too many tables, seats or connections.",
        Reason::TooSlow => "Disconnected because your connection is too slow. Reconnect to continue.",
        Reason::Idle => "Disconnected after a long time without a message. Reconnect to continue.",
        Reason::Restart => "The server is restarting. Reconnect in a moment.",
        Reason::OtherRules => "This game was started under other rules.",
        Reason::OtherEdition => "This table is played on an edition that this server does not know.",
        Reason::Internal => "Something went wrong on the server: try again.",
    }
}

//! Why a request is refused or fails, with its status and its log level.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tracing::Level;
use witchstone_rules::{Refusal, ReplayError, RuleDifference};
use witchstone_wire::{FormError, PROTOCOL, Problem, Reason, UnknownEdition};
use witchstone_words::Words;

use crate::domain::{Denial, DomainError, EntryError, SettingsError};
use crate::protocol;
use crate::storage::StoreError;

/// Why a request was refused or failed. It prints what developers of clients may know: the cause of an internal error is
/// only logged.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Refused for a reason that needs no details.
    #[error("{0}")]
    Refused(Reason),
    /// The client speaks another protocol version.
    #[error("the client speaks protocol version {client}, the server version {PROTOCOL}")]
    WrongProtocol {
        /// The client's version.
        client: u32,
    },
    /// The settings are out of range.
    #[error(transparent)]
    InvalidSettings(#[from] InvalidSettings),
    /// The message cannot be read.
    #[error(transparent)]
    InvalidMessage(#[from] InvalidMessage),
    /// The rules refuse the move.
    #[error("{}", Words::english().refusal(.0))]
    IllegalMove(Refusal),
    /// The game was played under older rules and differs under the present ones.
    #[error("{} ({reason})", Words::english().rule_difference_in_notation(.0), reason = Reason::Suspended)]
    Suspended(Box<RuleDifference>),
    /// The table was created under other rules.
    #[error("the game was started under the rules {0}, which this server does not support")]
    UnsupportedRules(String),
    /// The table is played on an unknown edition.
    #[error("This table is played on the edition {}", .0.sentence("this server", "Start it"))]
    EditionUnavailable(UnknownEdition),
    /// The stored entries of a table do not follow from each other.
    #[error("{}", Reason::Internal)]
    Corrupt(#[from] CorruptTable),
    /// The store failed.
    #[error("{}", Reason::Internal)]
    Store(#[from] StoreError),
}

/// Which setting is out of range.
#[derive(Debug, thiserror::Error)]
pub enum InvalidSettings {
    /// A setting of the table or a seat.
    #[error(transparent)]
    Table(#[from] SettingsError),
    /// The options of the rules.
    #[error(transparent)]
    Options(#[from] FormError),
    /// The level of a bot.
    #[error("a bot's level is 1 to {}", witchstone_ai::Level::ALL.len())]
    Level,
    /// The name of a guest.
    #[error("a name has 1 to {max} characters")]
    Name {
        /// The most characters.
        max: usize,
    },
    /// The edition of a new table.
    #[error("there is no such edition; the server offers {}", offered.join(", "))]
    Edition {
        /// The ids of those that there are.
        offered: Vec<String>,
    },
}

/// Why a message cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum InvalidMessage {
    /// The first message of a connection is something else.
    #[error("the first message must be a hello")]
    NoHello,
    /// It is not JSON, or not a message of the protocol.
    #[error("invalid message: {0}")]
    Decode(#[from] serde_json::Error),
    /// A text contains a character that no store takes.
    #[error("control characters are not allowed: U+{0:04X}")]
    Character(u32),
    /// A chat message.
    #[error("a chat message has 1 to {max} characters")]
    Chat {
        /// The most characters.
        max: usize,
    },
    /// The game has fewer moves.
    #[error("there is no such move yet")]
    NoSuchMove,
}

/// Why the stored entries of a table do not make a table.
#[derive(Debug, thiserror::Error)]
pub enum CorruptTable {
    /// An entry cannot be decoded.
    #[error("entry {version}: {source}")]
    Decode {
        /// Its version.
        version: u64,
        /// The cause.
        source: StoreError,
    },
    /// An entry does not follow from those before it.
    #[error("entry {version}: {source}")]
    Entry {
        /// Its version.
        version: u64,
        /// The cause.
        source: DomainError,
    },
    /// A new entry does not follow from those before it.
    #[error("new entry: {0}")]
    NewEntry(#[from] EntryError),
    /// The game cannot be replayed.
    #[error("cannot replay game: {0}")]
    Replay(#[from] ReplayError),
}

impl From<DomainError> for ServerError {
    fn from(error: DomainError) -> ServerError {
        match error {
            DomainError::Denied(Denial::NoSuchMove) => InvalidMessage::NoSuchMove.into(),
            DomainError::Denied(denial) => ServerError::Refused(protocol::reason(denial)),
            DomainError::Settings(error) => ServerError::InvalidSettings(error.into()),
            DomainError::IllegalMove(refusal) => ServerError::IllegalMove(refusal),
            DomainError::Suspended(difference) => ServerError::Suspended(difference),
            DomainError::UnsupportedRules(rules) => ServerError::UnsupportedRules(rules),
            DomainError::EditionUnavailable(missing) => {
                ServerError::EditionUnavailable(protocol::unknown_edition(missing))
            }
            DomainError::InvalidEntry(error) => ServerError::Corrupt(error.into()),
        }
    }
}

impl ServerError {
    /// The key for translations.
    pub fn reason(&self) -> Reason {
        match self {
            ServerError::Refused(reason) => *reason,
            ServerError::WrongProtocol { .. } => Reason::WrongProtocol,
            ServerError::InvalidSettings(_) => Reason::InvalidSettings,
            ServerError::InvalidMessage(_) => Reason::InvalidMessage,
            ServerError::IllegalMove(_) => Reason::IllegalMove,
            ServerError::Suspended(_) => Reason::Suspended,
            ServerError::UnsupportedRules(_) => Reason::UnsupportedRules,
            ServerError::EditionUnavailable(_) => Reason::EditionUnavailable,
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
            ServerError::IllegalMove(refusal) => Some(refusal.clause()),
            ServerError::Suspended(difference) => difference.clause(),
            _ => None,
        }
    }

    /// The cause, for the host.
    pub fn cause(&self) -> String {
        match self {
            ServerError::Corrupt(error) => error.to_string(),
            ServerError::Store(error) => error.to_string(),
            other => other.to_string(),
        }
    }

    /// The HTTP status.
    pub fn status(&self) -> StatusCode {
        match self.reason() {
            Reason::InvalidMessage
            | Reason::InvalidSettings
            | Reason::InvalidMove
            | Reason::WrongProtocol => StatusCode::BAD_REQUEST,
            Reason::UnknownGuest | Reason::LoggedOut => StatusCode::UNAUTHORIZED,
            Reason::NoSuchTable | Reason::NoSuchSeat | Reason::NoSuchEdition | Reason::NoAnalysis => {
                StatusCode::NOT_FOUND
            }
            Reason::Banned | Reason::InviteCodeNeeded | Reason::WrongInviteCode => StatusCode::FORBIDDEN,
            Reason::NoSpectators | Reason::NotHost | Reason::NoSeat | Reason::NoHints | Reason::Muted => {
                StatusCode::FORBIDDEN
            }
            Reason::RateLimited
            | Reason::LimitReached
            | Reason::TooManyTables
            | Reason::TooManyBotTables
            | Reason::TooManyConnections
            | Reason::TooManyGuests
            | Reason::TooManyDownloads
            | Reason::TooManyMutes
            | Reason::TooManyActions
            | Reason::TooMuchChat => StatusCode::TOO_MANY_REQUESTS,
            Reason::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            Reason::Restart | Reason::Evicted | Reason::Busy => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::CONFLICT,
        }
    }

    /// The log level: mistakes of clients are not the host's business.
    pub fn level(&self) -> Level {
        match self {
            ServerError::Corrupt(_) | ServerError::Store(_) => Level::ERROR,
            ServerError::UnsupportedRules(_) => Level::WARN,
            other if other.reason() == Reason::Internal => Level::ERROR,
            _ => Level::DEBUG,
        }
    }

    /// Counts and logs it, internal errors with their cause.
    pub fn log(&self) {
        metrics::counter!("witchstone_refusals_total", "reason" => self.reason().code()).increment(1);
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
        (self.status(), Json(Problem { reason: self.reason(), text: self.to_string() })).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_has_the_status_of_the_protocol_document() {
        let document = include_str!("../../../docs/protocol.md");
        for &reason in Reason::ALL {
            let row = format!("| `{}` | {} |", reason.code(), ServerError::from(reason).status().as_u16());
            assert!(document.contains(&row), "{row}");
        }
    }
}

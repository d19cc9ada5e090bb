//! Why a command of an administrator fails.

use crate::error::ServerError;
use crate::storage::StoreError;

/// Why a command of an administrator fails.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AdminError {
    /// The asynchronous runtime did not start.
    #[error("cannot start the runtime: {0}")]
    Runtime(std::io::Error),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A table cannot be read.
    #[error("cannot read the table: {}", .0.cause())]
    Table(ServerError),
    /// There is no such table.
    #[error("There is no table {0}; `witchstone admin list` shows all.")]
    NoTable(String),
    /// There is no such person.
    #[error("There is nobody of the id or name {0}; `witchstone admin people` shows all.")]
    NoPerson(String),
    /// Several people have this name.
    #[error("{count} people are called {name}: use the id that `witchstone admin people {name}` shows.")]
    SeveralPeople {
        /// The name.
        name: String,
        /// How many.
        count: usize,
    },
    /// The game cannot be ended.
    #[error("The game has not started: delete the table instead.")]
    NotStarted,
    /// The game is over.
    #[error("The game is over already.")]
    Finished,
    /// Servers kept changing the table.
    #[error("The table changed all the time: try again.")]
    Busy,
    /// An announcement that cannot be shown.
    #[error("An announcement has up to {max} characters on one line.")]
    Announcement {
        /// The most characters.
        max: usize,
    },
}

impl From<ServerError> for AdminError {
    fn from(error: ServerError) -> AdminError {
        match error {
            ServerError::Store(error) => AdminError::Store(error),
            other => AdminError::Table(other),
        }
    }
}

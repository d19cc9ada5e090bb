//! What can go wrong with a store.

use std::sync::Arc;

use super::format::InvalidValue;

/// Why an operation of the store failed.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The database refused the operation or could not be reached.
    #[error("database error: {0}")]
    Database(Arc<dyn std::error::Error + Send + Sync>),
    /// The database does not exist.
    #[error("There is no database {0}.")]
    NoDatabase(String),
    /// The file is the database of another program.
    #[error("{0} is not a Witchstone database.")]
    ForeignDatabase(String),
    /// The database cannot store every character.
    #[error("the database has the encoding {0}: create one with the encoding UTF8")]
    Encoding(String),
    /// The schema is older, and may not be migrated.
    #[error(
        "the database has schema version {found}, and this command does not migrate it to {known}: start this server on it first"
    )]
    OlderSchema {
        /// Its version.
        found: i64,
        /// The newest known version.
        known: i64,
    },
    /// The schema was made by a newer program.
    #[error(
        "the database has schema version {found}, this program supports versions up to {known}: use a newer program"
    )]
    NewerSchema {
        /// Its version.
        found: i64,
        /// The newest known version.
        known: i64,
    },
    /// The JSON of a row was written by a newer program.
    #[error(
        "a row has format version {found}, this program supports versions up to {known}: use a newer program"
    )]
    NewerFormat {
        /// Its version.
        found: u32,
        /// The newest known version.
        known: u32,
    },
    /// The JSON of a row cannot be decoded, or encoded.
    #[error("cannot decode row: {0}")]
    Decode(Arc<serde_json::Error>),
    /// A row has a value out of range.
    #[error("cannot decode row: {0}")]
    Invalid(Arc<InvalidValue>),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::Decode(Arc::new(error))
    }
}

impl From<InvalidValue> for StoreError {
    fn from(error: InvalidValue) -> StoreError {
        StoreError::Invalid(Arc::new(error))
    }
}

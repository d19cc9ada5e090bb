//! What administrators did, as running servers read it.

use serde::{Deserialize, Serialize};

use crate::storage::StoreError;

/// Something that an administrator did. It is durable already; the servers catch up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum AdminEvent {
    /// Entries were appended to a table.
    Ended {
        /// The table.
        table: String,
    },
    /// A table was deleted.
    Deleted {
        /// The table.
        table: String,
    },
    /// A guest was banned.
    Banned {
        /// The guest.
        guest: String,
        /// The tables that changed.
        tables: Vec<String>,
    },
    /// The ban of a guest was lifted.
    Unbanned {
        /// The guest.
        guest: String,
    },
    /// A guest was removed, and its name from these tables.
    Forgotten {
        /// The guest.
        guest: String,
        /// The tables.
        tables: Vec<String>,
    },
    /// A text is shown to everybody until then.
    Announced {
        /// The text; empty to take the last one back.
        text: String,
        /// The time, in milliseconds since 1970.
        until_ms: i64,
    },
    /// An event of a newer program.
    #[serde(other)]
    Unknown,
}

impl AdminEvent {
    /// The event as it is stored.
    pub fn encode(&self) -> Result<String, StoreError> {
        Ok(serde_json::to_string(self)?)
    }

    /// A stored event.
    pub fn decode(body: &str) -> Result<AdminEvent, StoreError> {
        Ok(serde_json::from_str(body)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_keep_their_stored_form() {
        for stored in [
            r#"{"event":"ended","table":"k3m9"}"#,
            r#"{"event":"deleted","table":"k3m9"}"#,
            r#"{"event":"banned","guest":"g1","tables":["k3m9"]}"#,
            r#"{"event":"unbanned","guest":"g1"}"#,
            r#"{"event":"forgotten","guest":"g1","tables":[]}"#,
            r#"{"event":"announced","text":"Back at nine","until_ms":9}"#,
        ] {
            assert_eq!(AdminEvent::decode(stored).unwrap().encode().unwrap(), stored);
        }
        assert_eq!(AdminEvent::decode(r#"{"event":"painted","colour":1}"#).unwrap(), AdminEvent::Unknown);
    }
}

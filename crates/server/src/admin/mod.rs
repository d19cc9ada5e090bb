//! Administration of a server's database, with or without servers running on it: docs/design/admin.md.
//!
//! Whoever may write to the database administers it. A command changes the database first and publishes an [`AdminEvent`]
//! then; running servers read the events once a second ([`follow()`]) and do what is left to do: close connections, evict
//! tables, show announcements. Every command can be repeated.

mod error;
mod event;
mod follow;
mod options;
mod people;
mod state;
mod tables;

pub use error::AdminError;
pub use event::AdminEvent;
pub use follow::{begin, follow};
pub use options::AdminOptions;
pub use people::{
    ExportedPerson, Forgotten, ban, export_person, find_person, forget, people, status_word, unban,
};
pub use state::{Announcement, Signal, State};
pub use tables::{Shown, close_table, delete_table, end_game, log_name, show_table, tables};

use crate::clock::now_ms;
use crate::retention::{self, Retention, Swept};
use crate::storage::Store;

/// How long a server may be stopped or cut off from the database without missing an event: a day. What a server needs to
/// know after that, it reads when it starts.
const EVENTS_MS: i64 = 24 * 3_600_000;

/// The longest announcement, in characters.
const ANNOUNCEMENT_LENGTH: usize = 300;

/// Tells the running servers.
async fn publish(store: &dyn Store, event: AdminEvent) -> Result<(), AdminError> {
    let now = now_ms();
    Ok(store.publish(event.encode()?, now, now - EVENTS_MS).await?)
}

/// Shows a text at every table and in the lobby until then; an empty text takes the last one back.
pub async fn announce(store: &dyn Store, text: &str, minutes: u32) -> Result<(), AdminError> {
    let text = text.trim().to_owned();
    if text.chars().count() > ANNOUNCEMENT_LENGTH || text.chars().any(char::is_control) {
        return Err(AdminError::Announcement { max: ANNOUNCEMENT_LENGTH });
    }
    let until_ms = now_ms() + i64::from(minutes) * 60_000;
    publish(store, AdminEvent::Announced { text, until_ms }).await
}

/// Deletes what has expired, as servers do once an hour.
pub async fn sweep(store: &dyn Store, retention: &Retention) -> Result<Swept, AdminError> {
    let mut tables = vec![];
    let swept = retention::sweep(store, retention, now_ms(), |table| tables.push(table.to_owned())).await?;
    for table in tables {
        publish(store, AdminEvent::Deleted { table }).await?;
    }
    Ok(swept)
}

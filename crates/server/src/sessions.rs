//! The open connections of each guest, so that logging out closes them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::storage::{Store, StoreError};

/// Open connections by guest.
#[derive(Clone, Default)]
pub struct Sessions(Arc<Mutex<Open>>);

#[derive(Default)]
struct Open {
    by_guest: HashMap<String, Vec<Connection>>,
    last_id: u64,
}

struct Connection {
    id: u64,
    token: Vec<u8>,
    ended: CancellationToken,
}

/// An open connection; it is registered until this is dropped.
pub struct Session {
    sessions: Sessions,
    guest: String,
    id: u64,
    /// Cancelled when the token of the connection is deleted.
    pub ended: CancellationToken,
}

impl Sessions {
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Registers a connection that authenticates with a token of this hash. Do so before the token is looked up: then it cannot
    /// be deleted unnoticed in between.
    pub fn open(&self, guest: &str, token: Vec<u8>) -> Session {
        let mut open = self.lock();
        open.last_id += 1;
        let (id, ended) = (open.last_id, CancellationToken::new());
        let connection = Connection { id, token, ended: ended.clone() };
        open.by_guest.entry(guest.to_owned()).or_default().push(connection);
        Session { sessions: self.clone(), guest: guest.to_owned(), id, ended }
    }

    /// The guests with open connections.
    pub fn guests(&self) -> Vec<String> {
        self.lock().by_guest.keys().cloned().collect()
    }

    /// Ends the connections of a guest whose tokens are deleted.
    pub async fn recheck(&self, store: &dyn Store, guest: &str) -> Result<(), StoreError> {
        let open: Vec<_> = {
            let open = self.lock();
            let connections = open.by_guest.get(guest).map_or(&[][..], Vec::as_slice);
            connections
                .iter()
                .map(|connection| (connection.token.clone(), connection.ended.clone()))
                .collect()
        };
        for (token, ended) in open {
            if store.token(guest, token).await?.is_none() {
                ended.cancel();
            }
        }
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let mut open = self.sessions.lock();
        if let Some(connections) = open.by_guest.get_mut(&self.guest) {
            connections.retain(|connection| connection.id != self.id);
            if connections.is_empty() {
                open.by_guest.remove(&self.guest);
            }
        }
    }
}

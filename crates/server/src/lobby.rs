//! The listed tables, which everybody who looks for a game asks for again and again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::Mutex;
use tokio::time::Instant;
use witchstone_wire::TableInfo;

use crate::error::ServerError;
use crate::limits::{LOBBY_AGE, LOBBY_READS};
use crate::rate_limit::MessageLimiter;

/// The listed tables as they were read last. One request at a time reads them; where tables change all the time, the others
/// get a list that is some tenths of a second old.
pub struct LobbyCache {
    changes: AtomicU64,
    reads: MessageLimiter,
    last: Mutex<Option<Listed>>,
}

struct Listed {
    tables: Arc<Vec<TableInfo>>,
    /// The number of changes before it was read.
    changes: u64,
    read_at: Instant,
}

impl Default for LobbyCache {
    fn default() -> LobbyCache {
        let reads = MessageLimiter::new(LOBBY_READS);
        LobbyCache { changes: AtomicU64::new(0), reads, last: Mutex::default() }
    }
}

impl LobbyCache {
    /// Notes that a table has changed.
    pub fn note_change(&self) {
        self.changes.fetch_add(1, Ordering::Release);
    }

    /// The listed tables, read anew if they may have changed.
    pub async fn get_or_read<F>(&self, read: impl FnOnce() -> F) -> Result<Arc<Vec<TableInfo>>, ServerError>
    where
        F: Future<Output = Result<Vec<TableInfo>, ServerError>>,
    {
        let mut last = self.last.lock().await;
        let changes = self.changes.load(Ordering::Acquire);
        if let Some(last) = &*last {
            let is_fresh = last.changes == changes && last.read_at.elapsed() < LOBBY_AGE;
            if is_fresh || !self.reads.admits() {
                return Ok(last.tables.clone());
            }
        }
        let tables = Arc::new(read().await?);
        *last = Some(Listed { tables: tables.clone(), changes, read_at: Instant::now() });
        Ok(tables)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_change_is_seen_and_a_flood_reads_little() {
        let (lobby, reads) = (LobbyCache::default(), AtomicU64::new(0));
        let read = || async {
            reads.fetch_add(1, Ordering::Relaxed);
            Ok(vec![])
        };
        for expected in 1..=3 {
            lobby.note_change();
            lobby.get_or_read(read).await.unwrap();
            assert_eq!(reads.load(Ordering::Relaxed), expected);
        }
        for _ in 0..100_000 {
            lobby.note_change();
            lobby.get_or_read(read).await.unwrap();
        }
        assert!(reads.load(Ordering::Relaxed) < 1_000);
    }
}

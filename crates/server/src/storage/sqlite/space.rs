//! Gives the space of deleted rows back to the file system.
//!
//! SQLite keeps the pages of deleted rows for new ones. With `auto_vacuum = INCREMENTAL` it can also move pages from the end
//! of the file into the gaps, a few at a time, so that no commit waits for long.

use rusqlite::Connection;

/// The value of `PRAGMA auto_vacuum` for `INCREMENTAL`.
const INCREMENTAL: i64 = 2;

/// The largest file that is rewritten in memory, in bytes; a larger one needs a temporary file.
const IN_MEMORY: i64 = 64 * 1024 * 1024;

/// Pages of one step: a megabyte.
const STEP: i64 = 256;

/// Enables incremental vacuum. A file of an older program is rewritten once for that, with all that is in it; while another
/// program uses it, at the next start.
pub fn enable(connection: &Connection) -> rusqlite::Result<()> {
    let mode: i64 = connection.pragma_query_value(None, "auto_vacuum", |row| row.get(0))?;
    if mode == INCREMENTAL {
        return Ok(());
    }
    let number = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let size = number("page_count")? * number("page_size")?;
    let store = if size > IN_MEMORY { "file" } else { "memory" };
    connection.pragma_update(None, "auto_vacuum", INCREMENTAL)?;
    connection.pragma_update(None, "temp_store", store)?;
    let rewritten = connection.execute("VACUUM", []);
    connection.pragma_update(None, "temp_store", "memory")?;
    if let Err(error) = rewritten {
        tracing::warn!(%error, "cannot prepare the SQLite file for shrinking; the next start will try again");
    }
    Ok(())
}

/// Removes some free pages from the end of the file; true while there are more.
pub fn shrink(connection: &Connection) -> rusqlite::Result<bool> {
    let free = |connection: &Connection| -> rusqlite::Result<i64> {
        connection.pragma_query_value(None, "freelist_count", |row| row.get(0))
    };
    let before = free(connection)?;
    if before > 0 {
        // Each row that is read frees one page.
        let mut vacuum = connection.prepare(&format!("PRAGMA incremental_vacuum({STEP})"))?;
        let mut rows = vacuum.query([])?;
        while rows.next()?.is_some() {}
    }
    let after = free(connection)?;
    if after == 0 || after >= before {
        // The file itself is truncated when the write-ahead log has been copied into it.
        connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))?;
        return Ok(false);
    }
    Ok(true)
}

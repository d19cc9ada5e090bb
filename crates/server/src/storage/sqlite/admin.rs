//! Administration of a SQLite file, also by a process beside the server.
//!
//! The staging table is merged before anything here is written or, after an event, read: see [`super::staging`].

use rusqlite::{Connection, params};
use tokio::sync::oneshot;
use witchstone_rules::Player;

use super::reader;
use super::writer::{Statement, Value, WriteJob};
use super::{SqliteStore, text};
use crate::storage::admin::{Administration, PersonRow, TableActivity, TableFilter, queries};
use crate::storage::columns::SeatColumn;
use crate::storage::{ChatRow, StoreError, StoreFuture, TableRow};

impl SqliteStore {
    /// Merges the staging table and executes statements in one transaction; returns how many rows changed.
    fn transact(&self, statements: Vec<Statement>) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let (reply, received) = oneshot::channel();
            self.writer.send(WriteJob::Transact(statements, reply)).await.map_err(|_| StoreError::Closed)?;
            received.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn transact_each<const N: usize>(&self, all: [&'static str; N], value: &str) -> StoreFuture<'_, ()> {
        let statements = all.into_iter().map(|sql| Statement { sql, values: vec![text(value)] }).collect();
        let done = self.transact(statements);
        Box::pin(async move { done.await.map(drop) })
    }

    fn transact_one(&self, sql: &'static str, values: Vec<Value>) -> StoreFuture<'_, ()> {
        let done = self.transact(vec![Statement { sql, values }]);
        Box::pin(async move { done.await.map(drop) })
    }
}

impl Administration for SqliteStore {
    fn refresh(&self) -> StoreFuture<'_, ()> {
        let done = self.transact(vec![]);
        Box::pin(async move { done.await.map(drop) })
    }

    fn tables_by_activity(&self, filter: TableFilter, limit: i64) -> StoreFuture<'_, Vec<TableActivity>> {
        Box::pin(self.reader.read_blocking(move |file| {
            reader::all(file, queries::TABLES, params![filter.status, filter.guest, limit], |row| {
                let table = TableRow { id: row.get(0)?, status: row.get(1)?, info: row.get(2)? };
                Ok(TableActivity { table, updated_ms: row.get(3)? })
            })
        }))
    }

    fn remove_table(&self, table: &str) -> StoreFuture<'_, ()> {
        self.transact_each(queries::REMOVE_TABLE, table)
    }

    fn people(&self, containing: &str, limit: i64) -> StoreFuture<'_, Vec<PersonRow>> {
        let containing = containing.to_owned();
        Box::pin(self.reader.read_blocking(move |file| {
            reader::all(file, queries::PEOPLE, params![containing, limit], |row| {
                let [guest, name] = [row.get(0)?, row.get(1)?];
                let (devices, tables, banned_ms) = (row.get(2)?, row.get(3)?, row.get(4)?);
                Ok(PersonRow { guest, name, devices, tables, banned_ms })
            })
        }))
    }

    fn bans(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(
            self.reader.read_blocking(move |file| reader::all(file, queries::BANS, [], |row| row.get(0))),
        )
    }

    fn ban(&self, guest: &str, at_ms: i64) -> StoreFuture<'_, ()> {
        self.transact_one(queries::BAN, vec![text(guest), Value::Integer(at_ms)])
    }

    fn unban(&self, guest: &str) -> StoreFuture<'_, ()> {
        self.transact_one(queries::UNBAN, vec![text(guest)])
    }

    fn tables_containing(&self, text: &str) -> StoreFuture<'_, Vec<String>> {
        let text = text.to_owned();
        Box::pin(async move {
            // Staged entries are not in the table that is searched.
            self.refresh().await?;
            let search = move |file: &Connection| {
                reader::all(file, queries::TABLES_CONTAINING, [text], |row| row.get(0))
            };
            self.reader.read_blocking(search).await
        })
    }

    fn rewrite_entries(&self, table: &str, bodies: Vec<(u64, String)>) -> StoreFuture<'_, ()> {
        let rewrite = |(version, body): (u64, String)| Statement {
            sql: queries::REWRITE_ENTRY,
            values: vec![Value::Text(body), text(table), Value::Integer(version as i64)],
        };
        let done = self.transact(bodies.into_iter().map(rewrite).collect());
        Box::pin(async move { done.await.map(drop) })
    }

    fn anonymise_results(&self, table: &str, seats: Vec<Player>) -> StoreFuture<'_, ()> {
        let values = |seat: Player| vec![text(table), SeatColumn(seat).into()];
        let statement = |seat| Statement { sql: queries::ANONYMISE_RESULT, values: values(seat) };
        let done = self.transact(seats.into_iter().map(statement).collect());
        Box::pin(async move { done.await.map(drop) })
    }

    fn remove_guest(&self, guest: &str) -> StoreFuture<'_, ()> {
        self.transact_each(queries::REMOVE_GUEST, guest)
    }

    fn chat_of(&self, guest: &str) -> StoreFuture<'_, Vec<(String, ChatRow)>> {
        let guest = guest.to_owned();
        Box::pin(self.reader.read_blocking(move |file| {
            reader::all(file, queries::CHAT_OF, [guest], |row| Ok((row.get(0)?, reader::chat_row(row, 1)?)))
        }))
    }

    fn publish(&self, body: String, at_ms: i64, forget_before_ms: i64) -> StoreFuture<'_, ()> {
        let forget =
            Statement { sql: queries::FORGET_EVENTS, values: vec![Value::Integer(forget_before_ms)] };
        let values = vec![Value::Integer(at_ms), Value::Text(body)];
        let done = self.transact(vec![forget, Statement { sql: queries::ADD_EVENT, values }]);
        Box::pin(async move { done.await.map(drop) })
    }

    fn events_after(&self, id: i64) -> StoreFuture<'_, Vec<(i64, String)>> {
        Box::pin(async move {
            let read = move |file: &Connection| {
                reader::all(file, queries::EVENTS_AFTER, [id], |row| Ok((row.get(0)?, row.get(1)?)))
            };
            let events = self.reader.read_blocking(read).await?;
            if !events.is_empty() {
                // Another process has written: what it staged is merged, and what it deleted is dropped from memory.
                self.refresh().await?;
            }
            Ok(events)
        })
    }

    fn last_event(&self) -> StoreFuture<'_, i64> {
        Box::pin(self.reader.read_blocking(|file| file.query_row(queries::LAST_EVENT, [], |row| row.get(0))))
    }

    fn waiting_writes(&self) -> usize {
        self.writer.max_capacity() - self.writer.capacity()
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(self.reader.read_blocking(|file| {
            let pages: i64 = file.pragma_query_value(None, "page_count", |row| row.get(0))?;
            let size: i64 = file.pragma_query_value(None, "page_size", |row| row.get(0))?;
            Ok((pages * size).max(0) as u64)
        }))
    }
}

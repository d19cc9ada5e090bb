//! The rows that a store reads and writes.

use witchstone_rules::{Edition, Player};

use super::StoreError;
use super::format::{decode_summary, encode_entry, encode_summary};
use crate::domain::{Entry, Occupant, Person, Seat, Status, Table, TableSummary};

/// An entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// Its version, from 1.
    pub version: u64,
    /// Its time, in milliseconds since 1970.
    pub at_ms: i64,
    /// The entry in the storage format.
    pub body: String,
}

/// What the lobby and the search for due tables need of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The status.
    pub status: Status,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// The table as the lobby lists it, in the storage format.
    pub info: String,
    /// When the server has something to do: a bot's move, a clock.
    pub due_ms: Option<i64>,
    /// The guests who have a seat, and the host.
    pub guests: Vec<String>,
    /// The guests for whom a seat is reserved.
    pub reserved: Vec<String>,
    /// Whether the guests may have changed.
    pub seats_changed: bool,
}

impl Summary {
    /// The summary of a table.
    pub fn of(table: &Table, id: &str, seats_changed: bool) -> Result<Summary, StoreError> {
        let bot_is_due = table.to_move().is_some_and(|seat| table.bot_at(seat).is_some());
        let is_due = bot_is_due || table.due_to_rules().is_some();
        let guest = |person: &Person| person.guest.clone();
        let is_reserved = |seat: &&Seat| matches!(seat.occupant, Occupant::Reserved(_));
        Ok(Summary {
            status: table.status(),
            listed: table.settings.listed,
            info: encode_summary(&table.summary(), id)?,
            due_ms: if is_due { Some(table.at_ms) } else { table.deadline() },
            guests: guests(table),
            reserved: table.seats.iter().filter(is_reserved).filter_map(Seat::holder).map(guest).collect(),
            seats_changed,
        })
    }
}

/// The guests who have a seat, and the host; games that were imported have none.
fn guests(table: &Table) -> Vec<String> {
    let people = table.seats.iter().filter_map(Seat::person).chain([&table.host]);
    people.map(|person| person.guest.clone()).filter(|guest| !guest.is_empty()).collect()
}

/// The result of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// The seat.
    pub seat: Player,
    /// The name of its guest.
    pub name: String,
    /// The points.
    pub score: u16,
    /// Whether the seat won.
    pub won: bool,
    /// Whether it undid moves that had revealed something without asking anybody.
    pub undone: bool,
}

impl ResultRow {
    /// The results of the guests of a finished game.
    pub fn of(table: &Table) -> Vec<ResultRow> {
        let Some(result) = table.result() else { return vec![] };
        let people = table.players().zip(&table.seats);
        let people = people.filter_map(|(seat, at)| Some((seat, at.person()?.name.clone())));
        let row = |(seat, name): (Player, String)| ResultRow {
            seat,
            name,
            score: result.scores[seat.index()],
            won: result.winners.contains(&seat),
            undone: table.undone.contains(&seat),
        };
        people.map(row).collect()
    }
}

/// An entry to be appended, with everything that is stored in the same transaction.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry.
    pub entry: StoredEntry,
    /// The summary, if it changed.
    pub summary: Option<Summary>,
    /// The results, if the entry ends the game.
    pub results: Vec<ResultRow>,
}

impl Append {
    /// An entry of this version, of a table on this edition.
    pub fn new(
        table: &str,
        version: u64,
        at_ms: i64,
        entry: &Entry,
        edition: Option<&Edition>,
    ) -> Result<Append, StoreError> {
        let entry = StoredEntry { version, at_ms, body: encode_entry(entry, edition)? };
        Ok(Append { table: table.to_owned(), entry, summary: None, results: vec![] })
    }
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    /// The public part of the token.
    pub id: String,
    /// The name.
    pub name: String,
}

/// A token, found by its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TokenRow {
    /// Its guest.
    pub guest: GuestRow,
    /// When its last use was noted.
    pub used_ms: i64,
}

/// Rows that expire one by one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expired {
    /// Chat messages.
    Chat,
    /// Codes for a second device.
    Codes,
    /// Tokens that were not used.
    Tokens,
    /// Guests who were not seen and have no seat at an unfinished table.
    Guests,
    /// Guests who were not seen and never had a seat.
    Visitors,
    /// Tokens of guests who are deleted.
    StrayTokens,
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// The guest.
    pub guest: String,
    /// The guest's name at that time.
    pub name: String,
    /// The guest's seat; none for a spectator.
    pub seat: Option<Player>,
    /// The message.
    pub text: String,
    /// Its time, in milliseconds since 1970.
    pub at_ms: i64,
}

/// A table of the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// Its status.
    pub status: Status,
    /// The table as the lobby lists it, in the storage format.
    pub info: String,
}

impl TableRow {
    /// The table as the lobby lists it.
    pub fn summary(&self) -> Result<TableSummary, StoreError> {
        decode_summary(&self.info)
    }
}

/// Statistics of the finished games of a guest name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GuestStatistics {
    /// The number of games.
    pub games: u64,
    /// The number of games won.
    pub wins: u64,
    /// The highest score.
    pub best: u64,
    /// The sum of all scores.
    pub total: u64,
    /// The number of games in which moves that had revealed something were undone without asking anybody.
    pub undone: u64,
}

impl GuestStatistics {
    /// Statistics out of the columns of a row, which are never negative.
    pub(super) fn from_columns(columns: [i64; 5]) -> GuestStatistics {
        let [games, wins, best, total, undone] = columns.map(|column| column.max(0) as u64);
        GuestStatistics { games, wins, best, total, undone }
    }
}

/// A notification of another node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notification {
    /// A table has an entry of this version.
    Entry(String, u64),
    /// A table has a new chat message.
    Chat(String),
    /// A table was deleted.
    Deleted(String),
    /// Tokens of a guest were deleted.
    LoggedOut(String),
    /// The connection was lost for a while: read everything again.
    Resync,
}

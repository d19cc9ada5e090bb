//! People as an administrator lists, bans, forgets and exports them.

use serde::Serialize;
use witchstone_rules::Player;
use witchstone_wire::Editions;

use super::tables::{change, close_table, load_now};
use super::{AdminError, AdminEvent, publish};
use crate::clock::now_ms;
use crate::domain::{Entry, Occupant, Seat, Status, Table};
use crate::storage::format::anonymise_entry;
use crate::storage::{PersonRow, Store, Summary, TableFilter};

/// More tables than a person has.
const ALL: i64 = 1_000_000;

/// Guests whose name or id contains a text.
pub async fn people(store: &dyn Store, containing: &str, limit: i64) -> Result<Vec<PersonRow>, AdminError> {
    Ok(store.people(containing, limit).await?)
}

/// The one guest of this id, or else of this name.
pub async fn find_person(store: &dyn Store, who: &str) -> Result<PersonRow, AdminError> {
    let mut found = store.people(who, ALL).await?;
    if let Some(at) = found.iter().position(|person| person.guest == who) {
        return Ok(found.swap_remove(at));
    }
    found.retain(|person| person.name == who);
    match found.len() {
        1 => Ok(found.remove(0)),
        0 => Err(AdminError::NoPerson(who.to_owned())),
        count => Err(AdminError::SeveralPeople { name: who.to_owned(), count }),
    }
}

/// Bans a guest: its tokens are refused and its connections closed. It resigns its running games, which the computer plays on;
/// seats of games that have not started are free again, and its own tables that have not started are deleted.
pub async fn ban(store: &dyn Store, editions: &Editions, guest: &str) -> Result<usize, AdminError> {
    store.ban(guest, now_ms()).await?;
    // Servers refuse the tokens before the seats are given up, so that none is taken meanwhile.
    publish(store, AdminEvent::Banned { guest: guest.to_owned(), tables: vec![] }).await?;
    let tables = give_up_seats(store, editions, guest).await?;
    publish(store, AdminEvent::Banned { guest: guest.to_owned(), tables: tables.clone() }).await?;
    Ok(tables.len())
}

/// Lifts the ban of a guest, whose tokens are accepted again.
pub async fn unban(store: &dyn Store, guest: &str) -> Result<(), AdminError> {
    store.unban(guest).await?;
    publish(store, AdminEvent::Unbanned { guest: guest.to_owned() }).await
}

/// Resigns running games and frees other seats; returns the tables that changed.
async fn give_up_seats(
    store: &dyn Store,
    editions: &Editions,
    guest: &str,
) -> Result<Vec<String>, AdminError> {
    let mut changed = vec![];
    for activity in store.tables_by_activity(of_guest(guest), ALL).await? {
        let (id, status) = (activity.table.id, activity.table.status);
        if status == Status::Finished {
            continue;
        }
        let table = load_now(store, editions, &id).await?;
        if table.host.guest == guest && table.status() == Status::Open {
            close_table(store, &id).await?;
        } else if table.edition.is_ok() {
            change(store, editions, &id, |table| Ok(entries_to_leave(table, guest))).await?;
            changed.push(id);
        }
    }
    Ok(changed)
}

fn of_guest(guest: &str) -> TableFilter {
    TableFilter { guest: Some(guest.to_owned()), ..TableFilter::default() }
}

/// The entry with which a guest leaves a table that is not finished.
fn entries_to_leave(table: &Table, guest: &str) -> Vec<Entry> {
    let is_held = |seat: &Seat| seat.holder().is_some_and(|person| person.guest == guest);
    match table.status() {
        Status::Open if table.seats.iter().any(is_held) => {
            let leave = |seat: &Seat| match is_held(seat) {
                true => Seat { occupant: Occupant::Open, ..seat.clone() },
                false => seat.clone(),
            };
            vec![Entry::Seated { seats: table.seats.iter().map(leave).collect() }]
        }
        Status::Playing => {
            let seat = table.seat_of(guest).filter(|seat| !table.resigned.contains(seat));
            seat.map(|seat| Entry::Resigned { seat }).into_iter().collect()
        }
        _ => vec![],
    }
}

/// What [`forget`] changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Forgotten {
    /// Tables that have an anonymous player now.
    pub tables: usize,
}

/// Removes a guest: tokens, codes and chat messages are deleted, unfinished games are given up as by [`ban`], and in tables
/// and results an anonymous player takes the guest's place.
pub async fn forget(
    store: &dyn Store,
    editions: &Editions,
    person: &PersonRow,
) -> Result<Forgotten, AdminError> {
    let guest = person.guest.as_str();
    // First of all nobody may act as this guest any more.
    store.ban(guest, now_ms()).await?;
    publish(store, AdminEvent::Banned { guest: guest.to_owned(), tables: vec![] }).await?;
    let changed = give_up_seats(store, editions, guest).await?;
    publish(store, AdminEvent::Banned { guest: guest.to_owned(), tables: changed }).await?;
    let tables = store.tables_containing(guest).await?;
    for id in &tables {
        anonymise(store, editions, id, person).await?;
    }
    store.remove_guest(guest).await?;
    let done = Forgotten { tables: tables.len() };
    publish(store, AdminEvent::Forgotten { guest: guest.to_owned(), tables }).await?;
    // The tokens are gone with the guest; a ban would keep the id.
    if person.banned_ms.is_none() {
        unban(store, guest).await?;
    }
    Ok(done)
}

/// Removes a guest's name from the entries, the summary and the results of a table.
async fn anonymise(
    store: &dyn Store,
    editions: &Editions,
    id: &str,
    person: &PersonRow,
) -> Result<(), AdminError> {
    let before = load_now(store, editions, id).await?;
    let mut bodies = vec![];
    for entry in store.entries(id, 0).await? {
        if let Some(body) = anonymise_entry(&entry.body, &person.guest, &person.name)? {
            bodies.push((entry.version, body));
        }
    }
    store.rewrite_entries(id, bodies).await?;
    let is_guest = |seat: &Player| {
        before.seats[seat.index()].holder().is_some_and(|holder| holder.guest == person.guest)
    };
    store.anonymise_results(id, before.players().filter(is_guest).collect()).await?;
    let table = load_now(store, editions, id).await?;
    Ok(store.save_summary(id, &Summary::of(&table, id, false)?, i64::MAX).await?)
}

/// All that is stored about a guest, for the guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ExportedPerson {
    id: String,
    name: String,
    devices: i64,
    banned: bool,
    tables: Vec<ExportedTable>,
    chat: Vec<ExportedMessage>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct ExportedTable {
    id: String,
    name: String,
    status: &'static str,
    host: bool,
    /// Counted from 1.
    seat: Option<usize>,
    created_or_changed_ms: i64,
    points: Option<Vec<u16>>,
    won: Option<bool>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct ExportedMessage {
    table: String,
    text: String,
    at_ms: i64,
}

/// All that is stored about a guest. Tokens are not: they are stored as hashes.
pub async fn export_person(
    store: &dyn Store,
    editions: &Editions,
    person: PersonRow,
) -> Result<ExportedPerson, AdminError> {
    let mut tables = vec![];
    for id in store.tables_containing(&person.guest).await? {
        let table = load_now(store, editions, &id).await?;
        let (seat, result) = (table.seat_of(&person.guest), table.result());
        tables.push(ExportedTable {
            name: table.settings.name.clone(),
            status: status_word(table.status()),
            host: table.host.guest == person.guest,
            seat: seat.map(|seat| seat.index() + 1),
            created_or_changed_ms: table.at_ms,
            won: result.as_ref().zip(seat).map(|(result, seat)| result.winners.contains(&seat)),
            points: result.map(|result| result.scores),
            id,
        });
    }
    let chat = store.chat_of(&person.guest).await?;
    let message = |(table, row): (String, crate::storage::ChatRow)| ExportedMessage {
        table,
        text: row.text,
        at_ms: row.at_ms,
    };
    let PersonRow { guest, name, devices, banned_ms, .. } = person;
    let chat = chat.into_iter().map(message).collect();
    Ok(ExportedPerson { id: guest, name, devices, banned: banned_ms.is_some(), tables, chat })
}

/// A status as administrators write it.
pub fn status_word(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Finished => "finished",
    }
}

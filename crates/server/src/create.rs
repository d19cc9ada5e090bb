//! New tables, and rematches.

use std::sync::Arc;

use witchstone_rules::Edition;
use witchstone_wire::{Clock, Editions, NewTable, Reason, Settings, Status, edition_id};

use crate::clock::now_ms;
use crate::domain::{Action, Entry, Occupant, Person, Seat, Table, change_seats, rules_on};
use crate::error::ServerError;
use crate::room::{RoomCommand, load};
use crate::secret;
use crate::shared::Shared;
use crate::storage::{Append, StoredEntry};

/// The length of a table's name in links: 59 bits, which nobody guesses.
const ID_LENGTH: usize = 12;
/// The longest name of a table.
const NAME_LENGTH: usize = 60;

/// Refuses guests who have too many tables.
pub async fn check_room_for(shared: &Shared, who: &Person) -> Result<(), ServerError> {
    if shared.store.tables_of(&who.guest).await?.len() >= shared.limits.tables_each {
        return Err(Reason::TooMany.into());
    }
    Ok(())
}

/// Makes a table; gives its name in links.
pub async fn table(shared: &Arc<Shared>, who: &Person, new: NewTable) -> Result<String, ServerError> {
    let NewTable { settings, edition, seats: changes } = new;
    check(&settings)?;
    let edition = offered(&shared.editions, edition.as_deref())?;
    let mut seats: Vec<Seat> = (0..settings.options.players as usize).map(Seat::open).collect();
    for (number, change) in changes.iter().enumerate() {
        change_seats(&mut seats, who, true, number, change)?;
    }
    let rules = rules_on(edition);
    keep(shared, Entry::Created { settings, host: who.clone(), rules, seats, deal: None }).await
}

/// The edition of this name, or the first one that is offered.
fn offered(editions: &Editions, name: Option<&str>) -> Result<&'static Edition, ServerError> {
    let Some(name) = name else { return Ok(editions.first()) };
    editions.find(name).map_err(|_| {
        let ids: Vec<&str> = editions.all().map(|edition| edition_id(&edition.id)).collect();
        let ids = ids.join(", ");
        ServerError::BadSettings(format!("This server offers no such edition; it offers {ids}."))
    })
}

fn check(settings: &Settings) -> Result<(), ServerError> {
    let wrong = |why: &str| Err(ServerError::BadSettings(why.to_owned()));
    settings.options.read().map_err(|error| ServerError::BadSettings(error.to_string()))?;
    if settings.options.handicaps.iter().any(|&handicap| handicap != 0) {
        return wrong("Handicaps are given to the seats.");
    }
    if settings.name.chars().count() > NAME_LENGTH {
        return wrong("The name of the table is too long.");
    }
    match settings.clock {
        Clock::Live { base_s, increment_s } if !(10..=86_400).contains(&base_s) || increment_s > 3600 => {
            wrong("A live clock has 10 seconds to a day, and at most an hour more for each turn.")
        }
        Clock::PerTurn { seconds } if !(5..=86_400).contains(&seconds) => {
            wrong("A turn has 5 seconds to a day.")
        }
        Clock::Days { days } if !(1..=60).contains(&days) => wrong("A turn has 1 to 60 days."),
        _ => Ok(()),
    }
}

/// Keeps the first entry of a new table.
async fn keep(shared: &Arc<Shared>, created: Entry) -> Result<String, ServerError> {
    let (id, at_ms) = (secret::word(ID_LENGTH), now_ms());
    let body = serde_json::to_string(&created).map_err(|error| ServerError::Broken(error.to_string()))?;
    let table = Table::created(created, &shared.editions, at_ms)?;
    let append = Append {
        table: id.clone(),
        entry: StoredEntry { version: 1, at_ms, body },
        summary: Some(table.summary(&id)),
        results: vec![],
    };
    if !shared.store.append(append).await? {
        return Err(Reason::Internal.into());
    }
    // Whoever makes a table goes there at once: it need not be read for that.
    shared.rooms.open(shared, &id, table);
    Ok(id)
}

/// Makes the table of a rematch, or finds the one that another player has made.
pub async fn rematch(
    shared: &Arc<Shared>,
    who: &Person,
    id: &str,
    same_deal: bool,
) -> Result<String, ServerError> {
    let old = load(&*shared.store, &shared.editions, id).await?;
    if let Some(table) = old.rematch {
        return Ok(table);
    }
    old.seat_of(&who.guest).ok_or(Reason::NoSeat)?;
    if old.status() != Status::Finished {
        return Err(Reason::NotBegun.into());
    }
    let rules = rules_on(old.edition()?);
    let deal = if same_deal { Some(old.record()?) } else { None };
    let mut settings = old.settings.clone();
    if same_deal {
        settings.order = witchstone_wire::Order::Chosen;
    }
    let seats = old.seats.iter().map(|seat| reserve(seat, who)).collect();
    let new = keep(shared, Entry::Created { settings, host: who.clone(), rules, seats, deal }).await?;
    let action = Action::Rematch { table: new.clone() };
    let asked = shared.rooms.ask(shared, id, |answer| RoomCommand::Act {
        who: Arc::new(who.clone()),
        action,
        answer,
    });
    asked.await?.map_err(|refused| refused.fault)?;
    Ok(new)
}

/// The one who asks sits; for the others their seats are kept.
fn reserve(seat: &Seat, who: &Person) -> Seat {
    let occupant = match &seat.occupant {
        Occupant::Guest(person) if person.guest == who.guest => Occupant::Guest(who.clone()),
        Occupant::Guest(person) => Occupant::Reserved(person.clone()),
        other => other.clone(),
    };
    Seat { occupant, ..seat.clone() }
}

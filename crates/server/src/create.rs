//! Creates tables and rematches.

use std::sync::Arc;

use witchstone_rules::{Edition, Player};
use witchstone_wire::{Editions, NewTable, Reason, edition_id};

use crate::admin::log_name;
use crate::clock::now_ms;
use crate::domain::{
    Action, Entry, Occupant, Person, Seat, Status, Table, TurnOrder, change_seats, rules_on,
};
use crate::error::{InvalidSettings, ServerError};
use crate::protocol;
use crate::quota;
use crate::random;
use crate::room::{RoomCommand, load};
use crate::shared::Shared;
use crate::storage::{Append, Summary};

/// The length of a table's id: 59 bits, which nobody guesses.
const ID_LENGTH: usize = 12;

/// Creates a table and returns its id.
pub async fn table(shared: &Arc<Shared>, who: &Person, new: NewTable) -> Result<String, ServerError> {
    let settings = protocol::settings(new.settings)?;
    let edition = find_edition(&shared.editions, new.edition.as_deref())?;
    let mut seats: Vec<Seat> = Player::all(settings.options.players.into()).map(Seat::open).collect();
    for (number, change) in new.seats.iter().enumerate() {
        change_seats(&mut seats, who, true, number, &protocol::seat_change(change)?)?;
    }
    quota::check_new_table(shared, who, &seats, settings.listed).await?;
    let rules = rules_on(edition);
    save(shared, Entry::Created { settings, host: who.clone(), rules, seats, deal: None }).await
}

/// The edition of this name, or the first one that the server offers.
fn find_edition(editions: &Editions, name: Option<&str>) -> Result<&'static Edition, ServerError> {
    let Some(name) = name else { return Ok(editions.first()) };
    editions.find(name).map_err(|_| {
        let offered = editions.all().map(|edition| edition_id(&edition.id).to_owned()).collect();
        InvalidSettings::Edition { offered }.into()
    })
}

/// Saves the first entry of a table and opens its room.
async fn save(shared: &Arc<Shared>, created: Entry) -> Result<String, ServerError> {
    let (id, at_ms) = (random::text(ID_LENGTH), now_ms());
    let table = Table::created(created.clone(), protocol::find_in(&shared.editions), at_ms)?;
    let append = Append::new(&id, 1, at_ms, &created, table.known_edition())?;
    let summary = Some(Summary::of(&table, &id, true)?);
    if !shared.store.append(Append { summary, ..append }).await? {
        return Err(Reason::Internal.into());
    }
    metrics::counter!("witchstone_tables_created_total").increment(1);
    tracing::info!(target: "witchstone::audit", table = log_name(&id), guest = table.host.guest, "table created");
    shared.lobby.note_change();
    // The host of a new table joins at once: keep the room instead of loading it again.
    shared.rooms.open(shared, &id, table);
    Ok(id)
}

/// Creates the table of a rematch, or returns the one that another player has created.
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
        return Err(Reason::NotFinished.into());
    }
    let rules = rules_on(old.edition()?);
    let deal = if same_deal { Some(Box::new(old.finished_start()?)) } else { None };
    let mut settings = old.settings.clone();
    if same_deal {
        settings.order = TurnOrder::Chosen;
    }
    let seats = old.seats.iter().map(|seat| reserve(seat, who)).collect();
    let new = save(shared, Entry::Created { settings, host: who.clone(), rules, seats, deal }).await?;
    let (who, action) = (Arc::new(who.clone()), Action::Rematch { table: new.clone() });
    let asked = shared.rooms.ask(shared, id, |reply| RoomCommand::Act { who, action, reply });
    asked.await?.map_err(|refused| refused.error)?;
    Ok(new)
}

/// The requesting guest takes a seat; the others have theirs reserved.
fn reserve(seat: &Seat, who: &Person) -> Seat {
    let occupant = match &seat.occupant {
        Occupant::Guest(person) if person.guest == who.guest => Occupant::Guest(who.clone()),
        Occupant::Guest(person) => Occupant::Reserved(person.clone()),
        other => other.clone(),
    };
    Seat { occupant, ..seat.clone() }
}

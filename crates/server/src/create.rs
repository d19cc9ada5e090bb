//! Creates tables and rematches.

use std::sync::Arc;

use witchstone_rules::{Edition, Player};
use witchstone_wire::{Editions, NewTable, Reason, edition_id};

use crate::admin::log_name;
use crate::clock::now_ms;
use crate::domain::{
    Action, Entry, NewOccupant, Occupant, Person, Seat, SeatChange, Table, TurnOrder, change_seats, rules_on,
};
use crate::error::{InvalidSettings, ServerError};
use crate::protocol;
use crate::quota;
use crate::random;
use crate::room::RoomCommand;
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
    let (id, created) =
        (random::text(ID_LENGTH), Entry::Created { settings, host: who.clone(), rules, seats, deal: None });
    if save(shared, &id, created).await? { Ok(id) } else { Err(Reason::Internal.into()) }
}

/// The edition of this name, or the first one that the server offers.
fn find_edition(editions: &Editions, name: Option<&str>) -> Result<&'static Edition, ServerError> {
    let Some(name) = name else { return Ok(editions.first()) };
    editions.find(name).map_err(|_| {
        let offered = editions.all().map(|edition| edition_id(&edition.id).to_owned()).collect();
        InvalidSettings::Edition { offered }.into()
    })
}

/// Saves the first entry of a table and opens its room; false if the table exists.
async fn save(shared: &Arc<Shared>, id: &str, created: Entry) -> Result<bool, ServerError> {
    let at_ms = now_ms();
    let table = Table::created(created.clone(), protocol::find_in(&shared.editions), at_ms)?;
    let append = Append::new(id, 1, at_ms, &created, table.known_edition())?;
    let summary = Some(Summary::of(&table, id, true)?);
    if !shared.store.append(Append { summary, ..append }).await? {
        return Ok(false);
    }
    metrics::counter!("witchstone_tables_created_total").increment(1);
    tracing::info!(target: "witchstone::audit", table = log_name(id), guest = table.host.guest, "table created");
    shared.lobby.note_change();
    // The host of a new table joins at once: keep the room instead of loading it again.
    shared.rooms.open(shared, id, table);
    Ok(true)
}

/// Creates the table of a rematch, and returns its id. If it exists, as another node was faster or the server was killed
/// before the old table knew of it, it stays as it is.
pub async fn rematch(
    shared: &Arc<Shared>,
    who: &Person,
    id: &str,
    old: &Table,
    same_deal: bool,
) -> Result<String, ServerError> {
    quota::check_tables(shared, who).await?;
    let rules = rules_on(old.edition()?);
    let deal = if same_deal { Some(Box::new(old.finished_start()?)) } else { None };
    let mut settings = old.settings.clone();
    if same_deal {
        settings.order = TurnOrder::Chosen;
    }
    let seats: Vec<Seat> = old.seats.iter().map(|seat| reserve(seat, who)).collect();
    quota::check_new_table(shared, who, &seats, settings.listed).await?;
    // The id follows from that of the old table: of all nodes that try to create it, one succeeds.
    let new = random::derived_text(&format!("rematch {id}"), ID_LENGTH);
    save(shared, &new, Entry::Created { settings, host: who.clone(), rules, seats, deal }).await?;
    Ok(new)
}

/// Seats a guest at the table of a rematch, if a seat is reserved there.
pub async fn accept_rematch(shared: &Arc<Shared>, who: &Arc<Person>, id: &str) -> Result<(), ServerError> {
    let info = || async {
        let guest = Some(who.guest.clone());
        shared.rooms.ask(shared, id, |reply| RoomCommand::Info { guest, reply }).await
    };
    let Some(seat) = info().await?.reserved_seat else { return Ok(()) };
    quota::check_tables(shared, who).await?;
    let change = SeatChange { occupant: Some(NewOccupant::Me), ..SeatChange::default() };
    let (person, action) = (who.clone(), Action::ChangeSeat { seat, change });
    let done = shared.rooms.ask(shared, id, |reply| RoomCommand::Act { who: person, action, reply }).await?;
    match done {
        // The guest may have asked at another node as well.
        Err(refused) if info().await?.your_seat.is_none() => Err(refused.error),
        _ => Ok(()),
    }
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

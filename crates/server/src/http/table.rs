//! Tables: lobby, seats, start, record, analysis.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use witchstone_wire::{
    Analysis, Lobby, NewOccupant, NewTable, Problem, Reason, Rematch, SeatChange, SheetJson, Status,
    TableInfo,
};

use crate::analysis;
use crate::client_address::Client;
use crate::clock::now_ms;
use crate::create;
use crate::domain::{Action, Person};
use crate::error::ServerError;
use crate::guests::{Authenticated, MaybeAuthenticated};
use crate::protocol::{listed_info, seat_change};
use crate::quota;
use crate::room::RoomCommand;
use crate::shared::Shared;
use crate::storage::TableRow;

/// Tables that the lobby lists.
const LISTED: i64 = 100;

/// List public tables and one's own
#[utoipa::path(get, path = "/api/tables", tag = "tables", operation_id = "listTables",
    responses((status = 200, body = Lobby), (status = "4XX", body = Problem)))]
pub async fn lobby(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
) -> Result<Json<Lobby>, ServerError> {
    let listed = shared.lobby.get_or_read(|| listed_tables(&shared)).await?.to_vec();
    let mine = match &person {
        Some(person) => tables_of(&shared, &person.guest).await?,
        None => vec![],
    };
    Ok(Json(Lobby { listed, mine, announcement: shared.admin.announcement(now_ms()) }))
}

async fn listed_tables(shared: &Arc<Shared>) -> Result<Vec<TableInfo>, ServerError> {
    let mut listed = vec![];
    for row in shared.store.listed(LISTED).await? {
        match listed_table(shared, &row).await {
            Ok(info) if info.status == Status::Open || info.settings.spectators => listed.push(info),
            Ok(_) => {}
            Err(error) => error.log(),
        }
    }
    Ok(listed)
}

async fn listed_table(shared: &Arc<Shared>, row: &TableRow) -> Result<TableInfo, ServerError> {
    let mut summary = row.summary()?;
    if summary.edition.is_none() {
        // An older program did not store the edition here.
        match table_info(shared, &row.id, None).await {
            Ok(info) => summary.edition = Some(info.edition),
            Err(error) => error.log(),
        }
    }
    Ok(listed_info(summary, &row.id, &shared.editions))
}

/// A guest's own tables are few, and are described with whose seat is whose.
async fn tables_of(shared: &Arc<Shared>, guest: &str) -> Result<Vec<TableInfo>, ServerError> {
    let mut tables = vec![];
    for row in shared.store.tables_of(guest).await? {
        match table_info(shared, &row.id, Some(guest)).await {
            Ok(info) => tables.push(info),
            Err(error) => error.log(),
        }
    }
    Ok(tables)
}

async fn table_info(shared: &Arc<Shared>, id: &str, guest: Option<&str>) -> Result<TableInfo, ServerError> {
    let guest = guest.map(str::to_owned);
    shared.rooms.ask(shared, id, |reply| RoomCommand::Info { guest, reply }).await
}

/// What a guest may know of a table: nothing, if it does not admit the guest.
async fn table_for(
    shared: &Arc<Shared>,
    id: &str,
    person: Option<&Person>,
) -> Result<TableInfo, ServerError> {
    let table = table_info(shared, id, person.map(|person| person.guest.as_str())).await?;
    let has_seat = table.your_seat.is_some() || table.reserved_seat.is_some();
    if table.settings.spectators || table.status == Status::Open || has_seat {
        return Ok(table);
    }
    Err(Reason::NoSpectators.into())
}

/// Create a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", operation_id = "createTable", request_body = NewTable,
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn create(
    State(shared): State<Arc<Shared>>,
    Client(client): Client,
    Authenticated(person): Authenticated,
    Json(new): Json<NewTable>,
) -> Result<Json<TableInfo>, ServerError> {
    if !shared.table_limiter.admits(client) {
        return Err(Reason::RateLimited.into());
    }
    let _lock = shared.quotas.lock(&person.guest).await;
    quota::check_tables(&shared, &person).await?;
    let id = create::table(&shared, &person, new).await?;
    Ok(Json(table_info(&shared, &id, Some(&person.guest)).await?))
}

/// Describe a table
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", operation_id = "getTable",
    params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn info(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ServerError> {
    Ok(Json(table_for(&shared, &id, person.as_ref()).await?))
}

async fn act(
    shared: &Arc<Shared>,
    id: &str,
    who: Person,
    action: Action,
) -> Result<Json<TableInfo>, ServerError> {
    let (guest, who) = (who.guest.clone(), Arc::new(who));
    let done = shared.rooms.ask(shared, id, |reply| RoomCommand::Act { who, action, reply }).await?;
    done.map_err(|refused| refused.error)?;
    Ok(Json(table_info(shared, id, Some(&guest)).await?))
}

/// Take, leave, decline or clear a seat, seat a bot, change colour or handicap
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "tables", operation_id = "changeSeat",
    params(("id" = String, Path), ("seat" = usize, Path)), request_body = SeatChange,
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn change_seat(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    Path((id, seat)): Path<(String, usize)>,
    Json(change): Json<SeatChange>,
) -> Result<Json<TableInfo>, ServerError> {
    let _lock = shared.quotas.lock(&person.guest).await;
    // Whoever leaves or declines is never refused for having too many tables.
    if change.occupant == Some(NewOccupant::Me) {
        let table = table_info(&shared, &id, Some(&person.guest)).await?;
        if table.your_seat.is_none() && !table.you_are_host {
            quota::check_tables(&shared, &person).await?;
        }
    }
    quota::check_seat_change(&shared, &person, &id, seat, &change).await?;
    act(&shared, &id, person, Action::ChangeSeat { seat, change: seat_change(&change)? }).await
}

/// Start the game
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", operation_id = "startGame",
    params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn start(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ServerError> {
    act(&shared, &id, person, Action::Start).await
}

/// Create a rematch, or take one's seat at the one that another player has created
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", operation_id = "createRematch",
    params(("id" = String, Path)), request_body = Rematch,
    responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn rematch(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    Path(id): Path<String>,
    Json(wish): Json<Rematch>,
) -> Result<Json<TableInfo>, ServerError> {
    let (guest, who, same_deal) = (person.guest.clone(), Arc::new(person), wish.same_deal);
    let _lock = shared.quotas.lock(&guest).await;
    let ask = |reply| RoomCommand::Rematch { who, same_deal, reply };
    let table = shared.rooms.ask(&shared, &id, ask).await??;
    Ok(Json(table_info(&shared, &table, Some(&guest)).await?))
}

/// Get the record of a finished game
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "finished games", operation_id = "getRecord",
    params(("id" = String, Path)),
    responses((status = 200, description = "A record as JSON."), (status = "4XX", body = Problem)))]
pub async fn record(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ServerError> {
    let guest = person.map(|person| person.guest);
    let record = shared.rooms.ask(&shared, &id, |reply| RoomCommand::Record { guest, reply }).await??;
    Ok(([(header::CONTENT_TYPE, "application/json")], record))
}

/// Get the score sheets of a finished game
#[utoipa::path(get, path = "/api/tables/{id}/sheet", tag = "finished games", operation_id = "getScoreSheets",
    params(("id" = String, Path)),
    responses((status = 200, body = Vec<SheetJson>), (status = "4XX", body = Problem)))]
pub async fn sheet(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
    Path(id): Path<String>,
) -> Result<Json<Vec<SheetJson>>, ServerError> {
    let guest = person.map(|person| person.guest);
    Ok(Json(shared.rooms.ask(&shared, &id, |reply| RoomCommand::ScoreSheets { guest, reply }).await??))
}

/// Get the analysis of a finished game, or its progress
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "finished games", operation_id = "getAnalysis",
    params(("id" = String, Path)),
    responses((status = 200, body = Analysis), (status = "4XX", body = Problem)))]
pub async fn analysis(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, ServerError> {
    table_for(&shared, &id, person.as_ref()).await?;
    Ok(Json(analysis::get(&shared, &id).await?.ok_or(Reason::NoAnalysis)?))
}

/// Request the analysis of a finished game
#[utoipa::path(post, path = "/api/tables/{id}/analysis", tag = "finished games", operation_id = "requestAnalysis",
    params(("id" = String, Path)),
    responses((status = 200, body = Analysis), (status = "4XX", body = Problem)))]
pub async fn analyse(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, ServerError> {
    let table = table_for(&shared, &id, Some(&person)).await?;
    if table.status != Status::Finished {
        return Err(Reason::NotFinished.into());
    }
    if let Some(known) = analysis::get(&shared, &id).await?.filter(|_| !table.playable) {
        return Ok(Json(known));
    }
    shared.editions.find(&table.edition).map_err(ServerError::EditionUnavailable)?;
    Ok(Json(analysis::request(&shared, &id).await?))
}

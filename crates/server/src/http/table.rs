//! Tables: the lobby, seats, the start, the record.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use witchstone_wire::{
    Analysis, Lobby, NewTable, Problem, Reason, Rematch, SeatChange, SheetJson, Status, TableInfo,
};

use crate::analysis;
use crate::create;
use crate::domain::{Action, Person};
use crate::error::ServerError;
use crate::guests::{Authenticated, MaybeAuthenticated};
use crate::room::RoomCommand;
use crate::shared::Shared;

/// How many tables the lobby shows.
const LISTED: i64 = 100;

/// What a lobby page shows.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Lobby), (status = "4XX", body = Problem)))]
pub async fn lobby(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
) -> Result<Json<Lobby>, ServerError> {
    let guest = person.as_ref().map(|person| person.guest.as_str());
    let listed = listed(&shared).await?;
    let mine = match guest {
        Some(guest) => mine(&shared, guest).await?,
        None => vec![],
    };
    Ok(Json(Lobby { listed, mine }))
}

async fn listed(shared: &Arc<Shared>) -> Result<Vec<TableInfo>, ServerError> {
    let mut listed = vec![];
    for row in shared.store.listed(LISTED).await? {
        let Ok(mut info) = serde_json::from_str::<TableInfo>(&row.info) else { continue };
        if info.edition.is_empty() {
            // An older program did not store the edition here.
            match look(shared, &row.id, None).await {
                Ok(known) => info.edition = known.edition,
                Err(fault) => fault.log(),
            }
        }
        info.playable = shared.editions.find(&info.edition).is_ok();
        listed.push(info);
    }
    Ok(listed)
}

/// A guest's own tables are few, and are shown with whose seat is whose.
async fn mine(shared: &Arc<Shared>, guest: &str) -> Result<Vec<TableInfo>, ServerError> {
    let mut mine = vec![];
    for row in shared.store.tables_of(guest).await? {
        match look(shared, &row.id, Some(guest)).await {
            Ok(info) => mine.push(info),
            Err(fault) => fault.log(),
        }
    }
    Ok(mine)
}

async fn look(shared: &Arc<Shared>, id: &str, guest: Option<&str>) -> Result<TableInfo, ServerError> {
    let guest = guest.map(str::to_owned);
    shared.rooms.ask(shared, id, |answer| RoomCommand::Info { guest, answer }).await
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn create(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    Json(new): Json<NewTable>,
) -> Result<Json<TableInfo>, ServerError> {
    create::check_room_for(&shared, &person).await?;
    let id = create::table(&shared, &person, new).await?;
    Ok(Json(look(&shared, &id, Some(&person.guest)).await?))
}

/// How a table looks.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)), responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn info(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ServerError> {
    Ok(Json(look(&shared, &id, person.as_ref().map(|person| person.guest.as_str())).await?))
}

async fn act(
    shared: &Arc<Shared>,
    id: &str,
    who: Person,
    action: Action,
) -> Result<Json<TableInfo>, ServerError> {
    let (guest, who) = (who.guest.clone(), Arc::new(who));
    let done = shared.rooms.ask(shared, id, |answer| RoomCommand::Act { who, action, answer }).await?;
    done.map_err(|refused| refused.fault)?;
    Ok(Json(look(shared, id, Some(&guest)).await?))
}

/// Sits down, stands up, puts a bot on a seat, chooses a colour or a handicap.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = usize, Path)), request_body = SeatChange, responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn change_seat(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    Path((id, seat)): Path<(String, usize)>,
    Json(change): Json<SeatChange>,
) -> Result<Json<TableInfo>, ServerError> {
    create::check_room_for(&shared, &person).await?;
    act(&shared, &id, person, Action::Change { seat, change }).await
}

/// Starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/start", params(("id" = String, Path)), responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn start(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, ServerError> {
    act(&shared, &id, person, Action::Start).await
}

/// The same players once more; the second who asks is shown the table of the first.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", params(("id" = String, Path)), request_body = Rematch, responses((status = 200, body = TableInfo), (status = "4XX", body = Problem)))]
pub async fn rematch(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    Path(id): Path<String>,
    Json(wish): Json<Rematch>,
) -> Result<Json<TableInfo>, ServerError> {
    let table = create::rematch(&shared, &person, &id, wish.same_deal).await?;
    Ok(Json(look(&shared, &table, Some(&person.guest)).await?))
}

/// The record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record", params(("id" = String, Path)), responses((status = 200, description = "A record as JSON."), (status = "4XX", body = Problem)))]
pub async fn record(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, ServerError> {
    let record = shared.rooms.ask(&shared, &id, |answer| RoomCommand::Record { answer }).await??;
    Ok(([(header::CONTENT_TYPE, "application/json")], record))
}

/// Points by source for each player of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/sheet", params(("id" = String, Path)), responses((status = 200, body = Vec<SheetJson>), (status = "4XX", body = Problem)))]
pub async fn sheet(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Json<Vec<SheetJson>>, ServerError> {
    Ok(Json(shared.rooms.ask(&shared, &id, |answer| RoomCommand::ScoreSheets { answer }).await??))
}

/// How far the analysis of a finished game is.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", params(("id" = String, Path)), responses((status = 200, body = Analysis), (status = "4XX", body = Problem)))]
pub async fn analysis(
    State(shared): State<Arc<Shared>>,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, ServerError> {
    Ok(Json(analysis::get(&shared, &id).await?.ok_or(Reason::NotBegun)?))
}

/// Asks for the analysis of a finished game.
#[utoipa::path(post, path = "/api/tables/{id}/analysis", params(("id" = String, Path)), responses((status = 200, body = Analysis), (status = "4XX", body = Problem)))]
pub async fn analyse(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    Path(id): Path<String>,
) -> Result<Json<Analysis>, ServerError> {
    let table = look(&shared, &id, Some(&person.guest)).await?;
    if table.status != Status::Finished {
        return Err(Reason::NotBegun.into());
    }
    if let Some(known) = analysis::get(&shared, &id).await?.filter(|_| !table.playable) {
        return Ok(Json(known));
    }
    shared.editions.find(&table.edition).map_err(ServerError::OtherEdition)?;
    Ok(Json(analysis::ask(&shared, &id).await?))
}

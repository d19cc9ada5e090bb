//! Guests: names, devices, statistics.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use witchstone_wire::{DeviceCode, Guest, NewGuest, Problem, Reason, Statistics};

use crate::clock::now_ms;
use crate::error::ServerError;
use crate::guests::{self, Authenticated, MaybeAuthenticated};
use crate::secret;
use crate::shared::Shared;

/// For how long a code for a second device is good.
const CODE_SECONDS: u64 = 600;
/// The length of such a code.
const CODE_LENGTH: usize = 8;

/// Who one is.
#[utoipa::path(get, path = "/api/guest", responses((status = 200, body = Guest), (status = "4XX", body = Problem)))]
pub async fn who(Authenticated(person): Authenticated) -> Json<Guest> {
    Json(Guest { name: person.name, token: None })
}

/// Takes a name, or another one.
#[utoipa::path(post, path = "/api/guest", request_body = NewGuest, responses((status = 200, body = Guest), (status = "4XX", body = Problem)))]
pub async fn name(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
    Json(new): Json<NewGuest>,
) -> Result<impl IntoResponse, ServerError> {
    if let Some(person) = person {
        let person = guests::rename(&shared, &person, &new.name).await?;
        return Ok(Json(Guest { name: person.name, token: None }).into_response());
    }
    let (person, token) = guests::create(&shared, &new.name).await?;
    let cookie = guests::cookie(&token, shared.secure_cookies);
    let guest = Guest { name: person.name, token: Some(token) };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(guest)).into_response())
}

/// A code that lets a second device in.
#[utoipa::path(post, path = "/api/device", responses((status = 200, body = DeviceCode), (status = "4XX", body = Problem)))]
pub async fn device(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
) -> Result<Json<DeviceCode>, ServerError> {
    let code = secret::word(CODE_LENGTH);
    let until = now_ms() + CODE_SECONDS as i64 * 1000;
    shared.store.save_code(secret::hash(&code), &person.guest, until).await?;
    Ok(Json(DeviceCode { code, seconds: CODE_SECONDS }))
}

/// Makes this device one of the guest who asked for the code.
#[utoipa::path(post, path = "/api/device/{code}", params(("code" = String, Path)), responses((status = 200, body = Guest), (status = "4XX", body = Problem)))]
pub async fn join_device(
    State(shared): State<Arc<Shared>>,
    Path(code): Path<String>,
) -> Result<impl IntoResponse, ServerError> {
    let code = code.trim().to_lowercase();
    let guest = shared.store.take_code(secret::hash(&code), now_ms()).await?.ok_or(Reason::UnknownGuest)?;
    let token = guests::add_token(&shared, &guest).await?;
    let person = guests::authenticate(&shared, &token).await?;
    let cookie = guests::cookie(&token, shared.secure_cookies);
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(Guest { name: person.name, token: Some(token) })))
}

/// Finished games of a name.
#[utoipa::path(get, path = "/api/guests/{name}/statistics", params(("name" = String, Path)), responses((status = 200, body = Statistics), (status = "4XX", body = Problem)))]
pub async fn statistics(
    State(shared): State<Arc<Shared>>,
    Path(name): Path<String>,
) -> Result<Json<Statistics>, ServerError> {
    let tally = shared.store.tally(&name).await?;
    let average = if tally.games == 0 { 0.0 } else { tally.total as f64 / tally.games as f64 };
    Ok(Json(Statistics {
        games: tally.games as u64,
        wins: tally.wins as u64,
        best: tally.best as u64,
        average,
    }))
}

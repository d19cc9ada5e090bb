//! Guests: names, devices, statistics.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use witchstone_wire::{
    DeviceCode, DeviceLogin, DevicePreview, Devices, Guest, LogOut, NewGuest, Problem, Reason, Statistics,
};

use crate::client_address::Client;
use crate::clock::now_ms;
use crate::error::ServerError;
use crate::guests::{self, Authenticated, MaybeAuthenticated};
use crate::random;
use crate::shared::Shared;
use crate::storage::GuestStatistics;

/// The length of such a code.
const CODE_LENGTH: usize = 8;

/// Get one's own name
#[utoipa::path(get, path = "/api/guest", tag = "guests", operation_id = "getGuest",
    responses((status = 200, body = Guest), (status = "4XX", body = Problem)))]
pub async fn who(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
    headers: HeaderMap,
) -> impl IntoResponse {
    // Who keeps coming back stays logged in: the cookie starts its year again.
    let token = guests::cookie_token(&headers);
    let renewed = token.map(|token| (SET_COOKIE, guests::cookie(&token, shared.secure_cookies)));
    (AppendHeaders(renewed), Json(Guest { name: person.name, token: None }))
}

/// Register as a guest, or rename
#[utoipa::path(post, path = "/api/guest", tag = "guests", operation_id = "registerGuest", request_body = NewGuest,
    responses((status = 200, body = Guest), (status = "4XX", body = Problem)))]
pub async fn name(
    State(shared): State<Arc<Shared>>,
    Client(client): Client,
    MaybeAuthenticated(person): MaybeAuthenticated,
    Json(new): Json<NewGuest>,
) -> Result<impl IntoResponse, ServerError> {
    if let Some(person) = person {
        let person = guests::rename(&shared, &person, &new.name).await?;
        return Ok(Json(Guest { name: person.name, token: None }).into_response());
    }
    guests::check_invite(&shared, new.invite_code.as_deref())?;
    if !shared.guest_limiter.admits(client) {
        return Err(Reason::TooManyGuests.into());
    }
    let (person, token) = guests::create(&shared, &new.name).await?;
    metrics::counter!("witchstone_guests_created_total").increment(1);
    tracing::info!(target: "witchstone::audit", guest = person.guest, "guest created");
    let cookie = guests::cookie(&token, shared.secure_cookies);
    let guest = Guest { name: person.name, token: Some(token) };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(guest)).into_response())
}

/// Create a code for a second device
#[utoipa::path(post, path = "/api/device", tag = "guests", operation_id = "createDeviceCode",
    responses((status = 200, body = DeviceCode), (status = "4XX", body = Problem)))]
pub async fn device(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
) -> Result<Json<DeviceCode>, ServerError> {
    let code = random::text(CODE_LENGTH);
    let seconds = shared.retention.codes.as_secs();
    let until = now_ms() + seconds as i64 * 1000;
    shared.store.save_code(random::hash(&code), &person.guest, until).await?;
    Ok(Json(DeviceCode { code, seconds }))
}

/// The hash of a code, which may be typed in capitals.
fn hash_of(code: &str) -> Vec<u8> {
    random::hash(&code.trim().to_lowercase())
}

/// See whose a code is, and which guest it would replace on this device
#[utoipa::path(post, path = "/api/device/preview", tag = "guests", operation_id = "previewDeviceCode",
    request_body = DeviceLogin,
    responses((status = 200, body = DevicePreview), (status = "4XX", body = Problem)))]
pub async fn preview_device(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
    Json(login): Json<DeviceLogin>,
) -> Result<Json<DevicePreview>, ServerError> {
    let guest = shared.store.code_guest(hash_of(&login.code), now_ms()).await?.ok_or(Reason::UnknownGuest)?;
    let replaces = person.filter(|person| person.guest != guest.id).map(|person| person.name);
    Ok(Json(DevicePreview { name: guest.name, replaces }))
}

/// Log this device in by a code
///
/// A device that has another guest is refused, unless `replace` is set. One that has the same guest stays as it is, and
/// the code can still be used.
#[utoipa::path(post, path = "/api/device/login", tag = "guests", operation_id = "redeemDeviceCode",
    request_body = DeviceLogin,
    responses((status = 200, body = Guest), (status = "4XX", body = Problem)))]
pub async fn login_device(
    State(shared): State<Arc<Shared>>,
    MaybeAuthenticated(person): MaybeAuthenticated,
    Json(login): Json<DeviceLogin>,
) -> Result<impl IntoResponse, ServerError> {
    let hash = hash_of(&login.code);
    let guest = shared.store.code_guest(hash.clone(), now_ms()).await?.ok_or(Reason::UnknownGuest)?;
    match person {
        Some(person) if person.guest == guest.id => {
            return Ok(Json(Guest { name: person.name, token: None }).into_response());
        }
        Some(_) if !login.replace => return Err(Reason::ReplacesGuest.into()),
        _ => {}
    }
    let guest = shared.store.take_code(hash, now_ms()).await?.ok_or(Reason::UnknownGuest)?;
    let token = guests::add_token(&shared, &guest).await?;
    let person = guests::authenticate(&shared, &token).await?;
    let cookie = guests::cookie(&token, shared.secure_cookies);
    let guest = Guest { name: person.name, token: Some(token) };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(guest)).into_response())
}

/// Count the devices that are logged in
#[utoipa::path(get, path = "/api/devices", tag = "guests", operation_id = "countDevices",
    responses((status = 200, body = Devices), (status = "4XX", body = Problem)))]
pub async fn devices(
    State(shared): State<Arc<Shared>>,
    Authenticated(person): Authenticated,
) -> Result<Json<Devices>, ServerError> {
    let count = shared.store.count_tokens(&person.guest).await?;
    Ok(Json(Devices { count, most: guests::MAX_DEVICES.into() }))
}

/// Log out here or everywhere
#[utoipa::path(post, path = "/api/logout", tag = "guests", operation_id = "logOut", request_body = LogOut,
    responses((status = 200), (status = "4XX", body = Problem)))]
pub async fn log_out(
    State(shared): State<Arc<Shared>>,
    Authenticated(_): Authenticated,
    headers: HeaderMap,
    Json(wish): Json<LogOut>,
) -> Result<impl IntoResponse, ServerError> {
    let token = guests::token(&headers).ok_or(Reason::UnknownGuest)?;
    guests::log_out(&shared, &token, wish.everywhere).await?;
    Ok((AppendHeaders([(SET_COOKIE, guests::no_cookie(shared.secure_cookies))]), Json(())))
}

/// Get statistics of the finished games of a name
#[utoipa::path(get, path = "/api/guests/{name}/statistics", tag = "guests", operation_id = "getStatistics",
    params(("name" = String, Path)),
    responses((status = 200, body = Statistics), (status = "4XX", body = Problem)))]
pub async fn statistics(
    State(shared): State<Arc<Shared>>,
    Path(name): Path<String>,
) -> Result<Json<Statistics>, ServerError> {
    let GuestStatistics { games, wins, best, total, undone } = shared.store.statistics(&name).await?;
    let average = if games == 0 { 0.0 } else { total as f64 / games as f64 };
    Ok(Json(Statistics { games, wins, best, average, undone }))
}

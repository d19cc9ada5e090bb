//! The HTTP interface.

pub mod assets;
mod body;
mod downloads;
mod guest;
mod headers;
mod host;
mod openapi;
mod rate_limit;
mod table;
mod text;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, DefaultBodyLimit, State, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::middleware;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Extension, Router};

use crate::limits::FILES_PER_REQUEST;
use crate::net::Connection;
use crate::rate_limit::{AddressLimiter, per_second};
use crate::shared::Shared;
use crate::{guests, ws};
use downloads::Downloads;

/// The read buffer of a WebSocket, in bytes.
const READ_BUFFER: usize = 2 * 1024;
/// The write buffer of a WebSocket, in bytes: an update and the reply to the move that caused it.
const WRITE_BUFFER: usize = 8 * 1024;

/// The router of the public address.
pub fn app(shared: Arc<Shared>) -> Router {
    let limiter = AddressLimiter::new(per_second(shared.limits.requests));
    let files = AddressLimiter::new(per_second(shared.limits.requests.saturating_mul(FILES_PER_REQUEST)));
    let downloads = Downloads::new(shared.limits.are_per_address());
    let api = Router::new()
        .route("/guest", get(guest::who).post(guest::name))
        .route("/guests/{name}/statistics", get(guest::statistics))
        .route("/device", post(guest::device))
        .route("/devices", get(guest::devices))
        .route("/logout", post(guest::log_out))
        .route("/device/preview", post(guest::preview_device))
        .route("/device/login", post(guest::login_device))
        .route("/tables", get(table::lobby).post(table::create))
        .route("/tables/{id}", get(table::info))
        .route("/tables/{id}/seats/{seat}", post(table::change_seat))
        .route("/tables/{id}/start", post(table::start))
        .route("/tables/{id}/rematch", post(table::rematch))
        .route("/tables/{id}/record", get(table::record))
        .route("/tables/{id}/sheet", get(table::sheet))
        .route("/tables/{id}/analysis", get(table::analysis).post(table::analyse))
        .route("/editions", get(host::editions))
        .route("/editions/{hash}", get(host::edition))
        .route("/", get(openapi::page))
        .route("/openapi.json", get(openapi::json))
        .route("/socket", get(socket))
        .layer(middleware::from_fn_with_state((shared.clone(), downloads), downloads::limit))
        .layer(middleware::from_fn_with_state(shared.limits.message_size, text::check))
        .layer(middleware::from_fn_with_state((shared.clone(), limiter), rate_limit::limit));
    let files = Router::new()
        .fallback(file)
        .layer(middleware::from_fn_with_state((shared.clone(), files), rate_limit::limit))
        .with_state(shared.clone());
    let ops = if shared.separate_ops { closed() } else { operations() };
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(host::alive))
        .merge(ops)
        .fallback_service(files)
        .layer(middleware::from_fn_with_state(shared.clone(), body::receive))
        .layer(DefaultBodyLimit::max(shared.limits.message_size))
        .layer(middleware::from_fn_with_state(shared.clone(), headers::check_origin))
        .layer(middleware::from_fn(headers::add))
        .layer(middleware::from_fn(headers::measure))
        .with_state(shared)
}

/// The router of the address for operations.
pub fn ops(shared: Arc<Shared>) -> Router {
    operations().route("/healthz", get(host::alive)).with_state(shared)
}

/// What monitoring asks for.
fn operations() -> Router<Arc<Shared>> {
    Router::new().route("/readyz", get(host::ready)).route("/metrics", get(host::metrics))
}

/// The same paths where monitoring has an address of its own.
fn closed() -> Router<Arc<Shared>> {
    let not_found = || async { StatusCode::NOT_FOUND };
    Router::new().route("/readyz", get(not_found)).route("/metrics", get(not_found))
}

async fn file(State(shared): State<Arc<Shared>>, uri: Uri, headers: HeaderMap) -> Response {
    assets::serve(&shared.assets, uri.path(), &headers)
}

/// Opens a WebSocket; its first message names the table.
async fn socket(
    State(shared): State<Arc<Shared>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Extension(connection): Extension<Arc<Connection>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let cookie = guests::token(&headers);
    let size = shared.limits.message_size;
    let client = shared.trusted_proxies.client(address.ip(), &headers);
    tracing::debug!(%client, "WebSocket opened");
    let upgrade = upgrade.max_message_size(size).max_frame_size(size);
    // Most connections are idle: the default buffers of 128 kB each would be most of the server's memory.
    upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER).on_upgrade(move |socket| {
        let tasks = shared.tasks.clone();
        async move {
            // Graceful shutdown does not wait for upgraded connections.
            tasks.track_future(ws::serve(socket, shared, connection, cookie)).await;
        }
    })
}

//! What the host looks at: whether the server lives, whether it can serve, how much it does.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::shared::Shared;
use crate::telemetry;

/// The program runs.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// The server can serve: the database answers and the server is not stopping.
pub async fn ready(State(shared): State<Arc<Shared>>) -> Response {
    if shared.stop.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match shared.store.ping().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

/// The file of the board that is played on; nothing if it is the built-in one
#[utoipa::path(get, path = "/api/edition", responses(
    (status = 200, content_type = "application/toml", body = String),
    (status = 204, description = "The built-in board"),
))]
pub async fn edition() -> Response {
    match witchstone_wire::board_file() {
        Some(file) => ([(header::CONTENT_TYPE, "application/toml")], file).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    }
}

/// Figures in the format of Prometheus.
pub async fn metrics() -> String {
    telemetry::metrics()
}

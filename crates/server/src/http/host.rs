//! Health, readiness, metrics, editions.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use witchstone_rules::Edition;
use witchstone_wire::{EditionInfo, Problem, Reason, edition_id};

use crate::error::ServerError;
use crate::shared::Shared;
use crate::telemetry;

/// Liveness: the process runs.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// Readiness: the database answers and the server is not stopping.
pub async fn ready(State(shared): State<Arc<Shared>>) -> Response {
    if shared.stop.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response();
    }
    match shared.store.ping().await {
        Ok(()) => "ready\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response(),
    }
}

/// List the editions that tables can be played on, the default first
#[utoipa::path(get, path = "/api/editions", tag = "editions", operation_id = "listEditions",
    responses((status = 200, body = Vec<EditionInfo>)))]
pub async fn editions(State(shared): State<Arc<Shared>>) -> Json<Vec<EditionInfo>> {
    let info = |edition: &Edition| EditionInfo {
        id: edition_id(&edition.id).to_owned(),
        name: edition.id.clone(),
        hash: shared.editions.hash_of(edition).unwrap_or_default().to_owned(),
    };
    Json(shared.editions.all().map(info).collect())
}

/// Cached for a year: a file with this content hash never changes.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// Get the file of an edition by its content hash
#[utoipa::path(get, path = "/api/editions/{hash}", tag = "editions", operation_id = "getEdition",
    params(("hash" = String, Path)), responses(
    (status = 200, content_type = "application/toml", body = String),
    (status = 404, body = Problem),
))]
pub async fn edition(
    State(shared): State<Arc<Shared>>,
    Path(hash): Path<String>,
) -> Result<impl IntoResponse, ServerError> {
    let file = shared.editions.file(&hash).ok_or(Reason::NoSuchEdition)?.to_owned();
    Ok(([(header::CONTENT_TYPE, "application/toml"), (header::CACHE_CONTROL, IMMUTABLE)], file))
}

/// Metrics in the format of Prometheus.
pub async fn metrics(State(shared): State<Arc<Shared>>) -> impl IntoResponse {
    let text = telemetry::metrics(&shared).await;
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], text)
}

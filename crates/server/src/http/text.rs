//! Refuses requests with characters that no store takes.

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ServerError;
use crate::text;

/// Checks path, query and body, of at most this many bytes, before any handler sees them.
pub async fn check(State(most): State<usize>, request: Request, next: Next) -> Response {
    let path = request.uri().path_and_query().map_or("", |path| path.as_str());
    if let Err(error) = text::check_path(path) {
        return ServerError::from(error).into_response();
    }
    if matches!(*request.method(), Method::GET | Method::HEAD) {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let Ok(bytes) = to_bytes(body, most).await else {
        return StatusCode::PAYLOAD_TOO_LARGE.into_response();
    };
    // What is no UTF-8 is no JSON either, which the handler says.
    if let Ok(body) = std::str::from_utf8(&bytes)
        && let Err(error) = text::check_json(body)
    {
        return ServerError::from(error).into_response();
    }
    next.run(Request::from_parts(head, Body::from(bytes))).await
}

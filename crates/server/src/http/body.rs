//! Receives the body of a request before it is handled, within a time and a size.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;
use witchstone_wire::{Problem, Reason};

use crate::shared::Shared;

/// Passes a request on with its whole body, or answers 408 or 413.
pub async fn receive(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let (head, body) = request.into_parts();
    let receiving = to_bytes(body, shared.limits.message_size);
    match timeout(shared.limits.body_timeout, receiving).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(head, Body::from(bytes))).await,
        Ok(Err(_)) => close(StatusCode::PAYLOAD_TOO_LARGE, Reason::InvalidMessage, "the body is too large"),
        Err(_) => close(StatusCode::REQUEST_TIMEOUT, Reason::TooSlow, "the body did not come in time"),
    }
}

/// What is left of the body is not read.
fn close(status: StatusCode, reason: Reason, text: &str) -> Response {
    let mut response = (status, Json(Problem { reason, text: text.to_owned() })).into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}

//! Refuses requests over the rate limit of their address.

use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use witchstone_wire::Reason;

use crate::error::ServerError;
use crate::rate_limit::AddressLimiter;

/// Passes a request on, or answers 429.
pub async fn limit(
    State(limiter): State<AddressLimiter>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if limiter.admits(address.ip()) {
        return next.run(request).await;
    }
    ServerError::from(Reason::RateLimited).into_response()
}

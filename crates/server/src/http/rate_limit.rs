//! Refuses requests over the rate limit of their client.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use witchstone_wire::Reason;

use crate::error::ServerError;
use crate::rate_limit::AddressLimiter;
use crate::shared::Shared;

/// Passes a request on, or answers 429.
pub async fn limit(
    State((shared, limiter)): State<(Arc<Shared>, AddressLimiter)>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if limiter.admits(shared.trusted_proxies.client(address.ip(), request.headers())) {
        return next.run(request).await;
    }
    ServerError::from(Reason::RateLimited).into_response()
}

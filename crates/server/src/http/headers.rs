//! Security headers and the origin check.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::shared::Shared;

/// The content security policy of pages.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
     style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    // The link of a private table must not travel to other sites.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
];

/// Adds the security headers to every response.
pub async fn add(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Counts requests by status, and measures their time.
pub async fn measure(request: Request, next: Next) -> Response {
    let started = Instant::now();
    let response = next.run(request).await;
    metrics::histogram!("witchstone_http_seconds").record(started.elapsed());
    let status = response.status().as_u16().to_string();
    metrics::counter!("witchstone_http_requests_total", "status" => status).increment(1);
    response
}

/// Refuses requests of pages of other origins that change something or open a WebSocket. Programs send no origin.
pub async fn check_origin(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let opens_socket = request.headers().contains_key(header::UPGRADE);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (changes || opens_socket) && !is_own(&shared, &request) {
        return (StatusCode::FORBIDDEN, "Pages of other origins may not do this.").into_response();
    }
    next.run(request).await
}

fn is_own(shared: &Shared, request: &Request) -> bool {
    let text = |name| request.headers().get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return !request.headers().contains_key(header::ORIGIN) };
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(header::HOST) || shared.origins.iter().any(|allowed| allowed == origin)
}

//! The description of the HTTP interface, for programs and for people.

use std::fmt::Write;

use axum::Json;
use axum::response::Html;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;

/// The description, gathered from the handlers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Witchstone",
        description = "Tables for Witchstone. The game itself goes over the WebSocket at /api/socket.",
        contact(),
        license(name = "MIT OR Apache-2.0")
    ),
    paths(
        super::guest::who,
        super::guest::name,
        super::guest::statistics,
        super::guest::device,
        super::guest::join_device,
        super::table::lobby,
        super::table::create,
        super::table::info,
        super::table::change_seat,
        super::table::start,
        super::table::rematch,
        super::table::record,
        super::table::sheet,
        super::table::analysis,
        super::table::analyse,
        super::host::editions,
        super::host::edition,
    )
)]
struct Interface;

/// For programs.
pub async fn json() -> Json<Description> {
    Json(Interface::openapi())
}

/// For people.
pub async fn page() -> Html<String> {
    let description = serde_json::to_value(Interface::openapi()).unwrap_or_default();
    let mut text = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Witchstone: the interface</title>\
         <h1>The interface</h1><p>All bodies are JSON; guests are known by a cookie or \
         <code>Authorization: Bearer</code>. <a href=\"/api/openapi.json\">The same for programs</a>.</p><dl>",
    );
    let paths = description["paths"].as_object().into_iter().flatten();
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().into_iter().flatten() {
            let method = method.to_uppercase();
            let summary = operation["summary"].as_str().unwrap_or("");
            // Writing into a string does not fail.
            let _ = write!(text, "<dt><code>{method} {path}</code><dd>{summary}");
        }
    }
    let schemas = description["components"]["schemas"].to_string();
    let schemas = schemas.replace('&', "&amp;").replace('<', "&lt;");
    let _ = write!(text, "</dl><h2>Bodies</h2><pre style=\"white-space:pre-wrap\">{schemas}</pre></html>");
    Html(text)
}

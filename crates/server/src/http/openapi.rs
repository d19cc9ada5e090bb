//! The OpenAPI description of the HTTP interface, and the same as a page.

use std::fmt::Write;

use axum::Json;
use axum::response::Html;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;

/// The description, collected from the handlers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Witchstone",
        description = "Tables for Witchstone. Games are played over the WebSocket at /api/socket.",
        contact(),
        license(name = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "guests", description = "Names, devices, statistics."),
        (name = "tables", description = "The lobby, seats, start, rematch."),
        (name = "finished games", description = "Records, score sheets, analyses."),
        (name = "editions", description = "The boards that tables are played on."),
    ),
    paths(
        super::guest::who,
        super::guest::name,
        super::guest::statistics,
        super::guest::device,
        super::guest::devices,
        super::guest::log_out,
        super::guest::preview_device,
        super::guest::login_device,
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

/// The description as JSON.
pub async fn json() -> Json<Description> {
    Json(Interface::openapi())
}

/// The description as a page.
pub async fn page() -> Html<String> {
    let description = serde_json::to_value(Interface::openapi()).unwrap_or_default();
    let mut text = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Witchstone: HTTP interface</title>\
         <h1>HTTP interface</h1><p>All bodies are JSON; a cookie authenticates guests, or \
         <code>Authorization: Bearer</code>. <a href=\"/api/openapi.json\">OpenAPI description</a>.</p><dl>",
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_operation_has_a_tag_and_an_id_of_its_own() {
        let description = serde_json::to_value(Interface::openapi()).unwrap();
        let tags: BTreeSet<&str> =
            description["tags"].as_array().unwrap().iter().map(|tag| tag["name"].as_str().unwrap()).collect();
        let (mut ids, mut used) = (BTreeSet::new(), BTreeSet::new());
        for (path, methods) in description["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                let id = operation["operationId"].as_str().unwrap();
                let is_camel_case = id.starts_with(|first: char| first.is_ascii_lowercase())
                    && id.chars().all(|sign| sign.is_ascii_alphanumeric());
                assert!(is_camel_case && ids.insert(id), "{method} {path}: {id}");
                let own: Vec<_> =
                    operation["tags"].as_array().unwrap().iter().map(|tag| tag.as_str().unwrap()).collect();
                assert!(own.len() == 1 && tags.contains(own[0]), "{method} {path}: {own:?}");
                used.insert(own[0]);
                assert!(!operation["summary"].as_str().unwrap().ends_with('.'), "{method} {path}");
            }
        }
        assert_eq!(used, tags);
        assert_eq!(ids.len(), 20);
    }
}

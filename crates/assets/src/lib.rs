//! The files of the browser client, as `cargo xtask client` leaves them in the folder `client` of cargo's target folder.
//!
//! A release build carries them inside; any other build reads them from the folder, so that a new client shows without
//! building the server again, unless the feature `inside` asks for the same.

use std::borrow::Cow;

use rust_embed::Embed;

#[derive(Embed)]
#[folder = "$WITCHSTONE_CLIENT"]
#[allow_missing = true]
struct Client;

/// The file at this path, without a slash in front; none if the client was not built.
///
/// ```
/// assert!(witchstone_assets::file("no/such/file").is_none());
/// ```
pub fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    Client::get(path).map(|file| file.data)
}

/// The same file compressed with Brotli, where the build left one.
pub fn packed(path: &str) -> Option<Cow<'static, [u8]>> {
    file(&format!("{path}.br"))
}

/// The entity tag of a file, for cache validation.
///
/// ```
/// assert!(witchstone_assets::tag("no/such/file").is_none());
/// ```
pub fn tag(path: &str) -> Option<String> {
    let hash = Client::get(path)?.metadata.sha256_hash();
    Some(hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect())
}

/// Whether the client was built.
pub fn is_there() -> bool {
    Client::get("index.html").is_some()
}

/// The type of a file, by its name.
///
/// ```
/// assert_eq!(witchstone_assets::media_type("witchstone_bg.wasm"), "application/wasm");
/// ```
pub fn media_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript",
        "css" => "text/css",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "ftl" => "text/plain; charset=utf-8",
        "jsonl" => "application/x-ndjson",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

//! The files of the browser client, given by whoever builds the program.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

/// One file.
pub struct File {
    /// What is in it.
    pub bytes: Cow<'static, [u8]>,
    /// Its type, as `text/html; charset=utf-8`.
    pub mime: String,
    /// How it is packed, as `br`, if it is.
    pub encoding: Option<&'static str>,
}

/// Where the files of the browser client come from.
pub trait Files: Send + Sync {
    /// The file at this path, without a slash in front; `index.html` is the page. It may be packed with Brotli if the
    /// reader can unpack that.
    fn get(&self, path: &str, brotli: bool) -> Option<File>;
}

/// The files, if the client is built in.
pub type Assets = Option<Arc<dyn Files>>;

/// What is shown where the client is not built in.
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Witchstone</title>\
     <h1>Witchstone</h1><p>This server runs, but the browser client is not built into it. \
     Programs can play through its <a href=\"/api\">interface</a>.</p></html>";

/// The file at a path; paths that name no file are pages of the client.
pub fn serve(assets: &Assets, path: &str, headers: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    let Some(files) = assets else {
        return if path.is_empty() {
            Html(NO_CLIENT).into_response()
        } else {
            StatusCode::NOT_FOUND.into_response()
        };
    };
    let is_page = !path.rsplit('/').next().unwrap_or("").contains('.');
    let found = files.get(if is_page { "index.html" } else { path }, takes_brotli(headers));
    found.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |file| send(file, is_page))
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').any(|coding| coding.trim() == "br" || coding.trim().starts_with("br;"))
}

fn send(file: File, is_page: bool) -> Response {
    let cache = if is_page { "no-cache" } else { "public, max-age=3600" };
    let mut response =
        Response::builder().header(header::CONTENT_TYPE, file.mime).header(header::CACHE_CONTROL, cache);
    response = response.header(header::VARY, "Accept-Encoding");
    if let Some(encoding) = file.encoding {
        response = response.header(header::CONTENT_ENCODING, encoding);
    }
    let body = Body::from(file.bytes.into_owned());
    response.body(body).unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

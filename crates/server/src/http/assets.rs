//! The files of the browser client, supplied by the program.

use std::borrow::Cow;
use std::sync::Arc;

use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Response};

/// One file.
pub struct File {
    /// The content.
    pub bytes: Cow<'static, [u8]>,
    /// The media type, as `text/html; charset=utf-8`.
    pub mime: String,
    /// The entity tag: it changes with the content.
    pub tag: String,
    /// The content encoding, as `br`.
    pub encoding: Option<&'static str>,
}

/// Where the files of the browser client come from.
pub trait Files: Send + Sync {
    /// The file at this path, without a leading slash; `index.html` is the page. With `brotli` it may be compressed.
    fn get(&self, path: &str, brotli: bool) -> Option<File>;
}

/// The files, if the client is built in.
pub type Assets = Option<Arc<dyn Files>>;

/// The page of a program without the browser client.
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Witchstone</title>\
     <h1>Witchstone</h1><p>This server runs, but the browser client is not built into it. \
     Programs can play through its <a href=\"/api\">interface</a>.</p></html>";

/// Serves the file at a path; paths without a file extension are pages of the client.
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
    found.map_or_else(|| StatusCode::NOT_FOUND.into_response(), |file| send(file, headers))
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    accepted.split(',').any(|coding| coding.trim() == "br" || coding.trim().starts_with("br;"))
}

/// Browsers cache files but revalidate each time: the files of one version belong together, and a page that loads some of
/// today and some of yesterday does not run.
fn send(file: File, headers: &HeaderMap) -> Response {
    // Another encoding is another representation.
    let tag = format!("\"{}-{}\"", file.tag, file.encoding.unwrap_or("plain"));
    let response = Response::builder()
        .header(header::CACHE_CONTROL, "no-cache")
        .header(header::VARY, "Accept-Encoding")
        .header(header::ETAG, &tag);
    let built = if is_cached(headers, &tag) {
        response.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        let packed = file.encoding.map(|encoding| (header::CONTENT_ENCODING, encoding));
        let response = response.header(header::CONTENT_TYPE, file.mime);
        let response =
            packed.into_iter().fold(response, |response, (name, value)| response.header(name, value));
        response.body(Body::from(shared(file.bytes)))
    };
    built.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// All responses share the content of a file that is built in.
fn shared(content: Cow<'static, [u8]>) -> Bytes {
    match content {
        Cow::Borrowed(content) => Bytes::from_static(content),
        Cow::Owned(content) => Bytes::from(content),
    }
}

/// Whether the client has the representation with this tag.
fn is_cached(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok()).unwrap_or("");
    known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    struct OneScript;

    impl Files for OneScript {
        fn get(&self, path: &str, brotli: bool) -> Option<File> {
            let (bytes, encoding) = if brotli { (&b"packed"[..], Some("br")) } else { (&b"plain"[..], None) };
            let known = ["service.js", "index.html"].contains(&path);
            known.then(|| File {
                bytes: bytes.into(),
                mime: "text/javascript".into(),
                tag: "t1".into(),
                encoding,
            })
        }
    }

    fn asked(path: &str, known: Option<&str>) -> Response {
        let mut headers = HeaderMap::new();
        if let Some(tag) = known {
            headers.insert(header::IF_NONE_MATCH, tag.parse().unwrap());
        }
        serve(&Some(Arc::new(OneScript)), path, &headers)
    }

    /// A new version is seen at once, and what did not change is not sent again.
    #[test]
    fn files_are_revalidated_and_sent_only_if_they_changed() {
        for path in ["/", "/service.js"] {
            let first = asked(path, None);
            assert_eq!(first.status(), StatusCode::OK);
            assert_eq!(first.headers()[header::CACHE_CONTROL], "no-cache");
            let tag = first.headers()[header::ETAG].to_str().unwrap();
            assert_eq!(asked(path, Some(tag)).status(), StatusCode::NOT_MODIFIED);
            assert_eq!(asked(path, Some("\"t0-plain\"")).status(), StatusCode::OK);
        }
        assert_eq!(asked("/no.js", None).status(), StatusCode::NOT_FOUND);
    }

    /// A hundred clients that do not read hold the program once, not a hundred times.
    #[tokio::test]
    async fn responses_share_the_content_of_a_file() {
        let mut places = vec![];
        for _ in 0..2 {
            let body = axum::body::to_bytes(asked("/service.js", None).into_body(), 100).await.unwrap();
            places.push(body.as_ptr());
        }
        assert_eq!(places[0], places[1]);
    }

    #[test]
    fn a_compressed_file_has_another_tag() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, "gzip, br".parse().unwrap());
        let packed = serve(&Some(Arc::new(OneScript)), "/service.js", &headers);
        assert_eq!(packed.headers()[header::CONTENT_ENCODING], "br");
        assert_ne!(packed.headers()[header::ETAG], asked("/service.js", None).headers()[header::ETAG]);
    }
}

//! Requests to the server that the page came from, and their errors in words.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use witchstone_wire::{Problem, Reason, edition_id, is_id};

use super::{Texts, Words};

/// Why a request failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HttpError {
    /// There is no server, or no connection to it.
    Unreachable,
    /// The server rejected it.
    Refused(Problem),
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, HttpError> {
    request(path, &RequestInit::new()).await
}

/// Asks for something to be done.
pub async fn post<B: Serialize, T: DeserializeOwned>(path: &str, body: &B) -> Result<T, HttpError> {
    let init = RequestInit::new();
    init.set_method("POST");
    let headers = Headers::new().map_err(unreachable)?;
    headers.set("Content-Type", "application/json").map_err(unreachable)?;
    init.set_headers(&headers);
    init.set_body(&serde_json::to_string(body).unwrap_or_default().into());
    request(path, &init).await
}

fn unreachable(_: JsValue) -> HttpError {
    HttpError::Unreachable
}

/// Asks for a file beside the page.
pub async fn get_text(path: &str) -> Result<String, HttpError> {
    let (text, fine) = fetch(path, &RequestInit::new()).await?;
    if fine { Ok(text) } else { Err(HttpError::Unreachable) }
}

async fn request<T: DeserializeOwned>(path: &str, init: &RequestInit) -> Result<T, HttpError> {
    let (text, fine) = fetch(path, init).await?;
    if fine {
        return serde_json::from_str(&text).map_err(|_| HttpError::Unreachable);
    }
    Err(serde_json::from_str(&text).map_or(HttpError::Unreachable, HttpError::Refused))
}

/// Whether a path of the interface is made of ids, so that it leads where it was meant to. Other files are not checked.
fn is_sound(path: &str) -> bool {
    path.strip_prefix("/api/").is_none_or(|rest| rest.split('/').all(is_id))
}

/// What came back, and whether it is what was asked for.
async fn fetch(path: &str, init: &RequestInit) -> Result<(String, bool), HttpError> {
    if !is_sound(path) {
        let reason = Reason::InvalidMessage;
        return Err(HttpError::Refused(Problem { reason, text: reason.to_string() }));
    }
    let window = web_sys::window().ok_or(HttpError::Unreachable)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, init)).await.map_err(unreachable)?;
    let answer: Response = answer.dyn_into().map_err(unreachable)?;
    let text = JsFuture::from(answer.text().map_err(unreachable)?).await.map_err(unreachable)?;
    Ok((text.as_string().unwrap_or_default(), answer.ok()))
}

/// Why the server refuses a request or closes the connection.
pub fn refusal_text(words: &Words, reason: Reason, text: &str) -> String {
    words.server_reason(&reason.code(), text)
}

/// A game was played on an edition that neither this browser nor the server knows.
pub fn unknown_board(words: &Words, name: &str) -> String {
    words.format("board-unknown", &[("board", edition_id(name).to_owned().into())])
}

/// Why a request failed, in words.
pub fn describe_error(texts: Texts, error: &HttpError) -> String {
    texts.with(|words| match error {
        HttpError::Unreachable => words.server_reason("unreachable", ""),
        HttpError::Refused(problem) => refusal_text(words, problem.reason, &problem.text),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_of_the_interface_is_made_of_ids() {
        for path in ["/api/guest", "/api/tables/k3m9/seats/0", "/api/device/login", "./texts/en/start.ftl"] {
            assert!(is_sound(path), "{path}");
        }
        for path in
            ["/api/device/../tables/k3m9/start", "/api/tables/a%2fb", "/api/tables//", "/api/tables/a?b"]
        {
            assert!(!is_sound(path), "{path}");
        }
    }
}

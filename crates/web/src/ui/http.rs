//! Requests to the server that the page came from.

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};
use witchstone_wire::Problem;

/// Why a request came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no server, or no connection to it.
    Unreachable,
    /// The server refuses.
    Refused(Problem),
}

impl Fault {
    /// The reason as a message knows it, and the server's own sentence.
    pub fn told(&self) -> (String, String) {
        match self {
            Fault::Unreachable => ("unreachable".into(), String::new()),
            Fault::Refused(problem) => (problem.reason.clone(), problem.text.clone()),
        }
    }
}

/// Asks for something.
pub async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Fault> {
    request(path, &RequestInit::new()).await
}

/// Asks for something to be done.
pub async fn post<B: Serialize, T: DeserializeOwned>(path: &str, body: &B) -> Result<T, Fault> {
    let init = RequestInit::new();
    init.set_method("POST");
    let headers = Headers::new().map_err(unreachable)?;
    headers.set("Content-Type", "application/json").map_err(unreachable)?;
    init.set_headers(&headers);
    init.set_body(&serde_json::to_string(body).unwrap_or_default().into());
    request(path, &init).await
}

fn unreachable(_: JsValue) -> Fault {
    Fault::Unreachable
}

/// Asks for a file beside the page.
pub async fn get_text(path: &str) -> Result<String, Fault> {
    let (text, fine) = fetch(path, &RequestInit::new()).await?;
    if fine { Ok(text) } else { Err(Fault::Unreachable) }
}

async fn request<T: DeserializeOwned>(path: &str, init: &RequestInit) -> Result<T, Fault> {
    let (text, fine) = fetch(path, init).await?;
    if fine {
        return serde_json::from_str(&text).map_err(|_| Fault::Unreachable);
    }
    Err(serde_json::from_str(&text).map_or(Fault::Unreachable, Fault::Refused))
}

/// What came back, and whether it is what was asked for.
async fn fetch(path: &str, init: &RequestInit) -> Result<(String, bool), Fault> {
    let window = web_sys::window().ok_or(Fault::Unreachable)?;
    let answer = JsFuture::from(window.fetch_with_str_and_init(path, init)).await.map_err(unreachable)?;
    let answer: Response = answer.dyn_into().map_err(unreachable)?;
    let text = JsFuture::from(answer.text().map_err(unreachable)?).await.map_err(unreachable)?;
    Ok((text.as_string().unwrap_or_default(), answer.ok()))
}

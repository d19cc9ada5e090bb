//! The computer opponents of games in the browser. It runs in a Web Worker, so that the page never waits for it.
//!
//! The page sends a game and a seat; what comes back is a move. The opponent is shown that seat's view and nothing else.

mod request;

use wasm_bindgen::prelude::wasm_bindgen;

pub use request::Request;

/// Chooses a move for a [`Request`] written as JSON; an empty text if there is nothing to choose.
#[wasm_bindgen]
pub fn think(request: &str) -> String {
    let chosen = Request::from_json(request).and_then(|request| request.choose());
    chosen.map(|chosen| chosen.to_string()).unwrap_or_default()
}

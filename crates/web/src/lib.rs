//! Witchstone in the browser: the start page, the table, games on this device and games over the network.
//!
//! Client-side rendering only. The rules run in the page: what is legal is never asked of a server. The table
//! ([`table`]) is a widget without rules, which is given a view and the legal moves and gives back a move.
//!
//! One folder for each feature, with its page, state and panels; features do not import each other. Below them are `game` (a
//! game on the page, wherever it is played), [`table`], `worker` and `ui`.

mod app;
mod game;
mod learn;
mod local;
mod online;
mod puzzle;
mod review;
mod rulebook;
mod settings;
mod start;
mod statistics;
pub mod table;
pub mod text_files;
mod ui;
mod worker;

pub use app::App;
pub use ui::{Palette, Route, Settings, Speed, Texts, Words, use_settings, use_texts, use_words};
/// What runs in the worker, exported beside the page.
pub use worker::WorkerSession;

/// Reads the texts of the player's language, given by its code. The page calls it before [`start()`]: reading the WebAssembly,
/// reading the texts and drawing are separate tasks, so that none blocks the browser for long.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn prepare(language: &str, texts: &str) {
    console_error_panic_hook::set_once();
    ui::read_ahead(language, texts);
}

/// Puts the client into the page. `editions` is the server's list of editions as JSON, empty without a server.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn start(editions: &str) {
    let editions = editions.to_owned();
    leptos::mount::mount_to_body(move || leptos::view! { <App editions/> });
}

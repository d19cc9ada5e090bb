//! Witchstone in the browser: the start page, the table, games on this device and games over the network.
//!
//! Client-side rendering only. The rules run in the page: what is legal is never asked of a server. The table
//! ([`table`]) is a widget without rules, which is given a view and the legal moves and gives back a move.

mod app;
mod download;
mod editions;
mod learn;
mod net;
mod pages;
mod panels;
mod play;
mod puzzle;
mod review;
mod route;
mod rulebook;
mod settings;
mod stages;
mod statistics;
mod store;
pub mod table;
mod update;
mod words;

pub use app::{App, use_settings, use_words};
pub use route::Route;
pub use settings::{Palette, Settings, Speed};
/// The worker, exported beside the page.
pub use witchstone_thinker::ThinkerSession;
pub use witchstone_words::Words;
pub use words::{Texts, use_texts, words_of};

/// Reads the texts of the player's language. The page calls it before [`start`]: reading the WebAssembly, reading the texts
/// and drawing are tasks of their own, so that none keeps the browser busy long.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn prepare() {
    console_error_panic_hook::set_once();
    words::read_ahead(app::language(&app::stored_settings()));
}

/// Puts the client into the page. `editions` is the server's list of editions as JSON, empty without a server.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn start(editions: &str) {
    let editions = editions.to_owned();
    leptos::mount::mount_to_body(move || leptos::view! { <App editions/> });
}

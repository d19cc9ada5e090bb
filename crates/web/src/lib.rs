//! Witchstone in the browser: the start page, the table, games on this device and games over the network.
//!
//! Client-side rendering only. The rules run in the page: what is legal is never asked of a server. The table
//! ([`table`]) is a widget without rules, which is given a view and the legal moves and gives back a move.

mod app;
mod download;
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
/// What the worker answers, exported beside the page.
pub use witchstone_thinker::{board, explain, hint, review as review_in_worker, think};
pub use witchstone_words::Words;
pub use words::{Texts, use_texts, words_of};

/// Reads the texts of the player's language. The page calls it before [`start`]: reading the WebAssembly, reading the texts
/// and drawing are tasks of their own, so that none keeps the browser busy long.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn prepare() {
    console_error_panic_hook::set_once();
    words::read_ahead(app::language(&app::stored_settings()));
}

/// Puts the client into the page. `board` is the file of the server's board, empty if that is the built-in one.
#[wasm_bindgen::prelude::wasm_bindgen]
pub fn start(board: &str) {
    if !board.is_empty()
        && let Err(why) = witchstone_wire::play_on(board)
    {
        // The server has read the same file; only an older client can fail here, and plays its own board.
        leptos::logging::warn!("{why}");
    }
    leptos::mount::mount_to_body(App);
}

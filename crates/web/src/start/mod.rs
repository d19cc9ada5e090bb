//! The start page: new games, and those that this browser stores.

mod new_game;
mod page;
mod saved_games;

pub use page::StartPage;

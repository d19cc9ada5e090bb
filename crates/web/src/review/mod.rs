//! The review of a game: every position, what a strong player thinks of each turn, and playing on from anywhere.

mod accuracy;
mod analysis;
mod board;
mod chance_plot;
mod controls;
mod game;
mod load_page;
mod mistakes;
mod page;
mod panels;
mod play_on;
mod storage;
mod timeline;
mod variation;

pub use page::ReviewPage;

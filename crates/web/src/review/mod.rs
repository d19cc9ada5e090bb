//! The review of a game: every position, what a strong player thinks of each turn, and playing on from anywhere.

mod accuracy;
mod analysis;
mod board;
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
mod win_probability_plot;

pub use page::ReviewPage;

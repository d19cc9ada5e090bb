//! A game as the page shows it, wherever it is played: its session, the panels beside the table, and what is stored of it.

mod finished_table;
mod game_ref;
mod hints;
mod history;
pub mod panels;
mod sandbox;
mod saved;
mod seat;
mod session;
mod setup;
pub mod summary;
mod view;

pub use finished_table::FinishedTable;
pub use game_ref::GameRef;
pub use hints::{Allowed, LAST_STEP, Told};
pub use history::{Game, Ply};
pub use panels::{After, Log, Row, SOURCES, Scores, story};
pub use sandbox::Line;
pub use saved::{SavedGame, all_saved, forget_saved};
pub use seat::{LEVELS, RIVALS, Seat, own_name};
pub use session::{Act, GivenUp, Notice, Session};
pub use setup::{BoardPick, Choice, LastChoice, OnBoard, OptionsForm, parts};
pub use summary::Summary;
pub use view::GameView;

//! A game as the page shows it, wherever it is played: its session, the panels beside the table, and what is stored of it.

mod click_history;
mod finished_table;
mod game_ref;
mod hints;
mod older_rules;
mod pace;
pub mod panels;
mod ply;
mod recent;
mod sandbox;
mod saved;
mod seat;
mod session;
mod setup;
pub mod summary;
mod turns;
mod view;

pub use finished_table::FinishedTable;
pub use game_ref::GameRef;
pub use hints::{HintPolicy, HintState, LAST_STEP};
pub use older_rules::{DifferenceText, FirstDifference};
pub use pace::pause;
pub use panels::{AfterGame, Log, Row, SOURCES, Scores, describe_ply};
pub use ply::Ply;
pub use sandbox::Sandbox;
pub use saved::{SavedGame, all_saved, remove_saved};
pub use seat::{PlayerKind, RIVALS, SeatColours, SeatedPlayer, own_name};
pub use session::{Command, Notice, Resigned, Session};
pub use setup::{
    BoardSelect, Choice, ColourDot, FirstSelect, KindSelect, LastChoice, OnBoard, OptionsForm, SeatOptions,
    SeatsForm, parts,
};
pub use summary::Summary;
pub use turns::moves_in_turn;
pub use view::GameView;

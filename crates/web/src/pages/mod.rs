//! The pages, one file each.

mod beside;
mod board;
mod chat;
mod clock;
mod closed;
mod code_form;
mod device;
mod emblem;
mod game;
mod last;
mod learn;
mod online;
mod options;
mod parts;
mod puzzle;
mod rules;
mod saved;
mod settings;
mod start;
mod table;
mod waiting;

pub use board::OnBoard;
pub use device::DevicePage;
pub use game::GamePage;
pub use learn::LearnPage;
pub use parts::PartsPage;
pub use puzzle::PuzzlePage;
pub use rules::RulesPage;
pub use settings::SettingsPage;
pub use start::{LEVELS, StartPage};
pub use table::TablePage;

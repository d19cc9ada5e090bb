//! The pages, one file each.

mod game;
mod options;
mod parts;
mod saved;
mod settings;
mod start;

pub use game::GamePage;
pub use parts::PartsPage;
pub use settings::SettingsPage;
pub use start::StartPage;

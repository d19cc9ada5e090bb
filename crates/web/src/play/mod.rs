//! A game as the page sees it, wherever it is played.

mod advice;
mod choice;
mod clocks;
mod finished;
mod game;
mod hints;
mod line;
mod local;
mod online;
mod saved;
mod session;
mod thinker;

pub use advice::{origin, read_deed};
pub use choice::Choice;
pub use clocks::written;
pub use finished::FinishedTable;
pub use game::{Game, Ply};
pub use hints::{Allowed, Hints, LAST_STEP, Told};
pub use line::Line;
pub use local::{NotOpened, open as open_local};
pub use online::{Online, open as open_online};
pub use saved::{SavedGame, Seat, all as all_saved, forget};
pub use session::{Act, GivenUp, Notice, Session};
pub use thinker::Thinker;

//! What is beside the table: bar, move list, log, scores, dialogs, result.

mod announcer;
mod bar;
mod dialogs;
mod hint_card;
mod keys;
mod log;
mod move_list;
mod replay;
mod result;
mod score_chart;
mod score_plot;
mod scores;
mod sound;

pub use announcer::Announcer;
pub use bar::{Bar, name_of};
pub use dialogs::{ConfirmDialog, HandOverScreen, MoveGuard};
pub use hint_card::{HintCard, highlight_hint, hinted_area};
pub use keys::listen as listen_to_keys;
pub use log::{Latest, Log, describe_ply};
pub use move_list::MoveList;
pub use replay::Replay;
pub use result::{AfterGame, Result as GameResult};
pub use scores::{Row, SOURCES, Scores};
pub use sound::chime_on_turn;

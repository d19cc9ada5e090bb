//! What is beside the table: bar, move list, log, scores, result, and small pieces that pages share.

mod announcer;
mod bar;
mod chart;
mod curtain;
mod fields;
mod giving_up;
mod hint;
mod keys;
mod log;
mod moves;
mod pending;
mod plot;
mod replay;
mod result;
mod scores;
mod sound;
mod tab_strip;
mod tabs;

pub use announcer::{Announcer, reason_name, refused, unknown_board};
pub use bar::Bar;
pub use curtain::Curtain;
pub use fields::{Pick, Switch};
pub use giving_up::{GiveUp, GiveUpDialog};
pub use hint::{HintCard, looked_at, things_of_hint};
pub use keys::listen as listen_to_keys;
pub use log::{Latest, Log, story};
pub use moves::MoveList;
pub use replay::Replay;
pub use result::{After, Result as GameResult};
pub use scores::{Row, SOURCES, Scores};
pub use sound::chime_on_turn;
pub use tab_strip::TabStrip;
pub use tabs::Tabs;

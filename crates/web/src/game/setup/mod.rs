//! What a new game begins with: players, options, the board, and what was chosen last.

mod board_select;
mod last_choice;
mod options_form;
mod seats_form;

pub use board_select::{BoardSelect, OnBoard};
pub use last_choice::LastChoice;
pub use options_form::{Choice, OptionsForm, parts};
pub use seats_form::{ColourDot, FirstSelect, KindSelect, SeatOptions, SeatsForm};

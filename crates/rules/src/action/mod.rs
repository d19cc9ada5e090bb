//! One file for each heading of the rulebook: its legal moves, why others are refused, and what they do, side by side.

mod bonus;
mod crystal;
mod energy;
mod pentagram;
mod power;
mod scroll;
mod set_up;
mod turn;
mod wand;
mod witch;
mod witch_path;

pub use bonus::{CHIP_ACTIONS, FREE_ACTIONS, SPECIAL_ACTIONS};
pub(crate) use crystal::rack_extra;
pub use crystal::{BLACK_EXTRA, VIAL_ACTIONS};
pub use pentagram::EMPTY_OWL_POINTS;
pub use witch::{CHIP_POINTS, STANDING_POINTS};
pub use witch_path::WitchPath;

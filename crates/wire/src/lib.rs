//! The written forms that leave the program: records as JSON.
//!
//! The rules know no JSON and their types are not `Serialize`; this crate alone owns the format.

mod record;

pub use record::{FORMAT, GameRecord, Outcome, Ply, ReadError, TracedRecord};

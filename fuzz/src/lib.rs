//! What must hold for any input at all: no panic, no endless loop, no huge allocation, and what each target asserts.
//!
//! A target is a function that gets bytes from anywhere. The program of this crate feeds it changed copies of the files
//! in `corpus/`; `guided/` lets a coverage-guided fuzzer do the same.

mod choices;
mod dice;
mod mutate;
mod targets;

pub use choices::Choices;
pub use dice::Dice;
pub use mutate::mutate;
pub use targets::{TARGETS, Target, run, seeds};

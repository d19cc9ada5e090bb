//! Fuzz targets: no input panics, loops or allocates without bounds, and each target asserts more.
//!
//! A target is a function that gets bytes from anywhere. The program of this crate feeds it mutations of the files in
//! `corpus/`; `guided/` does the same with a coverage-guided fuzzer.

mod choices;
mod mutate;
mod targets;

pub use choices::Choices;
pub use mutate::mutate;
pub use targets::{TARGETS, Target, run, seeds};

//! Why a task failed, as one sentence for the person at the terminal.

use std::fmt;

/// The result of a task or of a part of one.
pub type Result<T = ()> = std::result::Result<T, Failure>;

/// A sentence that says what went wrong and, where we know it, what to do.
///
/// Nothing in this crate reacts to one kind of failure differently from another, so there are no kinds.
#[derive(Debug, PartialEq, Eq)]
pub struct Failure(String);

impl Failure {
    /// A failure with this sentence.
    pub fn new(sentence: impl Into<String>) -> Self {
        Failure(sentence.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

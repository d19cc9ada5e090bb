//! Why an edition file was refused.

use core::fmt;

/// What is wrong in an edition file, and where.
///
/// It prints as one sentence: `line 61: wand.spaces[3].at is 40, but the Wand's last space is 22.`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionError {
    /// The line, counted from 1; none if the file as a whole is meant.
    pub line: Option<usize>,
    /// The key, as `wand.spaces[3].at`; empty if the file as a whole is meant.
    pub key: String,
    /// The rest of the sentence, without its full stop.
    pub message: String,
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        let subject = if self.key.is_empty() { "the file" } else { &self.key };
        write!(f, "{subject} {}.", self.message)
    }
}

impl std::error::Error for EditionError {}

//! Why something written is not what it should be.

use std::fmt;

/// Why a written form cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormError(String);

impl FormError {
    pub(crate) fn new(message: impl Into<String>) -> FormError {
        FormError(message.into())
    }

    /// A thing that should have been of this kind.
    pub(crate) fn not_a(what: &str, found: &str) -> FormError {
        FormError(format!("\"{}\" is not a {what}.", cut(found)))
    }
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FormError {}

/// Foreign text is quoted, but not at any length.
pub(crate) fn cut(text: &str) -> String {
    text.chars().take(40).map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

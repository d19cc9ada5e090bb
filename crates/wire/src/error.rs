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
        // Foreign text is quoted, but not at any length.
        let cut: String = found.chars().take(40).collect();
        FormError(format!("\"{cut}\" is not a {what}."))
    }
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FormError {}

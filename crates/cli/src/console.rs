//! The streams that a command reads from and writes to: nothing here prints anywhere else.

use std::io::{BufRead, Write};

/// Where a command reads and writes, and what it may know about its surroundings.
pub struct Console<'a> {
    /// Standard input.
    pub input: &'a mut dyn BufRead,
    /// Standard output: results only.
    pub out: &'a mut dyn Write,
    /// Standard error: errors and progress.
    pub err: &'a mut dyn Write,
    /// Whether a person types the input.
    pub in_is_terminal: bool,
    /// Whether results are read by a person as they come.
    pub out_is_terminal: bool,
    /// Whether progress can be shown.
    pub err_is_terminal: bool,
    /// Looks up an environment variable.
    pub environment: &'a dyn Fn(&str) -> Option<String>,
}

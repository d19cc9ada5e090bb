//! Errors of scripts.

use std::fmt;

/// A script that is wrong or does not hold, with the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptError {
    file: String,
    line: usize,
    error: String,
}

/// What is wrong with a statement, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct StatementError(String);

impl From<String> for StatementError {
    fn from(sentence: String) -> StatementError {
        StatementError(sentence)
    }
}

impl From<&str> for StatementError {
    fn from(sentence: &str) -> StatementError {
        StatementError(sentence.to_owned())
    }
}

impl From<StatementError> for String {
    fn from(error: StatementError) -> String {
        error.0
    }
}

impl fmt::Display for StatementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl ScriptError {
    pub(super) fn new(file: &str, line: usize, error: impl Into<String>) -> ScriptError {
        ScriptError { file: file.into(), line, error: error.into() }
    }

    /// The line, counted from 1.
    pub fn line(&self) -> usize {
        self.line
    }
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.error)
    }
}

impl std::error::Error for ScriptError {}

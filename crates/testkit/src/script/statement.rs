//! The statements of a script, one on each line.

use std::sync::Arc;

use super::error::ScriptError;

/// A statement: its keyword and the rest of the line.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    file: Arc<str>,
    number: usize,
    pub keyword: String,
    pub rest: String,
}

impl Statement {
    /// An error at this statement.
    pub fn error(&self, error: impl Into<String>) -> ScriptError {
        ScriptError::new(&self.file, self.number, error)
    }

    /// The parts of the rest between semicolons.
    pub fn items(&self) -> impl Iterator<Item = &str> {
        items(&self.rest)
    }
}

/// The parts of a text between semicolons; `none` is no part at all.
pub(super) fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|item| !item.is_empty() && *item != "none")
}

/// The statements of a script: lines that are neither empty nor a comment.
pub(super) fn statements(file: &str, text: &str) -> Vec<Statement> {
    let file: Arc<str> = file.into();
    let numbered = text.lines().map(str::trim).zip(1..);
    let relevant = numbered.filter(|(text, _)| !text.is_empty() && !text.starts_with('#'));
    let line = |(text, number): (&str, usize)| {
        let (keyword, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Statement { file: file.clone(), number, keyword: keyword.into(), rest: rest.trim().into() }
    };
    relevant.map(line).collect()
}

//! The lines of a script, and errors that name one.

use std::fmt;
use std::sync::Arc;

/// What is wrong with a script, or what in it does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScriptError {
    file: String,
    line: usize,
    fault: String,
}

/// What is wrong with a line, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault(String);

impl From<String> for Fault {
    fn from(sentence: String) -> Fault {
        Fault(sentence)
    }
}

impl From<&str> for Fault {
    fn from(sentence: &str) -> Fault {
        Fault(sentence.to_owned())
    }
}

impl From<Fault> for String {
    fn from(fault: Fault) -> String {
        fault.0
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl ScriptError {
    pub(super) fn new(file: &str, line: usize, fault: impl Into<String>) -> ScriptError {
        ScriptError { file: file.into(), line, fault: fault.into() }
    }

    /// The line, counted from 1.
    pub fn line(&self) -> usize {
        self.line
    }
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.fault)
    }
}

impl std::error::Error for ScriptError {}

/// A line that says something: its first word and the rest.
#[derive(Clone, Debug)]
pub(super) struct Line {
    file: Arc<str>,
    number: usize,
    pub keyword: String,
    pub rest: String,
}

impl Line {
    /// This line's error.
    pub fn error(&self, fault: impl Into<String>) -> ScriptError {
        ScriptError::new(&self.file, self.number, fault)
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

/// The lines that say something: not empty, and not a comment.
pub(super) fn lines(file: &str, text: &str) -> Vec<Line> {
    let file: Arc<str> = file.into();
    let numbered = text.lines().map(str::trim).zip(1..);
    let spoken = numbered.filter(|(text, _)| !text.is_empty() && !text.starts_with('#'));
    let line = |(text, number): (&str, usize)| {
        let (keyword, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        Line { file: file.clone(), number, keyword: keyword.into(), rest: rest.trim().into() }
    };
    spoken.map(line).collect()
}

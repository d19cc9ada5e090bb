//! Errors of commands, and the exit status.

use std::fmt;
use std::io;

use witchstone_rules::{ReplayError, SetUpError};
use witchstone_words::Words;

/// Success.
pub const FINE: u8 = 0;
/// A difference was found.
pub const DIFFERENT: u8 = 1;
/// A usage error, or unreadable input.
pub const UNUSABLE: u8 = 2;

/// The result of a command that ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Success.
    Fine,
    /// A difference was found.
    Different,
    /// Some input could not be read, and was reported.
    Unusable,
}

impl Verdict {
    /// Its exit status.
    pub const fn code(self) -> u8 {
        match self {
            Verdict::Fine => FINE,
            Verdict::Different => DIFFERENT,
            Verdict::Unusable => UNUSABLE,
        }
    }
}

/// Why a command failed.
#[derive(Debug)]
pub enum Failure {
    /// A usage error or unreadable input, as one sentence.
    Usage(String),
    /// The output could not be written.
    Output(io::Error),
}

/// The result of a command.
pub type Result<T = Verdict> = std::result::Result<T, Failure>;

impl Failure {
    /// A usage error or unreadable input, as one sentence.
    pub fn usage(sentence: impl Into<String>) -> Failure {
        Failure::Usage(sentence.into())
    }

    /// A file that cannot be read.
    pub fn reading(name: &str, error: &io::Error) -> Failure {
        Failure::Usage(format!("Cannot read {name}: {}.", plain(error)))
    }

    /// Whether the reader closed the pipe, which is not an error.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// Only writing output fails with a bare [`io::Error`]; errors of reading name the file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(sentence) => f.write_str(sentence),
            Failure::Output(error) => write!(f, "Cannot write the output: {}.", plain(error)),
        }
    }
}

impl std::error::Error for Failure {}

impl From<SetUpError> for Failure {
    fn from(error: SetUpError) -> Failure {
        Failure::Usage(Words::english().set_up_error(&error))
    }
}

impl From<ReplayError> for Failure {
    fn from(error: ReplayError) -> Failure {
        Failure::Usage(Words::english().replay_error(&error))
    }
}

/// The system's message without its error number.
pub fn plain(error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::IsADirectory {
        return "it is a folder".to_owned();
    }
    let text = error.to_string();
    let words = text.split(" (os error").next().unwrap_or_default();
    words.trim_end_matches('.').to_owned()
}

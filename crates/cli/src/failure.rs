//! Why a command did not come to its end, and the exit codes.

use std::fmt;
use std::io;

/// All was done, and all was right.
pub const FINE: u8 = 0;
/// Something was checked and is not as it should be.
pub const DIFFERENT: u8 = 1;
/// The command was called wrongly, or an input cannot be read.
pub const UNUSABLE: u8 = 2;

/// How a command that came to its end came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All is right.
    Fine,
    /// Something differs.
    Different,
    /// Some input could not be read; what that was has been said.
    Unusable,
}

impl Verdict {
    /// Its exit code.
    pub const fn code(self) -> u8 {
        match self {
            Verdict::Fine => FINE,
            Verdict::Different => DIFFERENT,
            Verdict::Unusable => UNUSABLE,
        }
    }
}

/// Why a command did not come to its end.
#[derive(Debug)]
pub enum Failure {
    /// Wrong usage or unreadable input, as one sentence.
    Told(String),
    /// A result could not be written.
    Output(io::Error),
}

/// What a command returns.
pub type Result<T = Verdict> = std::result::Result<T, Failure>;

impl Failure {
    /// Wrong usage or unreadable input, as one sentence.
    pub fn told(sentence: impl Into<String>) -> Failure {
        Failure::Told(sentence.into())
    }

    /// A file that cannot be read.
    pub fn reading(name: &str, error: &io::Error) -> Failure {
        Failure::Told(format!("{name} cannot be read: {}.", plain(error)))
    }

    /// Whether the reader of our results went away, which is nothing to complain about.
    pub fn is_broken_pipe(&self) -> bool {
        matches!(self, Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}

/// Only writing results fails with a bare [`io::Error`]; whoever reads names the file.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Told(sentence) => f.write_str(sentence),
            Failure::Output(error) => write!(f, "The result cannot be written: {}.", plain(error)),
        }
    }
}

impl std::error::Error for Failure {}

/// The system's words without its error number.
pub fn plain(error: &io::Error) -> String {
    let text = error.to_string();
    let words = text.split(" (os error").next().unwrap_or_default();
    words.trim_end_matches('.').to_owned()
}

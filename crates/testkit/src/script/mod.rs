//! Scripted games: readable text that gives a position, plays moves in notation and says what must come of them.
//!
//! The language is described in `games/README.md`.

mod deal;
mod error;
mod fact;
mod header;
mod names;
pub(crate) mod run;
mod statement;

use std::path::{Path, PathBuf};

pub use error::ScriptError;
use header::Header;
use statement::Statement;
use witchstone_rules::Refusal;

/// A script, read but not yet run.
#[derive(Clone, Debug)]
pub struct Script {
    header: Header,
    body: Vec<Statement>,
}

impl Script {
    /// Reads a script; `file` is what errors call it.
    pub fn parse(file: &str, text: &str) -> Result<Script, ScriptError> {
        let lines = statement::statements(file, text);
        let end = ScriptError::new(file, text.lines().count(), "the script has no `players` line");
        Header::read(lines).ok_or(end)?
    }

    /// Reads a script from disk.
    pub fn load(path: &Path) -> Result<Script, ScriptError> {
        let file = path.display().to_string();
        let text = std::fs::read_to_string(path)
            .map_err(|error| ScriptError::new(&file, 1, format!("cannot be read: {error}")))?;
        Script::parse(&file, &text)
    }

    /// What the script shows, in a few words.
    pub fn title(&self) -> &str {
        &self.header.title
    }

    /// The clauses of the rules that it shows.
    pub fn clauses(&self) -> &[String] {
        &self.header.clauses
    }

    /// The position after the last line.
    pub(crate) fn stage(&self) -> Result<run::Run, ScriptError> {
        let unplayable = |error| ScriptError::new("stage", 1, error);
        let mut run = run::Run::start(&self.header).map_err(unplayable)?;
        self.body.iter().try_for_each(|line| run.line(line).map_err(|error| line.error(error)))?;
        Ok(run)
    }

    /// Runs the script and returns its refusals; an error names the first line that does not hold.
    pub fn run(&self) -> Result<Vec<Refusal>, ScriptError> {
        run::run(&self.header, &self.body)
    }
}

/// Every script in a folder and the folders in it, in order of name.
pub fn scripts_in(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).into_iter().flatten().flatten();
        for path in entries.map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "ws") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

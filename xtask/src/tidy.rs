//! `cargo xtask tidy`: the invariants of this project that a program can check.
//!
//! Each check is a function from the tree of files to the problems it finds, in its own file with a fixture that
//! passes and one that fails. [`CHECKS`] lists them all.

mod clauses;
mod dependencies;
mod documents;
mod domain;
mod features;
mod hosts;
mod lengths;
mod manifest;
mod names;
mod purity;
mod source;
mod stubs;
mod text;
mod tree;
mod unsafe_code;

use std::ffi::OsString;
use std::fmt;
use std::process::ExitCode;

use crate::expect_no_arguments;
use crate::failure::{Failure, Result};
use tree::Tree;

/// Every check.
const CHECKS: &[fn(&Tree) -> Vec<Problem>] = &[
    dependencies::check,
    features::check,
    purity::check,
    domain::check,
    unsafe_code::check,
    stubs::check,
    lengths::check,
    text::check,
    hosts::check,
    clauses::check,
    documents::check,
    names::check,
];

/// Something that is not as it should be, and where.
#[derive(Debug, PartialEq, Eq)]
pub struct Problem {
    path: String,
    /// Counted from 1.
    line: usize,
    sentence: String,
}

impl Problem {
    /// A problem at a line of a file.
    pub fn new(path: &str, line: usize, sentence: impl Into<String>) -> Self {
        Problem { path: path.to_owned(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.sentence)
    }
}

/// Checks the working tree.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    expect_no_arguments(arguments)?;
    check()?;
    Ok(ExitCode::SUCCESS)
}

/// Checks the working tree and prints what is wrong with it.
pub fn check() -> Result {
    let tree = Tree::read()?;
    let problems: Vec<_> = CHECKS.iter().flat_map(|check| check(&tree)).collect();
    for problem in &problems {
        println!("{problem}");
    }
    match problems.len() {
        0 => {
            println!("{} files are tidy", tree.files().len());
            Ok(())
        }
        1 => Err(Failure::new("tidy found a problem, listed above")),
        count => Err(Failure::new(format!("tidy found {count} problems, listed above"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_is_printed_so_that_an_editor_can_jump_to_it() {
        let problem = Problem::new("crates/rules/src/lib.rs", 7, "This is wrong.");
        assert_eq!(problem.to_string(), "crates/rules/src/lib.rs:7: This is wrong.");
    }
}

//! Checks a folder of records that are not part of the project, if `WITCHSTONE_RECORDS` names one.
//!
//! This file has its own `main`, so that there is no test that passes without having checked anything: without the
//! variable there are no tests here. The golden games are checked always (`golden.rs`).

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

/// The variable with the folder.
const VARIABLE: &str = "WITCHSTONE_RECORDS";

fn main() -> ExitCode {
    let folder = std::env::var_os(VARIABLE).map(PathBuf::from);
    if std::env::args().any(|argument| argument == "--list") {
        if folder.is_some() {
            println!("every_record_agrees: test");
        }
        return ExitCode::SUCCESS;
    }
    match folder {
        None => {
            println!("running 0 tests: {VARIABLE} names no folder of records, so none were checked");
            ExitCode::SUCCESS
        }
        Some(folder) => check(&folder),
    }
}

/// Every file with records must agree in every decision, and there must be some.
fn check(folder: &Path) -> ExitCode {
    println!("running 1 test");
    let files = files(folder);
    if files.is_empty() {
        println!(
            "test every_record_agrees ... FAILED: {} has no .json, .jsonl or .gz file",
            folder.display()
        );
        return ExitCode::FAILURE;
    }
    let output = Command::new(env!("CARGO_BIN_EXE_witchstone")).arg("check").args(files).output();
    let (agreed, report) = match output {
        Ok(output) => (output.status.success(), String::from_utf8_lossy(&output.stdout).into_owned()),
        Err(error) => (false, error.to_string()),
    };
    let agreed = agreed && !report.starts_with("checked 0 records");
    println!("{report}test every_record_agrees ... {}", if agreed { "ok" } else { "FAILED" });
    if agreed { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let is_record = |path: &PathBuf| {
        path.extension().is_some_and(|ending| ["json", "jsonl", "gz"].iter().any(|known| ending == *known))
    };
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_record).collect();
    files.sort();
    files
}

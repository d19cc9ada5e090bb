//! Embeds the version, and the commit it was built from.
//!
//! Only programs to be given away name the commit: others would have to be rebuilt after each one.

use std::env;
use std::fs;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=commit.txt");
    println!("cargo::rerun-if-env-changed=WITCHSTONE_COMMIT");
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let optimised = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let complete = env::var_os("CARGO_FEATURE_INSIDE").is_some();
    let origin = if optimised || complete { commit() } else { "development build".into() };
    println!("cargo::rustc-env=WITCHSTONE_VERSION={version} ({origin})");
}

/// What the builder says, what the archive says that git made, or what git says.
fn commit() -> String {
    let given = env::var("WITCHSTONE_COMMIT").ok().filter(|given| !given.is_empty());
    given.or_else(of_archive).or_else(of_git).unwrap_or_else(|| "unknown commit".into())
}

/// Git writes the commit into this file when it makes an archive.
fn of_archive() -> Option<String> {
    let text = fs::read_to_string("commit.txt").ok()?;
    let commit = text.trim();
    (!commit.is_empty() && !commit.starts_with('$')).then(|| commit.to_owned())
}

fn of_git() -> Option<String> {
    // The list of what HEAD was is longer after each commit, and after each switch to another branch.
    println!("cargo::rerun-if-changed={}", git(&["rev-parse", "--git-path", "logs/HEAD"])?);
    git(&["rev-parse", "--short", "HEAD"])
}

fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    (output.status.success()).then(|| text.trim().to_owned())
}

//! The documents name files that are there, and their links lead somewhere.

mod common;

use std::fs;
use std::path::Path;

use common::root;

const DOCUMENTS: [&str; 6] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/library.md",
    "docs/extending.md",
    "docs/protocol.md",
];

/// Folders in which a path in backticks has to begin to count as one.
const FOLDERS: [&str; 9] =
    ["crates/", "locales/", "docs/", "xtask/", "tests/", "examples/", "deploy/", "games/", ".cargo/"];

fn documents() -> impl Iterator<Item = (&'static str, String)> {
    DOCUMENTS.into_iter().map(|name| (name, fs::read_to_string(root().join(name)).unwrap()))
}

#[test]
fn every_link_to_a_file_leads_to_one() {
    let mut links = 0;
    for (name, text) in documents() {
        let folder = root().join(Path::new(name).parent().unwrap());
        for rest in text.split("](").skip(1) {
            let link = rest.split([')', '#']).next().unwrap_or_default();
            if link.is_empty() || link.contains("://") {
                continue;
            }
            links += 1;
            assert!(folder.join(link).exists(), "{name}: {link}");
        }
    }
    assert!(links > 10);
}

#[test]
fn every_file_that_is_named_is_there() {
    let mut paths = 0;
    for (name, text) in documents() {
        // Outside of code blocks every second piece between backticks is code.
        let prose: String = text.split("```").step_by(2).collect();
        for code in prose.split('`').skip(1).step_by(2) {
            let is_path = FOLDERS.iter().any(|folder| code.starts_with(folder));
            let is_example = code.contains([' ', '{', '*']) || code.starts_with("locales/xx");
            if is_path && !is_example {
                paths += 1;
                assert!(root().join(code).exists(), "{name}: {code}");
            }
        }
    }
    assert!(paths > 20, "{paths}");
}

//! The targets, one file each.

mod editions;
mod game;
mod games;
mod messages;
mod moves;
mod records;

use std::fs;
use std::io;
use std::path::Path;

/// An entry point for untrusted input.
pub struct Target {
    /// Its name, and that of its folder in `corpus/`.
    pub name: &'static str,
    /// Takes any bytes, panics if an assertion fails, and returns whether they were accepted.
    pub run: fn(&[u8]) -> bool,
}

/// Every target.
pub const TARGETS: &[Target] = &[
    Target { name: "moves", run: |bytes| moves::run(&text(bytes)) },
    Target { name: "records", run: |bytes| records::run(&text(bytes)) },
    Target { name: "editions", run: |bytes| editions::run(&text(bytes)) },
    Target { name: "games", run: games::run },
    Target { name: "messages", run: |bytes| messages::run(&text(bytes)) },
];

/// Runs the target of this name.
pub fn run(name: &str, bytes: &[u8]) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("there is such a target");
    (target.run)(bytes);
}

/// Bytes as text; invalid UTF-8 does not reach a parser.
fn text(bytes: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(bytes)
}

/// The files of a target in `corpus/`, ordered by name, and the built-in edition for those that read editions.
pub fn seeds(target: &Target) -> io::Result<Vec<Vec<u8>>> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/corpus")).join(target.name);
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    let mut seeds = paths.iter().map(fs::read).collect::<io::Result<Vec<_>>>()?;
    if target.name == "editions" {
        seeds.push(witchstone_rules::Edition::CLASSIC_TOML.into());
    }
    Ok(seeds)
}

/// An error message is not empty and has a bounded length, whatever it quotes.
fn check_sentence(sentence: &str) {
    assert!(!sentence.is_empty(), "an error says nothing");
    assert!(sentence.len() < 1000, "an error of {} bytes: {sentence}", sentence.len());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_corpus_passes() {
        for target in TARGETS {
            let seeds = seeds(target).unwrap();
            assert!(!seeds.is_empty(), "{}", target.name);
            let accepted = seeds.iter().filter(|seed| (target.run)(seed)).count();
            assert!(accepted > 0, "{}", target.name);
        }
    }
}

//! Records with random damage: the check reports and never panics.

use witchstone_cli::input::{Chunk, Chunks, Sheet};
use witchstone_cli::verify;
use witchstone_rules::SplitMix64;
use witchstone_wire::Editions;

/// How many damaged records are tried.
const TRIES: usize = 3000;

fn golden() -> Vec<String> {
    let text = include_str!("../../../games/full/3-players.jsonl");
    text.lines().map(str::to_owned).collect()
}

/// Reads and checks like the command; returns whether a difference was found.
fn differs(bytes: Vec<u8>, editions: &Editions) -> bool {
    let chunk = Chunk { line: 1, bytes: Some(bytes) };
    match Sheet::read(&chunk, editions) {
        Ok(sheet) => verify::check(&sheet).difference.is_some(),
        Err(error) => {
            let sentence = error.to_string();
            assert!(sentence.ends_with('.') && !sentence.contains('\n'), "{sentence}");
            true
        }
    }
}

/// Words of the format, to be put where they do not belong.
const WORDS: [&str; 12] = [
    "null",
    "-1",
    "256",
    "99999999999999999999",
    "[]",
    "{}",
    "\"\"",
    "\"end\"",
    "true",
    "1e999",
    "\"energy\"",
    "0.5",
];

fn damage(text: &str, rng: &mut SplitMix64) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    let at = rng.below(bytes.len());
    match rng.below(5) {
        0 => bytes[at] = rng.below(256) as u8,
        1 => bytes.truncate(at),
        2 => drop(bytes.drain(at..(at + rng.below(40)).min(bytes.len()))),
        3 => {
            let word = WORDS[rng.below(WORDS.len())].bytes();
            let end = bytes[at..].iter().position(|byte| b",]}".contains(byte)).map_or(at, |end| at + end);
            drop(bytes.splice(at..end, word));
        }
        _ => {
            // Two moves change places.
            let text = text.replacen("\",\"", "\u{1}", 200);
            let mut parts: Vec<&str> = text.split('\u{1}').collect();
            let (a, b) = (rng.below(parts.len()), rng.below(parts.len()));
            parts.swap(a, b);
            bytes = parts.join("\",\"").into_bytes();
        }
    }
    bytes
}

#[test]
fn a_damaged_record_never_panics() {
    let mut rng = SplitMix64::new(20);
    let (games, editions) = (golden(), Editions::default());
    let mut tried = || differs(damage(&games[rng.below(games.len())], &mut rng), &editions);
    let found = (0..TRIES).filter(|_| tried()).count();
    // Some damage is none, as a blank in place of a blank; most of it is seen.
    assert!(found > TRIES * 9 / 10, "{found} of {TRIES}");
}

#[test]
fn a_damaged_file_is_always_read_to_its_end() {
    let mut rng = SplitMix64::new(21);
    let text = golden()[..2].join("\n");
    for _ in 0..200 {
        let bytes = damage(&text, &mut rng);
        let mut chunks = Chunks::new(&bytes[..]);
        let mut count = 0;
        while chunks.next().unwrap().is_some() {
            count += 1;
            assert!(count < 1000, "the chunks do not end");
        }
    }
}

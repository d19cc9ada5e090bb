//! Edition files.

use std::sync::atomic::{AtomicU32, Ordering};

use witchstone_rules::{Edition, Fnv1a};

use super::check_sentence;
use super::game::{any_options, play_out, start};
use crate::Choices;

/// Editions are leaked for the lifetime of the program, so only this many are played.
const MAX_PLAYED: u32 = 20_000;

/// A file is refused with a sentence, or is an edition that can be played to the end.
pub fn run(text: &str) -> bool {
    static PLAYED: AtomicU32 = AtomicU32::new(0);
    let edition = match Edition::from_toml(text) {
        Ok(edition) => edition,
        Err(error) => {
            check_sentence(&error.to_string());
            return false;
        }
    };
    if edition == *Edition::classic() || PLAYED.fetch_add(1, Ordering::Relaxed) >= MAX_PLAYED {
        return true;
    }
    let edition = edition.keep();
    // Not by the bytes themselves: the head of the file would choose the same options every time.
    let choices = &mut Choices::random(Fnv1a::EMPTY.write(text.as_bytes()).finish());
    let options = any_options(choices);
    play_out(start(edition, options, choices), choices, |_, _| ());
    true
}

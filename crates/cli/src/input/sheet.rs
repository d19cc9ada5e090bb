//! One chunk of an input, read as a record.

use serde::Deserialize;
use serde_json::value::RawValue;
use witchstone_rules::Edition;
use witchstone_wire::{Editions, TracedRecord};

use super::{Chunk, MAX_RECORD};
use crate::golden::Hash;

/// A record as it came in, golden or not.
#[derive(Debug)]
pub struct Sheet {
    /// The record.
    pub traced: TracedRecord,
    /// The board that it was played on.
    pub edition: &'static Edition,
    /// The hash of its decisions, if it is a golden game.
    pub hash: Option<Hash>,
}

/// A golden game: a record with the hash of all its decisions.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Golden<'a> {
    hash: String,
    #[serde(borrow)]
    record: &'a RawValue,
}

impl Sheet {
    /// Reads a chunk; what is wrong with it is told as one sentence.
    pub fn read(chunk: &Chunk, editions: &Editions) -> Result<Sheet, String> {
        let too_long = || format!("It is longer than {} MiB, which no record is.", MAX_RECORD >> 20);
        let bytes = chunk.bytes.as_ref().ok_or_else(too_long)?;
        let text = std::str::from_utf8(bytes).map_err(|_| "It is not UTF-8 text.".to_owned())?;
        match serde_json::from_str::<Golden<'_>>(text) {
            Ok(golden) => Sheet::golden(&golden, editions),
            Err(_) => Sheet::plain(text, editions),
        }
    }

    fn golden(golden: &Golden<'_>, editions: &Editions) -> Result<Sheet, String> {
        let hash = golden.hash.parse()?;
        let sheet = Sheet::plain(golden.record.get(), editions)?;
        Ok(Sheet { hash: Some(hash), ..sheet })
    }

    fn plain(text: &str, editions: &Editions) -> Result<Sheet, String> {
        let read = TracedRecord::on_its_edition(text, editions);
        let (traced, edition) = read.map_err(|error| error.to_string())?;
        Ok(Sheet { traced, edition, hash: None })
    }
}

//! One chunk of an input, read as a record.

use serde::Deserialize;
use serde_json::value::RawValue;
use witchstone_rules::Edition;
use witchstone_wire::TracedRecord;

use super::{Chunk, MAX_RECORD};
use crate::golden::Hash;

/// A record as it came in, golden or not.
#[derive(Debug)]
pub struct Sheet {
    /// The record.
    pub traced: TracedRecord,
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
    pub fn read(chunk: &Chunk, edition: &Edition) -> Result<Sheet, String> {
        let too_long = || format!("It is longer than {} MiB, which no record is.", MAX_RECORD >> 20);
        let bytes = chunk.bytes.as_ref().ok_or_else(too_long)?;
        let text = std::str::from_utf8(bytes).map_err(|_| "It is not UTF-8 text.".to_owned())?;
        match serde_json::from_str::<Golden<'_>>(text) {
            Ok(golden) => Sheet::golden(&golden, edition),
            Err(_) => Sheet::plain(text, edition),
        }
    }

    fn golden(golden: &Golden<'_>, edition: &Edition) -> Result<Sheet, String> {
        let hash = golden.hash.parse()?;
        let sheet = Sheet::plain(golden.record.get(), edition)?;
        Ok(Sheet { hash: Some(hash), ..sheet })
    }

    fn plain(text: &str, edition: &Edition) -> Result<Sheet, String> {
        let traced = TracedRecord::from_json(text, edition).map_err(|error| error.to_string())?;
        Ok(Sheet { traced, hash: None })
    }
}

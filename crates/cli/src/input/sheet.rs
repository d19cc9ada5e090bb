//! One chunk of an input, read as a record.

use std::fmt;

use serde::Deserialize;
use serde_json::value::RawValue;
use witchstone_rules::Edition;
use witchstone_wire::{Editions, ReadError, TracedRecord};

use super::{Chunk, MAX_RECORD};
use crate::golden::{Hash, HashError};

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

/// Why a chunk is not a record.
#[derive(Debug)]
pub enum SheetError {
    /// It is longer than any record.
    TooLong,
    /// It is not UTF-8.
    NotText,
    /// It is a golden game with a wrong hash.
    Hash(HashError),
    /// The record cannot be read.
    Record(ReadError),
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetError::TooLong => {
                write!(f, "It is longer than {} MiB, which no record is.", MAX_RECORD >> 20)
            }
            SheetError::NotText => f.write_str("It is not UTF-8 text."),
            SheetError::Hash(error) => error.fmt(f),
            SheetError::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SheetError {}

impl Sheet {
    /// Reads a chunk.
    pub fn read(chunk: &Chunk, editions: &Editions) -> Result<Sheet, SheetError> {
        let bytes = chunk.bytes.as_ref().ok_or(SheetError::TooLong)?;
        let text = std::str::from_utf8(bytes).map_err(|_| SheetError::NotText)?;
        match serde_json::from_str::<Golden<'_>>(text) {
            Ok(golden) => Sheet::golden(&golden, editions),
            Err(_) => Sheet::plain(text, editions),
        }
    }

    fn golden(golden: &Golden<'_>, editions: &Editions) -> Result<Sheet, SheetError> {
        let hash = golden.hash.parse().map_err(SheetError::Hash)?;
        let sheet = Sheet::plain(golden.record.get(), editions)?;
        Ok(Sheet { hash: Some(hash), ..sheet })
    }

    fn plain(text: &str, editions: &Editions) -> Result<Sheet, SheetError> {
        let read = TracedRecord::on_its_edition(text, editions);
        let (traced, edition) = read.map_err(SheetError::Record)?;
        Ok(Sheet { traced, edition, hash: None })
    }
}

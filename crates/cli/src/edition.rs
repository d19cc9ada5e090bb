//! `--edition`: the printed board, built in or out of a file.

use witchstone_rules::Edition;

use crate::failure::{Failure, Result};

/// The edition in this file, or the built-in one.
pub fn load(file: Option<&str>) -> Result<&'static Edition> {
    let Some(file) = file else {
        return Ok(Edition::classic());
    };
    let text = std::fs::read_to_string(file).map_err(|error| Failure::reading(file, &error))?;
    let edition = Edition::from_toml(&text).map_err(|error| Failure::told(format!("{file}, {error}")))?;
    Ok(edition.keep())
}

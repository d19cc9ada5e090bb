//! `--edition`: the printed board, built in or out of a file.

use witchstone_rules::Edition;

use crate::failure::{Failure, Result};

/// The edition in this file, or the built-in one.
pub fn load(file: Option<&str>) -> Result<&'static Edition> {
    read(file, |text| Ok(Edition::from_toml(text).map_err(|error| error.to_string())?.keep()))
}

/// The same for everything that servers do, from the tables to the browsers of those who sit at them.
pub fn load_for_tables(file: Option<&str>) -> Result<&'static Edition> {
    read(file, witchstone_wire::play_on)
}

fn read(
    file: Option<&str>,
    understand: fn(&str) -> std::result::Result<&'static Edition, String>,
) -> Result<&'static Edition> {
    let Some(file) = file else {
        return Ok(Edition::classic());
    };
    let text = std::fs::read_to_string(file).map_err(|error| Failure::reading(file, &error))?;
    understand(&text).map_err(|error| Failure::told(format!("{file}, {error}")))
}

//! `cargo xtask screenshots`: the pictures of the real client in `docs/pictures`, regenerated.
//!
//! They are SVG, that is text: no binary file is kept among the sources.

use std::ffi::OsString;
use std::process::ExitCode;

use crate::failure::Result;
use crate::shell::{command, root, run};
use crate::{client, expect_no_arguments, tools};

/// Builds the client and plays a little of the game in a browser.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    expect_no_arguments(arguments)?;
    tools::install_missing()?;
    let client = client::build(client::Profile::Play)?;
    let folder = root().join("tests/browser");
    run(command("npm ci --no-audit --no-fund").current_dir(&folder))?;
    let into = root().join("docs/pictures");
    run(command("node screenshots.mjs").arg(&into).env("CLIENT", client).current_dir(&folder))?;
    println!("the pictures are in {}", into.display());
    Ok(ExitCode::SUCCESS)
}

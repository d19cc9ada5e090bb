//! What cargo knows about this workspace.

use std::path::PathBuf;

use serde_json::Value;

use crate::failure::{Failure, Result};
use crate::shell;

/// The output of `cargo metadata`; `words` are further arguments.
pub fn metadata(words: &str) -> Result<Value> {
    let text = shell::read(&mut shell::cargo(&format!("metadata --format-version 1 {words}")))?;
    serde_json::from_str(&text)
        .map_err(|error| Failure::new(format!("cargo metadata is not as expected: {error}")))
}

/// Where cargo builds, whatever the environment and the configuration say.
pub fn target_folder() -> Result<PathBuf> {
    let metadata = metadata("--no-deps")?;
    let folder = metadata["target_directory"].as_str();
    folder.map(PathBuf::from).ok_or_else(|| Failure::new("cargo does not say where it builds"))
}

/// The version of this workspace.
pub fn version() -> &'static str {
    env!("CARGO_PKG_VERSION")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_folder_is_that_of_this_test() {
        // This test was built there.
        let here = std::env::current_exe().unwrap();
        assert!(here.starts_with(target_folder().unwrap()), "{}", here.display());
    }
}

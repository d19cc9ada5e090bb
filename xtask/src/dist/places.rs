//! Keeps the folders of this machine and the hour out of what is built: elsewhere the same sources shall give the same bytes.

use std::env;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Result};
use crate::shell;

/// The time that a program in C is told when it asks for the time at which it is compiled; any would do, but always the same.
const COMPILED_AT: &str = "0";

/// The variables that make the Rust compiler and the C compiler write other names for the folders they see.
pub fn forget() -> Result<Vec<(&'static str, String)>> {
    let root = shell::root().canonicalize();
    let root = root.map_err(|error| Failure::new(format!("the project cannot be found: {error}")))?;
    let folders = [(root, "/witchstone"), (cargo_home()?, "/cargo")];
    Ok(variables(&folders))
}

fn variables(folders: &[(PathBuf, &str)]) -> Vec<(&'static str, String)> {
    let all = |flag: &str, between: &str| {
        let told = |(folder, name): &(PathBuf, &str)| format!("{flag}={}={name}", folder.display());
        folders.iter().map(told).collect::<Vec<_>>().join(between)
    };
    // Cargo parts these flags at a byte that no path has.
    let rust = ("CARGO_ENCODED_RUSTFLAGS", all("--remap-path-prefix", "\u{1f}"));
    let c = ("CFLAGS", all("-ffile-prefix-map", " "));
    vec![rust, c, ("SOURCE_DATE_EPOCH", COMPILED_AT.to_owned())]
}

/// Where cargo keeps the sources of other crates.
fn cargo_home() -> Result<PathBuf> {
    let told = env::var_os("CARGO_HOME").map(PathBuf::from);
    let usual = || env::var_os("HOME").map(|home| Path::new(&home).join(".cargo"));
    told.or_else(usual).ok_or_else(|| Failure::new("neither CARGO_HOME nor HOME is set"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_compilers_are_told_of_every_folder_and_of_no_hour() {
        let told = variables(&[("/a b".into(), "/x"), ("/c".into(), "/y")]);
        assert_eq!(told[0].1, "--remap-path-prefix=/a b=/x\u{1f}--remap-path-prefix=/c=/y");
        assert_eq!(told[1].1, "-ffile-prefix-map=/a b=/x -ffile-prefix-map=/c=/y");
        assert_eq!(told[2], ("SOURCE_DATE_EPOCH", "0".to_owned()));
    }
}

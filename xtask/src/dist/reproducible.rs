//! Keeps paths and times of this machine out of the build, for reproducible archives.

use std::env;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Result};
use crate::shell;

/// The build time for C code (`__TIME__`): any constant will do.
const COMPILED_AT: &str = "0";

/// The variables that make the Rust and C compilers write other names for the folders they see.
pub fn variables_for_build() -> Result<Vec<(&'static str, String)>> {
    let root = shell::root().canonicalize();
    let root = root.map_err(|error| Failure::new(format!("the project cannot be found: {error}")))?;
    let folders = [(root, "/witchstone"), (cargo_home()?, "/cargo")];
    Ok(variables(&folders))
}

fn variables(folders: &[(PathBuf, &str)]) -> Vec<(&'static str, String)> {
    let all = |flag: &str, between: &str| {
        let remap = |(folder, name): &(PathBuf, &str)| format!("{flag}={}={name}", folder.display());
        folders.iter().map(remap).collect::<Vec<_>>().join(between)
    };
    // Cargo separates these flags by a byte that is in no path.
    let rust = ("CARGO_ENCODED_RUSTFLAGS", all("--remap-path-prefix", "\u{1f}"));
    let c = ("CFLAGS", all("-ffile-prefix-map", " "));
    vec![rust, c, ("SOURCE_DATE_EPOCH", COMPILED_AT.to_owned())]
}

/// Where cargo keeps the sources of other crates.
fn cargo_home() -> Result<PathBuf> {
    let set = env::var_os("CARGO_HOME").map(PathBuf::from);
    let usual = || env::var_os("HOME").map(|home| Path::new(&home).join(".cargo"));
    set.or_else(usual).ok_or_else(|| Failure::new("neither CARGO_HOME nor HOME is set"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_compilers_get_every_folder_and_a_fixed_time() {
        let set = variables(&[("/a b".into(), "/x"), ("/c".into(), "/y")]);
        assert_eq!(set[0].1, "--remap-path-prefix=/a b=/x\u{1f}--remap-path-prefix=/c=/y");
        assert_eq!(set[1].1, "-ffile-prefix-map=/a b=/x -ffile-prefix-map=/c=/y");
        assert_eq!(set[2], ("SOURCE_DATE_EPOCH", "0".to_owned()));
    }
}

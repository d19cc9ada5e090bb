//! Finds the folder with the client, and builds the crate again when the client is rebuilt: a macro alone does not see
//! files that come later.

use std::env;
use std::path::{Path, PathBuf};

fn main() {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let triple = env::var("TARGET").unwrap_or_default();
    let client = target(&out, &triple).join("client");
    println!("cargo::rerun-if-changed={}", client.display());
    println!("cargo::rustc-env=WITCHSTONE_CLIENT={}", client.display());
}

/// Cargo's target folder, wherever it is: scripts write to `TARGET/[TRIPLE/]PROFILE/build/…`. Cargo names it only in
/// its metadata, which `cargo xtask client` reads.
fn target<'a>(out: &'a Path, triple: &str) -> &'a Path {
    let build = out.ancestors().find(|folder| folder.ends_with("build")).unwrap_or(out);
    let above = build.ancestors().nth(2).unwrap_or(out);
    if above.ends_with(triple) { above.parent().unwrap_or(above) } else { above }
}

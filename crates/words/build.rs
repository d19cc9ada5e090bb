//! Makes a function of every message file.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

/// The folders of the languages and their variants of `Language`.
const LANGUAGES: [(&str, &str); 4] = [("en", "English"), ("de", "German"), ("fr", "French"), ("nl", "Dutch")];

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let mut names: Vec<String> = vec![];
    for file in fs::read_dir(locales.join("en"))? {
        let name = file?.file_name().into_string().map_err(|_| io::Error::other("a plain name"))?;
        names.extend(name.strip_suffix(".ftl").map(str::to_owned));
    }
    names.sort();
    let mut code = String::new();
    for name in &names {
        let mut arms = String::new();
        for (folder, variant) in LANGUAGES {
            let place = locales.join(folder).join(format!("{name}.ftl"));
            // Writing into a text does not fail.
            let _ = writeln!(
                arms,
                "        Language::{variant} => include_str!({:?}),",
                place.display().to_string()
            );
        }
        let _ = writeln!(
            code,
            "/// The messages of `{name}.ftl`.\npub const fn {name}(language: Language) -> &'static str {{\n    match language {{\n{arms}    }}\n}}\n"
        );
    }
    fs::write(Path::new(&out).join("files.rs"), code)
}

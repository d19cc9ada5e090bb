//! Who else's work is in the program: every crate with its licence, and every licence text once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::failure::{Failure, Result};
use crate::{cargo, tools};

const HEAD: &str = "Witchstone contains work of others. Our thanks to them.

Below are the crates that are linked into the program or into the browser client inside it, each with its licence, and
behind them the texts of the licences as their authors ship them. Beside these the program contains the standard library
of Rust (MIT OR Apache-2.0), SQLite (in the public domain) and, where it is linked statically, musl (MIT).
";

/// The names of files that are licences or belong to one.
const LICENCES: &[&str] = &["license", "licence", "copying", "notice", "unlicense", "copyright"];

/// A crate of somebody else.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Crate {
    name: String,
    version: String,
    licence: String,
    folder: String,
}

/// The notices for a program built for this target.
pub fn text(target: &str) -> Result<String> {
    let mut crates = BTreeSet::new();
    crates.extend(linked(target, &["witchstone-cli"])?);
    crates.extend(linked(tools::WASM, &["witchstone-web"])?);
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut list = String::new();
    for one in &crates {
        list += &format!("  {} {}: {}\n", one.name, one.version, one.licence);
        for text in licence_texts(Path::new(&one.folder))? {
            texts.entry(text).or_default().push(format!("{} {}", one.name, one.version));
        }
    }
    let mut notices = format!("{HEAD}\n{list}");
    // The same text comes with many crates; texts stand in the order of the first crate that brings them.
    let mut ordered: Vec<_> = texts.into_iter().collect();
    ordered.sort_by(|a, b| a.1.cmp(&b.1));
    for (text, users) in ordered {
        notices += &format!("\n{}\n{}:\n\n{}\n", "-".repeat(100), users.join(", "), text.trim_end());
    }
    Ok(notices)
}

/// The crates of others that these packages are linked with on a target.
fn linked(target: &str, roots: &[&str]) -> Result<Vec<Crate>> {
    let metadata = cargo::metadata(&format!("--locked --filter-platform {target}"))?;
    let packages = by_id(&metadata["packages"]);
    let nodes = by_id(&metadata["resolve"]["nodes"]);
    let named = |name: &&str| {
        let found = packages.iter().find(|(_, package)| package["name"] == **name);
        found.map(|(id, _)| *id).ok_or_else(|| Failure::new(format!("there is no package {name}")))
    };
    let mut open = roots.iter().map(named).collect::<Result<Vec<_>>>()?;
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            open.extend(nodes.get(id).into_iter().flat_map(|node| linked_with(node)));
        }
    }
    let of_others =
        seen.iter().filter_map(|id| packages.get(id)).filter(|package| !package["source"].is_null());
    of_others.map(|package| read_crate(package)).collect()
}

fn by_id(list: &Value) -> BTreeMap<&str, &Value> {
    let items = list.as_array().into_iter().flatten();
    items.filter_map(|item| Some((item["id"].as_str()?, item))).collect()
}

/// What a package is linked with: not what its tests and build scripts need.
fn linked_with(node: &Value) -> Vec<&str> {
    let is_linked = |dependency: &&Value| {
        let kinds = dependency["dep_kinds"].as_array();
        kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
    };
    let dependencies = node["deps"].as_array().into_iter().flatten();
    dependencies.filter(is_linked).filter_map(|dependency| dependency["pkg"].as_str()).collect()
}

/// A crate that does not say under which licence it comes cannot be passed on.
fn read_crate(package: &Value) -> Result<Crate> {
    let word = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
    let licence = word("license");
    if licence.is_empty() && package["license_file"].is_null() {
        return Err(Failure::new(format!("{} has no licence", word("name"))));
    }
    let manifest = word("manifest_path");
    let folder = Path::new(&manifest).parent().map(|folder| folder.display().to_string());
    let folder = folder.unwrap_or_default();
    Ok(Crate { name: word("name"), version: word("version"), licence, folder })
}

/// The texts in a crate's folder, in order of the files' names.
fn licence_texts(folder: &Path) -> Result<Vec<String>> {
    let failed = |error| Failure::new(format!("cannot read {}: {error}", folder.display()));
    let mut files = vec![];
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_file() && LICENCES.iter().any(|licence| name.starts_with(licence)) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok())
        .map(|text| text.replace('\r', ""))
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_tests_and_build_scripts_need_is_not_linked() {
        let kind = |kind: Value| json!([{ "kind": kind, "target": null }]);
        let node = json!({ "deps": [
            { "pkg": "a", "dep_kinds": kind(Value::Null) },
            { "pkg": "b", "dep_kinds": kind("dev".into()) },
            { "pkg": "c", "dep_kinds": kind("build".into()) },
        ] });
        assert_eq!(linked_with(&node), ["a"]);
    }

    #[test]
    fn a_crate_without_a_licence_is_refused() {
        let package = json!({ "name": "loot", "version": "1.0.0", "manifest_path": "/x/Cargo.toml" });
        assert!(read_crate(&package).unwrap_err().to_string().contains("loot has no licence"));
    }

    #[test]
    fn the_notices_name_what_is_inside_and_nothing_of_ours() {
        let crates = linked(tools::WASM, &["witchstone-web"]).unwrap();
        assert!(crates.iter().any(|one| one.name == "serde_json"));
        assert!(crates.iter().all(|one| !one.name.starts_with("witchstone") && one.name != "brotli"));
        assert!(crates.iter().all(|one| !one.licence.is_empty()));
    }
}

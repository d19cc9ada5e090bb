//! A `Cargo.toml` as the checks need it: which key has which value on which line.

use toml::de::{DeTable, DeValue};

use super::tree::{File, Tree};

/// A `Cargo.toml`.
pub struct Manifest<'a> {
    /// Where it is.
    pub path: &'a str,
    entries: Vec<Entry>,
}

/// One `key = value`.
struct Entry {
    /// The tables and the key, as in `["dependencies", "serde", "version"]`.
    key: Vec<String>,
    /// Text or a truth value; empty for all others.
    value: String,
    line: usize,
}

/// A dependency of a package.
#[derive(Debug, PartialEq, Eq)]
pub struct Dependency<'a> {
    /// What it is called in the manifest.
    pub name: &'a str,
    /// Whether only tests, examples and benches see it.
    pub only_for_tests: bool,
    /// Where it is named first, counted from 1.
    pub line: usize,
}

/// The manifests of all packages of the tree.
pub fn packages(tree: &Tree) -> impl Iterator<Item = Manifest<'_>> {
    let is_manifest = |file: &File| file.path == "Cargo.toml" || file.path.ends_with("/Cargo.toml");
    let manifests = tree.texts().filter(move |(file, _)| is_manifest(file));
    manifests
        .map(|(file, text)| Manifest::parse(&file.path, text))
        .filter(|manifest| manifest.name().is_some())
}

impl<'a> Manifest<'a> {
    /// Reads a manifest. One that cargo would refuse has no entries.
    pub fn parse(path: &'a str, text: &str) -> Self {
        let mut entries = Vec::new();
        if let Ok(table) = DeTable::parse(text) {
            collect(table.get_ref(), &[], text, &mut entries);
        }
        entries.sort_by_key(|entry| entry.line);
        Manifest { path, entries }
    }

    /// The name of the package, and the line it stands on.
    pub fn name(&self) -> Option<(&str, usize)> {
        let entry = self.entries.iter().find(|entry| entry.key == ["package", "name"])?;
        Some((&entry.value, entry.line))
    }

    /// The value of a key.
    pub fn value(&self, key: &[&str]) -> Option<&str> {
        self.entries.iter().find(|entry| entry.key == key).map(|entry| entry.value.as_str())
    }

    /// The folder of the package, with a `/` at its end unless it is the root.
    pub fn folder(&self) -> &'a str {
        self.path.strip_suffix("Cargo.toml").unwrap_or(self.path)
    }

    /// What the package depends on, each once.
    pub fn dependencies(&self) -> Vec<Dependency<'_>> {
        let mut found: Vec<Dependency<'_>> = Vec::new();
        for dependency in self.entries.iter().filter_map(Entry::dependency) {
            let same = |other: &Dependency<'_>| {
                other.name == dependency.name && other.only_for_tests == dependency.only_for_tests
            };
            if !found.iter().any(same) {
                found.push(dependency);
            }
        }
        found
    }

    /// The lines that give a package another name, with its own name.
    pub fn renamings(&self) -> impl Iterator<Item = (usize, &str)> {
        let renames = |entry: &&Entry| entry.key.last().is_some_and(|key| key == "package");
        self.entries.iter().filter(renames).map(|entry| (entry.line, entry.value.as_str()))
    }
}

/// Adds the entries of a table and those of the tables in it.
fn collect(table: &DeTable<'_>, outer: &[String], text: &str, entries: &mut Vec<Entry>) {
    for (name, value) in table {
        let key = [outer, &[name.get_ref().to_string()]].concat();
        match value.get_ref() {
            DeValue::Table(inner) if !inner.is_empty() => collect(inner, &key, text, entries),
            other => {
                let line = 1 + text[..name.span().start].matches('\n').count();
                entries.push(Entry { key, value: written(other), line });
            }
        }
    }
}

fn written(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.to_string(),
        DeValue::Boolean(yes) => yes.to_string(),
        _ => String::new(),
    }
}

impl Entry {
    /// `[dependencies]`, `[dev-dependencies]` and `[build-dependencies]`, also those of one target only.
    fn dependency(&self) -> Option<Dependency<'_>> {
        let kinds = ["dependencies", "dev-dependencies", "build-dependencies"];
        let at = self.key.iter().position(|part| kinds.contains(&part.as_str()))?;
        // The list in `[workspace.dependencies]` is only where the others look up their versions.
        if self.key[0] == "workspace" {
            return None;
        }
        let only_for_tests = self.key[at] == "dev-dependencies";
        Some(Dependency { name: self.key.get(at + 1)?, only_for_tests, line: self.line })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the dependencies, with `(tests)` behind those that only tests see.
    fn dependencies(text: &str) -> Vec<String> {
        let manifest = Manifest::parse("Cargo.toml", text);
        let show =
            |d: &Dependency<'_>| format!("{}{}", d.name, if d.only_for_tests { " (tests)" } else { "" });
        manifest.dependencies().iter().map(show).collect()
    }

    #[test]
    fn names_and_values_are_read_with_their_lines() {
        let manifest = Manifest::parse(
            "a/Cargo.toml",
            "# no = 1\n[package]\nname = \"a\" # b\n[lints]\nworkspace = true\n",
        );
        assert_eq!(manifest.name(), Some(("a", 3)));
        assert_eq!(manifest.value(&["lints", "workspace"]), Some("true"));
        assert_eq!(manifest.value(&["lints", "rust"]), None);
        assert_eq!(manifest.folder(), "a/");
    }

    #[test]
    fn dependencies_are_found_in_every_way_of_writing() {
        assert_eq!(
            dependencies("[dependencies]\na = \"1\"\nb.workspace = true\n\"c\" = { path = \"c\" }"),
            ["a", "b", "c"]
        );
        assert_eq!(dependencies("[dependencies.a]\nversion = \"1\"\nfeatures = []"), ["a"]);
        assert_eq!(dependencies("[target.'cfg(target_os = \"a.b\")'.dependencies]\na = \"1\""), ["a"]);
        assert_eq!(
            dependencies("[build-dependencies]\na = \"1\"\n[dev-dependencies]\na = \"1\""),
            ["a", "a (tests)"]
        );
    }

    #[test]
    fn other_sections_are_no_dependencies() {
        assert_eq!(dependencies("[features]\na = []\n[workspace.dependencies]\nb = \"1\""), [""; 0]);
    }

    #[test]
    fn renamings_are_found() {
        let text = "[package]\nname = \"x\"\n[dependencies]\na = { package = \"b\" }\n[dependencies.c]\npackage = \"d\"";
        let manifest = Manifest::parse("Cargo.toml", text);
        assert_eq!(manifest.renamings().map(|(line, _)| line).collect::<Vec<_>>(), [4, 6]);
    }

    #[test]
    fn only_manifests_with_a_package_are_packages() {
        let tree = Tree::of(&[
            ("Cargo.toml", "[workspace]\nmembers = []\n"),
            ("a/Cargo.toml", "[package]\nname = \"a\"\n"),
            ("a/NotCargo.toml", "[package]\nname = \"b\"\n"),
        ]);
        assert_eq!(packages(&tree).map(|manifest| manifest.path).collect::<Vec<_>>(), ["a/Cargo.toml"]);
    }
}

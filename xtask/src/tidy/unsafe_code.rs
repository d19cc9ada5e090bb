//! Every crate forbids `unsafe`, and the two that must be trusted most are searched for it as well.
//!
//! A crate that gives functions to JavaScript by their names cannot forbid it, because `#[unsafe(no_mangle)]` counts as
//! unsafe code. It denies it instead, and is searched for any other use.

use super::Problem;
use super::manifest::{self, Manifest};
use super::source::{lines_with, tokens};
use super::tree::Tree;

/// Folders without a single `unsafe`, in tests and benches neither.
const SAFE_FOLDERS: &[&str] = &["crates/rules/", "crates/server/"];

/// Folders of crates that give functions to JavaScript.
const EXPORTING_FOLDERS: &[&str] = &["crates/wasm-bench/"];

/// The one use of `unsafe` that they may make.
const EXPORT: &[&str] = &["#", "[", "unsafe", "(", "no_mangle", ")", "]"];

/// Each crate forbids `unsafe` by the workspace's lint or by its own attribute; [`SAFE_FOLDERS`] have none, and
/// [`EXPORTING_FOLDERS`] only what they need.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let lint = workspace_forbids(tree);
    let forbids = |package: &Manifest<'_>| {
        lint && inherits(package) || forbids_itself(tree, package) || only_exports(package)
    };
    let lax = manifest::packages(tree).filter(|package| !forbids(package));
    let mut problems: Vec<_> = lax.map(|package| problem_of(&package)).collect();
    problems.extend(tree.rust().flat_map(|(file, text)| beside_exports(&file.path, text)));
    let safe =
        tree.rust().filter(|(file, _)| SAFE_FOLDERS.iter().any(|folder| file.path.starts_with(folder)));
    for (file, text) in safe {
        let lines = lines_with(&tokens(text), &["unsafe"]);
        problems.extend(
            lines
                .into_iter()
                .map(|line| Problem::new(&file.path, line, "There is no unsafe code in this crate.")),
        );
    }
    problems
}

/// Whether the crate is one of those that export functions, and denies what it cannot forbid.
fn only_exports(package: &Manifest<'_>) -> bool {
    EXPORTING_FOLDERS.contains(&package.folder())
        && package.value(&["lints", "rust", "unsafe_code"]) == Some("deny")
}

/// Uses of `unsafe` in such a crate that export nothing.
fn beside_exports(path: &str, text: &str) -> Vec<Problem> {
    if !EXPORTING_FOLDERS.iter().any(|folder| path.starts_with(folder)) {
        return Vec::new();
    }
    let tokens = tokens(text);
    let exports = lines_with(&tokens, EXPORT);
    let others = lines_with(&tokens, &["unsafe"]).into_iter().filter(|line| !exports.contains(line));
    let sentence = "This crate may say unsafe only to export a function, as `#[unsafe(no_mangle)]`.";
    others.map(|line| Problem::new(path, line, sentence)).collect()
}

fn problem_of(package: &Manifest<'_>) -> Problem {
    let line = package.name().map_or(1, |(_, line)| line);
    let sentence = "This crate does not forbid unsafe code: add `[lints]` with `workspace = true`.";
    Problem::new(package.path, line, sentence)
}

fn workspace_forbids(tree: &Tree) -> bool {
    let text = tree.file("Cargo.toml").and_then(|file| file.text()).unwrap_or_default();
    let root = Manifest::parse("Cargo.toml", text);
    root.value(&["workspace", "lints", "rust", "unsafe_code"]) == Some("forbid")
}

fn inherits(package: &Manifest<'_>) -> bool {
    package.value(&["lints", "workspace"]) == Some("true")
}

/// Whether each root of the package has the attribute.
fn forbids_itself(tree: &Tree, package: &Manifest<'_>) -> bool {
    let attribute = ["#", "!", "[", "forbid", "(", "unsafe_code", ")", "]"];
    let path = |name: &str| format!("{}src/{name}.rs", package.folder());
    let mut roots = ["lib", "main"].iter().filter_map(|name| tree.file(&path(name))?.text()).peekable();
    roots.peek().is_some() && roots.all(|text| !lines_with(&tokens(text), &attribute).is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    const FORBIDS: (&str, &str) = ("Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"forbid\"\n");
    const ALLOWS: (&str, &str) = ("Cargo.toml", "[workspace.lints.rust]\nunsafe_code = \"allow\"\n");
    const INHERITS: (&str, &str) =
        ("crates/ai/Cargo.toml", "[package]\nname = \"ai\"\n[lints]\nworkspace = true\n");
    const DOES_NOT: (&str, &str) = ("crates/ai/Cargo.toml", "[package]\nname = \"ai\"\n");

    fn problems_in(files: &[(&str, &str)]) -> Vec<String> {
        check(&Tree::of(files)).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn the_lint_of_the_workspace_is_enough() {
        assert_eq!(problems_in(&[FORBIDS, INHERITS]), [""; 0]);
    }

    #[test]
    fn a_crate_that_does_not_inherit_it_is_named() {
        let found = problems_in(&[FORBIDS, DOES_NOT]);
        assert_eq!(found.len(), 1);
        assert!(
            found[0].starts_with("crates/ai/Cargo.toml:2: This crate does not forbid unsafe code"),
            "{found:?}"
        );
    }

    #[test]
    fn a_workspace_that_does_not_forbid_it_is_not_enough() {
        assert_eq!(problems_in(&[ALLOWS, INHERITS]).len(), 1);
    }

    #[test]
    fn a_crate_may_forbid_it_by_itself_in_all_its_roots() {
        let library = ("crates/ai/src/lib.rs", "#![forbid(unsafe_code)]\n");
        let program = ("crates/ai/src/main.rs", "// #![forbid(unsafe_code)]\n");
        assert_eq!(problems_in(&[ALLOWS, DOES_NOT, library]), [""; 0]);
        assert_eq!(problems_in(&[ALLOWS, DOES_NOT, library, program]).len(), 1);
    }

    #[test]
    fn there_is_none_in_the_rules_and_the_server() {
        let code = "fn f() {\n    unsafe {}\n}\n";
        let at = |folder: &str| problems_in(&[(&format!("crates/{folder}/tests/a.rs"), code)]);
        assert_eq!(at("rules"), ["crates/rules/tests/a.rs:2: There is no unsafe code in this crate."]);
        assert_eq!(at("server").len(), 1);
        assert_eq!(at("ai"), [""; 0]);
        assert_eq!(problems_in(&[("crates/rules/src/a.rs", "// unsafe\n#![forbid(unsafe_code)]")]), [""; 0]);
    }

    #[test]
    fn a_crate_that_exports_functions_denies_it_and_does_nothing_else_with_it() {
        let folder = EXPORTING_FOLDERS[0];
        let (manifest, library) = (format!("{folder}Cargo.toml"), format!("{folder}src/lib.rs"));
        let with = |lints: &str, code: &str| {
            let package = format!("[package]\nname = \"it\"\n{lints}");
            problems_in(&[FORBIDS, (&manifest, &package), (&library, code)])
        };
        let denies = "[lints.rust]\nunsafe_code = \"deny\"\n";
        assert_eq!(with(denies, "#[unsafe(no_mangle)]\npub extern \"C\" fn f() {}\n"), [""; 0]);
        assert_eq!(with("", "").len(), 1);
        assert_eq!(
            with(denies, "fn f() {\n    unsafe {}\n}\n"),
            ["crates/wasm-bench/src/lib.rs:2: This crate may say unsafe only to export a function, \
              as `#[unsafe(no_mangle)]`."]
        );
    }
}

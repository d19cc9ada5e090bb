//! The rules are pure: no input or output, no clock, no randomness, no serialised form, and they never print.

use super::Problem;
use super::manifest::{self, Manifest};
use super::source::{Token, lines_with, names_below, tokens};
use super::tree::Tree;

/// Where the rules are.
const FOLDER: &str = "crates/rules/src/";
/// The crate they are.
const CRATE: &str = "witchstone-rules";

const FILES: &str = "they read and write nothing; the caller hands them what they need";
const CLOCK: &str = "they know no time; the caller keeps the clock";
const CHANCE: &str = "they draw no random number; every shuffle is in the deal";
const FORM: &str = "they know no serialised form; witchstone-wire owns it";
const PRINT: &str = "they never print; they return what there is to say";
const ALONE: &str = "they run where they are called, and alone";

/// Modules of the standard library that the rules do without, and why.
const MODULES: &[(&str, &str)] = &[
    ("fs", FILES),
    ("io", FILES),
    ("net", FILES),
    ("env", FILES),
    ("time", CLOCK),
    ("process", ALONE),
    ("thread", ALONE),
];

/// Names that the rules do without, wherever they come from.
const NAMES: &[(&str, &str)] = &[
    ("SystemTime", CLOCK),
    ("Instant", CLOCK),
    ("rand", CHANCE),
    ("fastrand", CHANCE),
    ("getrandom", CHANCE),
    ("serde", FORM),
    ("serde_json", FORM),
];

/// Macros that the rules do without.
const MACROS: &[&str] = &["print", "println", "eprint", "eprintln", "dbg"];

/// Nothing of the kind stands in the sources of the rules or among their dependencies.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let sources = tree.rust().filter(|(file, _)| file.path.starts_with(FOLDER));
    let in_sources = sources.flat_map(|(file, text)| check_source(&file.path, text));
    in_sources.chain(check_dependencies(tree)).collect()
}

fn check_source(path: &str, text: &str) -> Vec<Problem> {
    let tokens = tokens(text);
    let mut problems = modules_of_std(path, &tokens);
    for (name, why) in NAMES {
        for line in lines_with(&tokens, &[name]) {
            problems.push(problem(path, line, name, why));
        }
    }
    for name in MACROS {
        for line in lines_with(&tokens, &[name, "!"]) {
            problems.push(problem(path, line, &format!("{name}!"), PRINT));
        }
    }
    problems
}

fn problem(path: &str, line: usize, name: &str, why: &str) -> Problem {
    Problem::new(path, line, format!("The rules must not use {name}: {why}."))
}

/// Finds `std::fs` and also the `fs` of `use std::{fmt, fs}`.
fn modules_of_std(path: &str, tokens: &[Token]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for token in names_below(tokens, "std") {
        if let Some((module, why)) = MODULES.iter().find(|(module, _)| *module == token.text) {
            problems.push(problem(path, token.line, &format!("std::{module}"), why));
        }
    }
    problems
}

fn check_dependencies(tree: &Tree) -> Vec<Problem> {
    let is_rules = |manifest: &Manifest<'_>| manifest.name().is_some_and(|(name, _)| name == CRATE);
    let Some(rules) = manifest::packages(tree).find(is_rules) else {
        return Vec::new();
    };
    let mut problems = Vec::new();
    for dependency in rules.dependencies().iter().filter(|dependency| !dependency.only_for_tests) {
        // `rand_core` and `serde-wasm` are of the family too.
        let family = dependency.name.split(['-', '_']).next();
        if let Some((_, why)) = NAMES.iter().find(|(name, _)| Some(*name) == family) {
            problems.push(problem(rules.path, dependency.line, dependency.name, why));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems_in(path: &str, text: &str) -> Vec<String> {
        check(&Tree::of(&[(path, text)])).iter().map(Problem::to_string).collect()
    }

    /// How many problems there are about one line in the rules.
    fn count(line: &str) -> usize {
        problems_in("crates/rules/src/tile.rs", line).len()
    }

    #[test]
    fn every_module_name_and_macro_of_the_lists_is_found() {
        for (module, _) in MODULES {
            assert_eq!(count(&format!("use std::{module};")), 1, "{module}");
            assert_eq!(count(&format!("use std::{{fmt, {module}::{{self, x}}}};")), 1, "{module}");
        }
        for (name, _) in NAMES {
            assert_eq!(count(&format!("use {name}::x;")), 1, "{name}");
        }
        for name in MACROS {
            assert_eq!(count(&format!("fn f() {{ {name}!(1) }}")), 1, "{name}");
        }
    }

    #[test]
    fn the_problem_says_where_and_why() {
        assert_eq!(
            problems_in("crates/rules/src/a/b.rs", "\nuse std::fs;\n"),
            ["crates/rules/src/a/b.rs:2: The rules must not use std::fs: \
              they read and write nothing; the caller hands them what they need."]
        );
    }

    #[test]
    fn comments_strings_and_innocent_names_pass() {
        assert_eq!(count("// std::fs\nconst A: &str = \"println!\";"), 0);
        assert_eq!(count("use std::{fmt::{self, io}, collections::BTreeMap};"), 0);
        assert_eq!(count("let instant = strand.time; fn print() {}"), 0);
    }

    #[test]
    fn other_crates_and_the_tests_of_the_rules_may_do_what_they_need() {
        assert_eq!(problems_in("crates/cli/src/main.rs", "use std::fs;"), [""; 0]);
        assert_eq!(problems_in("crates/rules/tests/golden.rs", "use std::fs;"), [""; 0]);
    }

    #[test]
    fn the_rules_do_not_depend_on_what_they_must_not_use() {
        let manifest = |lines: &str| format!("[package]\nname = \"witchstone-rules\"\n{lines}\n");
        let found = problems_in(
            "crates/rules/Cargo.toml",
            &manifest("[dependencies]\nserde_json = \"1\"\nrand-core = \"1\""),
        );
        assert_eq!(found.len(), 2, "{found:?}");
        let innocent = manifest("[dependencies]\narrayvec = \"1\"\n[dev-dependencies]\nserde_json = \"1\"");
        assert_eq!(problems_in("crates/rules/Cargo.toml", &innocent), [""; 0]);
    }
}

//! Nothing is left half done: no stub macros, no markers for later, no tests that are switched off.
//!
//! The words that are searched for are written here in two halves, so that a search for them does not end here.

use super::Problem;
use super::source::{lines_with, tokens};
use super::tree::Tree;

/// What must not stand in Rust code, word by word, and what to say then.
const IN_CODE: &[(&[&str], &str)] = &[
    (&["todo", "!"], "This is a stub: finish it."),
    (&["unimplemented", "!"], "This is a stub: finish it."),
    (&["#", "[", "ignore"], "This test is switched off: mend it."),
];

/// What must not stand in the browser's tests.
const IN_SCRIPTS: &[&str] =
    &[concat!("test.", "skip"), concat!("test.", "only"), concat!("describe.", "only")];

/// Words that must not stand anywhere.
const MARKERS: &[&str] = &[concat!("FIX", "ME"), concat!("XX", "X"), concat!("HA", "CK")];

/// Nothing of all this is in the tree.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (file, text) in tree.texts() {
        problems.extend(markers(&file.path, text));
        if file.has_extension("rs") {
            problems.extend(in_code(&file.path, text));
        }
        if ["ts", "js", "mjs"].iter().any(|extension| file.has_extension(extension)) {
            problems.extend(in_scripts(&file.path, text));
        }
    }
    problems
}

fn markers(path: &str, text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for marker in MARKERS.iter().filter(|marker| has_word(line, marker)) {
            let sentence = format!("{marker} marks something unfinished: finish it.");
            problems.push(Problem::new(path, number + 1, sentence));
        }
    }
    problems
}

fn in_scripts(path: &str, text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (number, line) in text.lines().enumerate() {
        for switch in IN_SCRIPTS.iter().filter(|switch| line.contains(*switch)) {
            let sentence = format!("{switch} switches tests off: run them all.");
            problems.push(Problem::new(path, number + 1, sentence));
        }
    }
    problems
}

fn in_code(path: &str, text: &str) -> Vec<Problem> {
    let tokens = tokens(text);
    let mut problems = Vec::new();
    for (sequence, sentence) in IN_CODE {
        for line in lines_with(&tokens, sequence) {
            problems.push(Problem::new(path, line, *sentence));
        }
    }
    problems
}

fn has_word(line: &str, word: &str) -> bool {
    line.split(|c: char| !c.is_alphanumeric() && c != '_').any(|part| part == word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        check(&Tree::of(&[(path, text)])).iter().map(|problem| problem.line).collect()
    }

    #[test]
    fn every_stub_and_switched_off_test_is_found() {
        for (sequence, _) in IN_CODE {
            let code = sequence.concat();
            let close = if code.contains('[') { "]" } else { "()" };
            assert_eq!(lines("a.rs", &format!("\n{code}{close}")), [2], "{sequence:?}");
        }
        for switch in IN_SCRIPTS {
            assert_eq!(lines("a.ts", &format!("\n{switch}(() => {{}})")), [2], "{switch}");
        }
    }

    #[test]
    fn every_marker_is_found_in_every_text() {
        for marker in MARKERS {
            assert_eq!(lines("a.rs", &format!("\n// {marker}: later")), [2], "{marker}");
            assert_eq!(lines("a.md", marker), [1], "{marker}");
        }
    }

    #[test]
    fn words_that_only_contain_one_pass() {
        let text =
            format!("// {}ING, {}L\nfn ignore(todo: u8) {{ \"{}!\" }}", MARKERS[2], MARKERS[1], "todo");
        assert_eq!(lines("a.rs", &text), [0usize; 0]);
        assert_eq!(lines("a.rs", IN_SCRIPTS[0]), [0usize; 0]);
    }

    #[test]
    fn the_problem_says_what_to_do() {
        let found = check(&Tree::of(&[("a.rs", &format!("fn f() {{ {}!() }}", "todo"))]));
        assert_eq!(found[0].to_string(), "a.rs:1: This is a stub: finish it.");
    }
}

//! Every clause of the rules is named by a test.
//!
//! A Rust test names clause W3 when `w3` is a part of its name (`fn w3_…`, `fn …_w3_…`) or the comment above it says
//! `W3`. A game or script under `games/` or `tests/` names it when its first lines say `W3`. In comments and scripts
//! only the capital letter counts: `f1` and `t0` are also locations.

use super::Problem;
use super::tree::{File, Tree};

/// Where the clauses are listed, one `- W3 …` for each.
const RULES: &str = "crates/rules/RULES.md";

/// The part of a script that may hold its title, in characters.
const TITLE: usize = 4000;

/// Every clause in [`RULES`] is named by a test.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let Some(rules) = tree.file(RULES).and_then(|file| file.text()) else {
        return vec![Problem::new(RULES, 1, "The list of the rules' clauses is missing.")];
    };
    let clauses = clauses(rules);
    if clauses.is_empty() {
        return vec![Problem::new(RULES, 1, "There is no clause here: each is a line like `- W3 …`.")];
    }
    let named = names(tree);
    let untested = clauses.iter().filter(|(_, clause)| !named.iter().any(|name| names_clause(name, clause)));
    untested
        .map(|(line, clause)| Problem::new(RULES, *line, format!("No test names clause {clause}.")))
        .collect()
}

/// The clauses with their lines.
fn clauses(rules: &str) -> Vec<(usize, &str)> {
    let lines = rules.lines().enumerate();
    lines.filter_map(|(number, line)| Some((number + 1, clause(line)?))).collect()
}

/// The clause that a line of the list is about.
fn clause(line: &str) -> Option<&str> {
    let (id, _) = line.strip_prefix("- ")?.split_once(' ')?;
    is_clause(id).then_some(id)
}

/// A capital letter and a number.
fn is_clause(word: &str) -> bool {
    let mut chars = word.chars();
    chars.next().is_some_and(|c| c.is_ascii_uppercase())
        && word.len() > 1
        && chars.all(|c| c.is_ascii_digit())
}

/// Whether a word is the clause; a letter behind it does not matter (`W3b`), another digit does (`W31`).
fn names_clause(word: &str, clause: &str) -> bool {
    word.strip_prefix(clause).is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Every word by which a test could name a clause; those from functions' names are turned into capital letters.
fn names(tree: &Tree) -> Vec<String> {
    let mut names = Vec::new();
    for (file, text) in tree.texts() {
        if file.has_extension("rs") {
            names.extend(names_in_tests(file, text));
        } else if is_script(file) {
            names.extend(words(&text.chars().take(TITLE).collect::<String>()));
        }
    }
    names
}

fn is_script(file: &File) -> bool {
    let extensions = ["ws", "toml", "txt", "json", "ts", "js"];
    let written_for_tests = file.is_inside("games") || file.is_inside("tests");
    written_for_tests && extensions.iter().any(|extension| file.has_extension(extension))
}

/// The parts of the tests' names and the words of what stands directly above them.
fn names_in_tests(file: &File, text: &str) -> Vec<String> {
    let all_are_tests = is_test_file(file);
    let mut names = Vec::new();
    let mut above: Vec<&str> = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.starts_with("//") || line.starts_with("#[") {
            above.push(line);
            continue;
        }
        if let Some(name) = function_name(line)
            && (all_are_tests || above.iter().any(|line| is_test_attribute(line)))
        {
            names.extend(words(&name.to_uppercase()));
            names.extend(above.iter().flat_map(|line| words(line)));
        }
        above.clear();
    }
    names
}

/// Files of tests alone; there a law or a table of cases may name the clause for the test that runs it.
fn is_test_file(file: &File) -> bool {
    file.is_inside("tests") || file.is_inside("testkit") || file.path.ends_with("tests.rs")
}

/// `#[test]`, `#[tokio::test]`, `#[wasm_bindgen_test]` and the like; `#[cfg(test)]` may stand above anything.
fn is_test_attribute(line: &str) -> bool {
    line.starts_with("#[") && !line.starts_with("#[cfg") && line.contains("test")
}

/// The name of the function that begins on this line, whatever stands before its `fn`.
fn function_name(line: &str) -> Option<&str> {
    let is_prefix = |word: &&str| word.starts_with("pub") || ["async", "const"].contains(word);
    let mut words = line.split_whitespace().skip_while(is_prefix);
    words.next().filter(|word| *word == "fn")?;
    words.next()?.split(['(', '<']).next()
}

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The clauses, of a list of three, that this file leaves open.
    fn untested(path: &str, text: &str) -> Vec<String> {
        let rules = "# Rules\n- W1 Lay.\n- W3 Pay ⚖.\n- W31 Never.\n- Other\n";
        let tree = Tree::of(&[(RULES, rules), (path, text)]);
        let last_word =
            |problem: Problem| problem.sentence.rsplit(' ').next().unwrap().trim_end_matches('.').to_owned();
        check(&tree).into_iter().map(last_word).collect()
    }

    #[test]
    fn a_clause_without_a_test_is_named_with_its_line() {
        let tree = Tree::of(&[(RULES, "# Rules\n\n- W1 Lay.\n")]);
        assert_eq!(check(&tree), [Problem::new(RULES, 3, "No test names clause W1.")]);
    }

    #[test]
    fn a_test_names_clauses_by_its_name() {
        assert_eq!(untested("src/a.rs", "#[test]\nfn w1_and_w3_hold() {}"), ["W31"]);
        assert_eq!(untested("src/a.rs", "#[tokio::test]\nasync fn holds_w31() {}"), ["W1", "W3"]);
    }

    #[test]
    fn a_test_names_clauses_by_the_comment_above_it() {
        assert_eq!(untested("src/a.rs", "/// W1, W3: pay.\n#[test]\nfn pay() {}"), ["W31"]);
        assert_eq!(untested("src/a.rs", "/// Witch w1.\n#[test]\nfn pay() {}"), ["W1", "W3", "W31"]);
    }

    #[test]
    fn a_function_that_is_no_test_names_nothing() {
        assert_eq!(untested("src/a.rs", "/// W1, the latest.\nfn w3() {}"), ["W1", "W3", "W31"]);
        assert_eq!(untested("src/a.rs", "#[test]\nfn a() {}\n\n// W1\nfn w3() {}"), ["W1", "W3", "W31"]);
        assert_eq!(untested("src/a.rs", "#[cfg(test)]\nfn w3() {}"), ["W1", "W3", "W31"]);
    }

    #[test]
    fn functions_in_files_of_tests_are_tests() {
        for path in
            ["crates/rules/tests/a.rs", "crates/testkit/src/laws.rs", "crates/rules/src/witch_tests.rs"]
        {
            assert_eq!(untested(path, "pub fn w1() {}"), ["W3", "W31"], "{path}");
            assert_eq!(untested(path, "pub(crate) const fn w3<T>() {}"), ["W1", "W31"], "{path}");
        }
    }

    #[test]
    fn a_script_names_clauses_in_its_title_with_capital_letters() {
        assert_eq!(untested("games/rulebook/a.ws", "# W3 b\nwitch w1\n"), ["W1", "W31"]);
        assert_eq!(untested("docs/a.txt", "W1 W3 W31"), ["W1", "W3", "W31"]);
        let late = format!("{}W3", " ".repeat(TITLE));
        assert_eq!(untested("games/a.json", &late), ["W1", "W3", "W31"]);
    }

    #[test]
    fn a_list_that_is_missing_or_has_no_clauses_is_a_problem() {
        assert_eq!(check(&Tree::of(&[])).len(), 1);
        assert_eq!(check(&Tree::of(&[(RULES, "# Rules\n\nW1 Lay.\n")])).len(), 1);
    }
}

//! ARCHITECTURE.md names functions and types that are in the code.

use std::collections::HashSet;

use super::Problem;
use super::tree::Tree;

/// The document that is followed name by name.
const MAP: &str = "ARCHITECTURE.md";

/// Every path in backticks, such as `Room::append`, and every function name, such as `play_own`, is in the code.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let Some(map) = tree.file(MAP).and_then(|file| file.text()) else {
        return Vec::new();
    };
    let names = Names::of(tree);
    let mut problems = Vec::new();
    for (number, line) in map.lines().enumerate() {
        for code in line.split('`').skip(1).step_by(2).filter(|code| is_name(code)) {
            if let Some(missing) = code.split("::").find(|part| !names.contain(part)) {
                problems.push(Problem::new(MAP, number + 1, format!("`{code}`: there is no {missing}.")));
            }
        }
    }
    problems
}

/// Whether this is a path, or a function name of several words; single words may be anything.
fn is_name(code: &str) -> bool {
    let is_identifier =
        |part: &str| !part.is_empty() && part.chars().all(|c| c.is_alphanumeric() || c == '_');
    code.split("::").all(is_identifier) && (code.contains("::") || code.contains('_'))
}

/// The functions, modules and other names of all Rust files.
struct Names<'a> {
    functions: HashSet<&'a str>,
    modules: HashSet<&'a str>,
    words: HashSet<&'a str>,
}

impl<'a> Names<'a> {
    fn of(tree: &'a Tree) -> Names<'a> {
        let mut names = Names { functions: HashSet::new(), modules: HashSet::new(), words: HashSet::new() };
        for (_, text) in tree.rust() {
            let mut before = "";
            for word in text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
            {
                match before {
                    "fn" => names.functions.insert(word),
                    "mod" => names.modules.insert(word),
                    _ => names.words.insert(word),
                };
                before = word;
            }
        }
        names
    }

    /// Types and variants begin with a capital letter; all else is a function or a module.
    fn contain(&self, name: &str) -> bool {
        if name.starts_with(char::is_uppercase) {
            self.words.contains(name)
        } else {
            self.functions.contains(name) || self.modules.contains(name)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems_in(text: &str) -> Vec<String> {
        let code =
            "mod ws;\nstruct Room;\nimpl Room {\n    fn append(&self) {}\n    fn run_due(&self) {}\n}\n";
        let files = [("crates/server/src/lib.rs", code), (MAP, text)];
        check(&Tree::of(&files)).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn names_that_are_there_pass() {
        assert_eq!(
            problems_in("`Room::append`, `run_due`, `ws::append`, `live`, `a_b.rs`, `cargo x_y`\n"),
            [""; 0]
        );
    }

    #[test]
    fn a_name_that_is_gone_is_reported() {
        assert_eq!(
            problems_in("one\n`Room::go_on`, `Shelf::append`, `look_after`\n"),
            [
                "ARCHITECTURE.md:2: `Room::go_on`: there is no go_on.",
                "ARCHITECTURE.md:2: `Shelf::append`: there is no Shelf.",
                "ARCHITECTURE.md:2: `look_after`: there is no look_after.",
            ]
        );
    }
}

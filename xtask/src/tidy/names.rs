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
            if let Some(missing) = names.missing_from(code) {
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
#[derive(Default)]
struct Names<'a> {
    functions: HashSet<&'a str>,
    /// Functions with the type or trait in whose block they are.
    methods: HashSet<(&'a str, &'a str)>,
    modules: HashSet<&'a str>,
    words: HashSet<&'a str>,
}

impl<'a> Names<'a> {
    fn of(tree: &'a Tree) -> Names<'a> {
        let mut names = Names::default();
        for (_, text) in tree.rust() {
            names.methods.extend(methods(text));
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

    /// The first part of a path that is nowhere; for `Type::method`, a method that another type has is missing too.
    fn missing_from<'b>(&self, code: &'b str) -> Option<&'b str> {
        if let Some(missing) = code.split("::").find(|part| !self.contain(part)) {
            return Some(missing);
        }
        let (owner, method) = code.rsplit_once("::")?;
        let owner = owner.rsplit("::").next().unwrap_or(owner);
        let is_method = owner.starts_with(char::is_uppercase) && self.functions.contains(method);
        (is_method && !self.methods.contains(&(owner, method))).then_some(code)
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

/// The functions of `impl` and `trait` blocks with the type or trait they belong to. The code is formatted: a block ends at
/// a brace that stands where its first line began.
fn methods(text: &str) -> Vec<(&str, &str)> {
    let mut owner: Option<(&str, usize)> = None;
    let mut found = Vec::new();
    for line in text.lines() {
        let (code, indent) = (line.trim_start(), line.len() - line.trim_start().len());
        if let Some(name) = block_owner(code) {
            owner = Some((name, indent));
        } else if code.starts_with('}') && owner.is_some_and(|(_, start)| start == indent) {
            owner = None;
        }
        let function =
            code.split_once("fn ").filter(|(before, _)| before.is_empty() || before.ends_with(' '));
        if let (Some((name, _)), Some((_, function))) = (owner, function) {
            found.push((name, identifier(function)));
        }
    }
    found
}

/// The type of `impl Type {`, `impl<T> Trait for Type<T> {` or `pub trait Trait {`.
fn block_owner(code: &str) -> Option<&str> {
    let public = code.strip_prefix("pub ").or(code.strip_prefix("pub(crate) ")).unwrap_or(code);
    if let Some(name) = public.strip_prefix("trait ") {
        return Some(identifier(name));
    }
    let rest = code.strip_prefix("impl")?;
    let rest = if rest.starts_with('<') { rest.split_once("> ")?.1 } else { rest.strip_prefix(' ')? };
    let path = rest.split_once(" for ").map_or(rest, |(_, owner)| owner);
    let end = path.find(|c: char| !c.is_alphanumeric() && !"_:".contains(c)).unwrap_or(path.len());
    path[..end].rsplit("::").next()
}

/// The letters, digits and underscores at the beginning.
fn identifier(text: &str) -> &str {
    &text[..text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len())]
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

    #[test]
    fn a_method_of_another_type_is_reported() {
        let code = "impl<T> Store for Shelf<T> {\n    async fn put(&self) {}\n}\npub trait Store {\n    fn put(&self);\n}\nstruct Room;\n";
        let files = [("crates/server/src/lib.rs", code), (MAP, "`Shelf::put`, `Store::put`, `Room::put`\n")];
        let problems: Vec<_> = check(&Tree::of(&files)).iter().map(Problem::to_string).collect();
        assert_eq!(problems, ["ARCHITECTURE.md:1: `Room::put`: there is no Room::put."]);
    }
}

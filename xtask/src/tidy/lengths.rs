//! Files and functions stay short enough to be read at once.

use super::Problem;
use super::source::functions;
use super::tree::Tree;

/// The longest a Rust file should be.
const FILE_LINES: usize = 500;
/// The longest a function should be.
const FUNCTION_LINES: usize = 80;

/// What may be longer, and why.
const EXCEPTIONS: &[Exception] = &[];

/// A file, or a function of it, that may be longer than the others.
struct Exception {
    path: &'static str,
    /// None for the file itself.
    function: Option<&'static str>,
    reason: &'static str,
}

/// No Rust file and no function is too long, and no exception is left over.
pub fn check(tree: &Tree) -> Vec<Problem> {
    check_with(tree, EXCEPTIONS)
}

fn check_with(tree: &Tree, exceptions: &[Exception]) -> Vec<Problem> {
    let outliers: Vec<_> = tree.rust().flat_map(|(file, text)| outliers(&file.path, text)).collect();
    let allowed = |outlier: &&Outlier| !exceptions.iter().any(|exception| exception.covers(outlier));
    let too_long = outliers.iter().filter(allowed).map(Outlier::problem);
    let needless =
        exceptions.iter().filter(|exception| !outliers.iter().any(|outlier| exception.covers(outlier)));
    too_long.chain(needless.map(Exception::problem)).collect()
}

impl Exception {
    fn covers(&self, outlier: &Outlier) -> bool {
        self.path == outlier.path && self.function == outlier.function.as_deref()
    }

    fn problem(&self) -> Problem {
        let what = self.function.unwrap_or("the file");
        let sentence = format!(
            "{what} is not too long (any more): take the exception ({}) out of {}.",
            self.reason,
            file!()
        );
        Problem::new(self.path, 1, sentence)
    }
}

/// Something longer than its limit.
struct Outlier {
    path: String,
    function: Option<String>,
    line: usize,
    length: usize,
}

impl Outlier {
    fn problem(&self) -> Problem {
        let sentence = match &self.function {
            None => format!(
                "This file has {} lines, more than {FILE_LINES}: divide it by its ideas.",
                self.length
            ),
            Some(name) => format!("{name} has {} lines, more than {FUNCTION_LINES}: divide it.", self.length),
        };
        Problem::new(&self.path, self.line, sentence)
    }
}

fn outliers(path: &str, text: &str) -> Vec<Outlier> {
    let outlier = |function, line, length| Outlier { path: path.to_owned(), function, line, length };
    let long = functions(text).into_iter().filter(|function| function.length > FUNCTION_LINES);
    let mut outliers: Vec<_> = long.map(|f| outlier(Some(f.name), f.line, f.length)).collect();
    let lines = text.lines().count();
    if lines > FILE_LINES {
        outliers.push(outlier(None, 1, lines));
    }
    outliers
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file whose second line begins a function of this many lines.
    fn function_of(lines: usize) -> String {
        format!("// }}\nfn brew() {{\n{}}}\n", "    stir();\n".repeat(lines - 2))
    }

    fn problems_in(text: &str, exceptions: &[Exception]) -> Vec<String> {
        check_with(&Tree::of(&[("a.rs", text)]), exceptions).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn a_file_over_the_limit_is_named() {
        assert_eq!(problems_in(&"\n".repeat(500), &[]), [""; 0]);
        assert_eq!(
            problems_in(&"\n".repeat(501), &[]),
            ["a.rs:1: This file has 501 lines, more than 500: divide it by its ideas."]
        );
    }

    #[test]
    fn a_function_over_the_limit_is_named() {
        assert_eq!(problems_in(&function_of(80), &[]), [""; 0]);
        assert_eq!(
            problems_in(&function_of(81), &[]),
            ["a.rs:2: brew has 81 lines, more than 80: divide it."]
        );
    }

    #[test]
    fn an_exception_covers_exactly_what_it_names() {
        let brew = || Exception { path: "a.rs", function: Some("brew"), reason: "one long table" };
        let file = || Exception { path: "a.rs", function: None, reason: "one long table" };
        assert_eq!(problems_in(&function_of(81), &[brew()]), [""; 0]);
        assert_eq!(problems_in(&"\n".repeat(501), &[file()]), [""; 0]);
        assert_eq!(problems_in(&function_of(81), &[file()]).len(), 2);
    }

    #[test]
    fn an_exception_that_is_no_longer_needed_has_to_go() {
        let brew = Exception { path: "a.rs", function: Some("brew"), reason: "one long table" };
        let found = problems_in(&function_of(80), &[brew]);
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("take the exception (one long table) out of"), "{found:?}");
    }

    #[test]
    fn only_rust_is_measured() {
        let long = "\n".repeat(501);
        let found = check(&Tree::of(&[("a.md", &long), ("b.rs", &long)]));
        assert!(found.iter().any(|problem| problem.path == "b.rs"));
        assert!(found.iter().all(|problem| problem.path != "a.md"));
    }
}

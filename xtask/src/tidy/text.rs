//! Every file is text, ends with one newline and has no spaces where nobody sees them.

use super::Problem;
use super::tree::{File, Tree};

/// Binary files that may be there, and why.
const BINARIES: &[(&str, &str)] = &[];

/// The files whose lines must not end with spaces.
const NO_TRAILING_SPACE: &[&str] = &["rs", "md", "toml"];

/// The files are as an editor should leave them.
pub fn check(tree: &Tree) -> Vec<Problem> {
    check_with(tree, BINARIES)
}

fn check_with(tree: &Tree, binaries: &[(&str, &str)]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files() {
        match file.text() {
            Some(text) => problems.extend(check_end(file, text).into_iter().chain(check_lines(file, text))),
            None => problems.extend(check_binary(file, binaries)),
        }
    }
    for (path, reason) in
        binaries.iter().filter(|(path, _)| tree.file(path).is_none_or(|file| !file.is_binary()))
    {
        let sentence =
            format!("There is no such binary file: take the exception ({reason}) out of {}.", file!());
        problems.push(Problem::new(path, 1, sentence));
    }
    problems
}

fn check_binary(file: &File, binaries: &[(&str, &str)]) -> Option<Problem> {
    let allowed = binaries.iter().any(|(path, _)| *path == file.path);
    let sentence = "This file is binary (a NUL byte, or not UTF-8): nobody can review it here.";
    (!allowed).then(|| Problem::new(&file.path, 1, sentence))
}

fn check_end(file: &File, text: &str) -> Option<Problem> {
    let sentence = match text {
        "" => "This file is empty.",
        _ if !text.ends_with('\n') => "This file does not end with a newline.",
        _ if text.ends_with("\n\n") || text == "\n" => "This file ends with empty lines: leave one newline.",
        _ => return None,
    };
    Some(Problem::new(&file.path, text.lines().count().max(1), sentence))
}

fn check_lines(file: &File, text: &str) -> Vec<Problem> {
    if !NO_TRAILING_SPACE.iter().any(|extension| file.has_extension(extension)) {
        return Vec::new();
    }
    // Not `lines()`: it would hide the carriage return of another system's line end.
    let untidy = text.split('\n').enumerate().filter(|(_, line)| line.ends_with(char::is_whitespace));
    untidy.map(|(number, _)| Problem::new(&file.path, number + 1, "This line ends with a space.")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems_in(path: &str, text: &str) -> Vec<String> {
        check_with(&Tree::of(&[(path, text)]), &[]).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn a_file_that_ends_with_one_newline_passes() {
        assert_eq!(problems_in("a.rs", "one\n\ntwo\n"), [""; 0]);
    }

    #[test]
    fn every_other_end_is_named() {
        assert_eq!(problems_in("a.rs", "one\ntwo"), ["a.rs:2: This file does not end with a newline."]);
        assert_eq!(
            problems_in("a.rs", "one\n\n"),
            ["a.rs:2: This file ends with empty lines: leave one newline."]
        );
        assert_eq!(
            problems_in("a.rs", "\n"),
            ["a.rs:1: This file ends with empty lines: leave one newline."]
        );
        assert_eq!(problems_in("run", ""), ["run:1: This file is empty."]);
    }

    #[test]
    fn spaces_at_the_end_of_a_line_are_found_where_they_matter() {
        for extension in NO_TRAILING_SPACE {
            assert_eq!(problems_in(&format!("a.{extension}"), "one\ntwo \n").len(), 1, "{extension}");
            assert_eq!(problems_in(&format!("a.{extension}"), "one\ntwo\t\n").len(), 1, "{extension}");
            assert_eq!(problems_in(&format!("a.{extension}"), "one\ntwo\r\n").len(), 1, "{extension}");
        }
        assert_eq!(problems_in("a.rs", "one \n"), ["a.rs:1: This line ends with a space."]);
        assert_eq!(problems_in("a.txt", "one \n"), [""; 0]);
    }

    #[test]
    fn a_binary_file_needs_an_exception_and_an_exception_a_file() {
        let tree = Tree::of(&[("a.bin", "\0"), ("b.txt", "words\n")]);
        assert!(check(&tree).iter().any(|problem| problem.path == "a.bin"));
        assert_eq!(check_with(&tree, &[]).len(), 1);
        assert_eq!(check_with(&tree, &[("a.bin", "a picture")]), []);
        assert_eq!(check_with(&tree, &[("a.bin", "a picture"), ("b.txt", "gone")]).len(), 1);
    }
}

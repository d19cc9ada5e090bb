//! The documents name files that are there, and their links lead somewhere.

use super::Problem;
use super::tree::{File, Tree};

/// Where a path in backticks has to begin to count as one.
const FOLDERS: &[&str] = &[
    "crates/",
    "locales/",
    "docs/",
    "xtask/",
    "tests/",
    "examples/",
    "deploy/",
    "games/",
    "bench/",
    ".cargo/",
];

/// What is written with these letters stands for more than one file, or is a command.
const PATTERN: &[char] = &[' ', '{', '*', '<'];

/// A language that a document supposes to be there one day.
const SUPPOSED: &str = "locales/xx";

/// It is packed into the archive and names the files as they lie there.
const OF_THE_ARCHIVE: &str = "deploy/README.md";

/// Every file that a document names or links to is in the tree.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let documents = tree.texts().filter(|(file, _)| file.has_extension("md") && file.path != OF_THE_ARCHIVE);
    documents.flat_map(|(file, text)| check_document(tree, file, text)).collect()
}

fn check_document(tree: &Tree, file: &File, text: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (number, line) in prose(text) {
        let is_named = |path: &&str| is_there(tree, path) || is_there(tree, &beside(&file.path, path));
        for path in named(line).filter(|path| !is_named(path)) {
            problems.push(Problem::new(&file.path, number, format!("There is no {path}.")));
        }
        for link in links(line).filter(|link| !is_there(tree, &beside(&file.path, link))) {
            problems.push(Problem::new(&file.path, number, format!("The link to {link} leads nowhere.")));
        }
    }
    problems
}

/// The lines outside of code blocks, counted from 1.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut is_code = false;
    text.lines().enumerate().filter_map(move |(number, line)| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        (!is_code && !is_fence).then_some((number + 1, line))
    })
}

/// The paths between backticks, from the root of the project or from the document.
fn named(line: &str) -> impl Iterator<Item = &str> {
    let code = line.split('`').skip(1).step_by(2);
    code.filter(|code| FOLDERS.iter().any(|folder| code.starts_with(folder)))
        .filter(|code| !code.contains(PATTERN) && !code.starts_with(SUPPOSED))
}

/// Where the links to files lead, from the document.
fn links(line: &str) -> impl Iterator<Item = &str> {
    line.split("](")
        .skip(1)
        .map(|rest| rest.split([')', '#']).next().unwrap_or_default())
        .filter(|link| !link.is_empty() && !link.contains("://"))
}

/// The path of a link from the root of the project.
fn beside(document: &str, link: &str) -> String {
    let (folder, _) = document.rsplit_once('/').unwrap_or_default();
    let mut parts: Vec<_> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in link.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Whether this is a file, or a folder with files.
fn is_there(tree: &Tree, path: &str) -> bool {
    let path = path.trim_end_matches('/');
    let is_below = |file: &File| file.path.strip_prefix(path).is_some_and(|rest| rest.starts_with('/'));
    tree.file(path).is_some() || tree.files().iter().any(is_below)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems_in(path: &str, text: &str) -> Vec<String> {
        let files = [
            ("docs/hosting.md", "\n"),
            ("crates/rules/src/lib.rs", "\n"),
            ("README.md", "\n"),
            ("docs/examples/bot.py", "\n"),
            (path, text),
        ];
        check(&Tree::of(&files)).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn files_and_folders_that_are_there_pass() {
        let text = "`crates/rules/src/lib.rs` in `crates/rules/`, `examples/bot.py`, `cargo xtask`, [hosting](hosting.md#logs),\n\
                    [start](../README.md), [top](#top), [far](https://example.org/x.md)\n";
        assert_eq!(problems_in("docs/a.md", text), [""; 0]);
    }

    #[test]
    fn patterns_commands_and_code_blocks_name_no_files() {
        let text = "`locales/xx/web.ftl`, `crates/*/src`, `tests/browser run`\n```\n[a](b.md)\n```\n";
        assert_eq!(problems_in("docs/a.md", text), [""; 0]);
    }

    #[test]
    fn a_file_that_is_gone_is_named() {
        assert_eq!(
            problems_in("docs/a.md", "one\n`crates/rules/src/gone.rs`\n"),
            ["docs/a.md:2: There is no crates/rules/src/gone.rs."]
        );
    }

    #[test]
    fn a_link_is_followed_from_its_document() {
        assert_eq!(
            problems_in("docs/a.md", "[hosting](docs/hosting.md)\n"),
            ["docs/a.md:1: The link to docs/hosting.md leads nowhere."]
        );
    }
}

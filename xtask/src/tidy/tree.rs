//! The files of the project, as the checks see them.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Result};
use crate::shell;

/// A file of the tree.
pub struct File {
    /// Relative to the root, with `/` between its parts.
    pub path: String,
    bytes: Vec<u8>,
}

impl File {
    /// What is in it, unless it is binary.
    pub fn text(&self) -> Option<&str> {
        if self.is_binary() { None } else { str::from_utf8(&self.bytes).ok() }
    }

    /// Whether no editor would show it as text: it has a NUL byte or is not UTF-8.
    pub fn is_binary(&self) -> bool {
        self.bytes.contains(&0) || str::from_utf8(&self.bytes).is_err()
    }

    /// Whether its name ends so, as in `has_extension("rs")`.
    pub fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }

    /// Whether one of its folders is called so.
    pub fn is_inside(&self, folder: &str) -> bool {
        let (folders, _) = self.path.rsplit_once('/').unwrap_or_default();
        folders.split('/').any(|part| part == folder)
    }
}

/// Every file that is, or would be, under version control.
pub struct Tree {
    files: Vec<File>,
}

impl Tree {
    /// Reads what git tracks and what it would add: build outputs and other ignored files are left out.
    pub fn read() -> Result<Self> {
        let listing = "git ls-files -z --cached --others --exclude-standard";
        let listing = shell::read(&mut shell::command(listing))?;
        let mut files = Vec::new();
        for path in listing.split_terminator('\0').filter(|path| is_there(path)) {
            let bytes = fs::read(shell::root().join(path))
                .map_err(|error| Failure::new(format!("cannot read {path}: {error}")))?;
            files.push(File { path: path.to_owned(), bytes });
        }
        files.sort_unstable_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { files })
    }

    /// All files, ordered by path.
    pub fn files(&self) -> &[File] {
        &self.files
    }

    /// The file at this path.
    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The text files, with their text.
    pub fn texts(&self) -> impl Iterator<Item = (&File, &str)> {
        self.files.iter().filter_map(|file| file.text().map(|text| (file, text)))
    }

    /// The Rust files, with their text.
    pub fn rust(&self) -> impl Iterator<Item = (&File, &str)> {
        self.texts().filter(|(file, _)| file.has_extension("rs"))
    }

    /// A tree for a test.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let file =
            |(path, text): &(&str, &str)| File { path: (*path).to_owned(), bytes: text.as_bytes().to_vec() };
        Tree { files: files.iter().map(file).collect() }
    }
}

/// A file that was deleted, but not yet in a commit, is listed although it is gone.
fn is_there(path: &str) -> bool {
    shell::root().join(path).symlink_metadata().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tree_holds_the_sources_and_no_build_outputs() {
        let tree = Tree::read().unwrap();
        assert!(tree.file("Cargo.toml").is_some_and(|file| file.text().is_some()));
        assert!(tree.file("xtask/src/main.rs").is_some());
        assert!(tree.files().iter().all(|file| !file.path.starts_with("target/")));
    }

    #[test]
    fn a_file_with_a_nul_byte_or_without_utf_8_has_no_text() {
        let file = |bytes: &[u8]| File { path: "a".into(), bytes: bytes.to_vec() };
        assert_eq!(file(b"words\n").text(), Some("words\n"));
        assert_eq!(file(b"wor\0ds\n").text(), None);
        assert_eq!(file(b"wor\xffds\n").text(), None);
    }

    #[test]
    fn folders_and_extensions_are_no_parts_of_names() {
        let tree = Tree::of(&[("crates/wire/tests/games.rs", "")]);
        let file = tree.file("crates/wire/tests/games.rs").unwrap();
        assert!(file.is_inside("tests") && !file.is_inside("test") && !file.is_inside("games.rs"));
        assert!(file.has_extension("rs") && !file.has_extension("s"));
    }
}

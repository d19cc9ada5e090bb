//! `--edition` and `--board`: editions from files.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use witchstone_wire::{AddEditionError, Editions, edition_id};

/// Why the edition files cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum EditionFileError {
    /// A file or folder cannot be read.
    #[error("Cannot read {}: {}.", path.display(), plain(source))]
    Read {
        /// The file or folder.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// A folder without edition files.
    #[error("The folder {} has no edition files (*.toml).", .0.display())]
    EmptyFolder(PathBuf),
    /// A file is not a valid edition.
    #[error("{}, {source}", path.display())]
    Invalid {
        /// The file.
        path: PathBuf,
        /// What is wrong, with the line.
        source: Box<AddEditionError>,
    },
    /// Two different editions have the same id.
    #[error("{} and {} are different editions of the same id \"{id}\": give one of them another id.", first.display(), second.display())]
    SameId {
        /// The first file.
        first: PathBuf,
        /// The second file.
        second: PathBuf,
        /// The id.
        id: String,
    },
    /// `--board` names an unknown edition.
    #[error("--board {board} is not an edition that is known here: {}.", known.join(", "))]
    UnknownBoard {
        /// The name.
        board: String,
        /// The known editions.
        known: Vec<String>,
    },
}

/// Which boards there are.
#[derive(Clone, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct EditionArgs {
    /// A board of your own beside the built-in one: an edition file (see docs/editions.md), or a folder with such
    /// files (*.toml). Can be repeated. Games that name their edition are read on it; new games are played on the first
    #[arg(long, global = true, env = "WITCHSTONE_EDITION", value_name = "FILE|FOLDER")]
    pub edition: Vec<PathBuf>,

    /// Play new games on the edition with this id instead: one of the files, or classic for the built-in board
    #[arg(long, global = true, env = "WITCHSTONE_BOARD", value_name = "ID")]
    pub board: Option<String>,
}

impl EditionArgs {
    /// Reads the files.
    pub fn read(&self) -> Result<Editions, EditionFileError> {
        let (mut editions, mut sources) = (Editions::default(), HashMap::new());
        for path in &self.edition {
            for file in files(path)? {
                add(&mut editions, &mut sources, &file)?;
            }
        }
        if let Some(board) = &self.board {
            editions.put_first(board).map_err(|_| no_board(board, &editions))?;
        }
        Ok(editions)
    }
}

/// The edition files at a path, sorted by name.
fn files(path: &Path) -> Result<Vec<PathBuf>, EditionFileError> {
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let entries = std::fs::read_dir(path).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = entries.map_err(|source| EditionFileError::Read { path: path.to_owned(), source })?;
    let mut files: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "toml") && !file.is_dir());
    files.sort();
    if files.is_empty() {
        return Err(EditionFileError::EmptyFolder(path.to_owned()));
    }
    Ok(files)
}

/// Adds the edition of a file; `sources` is the file and the name of each edition so far, by its id.
fn add(
    editions: &mut Editions,
    sources: &mut HashMap<String, (PathBuf, String)>,
    file: &Path,
) -> Result<(), EditionFileError> {
    let path = || file.to_owned();
    let text =
        std::fs::read_to_string(file).map_err(|source| EditionFileError::Read { path: path(), source })?;
    let invalid = |error| EditionFileError::Invalid { path: path(), source: Box::new(error) };
    let edition = editions.add(&text).map_err(invalid)?;
    let id = edition_id(&edition.id);
    let (first, name) = sources.entry(id.to_owned()).or_insert_with(|| (file.to_owned(), edition.id.clone()));
    if *name != edition.id {
        return Err(EditionFileError::SameId { first: first.clone(), second: path(), id: id.to_owned() });
    }
    Ok(())
}

fn no_board(board: &str, editions: &Editions) -> EditionFileError {
    let known = editions.all().map(|edition| edition_id(&edition.id).to_owned()).collect();
    EditionFileError::UnknownBoard { board: board.to_owned(), known }
}

/// The cause without the system's number for it.
pub(crate) fn plain(error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::IsADirectory {
        return "it is a folder".to_owned();
    }
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::Edition;

    fn text(id: &str, units: u8) -> String {
        let text = Edition::CLASSIC_TOML.replace("id = \"classic\"", &format!("id = \"{id}\""));
        text.replace("energy_units = 20", &format!("energy_units = {units}"))
    }

    fn read(edition: &[&Path], board: Option<&str>) -> Result<Vec<String>, EditionFileError> {
        let edition = edition.iter().map(|path| path.to_path_buf()).collect();
        let editions = EditionArgs { edition, board: board.map(str::to_owned) }.read()?;
        Ok(editions.all().map(|edition| edition_id(&edition.id).to_owned()).collect())
    }

    #[test]
    fn a_folder_stands_for_its_files_in_the_order_of_their_names() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let message = read(&[folder.path()], None).unwrap_err().to_string();
        assert!(message.contains("has no edition files"), "{message}");
        for (name, id) in [("b.toml", "first"), ("c.toml", "second"), ("a.txt", "no")] {
            std::fs::write(path(name), text(id, 20)).unwrap();
        }
        std::fs::create_dir(path("d.toml")).unwrap();
        assert_eq!(read(&[folder.path()], None).unwrap(), ["first", "second", "classic"]);
        let twice = [&*path("c.toml"), folder.path()];
        assert_eq!(read(&twice, None).unwrap(), ["second", "first", "classic"]);
        assert_eq!(read(&twice, Some("classic")).unwrap(), ["classic", "second", "first"]);
        assert_eq!(
            read(&twice, Some("third")).unwrap_err().to_string(),
            "--board third is not an edition that is known here: second, first, classic."
        );
    }

    #[test]
    fn two_files_of_one_id_are_refused_with_both_names() {
        let folder = tempfile::tempdir().unwrap();
        let (a, b) = (folder.path().join("a.toml"), folder.path().join("b.toml"));
        std::fs::write(&a, text("mine", 20)).unwrap();
        std::fs::write(&b, text("mine", 21)).unwrap();
        let message = read(&[folder.path()], None).unwrap_err().to_string();
        let expected = format!("{} and {} are different editions", a.display(), b.display());
        assert!(message.starts_with(&expected) && message.contains("\"mine\""), "{message}");
        std::fs::write(&b, format!("# The same.\n{}", text("mine", 20))).unwrap();
        assert_eq!(read(&[folder.path()], None).unwrap(), ["mine", "classic"]);
    }

    #[test]
    fn errors_name_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("mine.toml");
        let missing = read(&[&file], None).unwrap_err().to_string();
        assert_eq!(missing, format!("Cannot read {}: No such file or directory.", file.display()));
        std::fs::write(&file, text("classic", 21)).unwrap();
        let message = read(&[&file], None).unwrap_err().to_string();
        assert!(message.starts_with(&format!("{}, give the board another id", file.display())), "{message}");
    }
}

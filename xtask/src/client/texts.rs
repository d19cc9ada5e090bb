//! The files of messages that the page loads: in each language one for every page, and one for each page with long texts.

#[path = "../../../crates/web/src/text_files.rs"]
mod text_files;

use std::path::{Path, PathBuf};

use super::{Fnv1a, entries, read, write_if_changed};
use crate::failure::Result;
use crate::shell;

/// Where the message files are, in a folder for each language.
fn locales() -> PathBuf {
    shell::root().join("locales")
}

/// All message files.
pub fn sources() -> Result<Vec<PathBuf>> {
    let mut files = vec![];
    for folder in entries(&locales())? {
        files.extend(entries(&folder)?);
    }
    files.sort();
    Ok(files)
}

/// Writes the files of all languages. They begin with the same line, which changes with any of them: the page takes only those
/// that it was built with.
pub fn write(into: &Path) -> Result {
    let mut version = Fnv1a::EMPTY;
    for file in sources()? {
        version = version.write(&read(&file)?);
    }
    let version = version.finish();
    for folder in entries(&locales())? {
        let language = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for file in text_files::ALL {
            let mut text = format!("# {version:016x}\n");
            for part in file.parts {
                text +=
                    &without_comments(&String::from_utf8_lossy(&read(&folder.join(format!("{part}.ftl")))?));
            }
            write_if_changed(&into.join(file.path(&language)), text.as_bytes())?;
        }
    }
    Ok(())
}

/// Whether a file in the client's folder is one of those that every page needs, in some language.
pub fn is_start(path: &Path) -> bool {
    path.starts_with(FOLDER) && path.file_stem().is_some_and(|name| name == text_files::START.name)
}

/// Whether a file in the client's folder is one of these files.
pub fn is_text(path: &Path) -> bool {
    path.starts_with(FOLDER)
}

const FOLDER: &str = "texts";

/// Messages without what is for translators.
fn without_comments(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::fs;

    /// Message files that the page has no use for.
    const ELSEWHERE: [&str; 2] = ["editions", "terminal"];

    #[test]
    fn every_message_file_is_in_one_file_of_the_client_or_for_another_program() {
        let mut parts: Vec<&str> = text_files::ALL.iter().flat_map(|file| file.parts).copied().collect();
        parts.extend(ELSEWHERE);
        let all: BTreeSet<String> = sources()
            .unwrap()
            .iter()
            .map(|path| path.file_stem().unwrap().to_string_lossy().into_owned())
            .collect();
        assert_eq!(parts.len(), all.len(), "a message file is named twice, or not at all");
        assert_eq!(parts.iter().map(|part| (*part).to_owned()).collect::<BTreeSet<_>>(), all);
    }

    #[test]
    fn the_files_of_all_languages_begin_with_one_version_and_have_no_comments() {
        let folder = std::env::temp_dir().join(format!("witchstone-texts-{}", std::process::id()));
        write(&folder).unwrap();
        let mut versions = BTreeSet::new();
        for language in ["en", "de", "fr", "nl"] {
            for file in text_files::ALL {
                let text = fs::read_to_string(folder.join(file.path(language))).unwrap();
                let (version, messages) = text.split_once('\n').unwrap();
                versions.insert(version.to_owned());
                assert!(!messages.lines().any(|line| line.starts_with('#') || line.is_empty()));
                assert!(messages.contains(" = "), "{language} {}", file.name);
            }
        }
        assert_eq!(versions.len(), 1, "{versions:?}");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn only_the_texts_of_every_page_count_for_the_start() {
        assert!(is_start(Path::new("texts/de/start.ftl")));
        assert!(!is_start(Path::new("texts/de/rules.ftl")));
        assert!(!is_start(Path::new("start.js")));
    }
}

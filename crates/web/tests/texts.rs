//! Every text of the client is in the message files: what the code asks for is there, and no text is written in the code.

use std::fs;
use std::path::{Path, PathBuf};

use witchstone_web::words_of;
use witchstone_words::Language;

fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            // Tests may say what they like.
            let code = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            found.push((path, code));
        }
    }
    found
}

fn all_sources() -> Vec<(PathBuf, String)> {
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"))
}

/// The text literals of a piece of code, comments left out.
fn literals(code: &str) -> Vec<String> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code: String = lines.map(|line| format!("{line}\n")).collect();
    code.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn every_message_that_the_code_asks_for_is_there() {
    let asks = ["texts.t(\"", "texts.f(\"", "words.text(\"", "words.format(\"", "now(\""];
    for language in Language::ALL {
        let words = words_of(language);
        for (path, code) in all_sources() {
            for ask in asks {
                for rest in code.split(ask).skip(1) {
                    let key = rest.split('"').next().unwrap_or_default();
                    assert!(words.has(key), "{}: no message {key} in {language:?}", path.display());
                }
            }
        }
    }
}

#[test]
fn no_text_for_players_is_written_in_the_code() {
    let is_prose = |text: &str| {
        let words = text.split(' ').filter(|word| word.len() > 1 && word.chars().all(char::is_alphabetic));
        text.starts_with(char::is_uppercase) && words.count() > 1
    };
    for (path, code) in all_sources() {
        // The page for development, with names for its samples.
        if path.ends_with("table/parts.rs") {
            continue;
        }
        let prose: Vec<_> = literals(&code).into_iter().filter(|text| is_prose(text)).collect();
        assert!(prose.is_empty(), "{}: {prose:?}", path.display());
    }
}

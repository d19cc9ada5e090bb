//! Every text of the client is in the message files: what the code asks for is loaded then, and no text is written in the code.

use std::fs;
use std::path::{Path, PathBuf};

use witchstone_web::text_files::{ALL, LEARN, RULES, START, TextFile};
use witchstone_words::{Language, Words};

/// The pages with texts of their own: their folders and files.
const PAGES: [(&str, TextFile); 2] = [("learn", LEARN), ("rulebook", RULES)];

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

/// The folder or file of `src/` that a path is in.
fn feature(path: &Path) -> &str {
    let inside = path.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).unwrap();
    inside.iter().next().and_then(|name| name.to_str()).unwrap()
}

/// A file of messages as the page loads it.
fn text(language: Language, file: TextFile) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
    file.parts.iter().map(|part| fs::read_to_string(folder.join(format!("{part}.ftl"))).unwrap()).collect()
}

fn keys(text: &str) -> Vec<&str> {
    let is_key = |key: &&str| key.starts_with(char::is_alphabetic);
    text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).filter(is_key).collect()
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
        let start = Words::from_texts(language, &[&text(language, START)]);
        for (path, code) in all_sources() {
            let page = PAGES.iter().find(|(folder, _)| *folder == feature(&path));
            let words = page.map_or_else(|| start.clone(), |(_, file)| start.and(&text(language, *file)));
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

#[test]
fn only_a_page_itself_asks_for_the_texts_that_are_loaded_for_it() {
    for (folder, file) in PAGES {
        let text = text(Language::English, file);
        // A key of one word may be something else in code, such as the name of a route.
        let keys: Vec<&str> = keys(&text).into_iter().filter(|key| key.contains('-')).collect();
        assert!(keys.len() > 30, "{}: {keys:?}", file.name);
        for (path, code) in all_sources().into_iter().filter(|(path, _)| feature(path) != folder) {
            let stray = literals(&code).into_iter().find(|literal| keys.contains(&literal.as_str()));
            assert_eq!(stray, None, "{}: the texts of {} may not be loaded", path.display(), file.name);
        }
    }
}

/// Messages of a page are read apart from the others and could not be put together with them.
#[test]
fn the_texts_of_a_page_name_no_message_of_another_file() {
    for (_, file) in PAGES {
        let text = text(Language::English, file);
        let words = Words::from_texts(Language::English, &[&text]);
        for key in keys(&text) {
            let said = words.text(key);
            let unresolved = said.split('{').skip(1).find(|rest| !rest.starts_with('$'));
            assert_eq!(unresolved, None, "{key}: {said}");
        }
    }
}

/// The page loads its texts: a function that carries them along would bring all languages into the WebAssembly.
#[test]
fn no_message_file_is_built_into_the_client() {
    for (path, code) in all_sources() {
        let carried = ["Words::new(", "with_files(", "files::", "include_str!"].into_iter().find(|name| {
            code.lines().any(|line| {
                !line.trim_start().starts_with("//") && line.replace("text_files::", "").contains(name)
            })
        });
        assert_eq!(carried, None, "{}", path.display());
    }
}

#[test]
fn the_page_starts_in_every_language() {
    let script = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("start.js")).unwrap();
    let codes = Language::ALL.map(|language| format!("{:?}", language.code())).join(", ");
    assert!(script.contains(&format!("const LANGUAGES = [{codes}];")), "start.js does not know {codes}");
    assert!(script.contains(&START.path("${language}")), "start.js loads another file");
    assert_eq!(ALL.len(), PAGES.len() + 1);
}

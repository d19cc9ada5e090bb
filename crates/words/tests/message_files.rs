//! The message files: the same messages with the same variables in every language, and none that nobody uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use witchstone_words::Language;

/// A message: the variables and the other messages that it names itself.
#[derive(Default, Debug)]
struct Message {
    variables: BTreeSet<String>,
    references: BTreeSet<String>,
}

type Messages = BTreeMap<String, Message>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of the message files of a language, without their ending.
fn groups(language: Language) -> BTreeSet<String> {
    let folder = root().join("locales").join(language.code());
    let entries = fs::read_dir(folder).expect("every language has a folder");
    let names = entries.map(|entry| entry.expect("a file").file_name().into_string().expect("a plain name"));
    names.map(|name| name.strip_suffix(".ftl").expect("message files only").to_owned()).collect()
}

fn messages(language: Language, group: &str) -> Messages {
    let path = root().join("locales").join(language.code()).join(format!("{group}.ftl"));
    let text = read(&path);
    let resource = fluent_syntax::parser::parse(text.as_str());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    let mut messages = Messages::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut found = Message::default();
        visit(message.value.as_ref().expect("a message has a text"), &mut found);
        let before = messages.insert(message.id.name.to_owned(), found);
        assert!(before.is_none(), "{}: {} is there twice", path.display(), message.id.name);
    }
    messages
}

fn visit(pattern: &Pattern<&str>, found: &mut Message) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => visit_inline(inline, found),
            Expression::Select { selector, variants } => {
                visit_inline(selector, found);
                variants.iter().for_each(|variant| visit(&variant.value, found));
            }
        }
    }
}

fn visit_inline(inline: &InlineExpression<&str>, found: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            found.references.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("{other:?} is not used in these files"),
    }
}

/// All messages of a language.
fn all_messages(language: Language) -> Messages {
    let mut all = Messages::new();
    for group in groups(language) {
        for (key, message) in messages(language, &group) {
            assert!(all.insert(key.clone(), message).is_none(), "{language:?}: {key} is in two files");
        }
    }
    all
}

/// The variables that a message needs, those of the messages inside it included.
fn needed(all: &Messages, key: &str) -> BTreeSet<String> {
    let message = all.get(key).unwrap_or_else(|| panic!("a message names {key}, which is not there"));
    let inside = message.references.iter().flat_map(|inner| needed(all, inner));
    message.variables.iter().cloned().chain(inside).collect()
}

#[test]
fn every_language_has_the_same_files_with_the_same_messages() {
    for language in Language::ALL {
        assert_eq!(groups(language), groups(Language::English), "{language:?}");
        for group in groups(language) {
            let keys = |language| messages(language, &group).into_keys().collect::<Vec<_>>();
            assert_eq!(keys(language), keys(Language::English), "{language:?}, {group}");
        }
    }
}

#[test]
fn a_message_needs_the_same_variables_in_every_language() {
    let english = all_messages(Language::English);
    for language in Language::ALL {
        let all = all_messages(language);
        for key in all.keys() {
            assert_eq!(needed(&all, key), needed(&english, key), "{language:?}, {key}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let all = all_messages(Language::English);
    let inside: BTreeSet<&String> = all.values().flat_map(|message| &message.references).collect();
    // The rules and rulings are shown whole: other tests hold them against the law, clause by clause.
    for group in groups(Language::English).into_iter().filter(|group| group != "rules" && group != "rulings")
    {
        let code = code_below(&user_of(&group));
        for key in messages(Language::English, &group).keys() {
            // Their keys are those of types in the rules; the tests of edition comments, refusals and older rules hold the
            // messages against the types.
            if ["edition-key-", "refuse-", "options-", "changed-"].iter().any(|begin| key.starts_with(begin))
            {
                continue;
            }
            let used = code.contains(&format!("\"{key}\"")) || inside.contains(key);
            assert!(used, "nobody uses {key} of {group}.ftl");
        }
    }
}

/// The code that uses a file: this crate's, or that of the crate with the file's name.
fn user_of(group: &str) -> PathBuf {
    let folder = match group {
        "game" | "moves" | "events" | "reasons" | "refusals" | "versions" | "advice" | "editions" => {
            "words/src"
        }
        "terminal" => "cli/src",
        "table" => "web/src/table",
        "learn" | "puzzle" | "review" | "statistics" => "web/src",
        other => return root().join("crates").join(other).join("src"),
    };
    root().join("crates").join(folder)
}

fn code_below(folder: &Path) -> String {
    let mut code = String::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            code += &code_below(&path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            code += &read(&path);
        }
    }
    code
}

/// A line never begins with a mark that French sets off by a space, and apostrophes are printed ones.
#[test]
fn french_marks_stay_with_their_words() {
    for group in groups(Language::French) {
        let text = read(&root().join("locales/fr").join(format!("{group}.ftl")));
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let torn = [" ;", " :", " !", " ?", " »", "« ", "'"].into_iter().find(|mark| line.contains(mark));
            assert_eq!(torn, None, "{group}: {line}");
        }
    }
}

//! The rules as players read them: chapters and clauses in their language, and what is found in them.

mod search;

use witchstone_words::{Language, Words};

pub use search::{Query, links};

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its letter.
    pub name: String,
    /// Its heading.
    pub title: String,
    /// What it says, in order.
    pub clauses: Vec<Clause>,
}

/// One numbered sentence or paragraph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Its letter and number, as refusals name it.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// The message file with the rules in a language.
const fn file(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../locales/en/rules.ftl"),
        Language::German => include_str!("../../../../locales/de/rules.ftl"),
        Language::French => include_str!("../../../../locales/fr/rules.ftl"),
        Language::Dutch => include_str!("../../../../locales/nl/rules.ftl"),
    }
}

/// The whole rules in a language, in the order of the message file.
pub fn chapters(language: Language) -> Vec<Chapter> {
    let text = file(language);
    let words = Words::with_files(language, &[text]);
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let mut chapters: Vec<Chapter> = vec![];
    for key in keys.filter(|key| key.starts_with("rules-")) {
        let (name, text) = (key["rules-".len()..].to_uppercase(), words.text(key));
        match chapters.last_mut() {
            Some(chapter) if name.len() > 1 => chapter.clauses.push(Clause { name, text }),
            _ => chapters.push(Chapter { name, title: text, clauses: vec![] }),
        }
    }
    chapters
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The letters and numbers in the law itself, with its chapters.
    fn law() -> Vec<String> {
        let law = include_str!("../../../rules/RULES.md");
        let named = |line: &str| {
            let line = line.strip_prefix("- ").or_else(|| line.strip_prefix("## "))?;
            line.split(' ').next().map(str::to_owned)
        };
        law.lines().filter_map(named).collect()
    }

    #[test]
    fn every_clause_of_the_law_is_told_in_every_language_in_its_chapter_and_no_other() {
        let law = law();
        assert_eq!(law.len(), 86 + 15);
        for language in Language::ALL {
            let told: Vec<String> = chapters(language)
                .into_iter()
                .flat_map(|chapter| {
                    assert!(chapter.clauses.iter().all(|clause| clause.name.starts_with(&chapter.name)));
                    [chapter.name].into_iter().chain(chapter.clauses.into_iter().map(|clause| clause.name))
                })
                .collect();
            assert_eq!(told, law, "{language:?}");
        }
    }

    #[test]
    fn every_clause_says_something_of_its_own_in_each_language() {
        let texts = |language| {
            let all = chapters(language).into_iter().flat_map(|chapter| chapter.clauses);
            all.map(|clause| clause.text).collect::<Vec<_>>()
        };
        let english = texts(Language::English);
        for language in Language::ALL {
            for (text, original) in texts(language).iter().zip(&english) {
                assert!(text.len() > 20 && text.ends_with('.'), "{language:?}: {text}");
                assert_eq!(text == original, language == Language::English, "{language:?}: {text}");
            }
        }
    }

    #[test]
    fn a_clause_that_a_text_names_is_there_and_is_named_in_every_language() {
        let law = law();
        let named = |language| {
            let all = chapters(language).into_iter().flat_map(|chapter| chapter.clauses);
            let each =
                |clause: Clause| links(&clause.text).into_iter().filter_map(|(_, name)| name).collect();
            all.map(each).collect::<Vec<Vec<String>>>()
        };
        let english = named(Language::English);
        assert!(english.iter().flatten().all(|name| law.contains(name)));
        assert!(english.iter().flatten().count() > 5);
        for language in Language::ALL {
            assert_eq!(named(language), english, "{language:?}");
        }
    }
}

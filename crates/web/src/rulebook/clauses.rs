//! The rules for players: chapters and clauses in their language, with the reasons for our rulings, and search hits.

use witchstone_rules::is_ruling;
use witchstone_words::Words;

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
    /// Why we decided so, if it is a ruling.
    pub ruling: Option<Ruling>,
    /// What the printed rulebooks say, where they differ.
    pub printings: Option<String>,
}

/// The grounds of a ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    /// Why the clause reads as it does.
    pub reason: String,
    /// How else it could be read.
    pub instead: String,
}

impl Clause {
    /// The clause of this name.
    fn read(name: String, text: String, words: &Words) -> Clause {
        let small = name.to_lowercase();
        let ruling = is_ruling(&name).then(|| Ruling {
            reason: words.text(&format!("ruling-{small}-reason")),
            instead: words.text(&format!("ruling-{small}-instead")),
        });
        let printings = format!("printing-{small}");
        let printings = words.has(&printings).then(|| words.text(&printings));
        Clause { name, text, ruling, printings }
    }

    /// Everything it says, to be searched.
    pub fn all_texts(&self) -> impl Iterator<Item = &str> {
        let grounds = self.ruling.iter().flat_map(|ruling| [&ruling.reason, &ruling.instead]);
        [&self.name, &self.text].into_iter().chain(grounds).chain(&self.printings).map(String::as_str)
    }
}

/// The whole rules, in the order of their message file.
pub fn chapters(words: &Words, text: &str) -> Vec<Chapter> {
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let mut chapters: Vec<Chapter> = vec![];
    for key in keys.filter(|key| key.starts_with("rules-")) {
        let (name, text) = (key["rules-".len()..].to_uppercase(), words.text(key));
        match chapters.last_mut() {
            Some(chapter) if name.len() > 1 => {
                chapter.clauses.push(Clause::read(name, text, words));
            }
            _ => chapters.push(Chapter { name, title: text, clauses: vec![] }),
        }
    }
    chapters
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text_files::RULES;
    use crate::ui::text_of;
    use witchstone_rules::RULINGS;
    use witchstone_words::Language;

    fn chapters(language: Language) -> Vec<Chapter> {
        let text = text_of(language, RULES);
        super::chapters(&Words::from_texts(language, &[&text]), &text)
    }

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
    fn every_clause_is_in_its_chapter_in_every_language() {
        let law = law();
        assert_eq!(law.len(), 87 + 15);
        for language in Language::ALL {
            let shown: Vec<String> = chapters(language)
                .into_iter()
                .flat_map(|chapter| {
                    assert!(chapter.clauses.iter().all(|clause| clause.name.starts_with(&chapter.name)));
                    [chapter.name].into_iter().chain(chapter.clauses.into_iter().map(|clause| clause.name))
                })
                .collect();
            assert_eq!(shown, law, "{language:?}");
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
            let each = |clause: Clause| {
                let all = clause.all_texts().skip(1).flat_map(crate::rulebook::search::links);
                all.filter_map(|(_, name)| name).collect()
            };
            all.map(each).collect::<Vec<Vec<String>>>()
        };
        let english = named(Language::English);
        assert!(english.iter().flatten().all(|name| law.contains(name)));
        assert!(english.iter().flatten().count() > 5);
        for language in Language::ALL {
            assert_eq!(named(language), english, "{language:?}");
        }
    }

    #[test]
    fn rulings_have_their_grounds_in_every_language_and_no_other_clause_has() {
        for language in Language::ALL {
            let all: Vec<Clause> =
                chapters(language).into_iter().flat_map(|chapter| chapter.clauses).collect();
            let named = |chosen: fn(&Clause) -> bool| {
                all.iter()
                    .filter(|clause| chosen(clause))
                    .map(|clause| clause.name.as_str())
                    .collect::<Vec<_>>()
            };
            assert_eq!(named(|clause| clause.ruling.is_some()), RULINGS, "{language:?}");
            assert_eq!(named(|clause| clause.printings.is_some()), ["R3", "F3", "F8", "H2"], "{language:?}");
            let missing = all.iter().flat_map(Clause::all_texts).find(|text| text.starts_with("ruling-"));
            assert_eq!(missing, None, "{language:?}");
        }
    }
}

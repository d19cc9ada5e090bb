//! `--language`, or the language of the environment.

use std::fmt;

use witchstone_words::Language;

/// Where systems keep the language, the strongest first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The language with this code, for the command line.
pub fn parse(code: &str) -> Result<Language, UnknownLanguage> {
    Language::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
}

/// There is no language with this code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such language; languages: {}", Language::ALL.map(Language::code).join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

/// The language of the environment: that of the first variable that says anything, or English.
pub fn of_environment(environment: &dyn Fn(&str) -> Option<String>) -> Language {
    let said = VARIABLES.into_iter().filter_map(environment).find(|value| !value.is_empty());
    said.and_then(|value| Language::from_code(&value)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(variables: &[(&str, &str)]) -> Language {
        let look_up = |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        of_environment(&look_up)
    }

    #[test]
    fn the_strongest_variable_decides() {
        assert_eq!(language(&[("LANG", "de_DE.UTF-8")]), Language::German);
        assert_eq!(language(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "fr_FR")]), Language::French);
        assert_eq!(language(&[("LANG", "de_DE"), ("LC_ALL", ""), ("LC_MESSAGES", "nl")]), Language::Dutch);
    }

    #[test]
    fn what_is_unknown_is_english() {
        assert_eq!(language(&[]), Language::English);
        assert_eq!(language(&[("LANG", "C.UTF-8")]), Language::English);
        assert_eq!(language(&[("LANG", "de_DE"), ("LC_ALL", "tlh")]), Language::English);
    }

    #[test]
    fn codes_are_read_exactly() {
        assert_eq!(parse("nl"), Ok(Language::Dutch));
        let wrong = parse("klingon").unwrap_err();
        assert_eq!(wrong.to_string(), "no such language; languages: en, de, fr, nl");
    }
}

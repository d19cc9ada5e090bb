//! Finding words in the rules, whatever their accents and capitals, and the clauses that a text names.

use super::clauses::Clause;

/// A search: words that must all occur, in all clauses or in rulings only.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query {
    words: Vec<String>,
    only_rulings: bool,
}

impl Query {
    /// The words of what was typed.
    pub fn new(typed: &str) -> Query {
        let words = typed.split_whitespace().map(|word| FoldedText::new(word).text).collect();
        Query { words, only_rulings: false }
    }

    /// The same among the rulings only, or among all clauses.
    pub fn only_rulings(self, only_rulings: bool) -> Query {
        Query { only_rulings, ..self }
    }

    /// Whether everything is found.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && !self.only_rulings
    }

    /// Whether the clause is among those looked for and has every word somewhere.
    pub fn finds(&self, clause: &Clause) -> bool {
        let texts: Vec<&str> = clause.all_texts().collect();
        (clause.ruling.is_some() || !self.only_rulings) && self.is_in(&texts.join(" "))
    }

    /// Whether every word is somewhere in the text.
    fn is_in(&self, text: &str) -> bool {
        let folded = FoldedText::new(text).text;
        self.words.iter().all(|word| folded.contains(word))
    }

    /// The text in pieces; those that were looked for are marked.
    pub fn marks(&self, text: &str) -> Vec<(String, bool)> {
        let folded = FoldedText::new(text);
        let mut found = vec![false; text.len()];
        for word in &self.words {
            for (at, _) in folded.text.match_indices(word.as_str()) {
                let last = folded.origins[at + word.len() - 1];
                found[folded.origins[at]..=last].fill(true);
            }
        }
        let mut pieces: Vec<(String, bool)> = vec![];
        for (at, letter) in text.char_indices() {
            match pieces.last_mut() {
                Some((piece, marked)) if *marked == found[at] => piece.push(letter),
                _ => pieces.push((letter.into(), found[at])),
            }
        }
        pieces
    }
}

/// A text in plain small letters, and where in the original each of its bytes comes from.
struct FoldedText {
    text: String,
    origins: Vec<usize>,
}

impl FoldedText {
    fn new(original: &str) -> FoldedText {
        let mut folded = FoldedText { text: String::new(), origins: vec![] };
        for (at, letter) in original.char_indices() {
            for small in letter.to_lowercase() {
                match plain(small) {
                    Some(plain) => folded.text.push_str(plain),
                    None => folded.text.push(small),
                }
            }
            folded.origins.resize(folded.text.len(), at);
        }
        folded
    }
}

/// The plain letters for a letter of our languages that has something on, below or inside it.
const fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ä' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'ö' => "o",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ÿ' => "y",
        'æ' => "ae",
        'œ' => "oe",
        'ß' => "ss",
        '’' => "'",
        _ => return None,
    })
}

/// The text in pieces; those that name a clause come with its name.
pub fn links(text: &str) -> Vec<(String, Option<String>)> {
    let mut pieces = vec![];
    let mut plain = String::new();
    for word in text.split_inclusive(|letter: char| !letter.is_alphanumeric()) {
        let name = word.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        if is_clause(name) {
            pieces.push((std::mem::take(&mut plain), None));
            pieces.push((name.to_owned(), Some(name.to_owned())));
            plain.push_str(&word[name.len()..]);
        } else {
            plain.push_str(word);
        }
    }
    pieces.push((plain, None));
    pieces.retain(|(piece, _)| !piece.is_empty());
    pieces
}

/// A capital letter and a number.
fn is_clause(word: &str) -> bool {
    let mut letters = word.chars();
    let capital = letters.next().is_some_and(|letter| letter.is_ascii_uppercase());
    let number = letters.as_str();
    capital && !number.is_empty() && number.bytes().all(|digit| digit.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulebook::clauses::Ruling;

    #[test]
    fn accents_and_capitals_do_not_matter() {
        assert!(Query::new("ENERGIE").is_in("l'énergie"));
        assert!(Query::new("énergie").is_in("Energie"));
        assert!(Query::new("gross").is_in("die Größe, groß"));
        assert!(Query::new("l'action").is_in("l’action"));
        assert!(!Query::new("Witch").is_in("Crystal"));
    }

    #[test]
    fn every_word_has_to_be_there_in_any_order() {
        assert!(Query::new("tower witch").is_in("A Witch at your tower"));
        assert!(!Query::new("tower scroll").is_in("A Witch at your tower"));
        assert!(Query::new("  ").is_empty() && Query::new("  ").is_in("anything"));
    }

    #[test]
    fn only_rulings_are_found_where_they_are_asked_for() {
        let clause = |ruling: Option<Ruling>| Clause {
            name: "T9".into(),
            text: "Discard a tile.".into(),
            ruling,
            printings: Some("The Dutch printing".into()),
        };
        let grounds =
            Ruling { reason: "The rulebooks are silent.".into(), instead: "Remove Crystals.".into() };
        let (ruling, other) = (clause(Some(grounds)), clause(None));
        for (typed, found) in
            [("", true), ("tile t9", true), ("SILENT crystals dutch", true), ("witch", false)]
        {
            let query = Query::new(typed).only_rulings(true);
            assert_eq!((query.finds(&ruling), query.finds(&other)), (found, false), "{typed}");
            assert!(!query.is_empty(), "{typed}");
        }
        assert!(Query::new("tile").finds(&other) && !Query::new("silent").finds(&other));
    }

    #[test]
    fn what_was_found_is_marked_in_the_original_letters() {
        let marked = Query::new("grosse o").marks("Größe: groß");
        let text: String = marked.iter().map(|(piece, _)| piece.as_str()).collect();
        assert_eq!(text, "Größe: groß");
        let found: Vec<_> =
            marked.iter().filter(|(_, marked)| *marked).map(|(piece, _)| piece.as_str()).collect();
        assert_eq!(found, ["Größe", "o"]);
    }

    #[test]
    fn half_of_a_letter_marks_the_whole_of_it() {
        assert_eq!(Query::new("gros").marks("groß"), [("groß".to_owned(), true)]);
    }

    #[test]
    fn a_text_names_its_clauses() {
        let pieces = links("Take one out (T10), see B3: 3 actions, not X.");
        let names: Vec<_> = pieces.iter().filter_map(|(_, name)| name.as_deref()).collect();
        assert_eq!(names, ["T10", "B3"]);
        let text: String = pieces.iter().map(|(piece, _)| piece.as_str()).collect();
        assert_eq!(text, "Take one out (T10), see B3: 3 actions, not X.");
    }
}

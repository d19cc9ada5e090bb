//! Finding words in the rules, whatever their accents and capitals, and the clauses that a text names.

/// What somebody looks for: words that all have to be there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Query(Vec<String>);

impl Query {
    /// The words of what was typed.
    pub fn new(typed: &str) -> Query {
        Query(typed.split_whitespace().map(|word| Folded::new(word).text).collect())
    }

    /// Whether nothing is looked for.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether every word is somewhere in the text.
    pub fn finds(&self, text: &str) -> bool {
        let folded = Folded::new(text).text;
        self.0.iter().all(|word| folded.contains(word))
    }

    /// The text in pieces; those that were looked for are marked.
    pub fn marks(&self, text: &str) -> Vec<(String, bool)> {
        let folded = Folded::new(text);
        let mut found = vec![false; text.len()];
        for word in &self.0 {
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
struct Folded {
    text: String,
    origins: Vec<usize>,
}

impl Folded {
    fn new(original: &str) -> Folded {
        let mut folded = Folded { text: String::new(), origins: vec![] };
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

    #[test]
    fn accents_and_capitals_do_not_matter() {
        assert!(Query::new("ENERGIE").finds("l'énergie"));
        assert!(Query::new("énergie").finds("Energie"));
        assert!(Query::new("gross").finds("die Größe, groß"));
        assert!(Query::new("l'action").finds("l’action"));
        assert!(!Query::new("Witch").finds("Crystal"));
    }

    #[test]
    fn every_word_has_to_be_there_in_any_order() {
        assert!(Query::new("tower witch").finds("A Witch at your tower"));
        assert!(!Query::new("tower scroll").finds("A Witch at your tower"));
        assert!(Query::new("  ").is_empty() && Query::new("  ").finds("anything"));
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

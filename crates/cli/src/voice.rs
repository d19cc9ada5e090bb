//! How the program speaks: the words of one language, and plain letters for terminals that know no others.

use witchstone_ai::eval::PointSource;
use witchstone_ai::{Hint, Reasons};
use witchstone_rules::{Edition, Event, Move, Player, Refusal, Table};
use witchstone_words::{Language, Name, Value, Words, files};

use crate::draw::Glyphs;

/// The words and signs that a command speaks with.
#[derive(Clone, Debug)]
pub struct Voice {
    words: Words,
    /// The names of the players; numbers where there are none.
    names: Vec<String>,
    /// The signs of drawings.
    pub glyphs: Glyphs,
}

/// The messages that only this program needs: its commands, the game in the terminal, editions, and the
/// reasons of servers.
const fn messages(language: Language) -> [&'static str; 4] {
    let commands = match language {
        Language::English => include_str!("../locales/en.ftl"),
        Language::German => include_str!("../locales/de.ftl"),
        Language::French => include_str!("../locales/fr.ftl"),
        Language::Dutch => include_str!("../locales/nl.ftl"),
    };
    [commands, files::terminal(language), files::editions(language), files::reasons(language)]
}

impl Voice {
    /// The voice of this language.
    pub fn new(language: Language, ascii: bool) -> Voice {
        let glyphs = if ascii { Glyphs::ASCII } else { Glyphs::UNICODE };
        Voice { words: Words::with_files(language, &messages(language)), names: vec![], glyphs }
    }

    /// The same voice, at a table of these players.
    pub fn with_names(&self, names: &[String]) -> Voice {
        Voice { names: names.to_vec(), ..self.clone() }
    }

    /// What the players are called; empty where they are numbered.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// A message that needs nothing.
    pub fn text(&self, key: &str) -> String {
        self.say(key, &[])
    }

    /// A message with what it needs.
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.plain(self.words.format(key, args))
    }

    /// The name of a thing of the game.
    pub fn name(&self, thing: impl Name) -> String {
        self.plain(self.words.name(thing))
    }

    /// A player by name, or else by number.
    pub fn player(&self, player: Player) -> String {
        self.plain(self.words.player_name(player, &self.names))
    }

    /// What came of a move, in sentences; the table is the one after it.
    pub fn story(&self, table: &Table, events: &[Event]) -> String {
        self.plain(self.words.turn_story(table, events, &self.names))
    }

    /// A legal move as a sentence.
    pub fn describe(&self, table: &Table, played: Move) -> String {
        self.plain(self.words.describe_move(table, played))
    }

    /// A list as text.
    pub fn list(&self, items: &[String]) -> String {
        self.plain(self.words.list(items))
    }

    /// Why a turn is good.
    pub fn reasons(&self, edition: &Edition, reasons: &Reasons) -> String {
        self.plain(self.words.reasons(edition, reasons, &[]))
    }

    /// Why a move is refused on this board.
    pub fn refusal(&self, edition: &Edition, refusal: &Refusal) -> String {
        self.plain(self.words.refusal_among(edition, refusal, &self.names))
    }

    /// The three steps of a hint.
    pub fn hint(&self, edition: &Edition, hint: &Hint) -> [String; 3] {
        self.words.hint_steps(edition, hint, &[]).map(|step| self.plain(step))
    }

    /// A source of points at the beginning of a line.
    pub fn source(&self, source: PointSource) -> String {
        self.say("cli-source", &[("source", source.name().into())])
    }

    /// A number with a point or, where the language has it, a comma; a minus sign where there are such letters.
    pub fn decimal(&self, number: &str) -> String {
        let separator = self.words.language().decimal_separator().to_string();
        self.plain(number.replace('.', &separator).replace('-', "−"))
    }

    /// All words of the language; what they say still has to be made [`Voice::plain`].
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// A text in the letters of this voice.
    pub fn plain(&self, text: String) -> String {
        if self.glyphs == Glyphs::ASCII { to_ascii(&text) } else { text }
    }
}

/// Transliterates to ASCII.
pub fn to_ascii(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            ascii if ascii.is_ascii() => plain.push(ascii),
            other => plain.push_str(typewriter(other)),
        }
    }
    plain
}

fn typewriter(letter: char) -> &'static str {
    match letter {
        'ä' => "ae",
        'ö' => "oe",
        'ü' => "ue",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        'à' | 'â' | 'á' => "a",
        'é' | 'è' | 'ê' | 'ë' => "e",
        'É' | 'È' | 'Ê' => "E",
        'À' | 'Â' => "A",
        'î' | 'ï' | 'í' => "i",
        'ô' | 'ó' => "o",
        'ù' | 'û' | 'ú' => "u",
        'ç' => "c",
        'Ç' => "C",
        'œ' => "oe",
        'Œ' => "Oe",
        '–' | '—' | '−' | '‑' => "-",
        '’' | '‘' | '‚' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '…' => "...",
        '\u{a0}' | '\u{202f}' | '\u{2009}' => " ",
        '×' => "x",
        '±' => "+-",
        '·' => ".",
        '→' => "->",
        '°' => " deg",
        _ => "?",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_letters_are_written_as_on_a_typewriter() {
        assert_eq!(to_ascii("Größe – “élève”…"), "Groesse - \"eleve\"...");
    }

    #[test]
    fn every_message_of_every_language_can_be_written_in_plain_letters() {
        for language in Language::ALL {
            let all = messages(language).concat();
            let unknown = to_ascii(&all).matches('?').count() - all.matches('?').count();
            assert_eq!(unknown, 0, "{language:?} has letters without a plain form");
        }
    }
}

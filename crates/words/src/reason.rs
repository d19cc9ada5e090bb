//! Why a server refused a request or closed a connection, in words.

use crate::Words;

impl Words {
    /// The reason of a server, by its code in the protocol; `text` is what the server says to developers, and is quoted
    /// only where the code alone tells too little.
    ///
    /// ```
    /// use witchstone_words::{Language, Words, files};
    /// let language = Language::German;
    /// let words = Words::with_files(language, &[files::reasons(language)]);
    /// assert_eq!(words.server_reason("seat_taken", "the seat is taken"), "Dieser Platz ist besetzt.");
    /// ```
    pub fn server_reason(&self, code: &str, text: &str) -> String {
        self.format("refused", &[("reason", code.to_owned().into()), ("text", text.to_owned().into())])
    }
}

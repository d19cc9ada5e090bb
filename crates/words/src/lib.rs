//! Everything a player reads, in English, German, French and Dutch.
//!
//! The rules speak in types: moves, events, refusals. Here they become sentences, out of the message files in `locales/`
//! (Fluent, one folder for each language). Nothing here decides what is legal, and nothing reads a sentence back.
//!
//! ```
//! use witchstone_rules::Symbol;
//! use witchstone_words::{Language, Words};
//!
//! let words = Words::new(Language::German);
//! assert_eq!(words.name(Symbol::Wand), "Zauberstab");
//! assert_eq!(words.format("points", &[("points", 1.into())]), "1 Punkt");
//! ```

mod advice;
mod args;
mod bearing;
mod difference;
mod editions;
mod events;
pub mod files;
mod help;
mod language;
mod moves;
mod name;
mod options;
mod reason;
mod refusal;
mod scroll;
mod source;
mod story;
mod whereabouts;
mod words;

pub use language::Language;
pub use name::Name;
pub use options::OptionText;
pub use words::{Value, Words};

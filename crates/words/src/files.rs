//! The message files, as `build.rs` leaves them: a function for each, which a program only carries if it calls it.
//!
//! ```
//! use witchstone_words::{Language, Words, files};
//! let words = Words::with_files(Language::English, &[files::rules(Language::English)]);
//! assert!(words.has("rules-w3"));
//! ```

use crate::Language;

include!(concat!(env!("OUT_DIR"), "/files.rs"));

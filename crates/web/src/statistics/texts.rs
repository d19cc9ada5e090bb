//! Dates as they are written in a language.

use witchstone_words::Words;

/// A day as the language writes it.
pub fn day(words: &Words, milliseconds: f64) -> String {
    let date = js_sys::Date::new(&milliseconds.into());
    String::from(date.to_locale_date_string(words.language().code(), &js_sys::Object::new()))
}

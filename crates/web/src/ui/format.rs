//! Numbers and dates as a language writes them.

use witchstone_words::Words;

/// Points with one decimal: `3.4`, `3,4`.
pub fn decimal(words: &Words, value: f32) -> String {
    let written = format!("{value:.1}");
    // Nothing is lost and nothing won by a rounded nought.
    let written = if written == "-0.0" { "0.0".to_owned() } else { written.replace('-', "−") };
    written.replace('.', &words.language().decimal_separator().to_string())
}

/// The same with its sign, for what can go both ways.
pub fn signed(words: &Words, value: f32) -> String {
    let plus = if format!("{value:.1}").starts_with('-') || value < 0.05 { "" } else { "+" };
    format!("{plus}{}", decimal(words, value))
}

/// Whole points, with a true minus sign.
pub fn whole_points(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// Whole points that were won or lost.
pub fn signed_points(points: i32) -> String {
    format!("{}{}", if points < 0 { "" } else { "+" }, whole_points(points))
}

/// A part of 1 in hundredths.
pub fn percent(value: f32) -> i32 {
    (value * 100.0).round() as i32
}

/// A day as the language writes it.
pub fn day(words: &Words, milliseconds: f64) -> String {
    let date = js_sys::Date::new(&milliseconds.into());
    String::from(date.to_locale_date_string(words.language().code(), &js_sys::Object::new()))
}

/// A day and time as the language writes them.
pub fn date(words: &Words, milliseconds: f64) -> String {
    let date = js_sys::Date::new(&milliseconds.into());
    date.to_locale_string(words.language().code(), &js_sys::Object::new()).into()
}

#[cfg(test)]
mod tests {
    use witchstone_words::Language;

    use super::*;

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let (english, german) = (Words::new(Language::English), Words::new(Language::German));
        assert_eq!([decimal(&english, 3.44), decimal(&german, -3.44)], ["3.4", "−3,4"]);
        assert_eq!(
            [signed(&english, 2.0), signed(&english, -0.01), signed(&english, 0.01)],
            ["+2.0", "0.0", "0.0"]
        );
        assert_eq!([signed_points(9), signed_points(-1), whole_points(-2)], ["+9", "−1", "−2"]);
        assert_eq!(percent(0.666), 67);
    }
}

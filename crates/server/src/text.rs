//! The texts that clients send: what no store takes is refused in all of them, before anything looks at it.

use unicode_normalization::UnicodeNormalization;
use witchstone_wire::is_forbidden;

use crate::error::InvalidMessage;

/// Refuses JSON whose strings contain a forbidden character, plain or escaped.
pub fn check_json(text: &str) -> Result<(), InvalidMessage> {
    let mut characters = text.chars();
    while let Some(character) = characters.next() {
        let meant = match character {
            '\\' => match characters.next() {
                Some('u') => escaped(characters.by_ref().take(4)),
                Some('b') => Some('\u{8}'),
                Some('f') => Some('\u{c}'),
                _ => None,
            },
            plain => Some(plain),
        };
        if let Some(character) = meant.filter(|&character| is_forbidden(character)) {
            return Err(InvalidMessage::Character(character.into()));
        }
    }
    Ok(())
}

/// The character of four hexadecimal digits; none for half of a pair, which is decoded later.
fn escaped(digits: impl Iterator<Item = char>) -> Option<char> {
    digits
        .map(|digit| digit.to_digit(16))
        .try_fold(0, |code, digit| Some(code * 16 + digit?))
        .and_then(char::from_u32)
}

/// Refuses a path or query with a control character behind its percent signs.
pub fn check_path(path: &str) -> Result<(), InvalidMessage> {
    let mut parts = path.split('%');
    let mut decoded = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let byte = part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok());
        decoded.extend(byte);
        decoded.extend_from_slice(part.get(2..).unwrap_or_default().as_bytes());
    }
    // What is no UTF-8 is refused where the path is read.
    let text = String::from_utf8_lossy(&decoded);
    match text.chars().find(|character| character.is_control()) {
        Some(character) => Err(InvalidMessage::Character(character.into())),
        None => Ok(()),
    }
}

/// A name as others see it, in one spelling.
pub fn clean_name(name: &str) -> String {
    witchstone_wire::clean_name(name).nfc().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forbidden_character_is_found_however_it_is_written() {
        for text in
            [r#"{"a":"\u0000"}"#, r#""\u001F""#, r#""\b""#, r#""\\\f""#, "\"\u{7f}\"", r#""\u009f""#, "\u{0}"]
        {
            assert!(check_json(text).is_err(), "{text:?}");
        }
        for text in [r#""\\u0000""#, r#""\u00e9 \n\t\r \ud83e\uddd9""#, "{\n\t\"a\": 1\r\n}", "\\"] {
            assert!(check_json(text).is_ok(), "{text:?}");
        }
        let refused = check_json(r#""\u0000""#).unwrap_err().to_string();
        assert!(refused.contains("U+0000"), "{refused}");
    }

    #[test]
    fn paths_have_no_control_characters() {
        for path in ["/a%00b", "/%1f", "/%7F", "/%c2%85", "/%0a", "/x?a=%00"] {
            assert!(check_path(path).is_err(), "{path}");
        }
        for path in ["/", "/api/guests/Zo%C3%AB%20X/statistics", "/%", "/%z", "/100%25", "/%ff", "/%é"] {
            assert!(check_path(path).is_ok(), "{path}");
        }
    }

    #[test]
    fn a_name_has_one_spelling() {
        assert_eq!(clean_name("Zoe\u{308}"), "Zo\u{eb}");
        // What is hidden between letter and accent does not keep them apart.
        assert_eq!(clean_name(" Zoe\u{34f}\u{308}\u{200b} "), "Zo\u{eb}");
    }
}

//! Texts of people: what nobody may send, and names as everybody sees them.

/// The most characters of a guest's name.
pub const GUEST_NAME_LENGTH: usize = 24;

/// Whether a character is refused in every text: controls other than line breaks and tabs. PostgreSQL cannot store NUL.
pub fn is_forbidden(character: char) -> bool {
    character.is_control() && !matches!(character, '\n' | '\r' | '\t')
}

/// A name as others see it: without invisible and bidirectional characters, every run of white space one space.
///
/// Two names that look the same may still differ in how their accents are composed; the caller normalises them (NFC).
///
/// ```
/// # use witchstone_wire::clean_name;
/// assert_eq!(clean_name("  Ada\u{202e}\u{a0} Lovelace\u{200b} "), "Ada Lovelace");
/// ```
pub fn clean_name(name: &str) -> String {
    let visible: String = name
        .chars()
        .filter(|&character| {
            character.is_whitespace() || !(character.is_control() || is_invisible(character))
        })
        .collect();
    visible.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Characters that show nothing or reorder others: format controls, fillers, variation selectors, tags, private use.
fn is_invisible(character: char) -> bool {
    matches!(u32::from(character),
        0xAD
        | 0x34F
        | 0x61C
        | 0x115F..=0x1160
        | 0x17B4..=0x17B5
        | 0x180B..=0x180F
        | 0x200B..=0x200F
        | 0x202A..=0x202E
        | 0x2060..=0x206F
        | 0x2800
        | 0x3164
        | 0xE000..=0xF8FF
        | 0xFE00..=0xFE0F
        | 0xFEFF
        | 0xFFA0
        | 0xFFF0..=0xFFFB
        | 0x1BCA0..=0x1BCA3
        | 0x1D173..=0x1D17A
        | 0xE0000..=0xE0FFF
        | 0xF0000..=0x10FFFF)
        || u32::from(character) & 0xFFFE == 0xFFFE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_what_can_be_seen() {
        for name in ["Ada", "Zoë", "Łukasz", "李 白", "محمد", "Ὀδυσσεύς", "O’Neil", "🧙 Ben", "-"]
        {
            assert_eq!(clean_name(name), name);
        }
        assert_eq!(clean_name("\tAda\u{3000}\u{2028}von\n\nX "), "Ada von X");
        let hidden = "\u{0}\u{7f}\u{85}\u{ad}\u{61c}\u{115f}\u{200b}\u{200d}\u{200f}\u{202a}\u{202e}\u{2066}\u{2069}\
                      \u{2800}\u{3164}\u{e000}\u{fe0f}\u{feff}\u{ffa0}\u{fffe}\u{e0041}\u{10ffff}";
        assert_eq!(clean_name(hidden), "");
        assert_eq!(clean_name(&format!("A{hidden}B")).replace(' ', ""), "AB");
    }

    #[test]
    fn controls_are_forbidden_but_line_breaks_are_not() {
        assert!("\u{0}\u{1}\u{8}\u{1b}\u{7f}\u{9f}".chars().all(is_forbidden));
        assert!(!"a\n\r\t \u{a0}é\u{202e}".chars().any(is_forbidden));
    }
}

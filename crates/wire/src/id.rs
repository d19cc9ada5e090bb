//! Ids of tables and editions, and codes: what may stand in an address.

/// The longest id or code.
const MAX_LENGTH: usize = 64;

/// Whether a text can be the id of a table, the hash of an edition or a code: ASCII letters and digits, and not too many.
///
/// Anything else that was put into the path of a request could lead to another path.
///
/// ```
/// assert!(witchstone_wire::is_id("k3m9q2w7x4hd"));
/// assert!(!witchstone_wire::is_id("../tables/k3m9/start"));
/// ```
pub fn is_id(text: &str) -> bool {
    (1..=MAX_LENGTH).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_letters_and_digits() {
        assert!(is_id("k3m9q2w7x4hd") && is_id("7") && is_id(&"a".repeat(MAX_LENGTH)));
        for wrong in ["", "..", "a/b", "a%2fb", "a?b", "a#b", "a b", "a-b", "é", "a\\b", &"a".repeat(65)] {
            assert!(!is_id(wrong), "{wrong}");
        }
    }
}

//! The content hash of an edition file: two files that say the same have the same hash.
//!
//! SHA-256, because the hash is the public name of a file: two files with one name must not be made even on purpose.

use std::fmt::Write;

use serde_json::Value;
use sha2::{Digest, Sha256};
use toml::de::{DeTable, DeValue};

/// Bytes of the digest that are kept: enough that no two files meet by chance.
const KEPT: usize = 16;

/// The hash of an edition file, as 32 hexadecimal digits; none if it is not TOML.
///
/// It is the first half of the SHA-256 digest of the file's values as compact JSON with sorted keys. Comments, blanks, line
/// ends and the order of keys do not count, and the hash does not depend on the version of this program.
///
/// ```
/// use witchstone_wire::content_hash;
///
/// let hash = content_hash("[edition]\nid = \"mine\"\n").unwrap();
/// assert_eq!(hash.len(), 32);
/// assert_eq!(content_hash("# Mine.\r\n[edition]\r\nid='mine'"), Some(hash));
/// assert_eq!(content_hash("id ="), None);
/// ```
pub fn content_hash(file: &str) -> Option<String> {
    let table = DeTable::parse(file).ok()?;
    let digest = Sha256::digest(values(table.get_ref()).to_string().as_bytes());
    let mut hash = String::with_capacity(2 * KEPT);
    for byte in &digest[..KEPT] {
        // Writing into a string does not fail.
        let _ = write!(hash, "{byte:02x}");
    }
    Some(hash)
}

fn values(table: &DeTable<'_>) -> Value {
    // The parser sorts the keys.
    let entries = table.iter().map(|(key, entry)| (key.get_ref().to_string(), value(entry.get_ref())));
    Value::Object(entries.collect())
}

fn value(value: &DeValue<'_>) -> Value {
    match value {
        DeValue::String(text) => Value::from(text.as_ref()),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => number.into(),
            Err(_) => number.to_string().into(),
        },
        DeValue::Float(number) => match number.as_str().parse::<f64>() {
            Ok(number) if number.is_finite() => number.into(),
            _ => number.to_string().into(),
        },
        DeValue::Boolean(yes) => Value::from(*yes),
        DeValue::Datetime(time) => Value::from(time.to_string()),
        DeValue::Array(items) => items.iter().map(|item| self::value(item.get_ref())).collect(),
        DeValue::Table(table) => values(table),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::Edition;

    fn classic() -> String {
        content_hash(Edition::CLASSIC_TOML).unwrap()
    }

    #[test]
    fn comments_line_ends_and_the_order_of_keys_do_not_count() {
        let windows = Edition::CLASSIC_TOML.replace('\n', "\r\n");
        assert_eq!(content_hash(&windows), Some(classic()));
        let bare: Vec<&str> = Edition::CLASSIC_TOML.lines().filter(|line| !line.starts_with('#')).collect();
        assert_eq!(content_hash(&bare.join("\n")), Some(classic()));
        let turned = Edition::CLASSIC_TOML.replace("turns = 11\nhand = 5\n", "hand=0x5\nturns = 1_1\n");
        assert_ne!(turned, Edition::CLASSIC_TOML);
        assert_eq!(content_hash(&turned), Some(classic()));
    }

    #[test]
    fn every_value_counts() {
        for (old, new) in [("energy_units = 20", "energy_units = 21"), ("id = \"classic\"", "id = \"mine\"")]
        {
            let other = Edition::CLASSIC_TOML.replace(old, new);
            assert_ne!(other, Edition::CLASSIC_TOML);
            assert_ne!(content_hash(&other), Some(classic()), "{new}");
        }
        assert_ne!(content_hash("a = 1"), content_hash("a = 1.0"));
        assert_ne!(content_hash("a = 1"), content_hash("a = \"1\""));
        assert_ne!(content_hash("a = [1, 2]"), content_hash("a = [2, 1]"));
    }

    /// Stored games name it, so it must stay: SHA-256 of `{"edition":{"id":"mine"}}`.
    #[test]
    fn the_hash_is_the_same_everywhere_and_always() {
        let hash = content_hash("[edition]\nid = \"mine\"").unwrap();
        assert_eq!(hash, "f3c5ba0b7abaf4b4bbdf65ebf2bac79b");
    }
}

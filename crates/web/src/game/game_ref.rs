//! The name of a game in addresses and in the statistics, wherever it was played.

use std::fmt;

use witchstone_wire::is_id;

/// The name of a game in the address of its review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameRef {
    /// A game on this device.
    Local(String),
    /// A table on the server.
    Table(String),
    /// A record that was loaded.
    Loaded(String),
}

impl GameRef {
    /// Reads the name.
    pub fn parse(text: &str) -> Option<GameRef> {
        let (kind, name) = text.split_once('-')?;
        let name = name.to_owned();
        match kind {
            _ if name.is_empty() => None,
            "local" => Some(GameRef::Local(name)),
            "table" if is_id(&name) => Some(GameRef::Table(name)),
            "record" => Some(GameRef::Loaded(name)),
            _ => None,
        }
    }
}

impl fmt::Display for GameRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameRef::Local(name) => write!(f, "local-{name}"),
            GameRef::Table(name) => write!(f, "table-{name}"),
            GameRef::Loaded(name) => write!(f, "record-{name}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_addresses_are_read_back() {
        for source in [GameRef::Local("a".into()), GameRef::Table("b7".into()), GameRef::Loaded("d".into())] {
            assert_eq!(GameRef::parse(&source.to_string()), Some(source));
        }
        for wrong in ["local-", "x-y", "", "table-..", "table-a/b", "table-b-c"] {
            assert_eq!(GameRef::parse(wrong), None, "{wrong}");
        }
    }
}

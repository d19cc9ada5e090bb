//! Who plays: people, and computer opponents by level.

use serde::{Deserialize, Serialize};

use crate::ui::Texts;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// The player's name.
    pub name: String,
    /// The level of a computer opponent; 0 is a person on this device.
    pub level: u8,
}

impl Seat {
    /// Whether a person sits here.
    pub fn is_person(&self) -> bool {
        self.level == 0
    }
}

/// The levels of computer opponents.
pub const LEVELS: [(&str, &str); 6] = [
    ("1", "level-1"),
    ("2", "level-2"),
    ("3", "level-3"),
    ("4", "level-4"),
    ("5", "level-5"),
    ("6", "level-6"),
];

/// The names of computer opponents.
pub const RIVALS: [&str; 3] = ["bot-name-1", "bot-name-2", "bot-name-3"];

/// The name that is set, or what guests are called.
pub fn own_name(texts: Texts, name: &str) -> String {
    if name.is_empty() { texts.now("guest", &[]) } else { name.to_owned() }
}

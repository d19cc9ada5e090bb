//! Who plays: people, and computer opponents by level.

use serde::{Deserialize, Serialize};
use witchstone_ai::Level;

use crate::ui::{Texts, cleaned_name, nearest_level};

/// Who decides for a seat. In JSON it is the number of the level, 0 for a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub enum PlayerKind {
    /// A person.
    Person,
    /// A computer opponent.
    Bot(Level),
}

impl From<u8> for PlayerKind {
    fn from(number: u8) -> PlayerKind {
        if number == 0 { PlayerKind::Person } else { PlayerKind::Bot(nearest_level(number)) }
    }
}

impl From<PlayerKind> for u8 {
    fn from(kind: PlayerKind) -> u8 {
        match kind {
            PlayerKind::Person => 0,
            PlayerKind::Bot(level) => level.number(),
        }
    }
}

/// The player on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatedPlayer {
    /// The player's name.
    pub name: String,
    /// Who decides.
    #[serde(rename = "level")]
    pub kind: PlayerKind,
    /// The colour, 0 to 3; none in games of older clients: that of the seat's number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
}

impl SeatedPlayer {
    /// A person on this device, in the colour of the seat's number.
    pub const fn person(name: String) -> SeatedPlayer {
        SeatedPlayer { name, kind: PlayerKind::Person, colour: None }
    }

    /// A computer opponent, in the colour of the seat's number.
    pub const fn bot(name: String, level: Level) -> SeatedPlayer {
        SeatedPlayer { name, kind: PlayerKind::Bot(level), colour: None }
    }

    /// Whether it is a person.
    pub fn is_person(&self) -> bool {
        self.kind == PlayerKind::Person
    }
}

/// The colour of each seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatColours([u8; 4]);

impl SeatColours {
    /// The chosen colours; those of the seats' numbers unless all are there and differ.
    pub fn chosen(colours: impl IntoIterator<Item = Option<u8>>) -> SeatColours {
        let mut chosen = vec![];
        for colour in colours {
            match colour {
                Some(colour) if colour < 4 && !chosen.contains(&colour) => chosen.push(colour),
                _ => return SeatColours::default(),
            }
        }
        let rest = (0..4).filter(|colour| !chosen.contains(colour)).collect::<Vec<_>>();
        chosen.extend(rest);
        chosen.try_into().map_or_else(|_| SeatColours::default(), SeatColours)
    }

    /// The colours of these players.
    pub fn of(seats: &[SeatedPlayer]) -> SeatColours {
        SeatColours::chosen(seats.iter().map(|seat| seat.colour))
    }

    /// Seats and their colours, as the style sheet reads them from `data-colours`.
    pub fn attribute(self) -> String {
        let pair = |(seat, colour): (usize, u8)| format!("{seat}-{colour}");
        self.0.into_iter().enumerate().map(pair).collect::<Vec<_>>().join(" ")
    }
}

impl Default for SeatColours {
    fn default() -> SeatColours {
        SeatColours([0, 1, 2, 3])
    }
}

/// The names of computer opponents.
pub const RIVALS: [&str; 3] = ["bot-name-1", "bot-name-2", "bot-name-3"];

/// The name that is set, or what guests are called.
pub fn own_name(texts: Texts, name: &str) -> String {
    let name = cleaned_name(name);
    if name.is_empty() { texts.now("guest", &[]) } else { name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_differ_whatever_was_stored() {
        let colours = |chosen: &[Option<u8>]| SeatColours::chosen(chosen.iter().copied()).attribute();
        assert_eq!(colours(&[Some(2), Some(0)]), "0-2 1-0 2-1 3-3");
        assert_eq!(colours(&[Some(3), Some(1), Some(0), Some(2)]), "0-3 1-1 2-0 3-2");
        for nothing in [&[Some(1), Some(1)][..], &[Some(9), Some(0)], &[None, Some(2)], &[]] {
            assert_eq!(colours(nothing), "0-0 1-1 2-2 3-3", "{nothing:?}");
        }
    }

    #[test]
    fn a_seat_is_stored_with_the_number_of_its_level() {
        let seats = [SeatedPlayer::person("Ann".into()), SeatedPlayer::bot("Circe".into(), Level::Wizard)];
        let text = serde_json::to_string(&seats).unwrap();
        assert_eq!(text, r#"[{"name":"Ann","level":0},{"name":"Circe","level":4}]"#);
        assert_eq!(serde_json::from_str::<Vec<SeatedPlayer>>(&text).unwrap(), seats);
    }
}

//! Advice, as the worker writes it, for those who put it into words.

use witchstone_ai::eval::PointSource;
use witchstone_ai::{Achievement, Field, Hint, Theme};
use witchstone_rules::{Connection, Degree, Edition, MAX_PLAYERS, Move, Player, Tile};
use witchstone_wire::{DeedJson, HintJson, ThemeJson};

/// Reads a hint; none if the text is none, or there is nothing to advise.
pub fn read_hint(text: &str, edition: &Edition) -> Option<Hint> {
    let HintJson { field, theme, tile, moves, known } = serde_json::from_str(text).ok()?;
    let moves: Vec<Move> = moves.iter().map(|played| played.parse().ok()).collect::<Option<_>>()?;
    let tile = tile.filter(|&tile| tile < Tile::COUNT).map(Tile::from_index);
    Some(Hint {
        field: Field::ALL.into_iter().find(|other| other.name() == field)?,
        theme: read_theme(&theme, edition)?,
        tile,
        known: known.clamp(1, moves.len().max(1)),
        moves,
    })
    .filter(|hint| !hint.moves.is_empty())
}

fn read_theme(theme: &ThemeJson, edition: &Edition) -> Option<Theme> {
    Some(match theme {
        ThemeJson::Deed(deed) => Theme::Achievement(read_deed(deed, edition)?),
        ThemeJson::Gain(name) => Theme::Gain(origin(name)?),
        ThemeJson::Best => Theme::Best,
    })
}

/// The source of points of that name.
pub fn origin(name: &str) -> Option<PointSource> {
    PointSource::ALL.into_iter().find(|origin| origin.name() == name)
}

/// What a turn does; none if there is no such thing in the edition.
pub fn read_deed(deed: &DeedJson, edition: &Edition) -> Option<Achievement> {
    Some(match *deed {
        DeedJson::Completes { connection } => {
            let known = connection < edition.ball.connections.len();
            Achievement::Completes(known.then(|| Connection::from_index(connection))?)
        }
        DeedJson::Fulfils { prophecy, degree } => {
            let known = (prophecy < edition.scrolls.prophecies.len()).then_some(prophecy)?;
            Achievement::Fulfils { prophecy: known, degree: *Degree::ALL.get(usize::from(degree))? }
        }
        DeedJson::Reaches { place } => Achievement::Reaches { place },
        DeedJson::Chains { bonuses } => Achievement::Chains { bonuses },
        DeedJson::Denies { player, points } => {
            Achievement::Denies { player: (player < MAX_PLAYERS).then(|| Player::new(player))?, points }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_is_read_with_its_idea_and_its_moves() {
        let text = r#"{"field":"ball","theme":{"deed":{"deed":"completes","connection":3}},"tile":2,
            "moves":["end"],"known":1}"#;
        let hint = read_hint(text, Edition::classic()).unwrap();
        assert_eq!(hint.theme, Theme::Achievement(Achievement::Completes(Connection::from_index(3))));
        assert_eq!((hint.field, hint.moves, hint.known), (Field::Ball, vec![Move::End], 1));
    }

    #[test]
    fn what_is_no_advice_is_none() {
        let gone = r#"{"field":"ball","theme":{"deed":{"deed":"completes","connection":9999}},"moves":["end"],"known":1}"#;
        let nothing = r#"{"field":"ball","theme":"best","moves":[],"known":0}"#;
        for text in ["", "{}", gone, nothing] {
            assert_eq!(read_hint(text, Edition::classic()), None);
        }
    }
}

//! Advice, its reasons and reviewed turns as JSON: the worker writes them, the page reads them.

use witchstone_ai::eval::PointSource;
use witchstone_ai::review::Reviewed;
use witchstone_ai::{Achievement, Field, Gain, Gains, Hint, Reasons, Theme};
use witchstone_rules::{Connection, Degree, Edition, MAX_PLAYERS, Move, Player, Tile};
use witchstone_wire::{
    AchievementJson, BetterTurn, GainsJson, HintJson, ReasonsJson, ReviewedTurn, ThemeJson,
};

fn written(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn write_achievement(achievement: Achievement) -> AchievementJson {
    match achievement {
        Achievement::Completes(connection) => AchievementJson::Completes { connection: connection.index() },
        Achievement::Fulfils { prophecy, degree } => {
            AchievementJson::Fulfils { prophecy, degree: degree as u8 }
        }
        Achievement::Reaches { place } => AchievementJson::Reaches { place },
        Achievement::Chains { bonuses } => AchievementJson::Chains { bonuses },
        Achievement::Denies { player, points } => AchievementJson::Denies { player: player.index(), points },
    }
}

fn write_gains(gains: &Gains) -> GainsJson {
    let sources = gains.sources.iter().map(|gain| (gain.source.name().to_owned(), gain.points));
    GainsJson { total: gains.total, sources: sources.collect() }
}

/// The reasons for a turn.
pub fn write_reasons(why: &Reasons) -> ReasonsJson {
    let achievements = why.achievements.iter().map(|&one| write_achievement(one)).collect();
    ReasonsJson { achievements, now: write_gains(&why.now), later: write_gains(&why.later) }
}

/// A hint.
pub fn write_hint(hint: &Hint) -> HintJson {
    let theme = match hint.theme {
        Theme::Achievement(one) => ThemeJson::Achievement(write_achievement(one)),
        Theme::Gain(source) => ThemeJson::Gain(source.name().to_owned()),
        Theme::Best => ThemeJson::Best,
    };
    let tile = hint.tile.map(|tile| tile.index());
    HintJson {
        field: hint.field.name().to_owned(),
        theme,
        tile,
        moves: written(&hint.moves),
        known: hint.known,
    }
}

/// What was made of a turn.
pub fn write_turn(turn: &Reviewed) -> ReviewedTurn {
    let better = turn.better.as_ref().map(|better| BetterTurn {
        from: better.from,
        moves: written(&better.advice.moves),
        by: better.by,
    });
    let &Reviewed { lead, loss, win_probability, win_probability_lost, luck, round, from, .. } = turn;
    let (player, played) = (turn.player.index(), written(&turn.moves));
    ReviewedTurn {
        player,
        round,
        from,
        played,
        better,
        lead,
        loss,
        win_probability,
        win_probability_lost,
        luck,
    }
}

/// Reads a hint; none if it does not fit the edition, or there is nothing to advise.
pub fn read_hint(hint: HintJson, edition: &Edition) -> Option<Hint> {
    let HintJson { field, theme, tile, moves, known } = hint;
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
        ThemeJson::Achievement(achievement) => Theme::Achievement(read_achievement(achievement, edition)?),
        ThemeJson::Gain(name) => Theme::Gain(source(name)?),
        ThemeJson::Best => Theme::Best,
    })
}

/// The source of points of that name.
fn source(name: &str) -> Option<PointSource> {
    PointSource::ALL.into_iter().find(|source| source.name() == name)
}

/// What a turn does; none if there is no such thing in the edition.
fn read_achievement(achievement: &AchievementJson, edition: &Edition) -> Option<Achievement> {
    Some(match *achievement {
        AchievementJson::Completes { connection } => {
            let known = connection < edition.ball.connections.len();
            Achievement::Completes(known.then(|| Connection::from_index(connection))?)
        }
        AchievementJson::Fulfils { prophecy, degree } => {
            let known = (prophecy < edition.scrolls.prophecies.len()).then_some(prophecy)?;
            Achievement::Fulfils { prophecy: known, degree: *Degree::ALL.get(usize::from(degree))? }
        }
        AchievementJson::Reaches { place } => Achievement::Reaches { place },
        AchievementJson::Chains { bonuses } => Achievement::Chains { bonuses },
        AchievementJson::Denies { player, points } => {
            Achievement::Denies { player: (player < MAX_PLAYERS).then(|| Player::new(player))?, points }
        }
    })
}

/// Reads the reasons for a turn; what is unknown is left out.
pub fn read_reasons(reasons: &ReasonsJson, edition: &Edition) -> Reasons {
    let ReasonsJson { achievements, now, later } = reasons;
    let achievements =
        achievements.iter().filter_map(|achievement| read_achievement(achievement, edition)).collect();
    Reasons { achievements, now: read_gains(now), later: read_gains(later) }
}

fn read_gains(gains: &GainsJson) -> Gains {
    let gain = |(name, points): &(String, f32)| Some(Gain { source: source(name)?, points: *points });
    Gains { total: gains.total, sources: gains.sources.iter().filter_map(gain).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_is_read_with_its_idea_and_its_moves() {
        let text = r#"{"field":"ball","theme":{"achievement":{"achievement":"completes","connection":3}},"tile":2,
            "moves":["end"],"known":1}"#;
        let hint = read_hint(serde_json::from_str(text).unwrap(), Edition::classic()).unwrap();
        assert_eq!(hint.theme, Theme::Achievement(Achievement::Completes(Connection::from_index(3))));
        assert_eq!((hint.field, hint.moves, hint.known), (Field::Ball, vec![Move::End], 1));
    }

    #[test]
    fn what_is_no_advice_is_none() {
        let gone = r#"{"field":"ball","theme":{"achievement":{"achievement":"completes","connection":9999}},"moves":["end"],"known":1}"#;
        let nothing = r#"{"field":"ball","theme":"best","moves":[],"known":0}"#;
        for text in [gone, nothing] {
            assert_eq!(read_hint(serde_json::from_str(text).unwrap(), Edition::classic()), None);
        }
    }

    #[test]
    fn reasons_are_read_and_unknown_sources_left_out() {
        let text = r#"{"achievements":[],"now":{"total":7.0,"sources":[["owls",7.0],["?",1.0]]},
            "later":{"total":0.0,"sources":[]}}"#;
        let why = read_reasons(&serde_json::from_str(text).unwrap(), Edition::classic());
        assert_eq!(why.now.sources, [Gain { source: PointSource::Owls, points: 7.0 }]);
    }
}

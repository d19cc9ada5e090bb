//! Advice, reasons and reviewed turns as the page reads them.

use witchstone_ai::review::Reviewed;
use witchstone_ai::{Achievement, Gains, Hint, Reasons, Theme};
use witchstone_rules::Move;
use witchstone_wire::{BetterTurn, DeedJson, GainsJson, HintJson, ReviewedTurn, ThemeJson, WhyJson};

fn written(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn deed(deed: Achievement) -> DeedJson {
    match deed {
        Achievement::Completes(connection) => DeedJson::Completes { connection: connection.index() },
        Achievement::Fulfils { prophecy, degree } => DeedJson::Fulfils { prophecy, degree: degree as u8 },
        Achievement::Reaches { place } => DeedJson::Reaches { place },
        Achievement::Chains { bonuses } => DeedJson::Chains { bonuses },
        Achievement::Denies { player, points } => DeedJson::Denies { player: player.index(), points },
    }
}

fn gains(gains: &Gains) -> GainsJson {
    let sources = gains.sources.iter().map(|gain| (gain.origin.name().to_owned(), gain.points));
    GainsJson { total: gains.total, sources: sources.collect() }
}

/// The reasons for a turn.
pub fn why(why: &Reasons) -> WhyJson {
    let deeds = why.deeds.iter().map(|&one| deed(one)).collect();
    WhyJson { deeds, now: gains(&why.now), later: gains(&why.later) }
}

/// A hint.
pub fn hint(hint: &Hint) -> HintJson {
    let theme = match hint.theme {
        Theme::Achievement(one) => ThemeJson::Deed(deed(one)),
        Theme::Gain(origin) => ThemeJson::Gain(origin.name().to_owned()),
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
pub fn turn(turn: &Reviewed) -> ReviewedTurn {
    let better = turn.better.as_ref().map(|better| BetterTurn {
        from: better.from,
        moves: written(&better.advice.moves),
        by: better.by,
    });
    let &Reviewed { lead, loss, chance, chance_lost, luck, round, from, .. } = turn;
    let (player, played) = (turn.player.index(), written(&turn.moves));
    ReviewedTurn { player, round, from, played, better, lead, loss, chance, chance_lost, luck }
}

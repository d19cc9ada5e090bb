//! The final scoring.

use witchstone_rules::Score;

use super::{Fact, Fault, Look, joined};

pub(super) const FACTS: &[Fact] = &[
    Fact::own("total", total),
    Fact::open("winners", |look, _| {
        Ok(joined(look.state.winners().into_iter().map(|player| look.names.of(player))))
    }),
];

/// All points, or those of one line of the final scoring.
fn total(look: &Look<'_>, what: &str) -> Result<String, Fault> {
    let score: Score = look.state.scores()[look.player];
    let points = match what {
        "" => score.total(),
        "board" => score.board,
        "owls" => score.owls,
        "chips" => score.chips,
        "spells" => score.spells,
        "prophecies" => score.prophecies,
        _ => return Err(format!("{what:?} is no line of the final scoring").into()),
    };
    Ok(points.to_string())
}

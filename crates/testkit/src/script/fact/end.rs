//! The final scoring.

use witchstone_rules::Score;

use super::{Fact, PositionRef, StatementError, joined};

pub(super) const FACTS: &[Fact] = &[
    Fact::own("total", total),
    Fact::open("winners", |position, _| {
        Ok(joined(position.state.winners().into_iter().map(|player| position.names.of(player))))
    }),
];

/// All points, or those of one line of the final scoring.
fn total(position: &PositionRef<'_>, what: &str) -> Result<String, StatementError> {
    let score: Score = position.state.scores()[position.player];
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

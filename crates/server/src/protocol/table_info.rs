//! Tables as the lobby and their players see them.

use witchstone_ai::Level;
use witchstone_rules::Player;
use witchstone_wire::{
    DifferenceJson, DifferenceKindJson, Editions, Named, OlderGame, ResultInfo, SeatInfo, Sitter, Status,
    TableInfo, UndoVote,
};

use super::settings_json;
use crate::domain::{self, GameResult, Occupant, Table};
use crate::storage::StoreError;
use crate::storage::format::{DifferenceKindSummary, OccupantSummary, SuspensionSummary, TableSummary};

/// The table as this guest sees it, or a spectator.
pub fn table_info(table: &Table, id: &str, guest: Option<&str>, now_ms: i64) -> TableInfo {
    TableInfo {
        id: id.to_owned(),
        edition: match &table.edition {
            Ok(edition) => edition.id.clone(),
            Err(_) => table.edition_name.clone(),
        },
        playable: table.edition.is_ok(),
        settings: settings_json(&table.settings),
        status: status(table.status()),
        version: table.version,
        host: table.host.name.clone(),
        you_are_host: guest == Some(&table.host.guest),
        your_seat: guest.and_then(|guest| table.seat_of(guest)).map(Player::index),
        seats: seats(table, now_ms),
        to_move: table.to_move().map(Player::index),
        undo_vote: table.vote.as_ref().map(|vote| UndoVote {
            seat: vote.seat.index(),
            moves: vote.moves,
            agreed: numbers(&vote.agreed),
        }),
        result: table.result().map(result),
        rematch: table.rematch.clone(),
        rules: table.rules(),
        older: table.suspension().map(|suspension| OlderGame {
            difference: DifferenceJson::of(&suspension.difference),
            agreed: numbers(&suspension.agreed),
            waiting_for: numbers(&suspension.waiting_for),
        }),
        now_ms,
    }
}

fn seats(table: &Table, now_ms: i64) -> Vec<SeatInfo> {
    let clocks = table.clocks_ms(now_ms);
    let seats = table.players().zip(&table.seats);
    let info = |(player, seat): (Player, &domain::Seat)| SeatInfo {
        sitter: sitter(&seat.occupant),
        colour: seat.colour,
        handicap: seat.handicap,
        stand_in: table.stand_ins[player].map(Level::number),
        resigned: table.resigned.contains(&player),
        clock_ms: clocks.get(player.index()).copied(),
    };
    seats.map(info).collect()
}

fn sitter(occupant: &Occupant) -> Sitter {
    match occupant {
        Occupant::Open => Sitter::Open,
        Occupant::Reserved(person) => Sitter::Reserved { name: person.name.clone() },
        Occupant::Guest(person) => Sitter::Guest { name: person.name.clone() },
        Occupant::Bot(level) => Sitter::Bot { level: level.number() },
    }
}

fn status(status: domain::Status) -> Status {
    match status {
        domain::Status::Open => Status::Open,
        domain::Status::Playing => Status::Playing,
        domain::Status::Finished => Status::Finished,
    }
}

fn result(result: GameResult) -> ResultInfo {
    ResultInfo { winners: numbers(&result.winners), scores: result.scores }
}

fn numbers<'a>(seats: impl IntoIterator<Item = &'a Player>) -> Vec<usize> {
    seats.into_iter().map(|seat| seat.index()).collect()
}

/// A stored table as the lobby lists it. Version, clocks and whose seat is whose are left out.
pub fn listed_info(summary: TableSummary, editions: &Editions) -> Result<TableInfo, StoreError> {
    Ok(TableInfo {
        playable: editions.find(&summary.edition).is_ok(),
        settings: settings_json(&summary.settings()?),
        status: status(summary.status()),
        version: 0,
        you_are_host: false,
        your_seat: None,
        result: summary.result()?.map(result),
        older: summary.older.and_then(older_game),
        id: summary.id,
        edition: summary.edition,
        host: summary.host,
        seats: summary
            .seats
            .into_iter()
            .map(|seat| SeatInfo {
                sitter: match seat.sitter {
                    OccupantSummary::Open => Sitter::Open,
                    OccupantSummary::Reserved { name } => Sitter::Reserved { name },
                    OccupantSummary::Guest { name } => Sitter::Guest { name },
                    OccupantSummary::Bot { level } => Sitter::Bot { level },
                },
                colour: seat.colour,
                handicap: seat.handicap,
                stand_in: seat.stand_in,
                resigned: seat.resigned,
                clock_ms: None,
            })
            .collect(),
        to_move: summary.to_move,
        undo_vote: summary.undo_vote.map(|vote| UndoVote {
            seat: vote.seat,
            moves: vote.moves,
            agreed: vote.agreed,
        }),
        rematch: summary.rematch,
        rules: summary.rules,
        now_ms: 0,
    })
}

/// How a game differs; none if its move is not one of this notation.
fn older_game(suspension: SuspensionSummary) -> Option<OlderGame> {
    let kind = match suspension.difference.kind {
        DifferenceKindSummary::Refused { r#move, clause } => {
            DifferenceKindJson::Refused { r#move: Named(r#move.parse().ok()?), clause }
        }
        DifferenceKindSummary::Effect { r#move, clause } => {
            DifferenceKindJson::Effect { r#move: Named(r#move.parse().ok()?), clause }
        }
        DifferenceKindSummary::Points { recorded, now } => DifferenceKindJson::Points { recorded, now },
        DifferenceKindSummary::Result { recorded, now } => DifferenceKindJson::Result { recorded, now },
        DifferenceKindSummary::Winners { recorded, now } => DifferenceKindJson::Winners { recorded, now },
        DifferenceKindSummary::NotOver => DifferenceKindJson::NotOver,
    };
    let difference = DifferenceJson { number: suspension.difference.number, kind };
    Some(OlderGame { difference, agreed: suspension.agreed, waiting_for: suspension.waiting_for })
}

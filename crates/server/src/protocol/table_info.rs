//! Tables as the lobby and their players see them.

use witchstone_ai::Level;
use witchstone_rules::Player;
use witchstone_wire::{
    DifferenceJson, DifferenceKindJson, Editions, Named, Occupant, OlderRules, ResultInfo, SeatInfo, Status,
    TableInfo, UndoVote,
};

use super::settings_json;
use crate::domain::{
    self, DifferenceSummary, GameResult, OccupantSummary, SeatSummary, SuspensionSummary, Table, TableSummary,
};

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
        reserved_seat: guest.and_then(|guest| table.reserved_seat_of(guest)).map(Player::index),
        seats: seats(table, now_ms),
        to_move: table.to_move().map(Player::index),
        undo_vote: table.vote.as_ref().map(|vote| undo_vote(vote, &table.missing_votes(vote))),
        result: table.result().map(result),
        rematch: table.rematch.clone(),
        rules: table.rules(),
        older_rules: table.suspension().map(|suspension| OlderRules {
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
        occupant: occupant(&seat.occupant),
        colour: seat.colour,
        handicap: seat.handicap,
        stand_in: table.stand_ins[player].map(Level::number),
        returning: table.returning.contains(&player),
        resigned: table.resigned.contains(&player),
        undone: table.undone.contains(&player),
        clock_ms: clocks.get(player.index()).copied(),
    };
    seats.map(info).collect()
}

fn occupant(occupant: &domain::Occupant) -> Occupant {
    match occupant {
        domain::Occupant::Open => Occupant::Open,
        domain::Occupant::Reserved(person) => Occupant::Reserved { name: person.name.clone() },
        domain::Occupant::Guest(person) => Occupant::Guest { name: person.name.clone() },
        domain::Occupant::Bot(level) => Occupant::Bot { level: level.number() },
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

/// A stored table as the lobby lists it. Version, clocks, whose seat is whose and other details are left out.
pub fn listed_info(summary: TableSummary, id: &str, editions: &Editions) -> TableInfo {
    let edition = summary.edition.unwrap_or_default();
    TableInfo {
        id: id.to_owned(),
        playable: editions.find(&edition).is_ok(),
        edition,
        settings: settings_json(&summary.settings),
        status: status(summary.status),
        version: 0,
        host: summary.host,
        you_are_host: false,
        your_seat: None,
        reserved_seat: None,
        seats: summary.seats.into_iter().map(listed_seat).collect(),
        to_move: summary.to_move.map(Player::index),
        undo_vote: summary.vote.as_ref().map(listed_vote),
        result: summary.result.map(result),
        rematch: summary.rematch,
        rules: summary.rules,
        older_rules: summary.suspension.map(older_rules),
        now_ms: 0,
    }
}

fn listed_seat(seat: SeatSummary) -> SeatInfo {
    SeatInfo {
        occupant: match seat.occupant {
            OccupantSummary::Open => Occupant::Open,
            OccupantSummary::Reserved(name) => Occupant::Reserved { name },
            OccupantSummary::Guest(name) => Occupant::Guest { name },
            OccupantSummary::Bot(level) => Occupant::Bot { level: level.number() },
        },
        colour: seat.colour,
        handicap: seat.handicap,
        stand_in: seat.stand_in.map(Level::number),
        returning: false,
        resigned: seat.resigned,
        undone: false,
        clock_ms: None,
    }
}

fn undo_vote(vote: &domain::UndoVote, waiting_for: &[Player]) -> UndoVote {
    UndoVote {
        request: vote.request,
        seat: vote.seat.index(),
        moves: vote.moves,
        agreed: numbers(&vote.agreed),
        waiting_for: numbers(waiting_for),
    }
}

fn listed_vote(vote: &domain::UndoVote) -> UndoVote {
    let voters = vote.voters.iter().flatten();
    let missing: Vec<Player> = voters.filter(|seat| !vote.agreed.contains(seat)).copied().collect();
    undo_vote(vote, &missing)
}

fn older_rules(suspension: SuspensionSummary) -> OlderRules {
    let kind = match suspension.difference {
        DifferenceSummary::Refused { played, clause } => {
            DifferenceKindJson::Refused { r#move: Named(played), clause }
        }
        DifferenceSummary::Effect { played, clause } => {
            DifferenceKindJson::Effect { r#move: Named(played), clause }
        }
        DifferenceSummary::Points { recorded, now } => DifferenceKindJson::Points { recorded, now },
        DifferenceSummary::Result { recorded, now } => DifferenceKindJson::Result { recorded, now },
        DifferenceSummary::Winners { recorded, now } => {
            DifferenceKindJson::Winners { recorded: numbers(&recorded), now: numbers(&now) }
        }
        DifferenceSummary::NotOver => DifferenceKindJson::NotOver,
    };
    OlderRules {
        difference: DifferenceJson { move_number: suspension.move_number, kind },
        agreed: numbers(&suspension.agreed),
        waiting_for: numbers(&suspension.waiting_for),
    }
}

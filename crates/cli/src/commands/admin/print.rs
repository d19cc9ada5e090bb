//! Tables and people as text and as JSON.

use std::io::Write;

use serde::Serialize;
use serde_json::json;
use witchstone_server::admin::{Shown, log_name, status_word};
use witchstone_server::domain::{Occupant, OccupantSummary};
use witchstone_server::retention::Swept;
use witchstone_server::storage::{PersonRow, TableActivity};

use crate::failure::Result;

/// One line for each table.
pub fn tables(tables: &[TableActivity], as_json: bool, out: &mut dyn Write) -> Result<()> {
    let mut rows = vec![];
    for TableActivity { table, updated_ms } in tables {
        let summary = table.summary().ok();
        let host = summary.as_ref().map(|summary| summary.host.clone()).unwrap_or_default();
        let seats = summary.iter().flat_map(|summary| &summary.seats).map(|seat| seated(&seat.occupant));
        let (seats, log): (Vec<String>, _) = (seats.collect(), log_name(&table.id));
        let status = status_word(table.status);
        if as_json {
            let line = json!({ "table": table.id, "log": log, "status": status, "updated_ms": updated_ms,
                "host": host, "seats": seats });
            writeln!(out, "{line}")?;
        }
        rows.push([table.id.clone(), log, status.to_owned(), utc(*updated_ms), host, seats.join(", ")]);
    }
    if !as_json {
        columns(["TABLE", "LOG", "STATUS", "LAST CHANGE", "HOST", "SEATS"], rows, out)?;
    }
    Ok(())
}

/// One line for each guest.
pub fn people(people: &[PersonRow], as_json: bool, out: &mut dyn Write) -> Result<()> {
    let mut rows = vec![];
    for PersonRow { guest, name, devices, tables, banned_ms } in people {
        if as_json {
            let line = json!({ "guest": guest, "name": name, "devices": devices, "tables": tables,
                "banned_ms": banned_ms });
            writeln!(out, "{line}")?;
        }
        let banned = banned_ms.map(utc).unwrap_or_default();
        rows.push([guest.clone(), name.clone(), devices.to_string(), tables.to_string(), banned]);
    }
    if !as_json {
        columns(["GUEST", "NAME", "DEVICES", "TABLES", "BANNED"], rows, out)?;
    }
    Ok(())
}

/// A table in detail.
pub fn table(shown: &Shown, out: &mut dyn Write) -> Result<()> {
    let Shown { id, table, chat } = shown;
    let settings = &table.settings;
    let yes = |value: bool| if value { "yes" } else { "no" };
    let mut line = |name: &str, value: &str| writeln!(out, "{:<13}{value}", format!("{name}:"));
    line("Table", id)?;
    line("Log", &log_name(id))?;
    line("Name", &settings.name)?;
    line(
        "Status",
        if table.ended { "finished, ended by an administrator" } else { status_word(table.status()) },
    )?;
    line("Last change", &utc(table.at_ms))?;
    line("Host", &person(&table.host.name, &table.host.guest))?;
    line("Board", &table.edition_name)?;
    line("Listed", yes(settings.listed))?;
    line("Spectators", yes(settings.spectators))?;
    let moves = table.game.as_ref().map_or(0, |game| game.record().moves.len());
    line("Moves", &moves.to_string())?;
    line("Chat", &format!("{chat} messages"))?;
    for (player, seat) in table.players().zip(&table.seats) {
        let occupant = match &seat.occupant {
            Occupant::Open => "open".to_owned(),
            Occupant::Reserved(who) => format!("reserved for {}", person(&who.name, &who.guest)),
            Occupant::Guest(who) => person(&who.name, &who.guest),
            Occupant::Bot(level) => format!("computer {}", level.number()),
        };
        let resigned = if table.resigned.contains(&player) { ", resigned" } else { "" };
        let stands_in =
            table.stand_ins[player].map(|level| format!(", computer {} stands in", level.number()));
        let stands_in = stands_in.unwrap_or_default();
        line(&format!("Seat {}", player.index() + 1), &format!("{occupant}{resigned}{stands_in}"))?;
    }
    if let Some(result) = table.result() {
        let points: Vec<String> = result.scores.iter().map(ToString::to_string).collect();
        line("Points", &points.join(", "))?;
    }
    Ok(())
}

/// How much a sweep has deleted.
pub fn swept(swept: &Swept, out: &mut dyn Write) -> Result<()> {
    let Swept { open_tables, abandoned_games, finished_games, chat, codes, logins, guests } = swept;
    writeln!(
        out,
        "Deleted: open tables {open_tables}, abandoned games {abandoned_games}, finished games {finished_games},"
    )?;
    Ok(writeln!(out, "chat messages {chat}, codes {codes}, logins {logins}, guests {guests}.")?)
}

/// Any value as indented JSON.
pub fn json(value: &impl Serialize, out: &mut dyn Write) -> Result<()> {
    let text = serde_json::to_string_pretty(value).map_err(std::io::Error::from)?;
    Ok(writeln!(out, "{text}")?)
}

fn person(name: &str, guest: &str) -> String {
    if guest.is_empty() { "anonymous".to_owned() } else { format!("{name} ({guest})") }
}

fn seated(occupant: &OccupantSummary) -> String {
    match occupant {
        OccupantSummary::Open => "open".to_owned(),
        OccupantSummary::Reserved(name) | OccupantSummary::Guest(name) if name.is_empty() => {
            "anonymous".to_owned()
        }
        OccupantSummary::Reserved(name) => format!("({name})"),
        OccupantSummary::Guest(name) => name.clone(),
        OccupantSummary::Bot(level) => format!("computer {}", level.number()),
    }
}

/// Rows in columns that are as wide as their widest cell.
fn columns<const N: usize>(head: [&str; N], rows: Vec<[String; N]>, out: &mut dyn Write) -> Result<()> {
    let head = head.map(str::to_owned);
    let all = || std::iter::once(&head).chain(&rows);
    let width = |at: usize| all().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..N).map(width).collect();
    for row in all() {
        let cells: Vec<String> =
            row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}")).collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}

/// A time in UTC, to the minute.
fn utc(at_ms: impl std::borrow::Borrow<i64>) -> String {
    let minutes = at_ms.borrow().div_euclid(60_000);
    let (days, minute) = (minutes.div_euclid(1440), minutes.rem_euclid(1440));
    // Days since 1 March of the year 0, in eras of 400 years: leap days come last then.
    let days = days + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02} UTC", minute / 60, minute % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (at_ms, written) in [
            (0, "1970-01-01 00:00 UTC"),
            (951_782_340_000, "2000-02-28 23:59 UTC"),
            (951_825_600_000, "2000-02-29 12:00 UTC"),
            (1_709_251_199_999, "2024-02-29 23:59 UTC"),
            (1_709_251_200_000, "2024-03-01 00:00 UTC"),
            (1_798_761_600_000, "2027-01-01 00:00 UTC"),
        ] {
            assert_eq!(utc(at_ms), written);
        }
    }

    #[test]
    fn columns_are_as_wide_as_their_cells() {
        let mut out = vec![];
        let rows = vec![["ä".to_owned(), "b".to_owned()], ["long".to_owned(), String::new()]];
        columns(["A", "B"], rows, &mut out).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "A     B\nä     b\nlong\n");
    }
}

//! The score sheets of all players beside each other, points by source.

use witchstone_rules::{HeldScrolls, Player, ScoreSheet, Silver};

use super::block::{Block, WIDTH, columns, pad};
use super::{Scene, digit};
use crate::voice::Voice;

/// Points by source, a column for each player. What secret Scrolls are worth is a question mark.
pub fn score_sheets(scene: &Scene, voice: &Voice) -> Block {
    let columns: Vec<Column> = scene.table.players().map(|player| Column::new(scene, player)).collect();
    let mut rows = vec![heading(&columns, voice)];
    rows.extend(rows_of(&columns, voice).into_iter().filter(Row::says_something));
    let mut block = lay_out(&rows);
    for column in &columns {
        prophecies(&mut block, column, scene, voice);
    }
    block
}

/// A player's sheet, and whether the Scrolls on it are known.
struct Column {
    player: Player,
    sheet: ScoreSheet,
    secret: bool,
}

impl Column {
    fn new(scene: &Scene, player: Player) -> Column {
        let held = scene.scrolls(player);
        let area = &scene.table.areas[player];
        let sheet = ScoreSheet::of(&scene.table.edition, area, held.unwrap_or(&HeldScrolls::default()));
        Column { player, sheet, secret: held.is_none() }
    }
}

/// A line of the sheet.
struct Row {
    label: String,
    values: Vec<String>,
}

impl Row {
    fn says_something(&self) -> bool {
        self.values.iter().any(|value| value != "0")
    }
}

fn heading(columns: &[Column], voice: &Voice) -> Row {
    let name = |column: &Column| voice.say("cli-player", &[("n", digit(column.player).to_string().into())]);
    Row { label: String::new(), values: columns.iter().map(name).collect() }
}

fn rows_of(columns: &[Column], voice: &Voice) -> Vec<Row> {
    let row = |label: String, value: &dyn Fn(&ScoreSheet) -> i32| {
        let values = columns.iter().map(|column| value(&column.sheet).to_string()).collect();
        Row { label, values }
    };
    // Rows that depend on Scrolls nobody else may see.
    let secret = |label: String, value: &dyn Fn(&ScoreSheet) -> i32| {
        let text =
            |column: &Column| if column.secret { "?".into() } else { value(&column.sheet).to_string() };
        Row { label, values: columns.iter().map(text).collect() }
    };
    let label = |key: &str| voice.text(key);
    let mut rows = Vec::new();
    for spaces in 0..3 {
        let name = voice.say("cli-sheet-connections", &[("spaces", (spaces + 1).into())]);
        rows.push(row(name, &|sheet| sheet.connections[spaces].1.into()));
    }
    rows.push(row(label("cli-sheet-witches"), &|sheet| sheet.witches.into()));
    rows.push(row(label("cli-sheet-witchstone"), &|sheet| sheet.witchstone.into()));
    rows.push(row(label("cli-sheet-chips-taken"), &|sheet| sheet.chips_taken.into()));
    rows.push(row(label("cli-sheet-empty-owls"), &|sheet| sheet.empty_owls.into()));
    for silver in Silver::ALL {
        let name = voice.say("cli-sheet-silver", &[("silver", silver.name().into())]);
        rows.push(row(name, &|sheet| sheet.silver(silver).into()));
    }
    rows.push(row(label("cli-sheet-removed"), &|sheet| -i32::from(sheet.removed)));
    rows.push(row(label("cli-sheet-board"), &|sheet| sheet.score.board.into()));
    rows.push(row(label("cli-sheet-owls"), &|sheet| sheet.score.owls.into()));
    rows.push(row(label("cli-sheet-chips"), &|sheet| sheet.score.chips.into()));
    rows.push(secret(label("cli-sheet-spells"), &|sheet| sheet.score.spells.into()));
    rows.push(secret(label("cli-sheet-prophecies"), &|sheet| sheet.score.prophecies.into()));
    rows.push(secret(label("cli-sheet-total"), &|sheet| sheet.score.total().into()));
    rows.push(row(label("cli-sheet-wand"), &|sheet| sheet.score.wand.into()));
    rows
}

fn lay_out(rows: &[Row]) -> Block {
    const COLUMN: usize = 12;
    let labels = rows.iter().map(|row| columns(&row.label)).max().unwrap_or(0);
    let line = |row: &Row| {
        let values: String = row
            .values
            .iter()
            .map(|value| " ".repeat(COLUMN.saturating_sub(columns(value))) + value)
            .collect();
        format!("  {}{values}", pad(&row.label, labels))
    };
    Block::of(rows.iter().map(line))
}

/// Each Prophecy of a player with its points.
fn prophecies(block: &mut Block, column: &Column, scene: &Scene, voice: &Voice) {
    let player = voice.say("cli-player", &[("n", digit(column.player).to_string().into())]);
    for (number, standing) in &column.sheet.prophecies {
        let prophecy = scene.table.edition.prophecy(*number);
        let args = [
            ("player", player.clone().into()),
            ("title", voice.plain(voice.words().prophecy(prophecy)).into()),
            ("points", standing.degree.points().into()),
        ];
        block.paragraph(&format!("  {}", voice.say("cli-sheet-prophecy", &args)), WIDTH);
    }
}

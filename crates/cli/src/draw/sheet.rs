//! The score sheets of all players beside each other, points by source.

use witchstone_rules::{HeldScrolls, Player, ScoreSheet};

use super::Scene;
use super::block::{Block, WIDTH, columns, pad};
use crate::voice::Voice;

/// The last rows of a sheet, which depend on Scrolls that others may not see: spells, Prophecies, total.
const SECRET_ROWS: usize = 3;

/// Points by source, a column for each player. What secret Scrolls are worth is a question mark.
pub fn score_sheets(scene: &Scene, voice: &Voice) -> Block {
    let sheets: Vec<Column> = scene.table.players().map(|player| Column::new(scene, player, voice)).collect();
    let mut rows =
        vec![Row { label: String::new(), values: sheets.iter().map(|sheet| sheet.name.clone()).collect() }];
    rows.extend(rows_of(&sheets).into_iter().filter(Row::says_something));
    let mut block = lay_out(&rows);
    for column in &sheets {
        for (title, points) in voice.words().prophecy_rows(&scene.table.edition, &column.sheet) {
            let title = voice.plain(title);
            let args =
                [("player", column.name.clone().into()), ("title", title.into()), ("points", points.into())];
            block.paragraph(&format!("  {}", voice.say("cli-sheet-prophecy", &args)), WIDTH);
        }
    }
    block
}

/// A player's sheet.
struct Column {
    name: String,
    sheet: ScoreSheet,
    /// Each row's label and value.
    rows: Vec<(String, String)>,
}

impl Column {
    fn new(scene: &Scene, player: Player, voice: &Voice) -> Column {
        let held = scene.scrolls(player);
        let sheet = ScoreSheet::of(&scene.table, player, held.unwrap_or(&HeldScrolls::default()));
        let points = voice.words().score_sheet(&sheet);
        let known = if held.is_some() { points.len() } else { points.len() - SECRET_ROWS };
        let row = |(at, (label, points)): (usize, (String, i32))| {
            (voice.plain(label), if at < known { points.to_string() } else { "?".into() })
        };
        let mut rows: Vec<_> = points.into_iter().enumerate().map(row).collect();
        rows.push((voice.text("cli-sheet-wand"), sheet.score.wand.to_string()));
        Column { name: voice.player(player), sheet, rows }
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

/// All players have the same rows.
fn rows_of(sheets: &[Column]) -> Vec<Row> {
    let count = sheets.first().map_or(0, |first| first.rows.len());
    let row = |at: usize| Row {
        label: sheets[0].rows[at].0.clone(),
        values: sheets.iter().map(|sheet| sheet.rows[at].1.clone()).collect(),
    };
    (0..count).map(row).collect()
}

/// Columns between two players.
const GAP: usize = 2;

fn lay_out(rows: &[Row]) -> Block {
    let labels = rows.iter().map(|row| columns(&row.label)).max().unwrap_or(0);
    let widest = rows.iter().flat_map(|row| &row.values).map(|value| columns(value)).max().unwrap_or(0);
    let line = |row: &Row| {
        let values: String =
            row.values.iter().map(|value| " ".repeat(GAP + widest - columns(value)) + value).collect();
        format!("  {}{values}", pad(&row.label, labels))
    };
    Block::of(rows.iter().map(line))
}

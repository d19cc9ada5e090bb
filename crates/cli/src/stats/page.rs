//! The statistics as a table.

use witchstone_ai::arena::Mean;
use witchstone_rules::{Edition, Player};

use super::{Column, Measure, Stats};
use crate::draw::{Block, table};
use crate::voice::Voice;

/// One group of games: a column for all seats with errors, and one for each seat.
pub fn page(stats: &Stats, voice: &Voice) -> Block {
    let mut rows = vec![head(stats, voice)];
    for measure in [Measure::Points, Measure::Wins, Measure::Lead] {
        rows.push(measure_row(stats, measure, voice));
    }
    rows.push(Vec::new());
    for source in stats.sources() {
        rows.push(row(voice.source(source), stats, |column| column.source(source), 1.0, voice));
    }
    rows.push(Vec::new());
    for measure in Measure::ALL.into_iter().skip(3) {
        rows.push(measure_row(stats, measure, voice));
    }
    let mut page = Block::default();
    page.line(title(stats, voice));
    page.line("");
    page.below(table(&rows, &[0]));
    page
}

/// Players and games, and what sets the group apart from games on the built-in edition.
fn title(stats: &Stats, voice: &Voice) -> String {
    let group = &stats.group;
    let args = [("games", stats.games.into()), ("players", group.players.into())];
    let mut parts = vec![voice.say("cli-stats-title", &args)];
    if group.edition != Edition::classic().id {
        parts.push(voice.say("cli-stats-edition", &[("edition", group.edition.clone().into())]));
    }
    if group.even_start {
        parts.push(voice.text("option-even-start"));
    }
    parts.join(", ")
}

fn head(stats: &Stats, voice: &Voice) -> Vec<String> {
    let seats = (0..stats.seats.len()).map(|seat| voice.player(Player::new(seat)));
    [String::new(), voice.text("cli-stats-all")].into_iter().chain(seats).collect()
}

fn measure_row(stats: &Stats, measure: Measure, voice: &Voice) -> Vec<String> {
    let label = voice.say("cli-stats-measure", &[("measure", measure.name().into())]);
    let scale = if measure == Measure::Wins { 100.0 } else { 1.0 };
    row(label, stats, |column| column.measure(measure), scale, voice)
}

fn row(
    label: String,
    stats: &Stats,
    mean: impl Fn(&Column) -> &Mean,
    scale: f64,
    voice: &Voice,
) -> Vec<String> {
    let format_mean = |column: &Column| format_mean(mean(column), scale, voice);
    [label, format_mean(&stats.all)].into_iter().chain(stats.seats.iter().map(format_mean)).collect()
}

/// A mean with its standard error.
pub fn format_mean(mean: &Mean, scale: f64, voice: &Voice) -> String {
    let tenths = |value: f64| {
        // Nothing is not minus nothing.
        let value = if value.abs() < 0.05 { 0.0 } else { value };
        voice.decimal(&format!("{value:.1}"))
    };
    let (value, error) = (tenths(scale * mean.value()), tenths(scale * mean.error()));
    voice.say("cli-stats-mean", &[("value", value.into()), ("error", error.into())])
}

//! The statistics as a table.

use witchstone_ai::arena::Mean;
use witchstone_rules::Player;

use super::{Column, Measure, Stats};
use crate::draw::{Block, table};
use crate::voice::Voice;

/// One number of players: a column for all seats with errors, and one for each seat.
pub fn page(stats: &Stats, voice: &Voice) -> Block {
    let mut rows = vec![head(stats, voice)];
    for measure in [Measure::Points, Measure::Wins, Measure::Lead] {
        rows.push(measure_row(stats, measure, voice));
    }
    rows.push(Vec::new());
    for origin in stats.sources() {
        rows.push(row(voice.source(origin), stats, |column| column.source(origin), 1.0, voice));
    }
    rows.push(Vec::new());
    for measure in Measure::ALL.into_iter().skip(3) {
        rows.push(measure_row(stats, measure, voice));
    }
    let mut page = Block::default();
    let args = [("games", stats.games.into()), ("players", stats.players.into())];
    page.line(voice.say("cli-stats-title", &args));
    page.line("");
    page.below(table(&rows, &[0]));
    page
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
    let told = |column: &Column| told(mean(column), scale, voice);
    [label, told(&stats.all)].into_iter().chain(stats.seats.iter().map(told)).collect()
}

/// A mean with its standard error.
pub fn told(mean: &Mean, scale: f64, voice: &Voice) -> String {
    let tenths = |value: f64| {
        // Nothing is not minus nothing.
        let value = if value.abs() < 0.05 { 0.0 } else { value };
        voice.decimal(&format!("{value:.1}"))
    };
    let (value, error) = (tenths(scale * mean.value()), tenths(scale * mean.error()));
    voice.say("cli-stats-mean", &[("value", value.into()), ("error", error.into())])
}

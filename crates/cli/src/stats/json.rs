//! The statistics as JSON.

use serde_json::{Map, Value, json};
use witchstone_ai::arena::Mean;
use witchstone_ai::eval::PointSource;

use super::{Column, Measure, Stats};

/// One group of games.
pub fn object(stats: &Stats) -> Value {
    let counts = |counts: &std::collections::BTreeMap<u16, u64>| -> Vec<Value> {
        counts.iter().map(|(value, count)| json!([value, count])).collect()
    };
    json!({
        "players": stats.group.players,
        "edition": stats.group.edition,
        "even_start": stats.group.even_start,
        "games": stats.games,
        "all": column(&stats.all),
        "seats": stats.seats.iter().map(column).collect::<Vec<_>>(),
        "scores": counts(&stats.scores),
        "wand": counts(&stats.wand),
    })
}

fn column(column: &Column) -> Value {
    let mean = |mean: &Mean| json!({ "mean": round(mean.value()), "error": round(mean.error()) });
    let measures: Map<String, Value> = Measure::ALL
        .into_iter()
        .map(|measure| (measure.name().to_owned(), mean(column.measure(measure))))
        .collect();
    let sources: Map<String, Value> = PointSource::ALL
        .into_iter()
        .map(|source| (source.name().to_owned(), mean(column.source(source))))
        .collect();
    json!({ "measures": measures, "sources": sources })
}

/// Ten-thousandths are enough.
fn round(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

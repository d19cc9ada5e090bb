//! The statistics as plots: final scores, points by source, seats, and how far the Wand goes.

use std::collections::BTreeMap;

use witchstone_ai::arena::Mean;
use witchstone_ai::eval::PointSource;
use witchstone_rules::Player;

use super::svg::{Bar, Plot};
use super::{Measure, Stats};
use crate::voice::Voice;

/// The widths that the classes of a histogram may have.
const CLASSES: [u16; 4] = [5, 10, 20, 50];
/// Classes of a histogram at most.
const MOST: usize = 30;

/// The plots of one group of games, each with the name of its file.
pub fn plots(stats: &Stats, voice: &Voice) -> Vec<(String, String)> {
    let whole = |value: f64| voice.decimal(&trimmed(value));
    let drawn = [
        ("scores", scores(stats, voice)),
        ("sources", sources(stats, voice)),
        ("seats", seats(stats, voice)),
        ("leads", leads(stats, voice)),
        ("wand", wand(stats, voice)),
    ];
    let file = |(name, plot): (&str, Plot)| {
        (format!("{name}-{}{}.svg", stats.group.players, stats.group.suffix()), plot.svg(whole))
    };
    drawn.into_iter().map(file).collect()
}

/// At most one digit behind the point.
fn trimmed(value: f64) -> String {
    let text = format!("{value:.1}");
    text.strip_suffix(".0").map_or(text.clone(), str::to_owned)
}

fn plot(kind: &str, bars: Vec<Bar>, line: Option<f64>, values: bool, stats: &Stats, voice: &Voice) -> Plot {
    let args = [
        ("kind", kind.to_owned().into()),
        ("games", stats.games.into()),
        ("players", stats.group.players.into()),
    ];
    let (title, unit) = (voice.say("cli-plot-title", &args), voice.say("cli-plot-unit", &args));
    Plot { title, unit, bars, line, values }
}

fn scores(stats: &Stats, voice: &Voice) -> Plot {
    plot("scores", histogram(&stats.scores, &CLASSES), None, false, stats, voice)
}

fn wand(stats: &Stats, voice: &Voice) -> Plot {
    plot("wand", histogram(&stats.wand, &[1, 2, 5]), None, false, stats, voice)
}

fn sources(stats: &Stats, voice: &Voice) -> Plot {
    let bar = |source: PointSource| of_mean(voice.source(source), stats.all.source(source), 1.0);
    plot("sources", stats.sources().map(bar).collect(), None, true, stats, voice)
}

fn seats(stats: &Stats, voice: &Voice) -> Plot {
    let bars = each_seat(stats, Measure::Wins, 100.0, voice);
    plot("seats", bars, Some(100.0 / f64::from(stats.group.players)), true, stats, voice)
}

fn leads(stats: &Stats, voice: &Voice) -> Plot {
    let bars = each_seat(stats, Measure::Points, 1.0, voice);
    plot("leads", bars, Some(stats.all.measure(Measure::Points).value()), true, stats, voice)
}

fn each_seat(stats: &Stats, measure: Measure, scale: f64, voice: &Voice) -> Vec<Bar> {
    let bar = |(seat, column): (usize, &super::Column)| {
        of_mean(voice.player(Player::new(seat)), column.measure(measure), scale)
    };
    stats.seats.iter().enumerate().map(bar).collect()
}

fn of_mean(label: String, mean: &Mean, scale: f64) -> Bar {
    Bar { label, value: scale * mean.value(), error: Some(scale * mean.error()) }
}

/// How often values of each class came up; the first class width with which there are not too many.
fn histogram(counts: &BTreeMap<u16, u64>, widths: &[u16]) -> Vec<Bar> {
    let (Some((&low, _)), Some((&high, _))) = (counts.first_key_value(), counts.last_key_value()) else {
        return Vec::new();
    };
    let classes = |width: u16| usize::from(high / width - low / width) + 1;
    let width = widths.iter().copied().find(|&width| classes(width) <= MOST);
    let width = width.or(widths.last().copied()).unwrap_or(1);
    let class = |at: u16| {
        let from = at * width;
        let count: u64 = counts.range(from..from.saturating_add(width)).map(|(_, count)| count).sum();
        let every = usize::from(at - low / width).is_multiple_of(1 + classes(width) / 12);
        Bar { label: if every { from.to_string() } else { String::new() }, value: count as f64, error: None }
    };
    (low / width..=high / width).map(class).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_everything_once() {
        let counts: BTreeMap<u16, u64> = (40..260).map(|value| (value, u64::from(value))).collect();
        let bars = histogram(&counts, &CLASSES);
        assert!(bars.len() <= MOST);
        assert_eq!(bars.iter().map(|bar| bar.value).sum::<f64>(), counts.values().sum::<u64>() as f64);
        assert_eq!(bars[0].label, "40");
        assert!(histogram(&BTreeMap::new(), &CLASSES).is_empty());
    }
}

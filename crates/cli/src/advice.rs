//! What `hint` and `analyse` share: turns and reasons as text and as JSON.

use serde_json::{Value, json};
use witchstone_ai::eval::{PointSource, PointsBySource};
use witchstone_ai::{Achievement, Advice, Gain, Gains, Reasons};
use witchstone_rules::{Degree, Edition, Move, Scroll, ScrollKind, Seed, View};

use crate::draw::{Block, WIDTH, columns, pad, table, wrap};
use crate::voice::Voice;

/// A number of points with one digit behind the point, as the language writes it.
pub fn points(value: f32, voice: &Voice) -> String {
    // Nothing is not minus nothing.
    let value = if value.abs() < 0.05 { 0.0 } else { value };
    voice.decimal(&format!("{value:.1}"))
}

/// The same with its sign.
pub fn signed(value: f32, voice: &Voice) -> String {
    if value.abs() < 0.05 { points(0.0, voice) } else { voice.decimal(&format!("{value:+.1}")) }
}

/// A part of 1 in per cent.
pub fn percent(part: f32, voice: &Voice) -> String {
    voice.say("cli-percent", &[("n", voice.decimal(&format!("{:.0}", 100.0 * part)).into())])
}

/// The moves of a turn, each with its sentence, up to the first reveal; then what may follow.
pub fn turn(view: &View, advice: &Advice, voice: &Voice) -> Block {
    // What is known is the same in every world that fits the view.
    let mut state = view.sample(&mut Seed::new(0));
    let (known, open) = advice.moves.split_at(advice.known);
    let width = known.iter().map(|played| columns(&played.to_string())).max().unwrap_or(0) + 2;
    let mut block = Block::default();
    for &played in known {
        let sentence = wrap(&voice.describe(state.table(), played), WIDTH.saturating_sub(width + 4));
        let begin = pad(&format!("    {played}"), width + 4);
        block.below(Block::of([begin]).beside(Block::of(sentence), 0));
        state.apply_unchecked(played, &mut ());
    }
    if !open.is_empty() {
        let args = [("moves", notation(open).into())];
        block.paragraph(&format!("    {}", voice.say("cli-advice-open", &args)), WIDTH);
    }
    block
}

/// Moves as they are written, one behind the other.
pub fn notation(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join("; ")
}

/// Points by source: at once and later.
pub fn sources(now: &PointsBySource, later: &PointsBySource, voice: &Voice) -> Block {
    let mut rows = vec![vec![String::new(), voice.text("cli-advice-now"), voice.text("cli-advice-later")]];
    for source in PointSource::ALL {
        let values = [now[source], later[source]];
        if values.iter().any(|value| value.abs() >= 0.05) {
            let mut row = vec![voice.source(source)];
            row.extend(values.map(|value| signed(value, voice)));
            rows.push(row);
        }
    }
    let totals = [now, later].map(|parts| signed(parts.total(), voice));
    rows.push([vec![voice.text("sheet-total")], totals.to_vec()].concat());
    table(&rows, &[0])
}

/// A turn that can be recommended, as JSON.
pub fn json(advice: &Advice, win_probability: f32, edition: &Edition, voice: &Voice) -> Value {
    json!({
        "moves": advice.moves.iter().map(Move::to_string).collect::<Vec<_>>(),
        "known": advice.known,
        "lead": round(advice.lead),
        "loss": round(advice.loss),
        "win_probability": round(win_probability),
        "now": parts(&advice.now),
        "later": parts(&advice.later),
        "reasons": reasons_json(&advice.reasons, edition, voice),
    })
}

/// Thousandths are enough.
pub fn round(value: f32) -> f64 {
    (f64::from(value) * 1000.0).round() / 1000.0
}

fn parts(parts: &PointsBySource) -> Value {
    PointSource::ALL
        .into_iter()
        .map(|source| (source.name().to_owned(), json!(round(parts[source]))))
        .collect()
}

fn reasons_json(reasons: &Reasons, edition: &Edition, voice: &Voice) -> Value {
    let gains = |gains: &Gains| {
        let gain = |gain: &Gain| json!({ "source": gain.source.name(), "points": round(gain.points) });
        let sources: Vec<Value> = gains.sources.iter().map(gain).collect();
        json!({ "total": round(gains.total), "sources": sources })
    };
    let achievements = reasons.achievements.iter().map(|&one| achievement_json(one, edition));
    json!({
        "text": voice.reasons(edition, reasons),
        "achievements": achievements.collect::<Vec<_>>(),
        "now": gains(&reasons.now),
        "later": gains(&reasons.later),
    })
}

fn achievement_json(achievement: Achievement, edition: &Edition) -> Value {
    match achievement {
        Achievement::Completes(connection) => {
            let plan = edition.ball.plan(connection);
            json!({ "kind": "completes", "from": plan.from.to_string(), "to": plan.to.to_string() })
        }
        Achievement::Fulfils { prophecy, degree } => {
            let name = edition.scroll_name(Scroll::new(ScrollKind::Prophecy(prophecy)));
            let degree = match degree {
                Degree::None => "none",
                Degree::Minor => "minor",
                Degree::Major => "major",
                Degree::Perfect => "perfect",
            };
            json!({ "kind": "fulfils", "prophecy": name, "degree": degree })
        }
        Achievement::Reaches { place } => json!({ "kind": "reaches", "place": place }),
        Achievement::Chains { bonuses } => json!({ "kind": "chains", "bonuses": bonuses }),
        Achievement::Denies { player, points } => {
            json!({ "kind": "denies", "player": player.index(), "points": round(points) })
        }
    }
}

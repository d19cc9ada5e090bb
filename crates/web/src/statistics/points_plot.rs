//! One's own points over the games, as dots along a line: filled ones were won.

use leptos::prelude::*;

use super::figures::Aggregate;
use crate::game::Summary;
use crate::ui::{Words, day, use_texts};

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 160.0;
const LEFT: f64 = 30.0;
/// How many of the latest games are drawn.
const MOST: usize = 60;

/// The dots.
#[component]
pub fn PointsPlot(games: RwSignal<Vec<Summary>>) -> impl IntoView {
    let texts = use_texts();
    let draw = move || games.with(|games| texts.with(|words| drawing(words, games)));
    view! {
        <figure class="points-plot">
            <figcaption>{texts.t("stats-points")}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=texts.t("stats-points-label")>{draw}</svg>
            <p class="hint">{texts.t("stats-points-help")}</p>
        </figure>
    }
}

fn drawing(words: &Words, games: &[Summary]) -> impl IntoView + use<> {
    let games = &games[games.len().saturating_sub(MOST)..];
    let all = Aggregate::of(games.iter());
    // The scale ends at a round number above the best game.
    let most = f64::from(all.best.div_ceil(25).max(1) * 25);
    let steps = games.len().saturating_sub(1).max(1) as f64;
    let x = |at: usize| LEFT + 8.0 + at as f64 / steps * (WIDTH - LEFT - 18.0);
    let y = |points: f64| HEIGHT - 12.0 - points / most * (HEIGHT - 24.0);
    let levels = [0.0, most / 2.0, most].map(|points| {
        view! {
            <line class="level" x1=LEFT x2=WIDTH - 4.0 y1=y(points) y2=y(points)/>
            <text class="level" x=LEFT - 4.0 y=y(points) + 4.0>{points.round()}</text>
        }
    });
    let average = y(all.points.into());
    let line: Vec<String> = games
        .iter()
        .enumerate()
        .map(|(at, game)| format!("{:.1},{:.1}", x(at), y(game.points.into())))
        .collect();
    let dots = games.iter().enumerate().map(|(at, game)| {
        let class = if game.won { "won" } else { "lost" };
        let title = format!("{}: {}", day(words, game.ended), game.points);
        view! { <circle class=class cx=x(at) cy=y(game.points.into()) r="4"><title>{title}</title></circle> }
    });
    let dots = dots.collect_view();
    view! {
        {levels.collect_view()}
        <line class="average" x1=LEFT x2=WIDTH - 4.0 y1=average y2=average/>
        <polyline points=line.join(" ")/>
        {dots}
    }
}

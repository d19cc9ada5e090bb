//! The score over the turns as lines, one for each player.

use leptos::prelude::*;
use witchstone_rules::{Player, View};

use crate::play::{Ply, Session};
use crate::{Words, use_texts};

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 150.0;
/// Strokes that tell the lines apart without colour.
const DASHES: [&str; 4] = ["", "7 3", "2 3", "9 3 2 3"];

/// The lines.
#[component]
pub fn Plot(session: Session) -> impl IntoView {
    let texts = use_texts();
    let draw = move || {
        session.live.with(|view| {
            session.plies.with(|plies| {
                session.names.with(|names| texts.with(|words| lines(words, view, plies, names)))
            })
        })
    };
    view! {
        <figure class="plot">
            <figcaption>{texts.t("score-over-turns")}</figcaption>
            {draw}
        </figure>
    }
}

/// A player's points on the track after each turn, and what the end added.
fn course(player: Player, view: &View, plies: &[Ply]) -> Vec<u16> {
    let mut points = Vec::new();
    for before in plies.iter().map(|ply| &ply.before).chain([view]) {
        let area = &before.table.areas[player];
        let turn = usize::from(area.turns);
        if turn >= points.len() {
            points.resize(turn + 1, area.score);
        }
        points[turn] = if turn + 1 == points.len() { area.score } else { points[turn] };
    }
    points.extend(view.score(player).map(|score| score.total()));
    points
}

fn lines(words: &Words, view: &View, plies: &[Ply], names: &[String]) -> impl IntoView + use<> {
    let courses: Vec<_> = view.table.players().map(|player| course(player, view, plies)).collect();
    let most = f64::from(courses.iter().flatten().copied().max().unwrap_or(1).max(1));
    let steps = courses.iter().map(Vec::len).max().unwrap_or(2).max(2) as f64 - 1.0;
    let x = |at: usize| 4.0 + at as f64 / steps * (WIDTH - 90.0);
    let y = |points: u16| HEIGHT - 16.0 - f64::from(points) / most * (HEIGHT - 26.0);
    let line = |(at, course): (usize, &Vec<u16>)| {
        let path: Vec<_> = course
            .iter()
            .enumerate()
            .map(|(turn, &points)| format!("{:.1},{:.1}", x(turn), y(points)))
            .collect();
        let name = names.get(at).cloned().unwrap_or_default();
        // Names are kept apart by their rank, wherever the lines end.
        view! {
            <g data-player=at.to_string()>
                <polyline points=path.join(" ") stroke-dasharray=DASHES[at % 4]/>
                <line x1=WIDTH - 80.0 x2=WIDTH - 62.0 y1=20.0 + 18.0 * at as f64 y2=20.0 + 18.0 * at as f64
                    stroke-dasharray=DASHES[at % 4]/>
                <text x=WIDTH - 58.0 y=24.0 + 18.0 * at as f64>{name}</text>
            </g>
        }
    };
    let lines = courses.iter().enumerate().map(line).collect_view();
    let marks = (0..=steps as usize).filter(|turn| turn + 1 != steps as usize).map(|turn| {
        let text = if turn == steps as usize { words.text("end-mark") } else { turn.to_string() };
        view! { <text class="mark" x=x(turn) y=HEIGHT - 2.0>{text}</text> }
    });
    let marks = marks.collect_view();
    let label = words.text("score-over-turns");
    view! {
        <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>{marks}{lines}</svg>
    }
}

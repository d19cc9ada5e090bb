//! The score over the turns as lines, one for each player.

use leptos::prelude::*;
use witchstone_rules::{Player, View};

use crate::game::{Ply, Session};
use crate::ui::{Words, use_texts};

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 150.0;
/// Room for the numbers at the left and the names at the right.
const LEFT: f64 = 24.0;
const RIGHT: f64 = 86.0;
/// Strokes that distinguish the lines without colour.
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
    let x = |at: usize| LEFT + at as f64 / steps * (WIDTH - LEFT - RIGHT);
    let y = |points: u16| HEIGHT - 16.0 - f64::from(points) / most * (HEIGHT - 26.0);
    let level = |points: u16| {
        view! {
            <line class="level" x1=LEFT x2=WIDTH - RIGHT y1=y(points) y2=y(points)/>
            <text class="mark height" x=LEFT - 4.0 y=y(points) + 4.0>{points}</text>
        }
    };
    let levels = levels(most as u16).into_iter().map(level).collect_view();
    let line = |(at, course): (usize, &Vec<u16>)| {
        let path: Vec<_> = course
            .iter()
            .enumerate()
            .map(|(turn, &points)| format!("{:.1},{:.1}", x(turn), y(points)))
            .collect();
        let name = names.get(at).cloned().unwrap_or_default();
        let (left, height) = (WIDTH - RIGHT + 8.0, 20.0 + 18.0 * at as f64);
        // Names are spaced by rank, wherever the lines end.
        view! {
            <g data-player=at.to_string()>
                <polyline points=path.join(" ") stroke-dasharray=DASHES[at % 4]/>
                <line x1=left x2=left + 18.0 y1=height y2=height stroke-dasharray=DASHES[at % 4]/>
                <text x=left + 22.0 y=height + 4.0>{name}</text>
            </g>
        }
    };
    let lines = courses.iter().enumerate().map(line).collect_view();
    // The final scoring is drawn a little to the right, so that the last turn keeps its number.
    let marks = (0..=steps as usize).map(|turn| {
        let text = if turn == steps as usize { words.text("end-mark") } else { turn.to_string() };
        let aside = if turn == steps as usize { 8.0 } else { 0.0 };
        view! { <text class="mark" x=x(turn) + aside y=HEIGHT - 2.0>{text}</text> }
    });
    let marks = marks.collect_view();
    let label = words.text("score-over-turns");
    view! {
        <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>{levels}{marks}{lines}</svg>
    }
}

/// The heights that are marked: a handful of round numbers up to the most.
fn levels(most: u16) -> Vec<u16> {
    let step = [2, 5, 10, 20, 50, 100, 200].into_iter().find(|step| most / step <= 5).unwrap_or(500);
    (0..=most / step).map(|at| at * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handful_of_round_heights_is_marked_whatever_was_scored() {
        for most in 1..=999 {
            let levels = levels(most);
            assert!(levels.len() <= 6, "{most}: {levels:?}");
            assert!(most < 2 || levels.len() > 1, "{most}: {levels:?}");
            assert!(levels.iter().all(|&level| level <= most));
        }
        assert_eq!(levels(139), [0, 50, 100]);
        assert_eq!(levels(83), [0, 20, 40, 60, 80]);
    }
}

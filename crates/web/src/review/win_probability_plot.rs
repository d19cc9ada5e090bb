//! The chance to win over the turns as lines, one for each player, and the same in numbers, turn by turn.

use leptos::prelude::*;
use witchstone_wire::ReviewedTurn;

use super::accuracy::mistakes;
use super::analysis::GameAnalysis;
use super::board::ReviewBoard;
use crate::ui::{Texts, Words, decimal, percent, signed, use_texts};

const WIDTH: f64 = 256.0;
const HEIGHT: f64 = 140.0;
const LEFT: f64 = 40.0;
/// Strokes that distinguish the lines without colour.
const DASHES: [&str; 4] = ["", "7 3", "2 3", "9 3 2 3"];

/// The lines.
#[component]
pub fn WinProbabilityPlot(board: ReviewBoard, findings: GameAnalysis) -> impl IntoView {
    let texts = use_texts();
    let turns = board.timeline.with_value(|timeline| timeline.turns.len());
    let draw = move || {
        findings.analysis.with(|analysis| {
            texts.with(|words| drawing(words, &analysis.turns, turns, board.session.names.with(Vec::len)))
        })
    };
    let here = Memo::new(move |_| {
        let at = board.at();
        board.timeline.with_value(|timeline| timeline.turn_at(at).unwrap_or(timeline.turns.len()))
    });
    let names = move || {
        let one = |(at, name): (usize, &String)| {
            view! {
                <li data-player=at.to_string()>
                    <svg viewBox="0 0 24 8" aria-hidden="true"><line x1="1" x2="23" y1="4" y2="4" stroke-dasharray=DASHES[at % 4]/></svg>
                    {name.clone()}
                </li>
            }
        };
        board.session.names.with(|names| names.iter().enumerate().map(one).collect_view())
    };
    view! {
        <figure class="plot win-probability-plot">
            <figcaption>{texts.t("review-chance")}</figcaption>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=texts.t("review-chance-label")>
                {draw}
                <line class="here" x1=move || x(here.get(), turns) x2=move || x(here.get(), turns) y1="4" y2=HEIGHT - 16.0/>
            </svg>
            <ul class="names">{names}</ul>
        </figure>
    }
}

/// Where a turn is drawn: a point stands for the end of the turn.
fn x(turn: usize, turns: usize) -> f64 {
    LEFT + turn as f64 / turns.max(1) as f64 * (WIDTH - LEFT - 6.0)
}

fn y(probability: f32) -> f64 {
    HEIGHT - 18.0 - f64::from(probability.clamp(0.0, 1.0)) * (HEIGHT - 26.0)
}

fn drawing(words: &Words, reviewed: &[ReviewedTurn], turns: usize, players: usize) -> impl IntoView + use<> {
    let line = |player: usize| {
        let own = reviewed.iter().enumerate().filter(|(_, turn)| turn.player == player);
        let points = own.map(|(at, turn)| format!("{:.1},{:.1}", x(at + 1, turns), y(turn.win_probability)));
        let points: Vec<String> = points.collect();
        view! {
            <g data-player=player.to_string()><polyline points=points.join(" ") stroke-dasharray=DASHES[player % 4]/></g>
        }
    };
    let lines = (0..players).map(line).collect_view();
    let levels = [0.0_f32, 0.5, 1.0].map(|level| {
        let text = words.format("review-percent", &[("n", percent(level).into())]);
        view! {
            <line class="level" x1=LEFT x2=WIDTH - 6.0 y1=y(level) y2=y(level)/>
            <text class="level" x=LEFT - 4.0 y=y(level) + 4.0>{text}</text>
        }
    });
    let dots = mistakes(reviewed).into_iter().map(|at| {
        view! { <circle class="mistake" cx=x(at + 1, turns) cy=y(reviewed[at].win_probability) r="4"/> }
    });
    let dots = dots.collect_view();
    // A mark where each round begins, as far as it is known.
    let begins =
        |at: &usize| reviewed[*at].round > 0 && (*at == 0 || reviewed[*at].round != reviewed[*at - 1].round);
    let marks = (0..reviewed.len()).filter(begins).map(|at| {
        view! { <text class="mark" x=x(at, turns) + 4.0 y=HEIGHT - 2.0>{reviewed[at].round}</text> }
    });
    let marks = marks.collect_view();
    view! { {levels.collect_view()}{marks}{lines}{dots} }
}

/// Every turn in numbers, each a way to its position.
#[component]
pub fn TurnTable(board: ReviewBoard, findings: GameAnalysis) -> impl IntoView {
    let texts = use_texts();
    let rows = move || {
        let names = board.session.names.get();
        findings.analysis.with(|analysis| {
            let row = |turn: &ReviewedTurn| row(texts, board, turn, &names);
            analysis.turns.iter().map(row).collect_view()
        })
    };
    view! {
        <div class="scroller" tabindex="0" role="region" aria-label=texts.t("review-turns")>
            <table class="scores turn-table">
                <thead>
                    <tr>
                        <th scope="col">{texts.t("review-turn")}</th>
                        <th scope="col">{texts.t("review-chance-short")}</th>
                        <th scope="col">{texts.t("review-loss")}</th>
                        <th scope="col">{texts.t("review-luck")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

fn row(texts: Texts, board: ReviewBoard, turn: &ReviewedTurn, names: &[String]) -> impl IntoView + use<> {
    let name = names.get(turn.player).cloned().unwrap_or_default();
    let (percentage, loss, luck) = texts.with(|words| {
        let percentage = words.format("review-percent", &[("n", percent(turn.win_probability).into())]);
        (percentage, decimal(words, turn.loss), signed(words, turn.luck))
    });
    let round = if turn.round == 0 { String::from("·") } else { turn.round.to_string() };
    view! {
        <tr data-player=turn.player.to_string()>
            <th scope="row"><a href=board.address(turn.from).to_string()>{round}" "{name}</a></th>
            <td>{percentage}</td>
            <td>{loss}</td>
            <td>{luck}</td>
        </tr>
    }
}

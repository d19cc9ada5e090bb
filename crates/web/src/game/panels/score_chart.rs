//! Points by source as bars, one for each player. The table below says the same in numbers.

use leptos::prelude::*;
use witchstone_rules::{ScoreSheet, View};

use super::scores::{SOURCES, is_shown, sheets};
use crate::game::Session;
use crate::ui::{Words, use_texts};

const WIDTH: f64 = 320.0;
const ROW: f64 = 34.0;

/// The bars, the longest first, and what their colours mean.
#[component]
pub fn Chart(session: Session) -> impl IntoView {
    let texts = use_texts();
    let draw = move || {
        session.live.with(|view| session.names.with(|names| texts.with(|words| bars(words, view, names))))
    };
    view! {
        <figure class="chart">
            <figcaption>{texts.t("points-by-source")}</figcaption>
            {draw}
            <ul class="legend" aria-hidden="true">
                {move || session.live.with(|view| {
                    let shown = SOURCES.iter().enumerate().filter(|(_, row)| is_shown(row, view));
                    shown.map(|(at, (key, _))| view! {
                        <li data-source=at.to_string()>{texts.t(key)}</li>
                    }).collect_view()
                })}
            </ul>
        </figure>
    }
}

fn bars(words: &Words, view: &View, names: &[String]) -> impl IntoView + use<> {
    let total = |sheet: &Option<ScoreSheet>| sheet.as_ref().map_or(0, |sheet| sheet.score.total());
    let mut sheets = sheets(view);
    sheets.sort_by_key(|(_, sheet)| std::cmp::Reverse(total(sheet)));
    // Points that were paid are not part of the bar, so a bar can be longer than its sum.
    let length = |sheet: &ScoreSheet| SOURCES.iter().map(|(_, read)| read(sheet).max(0)).sum::<i32>();
    let most = sheets.iter().filter_map(|(_, sheet)| sheet.as_ref()).map(length).max().unwrap_or(1).max(1);
    let scale = (WIDTH - 40.0) / f64::from(most);
    let rows = sheets.iter().enumerate().map(|(row, (player, sheet))| {
        let (mut x, y) = (0.0, row as f64 * ROW);
        let mut parts = Vec::new();
        for (at, (key, read)) in SOURCES.iter().enumerate() {
            let points = sheet.as_ref().map_or(0, read).max(0);
            let width = f64::from(points) * scale;
            let title = format!("{}: {points}", words.text(key));
            parts.push(view! {
                <rect x=x y=y + 14.0 width=width height="16" data-source=at.to_string()><title>{title}</title></rect>
            });
            x += width;
        }
        let name = names.get(player.index()).cloned().unwrap_or_default();
        view! {
            <g>
                <text x="0" y=y + 11.0>{name}</text>
                {parts}
                <text x=x + 4.0 y=y + 27.0>{total(sheet)}</text>
            </g>
        }
    });
    let rows = rows.collect_view();
    let height = sheets.len() as f64 * ROW;
    view! {
        <svg viewBox=format!("0 0 {WIDTH} {height}") role="img" aria-label=words.text("points-by-source")>{rows}</svg>
    }
}

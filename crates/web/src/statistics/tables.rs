//! The results against each level, the points by source, and the games one by one.

use leptos::prelude::*;

use super::figures::{averages, by_rival};
use crate::game::{PlayerKind, Row, SOURCES, Summary};
use crate::ui::{Words, day, decimal, level_key, signed, use_texts};

/// The results against each level.
#[component]
pub fn Levels(games: RwSignal<Vec<Summary>>) -> impl IntoView {
    let texts = use_texts();
    let rows = move || {
        games.with(|games| {
            texts.with(|words| {
                let row = |(kind, all): (PlayerKind, super::figures::Aggregate)| {
                    view! {
                        <tr>
                            <th scope="row">{rival(words, kind)}</th>
                            <td>{all.games}</td>
                            <td>{all.won}</td>
                            <td>{decimal(words, all.points)}</td>
                            <td>{decimal(words, all.rival)}</td>
                        </tr>
                    }
                };
                by_rival(games).into_iter().map(row).collect_view()
            })
        })
    };
    view! {
        <h2>{texts.t("stats-levels")}</h2>
        <div class="scroller" tabindex="0" role="region" aria-label=texts.t("stats-levels")>
            <table class="scores levels">
                <thead>
                    <tr>
                        <th scope="col">{texts.t("stats-rival")}</th>
                        <th scope="col">{texts.t("stats-games")}</th>
                        <th scope="col">{texts.t("stats-won")}</th>
                        <th scope="col">{texts.t("stats-own-points")}</th>
                        <th scope="col">{texts.t("stats-rival-points")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// The strongest rival in words.
fn rival(words: &Words, kind: PlayerKind) -> String {
    match kind {
        PlayerKind::Person => words.text("stats-people"),
        PlayerKind::Bot(level) => words.text(level_key(level)),
    }
}

/// A game's points by source beside the average of all games.
#[component]
pub fn Sources(games: RwSignal<Vec<Summary>>) -> impl IntoView {
    let texts = use_texts();
    // How many games before the last one.
    let back = RwSignal::new(0_usize);
    let choices = move || {
        games.with(|games| {
            texts.with(|words| {
                let choice = |(back, game): (usize, &Summary)| {
                    let args = [("day", day(words, game.ended).into()), ("points", game.points.into())];
                    view! { <option value=back.to_string()>{words.format("stats-game", &args)}</option> }
                };
                games.iter().rev().enumerate().map(choice).collect_view()
            })
        })
    };
    let rows = move || {
        games.with(|games| {
            let average = averages(games);
            let at = games.len().checked_sub(back.get() + 1);
            let game = at.and_then(|at| games.get(at));
            let most = average.iter().copied().fold(1.0, f32::max);
            let most = game
                .map_or(most, |game| game.sources.iter().fold(most, |most, &points| most.max(points as f32)));
            texts.with(|words| {
                let row = |(at, (key, _)): (usize, &Row)| {
                    let points = game.and_then(|game| game.sources.get(at)).copied().unwrap_or(0);
                    row(words, key, average[at], points, most)
                };
                SOURCES.iter().enumerate().map(row).collect_view()
            })
        })
    };
    view! {
        <h2>{texts.t("points-by-source")}</h2>
        <label class="field">
            <span>{texts.t("stats-this-game")}</span>
            <select on:change=move |event| back.set(event_target_value(&event).parse().unwrap_or(0))>{choices}</select>
        </label>
        <div class="scroller" tabindex="0" role="region" aria-label=texts.t("points-by-source")>
            <table class="scores by-source">
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{texts.t("stats-this-game")}</th>
                        <th scope="col">{texts.t("stats-average")}</th>
                        <th scope="col">{texts.t("stats-difference")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// A source with its points; a bar under its name shows them beside the average.
fn row(words: &Words, key: &str, average: f32, points: i32, most: f32) -> impl IntoView + use<> {
    let width = |value: f32| format!("{:.1}%", value.max(0.0) / most * 100.0);
    view! {
        <tr>
            <th scope="row">
                {words.text(key)}
                <span class="gauge" aria-hidden="true">
                    <i style:width=width(points as f32)></i>
                    <b style:left=width(average)></b>
                </span>
            </th>
            <td>{points.to_string().replace('-', "−")}</td>
            <td>{decimal(words, average)}</td>
            <td>{signed(words, points as f32 - average)}</td>
        </tr>
    }
}

/// Every game, the latest first.
#[component]
pub fn EveryGame(games: RwSignal<Vec<Summary>>) -> impl IntoView {
    let texts = use_texts();
    let rows = move || {
        games.with(|games| {
            texts.with(|words| {
                let row = |game: &Summary| {
                    let result = words.text(match (game.won, game.undone) {
                        (true, false) => "stats-result-won",
                        (false, false) => "stats-result-lost",
                        (true, true) => "stats-result-won-undone",
                        (false, true) => "stats-result-lost-undone",
                    });
                    view! {
                        <tr>
                            <th scope="row">{day(words, game.ended)}</th>
                            <td>{rival(words, game.strongest_rival())}</td>
                            <td>{format!("{} : {}", game.points, game.rival)}</td>
                            <td>{result}</td>
                        </tr>
                    }
                };
                games.iter().rev().map(row).collect_view()
            })
        })
    };
    view! {
        <details class="every-game">
            <summary>{texts.t("as-a-table")}</summary>
            <div class="scroller" tabindex="0" role="region" aria-label=texts.t("stats-points")>
                <table class="scores">
                    <thead>
                        <tr>
                            <th scope="col">{texts.t("stats-day")}</th>
                            <th scope="col">{texts.t("stats-rival")}</th>
                            <th scope="col">{texts.t("stats-score")}</th>
                            <th scope="col">{texts.t("stats-result")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </details>
    }
}

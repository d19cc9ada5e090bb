//! The page of the statistics.

use leptos::prelude::*;

use super::figures::Aggregate;
use super::points_plot::PointsPlot;
use super::tables::{EveryGame, Levels, Sources};
use crate::game::{Summary, summary};
use crate::ui::{Route, Stages, decimal, download, use_texts};

/// One's own games over time, against each level, and by source of points.
#[component]
pub fn StatisticsPage() -> impl IntoView {
    let texts = use_texts();
    let games = RwSignal::new(summary::all());
    let some = Memo::new(move |_| games.with(|games| !games.is_empty()));
    view! {
        <main class="paper statistics">
            <a class="back" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            <h1>{texts.t("statistics")}</h1>
            <p class="hint">{texts.t("stats-private")}</p>
            <Show when=move || some.get() fallback=Empty><Filled games/></Show>
        </main>
    }
}

#[component]
fn Empty() -> impl IntoView {
    let texts = use_texts();
    view! {
        <section class="surface none-yet">
            <p>{texts.t("stats-empty")}</p>
            <a class="button primary" href=Route::Start.to_string()>{texts.t("stats-play")}</a>
        </section>
    }
}

#[component]
fn Filled(games: RwSignal<Vec<Summary>>) -> impl IntoView {
    let stages = Stages::up_to(2);
    let [first, second] = [1, 2].map(|stage| stages.reached(stage));
    view! {
        <Tiles games/>
        <div class="columns">
            <div>
                <section class="surface"><PointsPlot games/><EveryGame games/></section>
                <section class="surface"><Show when=move || first.get()><Levels games/></Show></section>
            </div>
            <section class="surface"><Show when=move || second.get()><Sources games/></Show></section>
        </div>
        <Buttons games/>
    }
}

/// The figures of all games at a glance.
#[component]
fn Tiles(games: RwSignal<Vec<Summary>>) -> impl IntoView {
    let texts = use_texts();
    let all = Memo::new(move |_| games.with(|games| Aggregate::of(games.iter())));
    let tile = move |key: &'static str, value: fn(&Aggregate) -> f32, exact: bool| {
        let text = move || {
            let value = all.with(value);
            if exact { format!("{value:.0}") } else { texts.with(|words| decimal(words, value)) }
        };
        view! { <div><dt>{texts.t(key)}</dt><dd>{text}</dd></div> }
    };
    view! {
        <dl class="tiles">
            {tile("stats-games", |all| all.games as f32, true)}
            {tile("stats-won", |all| all.won as f32, true)}
            {tile("stats-average-points", |all| all.points, false)}
            {tile("stats-best", |all| f32::from(all.best), true)}
        </dl>
        <Show when=move || all.with(|all| all.undone > 0)>
            <p class="hint undone">{texts.f("stats-undone", move || vec![("n", all.with(|all| all.undone).into())])}</p>
        </Show>
    }
}

/// Download, and forgetting after a question.
#[component]
fn Buttons(games: RwSignal<Vec<Summary>>) -> impl IntoView {
    let texts = use_texts();
    let sure = RwSignal::new(false);
    let save = move |_| {
        games.with_untracked(|games| download("witchstone-statistics.json", &summary::written(games)));
    };
    let forget = move |_| {
        summary::remove_all();
        games.set(vec![]);
    };
    view! {
        <div class="buttons">
            <button class="save" on:click=save>{texts.t("stats-download")}</button>
            <Show when=move || sure.get() fallback=move || view! {
                <button class="clear" on:click=move |_| sure.set(true)>{texts.t("stats-clear")}</button>
            }>
                <span class="buttons" role="group" aria-label=texts.t("stats-clear-sure")>
                    <span>{texts.t("stats-clear-sure")}</span>
                    <button class="primary clear-yes" on:click=forget>{texts.t("stats-clear-yes")}</button>
                    <button on:click=move |_| sure.set(false)>{texts.t("stats-clear-no")}</button>
                </span>
            </Show>
        </div>
    }
}

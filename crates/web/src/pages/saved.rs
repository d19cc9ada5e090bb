//! The games that this browser keeps: running ones to go on with, finished ones to look at again.

use leptos::prelude::*;

use crate::play::{SavedGame, all_saved, forget};
use crate::{Route, use_texts};

/// Running and finished games.
#[component]
pub fn SavedGames() -> impl IntoView {
    let texts = use_texts();
    let games = RwSignal::new(all_saved());
    let list = move |over: bool| {
        let some = games.get().into_iter().filter(|game| game.over == over);
        some.map(|game| view! { <SavedLine game games/> }).collect_view()
    };
    let none = move |over: bool| !games.with(|games| games.iter().any(|game| game.over == over));
    view! {
        <section class="leaf" hidden=move || none(false)>
            <h2>{texts.t("running-games")}</h2>
            <ul class="games">{move || list(false)}</ul>
        </section>
        <section class="leaf" hidden=move || none(true)>
            <h2>{texts.t("finished-games")}</h2>
            <ul class="games">{move || list(true)}</ul>
        </section>
    }
}

#[component]
fn SavedLine(game: SavedGame, games: RwSignal<Vec<SavedGame>>) -> impl IntoView {
    let texts = use_texts();
    let address = Route::Local(game.name.clone()).to_string();
    let name = |(at, seat): (usize, &crate::play::Seat)| match game.points.get(at) {
        Some(points) => format!("{} {points}", seat.name),
        None => seat.name.clone(),
    };
    let players = game.seats.iter().enumerate().map(name).collect::<Vec<_>>().join(" · ");
    let round = game.round;
    let when = date(game.changed);
    let forgotten = game.name.clone();
    let remove = move |_| {
        forget(&forgotten);
        games.set(all_saved());
    };
    let said = players.clone();
    view! {
        <li>
            <a href=address>
                <b>{players}</b>
                " "
                <small>{texts.f("round-of", move || vec![("round", round.into())])} " · " {when}</small>
            </a>
            <button class="plain" on:click=remove
                aria-label=texts.f("forget-game", move || vec![("players", said.clone().into())])>
                "✕"
            </button>
        </li>
    }
}

/// A day and time as the browser writes them.
fn date(milliseconds: f64) -> String {
    let date = js_sys::Date::new(&milliseconds.into());
    let short = |text: js_sys::JsString| String::from(text);
    short(date.to_locale_string("default", &js_sys::Object::new()))
}

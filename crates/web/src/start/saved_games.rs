//! The stored games: running ones to continue, finished ones to review.

use leptos::prelude::*;
use witchstone_rules::Edition;

use crate::game::{FinishedTable, GameRef, OnBoard, SavedGame, all_saved, remove_saved};
use crate::ui::{KnownEditions, Route, date, round_out_of, use_editions, use_texts};

/// How many running games are shown without a click.
const SHOWN: usize = 3;

/// The stored games that are finished, or those that are not.
fn stored(over: bool) -> Vec<SavedGame> {
    all_saved().into_iter().filter(|game| game.over == over).collect()
}

/// Running games, the one played last as a button.
#[component]
pub fn RunningGames() -> impl IntoView {
    let texts = use_texts();
    let games = RwSignal::new(stored(false));
    let some = Memo::new(move |_| games.with(|games| !games.is_empty()));
    let line = move |game: SavedGame| view! { <SavedLine game games/> };
    let first = move || games.get().into_iter().take(SHOWN).map(line).collect_view();
    let more = move || {
        let rest: Vec<_> = games.get().into_iter().skip(SHOWN).collect();
        let count = rest.len();
        (count > 0).then(|| {
            view! {
                <details class="more-games">
                    <summary>{texts.t("games-in-progress")}" "<small>{count}</small></summary>
                    <ul class="games">{rest.into_iter().map(line).collect_view()}</ul>
                </details>
            }
        })
    };
    view! {
        <Show when=move || some.get()>
            <section class="surface continue">
                <h2>{texts.t("continue-game")}</h2>
                <ul class="games">{first}</ul>
                {more}
            </section>
        </Show>
    }
}

/// Finished games, of this device and of tables.
#[component]
pub fn FinishedGames() -> impl IntoView {
    let texts = use_texts();
    let (games, tables) = (RwSignal::new(stored(true)), RwSignal::new(FinishedTable::all()));
    let none = move || games.with(Vec::is_empty) && tables.with(Vec::is_empty);
    view! {
        <div class="saved-games">
        <section class="surface" hidden=none>
            <h2>{texts.t("finished-games")}</h2>
            <ul class="games">
                {move || games.get().into_iter().map(|game| view! { <SavedLine game games/> }).collect_view()}
                {move || tables.get().into_iter().map(|table| view! { <TableLine table tables/> }).collect_view()}
            </ul>
        </section>
        </div>
    }
}

#[component]
fn SavedLine(game: SavedGame, games: RwSignal<Vec<SavedGame>>) -> impl IntoView {
    let address = Route::Local(game.name.clone()).to_string();
    let players = with_points(game.seats.iter().map(|seat| seat.name.as_str()), &game.points);
    let review = game.over.then(|| GameRef::Local(game.name.clone()));
    let (board, of) = (game.edition.clone(), rounds(use_editions(), &game.edition, game.rounds));
    let (round, changed) = ((game.round, of), game.changed);
    let remove = Callback::new(move |()| {
        remove_saved(&game.name);
        games.set(stored(game.over));
    });
    view! { <GameLine address players board round changed review remove/> }
}

/// A finished game of a table on the server.
#[component]
fn TableLine(table: FinishedTable, tables: RwSignal<Vec<FinishedTable>>) -> impl IntoView {
    let address = Route::Table(table.id.clone()).to_string();
    let players = with_points(table.names.iter().map(String::as_str), &table.points);
    let (changed, review) = (table.changed, Some(GameRef::Table(table.id.clone())));
    let (board, of) = (table.edition.clone(), rounds(use_editions(), &table.edition, table.rounds));
    let remove = Callback::new(move |()| {
        table.forget();
        tables.set(FinishedTable::all());
    });
    view! { <GameLine address players board round=(of, of) changed review remove/> }
}

/// How many rounds are played, where that was noted or the edition is known; else as many as on the built-in board.
fn rounds(editions: KnownEditions, edition: &str, noted: u8) -> u8 {
    let known =
        || editions.find(edition).map_or_else(|_| Edition::classic().counts.turns, |it| it.counts.turns);
    if noted > 0 { noted } else { known() }
}

/// The players' names, each with its points.
fn with_points<'a>(names: impl Iterator<Item = &'a str>, points: &[u16]) -> String {
    let name = |(at, name): (usize, &str)| match points.get(at) {
        Some(points) => format!("{name} {points}"),
        None => name.to_owned(),
    };
    names.enumerate().map(name).collect::<Vec<_>>().join(" · ")
}

/// One game, with links to it and to its review, and a button to remove it.
#[component]
fn GameLine(
    address: String,
    players: String,
    /// The name of the edition.
    board: String,
    /// The round, and how many there are.
    round: (u8, u8),
    changed: f64,
    review: Option<GameRef>,
    remove: Callback<()>,
) -> impl IntoView {
    let texts = use_texts();
    let said = players.clone();
    let said_round = move || texts.with(|words| round_out_of(words, round.0, round.1));
    view! {
        <li>
            <a href=address>
                <b>{players}</b>
                " "
                <small>{said_round} <OnBoard edition=board/> " · " {move || texts.with(|words| date(words, changed))}</small>
            </a>
            {review.map(|source| view! {
                <a class="button review-link" href=Route::Review(source.to_string(), None).to_string()>{texts.t("review-finished")}</a>
            })}
            <button class="plain" on:click=move |_| remove.run(())
                aria-label=texts.f("delete-game", move || vec![("players", said.clone().into())])>
                "✕"
            </button>
        </li>
    }
}

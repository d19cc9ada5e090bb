//! The page of a game on this device.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::controller::{OpenError, open};
use crate::game::{AfterGame, GameView, SavedGame};
use crate::ui::{Route, unknown_board, use_editions, use_settings, use_texts};

/// The page of the game of that name in this browser's store.
#[component]
pub fn LocalGamePage(name: String) -> impl IntoView {
    let (texts, editions) = (use_texts(), use_editions());
    let board = SavedGame::load(&name).map(|game| game.edition).unwrap_or_default();
    if board.is_empty() || editions.find(&board).is_ok() {
        return view! { <Opened name/> }.into_any();
    }
    // The server that the game was begun at may still have its board.
    let asked = RwSignal::new(false);
    spawn_local(async move {
        drop(editions.fetch(&board).await);
        asked.try_set(true);
    });
    let connecting = move || view! { <main class="paper narrow"><h1>{texts.t("connecting")}</h1></main> };
    view! { <Show when=move || asked.get() fallback=connecting><Opened name=name.clone()/></Show> }.into_any()
}

/// The game, or why there is none.
#[component]
fn Opened(name: String) -> impl IntoView {
    let texts = use_texts();
    let missing = match open(&name, use_settings(), use_editions()) {
        Ok(session) => return view! { <GameView session after=AfterGame::Local(name)/> }.into_any(),
        Err(missing) => missing,
    };
    let said = move || match &missing {
        OpenError::NoSuchGame => texts.t("no-such-game")(),
        OpenError::Board(board) => texts.with(|words| unknown_board(words, board)),
    };
    view! {
        <main class="paper narrow">
            <h1>{said}</h1>
            <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
        </main>
    }
    .into_any()
}

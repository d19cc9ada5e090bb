//! Which board a game is played on: the choice where there are several, and the name where it is not the built-in one.

use leptos::prelude::*;
use witchstone_wire::{EditionInfo, own_edition};

use crate::ui::{use_editions, use_texts};

/// The choice among the boards that the server offers; nothing where there is only one.
#[component]
pub fn BoardSelect(
    /// The id of the board that is chosen; none for the first.
    board: RwSignal<Option<String>>,
) -> impl IntoView {
    let (texts, editions) = (use_texts(), use_editions());
    let offered = editions.offered.get_value();
    let chosen = move || editions.offered_as(board.get().as_deref());
    let option = move |EditionInfo { id, name, .. }: EditionInfo| {
        let own = own_edition(&name).map(str::to_owned);
        let label = move || match &own {
            Some(id) => id.clone(),
            None => texts.t("board-built-in")(),
        };
        view! { <option value=id selected=move || chosen() == name>{label}</option> }
    };
    let help = move || match own_edition(&chosen()) {
        Some(id) => texts.with(|words| words.format("board-own-help", &[("board", id.to_owned().into())])),
        None => texts.t("board-built-in-help")(),
    };
    (offered.len() > 1).then(|| {
        view! {
            <label class="field board-pick">
                <span>{texts.t("board")}</span>
                <select on:change=move |event| board.set(Some(event_target_value(&event)))>
                    {offered.into_iter().map(option).collect_view()}
                </select>
            </label>
            <p class="hint">{help}</p>
        }
    })
}

/// The name of the board, if it is not the built-in one.
#[component]
pub fn OnBoard(
    /// The edition, as tables and records name it.
    edition: String,
) -> impl IntoView {
    let texts = use_texts();
    let own = own_edition(&edition).map(str::to_owned);
    own.map(|id| {
        let said = texts.f("on-board", move || vec![("board", id.clone().into())]);
        view! { <span class="on-board">" · " {said}</span> }
    })
}

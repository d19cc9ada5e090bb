//! The better turn that is being played out on the board.

use leptos::prelude::*;

use super::board::{Jump, ReviewBoard, ShownVariation};
use crate::ui::{Texts, use_texts};

/// The variation on the board, with its own controls; nothing while the game itself is shown.
#[component]
pub fn VariationPanel(board: ReviewBoard) -> impl IntoView {
    let texts = use_texts();
    let thought = Memo::new(move |_| {
        board.line.with(|shown| shown.as_ref().is_some_and(|shown| shown.line.known < shown.line.moves.len()))
    });
    let there = Memo::new(move |_| board.line.with(Option::is_some));
    view! {
        <Show when=move || there.get()>
            <section class="surface line-panel" aria-label=texts.t("review-line")>
                <h2>{texts.t("review-line")}</h2>
                <ol>{move || board.line.with(|shown| shown.as_ref().map(|shown| moves(texts, shown)))}</ol>
                <Show when=move || thought.get()><p class="hint">{texts.t("review-line-thought")}</p></Show>
                <div class="buttons">
                    <button aria-label=texts.t("one-back") on:click=move |_| board.step(Jump::Back)>"◀"</button>
                    <button aria-label=texts.t("one-forward") on:click=move |_| board.step(Jump::On)>"▶"</button>
                    <button class="primary" on:click=move |_| board.line.set(None)>{texts.t("review-line-leave")}</button>
                </div>
            </section>
        </Show>
    }
}

/// Its moves in words; those that are on the board are marked.
fn moves(texts: Texts, shown: &ShownVariation) -> impl IntoView + use<> {
    let line = |(at, played): (usize, &witchstone_rules::Move)| {
        let text = texts.with(|words| words.describe_move(shown.line.states[at].table(), *played));
        let current = (at + 1 == shown.step).then_some("step");
        let thought = at >= shown.line.known;
        view! { <li class:done=at < shown.step class:thought=thought aria-current=current>{text}</li> }
    };
    shown.line.moves.iter().enumerate().map(line).collect_view()
}

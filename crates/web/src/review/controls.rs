//! The bar of a review: what was played last, the slider, and buttons and keys for steps.

use leptos::ev;
use leptos::prelude::*;

use super::board::{Jump, ReviewBoard, ShownVariation};
use crate::game::describe_ply;
use crate::ui::{Route, Texts, is_in_dialog, is_typing, round_of, use_texts};

/// The buttons before and after the slider: what they say, show and do.
const BEFORE: [(&str, &str, Jump); 3] = [
    ("review-first", "|◀", Jump::First),
    ("review-turn-back", "◀◀", Jump::TurnBack),
    ("one-back", "◀", Jump::Back),
];
const AFTER: [(&str, &str, Jump); 3] = [
    ("one-forward", "▶", Jump::On),
    ("review-turn-on", "▶▶", Jump::TurnOn),
    ("review-last", "▶|", Jump::Last),
];

/// The bar over (or, on a phone, under) the table.
#[component]
pub fn ReviewBar(board: ReviewBoard) -> impl IntoView {
    let texts = use_texts();
    listen(board);
    let view = board.view();
    let player = Memo::new(move |_| view.with(|view| view.table.player.index()));
    let button = move |(key, sign, step): (&'static str, &'static str, Jump)| {
        view! { <button class="step" data-step=key aria-label=texts.t(key) title=texts.t(key) on:click=move |_| board.step(step)>{sign}</button> }
    };
    let slide = move |event: ev::Event| board.go(event_target_value(&event).parse().unwrap_or(0));
    view! {
        <header class="bar" data-player=move || player.get().to_string()>
            <a class="home" href=Route::Start.to_string() aria-label=texts.t("back-to-start")>"⌂"</a>
            <div class="now">
                <p class="turn"><b>{move || players(board)}</b>" "<small>{move || place(texts, board)}</small></p>
                <p class="running" aria-live="polite">{move || last(texts, board)}</p>
            </div>
            <div class="buttons steps" role="group" aria-label=texts.t("history-slider")>
                {BEFORE.map(button).collect_view()}
                <input type="range" min="0" max=board.moves().to_string() prop:value=move || board.at().to_string()
                    aria-label=texts.t("history-slider") on:input=slide/>
                {AFTER.map(button).collect_view()}
            </div>
        </header>
    }
}

fn players(board: ReviewBoard) -> String {
    board.session.names.with(|names| names.join(" · "))
}

/// Where in the game this is.
fn place(texts: Texts, board: ReviewBoard) -> String {
    let at = board.at();
    let round =
        board.timeline.with_value(|timeline| timeline.states.get(at).map(|state| state.table().round()));
    let round = texts.with(|words| round_of(words, board.edition(), round.unwrap_or(0)));
    let place = [("n", at.into()), ("of", board.moves().into())];
    texts.with(|words| format!("{} · {round}", words.format("review-place", &place)))
}

/// What was played last.
fn last(texts: Texts, board: ReviewBoard) -> String {
    let at = board.at();
    if let Some(move_text) = board.line.with(|shown| shown.as_ref().map(|shown| in_line(texts, shown))) {
        return move_text;
    }
    let played = board.session.plies.with(|plies| {
        let ply = plies.get(at.checked_sub(1)?)?;
        Some(board.session.names.with(|names| texts.with(|words| describe_ply(words, ply, names))))
    });
    played.unwrap_or_else(|| texts.t("review-begin")())
}

/// What was played last in a line that leaves the game.
fn in_line(texts: Texts, shown: &ShownVariation) -> String {
    let Some(last) = shown.step.checked_sub(1) else {
        return texts.t("review-line")();
    };
    let (before, played) = (&shown.line.states[last], shown.line.moves[last]);
    let move_text = texts.with(|words| words.describe_move(before.table(), played));
    texts.with(|words| words.format("review-line-move", &[("move", move_text.into())]))
}

/// Keys step through the game while the page is open.
fn listen(board: ReviewBoard) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let modified = event.ctrl_key() || event.meta_key() || event.alt_key() || event.shift_key();
        if modified || event.default_prevented() || is_typing() || is_in_dialog() {
            return;
        }
        let step = match event.key().as_str() {
            "ArrowLeft" => Jump::Back,
            "ArrowRight" => Jump::On,
            "ArrowUp" | "PageUp" => Jump::TurnBack,
            "ArrowDown" | "PageDown" => Jump::TurnOn,
            "Home" => Jump::First,
            "End" => Jump::Last,
            "Escape" => return board.line.set(None),
            _ => return,
        };
        event.prevent_default();
        board.step(step);
    });
    on_cleanup(move || handle.remove());
}

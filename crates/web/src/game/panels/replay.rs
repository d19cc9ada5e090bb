//! Replay: the rivals' last moves again, or any moment of the game.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;

use super::log::describe_ply;
use crate::game::Session;
use crate::game::pace::pause_of_known;
use crate::ui::{Settings, use_settings, use_texts};

/// A slider while an earlier moment is shown, else a button to replay the rivals' moves.
#[component]
pub fn Replay(session: Session) -> impl IntoView {
    let settings = use_settings();
    view! {
        <Show when=move || session.shown.get().is_some() fallback=move || view! { <Again session settings/> }>
            <Strip session/>
        </Show>
    }
}

#[component]
fn Again(session: Session, settings: RwSignal<Settings>) -> impl IntoView {
    let texts = use_texts();
    let from = Memo::new(move |_| rivals_began(session));
    view! {
        <Show when=move || from.get().is_some() && session.thinking.get().is_none()>
            <button class="again plain" aria-keyshortcuts="w" on:click=move |_| show_again(session, settings)>
                {texts.t("show-again")}
            </button>
        </Show>
    }
}

/// Where the rivals' moves since the player's last one begin.
fn rivals_began(session: Session) -> Option<usize> {
    let seat = session.live.with(|view| view.seat)?;
    session.plies.with(|plies| {
        let own = plies.iter().rposition(|ply| ply.player == seat).map_or(0, |at| at + 1);
        let last = plies.len().checked_sub(1)?;
        // During the player's turn: the rivals' moves before it.
        let end = plies.iter().rposition(|ply| ply.player != seat)?;
        let begin = plies[..=end].iter().rposition(|ply| ply.player == seat).map_or(0, |at| at + 1);
        Some(if own > last { begin } else { own })
    })
}

/// Replays the rivals' moves one by one.
pub fn show_again(session: Session, settings: RwSignal<Settings>) {
    let from = rivals_began(session);
    session.shown.set(from);
    let speed = settings.with_untracked(|settings| settings.speed);
    let moves = from.map_or(0, |from| rivals_moves(session, from));
    step_later(session, pause_of_known(speed, moves));
}

/// How many moves of rivals follow each other from there on.
fn rivals_moves(session: Session, from: usize) -> usize {
    let seat = session.live.with_untracked(|view| view.seat);
    session
        .plies
        .with_untracked(|plies| plies.iter().skip(from).take_while(|ply| Some(ply.player) != seat).count())
}

fn step_later(session: Session, pace: u32) {
    let Some(at) = session.shown.get_untracked() else {
        return;
    };
    let task = move || {
        // Stops if the slider was moved or the page closed in the meantime.
        if session.shown.try_get_untracked().flatten() != Some(at) {
            return;
        }
        let seat = session.live.with_untracked(|view| view.seat);
        let more = session.plies.with_untracked(|plies| {
            plies.get(at + 1).is_some_and(|ply| Some(ply.player) != seat || Some(plies[at].player) != seat)
        });
        session.shown.set(more.then_some(at + 1));
        step_later(session, pace);
    };
    set_timeout_with_handle(task, Duration::from_millis(pace.into())).ok();
}

#[component]
fn Strip(session: Session) -> impl IntoView {
    let texts = use_texts();
    let count = move || session.plies.with(Vec::len);
    let at = move || session.shown.get().unwrap_or_else(count);
    let story = move || {
        let at = at();
        session.plies.with(|plies| {
            let ply = plies.get(at)?;
            Some(session.names.with(|names| texts.with(|words| describe_ply(words, ply, names))))
        })
    };
    let go = move |to: usize| session.shown.set((to < session.plies.with_untracked(Vec::len)).then_some(to));
    let here = move || session.shown.get_untracked().unwrap_or(0);
    view! {
        <section class="replay surface" aria-label=texts.t("looking-back")>
            <p class="story">{story}</p>
            <div class="buttons">
                <button aria-label=texts.t("one-back") on:click=move |_| go(here().saturating_sub(1))>"◀"</button>
                <input type="range" min="0" max=move || count().to_string() prop:value=move || at().to_string()
                    aria-label=texts.t("history-slider")
                    on:input=move |event| go(event_target_value(&event).parse().unwrap_or(0))/>
                <button aria-label=texts.t("one-forward") on:click=move |_| go(here() + 1)>"▶"</button>
                <button class="primary" on:click=move |_| session.shown.set(None)>{texts.t("back-to-now")}</button>
            </div>
        </section>
    }
}

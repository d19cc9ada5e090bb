//! The log in sentences, newest first. Hovering a line highlights what it is about.

use leptos::prelude::*;
use witchstone_rules::{Event, Move};

use crate::game::{Ply, Session};
use crate::table::{Focus, HitTarget};
use crate::ui::{Words, use_texts};

/// All that happened.
#[component]
pub fn Log(session: Session, focus: Focus) -> impl IntoView {
    let texts = use_texts();
    let numbers = move || {
        let key = |(at, ply): (usize, &Ply)| (at, played(ply));
        session.plies.with(|plies| plies.iter().enumerate().map(key).rev().collect::<Vec<_>>())
    };
    view! {
        <p class="hint">{texts.t("log-help")}</p>
        <ol class="log" on:pointerleave=move |_| focus.highlighted.set(vec![])>
            <For each=numbers key=|line| line.clone() let((at, _))>
                <LogLine session focus at/>
            </For>
        </ol>
    }
}

/// How many of the latest moves are shown beside the list of moves.
const LATEST: usize = 8;

/// The latest moves, below the list of legal moves where there is room.
#[component]
pub fn Latest(session: Session, focus: Focus) -> impl IntoView {
    let texts = use_texts();
    let numbers = move || {
        let key = |(at, ply): (usize, &Ply)| (at, played(ply));
        session.plies.with(|plies| plies.iter().enumerate().map(key).rev().take(LATEST).collect::<Vec<_>>())
    };
    view! {
        <section class="latest" hidden=move || session.plies.with(Vec::is_empty)>
            <h3>{texts.t("latest-moves")}</h3>
            <ol class="log" on:pointerleave=move |_| focus.highlighted.set(vec![])>
                <For each=numbers key=|line| line.clone() let((at, _))>
                    <LogLine session focus at/>
                </For>
            </ol>
        </section>
    }
}

/// The notation of the move: with its number, the key of a line.
fn played(ply: &Ply) -> String {
    ply.events
        .iter()
        .find_map(|event| match event {
            Event::Moved { played, .. } => Some(played.to_string()),
            _ => None,
        })
        .unwrap_or_default()
}

#[component]
fn LogLine(session: Session, focus: Focus, at: usize) -> impl IntoView {
    let texts = use_texts();
    let Some(ply) = session.plies.with_untracked(|plies| plies.get(at).cloned()) else {
        return ().into_any();
    };
    let things = things(&ply);
    let player = ply.player.index();
    // Ending with nothing left has no sentence.
    let ends = played(&ply) == Move::End.to_string();
    let story = move || session.names.with(|names| texts.with(|words| describe_ply(words, &ply, names)));
    if ends && untrack(&story).is_empty() {
        return ().into_any();
    }
    let light = move || focus.highlighted.set(things.clone());
    let on_focus = light.clone();
    view! {
        <li data-player=player.to_string()>
            <button class="line" on:pointerenter=move |_| light() on:focus=move |_| on_focus()
                on:click=move |_| session.shown.set(Some(at))>
                {story}
            </button>
        </li>
    }
    .into_any()
}

fn things(ply: &Ply) -> Vec<HitTarget> {
    let of = |event: &Event| match event {
        Event::Moved { played, .. } => HitTarget::of_move(&ply.before, *played),
        _ => vec![],
    };
    ply.events.iter().flat_map(of).collect()
}

/// One move and its events in sentences.
pub fn describe_ply(words: &Words, ply: &Ply, names: &[String]) -> String {
    words.turn_story(&ply.before.table, &ply.events, names)
}

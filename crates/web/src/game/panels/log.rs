//! The log by turns, newest first: each turn with its points, each move as a sentence. Hovering a line highlights what it is
//! about, and what is hovered its lines.

use leptos::prelude::*;
use witchstone_rules::{Event, Move};

use super::bar::name_of;
use crate::game::turns::{Turn, gains, summary, turns};
use crate::game::{Ply, Session};
use crate::table::{Focus, HitTarget, move_icon};
use crate::ui::{Words, round_of, use_texts};

/// All that happened.
#[component]
pub fn Log(session: Session, focus: Focus) -> impl IntoView {
    let texts = use_texts();
    // A turn is drawn again with each move of it, and when undone moves are replaced by others.
    let all = move || {
        let now = session.live.with(|view| view.table.player);
        session.plies.with(|plies| {
            let key =
                |turn: Turn| (turn, plies[turn.first..turn.end()].iter().map(played).collect::<String>());
            turns(plies, now).into_iter().rev().map(key).collect::<Vec<_>>()
        })
    };
    view! {
        <p class="hint">{texts.t("log-help")}</p>
        <ol class="log" on:pointerleave=move |_| focus.highlighted.set(vec![])>
            <For each=all key=|turn| turn.clone() let((turn, _))>
                <TurnLines session focus turn/>
            </For>
        </ol>
    }
}

/// A turn: whose it is, what it brought, and its moves.
#[component]
fn TurnLines(session: Session, focus: Focus, turn: Turn) -> impl IntoView {
    let texts = use_texts();
    let round = move || {
        session.live.with_untracked(|view| texts.with(|words| round_of(words, view.edition(), turn.round)))
    };
    let brought =
        session.live.with_untracked(|live| session.plies.with_untracked(|plies| gains(plies, turn, live)));
    let line = move || {
        let name = session.names.with(|names| name_of(names, turn.player));
        texts.with(|words| summary(words, &name, &brought))
    };
    let moves = (turn.first..turn.end()).rev().map(|at| view! { <LogLine session focus at/> });
    view! {
        <li class="turn" data-player=turn.player.index().to_string()>
            <p class="turn-head"><small>{round}</small><b>{line}</b></p>
            <ol>{moves.collect_view()}</ol>
        </li>
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
    let Some(mut ply) = session.plies.with_untracked(|plies| plies.get(at).cloned()) else {
        return ().into_any();
    };
    // The next turn has a heading of its own.
    ply.events.retain(|event| !matches!(event, Event::TurnBegan { .. }));
    let things = things(&ply);
    let player = ply.player.index();
    // Ending with nothing left has no sentence.
    let ends = played(&ply) == Move::End.to_string();
    let icon = ply.events.iter().find_map(|event| match event {
        Event::Moved { played, .. } => Some(move_icon(*played)),
        _ => None,
    });
    let story = move || session.names.with(|names| texts.with(|words| describe_ply(words, &ply, names)));
    if ends && untrack(&story).is_empty() {
        return ().into_any();
    }
    let named = {
        let things = things.clone();
        Memo::new(move |_| focus.pointed.get().is_some_and(|thing| things.contains(&thing)))
    };
    let light = move || focus.highlighted.set(things.clone());
    let on_focus = light.clone();
    view! {
        <li data-player=player.to_string()>
            <button class="line" class:named=move || named.get() on:pointerenter=move |_| light() on:focus=move |_| on_focus()
                on:click=move |_| session.shown.set(Some(at))>
                {icon}
                <span>{story}</span>
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

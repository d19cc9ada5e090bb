//! Beside an online table: clocks, votes, and the menu of the own seat.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use witchstone_ai::Level;
use witchstone_rules::Player;
use witchstone_wire::{ClientMessage, TableInfo, UndoVote};

use super::chat::Chat;
use super::clocks::clock_text;
use super::connection::OnlineTable;
use crate::game::{Session, describe_ply};
use crate::ui::{Route, Texts, use_texts};

/// The level of a stand-in that a player starts.
const STAND_IN: Level = Level::Witch;

/// With no more seconds than these left, the page ends a turn whose last move is held back.
const LAST_SECONDS: i64 = 2;

/// The time of every seat; nothing at a table without clocks.
#[component]
pub fn ClockRow(online: OnlineTable, session: Session) -> impl IntoView {
    let texts = use_texts();
    let second = RwSignal::new(0_u32);
    let tick =
        set_interval_with_handle(move || second.update(|n| *n = n.wrapping_add(1)), Duration::from_secs(1));
    on_cleanup(move || drop(tick.map(|tick| tick.clear())));
    let clock = move |(seat, seconds): (usize, i64), runs: bool| {
        let name = session.names.with(|names| names.get(seat).cloned().unwrap_or_default());
        let class = if seconds < 60 { "clock short" } else { "clock" };
        view! {
            <span class=class class:runs=runs data-player=seat.to_string()>
                <span>{name}</span>" "<b role="timer">{time(texts, seconds)}</b>
            </span>
        }
    };
    let row = move || {
        second.track();
        let (all, running) = online.clocks.with(|clocks| (clocks.now(), clocks.running()));
        all.into_iter().enumerate().map(|one| clock(one, Some(one.0) == running)).collect_view()
    };
    // A turn that is complete is not lost on time.
    Effect::new(move || {
        second.track();
        let own = session.live.with_untracked(|view| view.seat).map(Player::index);
        let left =
            own.and_then(|seat| online.clocks.with_untracked(|clocks| clocks.now().get(seat).copied()));
        if left.is_some_and(|left| left <= LAST_SECONDS) {
            session.end_turn();
        }
    });
    view! { <div class="clocks">{row}</div> }
}

/// A long time in days and hours, a short one as on a clock.
fn time(texts: Texts, seconds: i64) -> String {
    let (days, hours) = (seconds / 86_400, seconds / 3600 % 24);
    if days == 0 {
        return clock_text(seconds);
    }
    texts.with(|words| words.format("days-hours", &[("days", days.into()), ("hours", hours.into())]))
}

/// News, votes, the seat, the rematch and the chat.
#[component]
pub fn Sidebar(online: OnlineTable, session: Session) -> impl IntoView {
    view! {
        <Away online session/>
        {move || online.info.get().map(|table| view! { <SeatPanel online session table/> })}
        <Chat online/>
    }
}

#[component]
fn Away(online: OnlineTable, session: Session) -> impl IntoView {
    let texts = use_texts();
    let news = move || {
        let names = session.names.get();
        let line = |ply: &crate::game::Ply| {
            texts.with(|words| view! { <li>{describe_ply(words, ply, &names)}</li> })
        };
        online.away.with(|plies| plies.iter().map(line).collect_view())
    };
    view! {
        <Show when=move || !online.away.with(Vec::is_empty)>
            <section class="surface away" aria-live="polite">
                <h2>{texts.t("while-away")}</h2>
                <ol>{news}</ol>
                <button on:click=move |_| online.away.set(vec![])>{texts.t("close")}</button>
            </section>
        </Show>
    }
}

/// A pending undo request with its answers.
#[component]
fn SeatPanel(online: OnlineTable, session: Session, table: TableInfo) -> impl IntoView {
    let texts = use_texts();
    let seat = table.your_seat;
    let plays = seat.filter(|&seat| table.result.is_none() && !table.seats[seat].resigned);
    let stand_in = plays.is_some_and(|seat| table.seats[seat].stand_in.is_some());
    let (returning, asked) =
        (plays.is_some_and(|seat| table.seats[seat].returning), table.undo_vote.is_some());
    let rematch = table.rematch.clone().map(|id| {
        view! { <a class="button primary" href=Route::Table(id).to_string()>{texts.t("to-rematch")}</a> }
    });
    let vote = table.undo_vote.clone().map(|vote| view! { <Vote online session vote seat/> });
    view! {
        {rematch}
        {vote}
        {stand_in.then(|| view! { <StandIn online returning/> })}
        {(plays.is_some() && !stand_in).then(|| view! { <SeatMenu online session asked/> })}
    }
}

#[component]
fn Vote(online: OnlineTable, session: Session, vote: UndoVote, seat: Option<usize>) -> impl IntoView {
    let texts = use_texts();
    let UndoVote { request, seat: asks, moves, waiting_for, .. } = vote;
    let own = seat == Some(asks);
    let votes = seat.is_some_and(|seat| waiting_for.contains(&seat));
    let said = move || {
        let name = session.names.with(|names| names.get(asks).cloned().unwrap_or_default());
        let key = if own { "undo-sent" } else { "undo-requested" };
        texts.with(|words| words.format(key, &[("name", name.into()), ("n", moves.into())]))
    };
    // The sender fills the version in.
    let answer =
        move |agree: bool| online.send.run(ClientMessage::VoteUndo { id: 0, request, version: 0, agree });
    view! {
        <section class="surface vote" role="status">
            <p>{said}</p>
            <div class="buttons">
                {votes.then(|| view! {
                    <button class="primary" on:click=move |_| answer(true)>{texts.t("undo-agree")}</button>
                    <button on:click=move |_| answer(false)>{texts.t("undo-disagree")}</button>
                })}
                {own.then(|| view! { <button on:click=move |_| answer(false)>{texts.t("undo-withdraw")}</button> })}
            </div>
        </section>
    }
}

#[component]
fn StandIn(
    online: OnlineTable,
    /// Whether the player takes over when the running turn has ended.
    returning: bool,
) -> impl IntoView {
    let texts = use_texts();
    let take_over = move |_| online.send.run(ClientMessage::TakeOver { id: 0 });
    let button = (!returning).then(|| {
        view! { <button class="primary" on:click=take_over>{texts.t("resume-seat")}</button> }
    });
    view! {
        <section class="surface stand-in" role="status">
            <p>{texts.t(if returning { "stand-in-returning" } else { "stand-in" })}</p>
            {button}
        </section>
    }
}

/// Rarely used: request an undo, use a stand-in, resign.
#[component]
fn SeatMenu(
    online: OnlineTable,
    session: Session,
    /// Whether an undo request is pending: there is one at a time.
    asked: bool,
) -> impl IntoView {
    let texts = use_texts();
    let sure = RwSignal::new(false);
    let ask_back = move |_| {
        // The sender fills the version in.
        online.send.run(ClientMessage::RequestUndo { id: 0, version: 0, moves: since_own_move(session) });
    };
    let resign = move |_| {
        sure.set(false);
        online.send.run(ClientMessage::Resign { id: 0 });
    };
    view! {
        <details class="seat-menu">
            <summary>{texts.t("my-seat")}</summary>
            <div class="buttons">
                <button class="ask-undo" on:click=ask_back disabled=move || asked || since_own_move(session) == 0>
                    {texts.t("ask-undo")}
                </button>
                <button class="start-stand-in" on:click=move |_| online.send.run(ClientMessage::HandOver { id: 0, level: STAND_IN.number() })>
                    {texts.t("let-computer")}
                </button>
                <Show when=move || sure.get() fallback=move || view! {
                    <button class="resign" on:click=move |_| sure.set(true)>{texts.t("resign")}</button>
                }>
                    <span class="buttons" role="group" aria-label=texts.t("resign-sure")>
                        <span>{texts.t("resign-sure")}</span>
                        <button class="primary resign-yes" on:click=resign>{texts.t("resign-yes")}</button>
                        <button on:click=move |_| sure.set(false)>{texts.t("resign-no")}</button>
                    </span>
                </Show>
            </div>
        </details>
    }
}

/// How many moves to undo up to and including the own last one; none without an own move.
fn since_own_move(session: Session) -> usize {
    let seat = session.live.with(|view| view.seat);
    session.plies.with(|plies| {
        let own = plies.iter().rposition(|ply| Some(ply.player) == seat);
        own.map_or(0, |at| plies.len() - at)
    })
}

//! A table on the server: the waiting room, then the game.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_rules::{Game, Player};
use witchstone_wire::{Guest, Occupant, Reason, SeatInfo, Status, TableInfo};

use super::announcement::Announcement;
use super::closed::ClosedTable;
use super::connection::{OnlineTable, open};
use super::invite::{self, InviteForm};
use super::lobby::set_guest_name;
use super::older_game::{OlderGameButton, OlderGameCard};
use super::sidebar::{ClockRow, Sidebar};
use super::waiting_room::WaitingRoom;
use crate::game::{AfterGame, GameRef, GameView, PlayerKind, Ply, Session, Summary, own_name};
use crate::ui::{HttpError, Route, get, nearest_level, refusal_text, use_editions, use_settings, use_texts};

/// The page of a table. Somebody who follows a link may be unknown to the server.
#[component]
pub fn TablePage(id: String) -> impl IntoView {
    let texts = use_texts();
    let name = own_name(texts, &use_settings().with_untracked(|settings| settings.name.clone()));
    let (known, closed, logged_out) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    let register = Callback::new(move |()| {
        let name = name.clone();
        spawn_local(async move {
            logged_out.try_set(false);
            match set_guest_name(&name).await {
                Err(fault) if invite::is_wanted(&fault) => closed.try_set(true),
                // Without a server the socket keeps retrying, and says so.
                _ => known.try_set(true),
            };
        });
    });
    spawn_local(async move {
        match get::<Guest>("/api/guest").await {
            Ok(_) => drop(known.try_set(true)),
            Err(HttpError::Refused(problem)) if problem.reason == Reason::LoggedOut => {
                logged_out.try_set(true);
            }
            Err(_) => register.run(()),
        }
    });
    let enter = Callback::new(move |()| known.set(true));
    let before = move || {
        if logged_out.get() {
            return view! { <LoggedOut register/> }.into_any();
        }
        let form = move || closed.get().then(|| view! { <InviteForm on_done=enter/> });
        let title = move || if closed.get() { texts.t("invite-title")() } else { texts.t("connecting")() };
        view! { <main class="paper narrow"><h1>{title}</h1>{form}</main> }.into_any()
    };
    view! {
        <Show when=move || known.get() fallback=before><Seated id=id.clone()/></Show>
    }
}

/// This device was logged out, by its owner or because it was not used: who goes on is somebody new.
#[component]
fn LoggedOut(register: Callback<()>) -> impl IntoView {
    let texts = use_texts();
    view! {
        <main class="paper narrow">
            <h1>{move || texts.with(|words| refusal_text(words, Reason::LoggedOut, ""))}</h1>
            <p>{texts.t("logged-out-help")}</p>
            <div class="buttons">
                <button class="primary new-guest" on:click=move |_| register.run(())>{texts.t("new-guest")}</button>
                <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            </div>
        </main>
    }
}

#[component]
fn Seated(id: String) -> impl IntoView {
    let texts = use_texts();
    let online = open(&id, use_settings(), use_editions(), texts);
    let begun = Memo::new(move |_| online.game.with(Option::is_some));
    let page = move || {
        if let Some((reason, text)) = online.rejected.get() {
            let said = texts.with(|words| refusal_text(words, reason, &text));
            return view! { <Rejected said/> }.into_any();
        }
        match (begun.get(), online.game.get_untracked()) {
            (true, Some(session)) => {
                let card = RwSignal::new(true);
                let beside = ViewFn::from(move || view! { <Sidebar online session/> });
                let in_bar = ViewFn::from(move || {
                    view! { <ClockRow online session/><OlderGameButton online open=card/> }
                });
                load_record_at_end(id.clone(), online, session);
                view! {
                    <GameView session after=AfterGame::Table(id.clone()) beside in_bar/>
                    <OlderGameCard online session open=card/>
                }
                .into_any()
            }
            _ => view! { <BeforeGame online/> }.into_any(),
        }
    };
    let lost = move || match online.closed.get() {
        Some((reason, text)) => texts.with(|words| refusal_text(words, reason, &text)),
        None => texts.t("connection-lost")(),
    };
    view! {
        {page}
        <Announcement text=online.announcement/>
        <Show when=move || !online.connected.get() && online.info.with(Option::is_some)>
            <p class="lost" role="alert">{lost}</p>
        </Show>
    }
}

/// A finished game has no secrets: its record has every move, also unseen ones.
fn load_record_at_end(id: String, online: OnlineTable, session: Session) {
    let has_result =
        move || online.info.with(|info| info.as_ref().is_some_and(|table| table.result.is_some()));
    let (ended, editions) = (Memo::new(move |_| session.is_over() && has_result()), use_editions());
    Effect::new(move || {
        if !ended.get() {
            return;
        }
        let (id, path) = (id.clone(), format!("/api/tables/{id}/record"));
        let table = online.info.get_untracked();
        spawn_local(async move {
            let seat = session.live.try_with_untracked(|view| view.seat).flatten();
            let record = get::<serde_json::Value>(&path).await.ok();
            let read = record.and_then(|json| editions.read(&json.to_string()).ok());
            if let Some(game) = read.and_then(|(read, edition)| Game::replay(edition, &read.record).ok()) {
                session.plies.try_set(Ply::all(&game, seat));
                if let Some(table) = table {
                    store_summary(&id, &table, &game);
                }
            }
        });
    });
}

/// Adds a finished game to the statistics of a player who had a seat.
fn store_summary(id: &str, table: &TableInfo, game: &Game) {
    let (Some(own), Some(result)) = (table.your_seat, &table.result) else {
        return;
    };
    let kind = |seat: &SeatInfo| match seat.occupant {
        Occupant::Bot { level } => PlayerKind::Bot(nearest_level(level)),
        _ => PlayerKind::Person,
    };
    let kinds: Vec<_> = table.seats.iter().map(kind).collect();
    let (source, ended) = (GameRef::Table(id.to_owned()).to_string(), js_sys::Date::now());
    let won = Some(result.winners.contains(&own));
    let summary = Summary::of(source, ended, game.state(), Player::new(own), &kinds, won);
    Summary { undone: table.seats.get(own).is_some_and(|seat| seat.undone), ..summary }.store();
}

#[component]
fn Rejected(said: String) -> impl IntoView {
    let texts = use_texts();
    view! {
        <main class="paper narrow">
            <h1>{said}</h1>
            <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
        </main>
    }
}

#[component]
fn BeforeGame(online: OnlineTable) -> impl IntoView {
    let texts = use_texts();
    let is_open = |info: &Option<TableInfo>| info.as_ref().is_some_and(|table| table.status == Status::Open);
    let is_closed = |info: &Option<TableInfo>| info.as_ref().is_some_and(|table| !table.playable);
    let (open, closed) =
        (Memo::new(move |_| online.info.with(is_open)), Memo::new(move |_| online.info.with(is_closed)));
    let page = move || match (closed.get(), open.get()) {
        (true, _) => view! { <ClosedTable online/> }.into_any(),
        (false, true) => view! { <WaitingRoom info=online.info/> }.into_any(),
        _ => view! { <main class="paper narrow"><h1>{texts.t("connecting")}</h1></main> }.into_any(),
    };
    view! { {page} }
}

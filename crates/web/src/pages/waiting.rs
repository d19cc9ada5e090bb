//! A table before its game: the link to share, and who sits where.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::{NewSitter, SeatChange, SeatInfo, Sitter, TableInfo};

use super::online::{introduce, told};
use super::options::parts;
use super::settings::NameField;
use super::start::{LEVELS, own_name};
use crate::net::{Fault, post};
use crate::play::Choice;
use crate::{Route, use_settings, use_texts};

/// The table while seats are being taken.
#[component]
pub fn WaitingRoom(table: TableInfo) -> impl IntoView {
    let texts = use_texts();
    let problem = RwSignal::new(None::<Fault>);
    let (host, seated) = (table.host.clone(), table.your_seat.is_some());
    let choice = table.settings.options.read().map(|options| Choice::of(&options)).unwrap_or_default();
    let seats = table.seats.iter().enumerate().map(|(at, seat)| {
        let (id, seat) = (table.id.clone(), seat.clone());
        let (hosts, own) = (table.you_are_host, table.your_seat == Some(at));
        view! { <SeatLine id seat at hosts own seated problem/> }
    });
    let seats = seats.collect_view();
    view! {
        <main class="paper narrow">
            <a class="back" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            <h1>{texts.f("table-of", move || vec![("name", host.clone().into())])}</h1>
            <section class="leaf">
                <ShareLink/>
                <p class="hint parts">{move || texts.with(|words| parts(words, choice))}</p>
                {(!seated).then(|| view! { <NameField/> })}
                <ol class="seats">{seats}</ol>
                <p class="hint">{texts.t("waits-for-seats")}</p>
                {move || problem.get().map(|fault| view! { <p role="alert">{told(texts, &fault)}</p> })}
            </section>
        </main>
    }
}

#[component]
fn ShareLink() -> impl IntoView {
    let texts = use_texts();
    let copied = RwSignal::new(false);
    let address = window().location().href().unwrap_or_default();
    let text = address.clone();
    let copy = move |_| {
        // The promise only says when it is done; the button says so at once.
        drop(window().navigator().clipboard().write_text(&text));
        copied.set(true);
    };
    view! {
        <label class="share">
            <span>{texts.t("share-link")}</span>
            <input type="text" readonly value=address/>
        </label>
        <button on:click=copy>
            {move || if copied.get() { texts.t("copied")() } else { texts.t("copy")() }}
        </button>
    }
}

#[component]
fn SeatLine(
    id: String,
    seat: SeatInfo,
    at: usize,
    hosts: bool,
    own: bool,
    seated: bool,
    problem: RwSignal<Option<Fault>>,
) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let path = format!("/api/tables/{id}/seats/{at}");
    let change = move |sitter: NewSitter| {
        let path = path.clone();
        let name = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
        spawn_local(async move {
            let known = if sitter == NewSitter::Me { introduce(&name).await } else { Ok(()) };
            let asked = SeatChange { sitter: Some(sitter), ..SeatChange::default() };
            let done = match known {
                Ok(()) => post::<_, TableInfo>(&path, &asked).await.map(drop),
                Err(fault) => Err(fault),
            };
            // The server tells everyone at the table, us too, what changed.
            problem.try_set(done.err());
        });
    };
    let computer = change.clone();
    let button = move |key: &'static str, sitter: NewSitter| {
        let change = change.clone();
        view! { <button on:click=move |_| change(sitter)>{texts.t(key)}</button> }
    };
    let open = seat.sitter == Sitter::Open;
    let level = RwSignal::new(3_u8);
    let option = move |(number, key): (&'static str, &'static str)| {
        let chosen = move || level.get().to_string() == number;
        view! { <option value=number selected=chosen>{texts.t(key)}</option> }
    };
    let levels = move || {
        let computer = computer.clone();
        view! {
            <select aria-label=texts.t("level")
                on:change=move |event| level.set(event_target_value(&event).parse().unwrap_or(3))>
                {LEVELS.map(option).collect_view()}
            </select>
            <button on:click=move |_| computer(NewSitter::Bot(level.get_untracked()))>{texts.t("seat-computer")}</button>
        }
    };
    let name = match &seat.sitter {
        Sitter::Open => texts.now("seat-open", &[]),
        Sitter::Guest { name } | Sitter::Reserved { name } => name.clone(),
        Sitter::Bot { level } => texts.now(LEVELS[usize::from(*level).clamp(1, 6) - 1].1, &[]),
    };
    view! {
        <li>
            <b>{name}</b>
            <span class="buttons">
                {(open && !seated).then(|| button("take-seat", NewSitter::Me))}
                {(open && hosts).then(levels)}
                {own.then(|| button("leave-seat", NewSitter::Open))}
                {(!open && hosts && !own).then(|| button("clear-seat", NewSitter::Open))}
            </span>
        </li>
    }
}

//! A table before its game: the connection to share, and who sits where.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::{NewSitter, SeatChange, Sitter, TableInfo};

use super::lobby::set_guest_name;
use crate::game::{Choice, LEVELS, OnBoard, own_name, parts};
use crate::ui::{HttpError, NameField, Route, Texts, describe_error, post, use_settings, use_texts};

/// The table while seats are being taken. What others do changes the lines it is about and nothing else: a name that is
/// being typed stays.
#[component]
pub fn WaitingRoom(info: RwSignal<Option<TableInfo>>) -> impl IntoView {
    let texts = use_texts();
    let problem = RwSignal::new(None::<HttpError>);
    let table = info.get_untracked()?;
    let choice = table.settings.options.read().map(|options| Choice::of(&options)).unwrap_or_default();
    let seat_line = |(at, _)| {
        let line = Memo::new(move |_| info.with(|info| Standing::of(info.as_ref()?, at)));
        view! { <SeatLine id=table.id.clone() at line problem/> }
    };
    let seats = table.seats.iter().enumerate().map(seat_line).collect_view();
    let seated =
        Memo::new(move |_| info.with(|info| info.as_ref().is_some_and(|table| table.your_seat.is_some())));
    Some(view! {
        <main class="paper narrow">
            <a class="back" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            <h1>{texts.f("table-of", move || vec![("name", table.host.clone().into())])}</h1>
            <section class="leaf">
                <ShareLink/>
                <p class="hint parts">
                    {move || texts.with(|words| parts(words, choice))}
                    <OnBoard edition=table.edition/>
                </p>
                <Show when=move || !seated.get()><NameField/></Show>
                <ol class="seats">{seats}</ol>
                <p class="hint">{texts.t("waits-for-seats")}</p>
                {move || problem.get().map(|fault| view! { <p role="alert">{describe_error(texts, &fault)}</p> })}
            </section>
        </main>
    })
}

/// A seat, and what it is to whoever looks at it.
#[derive(Clone, PartialEq)]
struct Standing {
    sitter: Sitter,
    hosts: bool,
    own: bool,
    seated: bool,
}

impl Standing {
    fn of(table: &TableInfo, at: usize) -> Option<Standing> {
        let sitter = table.seats.get(at)?.sitter.clone();
        let (own, seated) = (table.your_seat == Some(at), table.your_seat.is_some());
        Some(Standing { sitter, hosts: table.you_are_host, own, seated })
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
    at: usize,
    line: Memo<Option<Standing>>,
    problem: RwSignal<Option<HttpError>>,
) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let path = format!("/api/tables/{id}/seats/{at}");
    let change = move |sitter: NewSitter| {
        let path = path.clone();
        let name = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
        spawn_local(async move {
            let known = if sitter == NewSitter::Me { set_guest_name(&name).await } else { Ok(()) };
            let asked = SeatChange { sitter: Some(sitter), ..SeatChange::default() };
            let done = match known {
                Ok(()) => post::<_, TableInfo>(&path, &asked).await.map(drop),
                Err(fault) => Err(fault),
            };
            // The server tells everyone at the table, us too, what changed.
            problem.try_set(done.err());
        });
    };
    let level = RwSignal::new(3_u8);
    let shown = move || {
        let Standing { sitter, hosts, own, seated } = line.get()?;
        let open = sitter == Sitter::Open;
        let button = |key: &'static str, sitter: NewSitter| {
            let change = change.clone();
            view! { <button on:click=move |_| change(sitter)>{texts.t(key)}</button> }
        };
        let computer = change.clone();
        Some(view! {
            <b>{sitter_name(texts, &sitter)}</b>
            <span class="buttons">
                {(open && !seated).then(|| button("take-seat", NewSitter::Me))}
                {(open && hosts).then(|| view! { <ComputerPick level on_choice=computer/> })}
                {own.then(|| button("leave-seat", NewSitter::Open))}
                {(!open && hosts && !own).then(|| button("clear-seat", NewSitter::Open))}
            </span>
        })
    };
    view! { <li>{shown}</li> }
}

/// Who has a seat, in words.
pub fn sitter_name(texts: Texts, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Open => texts.now("seat-open", &[]),
        Sitter::Guest { name } | Sitter::Reserved { name } => name.clone(),
        Sitter::Bot { level } => texts.now(LEVELS[usize::from(*level).clamp(1, 6) - 1].1, &[]),
    }
}

/// A computer player of some level for a seat.
#[component]
fn ComputerPick(level: RwSignal<u8>, on_choice: impl Fn(NewSitter) + 'static) -> impl IntoView {
    let texts = use_texts();
    let option = move |(number, key): (&'static str, &'static str)| {
        let chosen = move || level.get().to_string() == number;
        view! { <option value=number selected=chosen>{texts.t(key)}</option> }
    };
    view! {
        <select aria-label=texts.t("level")
            on:change=move |event| level.set(event_target_value(&event).parse().unwrap_or(3))>
            {LEVELS.map(option).collect_view()}
        </select>
        <button on:click=move |_| on_choice(NewSitter::Bot(level.get_untracked()))>
            {texts.t("seat-computer")}
        </button>
    }
}

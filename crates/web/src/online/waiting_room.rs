//! A table before its game: the link to share, and the seats.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_ai::Level;
use witchstone_wire::{NewOccupant, Occupant, SeatChange, TableInfo};

use super::lobby::set_guest_name;
use crate::game::{Choice, OnBoard, own_name, parts};
use crate::ui::{
    HttpError, NameField, Route, Texts, describe_error, level_choices, level_key, nearest_level, post,
    use_settings, use_texts,
};

/// The table while seats are being taken. Changes by others redraw only their rows, so that a name being typed stays.
#[component]
pub fn WaitingRoom(info: RwSignal<Option<TableInfo>>) -> impl IntoView {
    let texts = use_texts();
    let problem = RwSignal::new(None::<HttpError>);
    let table = info.get_untracked()?;
    let choice = table.settings.options.read().map(|options| Choice::of(&options)).unwrap_or_default();
    let seat_line = |(at, _)| {
        let line = Memo::new(move |_| info.with(|info| SeatRow::of(info.as_ref()?, at)));
        view! { <SeatLine id=table.id.clone() at line problem/> }
    };
    let seats = table.seats.iter().enumerate().map(seat_line).collect_view();
    let seated =
        Memo::new(move |_| info.with(|info| info.as_ref().is_some_and(|table| table.your_seat.is_some())));
    Some(view! {
        <main class="paper narrow">
            <a class="back" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            <h1>{texts.f("table-of", move || vec![("name", texts.person(&table.host).into())])}</h1>
            <section class="surface">
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

/// A seat as this client sees it.
#[derive(Clone, PartialEq)]
struct SeatRow {
    occupant: Occupant,
    hosts: bool,
    own: bool,
    /// Whether it is reserved for this player.
    reserved: bool,
    seated: bool,
}

impl SeatRow {
    fn of(table: &TableInfo, at: usize) -> Option<SeatRow> {
        let occupant = table.seats.get(at)?.occupant.clone();
        let (own, seated) = (table.your_seat == Some(at), table.your_seat.is_some());
        let reserved = table.reserved_seat == Some(at);
        Some(SeatRow { occupant, hosts: table.you_are_host, own, reserved, seated })
    }
}

#[component]
fn ShareLink() -> impl IntoView {
    let texts = use_texts();
    let copied = RwSignal::new(false);
    let address = window().location().href().unwrap_or_default();
    let text = address.clone();
    let copy = move |_| {
        // The button confirms at once, without awaiting the promise.
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
    line: Memo<Option<SeatRow>>,
    problem: RwSignal<Option<HttpError>>,
) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let path = format!("/api/tables/{id}/seats/{at}");
    let change = move |occupant: NewOccupant| {
        let path = path.clone();
        let name = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
        spawn_local(async move {
            let known = if occupant == NewOccupant::Me { set_guest_name(&name).await } else { Ok(()) };
            let asked = SeatChange { occupant: Some(occupant), ..SeatChange::default() };
            let done = match known {
                Ok(()) => post::<_, TableInfo>(&path, &asked).await.map(drop),
                Err(fault) => Err(fault),
            };
            // The server broadcasts the change, to this client too.
            problem.try_set(done.err());
        });
    };
    let level = RwSignal::new(Level::Witch);
    let shown = move || {
        let SeatRow { occupant, hosts, own, reserved, seated } = line.get()?;
        let open = occupant == Occupant::Open;
        let button = |key: &'static str, occupant: NewOccupant| {
            let change = change.clone();
            view! { <button on:click=move |_| change(occupant)>{texts.t(key)}</button> }
        };
        let computer = change.clone();
        Some(view! {
            <b>{occupant_name(texts, &occupant)}</b>
            <span class="buttons">
                {((open || reserved) && !seated).then(|| button("take-seat", NewOccupant::Me))}
                {reserved.then(|| button("decline-seat", NewOccupant::Open))}
                {(open && hosts).then(|| view! { <ComputerPick level on_choice=computer/> })}
                {own.then(|| button("leave-seat", NewOccupant::Open))}
                {(!open && hosts && !own && !reserved).then(|| button("clear-seat", NewOccupant::Open))}
            </span>
        })
    };
    view! { <li>{shown}</li> }
}

/// The player on a seat, in words.
pub fn occupant_name(texts: Texts, occupant: &Occupant) -> String {
    match occupant {
        Occupant::Open => texts.now("seat-open", &[]),
        Occupant::Guest { name } => texts.person(name),
        Occupant::Reserved { name } => texts.now("seat-reserved", &[("name", texts.person(name).into())]),
        Occupant::Bot { level } => texts.now(level_key(nearest_level(*level)), &[]),
    }
}

/// A computer player of some level for a seat.
#[component]
fn ComputerPick(level: RwSignal<Level>, on_choice: impl Fn(NewOccupant) + 'static) -> impl IntoView {
    let texts = use_texts();
    let option = move |(id, name): (&'static str, String)| {
        view! { <option value=id selected=move || level.get().id() == id>{name}</option> }
    };
    let choose = move |id: String| {
        if let Ok(chosen) = id.parse() {
            level.set(chosen);
        }
    };
    view! {
        <select aria-label=texts.t("level")
            on:change=move |event| choose(event_target_value(&event))>
            {move || level_choices(texts).into_iter().map(option).collect_view()}
        </select>
        <button on:click=move |_| on_choice(NewOccupant::Bot(level.get_untracked().number()))>
            {texts.t("seat-computer")}
        </button>
    }
}

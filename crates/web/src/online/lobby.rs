//! Tables on the server, from the start page: create one, join one, see what is open.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::{
    Clock, Guest, Lobby, NewGuest, NewOccupant, NewTable, Occupant, OnTimeout, OptionsJson, Order,
    SeatChange, Settings, Start, Status, TableInfo,
};

use super::announcement::Announcement;
use super::clock_select::ClockSelect;
use super::code_form::CodeForm;
use super::device::OtherDevice;
use super::invite::{self, InviteForm};
use crate::game::{
    BoardSelect, Choice, KindSelect, LastChoice, OnBoard, OptionsForm, PlayerKind, SeatOptions, SeatsForm,
    own_name, parts,
};
use crate::ui::{
    Count, HttpError, NameField, Route, Select, Switch, describe_error, get, post, use_editions,
    use_settings, use_texts,
};

/// The interval at which the lists of tables are fetched.
const POLL_INTERVAL: Duration = Duration::from_secs(5);

/// The card of the start page; without a server it says so.
#[component]
pub fn LobbyCard() -> impl IntoView {
    let texts = use_texts();
    let lobby = RwSignal::new(None::<Result<Lobby, HttpError>>);
    poll_lobby(lobby);
    let announcement = RwSignal::new(None);
    let announced =
        Memo::new(move |_| lobby.with(|lobby| lobby.as_ref()?.as_ref().ok()?.announcement.clone()));
    Effect::new(move || announcement.set(announced.get()));
    // The form keeps its input while the lists change.
    let found = Memo::new(move |_| lobby.with(|lobby| lobby.as_ref().map(Result::is_ok)));
    let lists = move || {
        let Some(Ok(Lobby { mine, listed, .. })) = lobby.get() else {
            return None;
        };
        Some(view! { <Tables title="my-tables" tables=mine/><Tables title="lobby" tables=listed/> })
    };
    let body = move || match found.get() {
        None => view! { <p class="hint">{texts.t("connecting")}</p> }.into_any(),
        Some(false) => view! { <p class="hint">{texts.t("no-server")}</p> }.into_any(),
        Some(true) => view! {
            <Announcement text=announcement/>
            {lists}
            <NameField/>
            <Create/>
            <CodeForm class="join" label="join-code" button="join" leads_to=Route::Table/>
            <OtherDevice/>
        }
        .into_any(),
    };
    view! {
        <section class="surface online">
            <h2>{texts.t("online")}</h2>
            <p>{texts.t("online-help")}</p>
            {body}
        </section>
    }
}

/// Fetches the lists of tables, repeatedly while the page is visible.
fn poll_lobby(lobby: RwSignal<Option<Result<Lobby, HttpError>>>) {
    let ask = move || {
        spawn_local(async move {
            let found = get("/api/tables").await;
            // The page may have been closed in the meantime; a failed request is retried.
            let known = lobby.try_with_untracked(|lobby| matches!(lobby, Some(Ok(_)))).unwrap_or(true);
            if found.is_ok() || !known {
                lobby.try_set(Some(found));
            }
        });
    };
    ask();
    let often = move || {
        if !document().hidden() {
            ask();
        }
    };
    let asking = set_interval_with_handle(often, POLL_INTERVAL);
    on_cleanup(move || drop(asking.map(|asking| asking.clear())));
}

#[component]
fn Create() -> impl IntoView {
    let (texts, settings, editions) = (use_texts(), use_settings(), use_editions());
    let last = LastChoice::read("online");
    let (seats, listed) = (SeatsForm::of(&last, SeatsForm::PEOPLE), RwSignal::new(false));
    let order = RwSignal::new(Order::Random);
    let (hints, spectators) = (RwSignal::new(true), RwSignal::new(true));
    let (clock, on_timeout) = (RwSignal::new(Clock::None), RwSignal::new(OnTimeout::Bot));
    let (choice, problem) = (RwSignal::new(last.choice()), RwSignal::new(None::<HttpError>));
    let board = RwSignal::new(last.board.clone());
    let create = move || {
        let name = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
        let (choice, board) = (choice.get_untracked(), board.get_untracked());
        let options = choice.options(&seats.handicaps());
        seats.last_choice(choice, board.clone(), false).store("online");
        let table = new_table(
            editions.offered_id(board.as_deref()),
            seat_changes(seats),
            Settings {
                name: String::new(),
                options: OptionsJson { handicaps: vec![], ..OptionsJson::of(&options) },
                listed: listed.get_untracked(),
                spectators: spectators.get_untracked(),
                hints: hints.get_untracked(),
                order: order.get_untracked(),
                start: Start::WhenFull,
                clock: clock.get_untracked(),
                on_timeout: on_timeout.get_untracked(),
            },
        );
        spawn_local(async move {
            match create_table(&name, &table).await {
                Ok(made) => Route::Table(made.id).open(),
                Err(fault) => drop(problem.try_set(Some(fault))),
            }
        });
    };
    let again = Callback::new(move |()| create());
    let refused = move |fault: HttpError| match invite::is_wanted(&fault) {
        true => view! { <InviteForm on_done=again/> }.into_any(),
        false => view! { <p role="alert">{describe_error(texts, &fault)}</p> }.into_any(),
    };
    let switch = move |label, help, on: RwSignal<bool>| {
        view! { <Switch label=texts.t(label) help=texts.t(help) on=on on_change=move |yes| on.set(yes)/> }
    };
    let name = Callback::new(move |at: usize| match at {
        0 => settings.with(|all| own_name(texts, &all.name)),
        _ => texts.f("seat-number", move || vec![("n", (at + 1).into())])(),
    });
    let seat = move |at: usize| {
        let label = Signal::derive(move || name.run(at));
        view! { <KindSelect label kind=seats.seats[at].kind nobody="seat-open"/> }
    };
    view! {
        <Count label="players" counts=&[2, 3, 4] count=seats.players/>
        <ClockSelect clock on_timeout/>
        {switch("listed", "listed-help", listed)}
        {switch("allow-hints", "allow-hints-help", hints)}
        {switch("allow-spectators", "allow-spectators-help", spectators)}
        <details class="computers">
            <summary>{texts.t("seats-and-order")}</summary>
            {move || seats.taken().skip(1).map(seat).collect_view()}
            <OrderSelect order/>
        </details>
        <BoardSelect board/>
        <SeatOptions form=seats name/>
        <OptionsForm choice/>
        <button class="primary" on:click=move |_| create()>{texts.t("create-table")}</button>
        {move || problem.get().map(refused)}
    }
}

/// Whether the turn order is drawn.
#[component]
fn OrderSelect(order: RwSignal<Order>) -> impl IntoView {
    let texts = use_texts();
    let choices = move || vec![("random", texts.t("order-random")()), ("chosen", texts.t("order-chosen")())];
    let chosen = move || if order.get() == Order::Chosen { "chosen" } else { "random" };
    let set = move |name: String| order.set(if name == "chosen" { Order::Chosen } else { Order::Random });
    view! {
        <Select label=texts.t("order") choices=Signal::derive(choices) chosen=Signal::derive(chosen) on_choice=set/>
    }
}

async fn create_table(name: &str, table: &NewTable) -> Result<TableInfo, HttpError> {
    set_guest_name(name).await?;
    post("/api/tables", table).await
}

/// Sends the name of the player; the server identifies them by a cookie.
pub async fn set_guest_name(name: &str) -> Result<(), HttpError> {
    post::<_, Guest>("/api/guest", &NewGuest::named(name)).await.map(drop)
}

fn new_table(edition: Option<String>, seats: Vec<SeatChange>, settings: Settings) -> NewTable {
    NewTable { edition, settings, seats }
}

/// The player on the first seat, computers where they were chosen, and all colours and handicaps.
fn seat_changes(form: SeatsForm) -> Vec<SeatChange> {
    let seat = |at: usize| {
        let fields = form.seats[at];
        let occupant = match (at, fields.kind.get()) {
            (0, _) => Some(NewOccupant::Me),
            (_, PlayerKind::Person) => None,
            (_, PlayerKind::Bot(level)) => Some(NewOccupant::Bot(level.number())),
        };
        SeatChange { occupant, colour: Some(fields.colour.get()), handicap: Some(fields.handicap.get()) }
    };
    untrack(|| form.taken().map(seat).collect())
}

/// The free seats.
fn free_seats(table: &TableInfo) -> usize {
    table.seats.iter().filter(|seat| seat.occupant == Occupant::Open).count()
}

#[component]
fn Tables(title: &'static str, tables: Vec<TableInfo>) -> impl IntoView {
    let texts = use_texts();
    let line = move |table: TableInfo| {
        let own = table.to_move.is_some() && table.to_move == table.your_seat;
        let key = match table.status {
            Status::Playing if own => "table-your-turn",
            Status::Open => "table-waiting",
            Status::Playing => "table-playing",
            Status::Finished => "table-finished",
        };
        let host = texts.person(&table.host);
        let (free, all) = (free_seats(&table), table.seats.len());
        let seats = texts.f("seats-taken", move || vec![("n", (all - free).into()), ("of", all.into())]);
        let open = table.status == Status::Open;
        let choice = table.settings.options.read().map(|options| Choice::of(&options)).unwrap_or_default();
        let closed = !table.playable;
        view! {
            <li>
                <a href=Route::Table(table.id).to_string()>
                    <b>{texts.f("table-of", move || vec![("name", host.clone().into())])}</b>
                    " "
                    <small>
                        {texts.t(key)}{open.then(|| view! { " · " {seats} })}
                        <OnBoard edition=table.edition/>
                        {closed.then(|| view! { " · " {texts.t("board-missing")} })}
                    </small>
                    <small class="parts">{move || texts.with(|words| parts(words, choice))}</small>
                </a>
            </li>
        }
    };
    (!tables.is_empty()).then(|| {
        view! {
            <h3>{texts.t(title)}</h3>
            <ul class="games">{tables.into_iter().map(line).collect_view()}</ul>
        }
    })
}

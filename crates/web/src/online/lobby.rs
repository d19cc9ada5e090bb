//! Tables on the server, from the start page: create one, join one, see what is open.

use std::time::Duration;

use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::{
    AtZero, Clock, Guest, Lobby, NewGuest, NewSitter, NewTable, OptionsJson, Order, SeatChange, Settings,
    Sitter, Start, Status, TableInfo,
};

use super::clock_select::ClockSelect;
use super::code_form::CodeForm;
use super::device::OtherDevice;
use crate::game::{BoardSelect, Choice, LastChoice, OnBoard, OptionsForm, own_name, parts};
use crate::ui::{
    Count, HttpError, NameField, Route, Switch, describe_error, get, post, use_editions, use_settings,
    use_texts,
};

/// How soon the lists of tables are asked for again.
const POLL_INTERVAL: Duration = Duration::from_secs(5);

/// The card of the start page; it says so where there is no server.
#[component]
pub fn LobbyCard() -> impl IntoView {
    let texts = use_texts();
    let lobby = RwSignal::new(None::<Result<Lobby, HttpError>>);
    poll_lobby(lobby);
    // The form stays as it is filled in while the lists change.
    let found = Memo::new(move |_| lobby.with(|lobby| lobby.as_ref().map(Result::is_ok)));
    let lists = move || {
        let Some(Ok(Lobby { mine, listed })) = lobby.get() else {
            return None;
        };
        Some(view! { <Tables title="my-tables" tables=mine/><Tables title="lobby" tables=listed/> })
    };
    let body = move || match found.get() {
        None => view! { <p class="hint">{texts.t("connecting")}</p> }.into_any(),
        Some(false) => view! { <p class="hint">{texts.t("no-server")}</p> }.into_any(),
        Some(true) => view! {
            {lists}
            <NameField/>
            <Create/>
            <CodeForm class="join" label="join-code" button="join" leads_to=Route::Table/>
            <OtherDevice/>
        }
        .into_any(),
    };
    view! {
        <section class="leaf online">
            <h2>{texts.t("online")}</h2>
            <p>{texts.t("online-help")}</p>
            {body}
        </section>
    }
}

/// Asks which tables there are, now and again while the page is open and looked at.
fn poll_lobby(lobby: RwSignal<Option<Result<Lobby, HttpError>>>) {
    let ask = move || {
        spawn_local(async move {
            let found = get("/api/tables").await;
            // The page may have been left in the meantime, and a server that fails once is asked again.
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
    let (players, listed) = (RwSignal::new(last.players()), RwSignal::new(false));
    let (hints, spectators) = (RwSignal::new(true), RwSignal::new(true));
    let (clock, at_zero) = (RwSignal::new(Clock::None), RwSignal::new(AtZero::Bot));
    let (choice, problem) = (RwSignal::new(last.choice()), RwSignal::new(None::<HttpError>));
    let board = RwSignal::new(last.board.clone());
    let create = move |_| {
        let name = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
        let handicaps = vec![0; players.get_untracked().into()];
        let options = choice.get_untracked().options(&handicaps);
        let board = board.get_untracked();
        LastChoice::new(&options, 0, vec![]).on(board.clone()).store("online");
        let table = new_table(
            editions.offered_id(board.as_deref()),
            Settings {
                name: String::new(),
                options: OptionsJson { handicaps: vec![], ..OptionsJson::of(&options) },
                listed: listed.get_untracked(),
                spectators: spectators.get_untracked(),
                hints: hints.get_untracked(),
                order: Order::Random,
                start: Start::Full,
                clock: clock.get_untracked(),
                at_zero: at_zero.get_untracked(),
            },
        );
        spawn_local(async move {
            match create_table(&name, &table).await {
                Ok(made) => Route::Table(made.id).open(),
                Err(fault) => drop(problem.try_set(Some(fault))),
            }
        });
    };
    let switch = move |label, help, on: RwSignal<bool>| {
        view! { <Switch label=texts.t(label) help=texts.t(help) on=on on_change=move |yes| on.set(yes)/> }
    };
    view! {
        <Count label="players" counts=&[2, 3, 4] count=players/>
        <ClockSelect clock at_zero/>
        {switch("listed", "listed-help", listed)}
        {switch("allow-hints", "allow-hints-help", hints)}
        {switch("allow-spectators", "allow-spectators-help", spectators)}
        <BoardSelect board/>
        <OptionsForm choice/>
        <button class="primary" on:click=create>{texts.t("create-table")}</button>
        {move || problem.get().map(|fault| view! { <p role="alert">{describe_error(texts, &fault)}</p> })}
    }
}

async fn create_table(name: &str, table: &NewTable) -> Result<TableInfo, HttpError> {
    set_guest_name(name).await?;
    post("/api/tables", table).await
}

/// Tells the server how the player is called; the server remembers by a cookie.
pub async fn set_guest_name(name: &str) -> Result<(), HttpError> {
    post::<_, Guest>("/api/guest", &NewGuest { name: name.to_owned() }).await.map(drop)
}

/// A table where one has the first seat.
fn new_table(edition: Option<String>, settings: Settings) -> NewTable {
    let mine = SeatChange { sitter: Some(NewSitter::Me), ..SeatChange::default() };
    NewTable { edition, settings, seats: vec![mine] }
}

/// The seats that nobody has.
fn free_seats(table: &TableInfo) -> usize {
    table.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count()
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
        let host = table.host.clone();
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

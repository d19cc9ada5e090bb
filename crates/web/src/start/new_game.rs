//! The forms for a new game on this device: against the computer, or several people taking turns.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_rules::{Edition, Options};

use crate::game::{BoardSelect, LEVELS, LastChoice, OptionsForm, RIVALS, SavedGame, Seat, own_name};
use crate::ui::{
    Count, KnownEditions, Route, Select, Texts, unknown_board, use_editions, use_settings, use_texts,
};

#[component]
pub fn AgainstComputer() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let last = LastChoice::read("computer");
    let (rivals, level) = (RwSignal::new(last.players() - 1), RwSignal::new(last.level()));
    let (choice, board) = (RwSignal::new(last.choice()), RwSignal::new(last.board.clone()));
    let (editions, problem) = (use_editions(), RwSignal::new(None::<String>));
    let begin = move |_| {
        let name = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
        let mut seats = vec![Seat { name, level: 0 }];
        let computers = RIVALS.iter().take(rivals.get_untracked().into());
        seats.extend(computers.map(|key| Seat { name: texts.now(key, &[]), level: level.get_untracked() }));
        let first = (js_sys::Math::random() * seats.len() as f64) as usize;
        seats.rotate_left(first);
        let options = choice.get_untracked().options(&vec![0; seats.len()]);
        let board = board.get_untracked();
        LastChoice::new(&options, level.get_untracked(), vec![]).on(board.clone()).store("computer");
        start(seats, options, editions, &editions.offered_as(board.as_deref()), problem);
    };
    view! {
        <section class="leaf first">
            <h2>{texts.t("against-computer")}</h2>
            <p>{texts.t("against-computer-help")}</p>
            <Count label="rivals" counts=&[1, 2, 3] count=rivals/>
            <Select
                label=texts.t("level")
                choices=Signal::derive(move || LEVELS.map(|(number, key)| (number, texts.t(key)())).to_vec())
                chosen=Signal::derive(move || LEVELS[usize::from(level.get()) - 1].0)
                on_choice=move |number: String| level.set(number.parse().unwrap_or(2))
            />
            <BoardSelect board/>
            <OptionsForm choice/>
            <button class="primary" on:click=begin>{texts.t("play-now")}</button>
            <NoBoard problem/>
        </section>
    }
}

#[component]
pub fn OnThisDevice() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let last = LastChoice::read("device");
    let players = RwSignal::new(last.players());
    let name = |at: usize| match last.names.get(at) {
        Some(name) => name.clone(),
        None if at == 0 => settings.with_untracked(|all| all.name.clone()),
        None => String::new(),
    };
    let names = [0, 1, 2, 3].map(|at| RwSignal::new(name(at)));
    let handicaps = [0, 1, 2, 3].map(|at| RwSignal::new(last.handicap(at)));
    let (choice, board) = (RwSignal::new(last.choice()), RwSignal::new(last.board.clone()));
    let (editions, problem) = (use_editions(), RwSignal::new(None::<String>));
    let begin = move |_| {
        let count = usize::from(players.get_untracked());
        let seat = |at: usize| Seat { name: name_or_number(texts, names[at], at), level: 0 };
        let handicaps: Vec<_> = handicaps.iter().take(count).map(|level| level.get_untracked()).collect();
        let options = choice.get_untracked().options(&handicaps);
        let told = names.iter().map(|name| name.get_untracked().trim().to_owned()).collect();
        let board = board.get_untracked();
        LastChoice::new(&options, 0, told).on(board.clone()).store("device");
        let seats = (0..count).map(seat).collect();
        start(seats, options, editions, &editions.offered_as(board.as_deref()), problem);
    };
    let people = move || 0..usize::from(players.get());
    let rows = move || people().map(|at| view! { <NameRow at name=names[at]/> }).collect_view();
    let levels = move || people().map(|at| view! { <HandicapRow at handicap=handicaps[at]/> }).collect_view();
    view! {
        <section class="leaf device">
            <h2>{texts.t("on-this-device")}</h2>
            <p>{texts.t("on-this-device-help")}</p>
            <Count label="players" counts=&[2, 3, 4] count=players/>
            {rows}
            <details class="handicaps">
                <summary>{texts.t("option-handicap")}</summary>
                {levels}
            </details>
            <BoardSelect board/>
            <OptionsForm choice/>
            <button class="primary" on:click=begin>{texts.t("begin-hot-seat")}</button>
            <NoBoard problem/>
        </section>
    }
}

#[component]
fn NameRow(at: usize, name: RwSignal<String>) -> impl IntoView {
    let texts = use_texts();
    let number = move || vec![("n", (at + 1).into())];
    view! {
        <label class="field">
            <span>{texts.f("player-number", number)}</span>
            <input type="text" maxlength="20" prop:value=name placeholder=texts.f("player-number", number)
                on:input=move |event| name.set(event_target_value(&event))/>
        </label>
    }
}

#[component]
fn HandicapRow(at: usize, handicap: RwSignal<u8>) -> impl IntoView {
    let texts = use_texts();
    const LEVELS: [&str; 4] = ["0", "1", "2", "3"];
    let choices = move || {
        let text = |level: u8| texts.with(|words| words.handicap(level));
        [0, 3, 2, 1].map(|level: u8| (LEVELS[usize::from(level)], text(level))).to_vec()
    };
    view! {
        <Select
            label=texts.f("player-number", move || vec![("n", (at + 1).into())])
            choices=Signal::derive(choices)
            chosen=Signal::derive(move || LEVELS[usize::from(handicap.get())])
            on_choice=move |number: String| handicap.set(number.parse().unwrap_or(0))
        />
    }
}

fn name_or_number(texts: Texts, name: RwSignal<String>, at: usize) -> String {
    let name = name.get_untracked().trim().to_owned();
    if name.is_empty() { texts.now("player-number", &[("n", (at + 1).into())]) } else { name }
}

/// Begins a game on the edition of this name; one that is not here yet comes from the server first.
fn start(
    seats: Vec<Seat>,
    options: Options,
    editions: KnownEditions,
    board: &str,
    problem: RwSignal<Option<String>>,
) {
    let begin = move |edition: &Edition| {
        let game = SavedGame::new(seats, options, edition);
        game.store();
        Route::Local(game.name).open();
    };
    match editions.find(board) {
        Ok(edition) => begin(edition),
        Err(unknown) => spawn_local(async move {
            match editions.fetch(&unknown.name).await {
                Ok(edition) => begin(edition),
                Err(unknown) => drop(problem.try_set(Some(unknown.name))),
            }
        }),
    }
}

/// The board that was chosen cannot be loaded now.
#[component]
fn NoBoard(problem: RwSignal<Option<String>>) -> impl IntoView {
    let texts = use_texts();
    let said = move |name: String| texts.with(|words| unknown_board(words, &name));
    move || problem.get().map(|name| view! { <p role="alert">{said(name)}</p> })
}

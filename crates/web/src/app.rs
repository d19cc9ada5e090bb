//! The application: settings and words for everything below, and the page that the address names.

use leptos::ev;
use leptos::prelude::*;
use witchstone_rules::{Deal, Edition, History, Move, Options, Player, Seed};

use crate::table::{Focus, Table};
use crate::{Route, Settings, Words, store};

/// The settings, from anywhere inside the application.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

/// The words of the player's language, from anywhere inside the application.
pub fn use_words() -> Signal<Words> {
    expect_context()
}

/// The whole client.
#[component]
pub fn App() -> impl IntoView {
    let settings = RwSignal::new(stored_settings());
    provide_context(settings);
    provide_context(Signal::derive(Words::default));
    Effect::new(move || keep(&settings.get()));
    let route = RwSignal::new(current_route());
    window_event_listener(ev::hashchange, move |_| route.set(current_route()));
    view! { {move || page(route.get())} }
}

fn page(_: Route) -> impl IntoView {
    view! { <main><Demo/></main> }
}

/// A hot-seat game that is not kept.
#[component]
fn Demo() -> impl IntoView {
    let (edition, options) = (Edition::classic(), Options::new(2));
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
    let game = RwSignal::new(History::new(edition, options, deal).expect("a shuffled deal is playable"));
    let view = Signal::derive(move || game.with(|game| game.state().view(Some(game.state().player()))));
    let legal = Signal::derive(move || game.with(|game| game.legal().into_iter().collect::<Vec<_>>()));
    let names = Signal::derive(|| Player::all(2).map(|player| player.to_string()).collect::<Vec<_>>());
    let on_move = Callback::new(move |played: Move| game.update(|game| drop(game.play(played))));
    view! { <Table view legal names focus=Focus::new() on_move on_refused=Callback::new(|_| ())/> }
}

fn current_route() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

const SETTINGS: &str = "witchstone/settings";

fn stored_settings() -> Settings {
    store::read(SETTINGS).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn keep(settings: &Settings) {
    if let Ok(text) = serde_json::to_string(settings) {
        store::write(SETTINGS, &text);
    }
}

//! The application: settings and words for everything below, and the page that the address names.

use leptos::ev;
use leptos::prelude::*;
use witchstone_words::Language;

use crate::table::Parts;
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
    let words = RwSignal::new(crate::words_of(language(&settings.get_untracked())));
    provide_context(Signal::derive(move || words.get()));
    Effect::new(move || keep(&settings.get()));
    let route = RwSignal::new(current_route());
    window_event_listener(ev::hashchange, move |_| route.set(current_route()));
    view! { {move || page(route.get())} }
}

fn page(route: Route) -> impl IntoView {
    let name = match route {
        Route::Parts(name) => name,
        _ => "table/2/7/0".to_owned(),
    };
    view! { <main class="parts"><Parts name/></main> }
}

fn language(settings: &Settings) -> Language {
    settings.language.as_deref().and_then(Language::from_code).unwrap_or_default()
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

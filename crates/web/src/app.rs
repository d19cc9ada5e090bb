//! The application: settings and words for everything below, and the page that the address names.

use leptos::ev;
use leptos::prelude::*;
use witchstone_words::Language;

use crate::editions::KnownEditions;
use crate::pages::{
    DevicePage, GamePage, LearnPage, PartsPage, PuzzlePage, RulesPage, SettingsPage, StartPage, TablePage,
};
use crate::review::ReviewPage;
use crate::stages::{let_go, soon};
use crate::statistics::StatisticsPage;
use crate::update::UpdateOffer;
use crate::words::words_of;
use crate::{Route, Settings, Words, store};

/// The settings, from anywhere inside the application.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}

/// The words of the player's language, from anywhere inside the application.
pub fn use_words() -> Signal<Words> {
    expect_context()
}

/// The page from which somebody went to look something up.
#[derive(Clone, Copy)]
struct Before(RwSignal<Route>);

/// Where to go back to from the rules.
pub fn page_before() -> Route {
    expect_context::<Before>().0.get_untracked()
}

/// The whole client.
#[component]
pub fn App(
    /// The server's list of editions.
    editions: String,
) -> impl IntoView {
    let editions = KnownEditions::new(&editions);
    provide_context(editions);
    editions.load_offered();
    let settings = RwSignal::new(stored_settings());
    provide_context(settings);
    let language = Memo::new(move |_| settings.with(language));
    let words = RwSignal::new(words_of(language.get_untracked()));
    provide_context::<Signal<Words>>(words.into());
    Effect::watch(move || language.get(), move |&language, _, _| words.set(words_of(language)), false);
    Effect::new(move || keep(&settings.get()));
    Effect::new(move || dress(&settings.get()));
    // The first page comes in a task of its own, as every later one does.
    let route = RwSignal::new(None);
    soon(move || route.set(Some(current_route())));
    let before = RwSignal::new(Route::Start);
    provide_context(Before(before));
    window_event_listener(ev::hashchange, move |_| turn_page(route, before));
    view! { {move || route.get().map(page)}<UpdateOffer/> }
}

/// The old page goes before the new one comes: each in a task of its own, so that neither keeps the browser busy long.
fn turn_page(route: RwSignal<Option<Route>>, before: RwSignal<Route>) {
    match (route.get_untracked(), current_route()) {
        // From clause to clause the page stays, with what is searched for in it.
        (Some(Route::Rules(_)), Route::Rules(_)) => return,
        // From move to move of a review the page stays as well.
        (Some(Route::Review(game, _)), Route::Review(next, _)) if game == next => return,
        (Some(old), Route::Rules(_)) => before.set(old),
        _ => {}
    }
    let_go("body");
    route.set(None);
    soon(move || {
        // A page begins at its top, however far down the one before was read.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        route.set(Some(current_route()));
    });
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Start => view! { <StartPage/> }.into_any(),
        Route::Local(name) => view! { <GamePage name/> }.into_any(),
        Route::Table(id) => view! { <TablePage id/> }.into_any(),
        Route::Learn => view! { <LearnPage/> }.into_any(),
        Route::Puzzle(number) => view! { <PuzzlePage number/> }.into_any(),
        Route::Settings => view! { <SettingsPage/> }.into_any(),
        Route::Rules(name) => view! { <RulesPage name/> }.into_any(),
        Route::Device(code) => view! { <DevicePage code/> }.into_any(),
        Route::Review(name, at) => view! { <ReviewPage name at/> }.into_any(),
        Route::Statistics => view! { <StatisticsPage/> }.into_any(),
        Route::Parts(name) => view! { <PartsPage name/> }.into_any(),
    }
}

/// Goes to another page.
pub fn go(route: &Route) {
    window().location().set_hash(&route.to_string()).unwrap_or_default();
}

/// The page that the address names now.
pub fn current_route() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

/// The language that is set, or the first of the browser's languages that there are texts for.
pub fn language(settings: &Settings) -> Language {
    let set = settings.language.as_deref().and_then(Language::from_code);
    set.or_else(browser_language).unwrap_or_default()
}

fn browser_language() -> Option<Language> {
    let codes = window().navigator().languages();
    codes.iter().filter_map(|code| code.as_string()).find_map(|code| Language::from_code(&code))
}

const SETTINGS: &str = "witchstone/settings";

/// The settings that this browser keeps.
pub fn stored_settings() -> Settings {
    store::read(SETTINGS).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn keep(settings: &Settings) {
    if let Ok(text) = serde_json::to_string(settings) {
        store::write(SETTINGS, &text);
    }
}

/// Tells the style sheets and screen readers what is set.
fn dress(settings: &Settings) {
    let Some(root) = document().document_element() else {
        return;
    };
    let attributes = [
        ("lang", language(settings).code()),
        ("data-palette", settings.palette.name()),
        ("data-motion", settings.speed.name()),
    ];
    for (name, value) in attributes {
        root.set_attribute(name, value).unwrap_or_default();
    }
}

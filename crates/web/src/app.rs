//! The application: settings and words for everything below, and the page that the address names.
//!
//! Features do not know each other; where one shows something of another, it is handed in here.

use leptos::ev;
use leptos::prelude::*;

use crate::learn::{LearnInvitation, LearnLink, LearnPage};
use crate::local::LocalGamePage;
use crate::online::{DevicePage, LobbyCard, TablePage};
use crate::puzzle::{PuzzleLink, PuzzlePage};
use crate::review::ReviewPage;
use crate::rulebook::RulesPage;
use crate::settings::SettingsPage;
use crate::start::StartPage;
use crate::statistics::StatisticsPage;
use crate::table::PartsPage;
use crate::ui::{
    KnownEditions, Route, Settings, UpdateToast, Words, blur_within, next_task, provide_page_before, words_of,
};

/// The whole client.
#[component]
pub fn App(
    /// The server's list of editions.
    editions: String,
) -> impl IntoView {
    let editions = KnownEditions::new(&editions);
    provide_context(editions);
    editions.load_offered();
    let settings = RwSignal::new(Settings::load());
    provide_context(settings);
    let language = Memo::new(move |_| settings.with(Settings::active_language));
    let words = RwSignal::new(words_of(language.get_untracked()));
    provide_context::<Signal<Words>>(words.into());
    Effect::watch(move || language.get(), move |&language, _, _| words.set(words_of(language)), false);
    Effect::new(move || settings.with(Settings::store));
    Effect::new(move || settings.with(dress));
    // The first page comes in a task of its own, as every later one does.
    let route = RwSignal::new(None);
    next_task(move || route.set(Some(Route::current())));
    let before = RwSignal::new(Route::Start);
    provide_page_before(before);
    window_event_listener(ev::hashchange, move |_| turn_page(route, before));
    view! { {move || route.get().map(page)}<UpdateToast/> }
}

/// The old page goes before the new one comes: each in its own task, so that neither blocks the browser long.
fn turn_page(route: RwSignal<Option<Route>>, before: RwSignal<Route>) {
    match (route.get_untracked(), Route::current()) {
        // From clause to clause the page stays, with what is searched for in it.
        (Some(Route::Rules(_)), Route::Rules(_)) => return,
        // From move to move of a review the page stays as well.
        (Some(Route::Review(game, _)), Route::Review(next, _)) if game == next => return,
        (Some(old), Route::Rules(_)) => before.set(old),
        _ => {}
    }
    blur_within("body");
    route.set(None);
    next_task(move || {
        // A page begins at its top, however far down the one before was read.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        route.set(Some(Route::current()));
    });
}

fn page(route: Route) -> AnyView {
    match route {
        Route::Start => start_page(),
        Route::Local(name) => view! { <LocalGamePage name/> }.into_any(),
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

/// The start page, with what other features show on it.
fn start_page() -> AnyView {
    let invitation = ViewFn::from(|| view! { <LearnInvitation/> });
    let links = ViewFn::from(|| view! { <LearnLink/><PuzzleLink/> });
    let lobby = ViewFn::from(|| view! { <LobbyCard/> });
    view! { <StartPage invitation links lobby/> }.into_any()
}

/// Tells the style sheets and screen readers what is set.
fn dress(settings: &Settings) {
    let Some(root) = document().document_element() else {
        return;
    };
    let attributes = [
        ("lang", settings.active_language().code()),
        ("data-palette", settings.palette.name()),
        ("data-motion", settings.speed.name()),
    ];
    for (name, value) in attributes {
        root.set_attribute(name, value).unwrap_or_default();
    }
}

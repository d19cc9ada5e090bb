//! The application: settings and words for everything below, and the page that the address names.
//!
//! Features do not know each other; where one shows something of another, it is handed in here.

use leptos::ev;
use leptos::prelude::*;
use witchstone_words::Language;

use crate::learn::{LearnInvitation, LearnLink, LearnPage};
use crate::local::LocalGamePage;
use crate::online::{DevicePage, LobbyCard, TablePage};
use crate::puzzle::{PuzzleLink, PuzzlePage};
use crate::review::ReviewPage;
use crate::rulebook::{Drawer, RulesPage};
use crate::settings::SettingsPage;
use crate::start::StartPage;
use crate::statistics::StatisticsPage;
use crate::table::PartsPage;
use crate::ui::{
    KnownEditions, LoadedTexts, Route, RulesDrawer, Settings, UpdateToast, Words, blur_within, next_task,
    provide_page_before,
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
    let loaded = LoadedTexts::new(settings);
    provide_context(loaded);
    provide_context::<Signal<Words>>(loaded.words.into());
    Effect::new(move || settings.with(Settings::store));
    Effect::new(move || settings.with(|settings| dress(settings, loaded.words.with(Words::language))));
    // Every page is drawn in a separate task.
    let route = RwSignal::new(None);
    next_task(move || route.set(Some(Route::current())));
    let before = RwSignal::new(Route::Start);
    provide_page_before(before);
    let rules = RulesDrawer::provide();
    window_event_listener(ev::hashchange, move |_| {
        rules.close();
        turn_page(route, before);
    });
    window_event_listener(ev::click, move |event| {
        if route.with_untracked(|route| route.as_ref().is_some_and(has_table)) {
            rules.follow(&event);
        }
    });
    view! { {move || route.get().map(page)}<Drawer/><UpdateToast/> }
}

/// Removes the old page, then draws the new one, in two tasks: neither blocks the browser for long.
fn turn_page(route: RwSignal<Option<Route>>, before: RwSignal<Route>) {
    match (route.get_untracked(), Route::current()) {
        // Going from clause to clause keeps the page and its search.
        (Some(Route::Rules(_)), Route::Rules(_)) => return,
        // So does going from move to move of a review.
        (Some(Route::Review(game, _)), Route::Review(next, _)) if game == next => return,
        (Some(old), Route::Rules(_)) => before.set(old),
        _ => {}
    }
    blur_within("body");
    route.set(None);
    next_task(move || {
        // A new page starts at its top.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        route.set(Some(Route::current()));
    });
}

/// Whether the page shows a table: the rules open over it.
fn has_table(route: &Route) -> bool {
    match route {
        Route::Local(_) | Route::Table(_) | Route::Learn | Route::Puzzle(_) => true,
        Route::Review(game, _) => !game.is_empty(),
        _ => false,
    }
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

/// Mirrors the settings in attributes for style sheets and screen readers.
fn dress(settings: &Settings, language: Language) {
    let Some(root) = document().document_element() else {
        return;
    };
    let attributes = [
        ("lang", language.code()),
        ("data-palette", settings.palette.name()),
        ("data-motion", settings.speed.name()),
    ];
    for (name, value) in attributes {
        root.set_attribute(name, value).unwrap_or_default();
    }
}

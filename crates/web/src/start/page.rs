//! The start page: continue or play first, everything else below.

use leptos::prelude::*;

use super::new_game::{AgainstComputer, OnThisDevice};
use super::saved_games::{FinishedGames, RunningGames};
use crate::ui::{LanguageSelect, Route, Stages, use_texts};

/// The page that everything begins on.
#[component]
pub fn StartPage(
    /// An invitation to learn the game, for those who never played here.
    invitation: ViewFn,
    /// Links to pages of other features.
    links: ViewFn,
    /// The card of the server's tables.
    lobby: ViewFn,
) -> impl IntoView {
    let texts = use_texts();
    Effect::new(move || document().set_title(&texts.t("title")()));
    // The card that most come for is there first.
    let stages = Stages::up_to(5);
    let [running, computer, head, device, server] = [1, 2, 3, 4, 5].map(|stage| stages.reached(stage));
    view! {
        <main class="paper welcome">
            <header class="masthead">
                <Emblem/>
                <h1>{texts.t("title")}</h1>
                <p>{texts.t("tagline")}</p>
            </header>
            <div class="start-first">
                <Show when=move || running.get()><RunningGames/></Show>
                <Show when=move || computer.get()><AgainstComputer/></Show>
                <Show when=move || head.get()>{invitation.run()}</Show>
            </div>
            <Show when=move || head.get()><Elsewhere links=links.clone()/></Show>
            <div class="start-grid">
                <Show when=move || device.get()><OnThisDevice/></Show>
                <Show when=move || server.get()>{lobby.run()}</Show>
            </div>
            <Show when=move || server.get()><FinishedGames/></Show>
        </main>
    }
}

/// The other pages, and the language.
#[component]
fn Elsewhere(links: ViewFn) -> impl IntoView {
    let texts = use_texts();
    view! {
        <nav class="elsewhere">
            <LanguageSelect/>
            {links.run()}
            <a class="button" href=Route::Rules(String::new()).to_string()>{texts.t("rules")}</a>
            <a class="button" href=Route::Statistics.to_string()>{texts.t("statistics")}</a>
            <a class="button" href=Route::Review(String::new(), None).to_string()>{texts.t("review-load")}</a>
            <a class="button" href=Route::Settings.to_string()>{texts.t("settings")}</a>
        </nav>
    }
}

/// A picture for the eye alone.
#[component]
fn Emblem() -> impl IntoView {
    view! {
        <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
            <defs>
                <radialGradient id="emblem-ball" cx="40%" cy="32%" r="75%">
                    <stop offset="0" stop-color="#8f86e0"/>
                    <stop offset=".45" stop-color="#46408a"/>
                    <stop offset="1" stop-color="#15122e"/>
                </radialGradient>
            </defs>
            <path d="M18 52h28l5 8H13Z" fill="#8d6a33" stroke="#e0b868" stroke-width="1.5" stroke-linejoin="round"/>
            <circle cx="32" cy="29" r="25" fill="url(#emblem-ball)" stroke="#e0b868" stroke-width="2"/>
            <path d="M25 42 28 19 32 11 36 19 39 42 32 47Z" fill="#a99fb8" stroke="#efe3c8" stroke-width="1.2" stroke-linejoin="round"/>
            <path d="M32 11 36 19 39 42 32 47Z" fill="#7d7391"/>
            <path d="M32 22v14M29 27l3-5 3 5" fill="none" stroke="#8fd8ff" stroke-width="1.8" stroke-linecap="round"/>
            <path d="M14 24a19 19 0 0 1 9-11" fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>
        </svg>
    }
}

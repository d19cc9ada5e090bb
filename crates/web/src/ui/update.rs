//! A new version of the client is offered, and loaded when the player says so: never in the middle of a game.

use leptos::ev::Event;
use leptos::leptos_dom::helpers::window_event_listener_untyped;
use leptos::prelude::*;

use super::texts::use_texts;

/// What `start.js` says when a new version is there, and what it is told when the player wants it.
const THERE: &str = "witchstone-update";
const TAKE: &str = "witchstone-take";

/// The offer, while there is one.
#[component]
pub fn UpdateOffer() -> impl IntoView {
    let texts = use_texts();
    let there = RwSignal::new(false);
    window_event_listener_untyped(THERE, move |_| there.set(true));
    view! {
        <Show when=move || there.get()>
            <aside class="update" role="status">
                <span>{texts.t("update-there")}</span>
                <button class="primary" on:click=move |_| take()>{texts.t("update-take")}</button>
                <button class="plain" aria-label=texts.t("close") on:click=move |_| there.set(false)>"✕"</button>
            </aside>
        </Show>
    }
}

fn take() {
    if let Ok(event) = Event::new(TAKE) {
        window().dispatch_event(&event).unwrap_or_default();
    }
}

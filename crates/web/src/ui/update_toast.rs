//! A toast that offers a new version of the client; it is loaded when the player says so, never in the middle of a game.

use leptos::ev::Event;
use leptos::leptos_dom::helpers::window_event_listener_untyped;
use leptos::prelude::*;

use super::texts::use_texts;

/// The events between `start.js` and this toast: a new version is there, and the player takes it.
const THERE: &str = "witchstone-update";
const TAKE: &str = "witchstone-take";

/// The toast, while there is a new version.
#[component]
pub fn UpdateToast() -> impl IntoView {
    let texts = use_texts();
    let there = RwSignal::new(false);
    window_event_listener_untyped(THERE, move |_| there.set(true));
    view! {
        <Show when=move || there.get()>
            <aside class="update" role="status">
                <span>{texts.t("update-available")}</span>
                <button class="primary" on:click=move |_| take()>{texts.t("update-load")}</button>
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

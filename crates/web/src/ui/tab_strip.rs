//! Tabs and the panel of the one that is open.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::texts::use_texts;

/// A tab: its name in the document, and the key of its title.
pub type Tab = (&'static str, &'static str);

/// The tabs and the panel of the open one.
#[component]
pub fn TabStrip(tabs: &'static [Tab], open: RwSignal<usize>, children: Children) -> impl IntoView {
    let texts = use_texts();
    let tab = move |at: usize| {
        let (id, key) = tabs[at];
        view! {
            <button role="tab" id=id aria-controls="panel" aria-selected=move || (open.get() == at).to_string()
                tabindex=move || if open.get() == at { "0" } else { "-1" }
                on:click=move |_| open.set(at) on:keydown=move |event| turn(&event, tabs, open)>
                {texts.t(key)}
            </button>
        }
    };
    view! {
        <section class="tabs">
            <div role="tablist" aria-label=texts.t("beside-the-table")>{(0..tabs.len()).map(tab).collect_view()}</div>
            <div role="tabpanel" id="panel" class="panel" tabindex="0" aria-labelledby=move || tabs[open.get()].0>
                {children()}
            </div>
        </section>
    }
}

/// Moves between tabs with the arrow keys.
fn turn(event: &KeyboardEvent, tabs: &[Tab], open: RwSignal<usize>) {
    let step = match event.key().as_str() {
        "ArrowRight" => 1,
        "ArrowLeft" => tabs.len() - 1,
        _ => return,
    };
    event.prevent_default();
    open.update(|at| *at = (*at + step) % tabs.len());
    let tab = document().get_element_by_id(tabs[open.get_untracked()].0);
    if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<web_sys::HtmlElement>().ok()) {
        tab.focus().unwrap_or_default();
    }
}

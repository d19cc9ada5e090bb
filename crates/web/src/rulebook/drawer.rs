//! The rules in a drawer over the table.

use leptos::ev;
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::page::Rulebook;
use crate::text_files::RULES;
use crate::ui::{RulesDrawer, WithTexts, use_rules_drawer, use_texts};

/// The drawer while it is open.
#[component]
pub fn Drawer() -> impl IntoView {
    let drawer = use_rules_drawer();
    let is_open = Memo::new(move |_| drawer.asked().is_some());
    view! { <Show when=move || is_open.get()><OpenDrawer drawer/></Show> }
}

/// A modal dialog: the browser keeps the focus inside, closes it with Esc, and gives the focus back.
#[component]
fn OpenDrawer(drawer: RulesDrawer) -> impl IntoView {
    let texts = use_texts();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = dialog.get().filter(|dialog| !dialog.open()) {
            dialog.show_modal().unwrap_or_default();
        }
    });
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    // Only a click on the backdrop has the dialog itself as its target: the rest is covered by what is inside.
    let outside = move |event: ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
        if target.is_some_and(|target| target.tag_name() == "DIALOG") {
            close();
        }
    };
    let asked = RwSignal::new(drawer.asked().unwrap_or_default());
    Effect::watch(
        move || drawer.asked(),
        move |name, _, _| {
            if let Some(name) = name {
                asked.set(name.clone());
            }
        },
        false,
    );
    let book = ViewFn::from(move || view! { <div class="paper rules"><Rulebook asked/></div> });
    view! {
        <dialog class="rules-drawer" node_ref=dialog aria-labelledby="drawer-title" on:close=move |_| drawer.close() on:click=outside>
            <div class="drawer-inside">
                <header>
                    <h2 id="drawer-title">{texts.t("rules")}</h2>
                    <button class="plain close" aria-label=texts.t("close") on:click=move |_| close()>"✕"</button>
                </header>
                <WithTexts file=RULES page=book/>
            </div>
        </dialog>
    }
}

//! Moves, log, scores and the table in words beside the table, one at a time.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use witchstone_rules::Move;

use super::{Latest, Log, MoveList, Scores};
use crate::play::Session;
use crate::table::{Focus, InWords};
use crate::use_texts;

const TABS: [(&str, &str); 4] =
    [("tab-moves", "moves"), ("tab-log", "log"), ("tab-scores", "scores"), ("tab-words", "in-words")];

/// The panels behind their tabs.
#[component]
pub fn Tabs(
    session: Session,
    #[prop(into)] legal: Signal<Vec<Move>>,
    focus: Focus,
    on_move: Callback<Move>,
) -> impl IntoView {
    let texts = use_texts();
    let chosen = RwSignal::new(0_usize);
    // The panel is not drawn again, and the focus not lost, when its own tab is chosen once more.
    let open = Memo::new(move |_| chosen.get());
    let tab = move |at: usize| {
        let (id, key) = TABS[at];
        view! {
            <button role="tab" id=id aria-controls="panel" aria-selected=move || (open.get() == at).to_string()
                tabindex=move || if open.get() == at { "0" } else { "-1" }
                on:click=move |_| chosen.set(at) on:keydown=move |event| turn(&event, chosen)>
                {texts.t(key)}
            </button>
        }
    };
    let panel = move || match open.get() {
        0 => view! { <MoveList session legal focus on_move/><Latest session focus/> }.into_any(),
        1 => view! { <Log session focus/> }.into_any(),
        2 => view! { <Scores session/> }.into_any(),
        _ => view! { <InWords view=session.view() legal names=session.names focus/> }.into_any(),
    };
    view! {
        <section class="tabs">
            <div role="tablist" aria-label=texts.t("beside-the-table")>
                {(0..TABS.len()).map(tab).collect_view()}
            </div>
            <div role="tabpanel" id="panel" class="panel" tabindex="0" aria-labelledby=move || TABS[open.get()].0>
                {panel}
            </div>
        </section>
    }
}

/// The arrow keys go from tab to tab.
fn turn(event: &KeyboardEvent, open: RwSignal<usize>) {
    let step = match event.key().as_str() {
        "ArrowRight" => 1,
        "ArrowLeft" => TABS.len() - 1,
        _ => return,
    };
    event.prevent_default();
    open.update(|at| *at = (*at + step) % TABS.len());
    let tab = document().get_element_by_id(TABS[open.get_untracked()].0);
    if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<web_sys::HtmlElement>().ok()) {
        tab.focus().unwrap_or_default();
    }
}

//! A text of the server's administrators for everybody.

use leptos::prelude::*;

use crate::ui::use_texts;

/// The text until it is closed or taken back; a new one is shown again.
#[component]
pub fn Announcement(text: RwSignal<Option<String>>) -> impl IntoView {
    let texts = use_texts();
    let shown = Memo::new(move |_| text.with(|text| text.clone().filter(|text| !text.is_empty())));
    move || {
        shown.get().map(|said| {
            view! {
                <div class="announcement" role="status">
                    <b>{texts.t("announcement")}</b>
                    <span>{said}</span>
                    <button class="plain" aria-label=texts.t("close") on:click=move |_| text.set(None)>"✕"</button>
                </div>
            }
        })
    }
}

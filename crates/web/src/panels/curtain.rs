//! The curtain between two players at one device: nothing hidden is shown until the next one asks for it.

use leptos::html::Button;
use leptos::prelude::*;

use super::bar::name_of;
use crate::play::{Act, Session};
use crate::use_texts;

/// Asks for the device to be handed over.
#[component]
pub fn Curtain(session: Session) -> impl IntoView {
    let texts = use_texts();
    let button = NodeRef::<Button>::new();
    Effect::new(move || {
        if let Some(button) = button.get() {
            button.focus().unwrap_or_default();
        }
    });
    let name = move || {
        let player = session.curtain.get();
        player.map(|player| session.names.with(|names| name_of(names, player))).unwrap_or_default()
    };
    view! {
        <div class="curtain">
            <p>{texts.f("curtain", move || vec![("name", name().into())])}</p>
            <button class="primary" node_ref=button on:click=move |_| session.ask(Act::Lift)>
                {texts.f("show-things", move || vec![("name", name().into())])}
            </button>
        </div>
    }
}

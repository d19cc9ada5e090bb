//! The chat of a table, with muting.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use witchstone_wire::{ChatMessage, ClientMessage};

use super::connection::OnlineTable;
use crate::ui::{Settings, use_settings, use_texts};

#[component]
pub fn Chat(online: OnlineTable) -> impl IntoView {
    let texts = use_texts();
    let settings = use_settings();
    let said = RwSignal::new(String::new());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let text = said.get_untracked().trim().to_owned();
        // Offline the text stays in the field.
        if !text.is_empty() && online.connected.get_untracked() {
            online.send.run(ClientMessage::Chat { id: 0, text });
            said.set(String::new());
        }
    };
    let heard = Memo::new(move |_| {
        let heard = |line: &&ChatMessage| settings.with(|settings| !settings.mutes(&line.name));
        online.chat.with(|chat| chat.iter().filter(heard).cloned().collect::<Vec<_>>())
    });
    // Muted players who have written here.
    let muted = Memo::new(move |_| {
        let mut names: Vec<String> =
            online.chat.with(|chat| chat.iter().map(|line| line.name.clone()).collect());
        names.retain(|name| settings.with(|settings| settings.mutes(name)));
        names.sort();
        names.dedup();
        names
    });
    let lines = move || {
        heard.with(|heard| heard.iter().cloned().map(|line| view! { <Line online line/> }).collect_view())
    };
    let again = move || muted.get().into_iter().map(|name| view! { <Hear online name/> }).collect_view();
    view! {
        <details class="chat">
            <summary>{texts.t("chat")} " " <small>{move || heard.with(Vec::len)}</small></summary>
            <ul aria-live="polite">{lines}</ul>
            {again}
            <form on:submit=send>
                <input type="text" maxlength="400" aria-label=texts.t("say") prop:value=said
                    on:input=move |event| said.set(event_target_value(&event))/>
                <button type="submit" disabled=move || !online.connected.get()>{texts.t("send")}</button>
            </form>
        </details>
    }
}

/// One line; others' lines have a mute button.
#[component]
fn Line(online: OnlineTable, line: ChatMessage) -> impl IntoView {
    let texts = use_texts();
    let settings = use_settings();
    let ChatMessage { name, text, seat, .. } = line;
    let seated = online.info.with_untracked(|info| info.as_ref().and_then(|table| table.your_seat));
    let own = (seat.is_some() && seat == seated) || settings.with_untracked(|settings| settings.name == name);
    let muted = name.clone();
    let button = (!own).then(|| {
        let label = {
            let name = name.clone();
            move || texts.with(|words| words.format("mute-name", &[("name", name.clone().into())]))
        };
        let mute = move |_| set_heard(online, settings, &muted, false);
        view! { <button class="mute" title=label.clone() aria-label=label on:click=mute>{texts.t("mute")}</button> }
    });
    view! { <li><span><b>{name}</b>" "{text}</span>{button}</li> }
}

/// A muted player, with an unmute button.
#[component]
fn Hear(online: OnlineTable, name: String) -> impl IntoView {
    let texts = use_texts();
    let settings = use_settings();
    let label = {
        let name = name.clone();
        move || texts.with(|words| words.format("muted-name", &[("name", name.clone().into())]))
    };
    view! {
        <p class="muted">
            <span>{label}</span>
            <button on:click=move |_| set_heard(online, settings, &name, true)>{texts.t("unmute")}</button>
        </p>
    }
}

/// Mutes or unmutes a player at every table in this browser; the host mutes them for the whole table.
fn set_heard(online: OnlineTable, settings: RwSignal<Settings>, name: &str, yes: bool) {
    settings.update(|settings| settings.mute(name, !yes));
    online.send.run(ClientMessage::Mute { id: 0, name: name.to_owned(), muted: !yes });
}

//! What is said at the table, and by whom one does not want to hear it.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use witchstone_wire::{ChatLine, ClientMessage};

use super::connection::OnlineTable;
use crate::ui::{use_settings, use_texts};

#[component]
pub fn Chat(online: OnlineTable) -> impl IntoView {
    let texts = use_texts();
    let settings = use_settings();
    let said = RwSignal::new(String::new());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let text = said.get_untracked().trim().to_owned();
        // Without a connection it would be lost: it stays to be sent later.
        if !text.is_empty() && online.connected.get_untracked() {
            online.send.run(ClientMessage::Chat { id: 0, text });
            said.set(String::new());
        }
    };
    let heard = Memo::new(move |_| {
        let heard = |line: &&ChatLine| settings.with(|settings| !settings.mutes(&line.name));
        online.chat.with(|chat| chat.iter().filter(heard).cloned().collect::<Vec<_>>())
    });
    // All who are not heard and have spoken here.
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

/// One line; those of others with a way not to hear them any more.
#[component]
fn Line(online: OnlineTable, line: ChatLine) -> impl IntoView {
    let texts = use_texts();
    let settings = use_settings();
    let ChatLine { name, text, seat, .. } = line;
    let seated = online.info.with_untracked(|info| info.as_ref().and_then(|table| table.your_seat));
    let own = (seat.is_some() && seat == seated) || settings.with_untracked(|settings| settings.name == name);
    let muted = name.clone();
    let button = (!own).then(|| {
        let label = {
            let name = name.clone();
            move || texts.with(|words| words.format("mute-name", &[("name", name.clone().into())]))
        };
        let mute = move |_| hear(online, settings, &muted, false);
        view! { <button class="mute" title=label.clone() aria-label=label on:click=mute>{texts.t("mute")}</button> }
    });
    view! { <li><span><b>{name}</b>" "{text}</span>{button}</li> }
}

/// Somebody who is not heard, and a way to hear them again.
#[component]
fn Hear(online: OnlineTable, name: String) -> impl IntoView {
    let texts = use_texts();
    let settings = use_settings();
    let told = {
        let name = name.clone();
        move || texts.with(|words| words.format("muted-name", &[("name", name.clone().into())]))
    };
    view! {
        <p class="muted">
            <span>{told}</span>
            <button on:click=move |_| hear(online, settings, &name, true)>{texts.t("unmute")}</button>
        </p>
    }
}

/// Hears somebody again, or no more: here, at every table; and if one is the host, nobody at this table does.
fn hear(online: OnlineTable, settings: RwSignal<crate::Settings>, name: &str, yes: bool) {
    settings.update(|settings| settings.mute(name, !yes));
    online.send.run(ClientMessage::Mute { id: 0, name: name.to_owned(), muted: !yes });
}

//! A table on the server: the waiting room, then the game.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::{ClientMessage, Guest, Status};

use super::game::GameView;
use super::online::introduce;
use super::start::{LEVELS, own_name};
use super::waiting::WaitingRoom;
use crate::net::get;
use crate::panels::{After, reason_name, refused, story};
use crate::play::{Online, open_online};
use crate::{Route, use_settings, use_texts};

/// The page of a table. Whoever comes by a link is not known to the server yet.
#[component]
pub fn TablePage(id: String) -> impl IntoView {
    let texts = use_texts();
    let name = own_name(texts, &use_settings().with_untracked(|settings| settings.name.clone()));
    let known = RwSignal::new(false);
    spawn_local(async move {
        if get::<Guest>("/api/guest").await.is_err() {
            // Without a server the socket goes on trying, and says so.
            introduce(&name).await.unwrap_or_default();
        }
        known.try_set(true);
    });
    let connecting = move || view! { <main class="paper narrow"><h1>{texts.t("connecting")}</h1></main> };
    view! {
        <Show when=move || known.get() fallback=connecting><Seated id=id.clone()/></Show>
    }
}

#[component]
fn Seated(id: String) -> impl IntoView {
    let texts = use_texts();
    let online = open_online(&id, use_settings(), LEVELS.map(|(_, key)| texts.now(key, &[])));
    let begun = Memo::new(move |_| online.game.with(Option::is_some));
    let page = move || {
        if let Some((reason, text)) = online.turned_away.get() {
            let said = texts.with(|words| refused(words, &reason_name(reason), &text));
            return view! { <TurnedAway said/> }.into_any();
        }
        match (begun.get(), online.game.get_untracked()) {
            (true, Some(session)) => {
                let beside = ViewFn::from(move || view! { <Beside online/> });
                view! { <GameView session after=After::Table(id.clone()) beside/> }.into_any()
            }
            _ => view! { <Before online/> }.into_any(),
        }
    };
    view! {
        {page}
        <Show when=move || !online.connected.get() && online.info.with(Option::is_some)>
            <p class="lost" role="alert">{texts.t("connection-lost")}</p>
        </Show>
    }
}

#[component]
fn TurnedAway(said: String) -> impl IntoView {
    let texts = use_texts();
    view! {
        <main class="paper narrow">
            <h1>{said}</h1>
            <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
        </main>
    }
}

#[component]
fn Before(online: Online) -> impl IntoView {
    let texts = use_texts();
    move || match online.info.get() {
        Some(table) if table.status == Status::Open => view! { <WaitingRoom table/> }.into_any(),
        _ => view! { <main class="paper narrow"><h1>{texts.t("connecting")}</h1></main> }.into_any(),
    }
}

/// What happened while the player was away, and what is said at the table.
#[component]
fn Beside(online: Online) -> impl IntoView {
    let texts = use_texts();
    let news = move || {
        let names = online.game.get().map(|session| session.names.get()).unwrap_or_default();
        let line =
            |ply: &crate::play::Ply| texts.with(|words| view! { <li>{story(words, ply, &names)}</li> });
        online.away.with(|plies| plies.iter().map(line).collect_view())
    };
    view! {
        <Show when=move || !online.away.with(Vec::is_empty)>
            <section class="leaf away" aria-live="polite">
                <h2>{texts.t("while-away")}</h2>
                <ol>{news}</ol>
                <button on:click=move |_| online.away.set(vec![])>{texts.t("close")}</button>
            </section>
        </Show>
        <Chat online/>
    }
}

#[component]
fn Chat(online: Online) -> impl IntoView {
    let texts = use_texts();
    let said = RwSignal::new(String::new());
    let send = move |event: SubmitEvent| {
        event.prevent_default();
        let text = said.get_untracked().trim().to_owned();
        if !text.is_empty() {
            online.send.run(ClientMessage::Chat { id: 0, text });
            said.set(String::new());
        }
    };
    let lines = move || {
        let line = |line: &witchstone_wire::ChatLine| {
            view! { <li><b>{line.name.clone()}</b>" "{line.text.clone()}</li> }
        };
        online.chat.with(|chat| chat.iter().map(line).collect_view())
    };
    view! {
        <details class="chat">
            <summary>{texts.t("chat")} " " <small>{move || online.chat.with(Vec::len)}</small></summary>
            <ul aria-live="polite">{lines}</ul>
            <form on:submit=send>
                <input type="text" maxlength="400" aria-label=texts.t("say") prop:value=said
                    on:input=move |event| said.set(event_target_value(&event))/>
                <button type="submit">{texts.t("send")}</button>
            </form>
        </details>
    }
}

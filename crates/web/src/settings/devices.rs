//! The devices on which this guest is logged in, and logging out.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::{Devices, Guest, LogOut};

use crate::ui::{HttpError, describe_error, get, post, use_texts};

/// Who is logged in, and on how many devices.
#[derive(Clone, PartialEq)]
struct Login {
    name: String,
    devices: Devices,
}

/// The card with the devices; nothing for somebody whom the server does not know, or without a server.
#[component]
pub fn DevicesCard() -> impl IntoView {
    let (texts, login) = (use_texts(), RwSignal::new(None::<Login>));
    let done = RwSignal::new(None::<Result<(), HttpError>>);
    spawn_local(async move {
        if let (Ok(guest), Ok(devices)) = (get::<Guest>("/api/guest").await, get("/api/devices").await) {
            login.try_set(Some(Login { name: guest.name, devices }));
        }
    });
    let card = move || {
        let login = login.get()?;
        Some(match done.get() {
            Some(Ok(())) => view! { <p role="status">{texts.t("logged-out")}</p> }.into_any(),
            Some(Err(fault)) => view! { <p role="alert">{describe_error(texts, &fault)}</p> }.into_any(),
            None => view! { <LogOutForm login done/> }.into_any(),
        })
    };
    view! {
        <Show when=move || login.with(Option::is_some)>
            <section class="surface devices">
                <h2>{texts.t("devices")}</h2>
                {card}
            </section>
        </Show>
    }
}

/// Two buttons, each of which asks once more: what is lost does not come back.
#[component]
fn LogOutForm(login: Login, done: RwSignal<Option<Result<(), HttpError>>>) -> impl IntoView {
    let (texts, asked) = (use_texts(), RwSignal::new(None::<bool>));
    let Login { name, devices } = login;
    let fill = move |key: &'static str| {
        let name = name.clone();
        texts.f(key, move || {
            vec![
                ("name", name.clone().into()),
                ("count", devices.count.into()),
                ("most", devices.most.into()),
            ]
        })
    };
    let (count, here, everywhere) =
        (fill("devices-count"), fill("log-out-here-help"), fill("log-out-everywhere-help"));
    let log_out = move |everywhere: bool| {
        spawn_local(async move {
            let left = post::<_, ()>("/api/logout", &LogOut { everywhere }).await;
            done.try_set(Some(left));
        });
    };
    let question = move || {
        let all = asked.get()?;
        let sure = if all { everywhere() } else { here() };
        Some(view! {
            <div class="sure" role="alert">
                <p>{sure}</p>
                <span class="buttons">
                    <button class="log-out" on:click=move |_| log_out(all)>{texts.t("log-out")}</button>
                    <button on:click=move |_| asked.set(None)>{texts.t("log-out-cancel")}</button>
                </span>
            </div>
        })
    };
    view! {
        <p>{count}</p>
        <div class="buttons">
            <button class="here" on:click=move |_| asked.set(Some(false))>{texts.t("log-out-here")}</button>
            <button class="everywhere" on:click=move |_| asked.set(Some(true))>{texts.t("log-out-everywhere")}</button>
        </div>
        {question}
    }
}

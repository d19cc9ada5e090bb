//! One guest on several devices: a code that works once, for a few minutes.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::{DeviceCode, DeviceLogin, DevicePreview, Guest, Reason};

use super::code_form::CodeForm;
use super::lobby::set_guest_name;
use crate::game::own_name;
use crate::ui::{HttpError, Route, describe_error, post, use_settings, use_texts};

/// Shows a code, and accepts one from another device.
#[component]
pub fn OtherDevice() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let code = RwSignal::new(None::<Result<DeviceCode, HttpError>>);
    let ask = move |_| {
        let name = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
        spawn_local(async move {
            let found = match set_guest_name(&name).await {
                Ok(()) => post::<_, DeviceCode>("/api/device", &()).await,
                Err(fault) => Err(fault),
            };
            code.try_set(Some(found));
        });
    };
    let shown = move || match code.get()? {
        Ok(DeviceCode { code, seconds }) => {
            let minutes = move || vec![("n", (seconds / 60).into())];
            Some(view! {
                <p class="device-code" role="status"><b>{code}</b>" "<small>{texts.f("device-good-for", minutes)}</small></p>
            }
            .into_any())
        }
        Err(fault) => Some(view! { <p role="alert">{describe_error(texts, &fault)}</p> }.into_any()),
    };
    view! {
        <details class="other-device">
            <summary>{texts.t("other-device")}</summary>
            <p class="hint">{texts.t("other-device-help")}</p>
            <button class="get-code" on:click=ask>{texts.t("get-code")}</button>
            {shown}
            <CodeForm class="join take-code" label="device-code" button="take-code" leads_to=Route::Device/>
        </details>
    }
}

/// The page of a code: makes this device one of the guest's. If somebody else plays here, it asks first.
#[component]
pub fn DevicePage(code: String) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let state = RwSignal::new(Login::Connecting);
    let log_in = Callback::new(move |(code, replace): (String, bool)| {
        spawn_local(async move {
            let joined = post::<_, Guest>("/api/device/login", &DeviceLogin { code, replace }).await;
            if let Ok(guest) = &joined {
                settings.update(|all| all.name.clone_from(&guest.name));
            }
            state.try_set(Login::Done(joined.map(|guest| guest.name)));
        });
    });
    let asked = code.clone();
    spawn_local(async move {
        let login = DeviceLogin { code: asked.clone(), replace: false };
        match post::<_, DevicePreview>("/api/device/preview", &login).await {
            Ok(DevicePreview { name, replaces: Some(own) }) => drop(state.try_set(Login::Ask { name, own })),
            Ok(_) => log_in.run((asked, false)),
            Err(fault) => drop(state.try_set(Login::Done(Err(fault)))),
        }
    });
    let page = move || match state.get() {
        Login::Connecting => view! { <h1>{texts.t("connecting")}</h1> }.into_any(),
        Login::Ask { name, own } => {
            let code = code.clone();
            let replace = Callback::new(move |()| log_in.run((code.clone(), true)));
            view! { <Confirm name own replace/> }.into_any()
        }
        Login::Done(done) => {
            let said = move || match &done {
                Ok(name) => {
                    texts.with(|words| words.format("device-joined", &[("name", name.clone().into())]))
                }
                Err(HttpError::Refused(problem)) if problem.reason == Reason::UnknownGuest => {
                    texts.t("device-unknown")()
                }
                Err(fault) => describe_error(texts, fault),
            };
            view! {
                <h1>{said}</h1>
                <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            }
            .into_any()
        }
    };
    view! { <main class="paper narrow device">{page}</main> }
}

/// How far the page of a code is.
#[derive(Clone, PartialEq)]
enum Login {
    Connecting,
    /// Whose the code is, and who plays on this device.
    Ask {
        name: String,
        own: String,
    },
    Done(Result<String, HttpError>),
}

/// Asks whether somebody else is to play on this device, with both names: anybody can send a link.
#[component]
fn Confirm(name: String, own: String, replace: Callback<()>) -> impl IntoView {
    let texts = use_texts();
    let text = move |key: &'static str| {
        let names = (name.clone(), own.clone());
        texts.f(key, move || vec![("name", names.0.clone().into()), ("own", names.1.clone().into())])
    };
    view! {
        <h1>{text("device-confirm")}</h1>
        <p>{text("device-confirm-help")}</p>
        <div class="buttons">
            <a class="button primary keep" href=Route::Start.to_string()>{text("device-keep")}</a>
            <button class="replace" on:click=move |_| replace.run(())>{text("device-replace")}</button>
        </div>
    }
}

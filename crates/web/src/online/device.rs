//! One guest on several devices: a code that works once, for a few minutes.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::{DeviceCode, Guest};

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

/// The page of a code: links this device to the guest.
#[component]
pub fn DevicePage(code: String) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let done = RwSignal::new(None::<Result<String, HttpError>>);
    spawn_local(async move {
        let joined = post::<_, Guest>(&format!("/api/device/{code}"), &()).await;
        if let Ok(guest) = &joined {
            settings.update(|all| all.name.clone_from(&guest.name));
        }
        done.try_set(Some(joined.map(|guest| guest.name)));
    });
    let said = move || match done.get() {
        None => texts.t("connecting")(),
        Some(Ok(name)) => texts.f("device-joined", move || vec![("name", name.clone().into())])(),
        Some(Err(HttpError::Refused(_))) => texts.t("device-unknown")(),
        Some(Err(fault)) => describe_error(texts, &fault),
    };
    view! {
        <main class="paper narrow">
            <h1>{said}</h1>
            <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
        </main>
    }
}

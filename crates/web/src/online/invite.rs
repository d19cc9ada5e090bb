//! Registering at a closed server, which asks new guests for its invite code.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::{Guest, NewGuest, Reason};

use crate::game::own_name;
use crate::ui::{HttpError, describe_error, post, use_settings, use_texts};

/// Whether the server refused a new guest for want of the code.
pub fn is_wanted(fault: &HttpError) -> bool {
    let codes = [Reason::InviteCodeNeeded, Reason::WrongInviteCode];
    matches!(fault, HttpError::Refused(problem) if codes.contains(&problem.reason))
}

/// Asks for the invite code and registers with it; then `on_done` continues what was begun.
#[component]
pub fn InviteForm(on_done: Callback<()>) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let (code, problem) = (RwSignal::new(String::new()), RwSignal::new(None::<HttpError>));
    let register = move |event: SubmitEvent| {
        event.prevent_default();
        let name = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
        let guest = NewGuest { name, invite_code: Some(code.get_untracked()) };
        spawn_local(async move {
            match post::<_, Guest>("/api/guest", &guest).await {
                Ok(_) => on_done.run(()),
                Err(fault) => drop(problem.try_set(Some(fault))),
            }
        });
    };
    let said = move || match problem.get() {
        Some(fault) => describe_error(texts, &fault),
        None => texts.t("invite-needed")(),
    };
    view! {
        <form class="invite" on:submit=register>
            <p role="alert">{said}</p>
            <label class="field">
                <span>{texts.t("invite-code")}</span>
                <input type="text" autocomplete="off" autocapitalize="none" spellcheck="false" required
                    prop:value=code on:input=move |event| code.set(event_target_value(&event))/>
            </label>
            <button type="submit" class="primary">{texts.t("invite-enter")}</button>
        </form>
    }
}

//! Fields of forms.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_wire::clean_name;
use witchstone_words::Language;

use super::{use_loaded_texts, use_settings, use_texts};

/// One of several, by name.
#[component]
pub fn Select(
    /// What is picked.
    #[prop(into)]
    label: Signal<String>,
    /// The names, and what the player reads.
    #[prop(into)]
    choices: Signal<Vec<(&'static str, String)>>,
    /// The name that is picked now.
    #[prop(into)]
    chosen: Signal<&'static str>,
    /// Another name was picked.
    #[prop(into)]
    on_choice: Callback<String>,
) -> impl IntoView {
    let option = move |(name, text): (&'static str, String)| {
        view! { <option value=name selected=move || chosen.get() == name>{text}</option> }
    };
    view! {
        <label class="field">
            <span>{label}</span>
            // The attribute of an option no longer counts once somebody has picked one.
            <select prop:value=chosen on:change=move |event| on_choice.run(event_target_value(&event))>
                {move || choices.get().into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

/// Yes or no, with a sentence that says what it does.
#[component]
pub fn Switch(
    /// What is switched.
    #[prop(into)]
    label: Signal<String>,
    /// What it does.
    #[prop(into)]
    help: Signal<String>,
    /// Whether it is on.
    #[prop(into)]
    on: Signal<bool>,
    /// It cannot be switched now.
    #[prop(into, optional)]
    disabled: Signal<bool>,
    /// It was switched.
    #[prop(into)]
    on_change: Callback<bool>,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=on disabled=disabled
                on:change=move |event| on_change.run(event_target_checked(&event))/>
            <span>
                <b>{label}</b>
                " "
                <small>{help}</small>
            </span>
        </label>
    }
}

/// The player's name, used in new games.
#[component]
pub fn NameField() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    view! {
        <label class="field">
            <span>{texts.t("your-name")}</span>
            <input type="text" maxlength="20" autocomplete="nickname"
                prop:value=move || settings.with(|settings| settings.name.clone())
                on:change=move |event| settings.update(|all| all.name = cleaned_name(&event_target_value(&event)))/>
        </label>
    }
}

/// A name as the server will store it.
pub fn cleaned_name(name: &str) -> String {
    js_sys::JsString::from(clean_name(name)).normalize("NFC").into()
}

/// The language; by default the browser's.
#[component]
pub fn LanguageSelect() -> impl IntoView {
    let (texts, loaded) = (use_texts(), use_loaded_texts());
    let failed = RwSignal::new(false);
    let choose = move |code: String| {
        let language = Language::from_code(&code).unwrap_or_default();
        spawn_local(async move {
            let switched = loaded.switch(language).await;
            failed.try_set(!switched);
        });
    };
    let choices = Language::ALL.map(|language| (language.code(), language.native_name().to_owned()));
    view! {
        <Select
            label=texts.t("language")
            choices=Signal::derive(move || choices.to_vec())
            chosen=Signal::derive(move || loaded.chosen().code())
            on_choice=choose
        />
        <Show when=move || failed.get()><p class="hint" role="alert">{texts.t("texts-unreachable")}</p></Show>
    }
}

/// A number out of a few, as buttons.
#[component]
pub fn Count(label: &'static str, counts: &'static [u8], count: RwSignal<u8>) -> impl IntoView {
    let texts = use_texts();
    let button = move |number: u8| {
        view! {
            <button type="button" aria-pressed=move || (count.get() == number).to_string()
                on:click=move |_| count.set(number)>
                {number}
            </button>
        }
    };
    view! {
        <div class="field" role="group" aria-label=texts.t(label)>
            <span>{texts.t(label)}</span>
            <span class="counts">{counts.iter().map(|&number| button(number)).collect_view()}</span>
        </div>
    }
}

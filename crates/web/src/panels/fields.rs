//! Fields of forms.

use leptos::prelude::*;

/// One of several, by name.
#[component]
pub fn Pick(
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
            <select on:change=move |event| on_choice.run(event_target_value(&event))>
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

//! A field for a code or a link, with a button that opens its page.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use witchstone_wire::is_id;

use crate::ui::{Route, use_texts};

/// Of a whole link the last part counts.
#[component]
pub fn CodeForm(
    /// The classes of the form.
    class: &'static str,
    /// The message key of the label.
    label: &'static str,
    /// The message key of the button.
    button: &'static str,
    /// The page of a code.
    leads_to: fn(String) -> Route,
) -> impl IntoView {
    let texts = use_texts();
    let (written, invalid) = (RwSignal::new(String::new()), RwSignal::new(false));
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        let word = written.with_untracked(|text| last_word(text).to_ascii_lowercase());
        invalid.set(!is_id(&word));
        if is_id(&word) {
            leads_to(word).open();
        }
    };
    view! {
        <form class=class on:submit=go>
            <label class="field">
                <span>{texts.t(label)}</span>
                <input type="text" autocomplete="off" prop:value=written
                    on:input=move |event| written.set(event_target_value(&event))/>
            </label>
            <button type="submit">{texts.t(button)}</button>
            <Show when=move || invalid.get()><p role="alert">{texts.t("code-invalid")}</p></Show>
        </form>
    }
}

fn last_word(text: &str) -> &str {
    text.trim().rsplit(['/', '#']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_be_written_as_a_link() {
        assert_eq!(last_word(" k3m9 "), "k3m9");
        assert_eq!(last_word("http://127.0.0.1:8077/#/table/k3m9"), "k3m9");
        assert_eq!(last_word(""), "");
    }
}

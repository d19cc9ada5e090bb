//! A field for a code or a link, with a button that opens its page.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

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
    let clock_text = RwSignal::new(String::new());
    let go = move |event: SubmitEvent| {
        event.prevent_default();
        let word = clock_text.with_untracked(|text| last_word(text).to_owned());
        if !word.is_empty() {
            leads_to(word).open();
        }
    };
    view! {
        <form class=class on:submit=go>
            <label class="field">
                <span>{texts.t(label)}</span>
                <input type="text" autocomplete="off" prop:value=clock_text
                    on:input=move |event| clock_text.set(event_target_value(&event))/>
            </label>
            <button type="submit">{texts.t(button)}</button>
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

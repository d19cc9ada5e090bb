//! Focus and downloads: what is asked of the document itself.

use leptos::html::Button;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

/// Hands a text to the browser as a file of that name.
pub fn download(name: &str, text: &str) {
    hand_over(name, text).unwrap_or_default();
}

fn hand_over(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: HtmlElement = document().create_element("a")?.unchecked_into();
    link.set_attribute("href", &address)?;
    link.set_attribute("download", name)?;
    link.click();
    web_sys::Url::revoke_object_url(&address)
}

/// Takes the focus from what has it if that is about to be removed together with what this selector names: otherwise the
/// browser would have to lay out the page once more in the middle of it.
pub fn blur_within(removed: &str) {
    let focused =
        document().active_element().filter(|element| matches!(element.closest(removed), Ok(Some(_))));
    if let Some(element) = focused.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        element.blur().unwrap_or_default();
    }
}

/// Whether a modal dialog is open: keys belong to it then.
pub fn is_in_dialog() -> bool {
    document().query_selector("dialog[open]").ok().flatten().is_some()
}

/// Whether keys belong to what has the focus: a field, a list or a slider.
pub fn is_typing() -> bool {
    let focused = document().active_element().map(|element| element.tag_name());
    matches!(focused.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"))
}

/// Focuses a button once it is in the document, so that one key presses it.
pub fn focus_on_mount(button: NodeRef<Button>) {
    Effect::new(move || {
        if let Some(button) = button.get() {
            button.focus().unwrap_or_default();
        }
    });
}

/// A random seed below 2^53, from `Math.random`: a game on one device hides nothing that is worth a cryptographic source.
pub fn random_seed() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}

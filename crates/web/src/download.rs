//! Texts handed to the browser as files.

use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};

/// Hands a text to the browser as a file of that name.
pub fn download(name: &str, text: &str) {
    hand_over(name, text).unwrap_or_default();
}

fn hand_over(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    let blob = web_sys::Blob::new_with_str_sequence(&parts)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlElement = document().create_element("a")?.unchecked_into();
    link.set_attribute("href", &address)?;
    link.set_attribute("download", name)?;
    link.click();
    web_sys::Url::revoke_object_url(&address)
}

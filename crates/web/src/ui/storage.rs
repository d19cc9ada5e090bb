//! The browser's local storage: small texts by key.

use web_sys::Storage;

/// The storage; none where the player forbids it.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The text under a key.
pub fn read(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Writes a text under a key; returns whether the browser stored it.
pub fn write(key: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
}

/// Removes a key and its text.
pub fn remove(key: &str) {
    if let Some(storage) = storage() {
        storage.remove_item(key).unwrap_or_default();
    }
}

/// All keys.
pub fn keys() -> Vec<String> {
    let Some(storage) = storage() else {
        return vec![];
    };
    (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok()?).collect()
}

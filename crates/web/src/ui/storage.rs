//! What the browser keeps: small texts by name.

use web_sys::Storage;

/// The browser's store; none where the player forbids it.
fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// The text kept under a name.
pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(name).ok()?
}

/// Keeps a text under a name; tells whether the browser took it.
pub fn write(name: &str, text: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
}

/// Forgets a name.
pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        storage.remove_item(name).unwrap_or_default();
    }
}

/// All names that something is kept under.
pub fn names() -> Vec<String> {
    let Some(storage) = storage() else {
        return vec![];
    };
    (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok()?).collect()
}

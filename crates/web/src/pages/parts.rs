//! The pieces of the table one by one, for development.

use leptos::prelude::*;

use crate::table::Parts;

/// The page of one piece, or of all.
#[component]
pub fn PartsPage(name: String) -> impl IntoView {
    view! { <main class="parts"><Parts name/></main> }
}

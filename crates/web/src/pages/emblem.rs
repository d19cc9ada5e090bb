//! The Crystal ball over the title.

use leptos::prelude::*;

/// A picture for the eye alone.
#[component]
pub fn Emblem() -> impl IntoView {
    view! {
        <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
            <defs>
                <radialGradient id="emblem-ball" cx="40%" cy="32%" r="75%">
                    <stop offset="0" stop-color="#8f86e0"/>
                    <stop offset=".45" stop-color="#46408a"/>
                    <stop offset="1" stop-color="#15122e"/>
                </radialGradient>
            </defs>
            <path d="M18 52h28l5 8H13Z" fill="#8d6a33" stroke="#e0b868" stroke-width="1.5" stroke-linejoin="round"/>
            <circle cx="32" cy="29" r="25" fill="url(#emblem-ball)" stroke="#e0b868" stroke-width="2"/>
            <path d="M25 42 28 19 32 11 36 19 39 42 32 47Z" fill="#a99fb8" stroke="#efe3c8" stroke-width="1.2" stroke-linejoin="round"/>
            <path d="M32 11 36 19 39 42 32 47Z" fill="#7d7391"/>
            <path d="M32 22v14M29 27l3-5 3 5" fill="none" stroke="#8fd8ff" stroke-width="1.8" stroke-linecap="round"/>
            <path d="M14 24a19 19 0 0 1 9-11" fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-width="2.4" stroke-linecap="round"/>
        </svg>
    }
}

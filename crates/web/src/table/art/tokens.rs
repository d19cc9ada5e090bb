//! Tokens, cards and containers. On a field of 24 × 24.

use super::Drawing;

pub(super) const ALL: &[Drawing] = &[
    (
        "owl",
        BOX,
        r#"<path fill="var(--owl)" d="M4 2.5c2.5.3 4 1.3 4.8 2.3a9 9 0 0 1 6.4 0C16 3.8 17.5 2.8 20 2.5c.2 2-.2 3.6-.8 4.8.8 1.3 1.1 2.8 1.1 4.7v3c0 4.5-3.6 7.5-8.3 7.5S3.7 19.5 3.7 15v-3c0-1.9.3-3.4 1.1-4.7C4.2 6.1 3.8 4.5 4 2.5z"/><circle cx="8.4" cy="10" r="3.1" fill="var(--parchment)"/><circle cx="15.6" cy="10" r="3.1" fill="var(--parchment)"/><circle cx="8.7" cy="10" r="1.4" fill="var(--ink)"/><circle cx="15.3" cy="10" r="1.4" fill="var(--ink)"/><path fill="var(--brass)" d="m12 11.5 1.5 2.2L12 16l-1.5-2.3z"/>"#,
    ),
    (
        "vial",
        BOX,
        r#"<path fill="none" stroke="var(--edge-light)" stroke-width="1.5" stroke-linejoin="round" d="M8.5 1.8h7M9.8 2v7.2L4.9 18.5A2.6 2.6 0 0 0 7.2 22.3h9.6a2.6 2.6 0 0 0 2.3-3.8L14.2 9.2V2"/>"#,
    ),
    (
        "vial-full",
        BOX,
        r#"<path fill="currentColor" d="m8.2 13.5-2.8 5.3a2 2 0 0 0 1.8 2.9h9.6a2 2 0 0 0 1.8-2.9l-2.8-5.3c-2.5 1.3-5 -1.3-7.6 0z"/><path fill="none" stroke="var(--parchment)" stroke-opacity=".85" stroke-width="1.5" stroke-linejoin="round" d="M8.5 1.8h7M9.8 2v7.2L4.9 18.5A2.6 2.6 0 0 0 7.2 22.3h9.6a2.6 2.6 0 0 0 2.3-3.8L14.2 9.2V2"/><circle cx="10.5" cy="17.5" r="1.1" fill="white" fill-opacity=".7"/><circle cx="13.8" cy="19" r=".8" fill="white" fill-opacity=".6"/>"#,
    ),
    (
        "collecting",
        BOX,
        r#"<path fill="var(--aubergine)" stroke="var(--brass)" stroke-width="1.6" stroke-linejoin="round" d="m12 1 9.5 5.5v11L12 23l-9.5-5.5v-11z"/><path fill="var(--brass)" d="M7 10.5h10l-1.3 6.7H8.3zM6 8.2h12v1.6H6zM9.5 4.5h1.3v2.6H9.5zM13.2 5.5h1.3v1.6h-1.3z"/>"#,
    ),
    (
        "hexes",
        BOX,
        r#"<path fill="currentColor" d="m6.6 6.5 5.4 3v6l-5.4 3-5.4-3v-6zM17.4 6.5l5.4 3v6l-5.4 3-5.4-3v-6z" stroke="var(--cut)" stroke-width="1"/>"#,
    ),
    (
        "special",
        BOX,
        r#"<path fill="currentColor" d="M12 1.5v21l-9-5.2V6.7z"/><path fill="currentColor" fill-opacity=".55" d="M12 1.5v21l9-5.2V6.7z"/>"#,
    ),
    (
        "unit",
        BOX,
        r#"<rect x="1.5" y="8" width="21" height="8" rx="3.5" stroke="var(--cut)" stroke-width="1.2"/>"#,
    ),
    (
        "chip",
        BOX,
        r#"<circle cx="12" cy="12" r="10.6" fill="var(--chip)" stroke="var(--chip-edge)" stroke-width="1.8"/><circle cx="12" cy="12" r="8.4" fill="none" stroke="var(--chip-edge)" stroke-width=".8" stroke-dasharray="1.6 1.6"/>"#,
    ),
];

const BOX: &str = "0 0 24 24";

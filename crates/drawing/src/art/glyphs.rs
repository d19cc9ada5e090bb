//! The six symbols, distinguishable by shape alone, and small signs. All on a field of 24 × 24.

use super::Drawing;

/// All of them.
pub const ALL: &[Drawing] = &[
    ("energy", BOX, r#"<path fill="currentColor" d="M14.2 1 4 13.7h5.9L8 23 20 9.6h-6.6z"/>"#),
    (
        "witch",
        BOX,
        r#"<path fill="currentColor" d="M1.5 18.6c1.6-1.5 3.8-2.6 6.3-3.1L10.6 7C11.4 4.4 14 1.8 18.4 1.6c-1.5 1.4-2 3-1.6 4.8l2 9c1.9.5 3.2 1.4 3.7 2.6-2.5 2.5-6.3 3.9-10.6 3.9-4.2 0-8-1.2-10.4-3.3z"/><path fill="var(--cut)" d="M8.3 13.9c3 1.3 6.6 1.3 9.9 0l.5 2.2c-3.6 1.4-7.6 1.4-11.1 0z"/>"#,
    ),
    (
        "pentagram",
        BOX,
        r#"<g fill="none" stroke="currentColor" stroke-linejoin="round"><circle cx="12" cy="12" r="10.1" stroke-width="1.7"/><path stroke-width="1.8" d="M12 2.4 17.7 20 2.8 9.1h18.4L6.3 20z"/></g>"#,
    ),
    (
        "crystal",
        BOX,
        r#"<path fill="currentColor" d="m12 .8 6.3 6.4-1.7 11.4L12 23.2l-4.6-4.6L5.7 7.2z"/><path fill="none" stroke="var(--cut)" stroke-width="1.3" stroke-linejoin="round" d="m6.3 7.5 5.7 2.7 5.7-2.7M12 10.2V22"/>"#,
    ),
    (
        "wand",
        BOX,
        r#"<path stroke="currentColor" stroke-width="3.2" stroke-linecap="round" d="m3 21 9.2-9.2"/><path fill="currentColor" d="m16.2.8 1.7 5.3 5.3 1.7-5.3 1.7-1.7 5.3-1.7-5.3-5.3-1.7 5.3-1.7z"/><path fill="currentColor" d="m6 2.4.9 2.7 2.7.9-2.7.9L6 9.6l-.9-2.7L2.4 6l2.7-.9zM20 15.2l.7 2.1 2.1.7-2.1.7-.7 2.1-.7-2.1-2.1-.7 2.1-.7z"/>"#,
    ),
    (
        "scroll",
        BOX,
        r#"<path fill="currentColor" d="M7.6 1.8H19A3.2 3.2 0 0 1 22.2 5v2.9H18v10.7a3.4 3.4 0 0 1-3.4 3.4H4.9a3.2 3.2 0 0 1-3.2-3.2v-2.7h3.2V4.5a2.7 2.7 0 0 1 2.7-2.7z"/><path fill="none" stroke="var(--cut)" stroke-width="1.5" stroke-linecap="round" d="M8.2 7h6.4M8.2 10.6h6.4M8.2 14.2h4"/>"#,
    ),
    (
        "crown",
        BOX,
        r#"<path fill="currentColor" d="M3.6 20.4h16.8l2-13.2-6 4.6L12 3.4l-4.4 8.4-6-4.6z"/><path stroke="var(--cut)" stroke-width="1.6" d="M4.4 17.3h15.2"/>"#,
    ),
    ("moon", BOX, r#"<path fill="currentColor" d="M16.9 1.7A11 11 0 1 0 22.5 17 9.2 9.2 0 0 1 16.9 1.7z"/>"#),
    (
        "turn",
        BOX,
        r#"<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M20.5 12a8.5 8.5 0 1 1-2.9-6.4"/><path fill="currentColor" d="M20.8 1.4v6.8H14z"/>"#,
    ),
    (
        "connected",
        BOX,
        r#"<g fill="none" stroke="currentColor" stroke-width="2.2"><circle cx="5" cy="18.5" r="3.3"/><circle cx="19" cy="5.5" r="3.3"/><path stroke-width="3" stroke-dasharray="4.6 1.6" d="m7.7 16 8.7-8.2"/></g>"#,
    ),
    (
        "cluster",
        BOX,
        r#"<g fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round"><path d="m8.5 2.2 4.3 2.5v5l-4.3 2.5-4.3-2.5v-5zM17.1 7.2l4 2.4v5l-4 2.4-4.3-2.4v-5zM8.5 12.2l4.3 2.4v5l-4.3 2.4-4.3-2.4v-5z"/></g>"#,
    ),
    (
        "foreign",
        BOX,
        r#"<path fill="currentColor" d="M8 22.5V9.8H6.7L12 1.5l5.3 8.3H16v12.7z"/><path stroke="var(--bad)" stroke-width="2.3" stroke-linecap="round" d="M3 21.5 21 4.5"/>"#,
    ),
    (
        "silver",
        BOX,
        r#"<circle cx="12" cy="12" r="10" fill="var(--silver)"/><path fill="var(--ink)" d="m12 4.8 2.2 4.7 5.1.7-3.7 3.5.9 5.1L12 16.3l-4.5 2.5.9-5.1-3.7-3.5 5.1-.7z"/>"#,
    ),
    (
        "more",
        BOX,
        r#"<path fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" d="M12 4v16M4 12h16"/>"#,
    ),
    (
        "out",
        BOX,
        r#"<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M4 7.5h16M9 7.5V4h6v3.5M6.2 7.5l1 13h9.6l1-13M10 11.5v5.5M14 11.5v5.5"/>"#,
    ),
];

const BOX: &str = "0 0 24 24";

//! The five kinds of places in the Crystal ball, on a field of 48 × 48.

use super::Drawing;

/// All of them.
pub const ALL: &[Drawing] = &[
    (
        "witchstone",
        BOX,
        r#"<path fill="var(--stone)" d="M13 44 15.5 19 20 7.5l6-4 5.5 6L34.5 24 36 44z"/><path fill="var(--stone-shade)" d="M26 3.5 31.5 9.5 34.5 24 36 44h-9z"/><path fill="none" stroke="var(--glow)" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round" d="M24 14.5v20M24 14.5l6 6-6 5-6-5zM20 36.5h8"/>"#,
    ),
    (
        "tower",
        BOX,
        r#"<path fill="var(--stone)" d="m17 45 1.5-26h11L31 45z"/><path fill="var(--stone-shade)" d="M25 19h4.5L31 45h-6z"/><path fill="var(--roof)" d="M14.5 20 24 3l9.5 17z"/><path fill="var(--window)" d="M22 27.5a2 2 0 0 1 4 0V33h-4z"/><path fill="var(--cut)" d="M21.5 45v-5a2.5 2.5 0 0 1 5 0v5z"/>"#,
    ),
    (
        "forest",
        BOX,
        r#"<g fill="var(--leaf-shade)"><path d="M11 41v-5H4l5.5-8H6l6-9h-3L14 9l5 10h-3l6 9h-3.5l5.5 8h-7v5zM32 41v-5h-7l5.5-8H27l6-9h-3l5-10 5 10h-3l6 9h-3.5L45 36h-7v5z"/></g><path fill="var(--leaf)" d="M21.5 45v-5h-9l6.5-9.5h-4.5l7-10H18L24 8l6 12.5h-3.5l7 10H29l6.5 9.5h-9v5z"/>"#,
    ),
    (
        "village",
        BOX,
        r#"<path fill="var(--wall-shade)" d="M25 25h18v18H25z"/><path fill="var(--roof)" d="M22.5 26 34 14.5 45.5 26z"/><path fill="var(--wall)" d="M6 28h20v16H6z"/><path fill="var(--roof-light)" d="M3 29.5 16 15l13 14.5z"/><path fill="var(--window)" d="M9.5 32h4.5v5H9.5zM33 30.5h4v4.5h-4z"/><path fill="var(--cut)" d="M17.5 44v-7.5a2.2 2.2 0 0 1 4.5 0V44z"/>"#,
    ),
    (
        "castle",
        BOX,
        r#"<path fill="var(--stone-shade)" d="M15 44V20h3.5v3h3v-3h5v3h3v-3H33v24z"/><path fill="var(--stone)" d="M5 44V16h3v3.5h2.5V16h3.5v3.5h2.5V16H19v28zM29 44V16h3v3.5h2.5V16H38v3.5h2.5V16h3v28z"/><path fill="var(--cut)" d="M20.5 44v-8a3.5 3.5 0 0 1 7 0v8z"/><path fill="var(--window)" d="M10.5 25h3v6h-3zM34.5 25h3v6h-3z"/><path fill="var(--roof)" d="M24 7v13M24 7l8 3-8 3z" stroke="var(--roof)" stroke-width="1.5"/>"#,
    ),
];

const BOX: &str = "0 0 48 48";

//! What players move: figures, counters, Crystals; and the players' fills. The user of a symbol sets its `fill`.

use super::Drawing;

pub(super) const ALL: &[Drawing] = &[
    (
        "figure",
        "0 0 24 30",
        r#"<path stroke="var(--cut)" stroke-width="1.6" stroke-linejoin="round" d="M13.5 1.5 8.3 11.8H5.5c-1.6 0-1.9 2.2-.3 2.7l1.6.5L3.5 28h17l-3.3-13 1.6-.5c1.6-.5 1.3-2.7-.3-2.7h-2.8z"/><path fill="var(--cut)" fill-opacity=".55" stroke="none" d="M7 12.6h10l.3 2.3H6.7z"/>"#,
    ),
    (
        "big-figure",
        "0 0 24 30",
        r#"<path stroke="var(--brass)" stroke-width="1.8" stroke-linejoin="round" d="M13.5 1.5 8.3 11.8H5.5c-1.6 0-1.9 2.2-.3 2.7l1.6.5L3 28.5h18L17.2 15l1.6-.5c1.6-.5 1.3-2.7-.3-2.7h-2.8z"/><path fill="var(--brass)" stroke="none" d="M7 12.4h10l.3 2.5H6.7zM12 18l1.2 2.8 3 .2-2.3 2 .7 2.9-2.6-1.6-2.6 1.6.7-2.9-2.3-2 3-.2z"/>"#,
    ),
    (
        "grandmaster",
        "0 0 24 30",
        r#"<path stroke="var(--brass)" stroke-width="1.6" stroke-linejoin="round" d="M11 6.5a4 4 0 0 1 4 4.1L14.3 13 19 28.5H3L7.7 13 7 10.6a4 4 0 0 1 4-4.1z"/><path fill="var(--brass)" stroke="none" d="M8.3 12h5.4L11 19.5zM7 6 8 2l1.7 2L11 1l1.3 3L14 2l1 4z"/><path stroke="var(--brass)" stroke-width="1.8" stroke-linecap="round" d="M20.5 7v21"/><circle cx="20.5" cy="5" r="2.6" fill="var(--glow)" stroke="none"/>"#,
    ),
    (
        "lying",
        "0 0 30 24",
        r#"<path stroke="var(--cut)" stroke-width="1.6" stroke-linejoin="round" d="M1.5 13.5 11.8 8.3V5.5c0-1.6 2.2-1.9 2.7-.3l.5 1.6L28 3.5v17l-13-3.3-.5 1.6c-.5 1.6-2.7 1.3-2.7-.3v-2.8z"/>"#,
    ),
    (
        "gem",
        "0 0 24 24",
        r#"<path stroke="var(--cut)" stroke-width="1.2" stroke-linejoin="round" d="m12 1 7 6.5-2 11L12 23l-5-4.5-2-11z"/><path fill="white" fill-opacity=".35" stroke="none" d="m12 1-7 6.5 7 3z"/><path fill="black" fill-opacity=".25" stroke="none" d="m19 7.5-2 11L12 23V10.5z"/>"#,
    ),
    (
        "black-gem",
        "0 0 24 24",
        r#"<path fill="var(--black-gem)" stroke="var(--glow)" stroke-width="1.3" stroke-linejoin="round" d="m12 1 7.5 6.5-2.2 11L12 23l-5.3-4.5-2.2-11z"/><path fill="none" stroke="var(--glow)" stroke-width=".9" d="m4.5 7.5 7.5 3 7.5-3M12 10.5V23"/><path fill="white" fill-opacity=".22" d="m12 1-7.5 6.5 7.5 3z"/>"#,
    ),
    (
        "counter",
        "0 0 24 24",
        r#"<circle cx="12" cy="12" r="10.4" stroke="var(--cut)" stroke-width="1.8"/><circle cx="12" cy="12" r="7.2" fill="none" stroke="white" stroke-opacity=".45" stroke-width="1"/>"#,
    ),
];

/// The marks of each player's pattern on a field of 6 × 6: none, slanted lines, dots, upright lines.
const MARKS: [&str; 4] = [
    "",
    r#"<path d="M-1 1 1 -1M0 6 6 0M5 7 7 5" stroke="var(--mark)" stroke-width="1.7"/>"#,
    r#"<circle cx="1.5" cy="1.5" r="1.2" fill="var(--mark)"/><circle cx="4.5" cy="4.5" r="1.2" fill="var(--mark)"/>"#,
    r#"<path d="M1.5 0V6M4.5 0V6" stroke="var(--mark)" stroke-width="1"/>"#,
];

/// The players' patterns, and the gradients of the ball.
pub(super) fn fills() -> String {
    let patterns = MARKS.iter().enumerate().map(|(player, marks)| {
        format!(
            r#"<pattern id="w-player-{player}" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--p{player})"/>{marks}</pattern>"#
        )
    });
    patterns.collect::<String>() + LIGHT
}

const LIGHT: &str = r#"<radialGradient id="w-ball" cx=".5" cy=".42" r=".62"><stop offset="0" stop-color="var(--ball-light)"/><stop offset=".55" stop-color="var(--ball-middle)"/><stop offset="1" stop-color="var(--ball-dark)"/></radialGradient><radialGradient id="w-disc" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="var(--disc-light)"/><stop offset="1" stop-color="var(--disc-dark)"/></radialGradient><linearGradient id="w-brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--brass-light)"/><stop offset=".5" stop-color="var(--brass)"/><stop offset="1" stop-color="var(--brass-dark)"/></linearGradient>"#;

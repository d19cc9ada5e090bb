//! The players' fills, a colour and a pattern each, and the light of the ball.

/// The marks of each player's pattern on a field of 6 × 6: none, slanted lines, dots, upright lines.
const MARKS: [&str; 4] = [
    "",
    r#"<path d="M-1 1 1 -1M0 6 6 0M5 7 7 5" stroke="var(--mark)" stroke-width="1.7"/>"#,
    r#"<circle cx="1.5" cy="1.5" r="1.2" fill="var(--mark)"/><circle cx="4.5" cy="4.5" r="1.2" fill="var(--mark)"/>"#,
    r#"<path d="M1.5 0V6M4.5 0V6" stroke="var(--mark)" stroke-width="1"/>"#,
];

/// Patterns and gradients.
pub(super) fn definitions() -> String {
    let patterns = MARKS.iter().enumerate().map(|(player, marks)| {
        format!(
            r#"<pattern id="w-player-{player}" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="var(--p{player})"/>{marks}</pattern>"#
        )
    });
    patterns.collect::<String>() + LIGHT
}

const LIGHT: &str = r#"<radialGradient id="w-ball" cx=".5" cy=".42" r=".62"><stop offset="0" stop-color="var(--ball-light)"/><stop offset=".55" stop-color="var(--ball-middle)"/><stop offset="1" stop-color="var(--ball-dark)"/></radialGradient><radialGradient id="w-disc" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="var(--disc-light)"/><stop offset="1" stop-color="var(--disc-dark)"/></radialGradient><linearGradient id="w-brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="var(--brass-light)"/><stop offset=".5" stop-color="var(--brass)"/><stop offset="1" stop-color="var(--brass-dark)"/></linearGradient>"#;

//! Moves, log, scores and the table in words beside the table, one at a time.

use leptos::prelude::*;
use witchstone_rules::Move;

use super::{Latest, Log, MoveList, Scores, TabStrip};
use crate::play::Session;
use crate::table::{Focus, InWords};

const TABS: [(&str, &str); 4] =
    [("tab-moves", "moves"), ("tab-log", "log"), ("tab-scores", "scores"), ("tab-words", "in-words")];

/// The panels behind their tabs.
#[component]
pub fn Tabs(
    session: Session,
    #[prop(into)] legal: Signal<Vec<Move>>,
    focus: Focus,
    on_move: Callback<Move>,
) -> impl IntoView {
    let chosen = RwSignal::new(0_usize);
    // The panel is not drawn again, and the focus not lost, when its own tab is chosen once more.
    let open = Memo::new(move |_| chosen.get());
    let panel = move || match open.get() {
        0 => view! { <MoveList session legal focus on_move/><Latest session focus/> }.into_any(),
        1 => view! { <Log session focus/> }.into_any(),
        2 => view! { <Scores session/> }.into_any(),
        _ => view! { <InWords view=session.view() legal names=session.names focus/> }.into_any(),
    };
    view! { <TabStrip tabs=&TABS open=chosen>{panel}</TabStrip> }
}

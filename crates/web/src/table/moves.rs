//! The legal moves as buttons.

use leptos::prelude::*;
use witchstone_rules::{Move, View};

use super::{Focus, Thing};

/// One button for each legal move.
#[component]
pub fn Moves(
    #[prop(into)] view: Signal<View>,
    #[prop(into)] legal: Signal<Vec<Move>>,
    focus: Focus,
    on_move: Callback<Move>,
) -> impl IntoView {
    let light = move |played| focus.lit.set(Thing::of_move(&view.get_untracked(), played));
    let button = move |played: Move| {
        view! {
            <li>
                <button on:click=move |_| on_move.run(played) on:pointerenter=move |_| light(played)>
                    {played.to_string()}
                </button>
            </li>
        }
    };
    view! { <ul class="moves">{move || legal.get().into_iter().map(button).collect_view()}</ul> }
}

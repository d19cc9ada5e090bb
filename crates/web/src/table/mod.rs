//! The table: a widget without rules. It is given a view and the legal moves, and gives back a move.
//!
//! [`Table`] draws [`TableProps::view`] for the seat of that view. What the player may do is in `legal`, nowhere else: a
//! thing glows if a legal move names it. A click on something that no legal move names goes to `on_refused` with the
//! move that was meant, and the page says why not. Moves are animated from the difference of two views.

pub mod aim;
pub mod geometry;
mod lit;
mod supply;
mod thing;
pub mod way;
use leptos::prelude::*;
use witchstone_rules::{Move, Tile, View};

pub use supply::Supply;
pub use thing::Thing;

/// What the player has picked up and points at. The page shares it with the move list and the log.
#[derive(Clone, Copy)]
pub struct Focus {
    /// The hex tile, special tile or power tile in hand, and how it is turned.
    pub held: RwSignal<Option<Held>>,
    /// What the pointer or the keyboard is on: explained in words.
    pub pointed: RwSignal<Option<Thing>>,
    /// What the log or the move list speaks of right now: drawn in light.
    pub lit: RwSignal<Vec<Thing>>,
}

impl Focus {
    /// Nothing held, nothing pointed at.
    pub fn new() -> Focus {
        Focus { held: RwSignal::new(None), pointed: RwSignal::new(None), lit: RwSignal::new(vec![]) }
    }
}

impl Default for Focus {
    fn default() -> Focus {
        Focus::new()
    }
}

/// A tile in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// Which.
    pub tile: Tile,
    /// In which of the six directions its second symbol lies from its first, 0 to 5.
    pub turn: u8,
}

/// The whole table. Words and settings come from the context: [`crate::use_words`], [`crate::use_settings`].
#[component]
pub fn Table(
    /// What this seat sees.
    #[prop(into)]
    view: Signal<View>,
    /// What may be played now; empty if it is not this seat's decision.
    #[prop(into)]
    legal: Signal<Vec<Move>>,
    /// The players' names in turn order.
    #[prop(into)]
    names: Signal<Vec<String>>,
    /// Selection, hover and light, shared with the page.
    focus: Focus,
    /// The player makes a move.
    on_move: Callback<Move>,
    /// The player tried a move that is not legal: the page says why.
    on_refused: Callback<Move>,
) -> impl IntoView {
    let _ = (view, legal, focus, on_move, on_refused);
    view! {
        <section class="table" aria-label=move || names.get().join(", ")>
            
        </section>
    }
}

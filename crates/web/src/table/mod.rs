//! The table: a widget without rules. It is given a view and what can be played, and gives back moves.
//!
//! [`Table`] draws [`TableProps::view`] for the seat of that view. What the player may do is in `sequences`, nowhere else: a
//! thing glows if one of them leads there. A click on something else goes to `on_refused` with the move that was intended,
//! and the page says why not. Moves are animated from the difference of two views.
//!
//! Every drawn thing says in `data-t` which [`HitTarget`] it is; one set of listeners at the root (`pointer`) turns
//! pointing, clicking and dragging into moves; [`targeting`] decides what a click means.

#[cfg(test)]
mod any_board;
mod art;
mod ball;
mod card;
mod cauldron;
mod corner;
mod display;
mod drag_preview;
mod highlight;
mod hit_target;
mod location;
mod menu;
mod move_icon;
mod pages;
mod parts;
mod pentagram;
mod pictures;
mod pointer;
mod rack;
mod recent;
mod rivals;
mod sample;
mod scene;
mod shown_cauldron;
mod supply;
pub mod targeting;
mod text_view;
mod tile;
mod tooltip;
mod travel;
mod tray;
mod wand;
mod zoom;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use witchstone_rules::{Move, MoveSequence, View};

pub use witchstone_drawing::geometry;

pub use hit_target::HitTarget;
pub use move_icon::move_icon;
pub use parts::PartsPage;
pub use pictures::{Album, Picture};
pub use recent::Recent;
pub use shown_cauldron::CauldronChoice;
pub use supply::Supply;
pub use targeting::Pick;
pub use text_view::TextView;
pub use tooltip::clause_of;

use pages::Pages;
use pointer::Pointer;
use scene::Scene;
use targeting::Targeting;

/// What the player has picked up and points at. The page shares it with the move list and the log.
#[derive(Clone, Copy)]
pub struct Focus {
    /// What is picked up: a tile and how it is turned, a Crystal.
    pub held: RwSignal<Option<Pick>>,
    /// What the pointer or the keyboard is on: explained in words.
    pub pointed: RwSignal<Option<HitTarget>>,
    /// What the log or the move list is about right now: highlighted.
    pub highlighted: RwSignal<Vec<HitTarget>>,
    /// Whose Cauldron is shown large.
    pub cauldron: RwSignal<CauldronChoice>,
    /// The orientations of the tile in hand that fit where it is held, as bits.
    pub fitting: RwSignal<u8>,
}

impl Focus {
    /// Nothing held, nothing pointed at.
    pub fn new() -> Focus {
        Focus {
            held: RwSignal::new(None),
            pointed: RwSignal::new(None),
            highlighted: RwSignal::new(vec![]),
            cauldron: RwSignal::new(CauldronChoice::default()),
            fitting: RwSignal::new(0),
        }
    }

    /// Turns the tile that is held by sixths, and on to where it fits.
    pub fn turn(self, by: u8) {
        let fitting = self.fitting.get_untracked();
        self.held.update(|held| *held = held.map(|pick| pick.turned_to_fit(by, fitting)));
    }
}

impl Default for Focus {
    fn default() -> Focus {
        Focus::new()
    }
}

/// The whole table. Words and settings come from the context: [`crate::use_words`], [`crate::use_settings`].
#[component]
pub fn Table(
    /// What this seat sees.
    #[prop(into)]
    view: Signal<View>,
    /// What one click may play now; empty if it is not this seat's decision.
    #[prop(into)]
    sequences: Signal<Vec<MoveSequence>>,
    /// The players' names in turn order.
    #[prop(into)]
    names: Signal<Vec<String>>,
    /// Selection, hover and highlights, shared with the page.
    focus: Focus,
    /// What stays highlighted, whatever else is.
    #[prop(into, optional)]
    pinned: Signal<Vec<HitTarget>>,
    /// What happened last.
    #[prop(into, optional)]
    recent: Signal<Recent>,
    /// One's own Cauldron stays while others act, as when their moves are not shown one by one.
    #[prop(into, optional)]
    own_stays: Signal<bool>,
    /// The player plays something.
    on_play: Callback<MoveSequence>,
    /// The player tried a move that is not legal: the page says why.
    on_refused: Callback<Move>,
) -> impl IntoView {
    let words = crate::ui::use_words();
    let scene = Signal::derive(move || {
        let view = view.get();
        let pick = focus.held.get().unwrap_or_default();
        let targeting = sequences.with(|sequences| Targeting::new(&view.table, sequences, pick));
        let highlighted = focus.highlighted.get().into_iter().chain(pinned.get()).collect();
        let choice = match focus.cauldron.get() {
            CauldronChoice::Active if own_stays.get() => CauldronChoice::Own,
            choice => choice,
        };
        Scene {
            targeting,
            pick,
            highlighted,
            recent: recent.get(),
            cauldron: choice.shown(&view),
            opened: matches!(choice, CauldronChoice::Opened(_)),
            words: words.get(),
            names: names.get(),
            view,
        }
    });
    let scene = Memo::new_with_compare(move |_| scene.get(), |_, _| true);
    let pointer = Pointer::new(scene.into(), focus, on_play, on_refused);
    let fitting = Memo::new(move |_| {
        let Some(thing @ HitTarget::Cell(_, cell)) = focus.pointed.get() else {
            return 0;
        };
        scene.with(|scene| scene.targeting.sequences(thing).map_or(0, |ways| targeting::fitting(ways, cell)))
    });
    Effect::new(move || focus.fitting.set(fitting.get()));
    // What was opened gives way to what is picked up.
    Effect::watch(
        move || focus.held.get().is_some(),
        move |&holds, _, _| {
            if holds {
                focus.cauldron.update(|choice| *choice = choice.closed());
            }
        },
        false,
    );
    // So it does to a click anywhere else on the page; and after any click nothing is explained for a while.
    let clicks = window_event_listener(ev::click, move |event| {
        pointer.explanation.rest();
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.closest(".table").ok().flatten().is_none()) {
            focus.cauldron.update(|choice| *choice = choice.closed());
        }
    });
    on_cleanup(move || clicks.remove());
    view! { <Pages scene=scene.into() pointer recent/> }
}

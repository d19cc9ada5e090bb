//! Pointing, clicking, dragging, keys: one set of listeners for the whole table.

mod explanation;
mod page;
mod tooltip_position;

use leptos::html::Div;
use leptos::prelude::*;
use leptos::web_sys::{Element, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, WheelEvent};
use witchstone_rules::{Move, MoveSequence, Player};

use super::menu::Menu;
use super::scene::Scene;
use super::targeting::{Click, Pick};
use super::{CauldronChoice, Focus, HitTarget};
pub use explanation::Explanation;
pub use page::{PAGES, is_lively};
use tooltip_position::{BESIDE, MENU, attribute, below, element, menu_place, thing};

/// Farther than this, a press that moves is a drag.
const DRAG: f64 = 8.0;
/// The duration of a long press, in milliseconds: it shows the tooltip and does not click.
const LONG: f64 = 450.0;

/// A press that has not ended.
#[derive(Clone, Copy, Debug)]
struct Press {
    x: f64,
    y: f64,
    since: f64,
    on_tile: bool,
}

/// Pointer state and listeners.
#[derive(Clone, Copy)]
pub struct Pointer {
    scene: Signal<Scene>,
    /// Shared with the page.
    pub focus: Focus,
    on_play: Callback<MoveSequence>,
    on_refused: Callback<Move>,
    /// The menu that is open.
    pub menu: RwSignal<Option<Menu>>,
    /// Which of the pages of a small screen are in view.
    pub in_view: RwSignal<[bool; PAGES.len()]>,
    /// The explanation of what is pointed at.
    pub explanation: Explanation,
    /// Whether a tile is being dragged.
    pub dragging: RwSignal<bool>,
    /// Where the dragged tile is, in pixels of the window.
    pub dragged_to: RwSignal<(f64, f64)>,
    /// The strip of pages.
    pub strip: NodeRef<Div>,
    press: RwSignal<Option<Press>>,
    /// Whether the last press was a finger's.
    finger: RwSignal<bool>,
    /// The cell that a finger has chosen for the tile in hand: a second tap lays it.
    chosen: RwSignal<Option<HitTarget>>,
    ignore_click: RwSignal<bool>,
}

impl Pointer {
    /// Listeners for a table.
    pub fn new(
        scene: Signal<Scene>,
        focus: Focus,
        on_play: Callback<MoveSequence>,
        on_refused: Callback<Move>,
    ) -> Pointer {
        Pointer {
            scene,
            focus,
            on_play,
            on_refused,
            menu: RwSignal::new(None),
            in_view: RwSignal::new(PAGES.map(|page| page == PAGES[0])),
            explanation: Explanation::new(),
            dragging: RwSignal::new(false),
            dragged_to: RwSignal::new((0.0, 0.0)),
            strip: NodeRef::new(),
            press: RwSignal::new(None),
            finger: RwSignal::new(false),
            chosen: RwSignal::new(None),
            ignore_click: RwSignal::new(false),
        }
    }

    /// A click anywhere on the table.
    pub fn click(self, event: &MouseEvent) {
        if self.ignore_click.get_untracked() {
            self.ignore_click.set(false);
            return;
        }
        let Some(element) = element(event.target()) else {
            return;
        };
        if let Some(choice) = attribute(&element, "data-choice") {
            return self.choose(&choice);
        }
        self.menu.set(None);
        if !is_about_the_opened(&element) {
            self.focus.cauldron.update(|choice| *choice = choice.closed());
        }
        if let Some(page) = attribute(&element, "data-page") {
            self.turn_to(&page);
        } else if let Some(what) = attribute(&element, "data-do") {
            self.press_button(&what);
        } else if let Some(player) = attribute(&element, "data-open") {
            self.toggle(&player);
        } else if let Some(thing) = thing(&element)
            && !self.only_chooses(thing)
        {
            self.act(thing, menu_place(&element, event.client_x().into(), event.client_y().into()));
        }
    }

    /// A finger has no hover: its first tap on a cell shows the tile there, and the second one lays it.
    fn only_chooses(self, thing: HitTarget) -> bool {
        let holds = self.focus.held.get_untracked().is_some_and(Pick::can_turn);
        let lays = self.scene.with_untracked(|scene| scene.targeting.is_play(thing));
        let first = self.chosen.get_untracked() != Some(thing);
        let chooses =
            holds && lays && self.finger.get_untracked() && first && matches!(thing, HitTarget::Cell(..));
        self.chosen.set(chooses.then_some(thing));
        chooses
    }

    /// Does what a click on a thing means.
    fn act(self, thing: HitTarget, (x, y): (f64, f64)) {
        self.explanation.rest();
        let (click, turn) = self.scene.with_untracked(|scene| {
            (scene.targeting.click(&scene.view, thing, scene.pick), scene.view.is_to_move())
        });
        match click {
            Click::Play(played) => self.play(played),
            Click::Choose(choices) => self.menu.set(Some(Menu { choices, x, y })),
            Click::Pick(pick) => self.focus.held.set(Some(pick)),
            Click::Refused(played) if turn => self.on_refused.run(played),
            Click::Refused(_) | Click::Nothing => self.focus.held.set(None),
        }
    }

    fn play(self, played: MoveSequence) {
        self.focus.held.set(None);
        self.menu.set(None);
        // A finger does not move away by itself.
        if self.finger.get_untracked() {
            self.focus.pointed.set(None);
        }
        self.on_play.run(played);
    }

    fn choose(self, choice: &str) {
        let choices = self.menu.get_untracked().map(|menu| menu.choices).unwrap_or_default();
        self.menu.set(None);
        if let Some(played) = choice.parse::<usize>().ok().and_then(|at| choices.get(at).copied()) {
            self.play(played);
        }
    }

    fn toggle(self, player: &str) {
        let player = player.parse().ok().filter(|seat| *seat < 4).map(Player::new);
        let Some(opened) = player.map(CauldronChoice::Opened) else {
            return;
        };
        self.focus
            .cauldron
            .update(|choice| *choice = if *choice == opened { choice.closed() } else { opened });
    }

    /// A button of the table itself.
    fn press_button(self, what: &str) {
        match what {
            "cauldron" => self.scene.with_untracked(|scene| {
                self.focus.cauldron.update(|choice| *choice = choice.switched(&scene.view));
            }),
            "close" => self.focus.cauldron.update(|choice| *choice = choice.closed()),
            _ => self.focus.turn(1),
        }
    }

    /// The pointer comes onto something. A finger that turns the tile in hand leaves it over its cell, and a mouse that
    /// rests while a finger taps points at nothing.
    pub fn over(self, event: &PointerEvent) {
        let rests = event.pointer_type() == "mouse" && self.finger.get_untracked();
        if let Some(element) = element(event.target())
            && attribute(&element, "data-do").is_none()
            && !rests
        {
            self.point_at(&element);
        }
    }

    fn point_at(self, element: &Element) {
        let found = thing(element);
        if self.focus.pointed.get_untracked() != found {
            if let Some(hot) = element.closest("[data-t]").ok().flatten() {
                self.explanation.about(&hot);
            }
            self.focus.pointed.set(found);
        }
    }

    /// The pointer leaves the table. A finger that is lifted leaves too, but what it chose stays in view.
    pub fn leave(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" {
            self.focus.pointed.set(None);
        }
    }

    /// A button or a finger goes down.
    pub fn down(self, event: &PointerEvent) {
        let on = element(event.target()).and_then(|element| thing(&element));
        let on_tile =
            matches!(on, Some(HitTarget::Tile(_) | HitTarget::PowerTile(_) | HitTarget::Special(_)));
        let (x, y) = (event.client_x().into(), event.client_y().into());
        self.ignore_click.set(false);
        self.finger.set(event.pointer_type() != "mouse");
        self.press.set(Some(Press { x, y, since: event.time_stamp(), on_tile }));
    }

    /// The pointer moves: a press on a tile becomes a drag.
    pub fn moved(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" && (event.movement_x(), event.movement_y()) != (0, 0) {
            self.finger.set(false);
        }
        let Some(press) = self.press.get_untracked().filter(|press| press.on_tile) else {
            return;
        };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        if !self.dragging.get_untracked() && (x - press.x).hypot(y - press.y) > DRAG {
            self.dragging.set(true);
            self.take_up(press);
        }
        if self.dragging.get_untracked() {
            self.dragged_to.set((x, y));
        }
        if self.dragging.get_untracked()
            && let Some(element) = document().element_from_point(x as f32, y as f32)
        {
            self.point_at(&element);
        }
    }

    /// Picks up what the press began on.
    fn take_up(self, press: Press) {
        let under = document().element_from_point(press.x as f32, press.y as f32);
        let Some(thing) = under.as_ref().and_then(thing) else {
            return;
        };
        if let Some(pick) = self.scene.with_untracked(|scene| scene.targeting.pick(thing)) {
            self.focus.held.set(Some(pick));
        }
    }

    /// The button or finger goes up: a drag ends on what lies below.
    pub fn up(self, event: &PointerEvent) {
        let press = self.press.get_untracked();
        self.press.set(None);
        if self.dragging.get_untracked() {
            self.dragging.set(false);
            self.ignore_click.set(true);
            if let Some(cell @ HitTarget::Cell(..)) = self.focus.pointed.get_untracked() {
                self.act(cell, (BESIDE, MENU));
            }
        } else if event.pointer_type() != "mouse" {
            let rested = press.is_some_and(|press| event.time_stamp() - press.since > LONG);
            self.ignore_click.set(rested);
            self.focus
                .pointed
                .update(|pointed| *pointed = pointed.filter(|thing| matches!(thing, HitTarget::Cell(..))));
        }
    }

    /// The browser took the press for something else, such as scrolling.
    pub fn cancel(self) {
        self.focus.pointed.set(None);
        self.press.set(None);
        self.dragging.set(false);
    }

    /// The keyboard comes onto something.
    pub fn focused(self, event: &FocusEvent) {
        if let Some(element) = element(event.target())
            && element.matches(":focus-visible").unwrap_or(false)
        {
            self.point_at(&element);
        }
    }

    /// Enter and space click, Escape cancels. The page listens to the other keys wherever the focus is.
    pub fn key(self, event: &KeyboardEvent) {
        let on = element(event.target());
        match event.key().as_str() {
            "Escape" => {
                self.menu.set(None);
                self.focus.held.set(None);
                self.focus.pointed.set(None);
            }
            "Enter" | " " => {
                let Some(element) = on.filter(|element| element.tag_name() != "BUTTON") else {
                    return;
                };
                if let Some(thing) = thing(&element) {
                    event.prevent_default();
                    self.act(thing, below(&element));
                }
            }
            _ => {}
        }
    }

    /// The wheel turns what is picked up while it is over the Cauldron.
    pub fn wheel(self, event: &WheelEvent) {
        let holds = self.focus.held.get_untracked().is_some_and(Pick::can_turn);
        if holds
            && matches!(self.focus.pointed.get_untracked(), Some(HitTarget::Cell(..) | HitTarget::Tile(_)))
        {
            event.prevent_default();
            self.focus.turn(if event.delta_y() > 0.0 { 1 } else { 5 });
        }
    }
}

/// Whether a click there leaves an opened Cauldron open.
fn is_about_the_opened(element: &Element) -> bool {
    element.closest(".kettle-box, .own-scrolls, [data-open]").ok().flatten().is_some()
}

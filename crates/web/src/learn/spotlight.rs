//! The spotlight: everything is darkened but what the current step is about.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::set_interval_with_handle;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

use super::lesson::Lesson;
use crate::ui::after_frame;

/// The light may be late by this where nothing but the layout changed.
const LATEST: Duration = Duration::from_millis(250);
/// Room around the target, in pixels.
const MARGIN: f64 = 8.0;

/// What is to be clicked next; while there is something to read, what it is about.
const TARGETS: [&str; 2] =
    [".coached .menu [data-choice], .table :is(.play, .pick)[data-t]", ".table .highlight[data-t]"];

/// A box in the window: left, top, width, height.
type Place = [f64; 4];

/// The light on the target of the current step; nothing is darkened while there is none in sight.
#[component]
pub fn Spotlight(lesson: Lesson) -> impl IntoView {
    let place = RwSignal::new(None::<Place>);
    let look = move || {
        let found = target();
        if place.try_get_untracked().is_some_and(|known| known != found) {
            place.set(found);
        }
    };
    Effect::new(move || {
        lesson.step.track();
        lesson.session.live.track();
        after_frame(look);
    });
    let clicks = window_event_listener(ev::click, move |_| after_frame(look));
    let scrolls = window_event_listener(ev::scroll, move |_| after_frame(look));
    // Panels that open and pieces that are still being drawn move the target without any event.
    let interval = set_interval_with_handle(look, LATEST);
    on_cleanup(move || {
        clicks.remove();
        scrolls.remove();
        drop(interval.map(|interval| interval.clear()));
    });
    let pixels = move |at: usize| move || place.get().map(|place| format!("{}px", place[at].round()));
    view! {
        <div class="spotlight" aria-hidden="true" hidden=move || place.with(Option::is_none)
            style:left=pixels(0) style:top=pixels(1) style:width=pixels(2) style:height=pixels(3)></div>
    }
}

/// The box around the target, if it is in sight.
fn target() -> Option<Place> {
    let boxes = TARGETS.into_iter().map(all).find(|boxes| !boxes.is_empty())?;
    let edge = |of: fn(&DomRect) -> f64, pick: fn(f64, f64) -> f64| boxes.iter().map(of).reduce(pick);
    let (left, top) = (edge(|it| it.left(), f64::min)? - MARGIN, edge(|it| it.top(), f64::min)? - MARGIN);
    let (right, bottom) =
        (edge(|it| it.right(), f64::max)? + MARGIN, edge(|it| it.bottom(), f64::max)? + MARGIN);
    let (width, height) = (window().inner_width().ok()?.as_f64()?, window().inner_height().ok()?.as_f64()?);
    let is_in_sight = bottom > 0.0 && top < height && right > 0.0 && left < width;
    is_in_sight.then_some([left, top, right - left, bottom - top])
}

/// The boxes of all elements of this selector that are drawn.
fn all(selector: &str) -> Vec<DomRect> {
    let Ok(found) = document().query_selector_all(selector) else {
        return vec![];
    };
    let boxes = (0..found.length()).filter_map(|at| found.get(at));
    let boxes = boxes.filter_map(|node| node.dyn_into::<Element>().ok());
    boxes.map(|element| element.get_bounding_client_rect()).filter(|it| it.width() > 0.0).collect()
}

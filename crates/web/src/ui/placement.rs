//! Places a message over the page where it covers least of what it is about.

use leptos::ev;
use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::{JsCast, JsValue};
use leptos::web_sys::{DomRect, Element, NodeList};

use super::schedule::after_frame;

/// Between a message and the edge of the window, in pixels.
const MARGIN: f64 = 8.0;

/// A box in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Area {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Area {
    /// A square around a point, as large as a fingertip.
    fn around(x: f64, y: f64) -> Area {
        Area { left: x - 32.0, top: y - 32.0, width: 64.0, height: 64.0 }
    }

    /// How much of the other one it covers.
    pub fn overlap(self, other: Area) -> f64 {
        let shared =
            |a: f64, along: f64, b: f64, beside: f64| ((a + along).min(b + beside) - a.max(b)).max(0.0);
        shared(self.left, self.width, other.left, other.width)
            * shared(self.top, self.height, other.top, other.height)
    }
}

impl From<DomRect> for Area {
    fn from(rect: DomRect) -> Area {
        Area { left: rect.left(), top: rect.top(), width: rect.width(), height: rect.height() }
    }
}

/// The upper left corner for a message of this size: of nine places in the window the first that covers least of the
/// areas, each of which counts by its weight.
fn free_corner((width, height): (f64, f64), window: (f64, f64), areas: &[(Area, f64)]) -> (f64, f64) {
    let along = |room: f64, size: f64| {
        [MARGIN, ((room - size) / 2.0).max(MARGIN), (room - size - MARGIN).max(MARGIN)]
    };
    let [left, centre, right] = along(window.0, width);
    let [top, middle, bottom] = along(window.1, height);
    let columns = [centre, right, left];
    let places = [bottom, top, middle].into_iter().flat_map(|y| columns.map(|x| (x, y)));
    let covered = |&(left, top): &(f64, f64)| -> f64 {
        let own = Area { left, top, width, height };
        areas.iter().map(|(area, weight)| weight * own.overlap(*area)).sum()
    };
    let by_cover = |a: &(f64, f64), b: &(f64, f64)| covered(a).total_cmp(&covered(b));
    places.min_by(by_cover).unwrap_or((MARGIN, MARGIN))
}

/// The place of one message.
#[derive(Clone, Copy)]
pub struct Placement {
    /// The message.
    pub message: NodeRef<Div>,
    /// Its upper left corner; none until it is measured.
    corner: RwSignal<Option<(f64, f64)>>,
    /// Where the pointer was pressed last.
    pressed: StoredValue<Option<Area>>,
}

impl Placement {
    /// A message that is not placed yet.
    pub fn new() -> Placement {
        let pressed = StoredValue::new(None);
        let note = window_event_listener(ev::pointerdown, move |event| {
            let place = Area::around(event.client_x().into(), event.client_y().into());
            pressed.try_update_value(|pressed| *pressed = Some(place));
        });
        on_cleanup(move || note.remove());
        Placement { message: NodeRef::new(), corner: RwSignal::new(None), pressed }
    }

    /// The value of a `left` or `top` style.
    pub fn style(self, side: fn((f64, f64)) -> f64) -> impl Fn() -> Option<String> + Copy + Send + 'static {
        move || self.corner.get().map(|corner| format!("{:.0}px", side(corner)))
    }

    /// Whether there is a place.
    pub fn is_known(self) -> bool {
        self.corner.with(Option::is_some)
    }

    /// Once it is drawn, the message leaves free what a selector finds and what was pressed last.
    pub fn leave_free(self, about: &'static str) {
        self.corner.set(None);
        after_frame(move || {
            if let Some(message) = self.message.try_get_untracked().flatten() {
                let pressed = self.pressed.get_value();
                self.corner.set(Some(beside(&message, about, pressed)));
            }
        });
    }
}

/// Where to put the message: beside what the selector finds, and beside this area.
fn beside(message: &Element, about: &str, pressed: Option<Area>) -> (f64, f64) {
    let size = |side: Result<JsValue, JsValue>| side.ok().and_then(|side| side.as_f64()).unwrap_or_default();
    let window = (size(window().inner_width()), size(window().inner_height()));
    let its_own = areas(about).into_iter().chain(pressed).map(|area| (area, 100.0));
    // What can be done next comes second.
    let others = areas(".bar, .tray-item, .hand").into_iter().map(|area| (area, 1.0));
    let own = message.get_bounding_client_rect();
    free_corner((own.width(), own.height()), window, &its_own.chain(others).collect::<Vec<_>>())
}

fn areas(selector: &str) -> Vec<Area> {
    let found = document().query_selector_all(selector).ok();
    let count = found.as_ref().map_or(0, NodeList::length);
    let area = |at| {
        found.as_ref()?.get(at)?.dyn_into::<Element>().ok().map(|it| it.get_bounding_client_rect().into())
    };
    (0..count).filter_map(area).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: (f64, f64) = (400.0, 800.0);
    const CARD: (f64, f64) = (300.0, 100.0);

    fn box_at(left: f64, top: f64, width: f64, height: f64) -> Area {
        Area { left, top, width, height }
    }

    #[test]
    fn a_message_is_at_the_bottom_unless_that_covers_what_it_is_about() {
        assert_eq!(free_corner(CARD, WINDOW, &[]), (50.0, 692.0));
        let low = box_at(180.0, 700.0, 40.0, 40.0);
        assert_eq!(free_corner(CARD, WINDOW, &[(low, 1.0)]), (50.0, 8.0));
        let high = box_at(180.0, 20.0, 40.0, 40.0);
        assert_eq!(free_corner(CARD, WINDOW, &[(low, 1.0), (high, 1.0)]), (50.0, 350.0));
    }

    #[test]
    fn what_weighs_more_is_covered_less() {
        let everything = box_at(0.0, 0.0, 400.0, 340.0);
        let (target, bar) = (box_at(0.0, 340.0, 400.0, 200.0), box_at(0.0, 700.0, 400.0, 100.0));
        let (_, top) = free_corner(CARD, WINDOW, &[(everything, 100.0), (target, 100.0), (bar, 1.0)]);
        assert_eq!(top, 692.0);
    }

    #[test]
    fn a_message_wider_than_the_window_begins_in_it() {
        assert_eq!(free_corner((500.0, 900.0), WINDOW, &[]), (8.0, 8.0));
    }
}

//! What lies under the pointer, and where something about it is shown.

use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget};

use crate::table::HitTarget;

/// Half the breadth of an explanation or a menu, which stays inside the table.
pub const BESIDE: f64 = 158.0;
/// The height reserved for a menu.
pub const MENU: f64 = 190.0;

/// Where an explanation is shown, in pixels of the table.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct TooltipPosition {
    /// Its middle.
    pub x: f64,
    /// The edge of the thing that it belongs to.
    pub y: f64,
    /// Below the thing, because there is no room above it.
    pub below: bool,
    /// Changes with every new thing, so that each explanation waits a moment before it appears.
    pub odd: bool,
}

/// What an event happened to.
pub fn element(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()
}

/// The value of an attribute of the element or the nearest one around it that has it.
pub fn attribute(element: &Element, name: &str) -> Option<String> {
    element.closest(&format!("[{name}]")).ok().flatten()?.get_attribute(name)
}

/// The thing that an element shows.
pub fn thing(element: &Element) -> Option<HitTarget> {
    attribute(element, "data-t").and_then(|code| HitTarget::parse(&code))
}

/// Above the element, or below it if it is near the upper edge of the table; in pixels of the table.
pub fn beside(element: &Element) -> TooltipPosition {
    let (left, top, width, _) = frame(element);
    let bounds = element.get_bounding_client_rect();
    let x = (bounds.left() + bounds.width() / 2.0 - left).clamp(BESIDE, (width - BESIDE).max(BESIDE));
    let below = bounds.top() - top < 190.0;
    let y = if below { bounds.bottom() + 8.0 } else { bounds.top() - 8.0 } - top;
    TooltipPosition { x, y, below, odd: false }
}

/// Where a menu opens for a click at this point of the window: inside the table, in its pixels.
pub fn menu_place(element: &Element, x: f64, y: f64) -> (f64, f64) {
    let (left, top, width, height) = frame(element);
    let inside = |at: f64, least: f64, most: f64| at.clamp(least, most.max(least));
    (inside(x - left, BESIDE, width - BESIDE), inside(y - top, 0.0, height - MENU))
}

/// The table around an element: left, top, width and height in pixels of the window.
fn frame(element: &Element) -> (f64, f64, f64, f64) {
    let table = element.closest(".table").ok().flatten();
    let bounds = table.as_ref().unwrap_or(element).get_bounding_client_rect();
    (bounds.left(), bounds.top(), bounds.width(), bounds.height())
}

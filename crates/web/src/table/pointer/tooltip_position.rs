//! What lies under the pointer, and where something about it is shown.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, EventTarget};

use crate::table::HitTarget;
use crate::ui::Area;

/// Half the breadth of a menu, which stays inside the table.
pub const BESIDE: f64 = 158.0;
/// The height reserved for a menu.
pub const MENU: f64 = 190.0;
/// Between a tooltip and what it explains.
const GAP: f64 = 8.0;
/// The places that are tried besides those next to the thing: so many columns and rows.
const GRID: (u32, u32) = (9, 13);

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

/// Where a menu opens for a key on this element: below it, in pixels of the table.
pub fn below(element: &Element) -> (f64, f64) {
    let bounds = element.get_bounding_client_rect();
    menu_place(element, bounds.left() + bounds.width() / 2.0, bounds.bottom())
}

/// Where a menu opens for a click at this point of the window: inside the table, in its pixels.
pub fn menu_place(element: &Element, x: f64, y: f64) -> (f64, f64) {
    let table = table_around(element);
    let inside = |at: f64, least: f64, most: f64| at.clamp(least, most.max(least));
    (inside(x - table.left, BESIDE, table.width - BESIDE), inside(y - table.top, 0.0, table.height - MENU))
}

/// The box of the table around an element, in pixels of the window.
fn table_around(element: &Element) -> Area {
    let table = element.closest(".table").ok().flatten();
    table.as_ref().unwrap_or(element).get_bounding_client_rect().into()
}

/// The upper left corner of a tooltip of its present size, in pixels of the table: near what it explains, but over
/// nothing that can be clicked. None if there is no such place.
pub fn tooltip_place(tooltip: &Element, explained: Area) -> Option<(f64, f64)> {
    let table = table_around(tooltip);
    let own: Area = tooltip.get_bounding_client_rect().into();
    let found = document().query_selector_all(".table :is(.play, .pick)[data-t], .whose button").ok();
    let target = |at| {
        let element = found.as_ref()?.get(at)?.dyn_into::<Element>().ok()?;
        Some(within(element.get_bounding_client_rect().into(), table))
    };
    let targets = (0..found.as_ref().map_or(0, |all| all.length())).filter_map(target);
    let avoided: Vec<Area> = targets.chain([within(explained, table)]).collect();
    free_place((own.width, own.height), (table.width, table.height), &avoided)
}

/// An area of the window in pixels of the table.
fn within(area: Area, table: Area) -> Area {
    Area { left: area.left - table.left, top: area.top - table.top, ..area }
}

/// The place for a box of this size that covers none of the areas, as near to the last of them as there is.
fn free_place((width, height): (f64, f64), room: (f64, f64), avoided: &[Area]) -> Option<(f64, f64)> {
    let about = avoided.last()?;
    let most = (room.0 - width - GAP, room.1 - height - GAP);
    if most.0 < GAP || most.1 < GAP {
        return None;
    }
    let middle = (about.left + (about.width - width) / 2.0, about.top + (about.height - height) / 2.0);
    let inside = |(x, y): (f64, f64)| (x.clamp(GAP, most.0), y.clamp(GAP, most.1));
    let beside = [
        (middle.0, about.top - height - GAP),
        (middle.0, about.top + about.height + GAP),
        (about.left + about.width + GAP, middle.1),
        (about.left - width - GAP, middle.1),
    ];
    let share = |at: u32, of: u32, most: f64| GAP + (most - GAP) * f64::from(at) / f64::from(of - 1);
    let columns = move |row: u32| {
        (0..GRID.0).map(move |column| (share(column, GRID.0, most.0), share(row, GRID.1, most.1)))
    };
    let mut elsewhere: Vec<_> = (0..GRID.1).flat_map(columns).collect();
    let far = |&(x, y): &(f64, f64)| (x - middle.0).hypot(y - middle.1);
    elsewhere.sort_by(|a, b| far(a).total_cmp(&far(b)));
    let is_free = |&(left, top): &(f64, f64)| {
        let own = Area { left, top, width, height };
        avoided.iter().all(|area| own.overlap(*area) <= 0.0)
    };
    beside.into_iter().map(inside).chain(elsewhere).find(is_free)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: (f64, f64) = (400.0, 600.0);
    const SIZE: (f64, f64) = (200.0, 80.0);

    fn area(left: f64, top: f64, width: f64, height: f64) -> Area {
        Area { left, top, width, height }
    }

    #[test]
    fn a_tooltip_lies_above_what_it_explains_or_where_nothing_can_be_clicked() {
        let about = area(180.0, 300.0, 40.0, 40.0);
        assert_eq!(free_place(SIZE, ROOM, &[about]), Some((100.0, 212.0)));
        let target = area(0.0, 200.0, 400.0, 60.0);
        assert_eq!(free_place(SIZE, ROOM, &[target, about]), Some((100.0, 348.0)));
        // Whatever is covered with targets, the place is free of all of them.
        let targets: Vec<Area> = (0..12)
            .map(|at| area(f64::from(at % 4) * 95.0, 150.0 + f64::from(at / 4) * 90.0, 60.0, 60.0))
            .collect();
        let avoided: Vec<Area> = targets.iter().copied().chain([about]).collect();
        let (left, top) = free_place(SIZE, ROOM, &avoided).unwrap();
        assert!(avoided.iter().all(|it| area(left, top, SIZE.0, SIZE.1).overlap(*it) == 0.0), "{left} {top}");
    }

    #[test]
    fn without_any_free_place_there_is_no_tooltip() {
        let everything = area(0.0, 0.0, 400.0, 600.0);
        assert_eq!(free_place(SIZE, ROOM, &[everything, area(180.0, 300.0, 40.0, 40.0)]), None);
        assert_eq!(free_place((500.0, 80.0), ROOM, &[area(0.0, 0.0, 10.0, 10.0)]), None);
    }
}

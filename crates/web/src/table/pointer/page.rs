//! The pages of a small screen: which are in view, and where something can be done.

use leptos::ev;
use leptos::prelude::*;
use leptos::web_sys::Element;

use super::Pointer;
use crate::table::HitTarget;
use crate::table::scene::Scene;
use crate::ui::after_frame;

/// The pages of a small screen, from left to right.
pub const PAGES: [&str; 3] = ["mine", "ball", "sides"];

/// A part of the table that lies on one of the pages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Cauldron,
    Hand,
    OwnScrolls,
    Ball,
    Wand,
    Pentagram,
    Display,
    Rack,
}

impl Part {
    const ALL: [Part; 8] = [
        Part::Cauldron,
        Part::Hand,
        Part::OwnScrolls,
        Part::Ball,
        Part::Wand,
        Part::Pentagram,
        Part::Display,
        Part::Rack,
    ];

    /// Where a target lies; none for what is in view on every page.
    fn of(thing: HitTarget) -> Option<Part> {
        Some(match thing {
            HitTarget::Cell(..) | HitTarget::Exit(..) => Part::Cauldron,
            HitTarget::Tile(_) => Part::Hand,
            HitTarget::Held(..) => Part::OwnScrolls,
            HitTarget::Location(_) | HitTarget::Connection(_) => Part::Ball,
            HitTarget::WandSpace(_) => Part::Wand,
            HitTarget::PentagramSpace(_) | HitTarget::HexSpace(_) => Part::Pentagram,
            HitTarget::Display(_) => Part::Display,
            HitTarget::Shelf(_) | HitTarget::BottomShelf | HitTarget::TableChip(_) => Part::Rack,
            _ => return None,
        })
    }

    /// The index of its page.
    fn page(self) -> usize {
        match self {
            Part::Cauldron | Part::Hand | Part::OwnScrolls => 0,
            Part::Ball | Part::Wand => 1,
            Part::Pentagram | Part::Display | Part::Rack => 2,
        }
    }

    fn selector(self) -> &'static str {
        match self {
            Part::Cauldron => ".mine .kettle-box",
            Part::Hand => ".hand",
            Part::OwnScrolls => ".mine .own-scrolls",
            Part::Ball => ".ball-box",
            Part::Wand => ".wand",
            Part::Pentagram => ".sides .pentagram",
            Part::Display => ".shelf",
            Part::Rack => ".rack",
        }
    }
}

impl Pointer {
    /// The pages were swiped or resized: those in view are the current ones.
    pub fn swiped(self) {
        let Some(strip) = self.strip.get_untracked() else {
            return;
        };
        let frame = strip.get_bounding_client_rect();
        let in_view = PAGES.map(|name| {
            let place = page(name).map(|page| page.get_bounding_client_rect());
            place.is_some_and(|place| {
                let half = place.width() / 2.0;
                half > 0.0 && place.left() > frame.left() - half && place.right() < frame.right() + half
            })
        });
        if self.in_view.get_untracked() != in_view {
            self.in_view.set(in_view);
        }
    }

    /// On a small screen: switches to a page with legal moves once none in view has one, and scrolls to them.
    pub fn follow(self) {
        let scene = self.scene;
        let lively = Memo::new(move |_| scene.with(|scene| Part::ALL.map(|part| can_act(scene, part))));
        let turn = move || {
            if let Some(lively) = lively.try_get_untracked() {
                self.turn_to_lively(lively);
            }
        };
        // To ask how wide the pages are makes the browser lay them out: with the next frame it does so anyway.
        Effect::watch(move || lively.track(), move |(), _, _| request_animation_frame(turn), false);
        // When the game is opened there is no page in view before it is painted.
        after_frame(turn);
        let resized = window_event_listener(ev::resize, move |_| {
            request_animation_frame(move || {
                if self.in_view.try_get_untracked().is_some() {
                    self.swiped();
                    turn();
                }
            });
        });
        on_cleanup(move || resized.remove());
    }

    fn turn_to_lively(self, lively: [bool; Part::ALL.len()]) {
        let small = self.strip.get_untracked().is_some_and(|it| it.scroll_width() > it.client_width());
        let parts = || Part::ALL.into_iter().zip(lively).filter(|(_, lively)| *lively).map(|(part, _)| part);
        let in_view = self.in_view.get_untracked();
        let part = parts().find(|part| in_view[part.page()]).or_else(|| parts().next());
        if let Some(part) = part.filter(|_| small) {
            if !in_view[part.page()] {
                self.turn_to(PAGES[part.page()]);
            }
            bring_into_view(part);
        }
    }

    /// Shows a page of a small screen.
    pub(super) fn turn_to(self, name: &str) {
        let at = PAGES.iter().position(|known| *known == name).unwrap_or(0);
        if let (Some(strip), Some(page)) = (self.strip.get_untracked(), page(PAGES[at])) {
            // Sideways only: the window stays where it is.
            let by = page.get_bounding_client_rect().left() - strip.get_bounding_client_rect().left();
            strip.set_scroll_left(strip.scroll_left() + by.round() as i32);
            // While the pages slide, the next decision already counts on the one that comes.
            self.in_view.update(|in_view| in_view[at] = true);
        }
        let lively = self.scene.with_untracked(|scene| {
            Part::ALL.into_iter().find(|part| part.page() == at && can_act(scene, *part))
        });
        lively.into_iter().for_each(bring_into_view);
    }
}

fn page(name: &str) -> Option<Element> {
    document().get_element_by_id(&format!("table-{name}"))
}

/// Scrolls the page of a part until the part is in view: its end, if it is not too long, and its begin.
fn bring_into_view(part: Part) {
    let find = |selector: &str| document().query_selector(&format!(".table {selector}")).ok().flatten();
    if let (Some(page), Some(part)) = (page(PAGES[part.page()]), find(part.selector())) {
        let by = scroll_needed(&page, &part);
        if by != 0.0 {
            page.set_scroll_top(page.scroll_top() + by as i32);
        }
    }
}

fn scroll_needed(page: &Element, part: &Element) -> f64 {
    let (frame, place) = (page.get_bounding_client_rect(), part.get_bounding_client_rect());
    let (above, below) = (place.top() - frame.top(), place.bottom() - frame.bottom());
    if above < 0.0 { above.floor() } else { below.ceil().clamp(0.0, above) }
}

/// Whether something can be done in a part without starting a bonus or a type for it: the page does not turn to where one of
/// several starts would lead.
fn can_act(scene: &Scene, part: Part) -> bool {
    let plays =
        scene.targeting.plays.iter().filter(|(_, several)| several.iter().any(|it| it.opening().is_none()));
    let picks = scene.targeting.picks.iter().map(|(thing, _)| *thing);
    plays.map(|(thing, _)| *thing).chain(picks).any(|thing| Part::of(thing) == Some(part))
}

/// Whether something can be done on a page of a small screen.
pub fn is_lively(scene: &Scene, page: &str) -> bool {
    things(scene).any(|thing| Part::of(thing).is_some_and(|part| PAGES[part.page()] == page))
}

/// Everything that a click does something with.
fn things(scene: &Scene) -> impl Iterator<Item = HitTarget> {
    let plays = scene.targeting.plays.iter().map(|(thing, _)| *thing);
    plays.chain(scene.targeting.picks.iter().map(|(thing, _)| *thing))
}

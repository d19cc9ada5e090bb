//! The pages of a small screen: which is in view, and where something can be done.

use leptos::prelude::*;

use super::Pointer;
use crate::table::HitTarget;
use crate::table::scene::Scene;
use crate::ui::after_frame;

/// The pages of a small screen, from left to right.
const PAGES: [&str; 3] = ["mine", "ball", "sides"];

impl Pointer {
    /// The pages were swiped: the one in view is the current one.
    pub fn swiped(self) {
        if let Some(strip) = self.strip.get_untracked() {
            let (left, width) = (f64::from(strip.scroll_left()), f64::from(strip.client_width().max(1)));
            let at = (left / width).round() as usize;
            let page = PAGES[at.min(PAGES.len() - 1)];
            if self.page.get_untracked() != page {
                self.page.set(page);
            }
        }
    }

    /// On a small screen: turns to where something can be done as soon as nothing can be done on the page in view.
    pub fn follow(self) {
        let scene = self.scene;
        let lively = Memo::new(move |_| scene.with(|scene| PAGES.map(|page| is_lively(scene, page))));
        let turn = move || {
            if let Some(lively) = lively.try_get_untracked() {
                self.turn_to_lively(lively);
            }
        };
        // To ask how wide the pages are makes the browser lay them out: with the next frame it does so anyway.
        Effect::watch(move || lively.track(), move |(), _, _| request_animation_frame(turn), false);
        // When the game is opened there is no page in view before it is painted.
        after_frame(turn);
    }

    fn turn_to_lively(self, lively: [bool; PAGES.len()]) {
        let here = PAGES.iter().position(|page| *page == self.page.get_untracked()).unwrap_or(0);
        let there = lively.iter().position(|lively| *lively);
        let small = self.strip.get_untracked().is_some_and(|it| it.scroll_width() > it.client_width());
        if let Some(there) = there.filter(|_| small && !lively[here]) {
            self.turn_to(PAGES[there]);
        }
    }

    /// Shows a page of a small screen.
    pub(super) fn turn_to(self, page: &str) {
        let known = PAGES.into_iter().find(|known| *known == page).unwrap_or(PAGES[0]);
        self.page.set(known);
        let at = PAGES.iter().position(|page| *page == known).unwrap_or(0);
        if let Some(strip) = self.strip.get_untracked() {
            // Sideways only: the window stays where it is.
            strip.set_scroll_left(strip.client_width() * at as i32);
        }
    }
}

/// Whether something can be done on a page of a small screen.
pub fn is_lively(scene: &Scene, page: &str) -> bool {
    let plays = scene.targeting.plays.iter().map(|(thing, _)| *thing);
    plays.chain(scene.targeting.picks.iter().map(|(thing, _)| *thing)).any(|thing| page_of(thing) == page)
}

fn page_of(thing: HitTarget) -> &'static str {
    match thing {
        HitTarget::Location(_) | HitTarget::Connection(_) | HitTarget::WandSpace(_) => "ball",
        HitTarget::PentagramSpace(_)
        | HitTarget::HexSpace(_)
        | HitTarget::Display(_)
        | HitTarget::Shelf(_) => "sides",
        HitTarget::BottomShelf | HitTarget::TableChip(_) => "sides",
        _ => "mine",
    }
}

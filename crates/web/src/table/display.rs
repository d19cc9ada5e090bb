//! The Scroll display: six positions and the pile.

use leptos::prelude::*;
use witchstone_rules::{Move, ScrollPlan};

use super::scene::Scene;
use super::{HitTarget, card};

/// The display, position 1 first, and how many Scrolls are left.
pub fn display(scene: &Scene) -> AnyView {
    let positions = 1..=ScrollPlan::DISPLAY as u8;
    let left = scene.table().scrolls_left;
    view! {
        <div class="shelf" role="group" aria-label=scene.words.text("table-shelf")>
            <h3 data-t=HitTarget::ScrollPile.code()>
                {scene.words.text("table-scrolls")}<span class="left">{format!("+{left}")}</span>
            </h3>
            <div class="cards">{positions.map(|position| one(scene, position)).collect_view()}</div>
        </div>
    }
    .into_any()
}

fn one(scene: &Scene, position: u8) -> AnyView {
    let thing = HitTarget::Display(position);
    let Some(scroll) = scene.table().display.at(position) else {
        return view! { <div class="card gap"><span class="position">{position}</span></div> }.into_any();
    };
    let moon = matches!(scene.targeting.goal(thing), Some(Move::Scroll { moon: true, .. }));
    view! {
        <div class=scene.class(card::kind(scroll), thing) data-t=thing.code() tabindex=scene.tab(thing)
            role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            <span class="position">{position}</span>
            {card::face(scene, scroll, None)}
            {moon.then(|| super::art::icon("#w-moon", "moon corner-mark"))}
        </div>
    }
    .into_any()
}

//! The parts of the table beside each other, or as pages to swipe on a small screen.

use leptos::prelude::*;

use super::art::{Artwork, icon};
use super::ball::ball;
use super::cauldron::cauldron;
use super::corner::{hand, heading, scrolls, supplies};
use super::menu::menu;
use super::pentagram::pentagram;
use super::pointer::Pointer;
use super::rack::rack;
use super::rivals::rivals;
use super::scene::Scene;
use super::shelf::shelf;
use super::targeting::Pick;
use super::tooltip::tooltip;
use super::tray::tray;
use super::wand::wand;
use super::{HitTarget, pointer};
use crate::ui::Stages;

/// The pages of a small screen: the key of the name, and the icon.
const TABS: [(&str, &str, &str); 3] = [
    ("mine", "table-tab-mine", "#w-collecting"),
    ("ball", "table-tab-ball", "#w-witchstone"),
    ("sides", "table-tab-sides", "#w-scroll"),
];

/// Everything, with the listeners around it.
#[component]
pub fn Pages(scene: Signal<Scene>, pointer: Pointer) -> impl IntoView {
    pointer.follow();
    // My corner first, then the ball, then what is at its sides.
    let stages = Stages::up_to(5);
    let draw = move |stage: u8, part: fn(&Scene) -> AnyView| {
        let reached = stages.reached(stage);
        move || reached.get().then(|| scene.with(part))
    };
    let [kettle, panels, sphere] = [1, 2, 3].map(|stage| stages.reached(stage));
    let pointed = pointer.focus.pointed;
    // A drawing follows the pointer only where something changes with it.
    let location = Memo::new(move |_| pointed.get().filter(|thing| matches!(thing, HitTarget::Location(_))));
    let holds = Memo::new(move |_| scene.with(|scene| scene.pick != Pick::Nothing));
    let cell =
        Memo::new(move |_| pointed.get().filter(|thing| holds.get() && matches!(thing, HitTarget::Cell(..))));
    // What scrolls on a small screen is reached by keyboard also while nothing in it can be played.
    let idle = TABS.map(|(page, ..)| {
        Memo::new(move |_| scene.with(|scene| !pointer::is_lively(scene, page)).then_some("0"))
    });
    let zoom = RwSignal::new(1.0_f64);
    view! {
        <section class="table" class:dragging=move || pointer.dragging.get() on:click=move |event| pointer.click(&event)
            on:pointerover=move |event| pointer.over(&event) on:pointerleave=move |event| pointer.leave(&event)
            on:pointerdown=move |event| pointer.down(&event) on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event) on:pointercancel=move |_| pointer.cancel()
            on:focusin=move |event| pointer.focused(&event) on:keydown=move |event| pointer.key(&event)
            on:wheel=move |event| pointer.wheel(&event)>
            <Artwork/>
            {move || tabs(&scene.get(), pointer)}
            <div class="pages" node_ref=pointer.strip on:scroll=move |_| pointer.swiped()>
                <div class="page mine" id="table-mine" tabindex=move || idle[0].get()>
                    {move || panels.get().then(|| scene.with(|scene| rivals(scene, pointer.open.get())))}
                    <div class="corner">
                        {draw(1, heading)}
                        <div class="kettle-box">
                            {move || kettle.get().then(|| scene.with(|scene| cauldron(scene, scene.me(), cell.get())))}
                        </div>
                        {draw(2, tray)}
                        {draw(1, hand)}
                        {draw(2, scrolls)}
                        {draw(2, supplies)}
                    </div>
                </div>
                <div class="page ball-page" id="table-ball" tabindex=move || idle[1].get()>
                    <div class="ball-box">
                        <div class="ball-scroll" style:--zoom=move || zoom.get().to_string()>
                            {move || sphere.get().then(|| scene.with(|scene| ball(scene, location.get())))}
                        </div>
                        {zoom_buttons(scene, zoom)}
                    </div>
                    {draw(4, wand)}
                </div>
                <div class="page sides" id="table-sides" tabindex=move || idle[2].get()>
                    <div class="left">{draw(4, pentagram)}{draw(5, shelf)}</div>
                    {draw(5, rack)}
                </div>
            </div>
            {move || pointer.menu.get().map(|open| scene.with(|scene| menu(scene, &open)))}
            {move || bubble(&scene.get(), pointer)}
        </section>
    }
}

/// The names of the pages, with a light on those where something can be done.
fn tabs(scene: &Scene, pointer: Pointer) -> AnyView {
    let tab = |(id, key, href): (&'static str, &'static str, &'static str)| {
        let lively = pointer::is_lively(scene, id);
        let class = if lively { "tab lively" } else { "tab" };
        view! {
            <button type="button" class=class data-page=id aria-current=(pointer.page.get() == id).then_some("page")>
                {icon(href, "")}<span>{scene.words.text(key)}</span>
            </button>
        }
    };
    view! { <nav class="tabs" aria-label=scene.words.text("table-tabs")>{TABS.map(tab).collect_view()}</nav> }
        .into_any()
}

fn zoom_buttons(scene: Signal<Scene>, zoom: RwSignal<f64>) -> impl IntoView {
    let change = move |by: f64| zoom.update(|zoom| *zoom = (*zoom + by).clamp(1.0, 2.5));
    let text = move |key: &'static str| move || scene.with(|scene| scene.words.text(key));
    view! {
        <div class="zoom">
            <button type="button" aria-label=text("table-closer") on:click=move |_| change(0.5)>"+"</button>
            <button type="button" aria-label=text("table-farther") on:click=move |_| change(-0.5)>"−"</button>
        </div>
    }
}

/// The explanation beside what is pointed at.
fn bubble(scene: &Scene, pointer: Pointer) -> Option<AnyView> {
    let thing = pointer.focus.pointed.get()?;
    // A tile over the Cauldron explains itself, and so does a menu.
    let tile = scene.pick != Pick::Nothing && matches!(thing, HitTarget::Cell(..));
    if tile || pointer.menu.with(Option::is_some) {
        return None;
    }
    let place = pointer.place.get();
    let side = if place.below { "below" } else { "above" };
    let class = format!("tooltip {side} {}", if place.odd { "odd" } else { "even" });
    Some(
        view! {
            <div class=class role="tooltip" style:left=format!("{:.0}px", place.x) style:top=format!("{:.0}px", place.y)>
                {tooltip(scene, thing)}
            </div>
        }
        .into_any(),
    )
}

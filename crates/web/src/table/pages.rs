//! The parts of the table beside each other, or as pages to swipe on a small screen.

use leptos::prelude::*;

use super::art::{Artwork, icon};
use super::ball::ball;
use super::cauldron::cauldron;
use super::corner::{hand, heading, scrolls, supplies};
use super::display::display;
use super::menu::menu;
use super::pentagram::pentagram;
use super::pointer::Pointer;
use super::rack::rack;
use super::recent::Recent;
use super::rivals::rivals;
use super::scene::Scene;
use super::shown_cauldron::whose;
use super::targeting::Pick;
use super::tile::{domino_icon, special_icon};
use super::tooltip::tooltip;
use super::travel::Travellers;
use super::tray::tray;
use super::wand::wand;
use super::zoom::Zoom;
use super::{HitTarget, pointer};
use crate::ui::Stages;

/// The pages of a small screen, in the order of [`pointer::PAGES`]: the key of the name, and the icon.
const TABS: [(&str, &str, &str); 3] = [
    ("mine", "table-tab-mine", "#w-collecting"),
    ("ball", "table-tab-ball", "#w-witchstone"),
    ("sides", "table-tab-sides", "#w-scroll"),
];

/// Everything, with the listeners around it.
#[component]
pub fn Pages(scene: Signal<Scene>, pointer: Pointer, recent: Signal<Recent>) -> impl IntoView {
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
    let zoom = Zoom::new();
    let last = move || scene.with(|scene| Some(scene.recent.player?.index().to_string()));
    let table = Signal::derive(move || scene.with(|scene| scene.view.table));
    view! {
        <section class="table" class:dragging=move || pointer.dragging.get() data-last=last on:click=move |event| pointer.click(&event)
            on:pointerover=move |event| pointer.over(&event) on:pointerleave=move |event| pointer.leave(&event)
            on:pointerdown=move |event| pointer.down(&event) on:pointermove=move |event| pointer.moved(&event)
            on:pointerup=move |event| pointer.up(&event) on:pointercancel=move |_| pointer.cancel()
            on:focusin=move |event| pointer.focused(&event) on:keydown=move |event| pointer.key(&event)
            on:wheel=move |event| pointer.wheel(&event)>
            <Artwork/>
            {move || tabs(&scene.get(), pointer)}
            <div class="pages" node_ref=pointer.strip on:scroll=move |_| pointer.swiped()>
                <div class="page mine" id="table-mine" tabindex=move || idle[0].get()>
                    {move || panels.get().then(|| scene.with(rivals))}
                    <div class="corner">
                        {draw(1, heading)}
                        <div class="kettle-box">
                            {move || kettle.get().then(|| scene.with(|scene| cauldron(scene, scene.cauldron, cell.get())))}
                            {draw(1, |scene| whose(scene).into_any())}
                        </div>
                        {move || kettle.get().then(|| scene.with(|scene| hand(scene, pointer.focus.fitting.get())))}
                        {draw(2, scrolls)}
                        {draw(2, supplies)}
                    </div>
                </div>
                <div class="page ball-page" id="table-ball" tabindex=move || idle[1].get()>
                    <div class="ball-box">
                        <div class="ball-scroll" node_ref=zoom.window style:--zoom=move || zoom.factor.get().to_string()
                            on:touchstart=move |event| zoom.touched(&event) on:touchend=move |event| zoom.touched(&event)
                            on:touchmove=move |event| zoom.moved(&event)>
                            {move || sphere.get().then(|| scene.with(|scene| ball(scene, location.get())))}
                        </div>
                        {zoom.buttons(scene)}
                    </div>
                    {draw(4, wand)}
                </div>
                <div class="page sides" id="table-sides" tabindex=move || idle[2].get()>
                    <div class="left">{draw(4, pentagram)}{draw(5, display)}</div>
                    {draw(5, rack)}
                </div>
            </div>
            {draw(2, tray)}
            <Travellers table recent/>
            {move || pointer.menu.get().map(|open| scene.with(|scene| menu(scene, &open)))}
            {move || scene.with(|scene| bubble(scene, pointer))}
            {dragged(scene, pointer)}
        </section>
    }
}

/// The names of the pages, with a light on those where something can be done.
fn tabs(scene: &Scene, pointer: Pointer) -> AnyView {
    let in_view = pointer.in_view.get();
    let tab = |(at, (id, key, href)): (usize, (&'static str, &'static str, &'static str))| {
        let lively = pointer::is_lively(scene, id);
        let class = if lively { "tab lively" } else { "tab" };
        view! {
            <button type="button" class=class data-page=id aria-current=in_view[at].then_some("page")>
                {icon(href, "")}<span>{scene.words.text(key)}</span>
            </button>
        }
    };
    let tabs = TABS.into_iter().enumerate().map(tab).collect_view();
    view! { <nav class="tabs" aria-label=scene.words.text("table-tabs")>{tabs}</nav> }.into_any()
}

/// The explanation beside what is pointed at; none while something is held, and for a while after a click.
fn bubble(scene: &Scene, pointer: Pointer) -> Option<AnyView> {
    let (thing, explanation) = (pointer.focus.pointed.get()?, pointer.explanation);
    let busy = scene.pick != Pick::Nothing || explanation.rests.get() || pointer.dragging.get();
    if busy || pointer.menu.with(Option::is_some) {
        return None;
    }
    let class = format!("tooltip {}", if explanation.odd.get() { "odd" } else { "even" });
    explanation.place();
    let at = move |side: fn((f64, f64)) -> f64| {
        move || explanation.corner.get().map(|corner| format!("{:.0}px", side(corner)))
    };
    Some(
        view! {
            <div class=class class:unplaced=move || explanation.corner.get().is_none() role="tooltip"
                node_ref=explanation.node style:left=at(|corner| corner.0) style:top=at(|corner| corner.1)>
                {tooltip(scene, thing)}
            </div>
        }
        .into_any(),
    )
}

/// The tile that is being dragged, under the pointer.
fn dragged(scene: Signal<Scene>, pointer: Pointer) -> impl IntoView {
    let pick = Memo::new(move |_| scene.with(|scene| scene.pick));
    let picture = move || match pick.get() {
        Pick::Tile(tile, turn) => Some(domino_icon(tile.symbols(), turn)),
        Pick::Power(symbol, turn) => Some(domino_icon([symbol; 2], turn)),
        Pick::Special(tile) => Some(special_icon(tile)),
        _ => None,
    };
    let at = move |side: fn((f64, f64)) -> f64| move || format!("{:.0}px", side(pointer.dragged_to.get()));
    view! {
        <Show when=move || pointer.dragging.get()>
            <div class="dragged" aria-hidden="true" style:left=at(|to| to.0) style:top=at(|to| to.1)>{picture}</div>
        </Show>
    }
}

//! The text view: every part of the table with its explanation and current numbers, for players without a pointer.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use witchstone_rules::{Chip, Connection, Location, MoveSequence, Player, ScrollPlan, Symbol, View};

use super::scene::Scene;
use super::targeting::{Pick, Targeting};
use super::tooltip::{Tooltip, clause_of, explain};
use super::{Focus, HitTarget, Supply};
use crate::ui::Route;

/// A part of the table: its name, and the things in it.
type Part = (String, Vec<HitTarget>);

/// All parts of the table; an open part lists its contents, and highlights them.
#[component]
pub fn TextView(
    #[prop(into)] view: Signal<View>,
    #[prop(into)] sequences: Signal<Vec<MoveSequence>>,
    #[prop(into)] names: Signal<Vec<String>>,
    focus: Focus,
) -> impl IntoView {
    let words = crate::ui::use_words();
    let scene = Signal::derive(move || {
        let (view, pick) = (view.get(), Pick::Nothing);
        let targeting = sequences.with(|sequences| Targeting::new(&view.table, sequences, pick));
        Scene::still(view, targeting, words.get(), names.get())
    });
    let count = scene.with_untracked(|scene| parts(scene).len());
    view! {
        <p class="hint">{move || words.with(|words| words.text("text-view-help"))}</p>
        <div class="text-view" on:pointerleave=move |_| focus.highlighted.set(vec![])>
            {(0..count).map(|at| view! { <PartText scene at focus/> }).collect_view()}
        </div>
    }
}

#[component]
fn PartText(scene: Signal<Scene>, at: usize, focus: Focus) -> impl IntoView {
    let open = RwSignal::new(false);
    let title = move || scene.with(|scene| parts(scene).swap_remove(at).0);
    let lines = move || {
        let things = if open.get() { scene.with(|scene| parts(scene).swap_remove(at).1) } else { vec![] };
        things.into_iter().map(|thing| scene.with(|scene| line(scene, thing, focus))).collect_view()
    };
    let toggle = move |event: web_sys::Event| {
        let details = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        open.set(details.is_some_and(|details| details.has_attribute("open")));
    };
    view! { <details on:toggle=toggle><summary>{title}</summary><ul>{lines}</ul></details> }
}

fn line(scene: &Scene, thing: HitTarget, focus: Focus) -> AnyView {
    let Tooltip { title, lines } = explain(scene, thing);
    let clause = clause_of(&scene.view, thing);
    let rule = scene.words.format("rule-number", &[("clause", clause.into())]);
    let light = move || focus.highlighted.set(vec![thing]);
    view! {
        <li tabindex="0" data-thing=thing.code() on:focus=move |_| light() on:pointerenter=move |_| light()>
            <b>{title}</b>" "{lines.join(" ")}
            " "<a class="rule" href=Route::Rules(clause.into()).to_string()>{rule}</a>
        </li>
    }
    .into_any()
}

pub(super) fn parts(scene: &Scene) -> Vec<Part> {
    let (words, edition) = (&scene.words, scene.edition());
    let connections =
        (0..edition.ball.connections.len()).map(Connection::from_index).map(HitTarget::Connection);
    let ball = Location::all().map(HitTarget::Location).chain(connections).collect();
    let pentagram = (0..edition.pentagram.spaces.len() as u8).map(HitTarget::PentagramSpace);
    let pentagram = pentagram.chain([HitTarget::SpecialStack]).collect();
    let wand = (0..edition.wand.spaces.len() as u8).map(HitTarget::WandSpace).collect();
    let shelf =
        (1..=ScrollPlan::DISPLAY as u8).map(HitTarget::Display).chain([HitTarget::ScrollPile]).collect();
    let players = [scene.me()].into_iter().chain(scene.rivals());
    let mut parts: Vec<Part> = players.map(|player| (scene.name(player), of_player(scene, player))).collect();
    parts.extend([
        (words.text("table-ball"), ball),
        (words.text("table-pentagram"), pentagram),
        (words.text("table-shelf"), shelf),
        (words.text("table-rack"), rack(scene)),
        (words.text("table-wand"), wand),
    ]);
    parts
}

fn rack(scene: &Scene) -> Vec<HitTarget> {
    let shelves = Symbol::ALL.map(HitTarget::Shelf).into_iter().chain([HitTarget::BottomShelf]);
    let powers = if scene.table().options.ingredients { scene.table().power_tiles } else { 0 };
    let chips = Chip::ALL.into_iter().map(HitTarget::TableChip);
    let powers =
        Symbol::ALL.into_iter().filter(|symbol| powers >> (*symbol as u8) & 1 == 1).map(HitTarget::PowerTile);
    shelves.chain(chips).chain(powers).collect()
}

fn of_player(scene: &Scene, player: Player) -> Vec<HitTarget> {
    let own = scene.view.seat == Some(player);
    let area = &scene.table().areas[player];
    let tiles = scene.view.own.tiles.iter().filter(|_| own).map(HitTarget::Tile);
    let held = scene.view.scrolls[player].unwrap_or_default();
    let scrolls = held.kinds(scene.edition()).into_iter().map(|(scroll, _)| HitTarget::Held(player, scroll));
    let moon = area.moon.map(|_| HitTarget::MoonCard(player));
    let supplies = Supply::ALL.map(|supply| HitTarget::Supply(player, supply));
    let cells = scene.edition().cauldron.cells.iter().map(|cell| HitTarget::Cell(player, cell));
    let exits = Symbol::ALL.map(|symbol| HitTarget::Exit(player, symbol));
    [HitTarget::Panel(player)]
        .into_iter()
        .chain(supplies)
        .chain(moon)
        .chain(tiles)
        .chain(scrolls)
        .chain(cells)
        .chain(exits)
        .collect()
}

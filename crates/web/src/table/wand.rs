//! The Magic Wand along the bottom: its spaces, the counters, and what is being resolved.

use leptos::prelude::*;
use witchstone_rules::{Phase, Player, Silver, WandSpace};

use super::scene::Scene;
use super::{HitTarget, art};

/// The Wand with everything on it.
pub fn wand(scene: &Scene) -> AnyView {
    let spaces = 0..scene.edition().wand.spaces.len() as u8;
    let label = scene.words.text("table-wand");
    let count = spaces.len();
    view! {
        <div class="wand" role="group" aria-label=label style:--spaces=count.to_string()>
            {spaces.map(|at| space(scene, at)).collect_view()}
            {scene.table().players().map(|player| counter(scene, player)).collect_view()}
        </div>
    }
    .into_any()
}

fn space(scene: &Scene, at: u8) -> AnyView {
    let thing = HitTarget::WandSpace(at);
    let kind = scene.edition().wand.space(at);
    let base = match kind {
        _ if at == 0 => "step hilt".to_owned(),
        WandSpace::Light => "step light".to_owned(),
        WandSpace::Dark { symbol, .. } => format!("step dark {}", art::tint(symbol)),
        WandSpace::Silver(_) => "step silver".to_owned(),
    };
    let queued = is_queued(scene, at);
    let base = if queued { base + " queued" } else { base };
    view! {
        <div class=scene.class(&base, thing) data-t=thing.code() tabindex=scene.tab(thing) role=scene.role(thing)
            aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {gift(scene, at, kind)}
            {reach(scene, at).map(|steps| view! { <b class="steps">{format!("+{steps}")}</b> })}
        </div>
    }
    .into_any()
}

/// Whether the space waits to be resolved for the player to act.
fn is_queued(scene: &Scene, at: u8) -> bool {
    let (table, area) = (scene.table(), scene.table().active());
    let acting = matches!(table.phase, Phase::Acting | Phase::TowerBonus);
    acting
        && !matches!(scene.edition().wand.space(at), WandSpace::Light)
        && at >= table.queue.next
        && at <= area.wand
}

/// How many actions it takes to get here, if it can be reached now.
fn reach(scene: &Scene, at: u8) -> Option<u8> {
    scene.targeting.is_play(HitTarget::WandSpace(at)).then(|| at - scene.table().active().wand)
}

/// What a space gives.
fn gift(scene: &Scene, at: u8, kind: WandSpace) -> AnyView {
    match kind {
        WandSpace::Light => view! { <i class="dot"></i> }.into_any(),
        WandSpace::Dark { symbol, actions } => {
            let doubled = is_queued(scene, at) && scene.table().queue.is_doubled(at);
            let actions = if doubled { 2 * actions } else { actions };
            view! { {art::symbol_icon(symbol)}<span class="amount">{format!("×{actions}")}</span> }.into_any()
        }
        WandSpace::Silver(silver) => {
            let collecting =
                scene.table().collecting.silver && scene.edition().wand.first_silver() == Some(at);
            view! {
                {silver_icon(silver)}
                <span class="amount">{art::points(silver.each().to_string())}</span>
                {collecting.then(|| art::icon("#w-collecting", "corner-mark"))}
            }
            .into_any()
        }
    }
}

/// What a silver space counts, as an icon.
pub fn silver_icon(silver: Silver) -> AnyView {
    let href = match silver {
        Silver::Connections => "#w-connected",
        Silver::Witches => "#w-witch",
        Silver::Scrolls => "#w-scroll",
        Silver::Chips => "#w-chip",
        Silver::Crystals => "#w-crystal",
        Silver::Specials => "#w-special",
    };
    art::icon(href, "counted")
}

/// A player's counter. It glides: the style sheet knows how many spaces are in a row.
fn counter(scene: &Scene, player: Player) -> AnyView {
    let at = scene.table().areas[player].wand;
    view! {
        <svg class=format!("wand-counter lane-{}", player.index()) viewBox="0 0 24 24" aria-hidden="true"
            style:--space=at.to_string()>
            <use href="#w-counter" fill=art::fill(player) width="24" height="24"></use>
        </svg>
    }
    .into_any()
}

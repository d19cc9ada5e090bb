//! The other players as compact panels that open their Cauldron.

use leptos::prelude::*;
use witchstone_rules::Player;

use super::corner::{moon_card, score, swatch};
use super::scene::Scene;
use super::supply::supply;
use super::{HitTarget, Supply, art};

/// What is seen of a rival without opening the panel.
const SHOWN: [Supply; 8] = [
    Supply::Energy,
    Supply::Witches,
    Supply::Crystals,
    Supply::Tiles,
    Supply::Owls,
    Supply::Chips,
    Supply::Specials,
    Supply::Scrolls,
];

/// One panel for each rival.
pub fn rivals(scene: &Scene) -> AnyView {
    let open = |player| scene.opened && scene.cauldron == player;
    let panels = scene.rivals().into_iter().map(|player| panel(scene, player, open(player)));
    view! { <div class="rivals">{panels.collect_view()}</div> }.into_any()
}

fn panel(scene: &Scene, player: Player, open: bool) -> AnyView {
    let thing = HitTarget::Panel(player);
    let class =
        format!("rival {}{}", art::colour(player), if scene.is_to_act(player) { " acting" } else { "" });
    view! {
        <section class=class>
            <button type="button" class="rival-head" data-t=thing.code() data-open=player.index().to_string() aria-expanded=open.to_string()>
                {swatch(player)}<strong>{scene.name(player)}</strong>{score(scene, player)}
            </button>
            <div class="supplies">{SHOWN.map(|it| supply(scene, player, it)).collect_view()}{moon_card(scene, player)}</div>
        </section>
    }
    .into_any()
}

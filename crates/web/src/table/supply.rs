//! What lies in front of a player, in numbers.

use leptos::prelude::*;
use witchstone_rules::Player;

use super::scene::Scene;
use super::{HitTarget, art};

/// What lies in front of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Supply {
    /// Energy units.
    Energy,
    /// Witches.
    Witches,
    /// Crystals in the rack, of the player's own colour.
    Crystals,
    /// Owl tiles.
    Owls,
    /// Magic chips.
    Chips,
    /// Special tiles.
    Specials,
    /// Hex tiles in hand and supply.
    Tiles,
    /// Scrolls.
    Scrolls,
    /// Points.
    Score,
}

impl Supply {
    /// All of them, in the order in which they are shown.
    pub const ALL: [Supply; 9] = [
        Supply::Energy,
        Supply::Witches,
        Supply::Crystals,
        Supply::Owls,
        Supply::Chips,
        Supply::Specials,
        Supply::Tiles,
        Supply::Scrolls,
        Supply::Score,
    ];

    /// The end of its message keys.
    pub const fn name(self) -> &'static str {
        match self {
            Supply::Energy => "energy",
            Supply::Witches => "witches",
            Supply::Crystals => "crystals",
            Supply::Owls => "owls",
            Supply::Chips => "chips",
            Supply::Specials => "specials",
            Supply::Tiles => "tiles",
            Supply::Scrolls => "scrolls",
            Supply::Score => "score",
        }
    }
}

/// One number of a player's supplies, with its icon.
pub fn supply(scene: &Scene, player: Player, supply: Supply) -> AnyView {
    let thing = HitTarget::Supply(player, supply);
    let (name, n) = (supply.name(), amount(scene, player, supply));
    let label = format!("{}: {n}", scene.words.format("tooltip-supply", &[("supply", name.into())]));
    view! {
        <span class=format!("supply of-{name}") data-t=thing.code() role="img" aria-label=label>
            {icon(player, supply)}<b>{n}</b>
        </span>
    }
    .into_any()
}

/// How much of it a player has.
pub fn amount(scene: &Scene, player: Player, supply: Supply) -> u16 {
    let area = &scene.table().areas[player];
    match supply {
        Supply::Energy => area.energy.into(),
        Supply::Witches => area.witches.into(),
        Supply::Crystals => area.racked.into(),
        Supply::Owls => area.owl_values(scene.edition()).count() as u16,
        Supply::Chips => area.chips_owned().into(),
        Supply::Specials => area.specials.into(),
        Supply::Tiles => (area.supply + area.hand).into(),
        Supply::Scrolls => area.scrolls.into(),
        Supply::Score => area.score,
    }
}

fn icon(player: Player, supply: Supply) -> AnyView {
    let filled = |href: &'static str| {
        view! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <use href=href fill=art::fill(player) width="24" height="24"></use>
            </svg>
        }
        .into_any()
    };
    match supply {
        Supply::Energy => filled("#w-unit"),
        Supply::Witches => filled("#w-figure"),
        Supply::Crystals => filled("#w-gem"),
        Supply::Owls => art::icon("#w-owl", ""),
        Supply::Chips => art::icon("#w-chip", ""),
        Supply::Specials => art::icon("#w-special", "brass"),
        Supply::Tiles => art::icon("#w-hexes", "brass"),
        Supply::Scrolls => art::icon("#w-scroll", "s-scroll"),
        Supply::Score => art::icon("#w-crown", "brass"),
    }
}

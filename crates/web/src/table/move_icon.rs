//! The icon of a move, for lists of moves.

use leptos::prelude::*;
use witchstone_rules::{Chip, Move, Symbol};

use super::art;
use super::rack::chip_icon;

/// What a move is about at a glance.
pub fn move_icon(played: Move) -> AnyView {
    match played {
        Move::Tower(_) => art::icon("#w-tower", ""),
        Move::Moon(_) => art::icon("#w-moon", "moon"),
        Move::Lay { .. } | Move::Discard(_) | Move::Power { .. } => art::icon("#w-hexes", "brass"),
        Move::Start { symbol, .. } | Move::UseFree(symbol) => art::symbol_icon(symbol),
        Move::Energy(_) => art::symbol_icon(Symbol::Energy),
        Move::LayWitch { .. } | Move::Witch { .. } => art::symbol_icon(Symbol::Witch),
        Move::Step(_) => art::symbol_icon(Symbol::Pentagram),
        Move::Crystal { .. } | Move::CrystalOut { .. } => art::symbol_icon(Symbol::Crystal),
        Move::Wand(_) | Move::UseWand { .. } => art::symbol_icon(Symbol::Wand),
        Move::Scroll { .. } | Move::Spell(_) => art::symbol_icon(Symbol::Scroll),
        Move::UseChip { symbol, .. } => chip_icon(Chip::Action(symbol)),
        Move::UseVial { symbol, .. } => art::icon("#w-vial-full", &art::tint(symbol)),
        Move::UseSpecial { .. } | Move::PlaceSpecial { .. } => art::icon("#w-special", "brass"),
        Move::Shelve { crystal, .. } => art::icon("#w-vial-full", &art::tint(crystal.exit())),
        Move::Remove(_) => art::icon("#w-out", ""),
        Move::Begin { .. } | Move::Decline | Move::End => ().into_any(),
    }
}

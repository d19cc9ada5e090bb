//! The clause of the rules that explains a thing.

use witchstone_rules::{Cauldron, Cell, PentagramSpace, Place, Scroll, ScrollKind, Symbol, View, WandSpace};

use crate::table::{HitTarget, Supply};

/// The clause to read about a thing on the table.
pub fn clause_of(view: &View, thing: HitTarget) -> &'static str {
    match thing {
        HitTarget::Location(location) if location.place() == Place::Witchstone => "W6",
        HitTarget::Location(_) => "W5",
        HitTarget::Connection(_) => "E5",
        HitTarget::Cell(player, at) => cell(&view.table.areas[player].cauldron, at),
        HitTarget::Exit(..) => "C2",
        HitTarget::WandSpace(at) => wand(view, at),
        HitTarget::PentagramSpace(at) => pentagram(view, at),
        HitTarget::HexSpace(_) | HitTarget::SpecialStack | HitTarget::Free(_) => "P3",
        HitTarget::Display(position) => view.table.display.at(position).map_or("R2", scroll),
        HitTarget::ScrollPile => "R2",
        HitTarget::Shelf(_) | HitTarget::BottomShelf | HitTarget::TableChip(_) | HitTarget::Rim(_) => "C3",
        HitTarget::PowerTile(_) => "D4",
        HitTarget::Tile(_) => "T2",
        HitTarget::Held(_, held) => scroll(held),
        HitTarget::Special(_) | HitTarget::SpecialAs(..) => "P4",
        HitTarget::Chip(..) | HitTarget::Vial(..) => "B1",
        HitTarget::WandBonus => "M4",
        HitTarget::Start(_) | HitTarget::Begin => "T3",
        HitTarget::Moon(_) => "N1",
        HitTarget::MoonCard(_) => "N2",
        HitTarget::Decline => "D2",
        HitTarget::Remove(_) => "T10",
        HitTarget::Supply(_, kind) => supply(kind),
        HitTarget::Panel(_) => "I2",
    }
}

fn cell(kettle: &Cauldron, at: Cell) -> &'static str {
    let crystal = kettle.black == Some(at) || kettle.crystals.contains(at);
    let shows_symbol = Symbol::ALL.into_iter().any(|symbol| kettle.symbols[symbol].contains(at));
    match (crystal, shows_symbol) {
        (true, _) => "C1",
        (false, true) => "T5",
        (false, false) => "T2",
    }
}

fn wand(view: &View, at: u8) -> &'static str {
    match view.edition().wand.space(at) {
        WandSpace::Light => "M2",
        WandSpace::Dark { symbol: Symbol::Scroll, .. } => "M5",
        WandSpace::Dark { .. } => "M3",
        WandSpace::Silver(_) => "M7",
    }
}

fn pentagram(view: &View, at: u8) -> &'static str {
    match view.edition().pentagram.space(at) {
        PentagramSpace::Light => "P1",
        PentagramSpace::Owl(_) => "P2",
        PentagramSpace::Hex(_) => "P3",
    }
}

fn scroll(scroll: Scroll) -> &'static str {
    match scroll.kind() {
        ScrollKind::Spell(_) => "R3",
        ScrollKind::Power => "D5",
        ScrollKind::Prophecy(_) => "F2",
    }
}

const fn supply(supply: Supply) -> &'static str {
    match supply {
        Supply::Energy => "E1",
        Supply::Witches => "W1",
        Supply::Crystals => "C1",
        Supply::Owls => "P2",
        Supply::Chips => "S10",
        Supply::Specials => "P4",
        Supply::Tiles => "S7",
        Supply::Scrolls => "R5",
        Supply::Score => "F1",
    }
}

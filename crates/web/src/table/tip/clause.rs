//! The clause of the rules that explains a thing.

use witchstone_rules::{Cauldron, Cell, PentagramSpace, Place, Scroll, ScrollKind, Symbol, View, WandSpace};

use crate::table::{Supply, Thing};

/// The clause to read about a thing on the table.
pub fn clause_of(view: &View, thing: Thing) -> &'static str {
    match thing {
        Thing::Location(location) if location.place() == Place::Witchstone => "W6",
        Thing::Location(_) => "W5",
        Thing::Connection(_) => "E5",
        Thing::Cell(player, at) => cell(&view.table.areas[player].cauldron, at),
        Thing::Exit(..) => "C2",
        Thing::WandSpace(at) => wand(view, at),
        Thing::PentagramSpace(at) => pentagram(view, at),
        Thing::HexSpace(_) | Thing::SpecialStack | Thing::Free(_) => "P3",
        Thing::Display(position) => view.table.display.at(position).map_or("R2", scroll),
        Thing::ScrollPile => "R2",
        Thing::Shelf(_) | Thing::BottomShelf | Thing::TableChip(_) | Thing::Rim(_) => "C3",
        Thing::PowerTile(_) => "D4",
        Thing::Tile(_) => "T2",
        Thing::Held(_, held) => scroll(held),
        Thing::Special(_) | Thing::SpecialAs(..) => "P4",
        Thing::Chip(..) | Thing::Vial(..) => "B1",
        Thing::WandBonus => "M4",
        Thing::Start(_) | Thing::Begin => "T3",
        Thing::Moon(_) => "N1",
        Thing::MoonCard(_) => "N2",
        Thing::Decline => "D2",
        Thing::Remove(_) => "T10",
        Thing::Supply(_, kind) => supply(kind),
        Thing::Panel(_) => "I2",
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

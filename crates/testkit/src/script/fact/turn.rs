//! The turn: who is to move, the hand, open batches and what is pending.

use witchstone_rules::{Batch, Bonus, Phase, Player, Question, Symbol};

use super::{
    Fact, PositionEditor, PositionRef, StatementError, itemised, joined, number, or_none, split_word,
};

pub(super) const FACTS: &[Fact] = &[
    Fact::open("turn", turn).given(set_turn),
    Fact::open("phase", |position, _| Ok(phase(position.table().phase).into())),
    Fact::own("turns", |position, _| Ok(position.area().turns.to_string())),
    Fact::own("hand", |position, _| Ok(joined(position.hand().tiles.iter()))),
    Fact::own("supply", |position, _| Ok(position.area().supply.to_string())),
    Fact::own("discarded", |position, _| Ok(joined(position.area().discarded.iter()))),
    Fact::open("batch", |position, _| Ok(or_none(position.table().stack.top().map(batch)))),
    Fact::open("batches", |position, _| Ok(itemised(position.table().stack.iter().map(batch)))),
    Fact::open("pending", |position, _| Ok(itemised(pending(position)))),
    Fact::open("question", |position, _| Ok(position.table().question.map_or("none", Question::name).into())),
];

/// Whose decision it is, and in which turn of theirs.
fn turn(position: &PositionRef<'_>, _: &str) -> Result<String, StatementError> {
    let table = position.table();
    Ok(format!("{} {}", position.names.of(table.player), table.round()))
}

/// The turn begins; players before this one have had it already.
fn set_turn(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    let (name, turn) = split_word(value);
    let (player, turn): (Player, u8) = (editor.names.need(name)?, number(turn)?);
    let table = &mut *editor.table;
    table.phase = Phase::TurnStart;
    table.player = player;
    for other in table.players() {
        let had = turn.checked_sub(u8::from(other >= player)).ok_or("turns are counted from 1")?;
        let area = &mut table.areas[other];
        area.supply = (area.supply + area.turns).saturating_sub(had);
        area.turns = had;
    }
    Ok(())
}

const fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Towers => "tower",
        Phase::TowerBonus => "tower bonus",
        Phase::Moons => "moon",
        Phase::TurnStart => "lay",
        Phase::Order => "order",
        Phase::Begin => "begin",
        Phase::Acting => "act",
        Phase::Over => "over",
    }
}

fn batch(batch: Batch) -> String {
    format!("{} {}", batch.symbol, batch.left)
}

/// Chips and vials with their actions, special tiles, Crystals on the rim, free choices, the waiting dark space.
fn pending(position: &PositionRef<'_>) -> Vec<String> {
    let (table, pending) = (position.table(), &position.table().pending);
    let mut waiting: Vec<String> = pending.bonuses().iter().copied().map(bonus).collect();
    for tile in pending.specials.kinds() {
        waiting.extend((0..pending.specials.count(tile)).map(|_| format!("special {tile}")));
    }
    for exit in Symbol::ALL {
        waiting.extend((0..pending.rim[exit]).map(|_| format!("rim {exit}")));
    }
    waiting.extend(pending.black.map(|exit| format!("rim black {exit}")));
    waiting.extend((0..pending.free).map(|_| "free".into()));
    waiting.extend(table.waiting_dark().map(|(symbol, actions, doubled)| {
        format!("wand {symbol} x{}", if doubled { 2 * actions } else { actions })
    }));
    waiting
}

fn bonus(bonus: Bonus) -> String {
    let from = if bonus.is_vial() { "vial" } else { "chip" };
    format!("{from} {} x{}", bonus.symbol(), bonus.actions())
}

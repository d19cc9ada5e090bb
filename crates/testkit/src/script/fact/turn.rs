//! The turn: who is to move, the hand, open batches and what is pending.

use witchstone_rules::{Batch, Bonus, Phase, Player, Question, Symbol};

use super::{Bench, Fact, Fault, Look, itemised, joined, number, or_none, split_word};

pub(super) const FACTS: &[Fact] = &[
    Fact::open("turn", turn).given(set_turn),
    Fact::open("phase", |look, _| Ok(phase(look.table().phase).into())),
    Fact::own("turns", |look, _| Ok(look.area().turns.to_string())),
    Fact::own("hand", |look, _| Ok(joined(look.hand().tiles.iter()))),
    Fact::own("supply", |look, _| Ok(look.area().supply.to_string())),
    Fact::own("discarded", |look, _| Ok(joined(look.area().discarded.iter()))),
    Fact::open("batch", |look, _| Ok(or_none(look.table().stack.top().map(batch)))),
    Fact::open("batches", |look, _| Ok(itemised(look.table().stack.iter().map(batch)))),
    Fact::open("pending", |look, _| Ok(itemised(pending(look)))),
    Fact::open("question", |look, _| Ok(look.table().question.map_or("none", question).into())),
];

/// Whose decision it is, and in which turn of theirs.
fn turn(look: &Look<'_>, _: &str) -> Result<String, Fault> {
    let table = look.table();
    Ok(format!("{} {}", look.names.of(table.player), table.round()))
}

/// The turn begins; players before this one have had it already.
fn set_turn(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    let (name, turn) = split_word(value);
    let (player, turn): (Player, u8) = (bench.names.need(name)?, number(turn)?);
    let table = &mut *bench.table;
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

const fn question(question: Question) -> &'static str {
    match question {
        Question::Owl => "owl",
        Question::Silver => "silver",
        Question::Witchstone => "witchstone",
        Question::PowerScroll => "power scroll",
        Question::Vial => "vial",
    }
}

fn batch(batch: Batch) -> String {
    format!("{} {}", batch.symbol, batch.left)
}

/// Chips and vials with their actions, special tiles, Crystals on the rim, free choices, the waiting dark space.
fn pending(look: &Look<'_>) -> Vec<String> {
    let (table, pending) = (look.table(), &look.table().pending);
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

//! The player to move and the state of the turn.

use witchstone_rules::{Bonus, Chip, Symbol, Table};

use super::block::{Block, WIDTH};
use crate::voice::Voice;

/// The round, and what the next decision is about.
pub fn title(table: &Table, voice: &Voice) -> String {
    let player = voice.player(table.player);
    let decision = voice.say("cli-phase", &[("phase", phase(table).into()), ("player", player.into())]);
    match table.round() {
        0 => decision,
        round => {
            let rounds = table.edition.counts.turns;
            let round = voice.say("round", &[("round", round.into()), ("rounds", rounds.into())]);
            format!("{round}: {decision}")
        }
    }
}

fn phase(table: &Table) -> &'static str {
    if table.question.is_some() {
        return "question";
    }
    table.phase.name()
}

/// Open batches and what waits; nothing if there is none of both.
pub fn now(table: &Table, voice: &Voice) -> Option<Block> {
    let mut block = Block::default();
    for text in in_progress(table, voice) {
        block.paragraph(&text, WIDTH);
    }
    (block.height() > 0).then_some(block)
}

/// Open batches and what waits, a sentence for each.
pub fn in_progress(table: &Table, voice: &Voice) -> Vec<String> {
    let mut sentences = vec![];
    let batches: Vec<String> =
        table.stack.iter().map(|batch| actions_of(batch.symbol, batch.left, voice)).collect();
    if !batches.is_empty() {
        sentences.push(voice.say("cli-open", &[("batches", batches.join(" > ").into())]));
    }
    let waiting = waiting(table, voice);
    if !waiting.is_empty() {
        sentences.push(voice.say("cli-waiting", &[("things", waiting.join("; ").into())]));
    }
    sentences
}

fn actions_of(symbol: Symbol, n: u8, voice: &Voice) -> String {
    voice.say("actions-of", &[("symbol", symbol.name().into()), ("n", n.into())])
}

/// Everything that is pending, each in a few words.
fn waiting(table: &Table, voice: &Voice) -> Vec<String> {
    let pending = &table.pending;
    let mut things: Vec<String> = pending.bonuses().iter().map(|&bonus| bonus_text(bonus, voice)).collect();
    for tile in pending.specials.kinds() {
        for _ in 0..pending.specials.count(tile) {
            things.push(voice.say("cli-waiting-special", &[("tile", voice.name(tile).into())]));
        }
    }
    for symbol in Symbol::ALL {
        let rim = |key: &str| voice.say(key, &[("symbol", symbol.name().into())]);
        things.extend((0..pending.rim[symbol]).map(|_| rim("cli-waiting-crystal")));
        things.extend((pending.black == Some(symbol)).then(|| rim("cli-waiting-black")));
    }
    things.extend((0..pending.free).map(|_| voice.text("cli-waiting-free")));
    things.extend(table.waiting_dark().map(|(symbol, actions, doubled)| {
        let actions = if doubled { 2 * actions } else { actions };
        voice.say("cli-waiting-wand", &[("actions", actions_of(symbol, actions, voice).into())])
    }));
    things
}

fn bonus_text(bonus: Bonus, voice: &Voice) -> String {
    let actions = actions_of(bonus.symbol(), bonus.actions(), voice);
    if bonus.is_vial() {
        return voice.say("cli-waiting-vial", &[("actions", actions.into())]);
    }
    let chip = voice.name(Chip::Action(bonus.symbol()));
    voice.say("cli-waiting-chip", &[("chip", chip.into()), ("actions", actions.into())])
}

//! Position hashes for the transposition table.

use core::hash::{Hash, Hasher};

use witchstone_rules::{Area, Player, State, View};

use crate::hash::WordHasher;

/// Lanes of the hash within a turn, which every position of a search needs.
const TURN: usize = 2;

/// The hash of everything that one turn can change: positions of one turn with equal hashes count as equal.
pub fn of_turn(state: &State, player: Player) -> u64 {
    let table = state.table();
    let mut hasher = WordHasher::<TURN>::new();
    let area = &table.areas[player];
    hash_area(area, &mut hasher);
    (table.phase, table.player, table.question, table.laid, table.second).hash(&mut hasher);
    for batch in table.stack.iter().zip(table.stack.vials()) {
        batch.hash(&mut hasher);
    }
    let pending = &table.pending;
    pending.bonuses().hash(&mut hasher);
    (pending.specials, pending.rim, pending.black, pending.free).hash(&mut hasher);
    (table.queue, table.table_chips, table.shelves, table.bottom).hash(&mut hasher);
    (table.display, table.specials, table.specials_aside, table.owls_left).hash(&mut hasher);
    (table.witchstone_taken, table.power_tiles, table.collecting).hash(&mut hasher);
    let hand = state.hand(player);
    (hand.tiles, hand.scrolls).hash(&mut hasher);
    hasher.finish()
}

/// The parts of an area that a turn changes and that nothing else in the hash implies.
fn hash_area(area: &Area, hasher: &mut WordHasher<TURN>) {
    area.cauldron.hash(hasher);
    (area.completed, area.standing, area.score, area.begun).hash(hasher);
    let bytes = [
        area.energy,
        area.witches,
        area.lying,
        area.rank,
        area.wand,
        area.pentagram,
        area.laps,
        area.racked,
        area.crystals_aside,
        area.removed,
        area.owls[0],
        area.owls[1],
        area.specials,
        area.scrolls,
        area.turns,
        area.power_tiles,
        area.used_powers,
        u8::from(area.black_racked),
        u8::from(area.moon_used),
        area.moon.map_or(0, |moon| moon as u8 + 1),
    ];
    hasher.write(&bytes);
    hasher.write(&area.chips);
    hasher.write(&area.used_spells);
    area.big.hash(hasher);
    area.tower.hash(hasher);
}

/// The hash of everything that a seat knows.
pub fn of_view(view: &View) -> u64 {
    let mut hasher = WordHasher::<1>::new();
    view.hash(&mut hasher);
    hasher.finish()
}

//! Short hashes of positions, to meet the same position once only.

use core::hash::{Hash, Hasher};

use witchstone_rules::{State, View};

/// A quick hash that mixes eight bytes at a time. Not against an adversary: a collision costs one line of a search.
///
/// What is hashed goes to its lanes in turn, and the processor works on all lanes at once.
struct Mixer<const LANES: usize>([u64; LANES]);

impl<const LANES: usize> Mixer<LANES> {
    fn new() -> Mixer<LANES> {
        Mixer(core::array::from_fn(|lane| lane as u64))
    }

    #[inline]
    fn mix(&mut self, word: u64) {
        let mixed = (self.0[0] ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
        for lane in 1..LANES {
            self.0[lane - 1] = self.0[lane];
        }
        self.0[LANES - 1] = mixed;
    }
}

impl<const LANES: usize> Hasher for Mixer<LANES> {
    fn finish(&self) -> u64 {
        self.0.iter().fold(0, |sum, &lane| split_mix(sum ^ lane))
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, tail) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        if !tail.is_empty() {
            let mut last = [0; 8];
            last[..tail.len()].copy_from_slice(tail);
            self.mix(u64::from_le_bytes(last));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }
}

/// The last step of SplitMix64: every bit of the result depends on every bit of the number.
pub fn split_mix(n: u64) -> u64 {
    let mut z = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// Lanes for the hash that every position of a search is given.
const TURN: usize = 2;

/// The hash of everything that one turn can change: positions of one turn with equal hashes are taken for equal.
pub fn of_turn(state: &State, player: witchstone_rules::Player) -> u64 {
    let table = state.table();
    let mut mixer = Mixer::<TURN>::new();
    let area = &table.areas[player];
    hash_area(area, &mut mixer);
    (table.phase, table.player, table.question, table.laid, table.second).hash(&mut mixer);
    for batch in table.stack.iter().zip(table.stack.vials()) {
        batch.hash(&mut mixer);
    }
    let pending = &table.pending;
    pending.bonuses().hash(&mut mixer);
    (pending.specials, pending.rim, pending.black, pending.free).hash(&mut mixer);
    (table.queue, table.table_chips, table.shelves, table.bottom).hash(&mut mixer);
    (table.display, table.specials, table.specials_aside, table.owls_left).hash(&mut mixer);
    (table.witchstone_taken, table.power_tiles, table.collecting).hash(&mut mixer);
    let hand = state.hand(player);
    (hand.tiles, hand.scrolls).hash(&mut mixer);
    mixer.finish()
}

/// The parts of an area that a turn changes and that nothing else in the hash implies.
fn hash_area(area: &witchstone_rules::Area, mixer: &mut Mixer<TURN>) {
    area.cauldron.hash(mixer);
    (area.completed, area.standing, area.score, area.begun).hash(mixer);
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
    mixer.write(&bytes);
    mixer.write(&area.chips);
    mixer.write(&area.used_spells);
    area.big.hash(mixer);
    area.tower.hash(mixer);
}

/// The hash of all that a seat knows.
pub fn of_view(view: &View) -> u64 {
    let mut mixer = Mixer::<1>::new();
    view.hash(&mut mixer);
    mixer.finish()
}

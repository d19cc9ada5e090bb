//! Conservation: every component is somewhere exactly once.

use core::fmt;

use crate::state::tiles_in_play;
use crate::{BigWitch, Chip, Player, Scroll, ScrollKind, Spell, State, Tile, TileBag, TileSet};

/// What is there too often or not often enough.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imbalance {
    /// The component.
    pub what: &'static str,
    /// Whose, if it is a player's own.
    pub player: Option<Player>,
}

impl fmt::Display for Imbalance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.player {
            Some(player) => write!(f, "The {} of {player} do not add up.", self.what),
            None => write!(f, "The {} do not add up.", self.what),
        }
    }
}

impl core::error::Error for Imbalance {}

fn require(holds: bool, what: &'static str, player: Option<Player>) -> Result<(), Imbalance> {
    if holds { Ok(()) } else { Err(Imbalance { what, player }) }
}

impl State {
    /// Whether every component of the game is somewhere exactly once.
    ///
    /// True of every game that began with [`State::new`]; positions made by hand need not keep it.
    pub fn check_conservation(&self) -> Result<(), Imbalance> {
        for player in self.table.players() {
            let own = |holds, what| require(holds, what, Some(player));
            own(self.hex_tiles_add_up(player), "hex tiles")?;
            own(self.energy_add_up(player), "Energy units")?;
            own(self.witches_add_up(player), "Witches")?;
            own(self.crystals_add_up(player), "Crystals")?;
        }
        require(self.chips_add_up(), "Magic chips", None)?;
        require(self.specials_add_up(), "special hex tiles", None)?;
        require(self.scrolls_add_up(), "Scrolls", None)?;
        require(self.owls_add_up(), "owl tiles", None)?;
        require(self.power_tiles_add_up(), "power tiles", None)
    }

    fn hex_tiles_add_up(&self, player: Player) -> bool {
        let (area, hand) = (&self.table.areas[player], &self.hands[player]);
        let pile = self.piles.tiles[player];
        let supply = (0..area.supply).map(|at| pile.at(at));
        let back =
            (tiles_in_play(self.table.options.handicaps[player])..Tile::COUNT).map(|at| pile.at(at as u8));
        let mut seen = TileSet::default();
        let mut count = 0;
        let laid = area.cauldron.hex_tiles().iter().chain(area.discarded.iter());
        for tile in laid.chain(hand.tiles.iter()).chain(supply).chain(back) {
            seen.insert(tile);
            count += 1;
        }
        count == Tile::COUNT && seen.len() == Tile::COUNT && area.hand as usize == hand.tiles.len()
    }

    fn energy_add_up(&self, player: Player) -> bool {
        let (area, ball) = (&self.table.areas[player], &self.edition().ball);
        let laid: u8 = area.completed.iter().map(|connection| ball.plan(connection).spaces).sum();
        let begun = area.begun.map_or(0, |(_, laid)| laid);
        let others = self.table.players().filter(|&other| other != player);
        let shared = others.map(|other| self.table.areas[other].completed & area.completed);
        area.energy + laid + begun == self.edition().counts.energy_units
            && shared.into_iter().all(|s| s.is_empty())
    }

    fn witches_add_up(&self, player: Player) -> bool {
        let area = &self.table.areas[player];
        let big = u8::from(matches!(area.big, BigWitch::Standing(_)));
        let small = area.standing.len() - u8::from(area.tower.is_some()) - big;
        area.witches + area.lying + small == self.edition().counts.small_witches
    }

    fn crystals_add_up(&self, player: Player) -> bool {
        let area = &self.table.areas[player];
        let on_rim = if player == self.table.player {
            self.table.pending.rim.0.iter().sum::<u8>() + u8::from(self.table.pending.black.is_some())
        } else {
            0
        };
        let inside = area.cauldron.all_crystals().len();
        let racked = area.racked + u8::from(area.black_racked);
        inside + on_rim + racked + area.crystals_aside == self.edition().cauldron.crystals.len() + 1
    }

    fn chips_add_up(&self) -> bool {
        let on_ball =
            |chip: Chip| self.table.chips.iter().filter(|&&other| other == Some(chip)).count() as u8;
        Chip::ALL.into_iter().all(|chip| {
            let owned: u8 = self.table.players().map(|p| self.table.areas[p].chips[chip.index()]).sum();
            let all = owned + on_ball(chip) + self.table.table_chips[chip.index()];
            all == self.edition().counts.chips[chip.index()]
        })
    }

    fn specials_add_up(&self) -> bool {
        let mut all = (0..self.table.specials_left).map(|at| self.piles.specials.at(at)).collect();
        let put = |all: &mut TileBag, tile| all.insert(tile);
        self.table.specials.into_iter().flatten().for_each(|tile| put(&mut all, tile));
        for bag in [self.table.specials_aside, self.table.pending.specials] {
            bag.kinds().for_each(|tile| (0..bag.count(tile)).for_each(|_| put(&mut all, tile)));
        }
        let mut owned = 0;
        for player in self.table.players() {
            let area = &self.table.areas[player];
            area.cauldron.special_tiles().for_each(|(_, tile)| put(&mut all, tile));
            owned += area.specials as usize;
        }
        let shown = self.table.specials.iter().flatten().count();
        let expected: TileBag = self.edition().specials.iter().copied().collect();
        all == expected && owned + shown + self.table.specials_left as usize == expected.len()
    }

    fn scrolls_add_up(&self) -> bool {
        let mut all: Vec<Scroll> = self.table.display.iter().collect();
        all.extend(&self.piles.scrolls[..self.table.scrolls_left as usize]);
        let mut counted = true;
        for player in self.table.players() {
            let (area, held) = (&self.table.areas[player], &self.hands[player].scrolls);
            let before = all.len();
            for spell in Spell::ALL {
                let count = held.spells[spell.index()] + area.used_spells[spell.index()];
                all.extend((0..count).map(|_| Scroll::new(ScrollKind::Spell(spell))));
            }
            all.extend((0..held.powers + area.used_powers).map(|_| Scroll::new(ScrollKind::Power)));
            all.extend(held.prophecies().map(|number| self.edition().scrolls.kind_of(number)));
            counted &= all.len() - before == area.scrolls as usize;
        }
        let mut expected: Vec<Scroll> = self.edition().scrolls.deck(self.table.options.ingredients).collect();
        all.sort();
        expected.sort();
        counted && all == expected
    }

    fn owls_add_up(&self) -> bool {
        let stack = self.edition().counts.owl_stack.len() as u32;
        (0..2).all(|at| {
            let taken = self.table.players().map(|player| self.table.areas[player].owls[at]);
            let (mut bits, mut count) = (0, 0);
            taken.for_each(|owls| {
                bits |= owls;
                count += owls.count_ones();
            });
            count == bits.count_ones() && count + u32::from(self.table.owls_left[at]) == stack
        })
    }

    fn power_tiles_add_up(&self) -> bool {
        let laid = self.table.players().map(|player| self.table.areas[player].power_tiles);
        let (bits, count) = laid
            .fold((self.table.power_tiles, self.table.power_tiles.count_ones()), |all, tiles| {
                (all.0 | tiles, all.1 + tiles.count_ones())
            });
        let expected = if self.table.options.ingredients { 6 } else { 0 };
        bits.count_ones() == expected && count == expected
    }
}

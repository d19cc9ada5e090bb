//! Batches and what is pending (B1–B6).

use crate::actor::Actor;
use crate::{
    Batch, Bonus, Cell, Event, Lost, MoonAbility, Move, MoveList, Origin, Pending, State, Symbol, Tile,
    Witness,
};

/// Actions of a special tile used once (P4) and of an empty hex space (P3).
const SPECIAL_ACTIONS: u8 = 2;
const FREE_ACTIONS: u8 = 2;

impl Actor<'_> {
    /// Everything that is pending, equal things once.
    pub(crate) fn pending_moves(&self, out: &mut MoveList) {
        let pending = &self.table.pending;
        if pending.is_empty() {
            if !self.table.stack.is_full() {
                self.dark_moves(out);
            }
            return;
        }
        if !self.table.stack.is_full() {
            self.bonus_moves(out);
            self.dark_moves(out);
            for tile in pending.specials.kinds() {
                out.extend(tile.symbols().map(|symbol| Move::UseSpecial { tile, symbol }));
            }
            if pending.free > 0 {
                out.extend(Symbol::ALL.map(Move::UseFree));
            }
        }
        for tile in pending.specials.kinds() {
            out.extend(self.area.cauldron.empty.iter().map(|cell| Move::PlaceSpecial { tile, cell }));
        }
        if pending.is_rim_occupied() {
            self.rim_moves(out);
        }
    }

    fn bonus_moves(&self, out: &mut MoveList) {
        let card = self.may_use_moon(MoonAbility::Chip);
        let mut before = None;
        for &bonus in self.table.pending.bonuses() {
            if before.replace(bonus) == Some(bonus) {
                continue;
            }
            let (symbol, actions) = (bonus.symbol(), bonus.actions());
            if bonus.is_vial() {
                out.push(Move::UseVial { symbol, actions });
                continue;
            }
            out.push(Move::UseChip { symbol, actions, moon: false });
            if card {
                out.push(Move::UseChip { symbol, actions, moon: true });
            }
        }
    }
}

impl State {
    pub(crate) fn open_batch<W: Witness>(&mut self, batch: Batch, origin: Origin, witness: &mut W) {
        let Batch { symbol, left: actions } = batch;
        self.table.stack.push(batch);
        witness.see(Event::BatchBegan { player: self.table.player, symbol, actions, origin });
    }

    /// Ends the innermost batch; a dark space of the Wand that started it is done with (M4).
    pub(crate) fn end_batch<W: Witness>(&mut self, witness: &mut W) {
        if self.table.queue.started as usize == self.table.stack.depth() {
            self.table.queue.started = 0;
            self.table.queue.next += 1;
        }
        let Batch { symbol, left } = self.table.stack.pop();
        let queue = &mut self.table.queue;
        queue.interrupted = queue.interrupted.min(self.table.stack.depth() as u8);
        if left > 0 {
            witness.see(Event::Lost { player: self.table.player, lost: Lost::Actions(symbol, left) });
        }
    }

    /// Spends actions of the innermost batch.
    #[inline]
    pub(crate) fn spend(&mut self, actions: u8) {
        self.table.stack.top_mut().left -= actions;
    }

    pub(crate) fn use_chip<W: Witness>(&mut self, symbol: Symbol, actions: u8, moon: bool, witness: &mut W) {
        self.table.pending.take(Bonus::chip(symbol, actions));
        if moon {
            self.use_moon(witness);
        }
        self.open_batch(Batch { symbol, left: actions + u8::from(moon) }, Origin::Chip, witness);
    }

    pub(crate) fn use_vial<W: Witness>(&mut self, symbol: Symbol, actions: u8, witness: &mut W) {
        self.table.pending.take(Bonus::vial(symbol, actions));
        self.open_batch(Batch { symbol, left: actions }, Origin::Vial, witness);
        if symbol == Symbol::Crystal {
            self.table.stack.take_up_vial();
        }
    }

    pub(crate) fn use_special<W: Witness>(&mut self, tile: Tile, symbol: Symbol, witness: &mut W) {
        self.table.pending.specials.remove(tile);
        self.lay_special_aside(tile, witness);
        self.open_batch(Batch { symbol, left: SPECIAL_ACTIONS }, Origin::Special, witness);
    }

    fn lay_special_aside<W: Witness>(&mut self, tile: Tile, witness: &mut W) {
        self.table.specials_aside.insert(tile);
        witness.see(Event::SpecialAside { player: self.table.player, tile });
    }

    pub(crate) fn place_special(&mut self, tile: Tile, cell: Cell) {
        self.table.pending.specials.remove(tile);
        for symbol in tile.symbols() {
            self.active_mut().cauldron.cover(cell, symbol);
        }
    }

    pub(crate) fn use_free<W: Witness>(&mut self, symbol: Symbol, witness: &mut W) {
        self.table.pending.free -= 1;
        self.open_batch(Batch { symbol, left: FREE_ACTIONS }, Origin::Free, witness);
    }

    /// Gives up everything that is pending; no Crystal lies on the rim now (C3), and the Wand queue closes by itself (M4).
    pub(crate) fn give_up_pending<W: Witness>(&mut self, witness: &mut W) {
        let pending = core::mem::replace(&mut self.table.pending, Pending::NONE);
        let player = self.table.player;
        for &bonus in pending.bonuses() {
            let (symbol, actions) = (bonus.symbol(), bonus.actions());
            let lost =
                if bonus.is_vial() { Lost::Vial(symbol, actions) } else { Lost::Chip(symbol, actions) };
            witness.see(Event::Lost { player, lost });
        }
        for _ in 0..pending.free {
            witness.see(Event::Lost { player, lost: Lost::Free });
        }
        for tile in pending.specials.kinds() {
            for _ in 0..pending.specials.count(tile) {
                self.lay_special_aside(tile, witness);
            }
        }
        self.table.queue.closing = true;
    }
}

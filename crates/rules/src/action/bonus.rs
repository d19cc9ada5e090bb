//! Batches and what is pending (B1–B6).

use crate::legality::require;
use crate::move_gen::MoveGen;
use crate::{
    Batch, Bonus, Cell, Clause, Event, EventSink, Lost, MoonAbility, Move, MoveList, Origin, Pending,
    Refusal, State, Symbol, Tile,
};

/// Actions of a chip (B1).
pub const CHIP_ACTIONS: u8 = 1;
/// Actions of a special tile that is used once (P4).
pub const SPECIAL_ACTIONS: u8 = 2;
/// Actions of an empty hex space (P3).
pub const FREE_ACTIONS: u8 = 2;

impl MoveGen<'_> {
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

    /// Whether the open batch is of this type and has that many actions left.
    pub(crate) fn check_batch(&self, needed: Symbol, price: u8, clause: Clause) -> Result<(), Refusal> {
        let open = self.table.stack.top();
        match open {
            Some(batch) if batch.symbol == needed => {
                self.check_not_interrupted()?;
                let too_few = Refusal::TooFewActions { needed: price, left: batch.left, clause };
                require(batch.left >= price, too_few)
            }
            Some(Batch { symbol: open, .. }) if self.is_open_below(needed) => {
                Err(Refusal::Interrupted { needed, open })
            }
            _ => Err(Refusal::OtherBatch { needed, open: open.map(|batch| batch.symbol) }),
        }
    }

    /// Whether a batch of this type was interrupted and has actions left (B2).
    fn is_open_below(&self, symbol: Symbol) -> bool {
        let mut below = self.table.stack.iter().rev().skip(1);
        below.any(|batch| batch.symbol == symbol && batch.left > 0)
    }

    /// Whether the innermost batch may continue: no dark space of the Wand comes first (M4).
    pub(crate) fn check_not_interrupted(&self) -> Result<(), Refusal> {
        match self.table.waiting_dark() {
            Some((symbol, ..)) if self.table.is_interrupted() => Err(Refusal::WandFirst { symbol }),
            _ => Ok(()),
        }
    }

    /// How many actions of this type there are outside of the open batch.
    pub(crate) fn actions_elsewhere(&self, symbol: Symbol) -> u32 {
        let pending = &self.table.pending;
        let below = self.table.stack.iter().rev().skip(1).map(|batch| (batch.symbol, batch.left));
        let bonuses = pending.bonuses().iter().map(|bonus| (bonus.symbol(), bonus.actions()));
        let dark =
            self.table.waiting_dark().map(|(dark, actions, doubled)| (dark, actions << u8::from(doubled)));
        let specials = pending.specials.kinds().filter(|tile| tile.shows(symbol));
        let specials = specials.map(|tile| (symbol, 2 * pending.specials.count(tile)));
        let all = below.chain(bonuses).chain(dark).chain(specials).chain([(symbol, 2 * pending.free)]);
        all.filter(|&(other, _)| other == symbol).map(|(_, actions)| u32::from(actions)).sum()
    }

    /// Whether a bonus waits, and may start inside what is open.
    pub(crate) fn check_pending(&self, waits: bool) -> Result<(), Refusal> {
        require(waits, Refusal::NotPending)?;
        require(!self.table.stack.is_full(), Refusal::TooDeep)
    }

    pub(crate) fn check_bonus(
        &self,
        symbol: Symbol,
        actions: u8,
        bonus: fn(Symbol, u8) -> Bonus,
    ) -> Result<(), Refusal> {
        // No bonus has more actions, and it would not fit into one.
        require(actions <= Bonus::MAX_ACTIONS, Refusal::NotPending)?;
        self.check_pending(self.table.pending.bonuses().contains(&bonus(symbol, actions)))
    }

    pub(crate) fn check_use_special(&self, tile: Tile, symbol: Symbol) -> Result<(), Refusal> {
        self.check_pending(self.table.pending.specials.count(tile) > 0)?;
        require(tile.shows(symbol), Refusal::NotOnSpecial { tile, symbol })
    }

    pub(crate) fn check_place_special(&self, tile: Tile, cell: Cell) -> Result<(), Refusal> {
        require(self.table.pending.specials.count(tile) > 0, Refusal::NotPending)?;
        self.check_empty(cell)
    }

    pub(crate) fn check_use_free(&self) -> Result<(), Refusal> {
        self.check_pending(self.table.pending.free > 0)
    }

    /// A batch or what is pending may be given up, but no Crystal on the rim (C3).
    pub(crate) fn check_end(&self) -> Result<(), Refusal> {
        require(!self.table.pending.is_rim_occupied(), Refusal::CrystalOnRim)
    }
}

impl State {
    pub(crate) fn open_batch<E: EventSink>(&mut self, batch: Batch, origin: Origin, events: &mut E) {
        let Batch { symbol, left: actions } = batch;
        self.table.stack.push(batch);
        events.emit(Event::BatchBegan { player: self.table.player, symbol, actions, origin });
    }

    /// Ends the innermost batch; a dark space of the Wand that started it is done with (M4).
    pub(crate) fn end_batch<E: EventSink>(&mut self, events: &mut E) {
        if self.table.queue.started as usize == self.table.stack.depth() {
            self.table.queue.started = 0;
            self.table.queue.next += 1;
        }
        let Batch { symbol, left } = self.table.stack.pop();
        let queue = &mut self.table.queue;
        queue.interrupted = queue.interrupted.min(self.table.stack.depth() as u8);
        if left > 0 {
            events.emit(Event::Lost { player: self.table.player, lost: Lost::Actions(symbol, left) });
        }
    }

    /// Spends actions of the innermost batch.
    #[inline]
    pub(crate) fn spend(&mut self, actions: u8) {
        self.table.stack.top_mut().left -= actions;
    }

    pub(crate) fn use_chip<E: EventSink>(&mut self, symbol: Symbol, actions: u8, moon: bool, events: &mut E) {
        self.table.pending.take(Bonus::chip(symbol, actions));
        if moon {
            self.use_moon(events);
        }
        self.open_batch(Batch { symbol, left: actions + u8::from(moon) }, Origin::Chip, events);
    }

    pub(crate) fn use_vial<E: EventSink>(&mut self, symbol: Symbol, actions: u8, events: &mut E) {
        self.table.pending.take(Bonus::vial(symbol, actions));
        self.open_batch(Batch { symbol, left: actions }, Origin::Vial, events);
        if symbol == Symbol::Crystal {
            self.table.stack.take_up_vial();
        }
    }

    pub(crate) fn use_special<E: EventSink>(&mut self, tile: Tile, symbol: Symbol, events: &mut E) {
        self.table.pending.specials.remove(tile);
        self.lay_special_aside(tile, events);
        self.open_batch(Batch { symbol, left: SPECIAL_ACTIONS }, Origin::Special, events);
    }

    fn lay_special_aside<E: EventSink>(&mut self, tile: Tile, events: &mut E) {
        self.table.specials_aside.insert(tile);
        events.emit(Event::SpecialAside { player: self.table.player, tile });
    }

    pub(crate) fn place_special(&mut self, tile: Tile, cell: Cell) {
        self.table.pending.specials.remove(tile);
        for symbol in tile.symbols() {
            self.active_mut().cauldron.cover(cell, symbol);
        }
    }

    pub(crate) fn use_free<E: EventSink>(&mut self, symbol: Symbol, events: &mut E) {
        self.table.pending.free -= 1;
        self.open_batch(Batch { symbol, left: FREE_ACTIONS }, Origin::Free, events);
    }

    /// Gives up everything that is pending; no Crystal lies on the rim now (C3), and the Wand queue closes by itself (M4).
    pub(crate) fn give_up_pending<E: EventSink>(&mut self, events: &mut E) {
        let pending = core::mem::replace(&mut self.table.pending, Pending::NONE);
        let player = self.table.player;
        for &bonus in pending.bonuses() {
            let (symbol, actions) = (bonus.symbol(), bonus.actions());
            let lost =
                if bonus.is_vial() { Lost::Vial(symbol, actions) } else { Lost::Chip(symbol, actions) };
            events.emit(Event::Lost { player, lost });
        }
        for _ in 0..pending.free {
            events.emit(Event::Lost { player, lost: Lost::Free });
        }
        for tile in pending.specials.kinds() {
            for _ in 0..pending.specials.count(tile) {
                self.lay_special_aside(tile, events);
            }
        }
        self.table.queue.closing = true;
    }
}

//! The Crystal action and the vial rack (C1–C6).

use crate::legality::require;
use crate::move_gen::MoveGen;
use crate::{
    Bonus, Cell, Chip, Clause, Event, EventSink, MoonAbility, Move, MoveList, Phase, Question, Refusal,
    RimCrystal, Shelf, Source, State, Symbol,
};

/// Actions of a filled vial (C3).
pub const VIAL_ACTIONS: u8 = 2;
/// Actions or points that the Black Crystal adds (C4).
pub const BLACK_EXTRA: u8 = 2;

/// What the Black Crystal and the Full-Moon card add to a vial or chip (C4, N4).
#[inline]
pub(crate) fn rack_extra(crystal: RimCrystal, moon: bool) -> u8 {
    let black = if crystal.is_black() { BLACK_EXTRA } else { 0 };
    black + u8::from(moon)
}

impl MoveGen<'_> {
    pub(crate) fn can_move_crystal(&self, left: u8) -> bool {
        let cauldron = &self.area.cauldron;
        cauldron.all_crystals().iter().any(|from| {
            !(from.within(left) & cauldron.empty).is_empty()
                || Symbol::ALL.iter().any(|&exit| self.edition.cauldron.exit_price(from, exit) <= left)
        })
    }

    pub(crate) fn crystal_moves(&self, left: u8, out: &mut MoveList) {
        let cauldron = &self.area.cauldron;
        for from in cauldron.all_crystals().iter() {
            let targets = from.within(left) & cauldron.empty;
            out.extend(targets.iter().map(|to| Move::Crystal { from, to }));
            for exit in Symbol::ALL {
                if self.edition.cauldron.exit_price(from, exit) <= left {
                    out.push(Move::CrystalOut { from, exit });
                }
            }
        }
    }

    /// Where the Crystals on the rim may go.
    pub(crate) fn rim_moves(&self, out: &mut MoveList) {
        for exit in Symbol::ALL {
            if self.table.pending.rim[exit] > 0 {
                self.shelf_moves(RimCrystal::new(exit, false), out);
            }
        }
        if let Some(exit) = self.table.pending.black {
            self.shelf_moves(RimCrystal::new(exit, true), out);
        }
    }

    fn shelf_moves(&self, crystal: RimCrystal, out: &mut MoveList) {
        let (room, bottom) = (self.table.shelf_room(crystal.exit()) > 0, self.table.bottom_room() > 0);
        let card = self.may_use_moon(MoonAbility::Crystal);
        let mut offer = |shelf, with_card| {
            out.push(Move::Shelve { crystal, shelf, moon: false });
            if with_card {
                out.push(Move::Shelve { crystal, shelf, moon: true });
            }
        };
        if room || !bottom {
            offer(Shelf::Symbol, card && room);
        }
        if !bottom {
            return;
        }
        for chip in Chip::ALL {
            if self.table.table_chips[chip.index()] > 0 {
                let on_points = chip == Chip::Points && self.may_use_moon(MoonAbility::Chip);
                offer(Shelf::Chip(chip), card || on_points);
            }
        }
        if self.table.collecting.vial && self.table.can_lay_power() {
            offer(Shelf::Collect, false);
        }
    }

    pub(crate) fn check_crystal(&self, from: Cell, to: Cell) -> Result<(), Refusal> {
        self.check_batch(Symbol::Crystal, 1, Clause::C1)?;
        require(self.area.cauldron.all_crystals().contains(from), Refusal::NoCrystal { cell: from })?;
        require(from != to, Refusal::NoMovement { symbol: Symbol::Crystal })?;
        self.check_empty(to)?;
        self.check_batch(Symbol::Crystal, self.edition.cauldron.price(from, to), Clause::C1)
    }

    pub(crate) fn check_crystal_out(&self, from: Cell, exit: Symbol) -> Result<(), Refusal> {
        self.check_batch(Symbol::Crystal, 1, Clause::C2)?;
        require(self.area.cauldron.all_crystals().contains(from), Refusal::NoCrystal { cell: from })?;
        self.check_batch(Symbol::Crystal, self.edition.cauldron.exit_price(from, exit), Clause::C2)
    }

    pub(crate) fn check_shelve(&self, crystal: RimCrystal, shelf: Shelf) -> Result<(), Refusal> {
        let (exit, black) = (crystal.exit(), crystal.is_black());
        let pending = &self.table.pending;
        let waits = if black { pending.black == Some(exit) } else { pending.rim[exit] > 0 };
        require(waits, Refusal::NotOnRim { exit, black })?;
        if shelf == Shelf::Symbol {
            let free = self.table.shelf_room(exit) > 0 || self.table.bottom_room() == 0;
            return require(free, Refusal::ShelfFull { symbol: exit });
        }
        require(self.table.bottom_room() > 0, Refusal::BottomFull)?;
        match shelf {
            Shelf::Chip(chip) => self.check_chip(chip),
            _ => require(self.table.collecting.vial && self.table.can_lay_power(), Refusal::NoCollecting),
        }
    }

    fn check_chip(&self, chip: Chip) -> Result<(), Refusal> {
        require(self.table.table_chips[chip.index()] > 0, Refusal::ChipGone { chip })
    }

    /// Whether some Crystal may be taken out now (T10): any moment of one's own turn, if it can be paid.
    #[inline]
    pub(crate) fn check_removal(&self) -> Result<(), Refusal> {
        let own_turn =
            matches!(self.table.phase, Phase::TurnStart | Phase::Order | Phase::Begin | Phase::Acting);
        require(own_turn, Refusal::NotInTurn)?;
        let (price, score) = (self.area.removal_price(), self.area.score);
        require(score >= price, Refusal::TooPoor { price, score })
    }

    pub(crate) fn check_remove(&self, cell: Cell) -> Result<(), Refusal> {
        let removal = self.check_removal();
        // A player who points at an empty cell is better served by that reason than by the price.
        let there = self.area.cauldron.all_crystals().contains(cell);
        require(there || removal == Err(Refusal::NotInTurn), Refusal::NoCrystal { cell })?;
        removal
    }
}

impl State {
    pub(crate) fn move_crystal(&mut self, from: Cell, to: Cell) {
        self.spend(self.edition().cauldron.price(from, to));
        self.active_mut().cauldron.carry(from, to);
    }

    pub(crate) fn move_crystal_out(&mut self, from: Cell, exit: Symbol) {
        self.spend(self.edition().cauldron.exit_price(from, exit));
        if self.active_mut().cauldron.lift(from) {
            self.table.pending.black = Some(exit);
        } else {
            self.table.pending.rim[exit] += 1;
        }
    }

    /// Takes a Crystal out of the Cauldron for points (T10).
    pub(crate) fn remove_crystal<E: EventSink>(&mut self, cell: Cell, events: &mut E) {
        let price = self.table.active().removal_price();
        let black = self.active_mut().cauldron.lift(cell);
        self.active_mut().removed += 1;
        self.lay_crystal_aside(black, events);
        self.score(-(price as i16), Source::Removed, events);
    }

    pub(crate) fn lay_crystal_aside<E: EventSink>(&mut self, black: bool, events: &mut E) {
        self.active_mut().crystals_aside += 1;
        events.emit(Event::CrystalAside { player: self.table.player, black });
    }

    /// Puts a Crystal from the rim into the rack (C3–C5).
    pub(crate) fn shelve<E: EventSink>(
        &mut self,
        crystal: RimCrystal,
        shelf: Shelf,
        moon: bool,
        events: &mut E,
    ) {
        self.take_from_rim(crystal);
        let extra = rack_extra(crystal, moon);
        if moon {
            self.use_moon(events);
        }
        match shelf {
            Shelf::Symbol if self.table.shelf_room(crystal.exit()) == 0 => {
                self.lay_crystal_aside(crystal.is_black(), events);
            }
            Shelf::Symbol => self.fill_symbol_vial(crystal, extra, events),
            Shelf::Chip(chip) => {
                self.fill_bottom_vial(crystal, events);
                self.table.table_chips[chip.index()] -= 1;
                events.emit(Event::ChipTaken { player: self.table.player, chip, from: None });
                self.own_chip(chip, extra, events);
            }
            Shelf::Collect => {
                self.fill_bottom_vial(crystal, events);
                self.table.question = Some(Question::Vial);
            }
        }
    }

    fn take_from_rim(&mut self, crystal: RimCrystal) {
        if crystal.is_black() {
            self.table.pending.black = None;
        } else {
            self.table.pending.rim[crystal.exit()] -= 1;
        }
    }

    fn own_in_rack<E: EventSink>(&mut self, crystal: RimCrystal, bottom: bool, events: &mut E) {
        let area = self.active_mut();
        if crystal.is_black() {
            area.black_racked = true;
        } else {
            area.racked += 1;
        }
        events.emit(Event::Shelved { player: self.table.player, crystal, bottom });
    }

    fn fill_symbol_vial<E: EventSink>(&mut self, crystal: RimCrystal, extra: u8, events: &mut E) {
        let (player, symbol, actions) = (self.table.player, crystal.exit(), VIAL_ACTIONS + extra);
        self.table.shelves[symbol] += 1;
        self.own_in_rack(crystal, false, events);
        // B4: a Crystal vial filled during a Crystal batch adds to it, but no second one does.
        let stack = &mut self.table.stack;
        let inside_crystals = stack.top().is_some_and(|batch| batch.symbol == Symbol::Crystal);
        if symbol == Symbol::Crystal && inside_crystals && !stack.has_vial() {
            stack.top_mut().left += actions;
            stack.take_up_vial();
            events.emit(Event::BatchGrew { player, symbol, actions });
        } else {
            self.table.pending.add(Bonus::vial(symbol, actions));
        }
    }

    fn fill_bottom_vial<E: EventSink>(&mut self, crystal: RimCrystal, events: &mut E) {
        self.table.bottom += 1;
        self.own_in_rack(crystal, true, events);
    }
}

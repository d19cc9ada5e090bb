//! The Crystal action and the vial rack (C1–C6).

use crate::actor::Actor;
use crate::{
    Bonus, Cell, Chip, Event, MoonAbility, Move, MoveList, Question, RimCrystal, Shelf, Source, State,
    Symbol, Witness,
};

/// Actions of a filled vial, and what the Black Crystal adds (C3, C4).
const VIAL_ACTIONS: u8 = 2;
const BLACK_EXTRA: u8 = 2;

impl Actor<'_> {
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
        if self.table.collecting.vial && self.can_lay_power() {
            offer(Shelf::Collect, false);
        }
    }
}

impl State {
    pub(crate) fn move_crystal(&mut self, from: Cell, to: Cell) {
        self.spend(from.distance(to));
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
    pub(crate) fn remove_crystal<W: Witness>(&mut self, cell: Cell, witness: &mut W) {
        let price = self.table.active().removal_price();
        let black = self.active_mut().cauldron.lift(cell);
        self.active_mut().removed += 1;
        self.lay_crystal_aside(black, witness);
        self.score(-(price as i16), Source::Removed, witness);
    }

    pub(crate) fn lay_crystal_aside<W: Witness>(&mut self, black: bool, witness: &mut W) {
        self.active_mut().crystals_aside += 1;
        witness.see(Event::CrystalAside { player: self.table.player, black });
    }

    /// Puts a Crystal from the rim into the rack (C3–C5).
    pub(crate) fn shelve<W: Witness>(
        &mut self,
        crystal: RimCrystal,
        shelf: Shelf,
        moon: bool,
        witness: &mut W,
    ) {
        self.take_from_rim(crystal);
        let extra = if crystal.is_black() { BLACK_EXTRA } else { 0 } + u8::from(moon);
        if moon {
            self.use_moon(witness);
        }
        match shelf {
            Shelf::Symbol if self.table.shelf_room(crystal.exit()) == 0 => {
                self.lay_crystal_aside(crystal.is_black(), witness);
            }
            Shelf::Symbol => self.fill_symbol_vial(crystal, extra, witness),
            Shelf::Chip(chip) => {
                self.fill_bottom_vial(crystal, witness);
                self.table.table_chips[chip.index()] -= 1;
                witness.see(Event::ChipTaken { player: self.table.player, chip, from: None });
                self.own_chip(chip, extra, witness);
            }
            Shelf::Collect => {
                self.fill_bottom_vial(crystal, witness);
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

    fn own_in_rack<W: Witness>(&mut self, crystal: RimCrystal, bottom: bool, witness: &mut W) {
        let area = self.active_mut();
        if crystal.is_black() {
            area.black_racked = true;
        } else {
            area.racked += 1;
        }
        witness.see(Event::Shelved { player: self.table.player, crystal, bottom });
    }

    fn fill_symbol_vial<W: Witness>(&mut self, crystal: RimCrystal, extra: u8, witness: &mut W) {
        let (player, symbol, actions) = (self.table.player, crystal.exit(), VIAL_ACTIONS + extra);
        self.table.shelves[symbol] += 1;
        self.own_in_rack(crystal, false, witness);
        // B4: a Crystal vial filled during a Crystal batch adds to it, but no second one does.
        let stack = &mut self.table.stack;
        let inside_crystals = stack.top().is_some_and(|batch| batch.symbol == Symbol::Crystal);
        if symbol == Symbol::Crystal && inside_crystals && !stack.has_vial() {
            stack.top_mut().left += actions;
            stack.take_up_vial();
            witness.see(Event::BatchGrew { player, symbol, actions });
        } else {
            self.table.pending.add(Bonus::vial(symbol, actions));
        }
    }

    fn fill_bottom_vial<W: Witness>(&mut self, crystal: RimCrystal, witness: &mut W) {
        self.table.bottom += 1;
        self.own_in_rack(crystal, true, witness);
    }
}

//! Generation of legal moves from what the player to act knows.

use crate::{Area, Batch, Edition, FullMoon, Hand, MoonAbility, Move, MoveList, Phase, Spell, Symbol, Table};

/// The player to act: the open table and that player's own hand, from a state or from a view.
#[derive(Clone, Copy)]
pub(crate) struct MoveGen<'a> {
    pub table: &'a Table,
    pub area: &'a Area,
    pub hand: &'a Hand,
    pub edition: &'a Edition,
}

impl<'a> MoveGen<'a> {
    #[inline]
    pub fn new(table: &'a Table, hand: &'a Hand) -> MoveGen<'a> {
        MoveGen { table, area: table.active(), hand, edition: table.edition.0 }
    }

    /// Every legal move, once each.
    pub fn moves(&self, out: &mut MoveList) {
        if self.table.question.is_some() {
            self.answer_moves(out);
        } else {
            match self.table.phase {
                Phase::Towers => self.tower_moves(out),
                Phase::Moons => self.moon_moves(out),
                Phase::TurnStart => self.turn_moves(out),
                Phase::Order => self.order_moves(out),
                Phase::Begin => out.extend([Move::Begin { moon: false }, Move::Begin { moon: true }]),
                Phase::TowerBonus | Phase::Acting => self.acting_moves(out),
                Phase::Over => {}
            }
        }
        if self.check_removal().is_ok() {
            out.extend(self.area.cauldron.all_crystals().iter().map(Move::Remove));
        }
    }

    /// The open batch's own moves, what is pending, spells, and giving up.
    fn acting_moves(&self, out: &mut MoveList) {
        if let Some(batch) = self.table.stack.top()
            && !self.table.is_interrupted()
        {
            self.batch_moves(batch, out);
            self.spell_moves(batch, out);
        }
        self.pending_moves(out);
        if self.may_end() {
            out.push(Move::End);
        }
    }

    /// Whether the open batch or, with none open, the action type may be ended: not while a Crystal lies on the rim (C3).
    #[inline]
    fn may_end(&self) -> bool {
        self.table.stack.depth() > 0 || !self.table.pending.is_rim_occupied()
    }

    #[inline]
    fn batch_moves(&self, batch: Batch, out: &mut MoveList) {
        if batch.left == 0 {
            return;
        }
        match batch.symbol {
            Symbol::Energy => self.energy_moves(out),
            Symbol::Witch => self.witch_moves(batch.left, out),
            Symbol::Pentagram => self.pentagram_moves(out),
            Symbol::Crystal => self.crystal_moves(batch.left, out),
            Symbol::Wand => self.wand_moves(batch.left, out),
            Symbol::Scroll => self.scroll_moves(batch.left, out),
        }
    }

    /// Whether a batch of this type with this many actions has a move.
    pub fn can_act(&self, symbol: Symbol, left: u8) -> bool {
        left > 0
            && match symbol {
                Symbol::Energy => self.can_lay_energy(),
                Symbol::Witch => self.can_move_witch(left),
                Symbol::Pentagram => true,
                Symbol::Crystal => self.can_move_crystal(left),
                Symbol::Wand => self.can_move_on_wand(),
                Symbol::Scroll => !self.table.display.is_empty(),
            }
    }

    /// Spells that can make something of this batch (R3).
    fn spell_moves(&self, batch: Batch, out: &mut MoveList) {
        if self.spell_fits(batch) {
            let spells = [Spell::Double(batch.symbol), Spell::Single];
            out.extend(spells.into_iter().filter(|&spell| self.holds(spell)).map(Move::Spell));
        }
    }

    /// Whether an unused spell of this kind is in hand.
    #[inline]
    pub fn holds(&self, spell: Spell) -> bool {
        self.hand.scrolls.spells[spell.index()] > 0
    }

    /// Whether the spells in hand could still make something of a batch.
    pub fn spell_fits(&self, batch: Batch) -> bool {
        let spells = &self.hand.scrolls.spells;
        let doubles = spells[Spell::Double(batch.symbol).index()];
        let singles = spells[Spell::Single.index()];
        let all = 2 * doubles + singles;
        all > 0 && self.can_act(batch.symbol, batch.left + all)
    }

    /// Whether the batch ends by itself: nothing can be done with it, now or with what is pending.
    pub fn is_finished(&self, batch: Batch) -> bool {
        (batch.left == 0 || !self.table.anything_pending())
            && !self.can_act(batch.symbol, batch.left)
            && !self.spell_fits(batch)
    }

    /// Whether the Full-Moon card's right ability is this one and still unused this turn (N2).
    #[inline]
    pub fn may_use_moon(&self, ability: MoonAbility) -> bool {
        self.table.options.full_moon != FullMoon::Off
            && !self.area.moon_used
            && self.edition.moon_has(self.area.moon, ability)
    }

    /// Whether the Full-Moon card's left ability applies to this type (N3).
    #[inline]
    pub fn may_add_moon(&self, symbol: Symbol) -> bool {
        self.area.moon == Some(symbol) && !self.area.moon_used
    }
}

//! Applying moves, and running on to the next decision.

use crate::move_gen::MoveGen;
use crate::{Event, EventSink, Move, MoveList, Phase, Source, State};

impl State {
    #[inline]
    pub(crate) fn move_gen(&self) -> MoveGen<'_> {
        MoveGen::new(&self.table, &self.hands[self.table.player])
    }

    /// Every legal move of the player to act, once each.
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.legal(&mut moves);
        moves
    }

    /// Adds every legal move of the player to act, once each, to an empty list: [`State::legal_moves`] without copying it.
    #[inline]
    pub fn legal(&self, moves: &mut MoveList) {
        self.move_gen().moves(moves);
    }

    /// Plays a legal move and reports what happens to `events`, without checking it.
    ///
    /// Behaviour on illegal moves is unspecified: they may panic or lead to an impossible position. Use [`State::play`] for
    /// moves from outside.
    pub fn apply_unchecked<E: EventSink>(&mut self, played: Move, events: &mut E) {
        events.emit(Event::Moved { player: self.table.player, played });
        match played {
            Move::Tower(tower) => self.choose_tower(tower, events),
            Move::Moon(card) => self.choose_moon(card, events),
            Move::Lay { tile, first, second } => self.lay_tile(tile, [first, second]),
            Move::Discard(tile) => self.discard_tile(tile, events),
            Move::Start { symbol, moon } => self.start_first(symbol, moon, events),
            Move::Begin { moon } => self.start_type(moon, events),
            Move::Energy(connection) => self.lay_energy(connection, events),
            Move::LayWitch { big } => self.lay_witch(big),
            Move::Witch { big, to, moon } => self.stand_witch(big, to, moon, events),
            Move::Step(instead) => self.step(instead, events),
            Move::Crystal { from, to } => self.move_crystal(from, to),
            Move::CrystalOut { from, exit } => self.move_crystal_out(from, exit),
            Move::Wand(spaces) => self.move_on_wand(spaces, events),
            Move::Scroll { position, moon } => self.take_scroll(position, moon, events),
            Move::Spell(spell) => self.use_spell(spell, events),
            Move::UseChip { symbol, actions, moon } => self.use_chip(symbol, actions, moon, events),
            Move::UseVial { symbol, actions } => self.use_vial(symbol, actions, events),
            Move::UseWand { moon, .. } => self.use_wand(moon, events),
            Move::UseSpecial { tile, symbol } => self.use_special(tile, symbol, events),
            Move::PlaceSpecial { tile, cell } => self.place_special(tile, cell),
            Move::UseFree(symbol) => self.use_free(symbol, events),
            Move::Shelve { crystal, shelf, moon } => self.shelve(crystal, shelf, moon, events),
            Move::Power { symbol, first, second } => self.lay_power(symbol, [first, second], events),
            Move::Decline => self.decline(events),
            Move::Remove(cell) => self.remove_crystal(cell, events),
            Move::End => self.give_up(events),
        }
        self.settle(events);
    }

    /// Gives up the rest of the batch or, with none open, all that is pending.
    fn give_up<E: EventSink>(&mut self, events: &mut E) {
        if self.table.stack.depth() > 0 {
            self.end_batch(events);
        } else {
            self.give_up_pending(events);
        }
    }

    /// Runs on until there is a decision.
    fn settle<E: EventSink>(&mut self, events: &mut E) {
        while matches!(self.table.phase, Phase::Acting | Phase::TowerBonus) {
            self.resolve_queue(events);
            if self.table.question.is_some() {
                return;
            }
            match self.table.stack.top() {
                Some(batch) if self.move_gen().is_finished(batch) => self.end_batch(events),
                Some(_) => return,
                None if self.table.anything_pending() => return,
                None => self.end_type(events),
            }
        }
    }

    /// Changes the score of the player to act.
    #[inline]
    pub(crate) fn score<E: EventSink>(&mut self, points: i16, source: Source, events: &mut E) {
        let player = self.table.player;
        let area = self.active_mut();
        area.score = area.score.wrapping_add_signed(points);
        events.emit(Event::Points { player, points: points as i8, source });
    }
}

//! Applying moves, and running on to the next decision.

use crate::actor::Actor;
use crate::{Event, Move, MoveList, Phase, Source, State, Witness};

impl State {
    #[inline]
    pub(crate) fn actor(&self) -> Actor<'_> {
        Actor::new(&self.table, &self.hands[self.table.player])
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
        self.actor().moves(moves);
    }

    /// Plays a move that [`State::legal`] offers, without looking whether it does.
    ///
    /// What an illegal move does is not told: it may give a position that cannot occur, or panic. For moves that come
    /// from outside use [`State::play`].
    pub fn play_unchecked(&mut self, played: Move) {
        self.apply(played, &mut ());
    }

    /// Plays a legal move and tells the witness what happens.
    pub fn apply<W: Witness>(&mut self, played: Move, witness: &mut W) {
        witness.see(Event::Moved { player: self.table.player, played });
        match played {
            Move::Tower(tower) => self.choose_tower(tower, witness),
            Move::Moon(card) => self.choose_moon(card, witness),
            Move::Lay { tile, first, second } => self.lay_tile(tile, [first, second]),
            Move::Discard(tile) => self.discard_tile(tile, witness),
            Move::Start { symbol, moon } => self.start_first(symbol, moon, witness),
            Move::Begin { moon } => self.start_type(moon, witness),
            Move::Energy(connection) => self.lay_energy(connection, witness),
            Move::LayWitch { big } => self.lay_witch(big),
            Move::Witch { big, to, moon } => self.stand_witch(big, to, moon, witness),
            Move::Step(instead) => self.step(instead, witness),
            Move::Crystal { from, to } => self.move_crystal(from, to),
            Move::CrystalOut { from, exit } => self.move_crystal_out(from, exit),
            Move::Wand(spaces) => self.move_on_wand(spaces, witness),
            Move::Scroll { position, moon } => self.take_scroll(position, moon, witness),
            Move::Spell(spell) => self.use_spell(spell, witness),
            Move::UseChip { symbol, actions, moon } => self.use_chip(symbol, actions, moon, witness),
            Move::UseVial { symbol, actions } => self.use_vial(symbol, actions, witness),
            Move::UseWand { moon, .. } => self.use_wand(moon, witness),
            Move::UseSpecial { tile, symbol } => self.use_special(tile, symbol, witness),
            Move::PlaceSpecial { tile, cell } => self.place_special(tile, cell),
            Move::UseFree(symbol) => self.use_free(symbol, witness),
            Move::Shelve { crystal, shelf, moon } => self.shelve(crystal, shelf, moon, witness),
            Move::Power { symbol, first, second } => self.lay_power(symbol, [first, second], witness),
            Move::Decline => self.decline(witness),
            Move::Remove(cell) => self.remove_crystal(cell, witness),
            Move::End => self.give_up(witness),
        }
        self.settle(witness);
    }

    /// Gives up the rest of the batch or, with none open, all that is pending.
    fn give_up<W: Witness>(&mut self, witness: &mut W) {
        if self.table.stack.depth() > 0 {
            self.end_batch(witness);
        } else {
            self.give_up_pending(witness);
        }
    }

    /// Runs on until there is a decision.
    fn settle<W: Witness>(&mut self, witness: &mut W) {
        while matches!(self.table.phase, Phase::Acting | Phase::TowerBonus) {
            self.resolve_queue(witness);
            if self.table.question.is_some() {
                return;
            }
            match self.table.stack.top() {
                Some(batch) if self.actor().is_finished(batch) => self.end_batch(witness),
                Some(_) => return,
                None if self.table.anything_pending() => return,
                None => self.end_type(witness),
            }
        }
    }

    /// Changes the score of the player to act.
    #[inline]
    pub(crate) fn score<W: Witness>(&mut self, points: i16, source: Source, witness: &mut W) {
        let player = self.table.player;
        let area = self.active_mut();
        area.score = area.score.wrapping_add_signed(points);
        witness.see(Event::Points { player, points: points as i8, source });
    }
}

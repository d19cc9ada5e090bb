//! Power tiles and collecting tiles of Full Moon (D1–D6).

use crate::actor::Actor;
use crate::{Cell, Event, Move, MoveList, Question, State, Symbol, WandSpace, Witness};

impl Actor<'_> {
    /// Whether some power tile is left and fits (D4).
    #[inline]
    pub(crate) fn can_lay_power(&self) -> bool {
        self.table.power_tiles != 0 && self.area.cauldron.empty.has_neighbours()
    }

    /// The answers to a follow-up question.
    pub(crate) fn answer_moves(&self, out: &mut MoveList) {
        for (a, b) in self.area.cauldron.empty.pairs() {
            let (first, second) = if a < b { (a, b) } else { (b, a) };
            for symbol in Symbol::ALL {
                if self.table.power_tiles >> symbol as u8 & 1 == 1 {
                    out.push(Move::Power { symbol, first, second });
                }
            }
        }
        if self.table.question != Some(Question::Vial) {
            out.push(Move::Decline);
        }
    }
}

impl State {
    pub(crate) fn lay_power<W: Witness>(&mut self, symbol: Symbol, cells: [Cell; 2], witness: &mut W) {
        let player = self.table.player;
        self.table.power_tiles &= !(1 << symbol as u8);
        let area = self.active_mut();
        area.power_tiles |= 1 << symbol as u8;
        area.cauldron.lay([symbol; 2], cells);
        witness.see(Event::PowerLaid { player, symbol });
        self.use_up_question(witness);
    }

    /// The collecting tile is gone, or the power Scroll is used.
    fn use_up_question<W: Witness>(&mut self, witness: &mut W) {
        let player = self.table.player;
        let collecting = &mut self.table.collecting;
        match self.table.question.take() {
            Some(Question::Owl) => collecting.owl = false,
            Some(Question::Witchstone) => collecting.witchstone = false,
            Some(Question::Vial) => collecting.vial = false,
            Some(Question::Silver) => {
                collecting.silver = false;
                self.table.queue.next += 1;
            }
            Some(Question::PowerScroll) => {
                self.hands[player].scrolls.powers -= 1;
                self.active_mut().used_powers += 1;
                return;
            }
            None => return,
        }
        witness.see(Event::Collected { player });
    }

    /// Takes what the space gives instead.
    pub(crate) fn decline<W: Witness>(&mut self, witness: &mut W) {
        match self.table.question.take() {
            Some(Question::Owl) => self.take_owl(0, witness),
            Some(Question::Witchstone) => self.take_witchstone_bonus(witness),
            Some(Question::Silver) => {
                if let WandSpace::Silver(silver) = self.edition().wand.space(self.table.queue.next) {
                    self.score_silver(silver, witness);
                }
            }
            Some(Question::PowerScroll | Question::Vial) | None => {}
        }
    }
}

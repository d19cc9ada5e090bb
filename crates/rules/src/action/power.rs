//! Power tiles and collecting tiles of Full Moon (D1–D6).

use crate::legality::require;
use crate::move_gen::MoveGen;
use crate::{Cell, Event, EventSink, Move, MoveList, Question, Refusal, State, Symbol, Table, WandSpace};

impl Table {
    /// Whether the player to act could lay some power tile now (D4).
    #[inline]
    pub fn can_lay_power(&self) -> bool {
        self.power_tiles != 0 && self.active().cauldron.empty.has_neighbours()
    }
}

impl MoveGen<'_> {
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

    pub(crate) fn check_power(&self, symbol: Symbol, first: Cell, second: Cell) -> Result<(), Refusal> {
        require(self.table.power_tiles >> symbol as u8 & 1 == 1, Refusal::PowerTileGone { symbol })?;
        self.check_empty_neighbours(first, second)?;
        require(first < second, Refusal::CellsOutOfOrder { first, second })
    }
}

impl State {
    pub(crate) fn lay_power<E: EventSink>(&mut self, symbol: Symbol, cells: [Cell; 2], events: &mut E) {
        let player = self.table.player;
        self.table.power_tiles &= !(1 << symbol as u8);
        let area = self.active_mut();
        area.power_tiles |= 1 << symbol as u8;
        area.cauldron.lay([symbol; 2], cells);
        events.emit(Event::PowerLaid { player, symbol });
        self.use_up_question(events);
    }

    /// The collecting tile is gone, or the power Scroll is used.
    fn use_up_question<E: EventSink>(&mut self, events: &mut E) {
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
        events.emit(Event::Collected { player });
    }

    /// Takes what the space gives instead.
    pub(crate) fn decline<E: EventSink>(&mut self, events: &mut E) {
        match self.table.question.take() {
            Some(Question::Owl) => self.take_owl(0, events),
            Some(Question::Witchstone) => self.take_witchstone_bonus(events),
            Some(Question::Silver) => {
                if let WandSpace::Silver(silver) = self.edition().wand.space(self.table.queue.next) {
                    self.score_silver(silver, events);
                }
            }
            Some(Question::PowerScroll | Question::Vial) | None => {}
        }
    }
}

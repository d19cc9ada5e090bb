//! The Magic Wand action (M1–M7).

use crate::legality::require;
use crate::move_gen::MoveGen;
use crate::{
    Batch, Clause, Event, EventSink, Lost, MoonAbility, Move, MoveList, Origin, Question, Refusal, Silver,
    Source, State, Symbol, WandSpace,
};

impl MoveGen<'_> {
    pub(crate) fn can_move_on_wand(&self) -> bool {
        self.area.wand < self.edition.wand.last()
    }

    pub(crate) fn wand_moves(&self, left: u8, out: &mut MoveList) {
        let room = self.edition.wand.last() - self.area.wand;
        out.extend((1..=left.min(room)).map(Move::Wand));
    }

    /// The dark space that waits at the head of the queue.
    pub(crate) fn dark_moves(&self, out: &mut MoveList) {
        if let Some((symbol, _, doubled)) = self.table.waiting_dark() {
            out.push(Move::UseWand { symbol, moon: false });
            if !doubled && self.may_use_moon(MoonAbility::Wand) {
                out.push(Move::UseWand { symbol, moon: true });
            }
        }
    }

    pub(crate) fn check_wand(&self, spaces: u8) -> Result<(), Refusal> {
        self.check_batch(Symbol::Wand, 1, Clause::M1)?;
        require(spaces > 0, Refusal::NoMovement { symbol: Symbol::Wand })?;
        let room = self.edition.wand.last() - self.area.wand;
        require(room > 0, Refusal::EndOfWand)?;
        require(spaces <= room, Refusal::BeyondTheWand { spaces, room })?;
        self.check_batch(Symbol::Wand, spaces, Clause::M1)
    }

    pub(crate) fn check_use_wand(&self, symbol: Symbol) -> Result<(), Refusal> {
        let waits = self.table.waiting_dark().is_some_and(|(dark, ..)| dark == symbol);
        require(waits || !self.is_queued(symbol), Refusal::WandInOrder)?;
        self.check_pending(waits)
    }

    /// Whether a dark space with this symbol is in the Wand queue, at its head or behind it.
    fn is_queued(&self, symbol: Symbol) -> bool {
        let wand = &self.edition.wand;
        let behind =
            self.table.queue.next + u8::from(self.table.queue.started != 0)..=self.table.active().wand;
        behind
            .into_iter()
            .any(|space| matches!(wand.space(space), WandSpace::Dark { symbol: dark, .. } if dark == symbol))
    }
}

impl State {
    /// Moves the counter in one go and queues the spaces passed (M1, M3, M4).
    pub(crate) fn move_on_wand<E: EventSink>(&mut self, spaces: u8, events: &mut E) {
        self.end_batch(&mut ());
        let from = self.table.active().wand;
        if self.table.queue.next > from {
            self.table.queue.interrupted = self.table.stack.depth() as u8;
        }
        let to = from + spaces;
        let first = self.table.is_first_on_wand(to);
        self.table.wand_moves += 1;
        let order = self.table.wand_moves;
        let area = self.active_mut();
        area.wand = to;
        area.wand_order = order;
        if first {
            self.table.queue.doubled |= (from + 1..=to).fold(0, |bits, space| bits | 1 << space);
        }
        events.emit(Event::WandMoved { player: self.table.player, from, to, first });
    }

    /// Starts the batch of the dark space at the head of the queue.
    pub(crate) fn use_wand<E: EventSink>(&mut self, moon: bool, events: &mut E) {
        let (symbol, actions) = self.table.dark_actions(moon).expect("a dark space waits");
        if moon {
            self.use_moon(events);
        }
        self.open_batch(Batch { symbol, left: actions }, Origin::Wand, events);
        self.table.queue.started = self.table.stack.depth() as u8;
    }

    /// Resolves the queue from its head until a dark space waits, a question is asked or it is empty (M4).
    pub(crate) fn resolve_queue<E: EventSink>(&mut self, events: &mut E) {
        while self.table.question.is_none()
            && self.table.queue.started == 0
            && self.table.queue.next <= self.table.active().wand
        {
            let space = self.table.queue.next;
            match self.edition().wand.space(space) {
                WandSpace::Light => self.table.queue.next += 1,
                WandSpace::Silver(silver) => self.reach_silver(space, silver, events),
                WandSpace::Dark { symbol, actions } if self.table.queue.closing => {
                    let lost = Lost::Wand(symbol, actions);
                    events.emit(Event::Lost { player: self.table.player, lost });
                    self.table.queue.next += 1;
                }
                WandSpace::Dark { .. } => return,
            }
        }
        if self.table.queue.next > self.table.active().wand {
            self.table.queue.interrupted = 0;
        }
    }

    fn reach_silver<E: EventSink>(&mut self, space: u8, silver: Silver, events: &mut E) {
        let first = self.edition().wand.first_silver() == Some(space);
        if first && self.table.collecting.silver && self.table.can_lay_power() {
            self.table.question = Some(Question::Silver);
        } else {
            self.score_silver(silver, events);
        }
    }

    /// Scores the silver space at the head of the queue and advances the queue (M7).
    pub(crate) fn score_silver<E: EventSink>(&mut self, silver: Silver, events: &mut E) {
        let points = self.table.active().silver_points_now(silver);
        self.active_mut().silver_points[silver as usize] += points;
        self.score(points as i16, Source::Silver(silver), events);
        self.table.queue.next += 1;
    }
}

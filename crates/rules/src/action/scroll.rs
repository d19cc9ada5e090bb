//! The Scroll action and Reinforcing Spells (R1–R5).

use crate::legality::require;
use crate::move_gen::MoveGen;
use crate::{
    Clause, Event, EventSink, MoonAbility, Move, MoveList, Question, Refusal, Scroll, ScrollKind, Spell,
    State, Symbol,
};

impl MoveGen<'_> {
    pub(crate) fn scroll_moves(&self, left: u8, out: &mut MoveList) {
        let filled = self.table.display.len();
        let reach = left.min(filled);
        out.extend((1..=reach).map(|position| Move::Scroll { position, moon: false }));
        if self.may_use_moon(MoonAbility::Scroll) {
            // From the top: only Scrolls that the plain action does not reach (N4).
            let from_top = (1..=reach).filter(|&count| self.table.display.from_top(count) > left);
            out.extend(from_top.map(|position| Move::Scroll { position, moon: true }));
        }
    }

    pub(crate) fn check_scroll(&self, position: u8, moon: bool) -> Result<(), Refusal> {
        self.check_batch(Symbol::Scroll, 1, Clause::R1)?;
        if !moon {
            require(self.table.display.at(position).is_some(), Refusal::NoScroll { position })?;
        }
        self.check_batch(Symbol::Scroll, position, Clause::R1)
    }

    pub(crate) fn check_spell(&self, spell: Spell) -> Result<(), Refusal> {
        let open = self.table.stack.top();
        let suited = open.is_some_and(|batch| spell.suits(batch.symbol));
        require(suited, Refusal::SpellNotSuited { spell, open: open.map(|batch| batch.symbol) })?;
        require(self.holds(spell), Refusal::SpellNotHeld { spell })?;
        self.check_not_interrupted()?;
        Err(Refusal::SpellOfNoUse { spell })
    }
}

impl State {
    /// Takes one Scroll, which ends the batch (R1, R2).
    pub(crate) fn take_scroll<E: EventSink>(&mut self, position: u8, moon: bool, events: &mut E) {
        self.end_batch(&mut ());
        let position = if moon { self.table.display.from_top(position) } else { position };
        if moon {
            self.use_moon(events);
        }
        let player = self.table.player;
        let next = self.next_scroll();
        let scroll = self.table.display.take(position, next);
        events.emit(Event::ScrollTaken { player, scroll, position });
        if let Some(scroll) = next {
            events.emit(Event::ScrollRevealed { scroll });
        }
        self.own_scroll(scroll);
    }

    fn next_scroll(&mut self) -> Option<Scroll> {
        let left = self.table.scrolls_left.checked_sub(1)?;
        self.table.scrolls_left = left;
        Some(self.piles.scrolls[left as usize])
    }

    fn own_scroll(&mut self, scroll: Scroll) {
        let player = self.table.player;
        self.active_mut().scrolls += 1;
        let asks = self.table.can_lay_power();
        self.hands[player].scrolls.add(self.table.edition.0, scroll);
        if asks && scroll.kind() == ScrollKind::Power {
            self.table.question = Some(Question::PowerScroll);
        }
    }

    /// Adds a spell to the open batch (R3).
    pub(crate) fn use_spell<E: EventSink>(&mut self, spell: Spell, events: &mut E) {
        let player = self.table.player;
        self.hands[player].scrolls.spells[spell.index()] -= 1;
        self.active_mut().used_spells[spell.index()] += 1;
        let batch = self.table.stack.top_mut();
        batch.left += spell.actions();
        let (symbol, actions) = (batch.symbol, spell.actions());
        events.emit(Event::SpellUsed { player, spell });
        events.emit(Event::BatchGrew { player, symbol, actions });
    }
}

//! The Scroll action and Reinforcing Spells (R1–R5).

use crate::actor::Actor;
use crate::{Event, MoonAbility, Move, MoveList, Question, Scroll, ScrollKind, Spell, State, Witness};

impl Actor<'_> {
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
}

impl State {
    /// Takes one Scroll, which ends the batch (R1, R2).
    pub(crate) fn take_scroll<W: Witness>(&mut self, position: u8, moon: bool, witness: &mut W) {
        self.end_batch(&mut ());
        let position = if moon { self.table.display.from_top(position) } else { position };
        if moon {
            self.use_moon(witness);
        }
        let player = self.table.player;
        let next = self.next_scroll();
        let scroll = self.table.display.take(position, next);
        witness.see(Event::ScrollTaken { player, scroll, position });
        if let Some(scroll) = next {
            witness.see(Event::ScrollRevealed { scroll });
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
        let asks = self.actor().can_lay_power();
        self.hands[player].scrolls.add(self.table.edition.0, scroll);
        if asks && scroll.kind() == ScrollKind::Power {
            self.table.question = Some(Question::PowerScroll);
        }
    }

    /// Adds a spell to the open batch (R3).
    pub(crate) fn use_spell<W: Witness>(&mut self, spell: Spell, witness: &mut W) {
        let player = self.table.player;
        self.hands[player].scrolls.spells[spell.index()] -= 1;
        self.active_mut().used_spells[spell.index()] += 1;
        let batch = self.table.stack.top_mut();
        batch.left += spell.actions();
        let (symbol, actions) = (batch.symbol, spell.actions());
        witness.see(Event::SpellUsed { player, spell });
        witness.see(Event::BatchGrew { player, symbol, actions });
    }
}

//! The Pentagram action (P1–P5).

use crate::move_gen::MoveGen;
use crate::{
    Clause, Event, EventSink, MoonAbility, Move, MoveList, PentagramSpace, Question, Refusal, Source, State,
    Symbol, Tile,
};

/// Points for an owl space whose stack is empty (P2).
pub const EMPTY_OWL_POINTS: u8 = 2;

impl MoveGen<'_> {
    pub(crate) fn pentagram_moves(&self, out: &mut MoveList) {
        out.push(Move::Step(None));
        if self.may_use_moon(MoonAbility::Pentagram) {
            for tile in self.tiles_instead() {
                out.push(Move::Step(Some(tile)));
            }
        }
    }

    /// The other displayed tiles that may be taken instead of the next space's own (N4), equal ones once.
    pub(crate) fn tiles_instead(&self) -> impl Iterator<Item = Tile> {
        let next = self.table.next_on_pentagram();
        let own = match self.edition.pentagram.space(next) {
            PentagramSpace::Hex(space) => self.table.specials[space as usize],
            _ => None,
        };
        let shown = self.table.specials;
        let others =
            (0..3).filter_map(move |at| shown[at].filter(|tile| !shown[..at].contains(&Some(*tile))));
        others.filter(move |&tile| own.is_some_and(|own| own != tile))
    }

    pub(crate) fn check_step(&self) -> Result<(), Refusal> {
        self.check_batch(Symbol::Pentagram, 1, Clause::T4)
    }
}

impl State {
    /// One space onward (P1), resolving it.
    pub(crate) fn step<E: EventSink>(&mut self, instead: Option<Tile>, events: &mut E) {
        self.spend(1);
        let edition = self.edition();
        let player = self.table.player;
        let area = self.active_mut();
        area.pentagram = edition.pentagram.next(area.pentagram);
        let space = area.pentagram;
        area.laps = area.laps.saturating_add(u8::from(space == 0));
        events.emit(Event::Entered { player, space });
        if instead.is_some() {
            self.use_moon(events);
        }
        match edition.pentagram.space(space) {
            PentagramSpace::Light => {}
            PentagramSpace::Owl(stack) => self.enter_owl_space(stack, events),
            PentagramSpace::Hex(hex) => self.enter_hex_space(hex, instead, events),
        }
    }

    fn enter_owl_space<E: EventSink>(&mut self, stack: u8, events: &mut E) {
        if self.table.asks_for_owl(stack) {
            self.table.question = Some(Question::Owl);
        } else {
            self.take_owl(stack, events);
        }
    }

    /// The top owl tile, or points if the stack is empty (P2).
    pub(crate) fn take_owl<E: EventSink>(&mut self, stack: u8, events: &mut E) {
        let Some(value) = self.table.top_owl(stack) else {
            self.score(EMPTY_OWL_POINTS.into(), Source::EmptyOwls, events);
            return;
        };
        let left = &mut self.table.owls_left[stack as usize];
        let at = self.table.edition.counts.owl_stack.len() - *left as usize;
        *left -= 1;
        self.active_mut().owls[stack as usize] |= 1 << at;
        events.emit(Event::OwlTaken { player: self.table.player, value });
    }

    /// The special tile there, or another one by card; an empty space gives a free choice (P3).
    fn enter_hex_space<E: EventSink>(&mut self, hex: u8, instead: Option<Tile>, events: &mut E) {
        let wanted = instead.or(self.table.specials[hex as usize]);
        let Some(tile) = wanted else {
            self.table.pending.free = self.table.pending.free.saturating_add(1);
            return;
        };
        let from = match instead {
            None => hex as usize,
            Some(_) => self.table.specials.iter().position(|&shown| shown == wanted).unwrap_or(hex as usize),
        };
        events.emit(Event::SpecialTaken { player: self.table.player, tile, space: from as u8 });
        self.table.specials[from] = self.next_special();
        if let Some(tile) = self.table.specials[from] {
            events.emit(Event::SpecialRevealed { tile, space: from as u8 });
        }
        self.table.pending.specials.insert(tile);
        self.active_mut().specials += 1;
    }

    fn next_special(&mut self) -> Option<Tile> {
        let left = self.table.specials_left.checked_sub(1)?;
        self.table.specials_left = left;
        Some(self.piles.specials.at(left))
    }
}

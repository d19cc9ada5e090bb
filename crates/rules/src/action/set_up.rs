//! Towers and Full-Moon cards before the first turn (S9, N1).

use crate::legality::require;
use crate::move_gen::MoveGen;
use crate::{
    Event, EventSink, FullMoon, Location, Locations, Move, MoveList, Phase, Place, Player, Refusal, State,
    Symbol, WandQueue,
};

impl MoveGen<'_> {
    pub(crate) fn tower_moves(&self, out: &mut MoveList) {
        let taken: Locations = self.table.areas.0.iter().filter_map(|area| area.tower).collect();
        let free = Place::Tower.locations() & !taken;
        out.extend(free.iter().map(Move::Tower));
    }

    pub(crate) fn moon_moves(&self, out: &mut MoveList) {
        let offered = Symbol::ALL.into_iter().filter(|&card| self.hand.offered >> card as u8 & 1 == 1);
        out.extend(offered.map(Move::Moon));
    }

    pub(crate) fn check_tower(&self, location: Location) -> Result<(), Refusal> {
        require(location.place() == Place::Tower, Refusal::NotATower { location })?;
        let owner = self.table.players().find(|&player| self.table.areas[player].tower == Some(location));
        owner.map_or(Ok(()), |by| Err(Refusal::TowerTaken { tower: location, by }))
    }
}

impl State {
    pub(crate) fn choose_tower<E: EventSink>(&mut self, tower: Location, events: &mut E) {
        self.table.phase = Phase::TowerBonus;
        self.table.queue = WandQueue::behind(self.table.active().wand);
        self.stand_on_tower(tower, events);
    }

    /// From the last player back to the starting player (S9), then on to the cards.
    pub(crate) fn next_tower<E: EventSink>(&mut self, events: &mut E) {
        match self.table.player.index() {
            0 => self.begin_moons(events),
            place => {
                self.table.player = Player::new(place - 1);
                self.table.phase = Phase::Towers;
            }
        }
    }

    fn begin_moons<E: EventSink>(&mut self, events: &mut E) {
        match self.table.options.full_moon {
            FullMoon::Off => self.begin_turn(events),
            FullMoon::Deal => {
                for player in self.table.players() {
                    let card = self.piles.moons[0];
                    self.keep_moon(player, card, events);
                }
                self.begin_turn(events);
            }
            FullMoon::Choose | FullMoon::Draft => {
                self.table.phase = Phase::Moons;
                self.offer_moons(events);
            }
        }
    }

    pub(crate) fn choose_moon<E: EventSink>(&mut self, card: Symbol, events: &mut E) {
        let player = self.table.player;
        let offered = core::mem::take(&mut self.hands[player].offered);
        self.keep_moon(player, card, events);
        if self.table.options.full_moon == FullMoon::Choose {
            let other = offered & !(1 << card as u8);
            self.return_moon(Symbol::ALL[other.trailing_zeros() as usize]);
        }
        let next = player.index() + 1;
        if next == self.table.options.players as usize {
            self.table.player = Player::new(0);
            self.begin_turn(events);
        } else {
            self.table.player = Player::new(next);
            self.offer_moons(events);
        }
    }

    fn keep_moon<E: EventSink>(&mut self, player: Player, card: Symbol, events: &mut E) {
        self.take_moon(card);
        self.table.areas[player].moon = Some(card);
        events.emit(Event::MoonKept { player, card });
    }

    /// Takes a card out of the pile.
    fn take_moon(&mut self, card: Symbol) {
        let left = self.piles.moons_left as usize;
        let at = self.piles.moons[..left].iter().position(|&other| other == card);
        let at = at.expect("a card is kept only out of the pile");
        self.piles.moons[at..left].rotate_left(1);
        self.piles.moons_left -= 1;
    }

    /// Puts the other card under the pile; its player knows it there.
    fn return_moon(&mut self, card: Symbol) {
        self.take_moon(card);
        self.piles.moons[self.piles.moons_left as usize..].rotate_right(1);
        let left = self.piles.moons_left as usize;
        let at = self.piles.moons[left..].iter().position(|&other| other == card).unwrap_or(0);
        self.piles.moons.swap(left, left + at);
        self.piles.moons_left += 1;
        self.hands[self.table.player].returned = Some(card);
    }
}

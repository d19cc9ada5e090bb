//! The Witch action (W1–W7), with the Big Witch of the Grandmasters (G2).

use crate::legality::require;
use crate::move_gen::MoveGen;
use crate::{
    BigWitch, Bonus, CHIP_ACTIONS, Chip, Clause, Connections, Event, EventSink, Location, Locations,
    MoonAbility, Move, MoveList, Question, Refusal, Source, State, Symbol,
};

/// Points for a Witch who stands up (W5).
pub const STANDING_POINTS: u8 = 2;
/// Points of a points chip (W5).
pub const CHIP_POINTS: u8 = 3;

/// What it costs to send a Witch to each location: the cheapest way (W3).
///
/// Own connections all hang together, so one stretch over them reaches the whole own network for 1 action; beyond it
/// every foreign connection costs 1 more.
pub(crate) struct Prices {
    /// `reach[n]`: locations that cost at most `n` actions.
    reach: [Locations; Prices::LEVELS],
    levels: usize,
}

impl Prices {
    /// No way in a ball of 17 locations is longer than 16 connections.
    pub const LEVELS: usize = Location::COUNT;

    /// The price to a location, if it can be reached.
    pub fn of(&self, location: Location) -> Option<u8> {
        self.reach[..self.levels].iter().position(|reach| reach.contains(location)).map(|price| price as u8)
    }

    /// All locations that cost exactly this many actions.
    pub fn at(&self, price: u8) -> Locations {
        let cheaper = price.checked_sub(1).map_or(Locations::NONE, |less| self.within(less));
        self.within(price) & !cheaper
    }

    /// All locations that cost at most this many actions.
    #[inline]
    pub fn within(&self, actions: u8) -> Locations {
        self.reach[(actions as usize).min(self.levels - 1)]
    }
}

impl MoveGen<'_> {
    /// Prices up to this many actions; with `moon`, one run of one other colour costs 1 (N4).
    pub(crate) fn witch_prices(&self, actions: u8, moon: bool) -> Prices {
        let ball = &self.edition.ball;
        let foreign = self.foreign_connections();
        let all = foreign.iter().fold(Connections::NONE, |all, &colour| all | colour);
        let step = |from: Locations, over: Connections| from | ball.all_ends(ball.at_any(from) & over);
        let mut prices = Prices { reach: [Locations::NONE; Prices::LEVELS], levels: 1 };
        prices.reach[0] = self.area.tower.map_or(Locations::NONE, Location::alone);
        // Where one can be for the same price without having used the card.
        let mut plain = prices.reach[0];
        while prices.levels < Prices::LEVELS && prices.levels <= actions as usize {
            let before = prices.reach[prices.levels - 1];
            let mut reach = step(before, all) | self.area.network;
            if moon {
                for colour in foreign {
                    reach |= run(plain, |from| step(from, colour));
                }
                plain = step(plain, all) | self.area.network;
            }
            prices.reach[prices.levels] = reach;
            prices.levels += 1;
            if reach == before && (!moon || plain == before) {
                break;
            }
        }
        prices
    }

    /// Completed connections of each other player.
    pub(super) fn foreign_connections(&self) -> [Connections; crate::MAX_PLAYERS] {
        let mut foreign = self.table.areas.0.map(|area| area.completed);
        foreign[self.table.player.index()] = Connections::NONE;
        foreign
    }

    pub(crate) fn can_move_witch(&self, left: u8) -> bool {
        self.area.witches > 0
            || self.area.big == BigWitch::Supply
            || (self.area.lying_witches() > 0 && !self.witch_targets(left).is_empty())
    }

    /// Where a lying Witch can go for this many actions, by card or without (W4).
    fn witch_targets(&self, left: u8) -> Locations {
        let moon = self.may_use_moon(MoonAbility::Witch);
        self.witch_prices(left, moon).within(left) & !self.area.standing
    }

    pub(crate) fn witch_moves(&self, left: u8, out: &mut MoveList) {
        if self.area.witches > 0 {
            out.push(Move::LayWitch { big: false });
        }
        if self.area.big == BigWitch::Supply {
            out.push(Move::LayWitch { big: true });
        }
        if self.area.lying > 0 {
            self.standing_moves(left, false, out);
        }
        if self.area.big == BigWitch::Lying {
            self.standing_moves(left, true, out);
        }
    }

    fn standing_moves(&self, left: u8, big: bool, out: &mut MoveList) {
        let plain = self.witch_prices(left, false).within(left) & !self.area.standing;
        for to in plain.iter() {
            out.push(Move::Witch { big, to, moon: false });
            if self.may_use_moon(MoonAbility::Chip) && self.table.chips[to.index()] == Some(Chip::Points) {
                out.push(Move::Witch { big, to, moon: true });
            }
        }
        if self.may_use_moon(MoonAbility::Witch) {
            for to in self.cheaper_with_moon(left).iter() {
                out.push(Move::Witch { big, to, moon: true });
            }
        }
    }

    /// Targets within reach for which the card lowers the price.
    fn cheaper_with_moon(&self, left: u8) -> Locations {
        let (plain, with) = (self.witch_prices(left, false), self.witch_prices(left, true));
        let targets = with.within(left) & !self.area.standing;
        targets.iter().filter(|&to| plain.of(to).is_none_or(|price| with.of(to) < Some(price))).collect()
    }

    pub(crate) fn check_lay_witch(&self, big: bool) -> Result<(), Refusal> {
        self.check_batch(Symbol::Witch, 1, Clause::T4)?;
        let there = if big { self.area.big == BigWitch::Supply } else { self.area.witches > 0 };
        require(there, Refusal::NoWitchInSupply { big })
    }

    pub(crate) fn check_witch(&self, big: bool, to: Location, moon: bool) -> Result<(), Refusal> {
        self.check_batch(Symbol::Witch, 1, Clause::T4)?;
        let there = if big { self.area.big == BigWitch::Lying } else { self.area.lying > 0 };
        require(there, Refusal::NoWitchLying { big })?;
        require(!self.area.standing.contains(to), Refusal::WitchThere { location: to })?;
        let shortcut = moon && self.may_use_moon(MoonAbility::Witch);
        let price = self.witch_prices(u8::MAX, shortcut).of(to);
        let price = price.ok_or(Refusal::NoWayThere { location: to })?;
        let left = self.table.stack.top().map_or(0, |batch| batch.left);
        let others = self.actions_elsewhere(Symbol::Witch);
        let by_others = left < price && u32::from(left) + others >= u32::from(price);
        require(!by_others, Refusal::OneSource { needed: price, left })?;
        self.check_batch(Symbol::Witch, price, Clause::W3)
    }
}

/// Repeats a step until nothing new is reached.
fn run(from: Locations, step: impl Fn(Locations) -> Locations) -> Locations {
    let reached = step(from);
    if reached == from { from } else { run(reached, step) }
}

impl State {
    pub(crate) fn lay_witch(&mut self, big: bool) {
        self.spend(1);
        let area = self.active_mut();
        if big {
            area.big = BigWitch::Lying;
        } else {
            area.witches -= 1;
            area.lying += 1;
        }
    }

    pub(crate) fn stand_witch<E: EventSink>(&mut self, big: bool, to: Location, moon: bool, events: &mut E) {
        let shortcut = moon && self.move_gen().may_use_moon(MoonAbility::Witch);
        let left = self.table.stack.top().map_or(0, |batch| batch.left);
        let price = self
            .move_gen()
            .witch_prices(left, shortcut)
            .of(to)
            .expect("only reachable locations are offered");
        self.spend(price);
        let player = self.table.player;
        let area = self.active_mut();
        if big {
            area.big = BigWitch::Standing(to);
        } else {
            area.lying -= 1;
        }
        area.standing.insert(to);
        events.emit(Event::Stood { player, at: to, price });
        self.score(STANDING_POINTS as i16, Source::Witch, events);
        if moon {
            self.use_moon(events);
        }
        let extra = u8::from(big);
        if to == Location::WITCHSTONE {
            self.arrive_at_witchstone(extra, events);
        } else if self.table.chips[to.index()].is_some() {
            let by_card = u8::from(moon && !shortcut);
            self.take_chip_at(to, extra + by_card, events);
        }
    }

    /// Scores a location and takes its chip: the first tower (S9).
    pub(crate) fn stand_on_tower<E: EventSink>(&mut self, tower: Location, events: &mut E) {
        let area = self.active_mut();
        area.tower = Some(tower);
        area.network = tower.alone();
        area.standing = tower.alone();
        self.score(STANDING_POINTS as i16, Source::Witch, events);
        self.take_chip_at(tower, 0, events);
    }

    /// The first Witch at a location takes its chip (W5).
    fn take_chip_at<E: EventSink>(&mut self, at: Location, extra: u8, events: &mut E) {
        if let Some(chip) = self.table.chips[at.index()].take() {
            let player = self.table.player;
            events.emit(Event::ChipTaken { player, chip, from: Some(at) });
            self.own_chip(chip, extra, events);
        }
    }

    /// A chip is owned as soon as it is taken (B6); its action becomes a bonus, points are scored at once.
    pub(crate) fn own_chip<E: EventSink>(&mut self, chip: Chip, extra: u8, events: &mut E) {
        self.active_mut().chips[chip.index()] += 1;
        match chip {
            Chip::Action(symbol) => self.table.pending.add(Bonus::chip(symbol, CHIP_ACTIONS + extra)),
            Chip::Points => {
                let points = CHIP_POINTS + extra;
                self.active_mut().chip_points += points;
                self.score(points as i16, Source::Chip, events);
            }
        }
    }

    fn arrive_at_witchstone<E: EventSink>(&mut self, extra: u8, events: &mut E) {
        if extra > 0 {
            self.score(extra as i16, Source::Witchstone, events);
        }
        if self.table.asks_at(Location::WITCHSTONE) {
            self.table.question = Some(Question::Witchstone);
        } else {
            self.take_witchstone_bonus(events);
        }
    }

    /// The best free bonus space (W6). An edition may have fewer than there are players; then she stands on none.
    pub(crate) fn take_witchstone_bonus<E: EventSink>(&mut self, events: &mut E) {
        if self.table.witchstone_taken as usize == self.edition().ball.witchstone_bonus.len() {
            return;
        }
        let points = self.table.best_witchstone_bonus();
        self.table.witchstone_taken += 1;
        self.active_mut().rank = self.table.witchstone_taken;
        self.score(points as i16, Source::Witchstone, events);
    }
}

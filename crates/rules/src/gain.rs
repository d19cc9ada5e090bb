//! What a legal move would bring, from the open table: for people who choose.

use crate::action::rack_extra;
use crate::{
    CHIP_ACTIONS, CHIP_POINTS, Chip, Connection, EMPTY_OWL_POINTS, FREE_ACTIONS, Location, MoonAbility, Move,
    PentagramSpace, Player, Question, SPECIAL_ACTIONS, STANDING_POINTS, Shelf, Silver, Symbol, Table,
    VIAL_ACTIONS, WandSpace,
};

/// What a space of the Wand brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WandGain {
    /// A light space.
    Nothing,
    /// A dark space: its type and its actions.
    Actions(Symbol, u8),
    /// A silver space: what it counts, and the points.
    Points(Silver, u8),
}

impl Table {
    /// The points that a legal move scores at once (W5, E5, P2, C4, D2); 0 for every other move.
    ///
    /// Where a question follows (D2), the points of its answer are not among them. Neither are silver spaces of the Wand that
    /// were waiting and are resolved after the move.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Move, Options, Seed, State};
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
    /// let state = State::new(edition, options, &deal)?;
    /// for played in state.legal_moves() {
    ///     let points = state.table().points_of(played);
    ///     assert!(points == 2 || points == 5, "a figure, and perhaps a points chip");
    /// }
    /// # Ok::<(), witchstone_rules::SetUpError>(())
    /// ```
    pub fn points_of(&self, played: Move) -> u8 {
        match played {
            Move::Tower(tower) => STANDING_POINTS + self.chip_points_at(tower, 0),
            Move::Witch { big, to, moon } => STANDING_POINTS + self.points_at(to, big, moon),
            Move::Energy(name) => self.edition.ball.named(name).map_or(0, |it| self.points_of_unit(it)),
            Move::Step(None) => match self.edition.pentagram.space(self.next_on_pentagram()) {
                PentagramSpace::Owl(stack) if !self.asks_for_owl(stack) => self.points_of_owl_space(stack),
                _ => 0,
            },
            Move::Shelve { crystal, shelf: Shelf::Chip(Chip::Points), moon } => {
                CHIP_POINTS + rack_extra(crystal, moon)
            }
            Move::Decline => self.points_declined(),
            _ => 0,
        }
    }

    /// The type and actions of the batch or bonus that a legal move brings: a vial, a chip, a special tile, a dark space of the
    /// Wand (B1, C3, M3, P3, P4).
    pub fn actions_of(&self, played: Move) -> Option<(Symbol, u8)> {
        match played {
            Move::UseChip { symbol, actions, moon } => Some((symbol, actions + u8::from(moon))),
            Move::UseVial { symbol, actions } => Some((symbol, actions)),
            Move::UseSpecial { symbol, .. } => Some((symbol, SPECIAL_ACTIONS)),
            Move::UseFree(symbol) => Some((symbol, FREE_ACTIONS)),
            Move::UseWand { moon, .. } => self.dark_actions(moon),
            Move::Shelve { crystal, shelf, moon } => {
                let extra = rack_extra(crystal, moon);
                match shelf {
                    Shelf::Symbol if self.shelf_room(crystal.exit()) == 0 => None,
                    Shelf::Symbol => Some((crystal.exit(), VIAL_ACTIONS + extra)),
                    Shelf::Chip(Chip::Action(symbol)) => Some((symbol, CHIP_ACTIONS + extra)),
                    Shelf::Chip(Chip::Points) | Shelf::Collect => None,
                }
            }
            _ => None,
        }
    }

    /// What a space of the Wand would bring if the player to act moved on to this one: the actions of a dark space, doubled
    /// if nobody is further (M3), or the points of a silver one (M7).
    pub fn wand_space_brings(&self, space: u8, to: u8) -> WandGain {
        match self.edition.wand.space(space) {
            WandSpace::Light => WandGain::Nothing,
            WandSpace::Dark { symbol, actions } => {
                WandGain::Actions(symbol, if self.is_first_on_wand(to) { 2 * actions } else { actions })
            }
            WandSpace::Silver(silver) => WandGain::Points(silver, self.active().silver_points_now(silver)),
        }
    }

    /// The type and actions of the waiting dark space, doubled for the first or by the Full-Moon card (M3, N4).
    pub(crate) fn dark_actions(&self, moon: bool) -> Option<(Symbol, u8)> {
        let (symbol, actions, doubled) = self.waiting_dark()?;
        Some((symbol, if doubled || moon { 2 * actions } else { actions }))
    }

    /// The owner of a connection and the units on it: all of them, or those of one that was begun.
    pub fn units_on(&self, connection: Connection) -> Option<(Player, u8)> {
        self.players().find_map(|player| {
            let area = &self.areas[player];
            if area.completed.contains(connection) {
                return Some((player, self.edition.ball.plan(connection).spaces));
            }
            area.begun.filter(|(begun, _)| *begun == connection).map(|(_, units)| (player, units))
        })
    }

    /// The points of a completed connection (E5).
    #[inline]
    pub fn points_of_connection(&self, connection: Connection) -> u8 {
        self.edition.counts.connection_points[usize::from(self.edition.ball.plan(connection).spaces)]
    }

    /// The points of one more Energy unit: those of the connection if it completes it.
    fn points_of_unit(&self, connection: Connection) -> u8 {
        let units = self.units_on(connection).map_or(0, |(_, units)| units) + 1;
        if units == self.edition.ball.plan(connection).spaces {
            self.points_of_connection(connection)
        } else {
            0
        }
    }

    /// The value of the top tile of an owl stack.
    #[inline]
    pub fn top_owl(&self, stack: u8) -> Option<u8> {
        let values = &self.edition.counts.owl_stack;
        let left = usize::from(*self.owls_left.get(usize::from(stack))?);
        values.get(values.len().checked_sub(left)?).copied()
    }

    /// Whether a collecting tile may be taken instead of the owl tile of this stack (D2).
    #[inline]
    pub fn asks_for_owl(&self, stack: u8) -> bool {
        stack == 0 && self.collecting.owl && self.can_lay_power()
    }

    /// Whether a Witch who arrives here may take a collecting tile instead of the bonus of the Witchstone (D2).
    #[inline]
    pub fn asks_at(&self, location: Location) -> bool {
        location == Location::WITCHSTONE && self.collecting.witchstone && self.can_lay_power()
    }

    /// The space after that of the player to act on the Pentagram.
    pub fn next_on_pentagram(&self) -> u8 {
        self.edition.pentagram.next(self.active().pentagram)
    }

    fn points_of_owl_space(&self, stack: u8) -> u8 {
        if self.top_owl(stack).is_none() { EMPTY_OWL_POINTS } else { 0 }
    }

    /// What a Witch scores by arriving, apart from standing up.
    fn points_at(&self, to: Location, big: bool, moon: bool) -> u8 {
        let extra = u8::from(big);
        if to != Location::WITCHSTONE {
            let by_card = moon && self.edition.moon_has(self.active().moon, MoonAbility::Chip);
            return self.chip_points_at(to, extra + u8::from(by_card));
        }
        if self.asks_at(to) { extra } else { self.best_witchstone_bonus() + extra }
    }

    fn chip_points_at(&self, location: Location, extra: u8) -> u8 {
        if self.chips[location.index()] == Some(Chip::Points) { CHIP_POINTS + extra } else { 0 }
    }

    /// What the space gives to a player who declines a power tile.
    fn points_declined(&self) -> u8 {
        match self.question {
            Some(Question::Owl) => self.points_of_owl_space(0),
            Some(Question::Silver) => match self.edition.wand.space(self.queue.next) {
                WandSpace::Silver(silver) => self.active().silver_points_now(silver),
                _ => 0,
            },
            Some(Question::Witchstone) => self.best_witchstone_bonus(),
            Some(Question::PowerScroll | Question::Vial) | None => 0,
        }
    }
}

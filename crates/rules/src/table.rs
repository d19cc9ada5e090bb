//! Everything that lies open on the table.

use core::ops::Deref;

use crate::{
    Area, BySeat, BySymbol, Cell, Chip, Edition, Location, Options, Pending, Phase, Player, Question, Scroll,
    ScrollPlan, Stack, Symbol, Tile, TileBag, WandQueue, WandSpace,
};

/// The edition of a game: equal if it is the same one.
#[derive(Clone, Copy)]
pub struct EditionRef(pub(crate) &'static Edition);

impl Deref for EditionRef {
    type Target = Edition;
    #[inline]
    fn deref(&self) -> &Edition {
        self.0
    }
}

impl PartialEq for EditionRef {
    fn eq(&self, other: &EditionRef) -> bool {
        core::ptr::eq(self.0, other.0)
    }
}

impl Eq for EditionRef {}

impl core::hash::Hash for EditionRef {
    fn hash<H: core::hash::Hasher>(&self, _: &mut H) {
        // Games of different editions are never looked up in one table.
    }
}

impl core::fmt::Debug for EditionRef {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0.id)
    }
}

/// The displayed Scrolls: positions 1 to `len`, without gaps (R2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScrollDisplay {
    pub(crate) scrolls: [Option<Scroll>; ScrollPlan::DISPLAY],
}

impl ScrollDisplay {
    /// How many positions are filled.
    #[inline]
    pub fn len(&self) -> u8 {
        self.scrolls.iter().take_while(|scroll| scroll.is_some()).count() as u8
    }

    /// Whether nothing is displayed.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.scrolls[0].is_none()
    }

    /// The Scroll at a position, counted from 1.
    #[inline]
    pub fn at(&self, position: u8) -> Option<Scroll> {
        *self.scrolls.get((position as usize).checked_sub(1)?)?
    }

    /// The position of the `count`-th Scroll from the top, the highest filled position being the first (N4); 0 if there are
    /// fewer.
    #[inline]
    pub fn from_top(&self, count: u8) -> u8 {
        (self.len() + 1).saturating_sub(count)
    }

    /// The Scrolls from position 1 on.
    pub fn iter(&self) -> impl Iterator<Item = Scroll> + '_ {
        self.scrolls.iter().map_while(|scroll| *scroll)
    }

    /// Takes one out, closes the gap and fills up with the next one (R2).
    pub(crate) fn take(&mut self, position: u8, next: Option<Scroll>) -> Scroll {
        let at = position as usize - 1;
        let taken = self.scrolls[at].expect("only a displayed Scroll is taken");
        self.scrolls.copy_within(at + 1.., at);
        self.scrolls[ScrollPlan::DISPLAY - 1] = None;
        if let Some(next) = next {
            let end = self.len() as usize;
            self.scrolls[end] = Some(next);
        }
        taken
    }
}

/// The collecting tiles of Full Moon that are still there (D1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Collecting {
    /// On the bottom shelf.
    pub vial: bool,
    /// On the first owl space.
    pub owl: bool,
    /// On the first silver space.
    pub silver: bool,
    /// At the Witchstone.
    pub witchstone: bool,
}

/// Everything that all players see: the board, every player's area, and the state of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Table {
    /// The printed game.
    pub edition: EditionRef,
    /// Each player's area.
    pub areas: BySeat<Area>,
    /// What the table agreed on.
    pub options: Options,
    /// What kind of decision is next.
    pub phase: Phase,
    /// Whose decision it is.
    pub player: Player,
    /// A follow-up question that comes first.
    pub question: Option<Question>,
    /// The tile just laid: its symbols and cells, the type that is carried out first in front.
    pub laid: [(Symbol, Cell); 2],
    /// Whether the second type of the tile is being carried out.
    pub second: bool,
    /// The open batches.
    pub stack: Stack,
    /// What waits to be used.
    pub pending: Pending,
    /// Wand spaces that wait to be resolved.
    pub queue: WandQueue,
    /// The chip on each location.
    pub chips: [Option<Chip>; Location::COUNT],
    /// Chips below the rack, in the order of [`Chip::ALL`].
    pub table_chips: [u8; 7],
    /// Filled vials of each symbol shelf.
    pub shelves: BySymbol<u8>,
    /// Filled vials of the bottom shelf.
    pub bottom: u8,
    /// The displayed Scrolls.
    pub display: ScrollDisplay,
    /// Scrolls in the draw pile.
    pub scrolls_left: u8,
    /// The special tiles on the three hex spaces.
    pub specials: [Option<Tile>; 3],
    /// Special tiles in the stack.
    pub specials_left: u8,
    /// Special tiles that were used once or given up and lie turned over next to a screen.
    pub specials_aside: TileBag,
    /// Tiles in the two owl stacks.
    pub owls_left: [u8; 2],
    /// Bonus spaces taken at the Witchstone.
    pub witchstone_taken: u8,
    /// Power tiles that can still be had, as bits by symbol (D1).
    pub power_tiles: u8,
    /// Collecting tiles that are still there.
    pub collecting: Collecting,
    /// Moves made on the Wand by anybody: the clock of [`Area::wand_order`].
    pub wand_moves: u8,
}

impl Table {
    /// The area of the player to act.
    #[inline]
    pub fn active(&self) -> &Area {
        &self.areas[self.player]
    }

    /// The players in turn order.
    #[inline]
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        self.options.seats()
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// The round that is being played, 1 to 11; 0 before the first.
    pub fn round(&self) -> u8 {
        match self.phase {
            Phase::Towers | Phase::TowerBonus | Phase::Moons => 0,
            Phase::Over => self.edition.counts.turns,
            _ => self.active().turns + 1,
        }
    }

    /// The dark space that waits at the head of the Wand queue: its type, its actions, and whether it is doubled.
    #[inline]
    pub fn waiting_dark(&self) -> Option<(Symbol, u8, bool)> {
        if self.queue.next > self.active().wand || self.queue.started != 0 {
            return None;
        }
        match self.edition.wand.space(self.queue.next) {
            WandSpace::Dark { symbol, actions } => {
                Some((symbol, actions, self.queue.is_doubled(self.queue.next)))
            }
            _ => None,
        }
    }

    /// Whether the innermost batch may not continue yet: a Wand move interrupted it, and a dark space waits (M4).
    #[inline]
    pub fn is_interrupted(&self) -> bool {
        self.queue.interrupted > 0 && self.is_held_up()
    }

    // Apart, so that the usual answer costs one comparison.
    #[cold]
    fn is_held_up(&self) -> bool {
        self.stack.depth() <= self.queue.interrupted as usize && self.waiting_dark().is_some()
    }

    /// Whether anything waits to be used.
    #[inline]
    pub fn anything_pending(&self) -> bool {
        !self.pending.is_empty() || self.waiting_dark().is_some()
    }

    /// Free vials of a symbol shelf (C5).
    pub fn shelf_room(&self, symbol: Symbol) -> u8 {
        let capacity = self.edition.counts.shelf_capacity[self.options.players as usize];
        capacity - self.shelves[symbol]
    }

    /// Free vials of the bottom shelf (C5).
    pub fn bottom_room(&self) -> u8 {
        let capacity = self.edition.counts.bottom_capacity[self.options.players as usize];
        capacity - self.bottom
    }

    /// Points of the best free bonus space at the Witchstone (W6).
    pub fn best_witchstone_bonus(&self) -> u8 {
        let bonus = &self.edition.ball.witchstone_bonus;
        bonus.get(self.witchstone_taken as usize).copied().unwrap_or(0)
    }

    /// Connections that anybody has begun or completed.
    #[inline]
    pub fn taken_connections(&self) -> crate::Connections {
        let mut taken = crate::Connections::NONE;
        for area in &self.areas.0 {
            taken |= area.completed;
            if let Some((connection, _)) = area.begun {
                taken.insert(connection);
            }
        }
        taken
    }

    /// Whether a counter on this Wand space has nobody ahead of it (M3).
    pub(crate) fn is_first_on_wand(&self, space: u8) -> bool {
        self.areas.0.iter().all(|area| area.wand <= space)
    }
}

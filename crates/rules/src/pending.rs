//! The turn as a machine of plain data: open batches, pending bonuses and the Wand queue.

use crate::{BySymbol, Symbol, TileBag};

/// Where the game stands: what kind of decision is next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A player chooses a tower (S9).
    Towers,
    /// A player carries out the chip of the tower (S9).
    TowerBonus,
    /// A player keeps a Full-Moon card (N1).
    Moons,
    /// A player lays a hex tile (T2).
    TurnStart,
    /// A player chooses which type comes first (T3).
    Order,
    /// A player chooses whether the second type gets the Full-Moon action (N3).
    Begin,
    /// An action type is being carried out.
    Acting,
    /// The game has ended.
    Over,
}

impl Phase {
    /// Its name in message keys and for programs.
    ///
    /// ```
    /// assert_eq!(witchstone_rules::Phase::TurnStart.name(), "turn-start");
    /// ```
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Towers => "towers",
            Phase::TowerBonus => "tower-bonus",
            Phase::Moons => "moons",
            Phase::TurnStart => "turn-start",
            Phase::Order => "order",
            Phase::Begin => "begin",
            Phase::Acting => "acting",
            Phase::Over => "over",
        }
    }
}

/// A follow-up question: lay a power tile, or take what the space gives (D2, D5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// On the first owl space.
    Owl,
    /// On the first silver space of the Wand.
    Silver,
    /// At the Witchstone.
    Witchstone,
    /// From a power Scroll.
    PowerScroll,
    /// From the bottom shelf: it was asked for and cannot be declined.
    Vial,
}

impl Question {
    /// Its name in messages and for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Question::Owl => "owl",
            Question::Silver => "silver",
            Question::Witchstone => "witchstone",
            Question::PowerScroll => "power scroll",
            Question::Vial => "vial",
        }
    }
}

/// An open batch of actions of one type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Batch {
    /// Its type.
    pub symbol: Symbol,
    /// Actions left.
    pub left: u8,
}

impl Batch {
    const NONE: Batch = Batch { symbol: Symbol::Energy, left: 0 };
}

/// The open batches, the innermost last (B2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack {
    batches: [Batch; Stack::MAX],
    /// The batches that have taken up a Crystal vial or come from one, as bits, the outermost lowest: a second vial does not
    /// add to them (B4).
    vials: u16,
    depth: u8,
}

impl Stack {
    /// The deepest stack. Each batch inside another takes a bonus that was won in the same action type; random play over
    /// millions of games does not come near. At this depth no further bonus is offered until a batch ends.
    pub const MAX: usize = 16;

    pub(crate) const EMPTY: Stack = Stack { batches: [Batch::NONE; Stack::MAX], vials: 0, depth: 0 };

    /// How many batches are open.
    #[inline]
    pub const fn depth(&self) -> usize {
        self.depth as usize
    }

    /// Whether no more batch can be opened.
    #[inline]
    pub(crate) const fn is_full(&self) -> bool {
        self.depth as usize == Stack::MAX
    }

    /// The innermost open batch.
    #[inline]
    pub fn top(&self) -> Option<Batch> {
        self.depth().checked_sub(1).map(|at| self.batches[at])
    }

    /// All open batches, the outermost first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Batch> + '_ {
        self.batches[..self.depth()].iter().copied()
    }

    /// Whether each open batch has taken up a Crystal vial or comes from one (B4), the outermost first.
    pub fn vials(&self) -> impl Iterator<Item = bool> + '_ {
        (0..self.depth).map(|at| self.vials >> at & 1 == 1)
    }

    /// Whether the innermost batch has taken up a Crystal vial or comes from one.
    #[inline]
    pub(crate) fn has_vial(&self) -> bool {
        self.vials >> (self.depth - 1) & 1 == 1
    }

    /// Notes that the innermost batch has taken up a Crystal vial.
    #[inline]
    pub(crate) fn take_up_vial(&mut self) {
        self.vials |= 1 << (self.depth - 1);
    }

    #[inline]
    pub(crate) fn top_mut(&mut self) -> &mut Batch {
        &mut self.batches[self.depth as usize - 1]
    }

    #[inline]
    pub(crate) fn push(&mut self, batch: Batch) {
        self.batches[self.depth as usize] = batch;
        self.depth += 1;
    }

    #[inline]
    pub(crate) fn pop(&mut self) -> Batch {
        self.depth -= 1;
        self.vials &= !(1 << self.depth);
        core::mem::replace(&mut self.batches[self.depth as usize], Batch::NONE)
    }
}

/// A pending batch from a chip or a vial.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bonus(u8);

impl Bonus {
    const VIAL: u8 = 64;
    const NONE: Bonus = Bonus(0);
    /// The most actions a bonus can have: the Black Crystal's vial has 4, and the Full-Moon card adds 1.
    pub const MAX_ACTIONS: u8 = 7;

    /// A chip's actions.
    #[inline]
    pub const fn chip(symbol: Symbol, actions: u8) -> Bonus {
        Bonus((symbol as u8) << 3 | actions)
    }

    /// A vial's actions.
    #[inline]
    pub const fn vial(symbol: Symbol, actions: u8) -> Bonus {
        Bonus(Bonus::VIAL | (symbol as u8) << 3 | actions)
    }

    /// Whether it comes from a vial.
    #[inline]
    pub const fn is_vial(self) -> bool {
        self.0 & Bonus::VIAL != 0
    }

    /// Its type.
    #[inline]
    pub const fn symbol(self) -> Symbol {
        Symbol::ALL[(self.0 >> 3 & 7) as usize]
    }

    /// Its number of actions.
    #[inline]
    pub const fn actions(self) -> u8 {
        self.0 & 7
    }
}

/// What was won during the running action type and waits to be used (B1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pending {
    bonuses: [Bonus; Pending::MAX],
    count: u8,
    /// Special tiles (P4).
    pub specials: TileBag,
    /// Crystals of the player's colour on the rim, by exit symbol (C3).
    pub rim: BySymbol<u8>,
    /// The exit at which the Black Crystal lies on the rim.
    pub black: Option<Symbol>,
    /// Empty hex spaces entered (P3).
    pub free: u8,
}

impl Pending {
    /// The most chips and vials that can wait at once: 16 chips of the ball and 7 Crystals, one bonus each.
    pub const MAX: usize = 24;

    pub(crate) const NONE: Pending = Pending {
        bonuses: [Bonus::NONE; Pending::MAX],
        count: 0,
        specials: TileBag::NONE,
        rim: BySymbol([0; 6]),
        black: None,
        free: 0,
    };

    /// Chips and vials, equal ones beside each other.
    #[inline]
    pub fn bonuses(&self) -> &[Bonus] {
        &self.bonuses[..self.count as usize]
    }

    /// Whether nothing waits.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.count == 0 && self.specials.is_empty() && !self.is_rim_occupied() && self.free == 0
    }

    /// Whether a Crystal lies on the rim (C3).
    #[inline]
    pub fn is_rim_occupied(&self) -> bool {
        self.rim.0 != [0; 6] || self.black.is_some()
    }

    /// Kept in order, so that equal positions are equal bytes whatever way led there.
    pub(crate) fn add(&mut self, bonus: Bonus) {
        let mut at = self.count as usize;
        while at > 0 && self.bonuses[at - 1] > bonus {
            self.bonuses[at] = self.bonuses[at - 1];
            at -= 1;
        }
        self.bonuses[at] = bonus;
        self.count += 1;
    }

    pub(crate) fn take(&mut self, bonus: Bonus) {
        let at = self.bonuses().iter().position(|&other| other == bonus);
        let at = at.expect("only a pending bonus is used");
        self.count -= 1;
        self.bonuses.copy_within(at + 1..=self.count as usize, at);
        self.bonuses[self.count as usize] = Bonus::NONE;
    }
}

/// The Wand spaces of this action type that are not resolved yet (M4): those from `next` up to the player's counter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WandQueue {
    /// Spaces that give twice their actions, as bits.
    pub doubled: u32,
    /// The first space not resolved yet.
    pub next: u8,
    /// The depth of the batch started from the head; 0 while it waits.
    pub(crate) started: u8,
    /// How many of the open batches the Wand move interrupted: they do not continue while a dark space waits (M4).
    pub(crate) interrupted: u8,
    /// The action type is ending: dark spaces are lost, silver ones still score.
    pub(crate) closing: bool,
}

impl WandQueue {
    /// An empty queue behind a counter on this space.
    #[inline]
    pub(crate) const fn behind(counter: u8) -> WandQueue {
        WandQueue { doubled: 0, next: counter + 1, started: 0, interrupted: 0, closing: false }
    }

    /// Whether this space gives twice its actions.
    #[inline]
    pub const fn is_doubled(&self, space: u8) -> bool {
        self.doubled >> (space & 31) & 1 == 1
    }
}

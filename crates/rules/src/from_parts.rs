//! Constructors of a position's parts, for reading a view from its written form.

use crate::{
    Batch, Bonus, Cauldron, Cell, Cells, Edition, EditionRef, Pending, Scroll, ScrollDisplay, ScrollPlan,
    Stack, Symbol, WandQueue,
};

impl EditionRef {
    /// The edition as positions refer to it.
    pub const fn new(edition: &'static Edition) -> EditionRef {
        EditionRef(edition)
    }
}

impl Stack {
    /// The stack of these batches, the outermost first, each with whether a Crystal vial is in it (B4); `None` if they are
    /// too many.
    pub fn from_batches(batches: impl IntoIterator<Item = (Batch, bool)>) -> Option<Stack> {
        let mut stack = Stack::EMPTY;
        for (batch, vial) in batches {
            if stack.is_full() {
                return None;
            }
            stack.push(batch);
            if vial {
                stack.take_up_vial();
            }
        }
        Some(stack)
    }
}

impl Pending {
    /// These chips and vials and nothing else; `None` if they are too many.
    pub fn from_bonuses(bonuses: impl IntoIterator<Item = Bonus>) -> Option<Pending> {
        let mut pending = Pending::NONE;
        for bonus in bonuses {
            if pending.bonuses().len() == Pending::MAX {
                return None;
            }
            pending.add(bonus);
        }
        Some(pending)
    }
}

impl ScrollDisplay {
    /// These Scrolls from position 1 on; `None` if they are too many.
    pub fn from_scrolls(scrolls: &[Scroll]) -> Option<ScrollDisplay> {
        if scrolls.len() > ScrollPlan::DISPLAY {
            return None;
        }
        Some(ScrollDisplay { scrolls: core::array::from_fn(|at| scrolls.get(at).copied()) })
    }
}

impl WandQueue {
    /// The queue from this space on; `started` is the depth of the batch that its head has started, or 0, and
    /// `interrupted` the number of batches that wait for the queue to empty.
    pub const fn new(next: u8, doubled: u32, started: u8, interrupted: u8, closing: bool) -> WandQueue {
        WandQueue { doubled, next, started, interrupted, closing }
    }

    /// The depth of the batch started from the head; 0 while it waits.
    pub const fn started(&self) -> u8 {
        self.started
    }

    /// How many of the open batches the Wand move interrupted.
    pub const fn interrupted(&self) -> u8 {
        self.interrupted
    }

    /// Whether the action type is ending.
    pub const fn is_closing(&self) -> bool {
        self.closing
    }
}

impl Cauldron {
    /// The Cauldron with these symbols, Crystals and tiles of two cells on it; `None` if a cell lies outside or two of
    /// a tile's cells are not neighbours.
    pub fn from_parts(
        edition: &Edition,
        symbols: impl IntoIterator<Item = (Symbol, Cell)>,
        crystals: Cells,
        black: Option<Cell>,
        tiles: impl IntoIterator<Item = (Cell, Cell)>,
    ) -> Option<Cauldron> {
        let mut cauldron = Cauldron::new(edition);
        cauldron.symbols = Default::default();
        cauldron.empty = edition.cauldron.cells;
        for (symbol, cell) in symbols {
            cauldron.cover(cell, symbol);
        }
        (cauldron.crystals, cauldron.black) = (crystals, black);
        let lying = cauldron.all_crystals();
        cauldron.empty &= !lying;
        for (a, b) in tiles {
            if a.distance(b) != 1 {
                return None;
            }
            cauldron.join([a, b]);
        }
        let used = cauldron.symbols.0.into_iter().fold(lying, |all, cells| all | cells);
        (used & !edition.cauldron.cells).is_empty().then_some(cauldron)
    }
}

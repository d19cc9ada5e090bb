//! A view of the game as JSON, both ways: the other side rebuilds a [`View`] and computes legal moves itself.

use serde::{Deserialize, Serialize};
use witchstone_rules::{
    Area, Batch, Bonus, BySeat, BySymbol, Cell, Chip, Collecting, Connection, ConnectionName, Edition,
    EditionRef, Hand, HeldScrolls, Pending, Phase, Question, Scroll, ScrollDisplay, ScrollKind, Spell, Stack,
    Symbol, Table, Tile, TileBag, TileSet, View, WandQueue,
};

use crate::area::{AreaDelta, AreaJson, chip_counts, spell_counts, spell_list};
use crate::delta::delta;
use crate::event::seat;
use crate::name::{Word, named, plain};
use crate::{FormError, LocationChips, Named, OptionsJson};

delta! {
    /// All that one seat or a spectator knows of a game.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[allow(missing_docs)] // The fields are those of `witchstone_rules::View` and `Table`.
    pub struct ViewJson, with delta ViewDelta {
        pub edition: String,
        pub options: OptionsJson,
        pub phase: Named<Phase>,
        /// The round, 1 to 11; 0 before the first.
        pub round: u8,
        /// Whose decision is next.
        pub player: usize,
        pub question: Option<Named<Question>>,
        /// The tile just laid, the type that is carried out first in front.
        pub laid: [(Named<Symbol>, Named<Cell>); 2],
        pub second: bool,
        /// Open batches with the actions left and whether a Crystal vial is in them already (B4), the innermost last.
        pub batches: Vec<(Named<Symbol>, u8, bool)>,
        pub pending: PendingJson,
        pub wand_queue: WandQueueJson,
        /// The chip on each location that has one.
        pub chips: LocationChips,
        pub table_chips: Vec<Named<Chip>>,
        /// Filled vials of each symbol shelf, in canonical order.
        pub shelves: [u8; 6],
        pub bottom: u8,
        pub display: Vec<String>,
        pub scrolls_left: u8,
        pub specials: [Option<Named<Tile>>; 3],
        pub specials_left: u8,
        pub specials_aside: Vec<Named<Tile>>,
        pub owls_left: [u8; 2],
        pub witchstone_taken: u8,
        pub power_tiles: Vec<Named<Symbol>>,
        pub collecting: CollectingJson,
        pub wand_moves: u8,
        /// Each player's area, in turn order.
        pub areas: Vec<AreaJson> as Vec<AreaDelta>,
        /// Whose view it is; null for a spectator. What only this seat knows comes last, so that the rest can be written once for
        /// all: see [`crate::UpdateWriter`].
        pub seat: Option<usize>,
        /// Each player's unused Scrolls; null where this seat may not see them.
        pub scrolls: Vec<Option<ScrollsJson>>,
        /// What only this seat knows; null for a spectator.
        pub own: Option<OwnJson>,
    }
}

/// What waits to be used.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)] // The fields are those of `witchstone_rules::Pending`.
pub struct PendingJson {
    pub chips: Vec<(Named<Symbol>, u8)>,
    pub vials: Vec<(Named<Symbol>, u8)>,
    pub specials: Vec<Named<Tile>>,
    /// Crystals on the rim, by exit in canonical order.
    pub rim: [u8; 6],
    pub black: Option<Named<Symbol>>,
    pub free: u8,
}

/// Wand spaces that wait to be resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // The fields are those of `witchstone_rules::WandQueue`.
pub struct WandQueueJson {
    pub next: u8,
    pub doubled: Vec<u8>,
    pub started: u8,
    pub interrupted: u8,
    pub closing: bool,
}

/// Collecting tiles that are still there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[allow(missing_docs)] // The fields are those of `witchstone_rules::Collecting`.
pub struct CollectingJson {
    pub vial: bool,
    pub owl: bool,
    pub silver: bool,
    pub witchstone: bool,
}

/// Unused Scrolls.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[allow(missing_docs)] // The fields are those of `witchstone_rules::HeldScrolls`.
pub struct ScrollsJson {
    pub spells: Vec<Named<Spell>>,
    pub powers: u8,
    pub prophecies: Vec<String>,
}

/// What only its owner knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct OwnJson {
    /// The hex tiles behind the screen.
    pub tiles: Vec<Named<Tile>>,
    /// Full-Moon cards to choose from now.
    pub offered: Vec<Named<Symbol>>,
    /// The Full-Moon card that went back under the pile.
    pub returned: Option<Named<Symbol>>,
}

/// The connection's two locations, `t0-stone`, with its number if it is not the first between them, `t0-stone#2`.
pub(crate) fn connection_name(connection: Connection, edition: &Edition) -> String {
    let name = edition.ball.name(connection);
    match name.nth {
        1 => [&*name.from.word(), "-", &*name.to.word()].concat(),
        _ => name.to_string(),
    }
}

pub(crate) fn connection_from(name: &str, edition: &Edition) -> Result<Connection, FormError> {
    let found = ConnectionName::from_name(name).and_then(|name| edition.ball.named(name));
    found.ok_or_else(|| FormError::not_a("connection", name))
}

/// The symbols of a bit set.
pub(crate) fn symbols_of(bits: u8) -> impl Iterator<Item = Symbol> {
    Symbol::ALL.into_iter().filter(move |&symbol| bits >> symbol as u8 & 1 == 1)
}

/// The bit set of some symbols.
pub(crate) fn symbols_to_bits(symbols: &[Symbol]) -> u8 {
    symbols.iter().fold(0, |bits, &symbol| bits | 1 << symbol as u8)
}

pub(crate) fn bag_list(bag: TileBag) -> Vec<Named<Tile>> {
    bag.kinds().flat_map(|tile| std::iter::repeat_n(Named(tile), bag.count(tile) as usize)).collect()
}

fn bag_from(tiles: &[Named<Tile>]) -> Result<TileBag, FormError> {
    let mut bag = TileBag::NONE;
    for tile in tiles {
        if usize::from(bag.count(tile.0)) == Edition::MAX_EQUAL_SPECIALS {
            return Err(FormError::new(format!("There are too many special tiles {tile}.")));
        }
        bag.insert(tile.0);
    }
    Ok(bag)
}

impl PendingJson {
    pub(crate) fn of(pending: &Pending) -> PendingJson {
        let list = |vials: bool| {
            let fitting = pending.bonuses().iter().filter(move |bonus| bonus.is_vial() == vials);
            fitting.map(|bonus| (Named(bonus.symbol()), bonus.actions())).collect()
        };
        PendingJson {
            chips: list(false),
            vials: list(true),
            specials: bag_list(pending.specials),
            rim: pending.rim.0,
            black: pending.black.map(Named),
            free: pending.free,
        }
    }

    fn read(&self) -> Result<Pending, FormError> {
        if self.chips.iter().chain(&self.vials).any(|&(_, actions)| actions > Bonus::MAX_ACTIONS) {
            return Err(FormError::new("A bonus has at most 7 actions."));
        }
        let chips = self.chips.iter().map(|&(symbol, actions)| Bonus::chip(symbol.0, actions));
        let vials = self.vials.iter().map(|&(symbol, actions)| Bonus::vial(symbol.0, actions));
        let pending = Pending::from_bonuses(chips.chain(vials));
        let mut pending = pending.ok_or_else(|| FormError::new("Too much is pending."))?;
        pending.specials = bag_from(&self.specials)?;
        (pending.rim, pending.black) = (BySymbol(self.rim), self.black.map(|exit| exit.0));
        pending.free = self.free;
        Ok(pending)
    }
}

impl WandQueueJson {
    pub(crate) fn of(queue: &WandQueue) -> WandQueueJson {
        let doubled = (0..32).filter(|&space| queue.is_doubled(space)).collect();
        WandQueueJson {
            next: queue.next,
            doubled,
            started: queue.started(),
            interrupted: queue.interrupted(),
            closing: queue.is_closing(),
        }
    }

    fn read(&self) -> WandQueue {
        let doubled = self.doubled.iter().fold(0, |bits, &space| bits | 1u32 << (space & 31));
        WandQueue::new(self.next, doubled, self.started, self.interrupted, self.closing)
    }
}

impl ScrollsJson {
    pub(crate) fn of(held: &HeldScrolls, edition: &Edition) -> ScrollsJson {
        let name = |number| edition.scroll_name(Scroll::new(ScrollKind::Prophecy(number)));
        ScrollsJson {
            spells: spell_list(&held.spells),
            powers: held.powers,
            prophecies: held.prophecies().map(name).collect(),
        }
    }

    fn read(&self, edition: &Edition) -> Result<HeldScrolls, FormError> {
        let spells = spell_counts(&self.spells)?;
        let mut held = HeldScrolls { spells, powers: self.powers, prophecies: 0 };
        for name in &self.prophecies {
            let prophecy = edition.scroll_from_name(name);
            let prophecy = prophecy.filter(|scroll| matches!(scroll.kind(), ScrollKind::Prophecy(_)));
            let prophecy = prophecy.ok_or_else(|| FormError::not_a("Prophecy", name))?;
            if !held.try_add(edition, prophecy) {
                return Err(FormError::new(format!("There are too many Scrolls \"{name}\".")));
            }
        }
        Ok(held)
    }
}

impl OwnJson {
    pub(crate) fn of(hand: &Hand) -> OwnJson {
        OwnJson {
            tiles: named(hand.tiles.iter()),
            offered: named(symbols_of(hand.offered)),
            returned: hand.returned.map(Named),
        }
    }

    fn read(&self, scrolls: HeldScrolls) -> Hand {
        let mut tiles = TileSet::default();
        self.tiles.iter().for_each(|tile| tiles.insert(tile.0));
        let offered = symbols_to_bits(&plain::<_, Vec<_>>(&self.offered));
        Hand { tiles, scrolls, offered, returned: self.returned.map(|card| card.0) }
    }
}

impl ViewJson {
    /// Reads a view of this edition.
    pub fn read(&self, edition: &'static Edition) -> Result<View, FormError> {
        if self.edition != edition.id {
            return Err(FormError::new(format!("The view is not of the edition \"{}\".", edition.id)));
        }
        let seat = self.seat.map(seat).transpose()?;
        let table = self.read_table(edition)?;
        if self.scrolls.len() != table.options.players as usize {
            return Err(FormError::new("There must be Scrolls for each player."));
        }
        let mut scrolls = BySeat::default();
        for (player, held) in table.players().zip(&self.scrolls) {
            scrolls[player] = held.as_ref().map(|held| held.read(edition)).transpose()?;
        }
        let own_scrolls = seat.and_then(|seat| scrolls[seat]).unwrap_or_default();
        let own = self.own.as_ref().map_or(Hand::default(), |own| own.read(own_scrolls));
        Ok(View { seat, table, own, scrolls })
    }

    fn read_table(&self, edition: &'static Edition) -> Result<Table, FormError> {
        let options = self.options.read()?;
        if self.areas.len() != options.players as usize || self.player >= options.players as usize {
            return Err(FormError::new("There must be an area for each player."));
        }
        let mut areas = BySeat([Area::new(edition, &options); 4]);
        for (player, area) in options.seats().zip(&self.areas) {
            areas[player] = area.read(edition)?;
        }
        let batches =
            self.batches.iter().map(|&(symbol, left, vial)| (Batch { symbol: symbol.0, left }, vial));
        let stack =
            Stack::from_batches(batches).ok_or_else(|| FormError::new("Too many batches are open."))?;
        Ok(Table {
            edition: EditionRef::new(edition),
            areas,
            options,
            phase: self.phase.0,
            player: seat(self.player)?,
            question: self.question.map(|question| question.0),
            laid: self.laid.map(|(symbol, cell)| (symbol.0, cell.0)),
            second: self.second,
            stack,
            pending: self.pending.read()?,
            queue: self.wand_queue.read(),
            chips: self.chips.0,
            table_chips: chip_counts(&self.table_chips)?,
            shelves: BySymbol(self.shelves),
            bottom: self.bottom,
            display: self.read_display(edition)?,
            scrolls_left: self.scrolls_left,
            specials: self.specials.map(|tile| tile.map(|tile| tile.0)),
            specials_left: self.specials_left,
            specials_aside: bag_from(&self.specials_aside)?,
            owls_left: self.owls_left,
            witchstone_taken: self.witchstone_taken,
            power_tiles: symbols_to_bits(&plain::<_, Vec<_>>(&self.power_tiles)),
            collecting: self.collecting.read(),
            wand_moves: self.wand_moves,
        })
    }

    fn read_display(&self, edition: &Edition) -> Result<ScrollDisplay, FormError> {
        let scroll =
            |name: &String| edition.scroll_from_name(name).ok_or_else(|| FormError::not_a("Scroll", name));
        let scrolls = self.display.iter().map(scroll).collect::<Result<Vec<_>, _>>()?;
        ScrollDisplay::from_scrolls(&scrolls).ok_or_else(|| FormError::new("Too many Scrolls are displayed."))
    }
}

impl CollectingJson {
    pub(crate) fn of(Collecting { vial, owl, silver, witchstone }: Collecting) -> CollectingJson {
        CollectingJson { vial, owl, silver, witchstone }
    }

    fn read(&self) -> Collecting {
        let CollectingJson { vial, owl, silver, witchstone } = *self;
        Collecting { vial, owl, silver, witchstone }
    }
}

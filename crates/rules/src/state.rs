//! The whole game, hidden things included.

use crate::{
    Area, BySeat, Deal, DealError, Edition, EditionRef, Event, EventSink, FullMoon, Hand, Location,
    MAX_PLAYERS, Options, OptionsError, Pending, Phase, Player, Scroll, ScrollDisplay, ScrollKind,
    ScrollPlan, Stack, Symbol, Table, Tile, TileBag, WandQueue,
};
use core::fmt;

/// The face-down piles. The next thing to draw is the last of those that are left; [`Table`] knows how many that are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Piles {
    pub scrolls: [Scroll; ScrollPlan::MAX_DECK],
    pub specials: SpecialPile,
    pub tiles: BySeat<TilePile>,
    /// Full-Moon cards in draw order: the first `moons_left` of them are the pile, its top in front.
    pub moons: [Symbol; 6],
    pub moons_left: u8,
}

/// A player's hex tiles in order, four bits apiece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct TilePile(pub u64);

impl TilePile {
    #[inline]
    pub fn at(self, index: u8) -> Tile {
        Tile::from_index((self.0 >> (4 * index) & 15) as usize)
    }

    pub fn of<'a>(tiles: impl Iterator<Item = &'a Tile>) -> TilePile {
        let packed = tiles.enumerate().map(|(at, tile)| (tile.index() as u64) << (4 * at));
        TilePile(packed.fold(0, |all, tile| all | tile))
    }
}

/// The face-down special tiles in order: room for two piles of sixteen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct SpecialPile([TilePile; 2]);

// All tiles but the three on the hex spaces lie face down at the start (S4).
const _: () = assert!(Edition::MAX_SPECIALS - 3 <= 32);

impl SpecialPile {
    #[inline]
    pub fn at(self, index: u8) -> Tile {
        self.0[(index / 16) as usize].at(index % 16)
    }

    pub fn of<'a>(tiles: impl Iterator<Item = &'a Tile> + Clone) -> SpecialPile {
        SpecialPile([TilePile::of(tiles.clone().take(16)), TilePile::of(tiles.skip(16).take(16))])
    }
}

/// A complete game: copying it forks the game.
///
/// ```
/// use witchstone_rules::{Deal, Edition, Options, Seed, State};
///
/// let (edition, options) = (Edition::classic(), Options::new(2));
/// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
/// let mut state = State::new(edition, options, &deal)?;
/// while !state.is_over() {
///     let moves = state.legal_moves();
///     state.play(moves[0])?;
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) hands: BySeat<Hand>,
    pub(crate) piles: Piles,
}

/// Why a game cannot begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetUpError {
    /// The options do not fit together.
    Options(OptionsError),
    /// The deal is not of this edition.
    Deal(DealError),
}

impl fmt::Display for SetUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetUpError::Options(error) => error.fmt(f),
            SetUpError::Deal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for SetUpError {}

impl State {
    /// The game at its first decision: the last player chooses a tower.
    pub fn new(edition: &'static Edition, options: Options, deal: &Deal) -> Result<State, SetUpError> {
        options.check().map_err(SetUpError::Options)?;
        deal.check(edition, &options).map_err(SetUpError::Deal)?;
        let table = set_table(edition, options, deal);
        let piles = stack_piles(&options, deal);
        let mut state = State { table, hands: BySeat([Hand::default(); MAX_PLAYERS]), piles };
        for player in options.seats() {
            let handicap = options.handicaps[player];
            let area = &mut state.table.areas[player];
            area.supply = tiles_in_play(handicap) as u8;
            area.score = u16::from(edition.counts.even_start(&options, player));
            for _ in 0..opening_hand(edition, handicap) {
                state.draw_tile(player, &mut ());
            }
        }
        Ok(state)
    }

    /// What lies open.
    #[inline]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What only this player may know.
    #[inline]
    pub fn hand(&self, player: Player) -> &Hand {
        &self.hands[player]
    }

    /// The printed game.
    #[inline]
    pub fn edition(&self) -> &'static Edition {
        self.table.edition.0
    }

    /// Whose decision is next.
    #[inline]
    pub fn player(&self) -> Player {
        self.table.player
    }

    /// Whether the game has ended.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.table.is_over()
    }

    pub(crate) fn active_mut(&mut self) -> &mut Area {
        &mut self.table.areas[self.table.player]
    }

    /// Draws a hex tile, if one is left.
    pub(crate) fn draw_tile<E: EventSink>(&mut self, player: Player, events: &mut E) {
        let area = &mut self.table.areas[player];
        if area.supply == 0 {
            return;
        }
        area.supply -= 1;
        area.hand += 1;
        let tile = self.piles.tiles[player].at(area.supply);
        self.hands[player].tiles.insert(tile);
        events.emit(Event::TileDrawn { player, tile: Some(tile) });
    }

    /// Deals the top Full-Moon cards to the player whose choice it is (N1).
    pub(crate) fn offer_moons<E: EventSink>(&mut self, events: &mut E) {
        let player = self.table.player;
        let seen = if self.table.options.full_moon == FullMoon::Choose { 2 } else { self.piles.moons_left };
        let cards = &self.piles.moons[..seen as usize];
        let offered = cards.iter().fold(0, |bits, &card| bits | 1 << card as u8);
        self.hands[player].offered = offered;
        if self.table.options.full_moon == FullMoon::Choose {
            events.emit(Event::MoonsDrawn { player, cards: Some(offered) });
        }
    }
}

/// Tiles that a handicapped player puts back unseen (H1).
const PUT_BACK: usize = 4;

/// Tiles that a player will see in the game.
pub(crate) fn tiles_in_play(handicap: u8) -> usize {
    if handicap == 0 { Tile::COUNT } else { Tile::COUNT - PUT_BACK }
}

/// Tiles behind the screen at the start (S7, H2). A player of level 1 draws at the start of the turn.
pub(crate) fn opening_hand(edition: &Edition, handicap: u8) -> u8 {
    match handicap {
        0 => edition.counts.hand,
        1 => 0,
        level => level,
    }
}

fn set_table(edition: &'static Edition, options: Options, deal: &Deal) -> Table {
    let mut chips = [None; Location::COUNT];
    for (place, &chip) in chips[1..].iter_mut().zip(&deal.chips) {
        *place = Some(chip);
    }
    let mut table_chips = [0; 7];
    for chip in &deal.table {
        table_chips[chip.index()] += 1;
    }
    let owls = edition.counts.owl_stack.len() as u8;
    let centre = edition.cauldron.black;
    let with = options.ingredients;
    Table {
        edition: EditionRef(edition),
        areas: BySeat([Area::new(edition, &options); MAX_PLAYERS]),
        options,
        phase: Phase::Towers,
        player: Player::new(options.players as usize - 1),
        question: None,
        laid: [(Symbol::Energy, centre); 2],
        second: false,
        stack: Stack::EMPTY,
        pending: Pending::NONE,
        queue: WandQueue::behind(0),
        chips,
        table_chips,
        shelves: Default::default(),
        bottom: 0,
        display: ScrollDisplay { scrolls: core::array::from_fn(|at| deal.scrolls.get(at).copied()) },
        scrolls_left: deal.scrolls.len().saturating_sub(ScrollPlan::DISPLAY) as u8,
        specials: core::array::from_fn(|at| deal.specials.get(at).copied()),
        specials_left: deal.specials.len().saturating_sub(3) as u8,
        specials_aside: TileBag::NONE,
        owls_left: [owls; 2],
        witchstone_taken: 0,
        power_tiles: if with { 0b11_1111 } else { 0 },
        collecting: crate::Collecting { vial: with, owl: with, silver: with, witchstone: with },
        wand_moves: 0,
    }
}

/// Turns draw order round: the piles are drawn from their ends.
fn stack_piles(options: &Options, deal: &Deal) -> Piles {
    let mut piles = Piles {
        scrolls: [Scroll::new(ScrollKind::Power); ScrollPlan::MAX_DECK],
        specials: SpecialPile::of(deal.specials.iter().skip(3).rev()),
        tiles: BySeat::default(),
        moons: [Symbol::Energy; 6],
        moons_left: deal.moons.len() as u8,
    };
    let face_down = deal.scrolls.iter().skip(ScrollPlan::DISPLAY);
    fill(&mut piles.scrolls, face_down.rev());
    fill(&mut piles.moons, deal.moons.iter());
    for player in options.seats() {
        // What a handicap puts back lies behind the pile, where no draw reaches it.
        let (played, back) = deal.tiles[player].split_at(tiles_in_play(options.handicaps[player]));
        piles.tiles[player] = TilePile::of(played.iter().rev().chain(back));
    }
    piles
}

fn fill<'a, T: Copy + 'a>(pile: &mut [T], things: impl Iterator<Item = &'a T>) {
    for (place, thing) in pile.iter_mut().zip(things) {
        *place = *thing;
    }
}

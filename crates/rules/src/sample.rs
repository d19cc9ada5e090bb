//! Determinisation: full states that are consistent with a view.

use arrayvec::ArrayVec;

use crate::move_gen::MoveGen;
use crate::state::{Piles, SpecialPile, TilePile, tiles_in_play};
use crate::{
    BySeat, Edition, FullMoon, Hand, HeldScrolls, MAX_PLAYERS, Phase, Pile, Player, Question, RandomSource,
    Scroll, ScrollKind, ScrollPlan, Spell, State, Symbol, Tile, View,
};

type Scrolls = ArrayVec<Scroll, { ScrollPlan::MAX_DECK }>;
type Tiles = ArrayVec<Tile, { Tile::COUNT }>;
type Specials = ArrayVec<Tile, { Edition::MAX_SPECIALS }>;

impl View {
    /// Draws a full game that fits everything this seat knows, every one that does as likely.
    ///
    /// Hidden hands, supplies and piles are dealt again from what has not been seen. The view of the result is this view.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Options, Player, Seed, State};
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
    /// let view = State::new(edition, options, &deal)?.view(Some(Player::new(0)));
    /// let guess = view.sample(&mut Seed::new(2));
    /// assert_eq!(guess.view(view.seat), view);
    /// # Ok::<(), witchstone_rules::SetUpError>(())
    /// ```
    pub fn sample(&self, source: &mut impl RandomSource) -> State {
        let filler = Piles {
            scrolls: [Scroll::new(ScrollKind::Power); ScrollPlan::MAX_DECK],
            specials: SpecialPile::default(),
            tiles: BySeat::default(),
            moons: [Symbol::Energy; 6],
            moons_left: 0,
        };
        let mut state =
            State { table: self.table, hands: BySeat([Hand::default(); MAX_PLAYERS]), piles: filler };
        for player in self.table.players() {
            if let Some(scrolls) = self.scrolls[player] {
                state.hands[player].scrolls = scrolls;
            }
            self.sample_tiles(player, &mut state, source);
        }
        self.sample_specials(&mut state, source);
        self.sample_scrolls(&mut state, source);
        self.sample_moons(&mut state, source);
        if let Some(seat) = self.seat {
            state.hands[seat] = self.own;
        }
        state
    }

    /// Tiles not seen yet are behind the screen, in the supply, or put back by a handicap (H1).
    fn sample_tiles(&self, player: Player, state: &mut State, source: &mut impl RandomSource) {
        let area = &self.table.areas[player];
        let seen = area.cauldron.hex_tiles().0 | area.discarded.0;
        let own = if self.seat == Some(player) { self.own.tiles.0 } else { 0 };
        let mut unseen: Tiles = Tile::all().filter(|tile| (seen | own) >> tile.index() & 1 == 0).collect();
        source.shuffle(Pile::Tiles(player), &mut unseen);
        if self.seat != Some(player) {
            for _ in 0..area.hand {
                if let Some(tile) = unseen.pop() {
                    state.hands[player].tiles.insert(tile);
                }
            }
        }
        let (supply, back) = unseen.split_at((area.supply as usize).min(unseen.len()));
        let in_play = tiles_in_play(self.table.options.handicaps[player]);
        // What was drawn already lies between supply and what was put back; nobody looks there again.
        let drawn = core::iter::repeat_n(&FIRST_TILE, in_play - supply.len());
        state.piles.tiles[player] = TilePile::of(supply.iter().chain(drawn).chain(back).take(Tile::COUNT));
    }

    fn sample_specials(&self, state: &mut State, source: &mut impl RandomSource) {
        let mut unseen: Specials = self.edition().specials.iter().copied().collect();
        let mut seen = |tile: Tile| {
            if let Some(at) = unseen.iter().position(|&other| other == tile) {
                unseen.remove(at);
            }
        };
        self.table.specials.into_iter().flatten().for_each(&mut seen);
        for player in self.table.players() {
            let placed = self.table.areas[player].cauldron.special_tiles();
            placed.for_each(|(_, tile)| seen(tile));
        }
        for bag in [self.table.specials_aside, self.table.pending.specials] {
            for tile in bag.kinds() {
                (0..bag.count(tile)).for_each(|_| seen(tile));
            }
        }
        source.shuffle(Pile::Specials, &mut unseen);
        state.piles.specials = SpecialPile::of(unseen.iter());
    }

    /// Scrolls not seen yet are in the pile or, where the table keeps them secret, in other hands (R5).
    fn sample_scrolls(&self, state: &mut State, source: &mut impl RandomSource) {
        let mut unseen = self.unseen_scrolls();
        source.shuffle(Pile::Scrolls, &mut unseen);
        for player in self.table.players() {
            if self.scrolls[player].is_some() {
                continue;
            }
            let mut held = HeldScrolls::default();
            let count = self.hidden_scrolls(player);
            if player == self.table.player && count > 0 {
                self.hold_scrolls_known_from_turn(&mut held, &mut unseen);
            }
            while held.len() < count
                && let Some(scroll) = unseen.pop()
            {
                held.add(self.edition(), scroll);
            }
            state.hands[player].scrolls = held;
        }
        let left = self.table.scrolls_left as usize;
        state.piles.scrolls[..left].copy_from_slice(&unseen[..left]);
    }

    fn unseen_scrolls(&self) -> Scrolls {
        let mut unseen: Scrolls = self.edition().scrolls.deck(self.table.options.ingredients).collect();
        let mut seen = |scroll: Scroll, times: u8| {
            for _ in 0..times {
                if let Some(at) = unseen.iter().position(|&other| other == scroll) {
                    unseen.swap_remove(at);
                }
            }
        };
        self.table.display.iter().for_each(|scroll| seen(scroll, 1));
        for player in self.table.players() {
            let area = &self.table.areas[player];
            let held = self.scrolls[player].unwrap_or_default();
            for spell in Spell::ALL {
                let known = area.used_spells[spell.index()] + held.spells[spell.index()];
                seen(Scroll::new(ScrollKind::Spell(spell)), known);
            }
            seen(Scroll::new(ScrollKind::Power), area.used_powers + held.powers);
            held.prophecies().for_each(|number| seen(self.edition().scrolls.kind_of(number), 1));
        }
        unseen
    }

    /// How many Scrolls a player holds that this seat does not see.
    fn hidden_scrolls(&self, player: Player) -> u8 {
        let area = &self.table.areas[player];
        area.scrolls - area.used_spells.iter().sum::<u8>() - area.used_powers
    }

    /// An open question implies a power Scroll; an open batch with nothing to do implies a spell.
    fn hold_scrolls_known_from_turn(&self, held: &mut HeldScrolls, unseen: &mut Scrolls) {
        let mut hold = |fits: &dyn Fn(ScrollKind) -> bool| {
            if let Some(at) = unseen.iter().position(|scroll| fits(scroll.kind())) {
                held.add(self.edition(), unseen.swap_remove(at));
            }
        };
        if self.table.question == Some(Question::PowerScroll) {
            hold(&|kind| kind == ScrollKind::Power);
        } else if self.table.question.is_none()
            && let Some(batch) = self.table.stack.top()
            && MoveGen::new(&self.table, &Hand::default()).is_finished(batch)
        {
            hold(&|kind| matches!(kind, ScrollKind::Spell(spell) if spell.suits(batch.symbol)));
        }
    }

    fn sample_moons(&self, state: &mut State, source: &mut impl RandomSource) {
        if self.table.options.full_moon == FullMoon::Off {
            return;
        }
        let kept = self.table.players().filter_map(|player| self.table.areas[player].moon);
        let kept = kept.fold(0, |bits, card| bits | 1u8 << card as u8);
        let in_pile = |bits: u8| Symbol::ALL.into_iter().filter(move |&card| bits >> card as u8 & 1 == 1);
        let mut pile: ArrayVec<Symbol, 6> = in_pile(!kept).collect();
        source.shuffle(Pile::Moons, &mut pile);
        self.put_known_moons(&mut pile);
        state.piles.moons[..pile.len()].copy_from_slice(&pile);
        state.piles.moons_left = pile.len() as u8;
        if self.table.phase == Phase::Moons {
            state.offer_moons(&mut ());
        }
    }

    /// The cards this seat has seen lie where it saw them: two on top now, one that went under the pile before (N1).
    fn put_known_moons(&self, pile: &mut [Symbol]) {
        let mut put = |card: Symbol, at: usize| {
            if let Some(now) = pile.iter().position(|&other| other == card)
                && at < pile.len()
            {
                pile.swap(now, at);
            }
        };
        for (at, card) in
            Symbol::ALL.into_iter().filter(|&card| self.own.offered >> card as u8 & 1 == 1).enumerate()
        {
            put(card, at);
        }
        if let (Some(card), Some(seat), Phase::Moons) = (self.own.returned, self.seat, self.table.phase) {
            let later = self.table.player.index().saturating_sub(seat.index() + 1);
            if let Some(at) = pile.len().checked_sub(1 + later) {
                let now = pile.iter().position(|&other| other == card);
                if let Some(now) = now {
                    pile.swap(now, at);
                }
            }
        }
    }
}

/// A placeholder for tiles that are never read.
const FIRST_TILE: Tile = Tile::from_index(0);

//! The deal: every shuffle of the game, done once before it begins.

use core::fmt;

use crate::{BySeat, Chip, Edition, FullMoon, Location, Options, Player, RandomSource, Scroll, Symbol, Tile};

/// The order of everything that is shuffled. Nothing is random after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deal {
    /// The chip on each location but the Witchstone, in order of location (S5).
    pub chips: Vec<Chip>,
    /// The chips below the rack.
    pub table: Vec<Chip>,
    /// The Scrolls in draw order; the first six are displayed (S3).
    pub scrolls: Vec<Scroll>,
    /// The special tiles in draw order; the first three are displayed (S4).
    pub specials: Vec<Tile>,
    /// Each player's hex tiles in draw order; with a handicap the last four are put back (S7, H1).
    pub tiles: BySeat<Vec<Tile>>,
    /// The Full-Moon cards in draw order, by their left symbols; none with the module off (N1).
    pub moons: Vec<Symbol>,
}

/// What is shuffled. Each pile has its own random numbers, so that the length of one does not affect the order of another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pile {
    /// The Magic chips.
    Chips,
    /// The Scrolls.
    Scrolls,
    /// The special hex tiles.
    Specials,
    /// A player's hex tiles.
    Tiles(Player),
    /// The Full-Moon cards.
    Moons,
}

impl Pile {
    /// A number for each pile, below 8.
    pub const fn index(self) -> usize {
        match self {
            Pile::Chips => 0,
            Pile::Scrolls => 1,
            Pile::Specials => 2,
            Pile::Moons => 3,
            Pile::Tiles(player) => 4 + player.index(),
        }
    }
}

/// Why a deal does not belong to an edition and its options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DealError {
    what: &'static str,
}

impl fmt::Display for DealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The deal's {} are not those of this edition and its options.", self.what)
    }
}

impl core::error::Error for DealError {}

impl Deal {
    /// Shuffles everything.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Options, Seed};
    /// let (edition, options) = (Edition::classic(), Options::new(3));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
    /// assert_eq!(deal, Deal::shuffled(edition, &options, &mut Seed::new(7)));
    /// ```
    pub fn shuffled(edition: &Edition, options: &Options, source: &mut impl RandomSource) -> Deal {
        let mut deal = Deal::unshuffled(edition, options);
        let mut chips = core::mem::take(&mut deal.chips);
        chips.append(&mut deal.table);
        source.shuffle(Pile::Chips, &mut chips);
        deal.table = chips.split_off(Location::COUNT - 1);
        deal.chips = chips;
        source.shuffle(Pile::Scrolls, &mut deal.scrolls);
        source.shuffle(Pile::Specials, &mut deal.specials);
        for player in options.seats() {
            source.shuffle(Pile::Tiles(player), &mut deal.tiles[player]);
        }
        source.shuffle(Pile::Moons, &mut deal.moons);
        deal
    }

    /// Everything in canonical order: a start for positions made by hand.
    pub fn unshuffled(edition: &Edition, options: &Options) -> Deal {
        let mut chips: Vec<Chip> = Chip::ALL
            .into_iter()
            .flat_map(|chip| core::iter::repeat_n(chip, edition.counts.chips[chip.index()] as usize))
            .collect();
        let table = chips.split_off(Location::COUNT - 1);
        let mut tiles = BySeat::default();
        for player in options.seats() {
            tiles[player] = Tile::all().collect();
        }
        let moons = if options.full_moon == FullMoon::Off { vec![] } else { Symbol::ALL.to_vec() };
        let scrolls = edition.scrolls.deck(options.ingredients).collect();
        Deal { chips, table, scrolls, specials: edition.specials.clone(), tiles, moons }
    }

    /// Whether it holds exactly what the edition and the options ask for.
    pub fn check(&self, edition: &Edition, options: &Options) -> Result<(), DealError> {
        let expected = Deal::unshuffled(edition, options);
        let all_chips = |deal: &Deal| [&deal.chips[..], &deal.table[..]].concat();
        let require = |same: bool, what| if same { Ok(()) } else { Err(DealError { what }) };
        require(self.chips.len() == expected.chips.len(), "Magic chips")?;
        require(same(&all_chips(self), &all_chips(&expected)), "Magic chips")?;
        require(same(&self.scrolls, &expected.scrolls), "Scrolls")?;
        require(same(&self.specials, &expected.specials), "special hex tiles")?;
        require(same(&self.moons, &expected.moons), "Full-Moon cards")?;
        for (dealt, wanted) in self.tiles.0.iter().zip(&expected.tiles.0) {
            require(same(dealt, wanted), "hex tiles")?;
        }
        Ok(())
    }
}

/// Whether two lists hold the same things in any order.
fn same<T: Ord + Clone>(a: &[T], b: &[T]) -> bool {
    let sorted = |list: &[T]| {
        let mut list = list.to_vec();
        list.sort();
        list
    };
    a.len() == b.len() && sorted(a) == sorted(b)
}

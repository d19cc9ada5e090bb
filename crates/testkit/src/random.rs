//! Games of a player who picks every move by chance; the same seed gives the same game.

use witchstone_rules::{
    BySeat, Cell, Deal, Edition, FullMoon, MAX_PLAYERS, Move, MoveList, Options, Player, Seed, State,
};

/// Chance out of one number: SplitMix64 (Steele, Lea and Flood 2014).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The dice of this seed.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next 64 bits.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.roll()) * n as u128) >> 64) as usize
    }

    /// Whether something with a chance of one in `n` happens.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of these, which are not none.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

/// Options with everything in them that the rules know, another mix for each seed.
pub fn mixed_options(seed: u64) -> Options {
    let mut options = Options::new(2 + (seed % 3) as u8);
    options.full_moon = FullMoon::ALL[(seed / 3 % 4) as usize];
    options.ingredients = seed & 1 == 1;
    options.grandmasters = seed & 2 == 2;
    options.big_witch = seed & 2 == 2;
    options.secret_scrolls = seed & 4 == 4;
    options.even_start = seed & 8 == 8;
    options.handicaps[Player::new(1)] = (seed % 4) as u8;
    options
}

/// Options of any kind that can be played: every part of the expansion in every second game, handicaps in every fourth.
pub fn random_options(seed: u64) -> Options {
    let mut dice = Dice::new(seed);
    let players = 2 + dice.below(MAX_PLAYERS - 1) as u8;
    let mut handicaps = BySeat::default();
    if dice.one_in(4) {
        for level in &mut handicaps.0[..players as usize] {
            *level = dice.below(4) as u8;
        }
    }
    let grandmasters = dice.one_in(2);
    Options {
        players,
        handicaps,
        grandmasters,
        big_witch: grandmasters && dice.one_in(2),
        ingredients: dice.one_in(2),
        full_moon: if dice.one_in(2) { FullMoon::Off } else { *dice.pick(&FullMoon::ALL) },
        secret_scrolls: dice.one_in(2),
        even_start: dice.one_in(2),
    }
}

/// A shuffled deal of an edition for these options.
pub fn random_deal(edition: &Edition, options: &Options, seed: u64) -> Deal {
    Deal::shuffled(edition, options, &mut Seed::new(seed))
}

/// How a random player leans. Pure chance lays its tiles apart and sees little of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temper {
    /// Every move is as likely as every other.
    Even,
    /// Lays tiles to large clusters and gives nothing up.
    Keen,
    /// Like a keen player, and starts every bonus at once, inside whatever is open.
    Hasty,
}

impl Temper {
    const ALL: [Temper; 3] = [Temper::Even, Temper::Keen, Temper::Hasty];

    /// A temper by chance.
    pub fn random(dice: &mut Dice) -> Temper {
        *dice.pick(&Temper::ALL)
    }

    /// How many moves are drawn by chance, of which the best liked is played.
    const fn draws(self) -> usize {
        match self {
            Temper::Even => 1,
            Temper::Keen | Temper::Hasty => 12,
        }
    }

    fn likes(self, state: &State, played: Move) -> u8 {
        match played {
            Move::Lay { tile, first, second } => {
                let cauldron = &state.table().active().cauldron;
                let [a, b] = tile.symbols();
                let grows =
                    |symbol, cell: Cell| (cauldron.symbols[symbol] | cell.alone()).cluster(cell).len();
                grows(a, first) + grows(b, second)
            }
            Move::End | Move::Decline | Move::Remove(_) => 0,
            Move::UseChip { .. } | Move::UseVial { .. } | Move::UseSpecial { .. } | Move::UseWand { .. }
                if self == Temper::Hasty =>
            {
                3
            }
            Move::UseFree(_) | Move::Shelve { .. } | Move::CrystalOut { .. } if self == Temper::Hasty => 2,
            _ => 1,
        }
    }
}

/// A legal move by chance, leaning as the temper does.
pub fn random_move(state: &State, legal: &MoveList, temper: Temper, dice: &mut Dice) -> Move {
    let mut chosen = *dice.pick(legal);
    for _ in 1..temper.draws() {
        let other = *dice.pick(legal);
        if temper.likes(state, other) > temper.likes(state, chosen) {
            chosen = other;
        }
    }
    chosen
}

/// Plays a random game to its end. Before each move, calls `see` with the state, the legal moves and the move.
pub fn play_random(mut state: State, seed: u64, mut see: impl FnMut(&State, &MoveList, Move)) -> State {
    let mut dice = Dice::new(seed);
    let temper = Temper::random(&mut dice);
    let mut legal = MoveList::new();
    while !state.is_over() {
        legal.clear();
        state.legal(&mut legal);
        let chosen = random_move(&state, &legal, temper, &mut dice);
        see(&state, &legal, chosen);
        state.apply_unchecked(chosen, &mut ());
    }
    state
}

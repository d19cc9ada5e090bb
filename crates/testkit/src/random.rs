//! Random options, deals and games; the same seed gives the same game.

use witchstone_rules::{
    BySeat, Cell, Deal, Edition, FullMoon, MAX_PLAYERS, Move, MoveList, Options, Player, Seed, SplitMix64,
    State,
};

/// Options with every module in some mix.
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

/// Random options: each module in half of the games, handicaps in a quarter.
pub fn random_options(seed: u64) -> Options {
    let mut rng = SplitMix64::new(seed);
    let players = 2 + rng.below(MAX_PLAYERS - 1) as u8;
    let mut handicaps = BySeat::default();
    if rng.one_in(4) {
        for level in &mut handicaps.0[..players as usize] {
            *level = rng.below(4) as u8;
        }
    }
    let grandmasters = rng.one_in(2);
    Options {
        players,
        handicaps,
        grandmasters,
        big_witch: grandmasters && rng.one_in(2),
        ingredients: rng.one_in(2),
        full_moon: if rng.one_in(2) { FullMoon::Off } else { *rng.pick(&FullMoon::ALL) },
        secret_scrolls: rng.one_in(2),
        even_start: rng.one_in(2),
    }
}

/// A shuffled deal of an edition for these options.
pub fn random_deal(edition: &Edition, options: &Options, seed: u64) -> Deal {
    Deal::shuffled(edition, options, &mut Seed::new(seed))
}

/// How random moves are weighted. Uniform moves rarely build clusters and so cover little of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayStyle {
    /// All moves are equally likely.
    Uniform,
    /// Prefers large clusters and gives nothing up.
    Clusters,
    /// Like `Clusters`, and starts bonuses at once, inside open batches.
    BonusesFirst,
}

impl PlayStyle {
    const ALL: [PlayStyle; 3] = [PlayStyle::Uniform, PlayStyle::Clusters, PlayStyle::BonusesFirst];

    /// A random style.
    pub fn random(rng: &mut SplitMix64) -> PlayStyle {
        *rng.pick(&PlayStyle::ALL)
    }

    /// How many random moves are drawn, of which the preferred one is played.
    const fn draws(self) -> usize {
        match self {
            PlayStyle::Uniform => 1,
            PlayStyle::Clusters | PlayStyle::BonusesFirst => 12,
        }
    }

    fn preference(self, state: &State, played: Move) -> u8 {
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
                if self == PlayStyle::BonusesFirst =>
            {
                3
            }
            Move::UseFree(_) | Move::Shelve { .. } | Move::CrystalOut { .. }
                if self == PlayStyle::BonusesFirst =>
            {
                2
            }
            _ => 1,
        }
    }
}

/// A random legal move, weighted by the style.
pub fn random_move(state: &State, legal: &MoveList, style: PlayStyle, rng: &mut SplitMix64) -> Move {
    let mut chosen = *rng.pick(legal);
    for _ in 1..style.draws() {
        let other = *rng.pick(legal);
        if style.preference(state, other) > style.preference(state, chosen) {
            chosen = other;
        }
    }
    chosen
}

/// Plays a random game to its end. Before each move, calls `see` with the state, the legal moves and the move.
pub fn play_random(mut state: State, seed: u64, mut see: impl FnMut(&State, &MoveList, Move)) -> State {
    let mut rng = SplitMix64::new(seed);
    let style = PlayStyle::random(&mut rng);
    let mut legal = MoveList::new();
    while !state.is_over() {
        legal.clear();
        state.legal(&mut legal);
        let chosen = random_move(&state, &legal, style, &mut rng);
        see(&state, &legal, chosen);
        state.apply_unchecked(chosen, &mut ());
    }
    state
}

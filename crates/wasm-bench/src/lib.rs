//! Games for comparing WebAssembly with native code: the same seeds, the same games, the same checksum. Random ones for the
//! rules, and some of the computer opponents.
//!
//! `cargo verify wasm-bench` builds both, runs them and compares.

use witchstone_ai::{Bot, Budget, Level};
use witchstone_rules::{Deal, Edition, Fnv1a, FullMoon, MoveList, Options, Pile, RandomSource, Seed, State};

/// The result of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Moves played, or positions that a computer opponent visited.
    pub steps: u32,
    /// The hash of every final score, or of every move of a computer opponent.
    hash: Fnv1a,
}

impl Outcome {
    const NONE: Outcome = Outcome { steps: 0, hash: Fnv1a::EMPTY };

    fn hash(&mut self, bytes: &[u8]) {
        self.hash = self.hash.write(bytes);
    }

    /// 32 bits of the hash.
    pub const fn checksum(self) -> u32 {
        self.hash.finish() as u32
    }

    /// As one number: the steps in the upper half, the checksum in the lower one.
    pub fn pack(self) -> u64 {
        u64::from(self.steps) << 32 | u64::from(self.checksum())
    }
}

/// Plays random games, for two, three and four players in turn, with and without the expansion.
pub fn play(games: u32) -> Outcome {
    let mut outcome = Outcome::NONE;
    for game in 0..games {
        play_one(game, &mut outcome);
    }
    outcome
}

fn play_one(game: u32, outcome: &mut Outcome) {
    let (edition, options) = (Edition::classic(), options(game));
    let mut source = Seed::new(game.into());
    let deal = Deal::shuffled(edition, &options, &mut source);
    let mut state = State::new(edition, options, &deal).expect("a shuffled deal fits its options");
    let mut moves = MoveList::new();
    while !state.is_over() {
        moves.clear();
        state.legal(&mut moves);
        state.apply_unchecked(moves[source.below(Pile::Chips, moves.len())], &mut ());
        outcome.steps += 1;
    }
    for score in &state.scores().0[..usize::from(options.players)] {
        outcome.hash(&score.total().to_le_bytes());
    }
}

/// Nodes per turn: fewer than a level's, so that a whole game takes a second or two.
const NODES: u64 = 50_000;

/// Lets the Grandmaster play games against itself, with every move in the checksum.
pub fn think(games: u32) -> Outcome {
    let mut outcome = Outcome::NONE;
    for game in 0..games {
        let (edition, options) = (Edition::classic(), options(game));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(game.into()));
        let mut state = State::new(edition, options, &deal).expect("a shuffled deal fits its options");
        let mut bot = Bot::new(Level::Grandmaster, game.into());
        while !state.is_over() {
            let view = state.view(Some(state.player()));
            let chosen = bot.choose_within(&view, Budget::Nodes(NODES)).expect("the game is not over");
            outcome.hash(chosen.to_string().as_bytes());
            state.apply_unchecked(chosen, &mut ());
        }
        outcome.steps = outcome.steps.wrapping_add(bot.nodes_visited() as u32);
    }
    outcome
}

fn options(game: u32) -> Options {
    let expansion = game % 2 == 1;
    Options {
        big_witch: expansion,
        grandmasters: expansion,
        ingredients: expansion,
        full_moon: if expansion { FullMoon::Choose } else { FullMoon::Off },
        ..Options::new(2 + (game % 3) as u8)
    }
}

/// Plays this many games and returns the packed [`Outcome`], for the script that loaded the module.
#[expect(unsafe_code, reason = "JavaScript finds a function by its name, so the name must stay as it is")]
#[unsafe(no_mangle)]
pub extern "C" fn witchstone_play(games: u32) -> u64 {
    play(games).pack()
}

/// Lets the Grandmaster play this many games and returns the packed [`Outcome`].
#[expect(unsafe_code, reason = "JavaScript finds a function by its name, so the name must stay as it is")]
#[unsafe(no_mangle)]
pub extern "C" fn witchstone_think(games: u32) -> u64 {
    think(games).pack()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seeds_have_the_same_outcome() {
        let outcome = play(12);
        assert_eq!(outcome, play(12));
        assert_eq!(witchstone_play(12), outcome.pack());
        assert!(outcome.steps > 12 * 100, "{outcome:?}");
    }

    #[test]
    fn other_games_have_another_checksum() {
        assert_ne!(play(12).checksum(), play(13).checksum());
    }
}

//! Games for comparing WebAssembly with native code: the same seeds, the same games, the same checksum. Random ones for the
//! rules, and some of the computer opponents.
//!
//! `cargo verify wasm-bench` builds both, runs them and compares.

use witchstone_ai::{Bot, Budget, Level};
use witchstone_rules::{Chance, Deal, Edition, FullMoon, MoveList, Options, Pile, Seed, State};

/// What came of some games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many moves were played, or how many positions a computer opponent looked at.
    pub steps: u32,
    /// Every player's final score in every game, mixed together (FNV-1a).
    pub checksum: u32,
}

impl Tally {
    fn new() -> Tally {
        Tally { steps: 0, checksum: 0x811c_9dc5 }
    }

    fn mix(&mut self, number: u32) {
        self.checksum = (self.checksum ^ number).wrapping_mul(0x0100_0193);
    }

    /// As one number: the steps in the upper half.
    pub fn pack(self) -> u64 {
        u64::from(self.steps) << 32 | u64::from(self.checksum)
    }
}

/// Plays random games, for two, three and four players in turn, with and without the expansion.
pub fn play(games: u32) -> Tally {
    let mut tally = Tally::new();
    for game in 0..games {
        play_one(game, &mut tally);
    }
    tally
}

fn play_one(game: u32, tally: &mut Tally) {
    let (edition, options) = (Edition::classic(), options(game));
    let mut chance = Seed::new(game.into());
    let deal = Deal::shuffled(edition, &options, &mut chance);
    let mut state = State::new(edition, options, &deal).expect("a shuffled deal fits its options");
    let mut moves = MoveList::new();
    while !state.is_over() {
        moves.clear();
        state.legal(&mut moves);
        state.apply_unchecked(moves[chance.below(Pile::Chips, moves.len())], &mut ());
        tally.steps += 1;
    }
    for score in &state.scores().0[..usize::from(options.players)] {
        tally.mix(score.total().into());
    }
}

/// Positions that a computer opponent looks at in a turn: fewer than a level does, so that a whole game takes a second or two.
const NODES: u64 = 50_000;

/// Lets the Grandmaster play games against itself, with every move mixed into the checksum.
pub fn think(games: u32) -> Tally {
    let mut tally = Tally::new();
    for game in 0..games {
        let (edition, options) = (Edition::classic(), options(game));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(game.into()));
        let mut state = State::new(edition, options, &deal).expect("a shuffled deal fits its options");
        let mut bot = Bot::new(Level::Grandmaster, game.into());
        while !state.is_over() {
            let view = state.view(Some(state.player()));
            let chosen = bot.choose_within(&view, Budget::Nodes(NODES)).expect("the game is not over");
            chosen.to_string().bytes().for_each(|byte| tally.mix(byte.into()));
            state.apply_unchecked(chosen, &mut ());
        }
        tally.steps = tally.steps.wrapping_add(bot.looked_at() as u32);
    }
    tally
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

/// Plays so many games and returns the [`Tally`] as one number, for the page or script that loaded the module.
#[expect(unsafe_code, reason = "JavaScript finds a function by its name, so the name must stay as it is")]
#[unsafe(no_mangle)]
pub extern "C" fn witchstone_play(games: u32) -> u64 {
    play(games).pack()
}

/// Lets the Grandmaster play so many games and returns the [`Tally`] as one number.
#[expect(unsafe_code, reason = "JavaScript finds a function by its name, so the name must stay as it is")]
#[unsafe(no_mangle)]
pub extern "C" fn witchstone_think(games: u32) -> u64 {
    think(games).pack()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_games_have_the_same_tally() {
        let tally = play(12);
        assert_eq!(tally, play(12));
        assert_eq!(witchstone_play(12), tally.pack());
        assert!(tally.steps > 12 * 100, "{tally:?}");
    }

    #[test]
    fn other_games_have_another_checksum() {
        assert_ne!(play(12).checksum, play(13).checksum);
    }
}

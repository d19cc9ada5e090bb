//! Seeds of games and of their computer players.

use witchstone_rules::{SplitMix64, split_mix};

/// The seed of a game in a run: game 0 is dealt by the seed itself, game `i` by the `i`-th number of the generator with that
/// seed. So a longer run begins with the games of a shorter one.
pub const fn game_seed(seed: u64, game: u64) -> u64 {
    match game {
        0 => seed,
        _ => SplitMix64::new(seed).skip(game - 1).next_u64(),
    }
}

/// The generator of a bot: it depends on the game's seed and the seat only, and differs from those of the deal.
pub const fn bot_rng(game_seed: u64, seat: usize) -> SplitMix64 {
    SplitMix64::new(split_mix(game_seed) ^ split_mix(!(seat as u64)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_of_a_game_is_a_number_of_the_generator() {
        let mut rng = SplitMix64::new(7);
        assert_eq!(game_seed(7, 0), 7);
        for game in 1..100 {
            assert_eq!(game_seed(7, game), rng.next_u64());
        }
    }

    #[test]
    fn seats_draw_different_numbers() {
        let firsts: std::collections::HashSet<u64> = (0..4).map(|seat| bot_rng(9, seat).next_u64()).collect();
        assert_eq!(firsts.len(), 4);
    }
}

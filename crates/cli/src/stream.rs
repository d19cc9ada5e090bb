//! Random numbers for the command line: SplitMix64, the same on every machine.

/// The step of SplitMix64: 2^64 divided by the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// A stream of random numbers (SplitMix64 of Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Stream(u64);

impl Stream {
    /// The stream that starts at this number.
    pub const fn new(start: u64) -> Stream {
        Stream(start)
    }

    /// The stream of a bot: it depends on the game's seed and the seat only, and differs from every stream of the deal.
    pub fn of_seat(game_seed: u64, seat: usize) -> Stream {
        let mut seats = Stream::new(!(seat as u64));
        Stream::new(Stream::new(game_seed).next() ^ seats.next())
    }

    /// The next 64 bits.
    #[expect(clippy::should_implement_trait, reason = "a stream without end needs no Option")]
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `n`, every one as likely up to a part in 2^64 / n.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.next()) * n as u128) >> 64) as usize
    }
}

/// The seed of the game with this number: game 0 is dealt by the seed itself, game `i` by the `i`-th number of the
/// SplitMix64 stream that starts at the seed. So a longer run begins with the games of a shorter one.
pub fn game_seed(seed: u64, game: u64) -> u64 {
    match game {
        0 => seed,
        _ => Stream::new(seed.wrapping_add(STEP.wrapping_mul(game - 1))).next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the published generator for seed 1234567.
    #[test]
    fn the_stream_is_split_mix_64() {
        let mut stream = Stream::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| stream.next()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
    }

    #[test]
    fn the_seed_of_a_game_is_a_number_of_the_stream() {
        let mut stream = Stream::new(7);
        assert_eq!(game_seed(7, 0), 7);
        for game in 1..100 {
            assert_eq!(game_seed(7, game), stream.next());
        }
    }

    #[test]
    fn numbers_below_six_are_all_drawn_and_none_above() {
        let mut stream = Stream::of_seat(1, 2);
        let mut seen = [0; 6];
        for _ in 0..6000 {
            seen[stream.below(6)] += 1;
        }
        assert!(seen.iter().all(|&count| (800..1200).contains(&count)), "{seen:?}");
    }

    #[test]
    fn seats_draw_different_numbers() {
        let firsts: std::collections::HashSet<u64> =
            (0..4).map(|seat| Stream::of_seat(9, seat).next()).collect();
        assert_eq!(firsts.len(), 4);
    }
}

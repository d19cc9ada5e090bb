//! An evaluation that remembers the last position: groups that have not changed are not worked out again.

use witchstone_rules::{Player, State};

use super::features::{self, Features, Sight, ball, cauldron, crystals, frame, open, scrolls, start, tracks};
use super::{Evaluation, Weights};

/// One group as it was last time.
#[derive(Clone, Copy)]
struct Memory<K> {
    key: K,
    stage: usize,
    worth: f32,
}

impl<K: Default> Memory<K> {
    /// Nothing has been worked out yet.
    fn empty() -> Memory<K> {
        Memory { key: K::default(), stage: usize::MAX, worth: 0.0 }
    }
}

/// Values positions one after the other, faster the more alike they are. The values are those of its [`Evaluation`].
#[derive(Clone)]
pub struct Evaluator {
    evaluation: Evaluation,
    cauldron: Memory<cauldron::Key>,
    clusters: cauldron::Clusters,
    ball: Memory<ball::Key>,
    reach: ball::Reach,
    tracks: Memory<tracks::Key>,
    crystals: Memory<crystals::Key>,
    scrolls: Memory<scrolls::Key>,
    certain_scrolls: f32,
    features: Features,
}

impl Evaluator {
    /// An evaluator that remembers nothing yet.
    pub fn new(evaluation: Evaluation) -> Evaluator {
        Evaluator {
            evaluation,
            cauldron: Memory::empty(),
            clusters: Default::default(),
            ball: Memory::empty(),
            reach: ball::Reach::default(),
            tracks: Memory::empty(),
            crystals: Memory::empty(),
            scrolls: Memory::empty(),
            certain_scrolls: 0.0,
            features: [0.0; features::COUNT],
        }
    }

    /// The weights.
    pub fn weights(&self) -> &'static Weights {
        self.evaluation.weights()
    }

    /// Points that a player will have at the end, as far as can be told.
    pub fn points(&mut self, state: &State, player: Player) -> f32 {
        let sight = Sight::new(state, player);
        let stage = sight.turns_left();
        let row = self.weights().row(stage);
        let to_come = self.cauldron(&sight, stage, row)
            + self.ball(&sight, stage, row)
            + self.tracks(&sight, stage, row)
            + self.crystals(&sight, stage, row)
            + self.scrolls(&sight, stage, row)
            + self.passing(&sight, row);
        let certain = certain_on_table(&sight) + self.certain_scrolls;
        if sight.is_done() { certain } else { certain + to_come }
    }

    /// A player's lead over the best of the others.
    pub fn margin(&mut self, state: &State, player: Player) -> f32 {
        let own = self.points(state, player);
        let rivals = state.table().players().filter(|&other| other != player);
        own - rivals.fold(f32::MIN, |best, other| best.max(self.points(state, other)))
    }

    fn cauldron(&mut self, sight: &Sight<'_>, stage: usize, row: &Features) -> f32 {
        let key = cauldron::Key::of(sight);
        if self.cauldron.stage != stage || self.cauldron.key != key {
            self.clusters = key.clusters();
            key.write(&self.clusters, &mut self.features[start::CAULDRON..]);
            let worth = self.worth(start::CAULDRON, cauldron::COUNT, row);
            self.cauldron = Memory { key, stage, worth };
        }
        self.cauldron.worth
    }

    fn ball(&mut self, sight: &Sight<'_>, stage: usize, row: &Features) -> f32 {
        let key = ball::Key::of(sight);
        if self.ball.stage != stage || self.ball.key != key {
            self.reach = key.reach(sight);
            key.write(sight, &self.reach, &mut self.features[start::BALL..]);
            let worth = self.worth(start::BALL, ball::COUNT, row);
            self.ball = Memory { key, stage, worth };
        }
        self.ball.worth
    }

    fn tracks(&mut self, sight: &Sight<'_>, stage: usize, row: &Features) -> f32 {
        let key = tracks::Key::of(sight);
        if self.tracks.stage != stage || self.tracks.key != key {
            key.write(sight, &mut self.features[start::TRACKS..]);
            let worth = self.worth(start::TRACKS, tracks::COUNT, row);
            self.tracks = Memory { key, stage, worth };
        }
        self.tracks.worth
    }

    fn crystals(&mut self, sight: &Sight<'_>, stage: usize, row: &Features) -> f32 {
        let key = crystals::Key::of(sight);
        if self.crystals.stage != stage || self.crystals.key != key {
            key.write(sight, &mut self.features[start::CRYSTALS..]);
            let worth = self.worth(start::CRYSTALS, crystals::COUNT, row);
            self.crystals = Memory { key, stage, worth };
        }
        self.crystals.worth
    }

    fn scrolls(&mut self, sight: &Sight<'_>, stage: usize, row: &Features) -> f32 {
        let key = scrolls::Key::of(sight, &self.clusters);
        if self.scrolls.stage != stage || self.scrolls.key != key {
            key.write(sight, &mut self.features[start::SCROLLS..]);
            self.certain_scrolls = scrolls::Key::certain(&self.features[start::SCROLLS..]);
            let worth = self.worth(start::SCROLLS, scrolls::COUNT, row);
            self.scrolls = Memory { key, stage, worth };
        }
        self.scrolls.worth
    }

    /// The groups that change with nearly every move.
    fn passing(&mut self, sight: &Sight<'_>, row: &Features) -> f32 {
        frame::write(sight, &mut self.features[start::FRAME..]);
        let frame = self.worth(start::FRAME, frame::COUNT, row);
        if !sight.is_acting() {
            return frame;
        }
        let reach = self.reach;
        open::write(sight, &reach, &mut self.features[start::OPEN..]);
        frame + self.worth(start::OPEN, open::COUNT, row)
    }

    #[inline]
    fn worth(&self, start: usize, count: usize, row: &Features) -> f32 {
        let pairs = self.features[start..start + count].iter().zip(&row[start..start + count]);
        pairs.map(|(feature, weight)| feature * weight).sum()
    }
}

/// Points on the track, owl tiles and chips.
fn certain_on_table(sight: &Sight<'_>) -> f32 {
    let area = sight.area;
    let owls: u8 = area.owl_values(sight.edition).sum();
    f32::from(area.score) + f32::from(owls) + 2.0 * f32::from(area.chips_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, FullMoon, MoveList, Options, Score, Seed};

    /// A game of random moves, each position with the evaluator's memory of all before it.
    fn check(seed: u64, options: Options) {
        let deal = Deal::shuffled(Edition::classic(), &options, &mut Seed::new(seed));
        let mut state = State::new(Edition::classic(), options, &deal).unwrap();
        let evaluation = Evaluation::fitted();
        let mut evaluator = Evaluator::new(evaluation);
        let mut drawn = seed;
        while !state.is_over() {
            let mut moves = MoveList::new();
            state.legal(&mut moves);
            drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            state.play_unchecked(moves[(drawn >> 33) as usize % moves.len()]);
            for player in options.seats() {
                let value = evaluator.points(&state, player);
                assert_eq!(value, Evaluator::new(evaluation).points(&state, player), "what is remembered");
                let parts = evaluation.parts(&state, player).total();
                assert!((value - parts).abs() < 0.05, "the parts make up the whole: {parts} {value}");
            }
        }
        for player in options.seats() {
            let score =
                Score::of(Edition::classic(), &state.table().areas[player], &state.hand(player).scrolls);
            assert_eq!(
                evaluator.points(&state, player),
                f32::from(score.total()),
                "nothing is left to guess"
            );
        }
    }

    #[test]
    fn what_is_remembered_is_what_would_be_worked_out() {
        for seed in 0..12 {
            let options = Options::new(2 + (seed % 3) as u8);
            check(seed, options);
            let everything = Options {
                grandmasters: true,
                big_witch: true,
                ingredients: true,
                full_moon: FullMoon::ALL[seed as usize % 4],
                ..options
            };
            check(seed, everything);
        }
    }
}

//! An evaluation with a cache of feature groups.

use witchstone_rules::{Edition, Player, State};

use super::cache::Cache;
use super::features::{
    Features, PlayerPosition, ball, cauldron, crystals, frame, open, scrolls, start, tracks,
};
use super::{Evaluation, Weights};

/// Evaluates positions with caches, faster the more alike they are. The values are those of its [`Evaluation`].
#[derive(Clone)]
pub struct Evaluator {
    evaluation: Evaluation,
    /// The edition that the caches are valid for: on another one the same keys mean something else.
    edition: Option<&'static Edition>,
    frame: Cache<f32, { frame::WORDS }>,
    cauldron: Cache<(f32, cauldron::Sizes), { cauldron::WORDS }>,
    ball: Cache<(f32, ball::Reach), { ball::WORDS }>,
    tracks: Cache<f32, { tracks::WORDS }>,
    crystals: Cache<f32, { crystals::WORDS }>,
    /// With what is certain of them.
    scrolls: Cache<(f32, f32), { scrolls::WORDS }>,
}

impl Evaluator {
    /// How it values positions.
    pub(crate) fn evaluation(&self) -> Evaluation {
        self.evaluation
    }

    /// An evaluator with empty caches.
    pub fn new(evaluation: Evaluation) -> Evaluator {
        Evaluator {
            evaluation,
            edition: None,
            frame: Cache::new(),
            cauldron: Cache::new(),
            ball: Cache::new(),
            tracks: Cache::new(),
            crystals: Cache::new(),
            scrolls: Cache::new(),
        }
    }

    /// The weights.
    pub fn weights(&self) -> &'static Weights {
        self.evaluation.weights()
    }

    /// Points that a player is expected to have at the end.
    pub fn points(&mut self, state: &State, player: Player) -> f32 {
        let position = PlayerPosition::new(state, player);
        self.clear_unless(position.edition);
        let stage = position.turns_left();
        let row = self.weights().row(stage);
        let (cauldron, sizes) = self.cauldron(&position, stage, row);
        let (ball, reach) = self.ball(&position, stage, row);
        let (scrolls, certain_scrolls) = self.scrolls(&position, sizes, stage, row);
        let certain = certain_on_table(&position) + certain_scrolls;
        if position.is_done() {
            return certain;
        }
        let tracks = self.tracks(&position, stage, row);
        let crystals = self.crystals(&position, stage, row);
        let passing = self.frame(&position, stage, row) + open(&position, &reach, row);
        certain + (cauldron + ball + tracks + crystals + scrolls + passing)
    }

    /// Clears the caches if this is another edition than the last.
    #[inline]
    fn clear_unless(&mut self, edition: &'static Edition) {
        if self.edition.is_none_or(|known| !core::ptr::eq(known, edition)) {
            *self = Evaluator { edition: Some(edition), ..Evaluator::new(self.evaluation) };
        }
    }

    /// A player's lead over the best of the others.
    pub fn margin(&mut self, state: &State, player: Player) -> f32 {
        let own = self.points(state, player);
        let rivals = state.table().players().filter(|&other| other != player);
        own - rivals.fold(f32::MIN, |best, other| best.max(self.points(state, other)))
    }

    fn frame(&mut self, position: &PlayerPosition<'_>, stage: usize, row: &Features) -> f32 {
        let key = frame::Key::of(position);
        self.frame.get_or_compute(key.words(), stage, || {
            let mut out = [0.0; frame::COUNT];
            key.write(&mut out);
            worth(&out, &row[start::FRAME..])
        })
    }

    fn cauldron(
        &mut self,
        position: &PlayerPosition<'_>,
        stage: usize,
        row: &Features,
    ) -> (f32, cauldron::Sizes) {
        let key = cauldron::Key::of(position);
        self.cauldron.get_or_compute(key.words(), stage, || {
            let mut out = [0.0; cauldron::COUNT];
            let clusters = key.clusters();
            key.write(&clusters, &mut out);
            (worth(&out, &row[start::CAULDRON..]), cauldron::sizes(&clusters))
        })
    }

    fn ball(&mut self, position: &PlayerPosition<'_>, stage: usize, row: &Features) -> (f32, ball::Reach) {
        let key = ball::Key::of(position);
        self.ball.get_or_compute(key.words(), stage, || {
            let mut out = [0.0; ball::COUNT];
            let reach = key.reach(position);
            key.write(position, &reach, &mut out);
            (worth(&out, &row[start::BALL..]), reach)
        })
    }

    fn tracks(&mut self, position: &PlayerPosition<'_>, stage: usize, row: &Features) -> f32 {
        let key = tracks::Key::of(position);
        self.tracks.get_or_compute(key.words(), stage, || {
            let mut out = [0.0; tracks::COUNT];
            key.write(position, &mut out);
            worth(&out, &row[start::TRACKS..])
        })
    }

    fn crystals(&mut self, position: &PlayerPosition<'_>, stage: usize, row: &Features) -> f32 {
        let key = crystals::Key::of(position);
        self.crystals.get_or_compute(key.words(), stage, || {
            let mut out = [0.0; crystals::COUNT];
            key.write(position, &mut out);
            worth(&out, &row[start::CRYSTALS..])
        })
    }

    /// What Scrolls are worth, and what of it is certain.
    fn scrolls(
        &mut self,
        position: &PlayerPosition<'_>,
        sizes: cauldron::Sizes,
        stage: usize,
        row: &Features,
    ) -> (f32, f32) {
        let key = scrolls::Key::of(position, sizes);
        self.scrolls.get_or_compute(key.words(), stage, || {
            let mut out = [0.0; scrolls::COUNT];
            key.write(position, &mut out);
            (worth(&out, &row[start::SCROLLS..]), scrolls::Key::certain(&out))
        })
    }
}

/// Open actions: they change with nearly every move and are not worth caching.
fn open(position: &PlayerPosition<'_>, reach: &ball::Reach, row: &Features) -> f32 {
    if !position.is_acting() {
        return 0.0;
    }
    let mut out = [0.0; open::COUNT];
    open::write(position, reach, &mut out);
    worth(&out, &row[start::OPEN..])
}

/// The dot product of features and the first of these weights.
#[inline]
fn worth<const N: usize>(features: &[f32; N], weights: &[f32]) -> f32 {
    features.iter().zip(&weights[..N]).map(|(feature, weight)| feature * weight).sum()
}

/// Points on the track, owl tiles and chips.
fn certain_on_table(position: &PlayerPosition<'_>) -> f32 {
    let area = position.area;
    let owls: u16 = area.owl_values(position.edition).map(u16::from).sum();
    f32::from(area.score) + f32::from(owls) + 2.0 * f32::from(area.chips_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, FullMoon, Options, Score, Seed, SplitMix64};

    /// A random game: cached and uncached values are equal in every position.
    fn check(seed: u64, options: Options) {
        let deal = Deal::shuffled(Edition::classic(), &options, &mut Seed::new(seed));
        let mut state = State::new(Edition::classic(), options, &deal).unwrap();
        let evaluation = Evaluation::fitted();
        let mut evaluator = Evaluator::new(evaluation);
        let mut rng = SplitMix64::new(seed);
        while !state.is_over() {
            let moves = state.legal_moves();
            state.apply_unchecked(*rng.pick(&moves), &mut ());
            for player in options.seats() {
                let value = evaluator.points(&state, player);
                assert_eq!(value, Evaluator::new(evaluation).points(&state, player), "cached");
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
                "at the end everything is certain"
            );
        }
    }

    #[test]
    fn cached_values_equal_computed_ones() {
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

    #[test]
    fn caches_of_one_edition_are_not_used_on_another() {
        let other = Edition::CLASSIC_TOML.replace("{ 1 = 1, 2 = 3, 3 = 6 }", "{ 1 = 9, 2 = 9, 3 = 9 }");
        let other = other.replace("[7, 6, 5, 4, 3]", "[20, 20, 20, 20]");
        let other = Edition::from_toml(&other).unwrap().keep();
        let mut evaluator = Evaluator::new(Evaluation::fitted());
        let mut value = |edition: &'static Edition| {
            let deal = Deal::unshuffled(edition, &Options::new(2));
            let state = State::new(edition, Options::new(2), &deal).unwrap();
            let fresh = Evaluator::new(Evaluation::fitted()).points(&state, Player::new(0));
            assert_eq!(evaluator.points(&state, Player::new(0)), fresh);
            fresh
        };
        let (classic, changed) = (value(Edition::classic()), value(other));
        assert_ne!(classic, changed);
        assert_eq!(value(Edition::classic()), classic);
    }
}

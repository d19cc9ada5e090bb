//! Games played for the fit, and the samples taken from them.

use witchstone_ai::arena::Entrant;
use witchstone_ai::eval::{Features, PlayerPosition, PointsBySource, features};
use witchstone_rules::{Deal, Edition, FullMoon, Options, Phase, Player, Seed, State, split_mix};

/// A position with its outcome.
#[derive(Clone)]
pub struct Sample {
    /// Turns of the player that had not begun.
    pub turns_left: usize,
    /// The position.
    pub features: Features,
    /// Points that the player still made, by source.
    pub to_come: PointsBySource,
    player: Player,
}

/// One in this many positions in mid-turn is a sample.
const MID_TURN: u64 = 4;

/// Plays one game and takes samples.
pub fn play(entrant: &Entrant, seed: u64, number: u64) -> Vec<Sample> {
    let seed = split_mix(seed.wrapping_mul(1_000_003) + number);
    let options = options(number);
    let edition = Edition::classic();
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    let mut state = State::new(edition, options, &deal).expect("these options can be played");
    let mut bots: Vec<_> = options.seats().map(|seat| with_noise(entrant, seed, seat).bot(seed)).collect();
    let mut samples = Vec::new();
    let mut decisions = seed;
    while !state.is_over() {
        decisions = split_mix(decisions);
        let seat = state.player();
        if matches!(state.table().phase, Phase::TurnStart) {
            options.seats().for_each(|seat| add_sample(&state, seat, &mut samples));
        } else if decisions.is_multiple_of(MID_TURN) {
            add_sample(&state, seat, &mut samples);
        }
        let chosen = bots[seat.index()].choose(&state.view(Some(seat)));
        state.apply_unchecked(chosen.expect("a bot that is to move finds a move"), &mut ());
    }
    for sample in &mut samples {
        let last = PointsBySource::certain(&PlayerPosition::new(&state, sample.player));
        sample.to_come = last - sample.to_come;
    }
    samples
}

/// Takes a sample with the points so far, which become the points to come when the game is over.
fn add_sample(state: &State, player: Player, samples: &mut Vec<Sample>) {
    let position = PlayerPosition::new(state, player);
    if position.turns_left() == 0 && !position.is_acting() {
        return;
    }
    let mut sample = Sample {
        turns_left: position.turns_left(),
        features: [0.0; features::COUNT],
        to_come: PointsBySource::certain(&position),
        player,
    };
    features::write(&position, &mut sample.features);
    samples.push(sample);
}

/// Adds noise that differs between players, for a variety of positions.
fn with_noise(entrant: &Entrant, seed: u64, seat: Player) -> Entrant {
    let mut with_noise = entrant.clone();
    with_noise.config.beam.noise = (split_mix(seed ^ seat.index() as u64) % 4) as f32;
    with_noise
}

/// Half of the games are the base game; half are for two players.
fn options(number: u64) -> Options {
    let draw = split_mix(number);
    let mut options = Options::new([2, 2, 3, 4][draw as usize % 4]);
    if draw >> 8 & 1 == 1 {
        options.grandmasters = true;
        options.big_witch = draw >> 9 & 1 == 1;
        options.ingredients = draw >> 10 & 1 == 1;
        options.full_moon = FullMoon::ALL[(draw >> 11) as usize % 4];
    }
    options
}

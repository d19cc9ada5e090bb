//! The weights of the features: for each number of turns left, for each source of points.

use core::fmt;
use std::sync::OnceLock;

use super::PointSource;
use super::features::{COUNT, Features, GROUPS};

/// Turns left are counted from 0 to 11, and more count as 11.
const STAGES: usize = 12;

/// What one of each feature is worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    sums: Vec<Features>,
    parts: Vec<[Features; PointSource::COUNT]>,
}

/// Why a file of weights cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightsError {
    /// The line, counted from 1; 0 for the file as a whole.
    pub line: usize,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The weights are not those of this program, line {}: fit them again.", self.line)
    }
}

impl core::error::Error for WeightsError {}

/// One number in the file is this part of a point.
const UNIT: f32 = 0.001;

impl Weights {
    /// No feature is worth anything.
    pub fn zero() -> Weights {
        Weights { sums: vec![[0.0; COUNT]; STAGES], parts: vec![[[0.0; COUNT]; PointSource::COUNT]; STAGES] }
    }

    /// The weights that come with the program.
    pub fn fitted() -> &'static Weights {
        static FITTED: OnceLock<Weights> = OnceLock::new();
        FITTED.get_or_init(|| {
            let text = include_str!("weights.txt");
            Weights::parse(text).expect("the built-in weights are those of this program; a test reads them")
        })
    }

    /// Weights made by hand that see no further than the end of the turn.
    pub fn short_sighted() -> &'static Weights {
        static NOW: OnceLock<Weights> = OnceLock::new();
        NOW.get_or_init(by_hand)
    }

    /// Reads weights as [`Weights::write`] writes them.
    pub fn parse(text: &str) -> Result<Weights, WeightsError> {
        let mut weights = Weights::zero();
        let mut read = 0;
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let error = WeightsError { line: at + 1 };
            let (stage, source, row) = parse_line(line).ok_or(error)?;
            weights.set(stage, source, &row);
            read += 1;
        }
        if read == STAGES * PointSource::EARNED.len() { Ok(weights) } else { Err(WeightsError { line: 0 }) }
    }

    /// Sets the weights of one source with this many turns left.
    pub fn set(&mut self, turns_left: usize, source: PointSource, row: &Features) {
        self.parts[turns_left][source as usize] = *row;
        self.sums[turns_left] =
            core::array::from_fn(|at| self.parts[turns_left].iter().map(|part| part[at]).sum());
    }

    /// The weights as text: a line for each number of turns left and each source.
    pub fn write(&self, notes: &str) -> String {
        let mut text: String = notes.lines().map(|note| format!("# {note}\n")).collect();
        text +=
            &format!("# groups:{}\n", GROUPS.map(|(name, _, length)| format!(" {name} {length}")).concat());
        for (stage, parts) in self.parts.iter().enumerate() {
            for (source, row) in PointSource::EARNED.iter().zip(parts) {
                text += &format!("{stage} {}", source.name());
                for weight in row {
                    text += &format!(" {}", (weight / UNIT).round() as i32);
                }
                text.push('\n');
            }
        }
        text
    }

    /// Points still to come from one source.
    pub fn part(&self, turns_left: usize, source: PointSource, features: &Features) -> f32 {
        dot(&self.parts[turns_left.min(STAGES - 1)][source as usize], features)
    }

    /// The weights of all sources together.
    #[inline]
    pub fn row(&self, turns_left: usize) -> &Features {
        &self.sums[turns_left.min(STAGES - 1)]
    }
}

fn dot(a: &Features, b: &Features) -> f32 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

fn parse_line(line: &str) -> Option<(usize, PointSource, Features)> {
    let mut words = line.split(' ');
    let stage = words.next()?.parse().ok().filter(|&stage: &usize| stage < STAGES)?;
    let source = PointSource::from_name(words.next()?)?;
    let mut row = [0.0; COUNT];
    for weight in &mut row {
        *weight = words.next()?.parse::<i32>().ok()? as f32 * UNIT;
    }
    words.next().is_none().then_some((stage, source, row))
}

/// Something for every open action, so that it is used; for what is begun, so that it is finished.
fn by_hand() -> Weights {
    let group = |name: &str| GROUPS.iter().find(|group| group.0 == name).map_or(0, |group| group.1);
    let mut row = [0.0; COUNT];
    let (cauldron, ball, open) = (group("cauldron"), group("ball"), group("open"));
    for symbol in 0..6 {
        row[cauldron + symbol] = 0.1;
        row[open + symbol] = 0.6;
        row[open + 6 + symbol] = 0.7;
        row[open + 12 + symbol] = 0.9;
    }
    row[ball + 1] = 0.7;
    row[ball + 3] = 0.2;
    row[ball + 8] = 0.4;
    row[ball + 8 + 2] = 0.3;
    for (at, weight) in
        [(18, 1.0), (19, 1.0), (20, 1.2), (21, 2.5), (22, 1.0), (23, 0.5), (24, 1.0), (26, 0.8)]
    {
        row[open + at] = weight;
    }
    for (at, weight) in [(28, 0.8), (29, 0.8), (30, 0.5), (31, 0.5)] {
        row[open + at] = weight;
    }
    let tracks = group("tracks");
    row[tracks] = 0.3;
    row[tracks + 14 + 1] = 0.5;
    row[tracks + 14 + 3] = 0.5;
    row[tracks + 14 + 4] = -0.1;
    let crystals = group("crystals");
    row[crystals + 1] = -0.1;
    let mut weights = Weights::zero();
    for stage in 0..STAGES {
        weights.set(stage, PointSource::Connections, &row);
    }
    weights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_can_be_read() {
        let text = include_str!("weights.txt");
        assert_eq!(Weights::parse(text).as_ref(), Ok(Weights::fitted()));
    }

    #[test]
    fn written_weights_are_read_back() {
        let mut weights = Weights::zero();
        let row = core::array::from_fn(|at| at as f32 - 20.0);
        weights.set(3, PointSource::Owls, &row);
        let text = weights.write("a note");
        assert_eq!(Weights::parse(&text).unwrap().write("a note"), text);
        assert!(text.contains("\n3 owls -20000 -19000 "));
    }

    #[test]
    fn other_weights_are_refused_with_their_line() {
        assert_eq!(Weights::parse("# only a note\n"), Err(WeightsError { line: 0 }));
        assert_eq!(Weights::parse("# a note\n12 owls 1\n"), Err(WeightsError { line: 2 }));
        assert_eq!(Weights::parse("1 owls 1 2 3\n"), Err(WeightsError { line: 1 }));
    }
}

//! Ridge regression, solved by Cholesky decomposition.

use super::samples::Sample;
use witchstone_ai::eval::features::COUNT;
use witchstone_ai::eval::{PointSource, Weights};

const STAGES: usize = 12;

/// The ridge, as a part of each feature's own sum of squares.
const RIDGE: f64 = 2e-3;

/// How much positions with one turn more or less count.
const BESIDE: f64 = 0.5;

/// The normal equations of each number of turns left.
pub struct Fit {
    stages: Vec<Equations>,
}

#[derive(Clone)]
struct Equations {
    /// Sums of products of features, the lower half row by row.
    squares: Vec<f64>,
    /// Sums of products of features and points to come.
    targets: Vec<[f64; PointSource::COUNT]>,
}

impl Default for Fit {
    fn default() -> Fit {
        let equations =
            Equations { squares: vec![0.0; COUNT * COUNT], targets: vec![[0.0; PointSource::COUNT]; COUNT] };
        Fit { stages: vec![equations; STAGES] }
    }
}

impl Fit {
    /// Adds a position.
    pub fn add(&mut self, sample: &Sample) {
        let Equations { squares, targets } = &mut self.stages[sample.turns_left];
        for (row, &x) in sample.features.iter().enumerate().filter(|&(_, &x)| x != 0.0) {
            let x = f64::from(x);
            for (sum, &y) in squares[row * COUNT..=row * COUNT + row].iter_mut().zip(&sample.features) {
                *sum += x * f64::from(y);
            }
            for (sum, &points) in targets[row].iter_mut().zip(&sample.to_come.0) {
                *sum += x * f64::from(points);
            }
        }
    }

    /// Adds the positions of other games.
    pub fn merge(&mut self, other: &Fit) {
        for (own, other) in self.stages.iter_mut().zip(&other.stages) {
            own.add(other, 1.0);
        }
    }

    /// The sums of one number of turns left, and a part of those beside it: what a feature is worth changes slowly. How
    /// many points are to come does not, so the others' sums are taken about their own means.
    fn smoothed(&self, stage: usize) -> Equations {
        let mut equations = self.stages[stage].clone();
        // With no turn left only the open actions count: that is like nothing else.
        for at in [stage.wrapping_sub(1), stage + 1] {
            if stage > 0 && (1..STAGES).contains(&at) {
                equations.add(&self.stages[at].about_means(), BESIDE);
            }
        }
        equations
    }

    /// The weights, and what went wrong on the way.
    pub fn solve(&self) -> (Weights, Vec<String>) {
        let (mut weights, mut problems) = (Weights::zero(), Vec::new());
        for stage in 0..STAGES {
            let equations = self.smoothed(stage);
            let Some(lower) = equations.factor() else {
                problems.push(format!("With {stage} turns left there are too few positions."));
                continue;
            };
            for source in PointSource::EARNED {
                let right: Vec<f64> = equations.targets.iter().map(|sums| sums[source as usize]).collect();
                let solved = substitute(&lower, &right);
                weights.set(stage, source, &std::array::from_fn(|at| solved[at] as f32));
            }
        }
        (weights, problems)
    }
}

impl Equations {
    /// The sums about the means: the first feature is 1 for every position, so its sums give the means.
    fn about_means(&self) -> Equations {
        let mut centred = self.clone();
        let count = self.squares[0].max(1.0);
        let mean = |row: usize| self.squares[row * COUNT] / count;
        for row in 0..COUNT {
            for column in 0..=row {
                centred.squares[row * COUNT + column] -= count * mean(row) * mean(column);
            }
            for (at, sum) in centred.targets[row].iter_mut().enumerate() {
                *sum -= mean(row) * self.targets[0][at];
            }
        }
        centred
    }

    fn add(&mut self, other: &Equations, part: f64) {
        self.squares.iter_mut().zip(&other.squares).for_each(|(a, b)| *a += part * b);
        let targets = self.targets.as_flattened_mut().iter_mut();
        targets.zip(other.targets.as_flattened()).for_each(|(a, b)| *a += part * b);
    }

    /// The lower triangle whose square, with the ridge, the sums are.
    fn factor(&self) -> Option<Vec<f64>> {
        let mut lower = self.squares.clone();
        for row in 0..COUNT {
            let own = &mut lower[row * COUNT + row];
            *own += RIDGE * *own + 1.0;
            for column in 0..=row {
                let (a, b) = (row * COUNT, column * COUNT);
                let rest: f64 = (0..column).map(|at| lower[a + at] * lower[b + at]).sum();
                let value = lower[a + column] - rest;
                lower[a + column] = if row == column {
                    if value <= 0.0 {
                        return None;
                    }
                    value.sqrt()
                } else {
                    value / lower[b + column]
                };
            }
        }
        Some(lower)
    }
}

fn substitute(lower: &[f64], right: &[f64]) -> Vec<f64> {
    let mut x = right.to_vec();
    for row in 0..COUNT {
        let rest: f64 = (0..row).map(|at| lower[row * COUNT + at] * x[at]).sum();
        x[row] = (x[row] - rest) / lower[row * COUNT + row];
    }
    for row in (0..COUNT).rev() {
        let rest: f64 = (row + 1..COUNT).map(|at| lower[at * COUNT + row] * x[at]).sum();
        x[row] = (x[row] - rest) / lower[row * COUNT + row];
    }
    x
}

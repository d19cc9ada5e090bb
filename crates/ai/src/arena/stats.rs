//! Means with their errors, Elo, and the sequential test.

/// A mean of independent units.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Mean {
    /// How many units.
    pub count: u64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds a unit.
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean; 0 of nothing.
    pub fn value(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum / self.count as f64 }
    }

    /// The variance of one unit.
    pub fn variance(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let n = self.count as f64;
        ((self.squares - self.sum * self.sum / n) / (n - 1.0)).max(0.0)
    }

    /// The standard error of the mean.
    pub fn error(&self) -> f64 {
        if self.count == 0 { 0.0 } else { (self.variance() / self.count as f64).sqrt() }
    }
}

/// An Elo difference with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The likeliest difference.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Elo {
    /// From the share of points won against another.
    pub fn of(share: &Mean) -> Elo {
        let reach = 1.96 * share.error();
        let elo = |share: f64| {
            let share = share.clamp(0.0005, 0.9995);
            400.0 * (share / (1.0 - share)).log10()
        };
        Elo { value: elo(share.value()), low: elo(share.value() - reach), high: elo(share.value() + reach) }
    }
}

/// The sequential probability ratio test: is it stronger by `stronger` Elo, or not at all?
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference that is asked for.
    pub stronger: f64,
    /// The probability of each kind of error.
    pub error: f64,
}

/// The verdict of the test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is stronger.
    Stronger,
    /// It is not.
    NotStronger,
    /// More games are needed.
    Open,
}

impl Verdict {
    /// The word for it in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Stronger => "stronger",
            Verdict::NotStronger => "not stronger",
            Verdict::Open => "open",
        }
    }
}

impl Default for Sprt {
    fn default() -> Sprt {
        Sprt { stronger: 20.0, error: 0.05 }
    }
}

impl Sprt {
    /// The logarithm of the likelihood ratio, for units whose mean is nearly normal.
    pub fn ratio(&self, share: &Mean) -> f64 {
        let expected = 1.0 / (1.0 + 10f64.powf(-self.stronger / 400.0));
        // A floor for the variance: identical results do not make the mean certain.
        let variance = share.variance().max(0.01);
        share.count as f64 * (expected - 0.5) * (2.0 * share.value() - 0.5 - expected) / (2.0 * variance)
    }

    /// The verdict for these units.
    pub fn verdict(&self, share: &Mean) -> Verdict {
        let bound = ((1.0 - self.error) / self.error).ln();
        match self.ratio(share) {
            ratio if ratio >= bound => Verdict::Stronger,
            ratio if ratio <= -bound => Verdict::NotStronger,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean(values: impl IntoIterator<Item = f64>) -> Mean {
        let mut mean = Mean::default();
        values.into_iter().for_each(|value| mean.add(value));
        mean
    }

    #[test]
    fn the_error_is_that_of_the_mean() {
        let units = mean([1.0, 2.0, 3.0, 4.0]);
        assert_eq!(units.value(), 2.5);
        assert!((units.error() - (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn three_of_four_points_are_191_elo() {
        let elo = Elo::of(&mean([0.5, 1.0].repeat(50)));
        assert!((elo.value - 190.8).abs() < 0.1 && elo.low < elo.value && elo.value < elo.high);
    }

    #[test]
    fn the_test_answers_when_it_can() {
        let test = Sprt::default();
        assert_eq!(test.verdict(&mean([1.0, 0.5].repeat(100))), Verdict::Stronger);
        assert_eq!(test.verdict(&mean([0.0, 0.5].repeat(100))), Verdict::NotStronger);
        assert_eq!(test.verdict(&mean([0.0, 1.0])), Verdict::Open);
    }
}

//! The clocks of a table, which run on between two messages of the server.

/// Milliseconds left for each seat when they were received.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Clocks {
    left: Vec<i64>,
    /// The seat whose clock runs.
    running: Option<usize>,
    received_at: f64,
}

impl Clocks {
    /// The clocks of a message received now, of which one may run.
    pub fn received(left: Vec<i64>, running: Option<usize>) -> Clocks {
        Clocks { left, running, received_at: js_sys::Date::now() }
    }

    /// The seat whose clock runs.
    pub fn running(&self) -> Option<usize> {
        self.running
    }

    /// Seconds left for each seat now.
    pub fn now(&self) -> Vec<i64> {
        self.at(js_sys::Date::now())
    }

    fn at(&self, now: f64) -> Vec<i64> {
        let gone = (now - self.received_at).max(0.0) as i64;
        let left = |(seat, &left): (usize, &i64)| if Some(seat) == self.running { left - gone } else { left };
        self.left.iter().enumerate().map(left).map(|left| (left.max(0) + 999) / 1000).collect()
    }
}

/// Seconds as on a clock: `4:05`, `1:02:03`.
pub fn clock_text(seconds: i64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_clock_runs_and_it_stops_at_nothing() {
        let clocks = |running| Clocks { left: vec![60_000, 30_000], running, received_at: 1000.0 };
        assert_eq!(clocks(Some(0)).at(11_000.0), [50, 30]);
        assert_eq!(clocks(None).at(11_000.0), [60, 30]);
        assert_eq!(clocks(Some(1)).at(99_000.0), [60, 0]);
    }

    #[test]
    fn time_is_written_as_on_a_clock() {
        assert_eq!([0, 65, 3723].map(clock_text), ["0:00", "1:05", "1:02:03"]);
    }
}

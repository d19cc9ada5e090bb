//! The clocks of a table, computed from the times of its entries alone.

use witchstone_wire::Clock;

/// What a player who comes back finds on an empty clock, in milliseconds.
const COMEBACK_MS: i64 = 30_000;

/// Each seat's time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    kind: Clock,
    /// Milliseconds left for each seat when `since` was.
    left: Vec<i64>,
    /// Until when time has been counted.
    since: i64,
}

impl Clocks {
    /// The clocks at the start of the game; none if the table plays without.
    pub fn new(kind: Clock, seats: usize, now_ms: i64) -> Option<Clocks> {
        let full = full(kind)?;
        Some(Clocks { kind, left: vec![full; seats], since: now_ms })
    }

    /// Counts the time up to now for the seat whose clock runs, if one does.
    pub fn count(&mut self, running: Option<usize>, now_ms: i64) {
        if let Some(left) = running.and_then(|seat| self.left.get_mut(seat)) {
            *left -= (now_ms - self.since).max(0);
        }
        self.since = self.since.max(now_ms);
    }

    /// A seat has finished its turn and another begins.
    pub fn pass(&mut self, from: usize, to: usize) {
        match self.kind {
            Clock::Live { increment_s, .. } => self.left[from] += i64::from(increment_s) * 1000,
            kind => self.left[to] = full(kind).unwrap_or(0),
        }
    }

    /// The seat's owner is back.
    pub fn come_back(&mut self, seat: usize) {
        self.left[seat] = self.left[seat].max(COMEBACK_MS);
    }

    /// A suspended game goes on with this seat: nobody loses the time that it was suspended for, nor the rest of an old turn.
    pub fn resume(&mut self, seat: usize) {
        match self.kind {
            Clock::Live { .. } => self.come_back(seat),
            kind => self.left[seat] = full(kind).unwrap_or(0),
        }
    }

    /// Milliseconds left for a seat at this time.
    pub fn left(&self, seat: usize, running: Option<usize>, now_ms: i64) -> i64 {
        let spent = if running == Some(seat) { (now_ms - self.since).max(0) } else { 0 };
        self.left[seat] - spent
    }

    /// When the clock of this seat runs out if nothing happens.
    pub fn deadline(&self, seat: usize) -> i64 {
        self.since + self.left[seat]
    }
}

fn full(kind: Clock) -> Option<i64> {
    match kind {
        Clock::None => None,
        Clock::Live { base_s, .. } => Some(i64::from(base_s) * 1000),
        Clock::PerTurn { seconds } => Some(i64::from(seconds) * 1000),
        Clock::Days { days } => Some(i64::from(days) * 24 * 3600 * 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_clock_counts_down_and_gains_the_increment() {
        let mut clocks = Clocks::new(Clock::Live { base_s: 60, increment_s: 5 }, 2, 1_000).unwrap();
        clocks.count(Some(0), 11_000);
        assert_eq!(clocks.left(0, Some(0), 12_000), 49_000);
        assert_eq!(clocks.deadline(0), 61_000);
        clocks.pass(0, 1);
        assert_eq!(clocks.left(0, Some(1), 99_000), 55_000);
        assert_eq!(clocks.left(1, Some(1), 21_000), 50_000);
    }

    #[test]
    fn a_turn_clock_starts_full_each_turn() {
        let mut clocks = Clocks::new(Clock::PerTurn { seconds: 30 }, 2, 0).unwrap();
        clocks.count(Some(0), 29_000);
        clocks.pass(0, 1);
        clocks.count(Some(1), 31_000);
        clocks.pass(1, 0);
        assert_eq!(clocks.left(0, Some(0), 31_000), 30_000);
    }

    #[test]
    fn a_game_that_resumes_gives_the_seat_to_move_time() {
        let mut days = Clocks::new(Clock::Days { days: 1 }, 2, 0).unwrap();
        days.count(Some(0), 86_000_000);
        days.count(None, 999_000_000);
        days.resume(0);
        assert_eq!(days.left(0, Some(0), 999_000_000), 86_400_000);
        let mut live = Clocks::new(Clock::Live { base_s: 60, increment_s: 0 }, 2, 0).unwrap();
        live.count(Some(1), 59_000);
        live.resume(1);
        live.resume(0);
        assert_eq!([live.left(0, None, 0), live.left(1, None, 0)], [60_000, COMEBACK_MS]);
    }

    #[test]
    fn time_never_runs_backwards_and_bots_have_no_clock() {
        let mut clocks = Clocks::new(Clock::Days { days: 1 }, 2, 5_000).unwrap();
        clocks.count(Some(0), 1_000);
        clocks.count(None, 9_000);
        assert_eq!(clocks.left(0, Some(0), 9_000), 86_400_000);
        assert!(Clocks::new(Clock::None, 2, 0).is_none());
    }
}

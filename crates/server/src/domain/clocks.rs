//! The clocks of a table, computed from the times of its entries alone.

use witchstone_rules::{BySeat, MAX_PLAYERS, Player};

use super::settings::TimeControl;

/// The least time of the player to move in a game that resumes, in milliseconds.
const MIN_RESUME_MS: i64 = 30_000;

/// The clocks of all seats.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    control: TimeControl,
    /// Milliseconds left for each seat at `since`.
    left: BySeat<i64>,
    /// Until when time has been counted.
    since: i64,
}

impl Clocks {
    /// The clocks at the start of the game; none without time control.
    pub fn new(control: TimeControl, now_ms: i64) -> Option<Clocks> {
        let full = full(control)?;
        Some(Clocks { control, left: BySeat([full; MAX_PLAYERS]), since: now_ms })
    }

    /// Counts the time up to now for the seat whose clock runs, if one does.
    pub fn count(&mut self, running: Option<Player>, now_ms: i64) {
        if let Some(seat) = running {
            self.left[seat] -= (now_ms - self.since).max(0);
        }
        self.since = self.since.max(now_ms);
    }

    /// Ends the turn of one seat and begins that of another. The increment is for those who played the turn themselves.
    pub fn pass(&mut self, from: Player, played_itself: bool, to: Player) {
        match self.control {
            TimeControl::Live { increment_s, .. } if played_itself => {
                self.left[from] += i64::from(increment_s) * 1000;
            }
            TimeControl::Live { .. } => {}
            control => self.left[to] = full(control).unwrap_or(0),
        }
    }

    /// Whether every turn brings new time.
    pub fn renews(&self) -> bool {
        !matches!(self.control, TimeControl::Live { .. })
    }

    /// Resumes a suspended game: nobody loses the time of the suspension, nor the rest of the turn.
    pub fn resume(&mut self, seat: Player) {
        match self.control {
            TimeControl::Live { .. } => self.left[seat] = self.left[seat].max(MIN_RESUME_MS),
            control => self.left[seat] = full(control).unwrap_or(0),
        }
    }

    /// Milliseconds left for a seat at this time.
    pub fn left(&self, seat: Player, running: Option<Player>, now_ms: i64) -> i64 {
        let spent = if running == Some(seat) { (now_ms - self.since).max(0) } else { 0 };
        self.left[seat] - spent
    }

    /// When the clock of this seat runs out if nothing happens.
    pub fn deadline(&self, seat: Player) -> i64 {
        self.since + self.left[seat]
    }
}

fn full(control: TimeControl) -> Option<i64> {
    match control {
        TimeControl::None => None,
        TimeControl::Live { base_s, .. } => Some(i64::from(base_s) * 1000),
        TimeControl::PerTurn { seconds } => Some(i64::from(seconds) * 1000),
        TimeControl::Days { days } => Some(i64::from(days) * 24 * 3600 * 1000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Player = Player::new(0);
    const SECOND: Player = Player::new(1);

    #[test]
    fn a_live_clock_counts_down_and_gains_the_increment() {
        let mut clocks = Clocks::new(TimeControl::Live { base_s: 60, increment_s: 5 }, 1_000).unwrap();
        clocks.count(Some(FIRST), 11_000);
        assert_eq!(clocks.left(FIRST, Some(FIRST), 12_000), 49_000);
        assert_eq!(clocks.deadline(FIRST), 61_000);
        clocks.pass(FIRST, true, SECOND);
        assert_eq!(clocks.left(FIRST, Some(SECOND), 99_000), 55_000);
        assert_eq!(clocks.left(SECOND, Some(SECOND), 21_000), 50_000);
        clocks.pass(SECOND, false, FIRST);
        assert_eq!(clocks.left(SECOND, None, 21_000), 60_000, "no increment for the turn of a stand-in");
    }

    #[test]
    fn a_turn_clock_starts_full_each_turn() {
        let mut clocks = Clocks::new(TimeControl::PerTurn { seconds: 30 }, 0).unwrap();
        clocks.count(Some(FIRST), 29_000);
        clocks.pass(FIRST, true, SECOND);
        clocks.count(Some(SECOND), 31_000);
        clocks.pass(SECOND, false, FIRST);
        assert_eq!(clocks.left(FIRST, Some(FIRST), 31_000), 30_000);
    }

    #[test]
    fn a_game_that_resumes_gives_the_seat_to_move_time() {
        let mut days = Clocks::new(TimeControl::Days { days: 1 }, 0).unwrap();
        days.count(Some(FIRST), 86_000_000);
        days.count(None, 999_000_000);
        days.resume(FIRST);
        assert_eq!(days.left(FIRST, Some(FIRST), 999_000_000), 86_400_000);
        let mut live = Clocks::new(TimeControl::Live { base_s: 60, increment_s: 0 }, 0).unwrap();
        live.count(Some(SECOND), 59_000);
        live.resume(SECOND);
        live.resume(FIRST);
        assert_eq!([live.left(FIRST, None, 0), live.left(SECOND, None, 0)], [60_000, MIN_RESUME_MS]);
    }

    #[test]
    fn time_never_runs_backwards_and_bots_have_no_clock() {
        let mut clocks = Clocks::new(TimeControl::Days { days: 1 }, 5_000).unwrap();
        clocks.count(Some(FIRST), 1_000);
        clocks.count(None, 9_000);
        assert_eq!(clocks.left(FIRST, Some(FIRST), 9_000), 86_400_000);
        assert!(Clocks::new(TimeControl::None, 0).is_none());
    }
}

//! How long each of the rivals' moves is shown: a round of theirs never takes longer than is pleasant to watch.

use crate::ui::Speed;

/// A round of the rivals' turns takes at most this many times the pause after a move: 12 seconds at normal speed.
const ROUND: u32 = 15;
/// So many moves a turn usually has.
const USUAL: u32 = 12;
/// The rest of a turn's time is shared among at least this many moves to come.
const LEAST: u32 = 4;

/// The pause before the move of this number in a rival's turn, in milliseconds.
///
/// How many moves the turn will have is not known while it is played. A usual turn is shown evenly; in a longer one the
/// pauses shrink, so that their sum stays within the rival's share of the round.
pub fn pause(speed: Speed, rivals: usize, number: usize) -> u32 {
    let longest = speed.milliseconds();
    let mut rest = ROUND * longest / u32::try_from(rivals.max(1)).unwrap_or(1);
    let mut pause = longest;
    for at in 0..=number {
        let to_come = USUAL.saturating_sub(u32::try_from(at).unwrap_or(USUAL)).max(LEAST);
        pause = pause.min(rest / to_come);
        rest -= pause;
    }
    pause
}

/// The pause before each of this many moves that are known, as when they are shown again.
pub fn pause_of_known(speed: Speed, moves: usize) -> u32 {
    let longest = speed.milliseconds().max(SHOWN_AGAIN);
    longest.min(ROUND * longest / u32::try_from(moves.max(1)).unwrap_or(u32::MAX))
}

/// What is shown again is not shown at once, whatever the speed.
const SHOWN_AGAIN: u32 = 400;

#[cfg(test)]
mod tests {
    use super::*;

    /// The planned length of a round in which each rival makes this many moves.
    fn round(speed: Speed, rivals: usize, moves: usize) -> u32 {
        (0..moves).map(|number| pause(speed, rivals, number)).sum::<u32>() * rivals as u32
    }

    #[test]
    fn a_round_of_three_rivals_takes_at_most_twelve_seconds_by_default() {
        for moves in 0..200 {
            let planned = round(Speed::default(), 3, moves);
            assert!(planned <= 12_000, "{moves} moves each take {planned} ms");
        }
    }

    #[test]
    fn a_usual_turn_is_shown_evenly_and_one_rival_at_full_length() {
        let usual: Vec<u32> = (0..8).map(|number| pause(Speed::Normal, 3, number)).collect();
        assert_eq!(usual, [333; 8]);
        assert_eq!(pause(Speed::Normal, 1, 0), Speed::Normal.milliseconds());
        for number in 0..60 {
            assert!(pause(Speed::Normal, 3, number + 1) <= pause(Speed::Normal, 3, number));
        }
    }

    #[test]
    fn the_speed_that_is_set_scales_all_of_it_and_instant_has_no_pause() {
        let total = |speed| round(speed, 3, 20);
        assert!(total(Speed::Slow) > total(Speed::Normal) && total(Speed::Normal) > total(Speed::Fast));
        assert_eq!(total(Speed::Off), 0);
    }

    #[test]
    fn moves_are_shown_again_within_the_same_time_at_any_speed() {
        for moves in 1..200 {
            let planned = pause_of_known(Speed::Normal, moves) * moves as u32;
            assert!(planned <= 12_000, "{moves} moves take {planned} ms");
        }
        assert!(pause_of_known(Speed::Off, 3) >= 400, "not all at once");
    }
}

//! The review of a player over a whole game.

use witchstone_rules::Player;

use super::Reviewed;

/// A turn that loses this many points of lead counts half.
const HALF: f32 = 4.0;

/// The accuracy of a turn that loses this many points, from 0 to 100.
///
/// 100 for the best turn, 50 for one that gives 4 points away, 25 for 8, and so on: small inaccuracies cost little, and no
/// turn is worse than 0.
pub fn accuracy_of(loss: f32) -> f32 {
    100.0 * 0.5_f32.powf(loss.max(0.0) / HALF)
}

/// The review of one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerReview {
    /// Who.
    pub player: Player,
    /// Turns reviewed, including the set-up.
    pub turns: usize,
    /// The average of [`accuracy_of`] over all turns.
    pub accuracy: f32,
    /// Points of lead lost.
    pub loss: f32,
    /// Win probability lost, summed over all turns.
    pub win_probability_lost: f32,
    /// Points of lead that the draws brought.
    pub luck: f32,
}

impl PlayerReview {
    pub(super) fn of(player: Player, turns: &[Reviewed]) -> PlayerReview {
        let own = || turns.iter().filter(|turn| turn.player == player);
        let count = own().count();
        let exact: f32 = own().map(|turn| accuracy_of(turn.loss)).sum();
        PlayerReview {
            player,
            turns: count,
            accuracy: if count == 0 { 100.0 } else { exact / count as f32 },
            loss: own().map(|turn| turn.loss).sum(),
            win_probability_lost: own().map(|turn| turn.win_probability_lost).sum(),
            luck: own().map(|turn| turn.luck).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_halves_with_every_four_points() {
        assert_eq!([-1.0, 0.0, 4.0, 8.0].map(accuracy_of), [100.0, 100.0, 50.0, 25.0]);
    }
}

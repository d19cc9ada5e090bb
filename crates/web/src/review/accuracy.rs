//! What follows from an analysis: the largest mistakes, and each player's accuracy.

use witchstone_ai::review::accuracy_of;
use witchstone_wire::ReviewedTurn;

/// A turn that lost less is no mistake worth a word.
const NOTABLE: f32 = 0.5;
/// How many mistakes are shown.
const MAX_MISTAKES: usize = 5;

/// The turns that lost most and for which a better one is known, the worst first, by their place.
pub fn mistakes(turns: &[ReviewedTurn]) -> Vec<usize> {
    let notable = |&at: &usize| turns[at].loss >= NOTABLE && turns[at].better.is_some();
    let mut worst: Vec<usize> = (0..turns.len()).filter(notable).collect();
    worst.sort_by(|&a, &b| turns[b].loss.total_cmp(&turns[a].loss));
    worst.truncate(MAX_MISTAKES);
    worst
}

/// How well one player played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerAccuracy {
    /// The average exactness of the turns, from 0 to 100; none before the first turn.
    pub accuracy: Option<f32>,
    /// Points of lead lost.
    pub loss: f32,
    /// Points of lead that the draws brought.
    pub luck: f32,
}

/// How well a player played.
pub fn player_accuracy(turns: &[ReviewedTurn], player: usize) -> PlayerAccuracy {
    let own = || turns.iter().filter(|turn| turn.player == player);
    let count = own().count();
    let exact: f32 = own().map(|turn| accuracy_of(turn.loss)).sum();
    PlayerAccuracy {
        accuracy: (count > 0).then(|| exact / count as f32),
        loss: own().map(|turn| turn.loss).sum(),
        luck: own().map(|turn| turn.luck).sum(),
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use witchstone_wire::BetterTurn;

    pub fn turn(player: usize, loss: f32, luck: f32) -> ReviewedTurn {
        let better = BetterTurn { from: 0, moves: vec!["end".into()], by: loss };
        ReviewedTurn {
            player,
            round: 1,
            from: 0,
            played: vec!["end".into()],
            better: (loss > 0.0).then_some(better),
            lead: 0.0,
            loss,
            win_probability: 0.5,
            win_probability_lost: 0.0,
            luck,
        }
    }

    #[test]
    fn the_worst_mistake_comes_first_and_trifles_are_none() {
        let turns: Vec<_> = [0.2, 3.0, 0.0, 9.0, 1.0, 2.0, 5.0, 4.0].map(|loss| turn(0, loss, 0.0)).into();
        assert_eq!(mistakes(&turns), [3, 6, 7, 1, 5]);
        assert!(mistakes(&[]).is_empty());
    }

    #[test]
    fn each_player_is_measured_by_the_own_turns() {
        let turns = [turn(0, 4.0, 1.0), turn(1, 0.0, -2.0), turn(0, 0.0, 1.5)];
        assert_eq!(player_accuracy(&turns, 0), PlayerAccuracy { accuracy: Some(75.0), loss: 4.0, luck: 2.5 });
        assert_eq!(
            player_accuracy(&turns, 1),
            PlayerAccuracy { accuracy: Some(100.0), loss: 0.0, luck: -2.0 }
        );
        assert_eq!(player_accuracy(&turns, 2).accuracy, None);
    }
}

//! What the numbers of many games say.

use witchstone_ai::Level;

use crate::game::{PlayerKind, SOURCES, Summary};

/// Totals and averages of several games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Aggregate {
    /// How many.
    pub games: usize,
    /// How many were won.
    pub won: usize,
    /// One's own points on average.
    pub points: f32,
    /// The best rival's points on average.
    pub rival: f32,
    /// The most points in a game.
    pub best: u16,
    /// In how many of them one undid moves that had revealed something, against computers alone.
    pub undone: usize,
}

impl Aggregate {
    /// The figures of some games.
    pub fn of<'a>(games: impl Iterator<Item = &'a Summary>) -> Aggregate {
        let mut all = Aggregate::default();
        for game in games {
            all.games += 1;
            all.won += usize::from(game.won);
            all.points += f32::from(game.points);
            all.rival += f32::from(game.rival);
            all.best = all.best.max(game.points);
            all.undone += usize::from(game.undone);
        }
        let count = all.games.max(1) as f32;
        Aggregate { points: all.points / count, rival: all.rival / count, ..all }
    }
}

/// The games against each kind of opponent that was played against: persons, then computers by level.
pub fn by_rival(games: &[Summary]) -> Vec<(PlayerKind, Aggregate)> {
    let against = |rival| games.iter().filter(move |game| game.strongest_rival() == rival);
    let kinds = [PlayerKind::Person].into_iter().chain(Level::ALL.map(PlayerKind::Bot));
    kinds.map(|kind| (kind, Aggregate::of(against(kind)))).filter(|(_, all)| all.games > 0).collect()
}

/// The average points of each source.
pub fn averages(games: &[Summary]) -> Vec<f32> {
    let sum = |at: usize| games.iter().filter_map(|game| game.sources.get(at)).sum::<i32>();
    (0..SOURCES.len()).map(|at| sum(at) as f32 / games.len().max(1) as f32).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::summary::tests::game;

    #[test]
    fn games_are_counted_by_the_strongest_rival() {
        let games = [
            game("a", 1.0, 60, true, &[2]),
            game("b", 2.0, 40, false, &[2, 1]),
            Summary { undone: true, ..game("c", 3.0, 70, true, &[3, 0]) },
        ];
        let rivals = by_rival(&games);
        assert_eq!(
            rivals.iter().map(|(rival, all)| (*rival, all.games, all.won)).collect::<Vec<_>>(),
            [(PlayerKind::Person, 1, 1), (PlayerKind::Bot(Level::Adept), 2, 1)]
        );
        let all = Aggregate::of(games.iter());
        assert_eq!((all.games, all.won, all.best, all.rival, all.undone), (3, 2, 70, 50.0, 1));
        assert!((all.points - 56.67).abs() < 0.01);
        assert_eq!(averages(&games[..2])[0], 50.0);
        assert_eq!(averages(&[]), [0.0; 11]);
    }
}

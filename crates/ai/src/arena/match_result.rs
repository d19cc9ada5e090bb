//! The result of a match so far.

use super::game::GameResult;
use super::stats::{Elo, Mean, Sprt, Verdict};
use crate::eval::PointsBySource;
use witchstone_rules::Player;

/// The results of one entrant.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// Wins in a game, shared ones in parts; by deal.
    pub wins: Mean,
    /// The share of wins that would be even.
    pub even: f64,
    /// Points in a game, by deal.
    pub points: Mean,
    /// Points more than the others on average, by deal.
    pub margin: Mean,
    /// How often it is ahead of one seat of the others, ties in parts; by deal.
    pub ahead: Mean,
    /// Points by source, summed.
    pub parts: PointsBySource,
    /// Seats played.
    pub seats: u64,
    /// Seconds of thinking, all together.
    pub seconds: f64,
    /// Seconds of the longest turn.
    pub longest: f64,
}

impl Standing {
    /// The Elo difference to the others.
    pub fn elo(&self) -> Elo {
        Elo::of(&self.ahead)
    }

    /// Whether it is stronger than the others.
    pub fn verdict(&self, test: &Sprt) -> Verdict {
        test.verdict(&self.ahead)
    }

    /// Points by source in a game.
    pub fn parts_per_game(&self) -> PointsBySource {
        PointsBySource(self.parts.0.map(|points| points / self.seats.max(1) as f32))
    }
}

/// The result of a match.
#[derive(Clone, Debug, Default)]
pub struct MatchResult {
    /// Each entrant.
    pub standings: Vec<Standing>,
    /// Deals played, each in all rotations.
    pub deals: u64,
    /// Games played.
    pub games: u64,
}

impl MatchResult {
    /// The result before the first game.
    pub fn new(entrants: usize) -> MatchResult {
        MatchResult { standings: vec![Standing::default(); entrants], deals: 0, games: 0 }
    }

    /// Adds a deal: its games, each with the entrant on each seat.
    pub fn add(&mut self, games: &[(Vec<usize>, GameResult)]) {
        self.deals += 1;
        self.games += games.len() as u64;
        for entrant in 0..self.standings.len() {
            self.add_entrant(entrant, games);
        }
    }

    fn add_entrant(&mut self, entrant: usize, games: &[(Vec<usize>, GameResult)]) {
        let standing = &mut self.standings[entrant];
        let (mut wins, mut points, mut margin, mut ahead) = (0.0, 0.0, 0.0, 0.0);
        let (mut pairs, mut own_seats, mut all_seats) = (0.0, 0.0, 0.0);
        for (lineup, game) in games {
            for (seat, &who) in lineup.iter().enumerate() {
                all_seats += 1.0;
                if who != entrant {
                    continue;
                }
                let own = &game.seats[Player::new(seat)];
                own_seats += 1.0;
                wins += own.win;
                points += f64::from(own.points);
                standing.seats += 1;
                standing.seconds += own.seconds;
                standing.longest = standing.longest.max(own.longest);
                for (sum, part) in standing.parts.0.iter_mut().zip(own.parts.0) {
                    *sum += part;
                }
                for (other, _) in lineup.iter().enumerate().filter(|&(_, &other)| other != entrant) {
                    let other = &game.seats[Player::new(other)];
                    pairs += 1.0;
                    margin += f64::from(own.points) - f64::from(other.points);
                    ahead += duel(own, other);
                }
            }
        }
        standing.even = own_seats / all_seats;
        standing.wins.add(wins / games.len() as f64);
        standing.points.add(points / own_seats);
        if pairs > 0.0 {
            standing.margin.add(margin / pairs);
            standing.ahead.add(ahead / pairs);
        }
    }
}

/// 1 for being ahead, also by the tie-break; ½ for a tie.
fn duel(own: &super::SeatResult, other: &super::SeatResult) -> f64 {
    let order = own.points.cmp(&other.points).then(own.win.total_cmp(&other.win));
    match order {
        core::cmp::Ordering::Greater => 1.0,
        core::cmp::Ordering::Equal => 0.5,
        core::cmp::Ordering::Less => 0.0,
    }
}

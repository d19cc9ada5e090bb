//! Moves from a position, each with its events: for lessons and puzzles, where everything can be undone.

use witchstone_rules::{Event, Game, Move, Player, Record, Refusal, State};

use super::ply::Ply;

/// A position and the moves that were made from there.
pub struct Sandbox {
    game: Game,
    start: State,
    /// The number of moves before the position.
    first: usize,
}

impl Sandbox {
    /// No moves yet, from the current position of the game.
    pub fn new(game: Game) -> Sandbox {
        Sandbox { start: *game.state(), first: game.record().moves.len(), game }
    }

    /// The position now.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// Deal and moves, from the beginning of the game.
    pub fn record(&self) -> &Record {
        self.game.record()
    }

    /// The position before all moves.
    pub fn start(&self) -> &State {
        &self.start
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.game.record().moves.len() - self.first
    }

    /// The moves so far.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.game.record().moves[self.first..].iter().copied()
    }

    /// The events of the moves in this half-open range.
    pub fn events_between(&self, first: usize, end: usize) -> Vec<Event> {
        let moves = self.game.moves().skip(self.first + first).take(end - first);
        moves.flat_map(|played| played.events).collect()
    }

    /// How many moves at the end are this player's.
    pub fn last_run_of(&self, player: Player) -> usize {
        let movers: Vec<Player> =
            self.game.positions().skip(self.first).map(|state| state.player()).collect();
        movers[..self.len()].iter().rev().take_while(|&&mover| mover == player).count()
    }

    /// Plays a move; a refused one changes nothing.
    pub fn play(&mut self, played: Move) -> Result<(), Refusal> {
        self.game.play(played).map(drop)
    }

    /// Undoes moves until `left` remain.
    pub fn undo_to(&mut self, moves: usize) {
        self.game.truncate(self.first + moves);
    }

    /// All moves, as this seat may know them.
    pub fn plies(&self, seat: Option<Player>) -> Vec<Ply> {
        self.game.moves().skip(self.first).map(|played| Ply::seen_by(&played, seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, Options, Seed};

    #[test]
    fn whatever_was_played_can_be_taken_back() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
        let game = Game::new(edition, options, deal).unwrap();
        let start = *game.state();
        let mut sandbox = Sandbox::new(game);
        let mut states = vec![start];
        for number in 0..40 {
            let legal = sandbox.state().legal_moves();
            sandbox.play(legal[number % legal.len()]).unwrap();
            states.push(*sandbox.state());
        }
        assert_eq!(sandbox.plies(None).len(), 40);
        for moves in [39, 20, 20, 3, 0] {
            sandbox.undo_to(moves);
            assert_eq!((sandbox.len(), *sandbox.state()), (moves, states[moves]));
        }
        assert_eq!(*sandbox.start(), start);
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
        let mut sandbox = Sandbox::new(Game::new(edition, options, deal).unwrap());
        assert!(sandbox.play(Move::End).is_err());
        assert_eq!((sandbox.len(), sandbox.state()), (0, sandbox.start()));
    }
}

//! Moves from a position on, each with what came of it: for lessons and puzzles, where anything can be taken back.

use witchstone_rules::{Event, Move, Player, Refusal, State};

use super::history::Ply;

struct Step {
    played: Move,
    before: State,
    events: Vec<Event>,
}

/// A position and the moves that were made from there.
pub struct Sandbox {
    steps: Vec<Step>,
    now: State,
}

impl Sandbox {
    /// No moves yet.
    pub fn new(start: State) -> Sandbox {
        Sandbox { steps: vec![], now: start }
    }

    /// The position now.
    pub fn state(&self) -> &State {
        &self.now
    }

    /// The position before all moves.
    pub fn start(&self) -> &State {
        self.steps.first().map_or(&self.now, |step| &step.before)
    }

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// The moves so far.
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.steps.iter().map(|step| step.played)
    }

    /// What came of the moves from the first of these numbers to just before the second.
    pub fn events_between(&self, first: usize, end: usize) -> Vec<Event> {
        self.steps[first..end].iter().flat_map(|step| step.events.iter().copied()).collect()
    }

    /// How many moves at the end are this player's.
    pub fn last_run_of(&self, player: Player) -> usize {
        self.steps.iter().rev().take_while(|step| step.before.player() == player).count()
    }

    /// Plays a move; a refused one changes nothing.
    pub fn play(&mut self, played: Move) -> Result<(), Refusal> {
        let (before, mut events) = (self.now, vec![]);
        self.now.play_seen(played, &mut events)?;
        self.steps.push(Step { played, before, events });
        Ok(())
    }

    /// Takes moves back until so many are left.
    pub fn undo_to(&mut self, moves: usize) {
        if let Some(step) = self.steps.get(moves) {
            self.now = step.before;
            self.steps.truncate(moves);
        }
    }

    /// All that happened, as this seat may know it.
    pub fn plies(&self, seat: Option<Player>) -> Vec<Ply> {
        self.steps.iter().map(|step| Ply::seen_by(&step.before, &step.events, seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, MoveList, Options, Seed};

    #[test]
    fn whatever_was_played_can_be_taken_back() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
        let start = State::new(edition, options, &deal).unwrap();
        let mut sandbox = Sandbox::new(start);
        let mut states = vec![start];
        for number in 0..40 {
            let mut legal = MoveList::new();
            sandbox.state().legal(&mut legal);
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
        let mut sandbox = Sandbox::new(State::new(edition, options, &deal).unwrap());
        assert!(sandbox.play(Move::End).is_err());
        assert_eq!((sandbox.len(), sandbox.state()), (0, sandbox.start()));
    }
}

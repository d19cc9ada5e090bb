//! Every position of a game, its turns, and variations that leave it.

use witchstone_ai::search::SearchScope;
use witchstone_rules::{Edition, Event, Game, Move, PlayedMove, Player, Record, State};

use crate::game::Ply;

/// A turn, or a part of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Whose it is.
    pub player: Player,
    /// The round, 0 for the set-up.
    pub round: u8,
    /// The number of moves before it.
    pub from: usize,
    /// The number of moves up to its end.
    pub to: usize,
}

/// A game position by position.
#[derive(Clone)]
pub struct Timeline {
    /// Before each move, and after the last one.
    pub states: Vec<State>,
    /// Each move with its events.
    moves: Vec<PlayedMove>,
    /// Its turns.
    pub turns: Vec<Turn>,
}

/// A variation that leaves the game, position by position.
#[derive(Clone)]
pub struct Variation {
    /// The number of moves of the game before it.
    pub from: usize,
    /// The moves that can be shown.
    pub moves: Vec<Move>,
    /// How many of them come before a reveal; those after it are hypothetical.
    pub known: usize,
    /// Before each move, and after the last one.
    pub states: Vec<State>,
}

impl Timeline {
    /// The timeline of a game; none if it does not replay.
    pub fn of(record: &Record, edition: &'static Edition) -> Option<Timeline> {
        let game = Game::replay(edition, record).ok()?;
        let states: Vec<State> = game.positions().collect();
        let moves = game.moves().collect();
        let mut turns = vec![];
        let (mut scope, mut turn) = (SearchScope::of(&states[0]), begin(&states[0], 0));
        for (at, state) in states[..record.moves.len()].iter().enumerate() {
            if !scope.holds(state) {
                turns.push(turn);
                (scope, turn) = (SearchScope::of(state), begin(state, at));
            }
            turn.to = at + 1;
        }
        turns.extend((turn.to > turn.from).then_some(turn));
        Some(Timeline { states, moves, turns })
    }

    /// How many moves it has.
    pub fn moves(&self) -> usize {
        self.moves.len()
    }

    /// All moves as seen from a seat; without one, from the seat to move.
    pub fn plies(&self, seat: Option<Player>) -> Vec<Ply> {
        let seen = |played: &PlayedMove| Ply::seen_by(played, seat.or(Some(played.before.player())));
        self.moves.iter().map(seen).collect()
    }

    /// The turn in which a move is made, by its number.
    pub fn turn_at(&self, at: usize) -> Option<usize> {
        self.turns.iter().position(|turn| (turn.from..turn.to).contains(&at))
    }

    /// Where the previous turn begins, or this one if some of it was played.
    pub fn turn_back(&self, at: usize) -> usize {
        self.turns.iter().rev().map(|turn| turn.from).find(|&from| from < at).unwrap_or(0)
    }

    /// Where the next turn begins.
    pub fn turn_on(&self, at: usize) -> usize {
        self.turns.iter().map(|turn| turn.from).find(|&from| from > at).unwrap_or(self.moves())
    }

    /// A variation from a position, as far as it can be played: moves behind a reveal were searched in a sampled world
    /// and may not be possible.
    pub fn line(&self, from: usize, moves: &[String]) -> Variation {
        let mut line = Variation { from, moves: vec![], known: 0, states: vec![] };
        let mut revealed = false;
        let Some(mut state) = self.states.get(from).copied() else {
            return line;
        };
        line.states.push(state);
        for played in moves.iter().map_while(|played| played.parse::<Move>().ok()) {
            let mut happened: Vec<Event> = vec![];
            if state.play_with_events(played, &mut happened).is_err() {
                break;
            }
            line.moves.push(played);
            line.states.push(state);
            line.known += usize::from(!revealed);
            revealed |= happened.iter().any(|event| event.reveals());
        }
        line
    }
}

fn begin(state: &State, from: usize) -> Turn {
    Turn { player: state.player(), round: state.table().round(), from, to: from }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, MoveList, Options, Seed};

    fn game() -> Record {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(9));
        let mut record = Record { options, deal, moves: vec![] };
        let mut state = record.start(edition).unwrap();
        while state.table().round() < 4 {
            let mut moves = MoveList::new();
            state.legal(&mut moves);
            let played = moves[record.moves.len() % moves.len()];
            state.play(played).unwrap();
            record.moves.push(played);
        }
        record
    }

    #[test]
    fn every_move_belongs_to_one_turn_and_steps_go_from_turn_to_turn() {
        let record = game();
        let timeline = Timeline::of(&record, Edition::classic()).unwrap();
        assert_eq!((timeline.moves(), timeline.states.len()), (record.moves.len(), record.moves.len() + 1));
        assert!(timeline.turns.windows(2).all(|pair| pair[0].to == pair[1].from));
        for turn in &timeline.turns {
            let players = timeline.states[turn.from..turn.to].iter().map(State::player);
            assert!(players.into_iter().all(|player| player == turn.player));
            assert_eq!(timeline.turn_on(turn.from), turn.to);
            assert_eq!(timeline.turn_back(turn.to), turn.from);
        }
        assert_eq!((timeline.turn_back(0), timeline.turn_at(timeline.moves())), (0, None));
    }

    #[test]
    fn a_line_goes_as_far_as_it_can_be_played() {
        let record = game();
        let timeline = Timeline::of(&record, Edition::classic()).unwrap();
        let from = timeline.turns[3].from;
        let written: Vec<String> = record.moves[from..].iter().map(ToString::to_string).collect();
        let line = timeline.line(from, &written);
        assert_eq!(line.states[..], timeline.states[from..]);
        assert!((1..line.moves.len()).contains(&line.known), "tiles are drawn at the end of a turn");
        assert_eq!(timeline.line(from, &["nonsense".into()]).moves, []);
        assert!(timeline.line(99_999, &written).states.is_empty());
    }
}

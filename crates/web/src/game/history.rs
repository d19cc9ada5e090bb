//! A game on this device: all its moves with what came of them, and undo that goes back to the last real decision.

use witchstone_rules::{Edition, Event, Move, PlayedMove, Player, Record, Refusal, ReplayError, State, View};

/// One move with what came of it.
#[derive(Clone, Debug)]
pub struct Ply {
    /// Who moved.
    pub player: Player,
    /// What happened, as the seat may know it.
    pub events: Vec<Event>,
    /// What the seat saw before.
    pub before: View,
    /// Whether that is known; else it is another moment, and the server has to be asked.
    pub seen: bool,
}

impl Ply {
    /// A move of a game that is known here, as this seat may know it.
    pub fn seen_by(played: &PlayedMove, seat: Option<Player>) -> Ply {
        Ply {
            player: played.before.player(),
            events: played.events.iter().map(|event| event.seen_by(seat)).collect(),
            before: played.before.view(seat),
            seen: true,
        }
    }
}

/// A game of which moves without a choice are undone together with the decision before them.
pub struct Game {
    game: witchstone_rules::Game,
    /// Of each move, whether it was the only legal one, so that nobody decided it.
    automatic: Vec<bool>,
}

impl Game {
    /// The game of a record, after all its moves.
    pub fn of(record: &Record, edition: &'static Edition) -> Result<Game, ReplayError> {
        let game = witchstone_rules::Game::replay(edition, record)?;
        let automatic = game.moves().map(|played| played.is_forced()).collect();
        Ok(Game { game, automatic })
    }

    /// Where the game stands.
    pub fn state(&self) -> &State {
        self.game.state()
    }

    /// Deal and moves.
    pub fn record(&self) -> &Record {
        self.game.record()
    }

    /// The only legal move, if there is just one.
    pub fn only_move(&self) -> Option<Move> {
        let legal = self.game.legal_moves();
        (legal.len() == 1).then(|| legal[0])
    }

    /// Plays a move; a refused one changes nothing.
    pub fn play(&mut self, played: Move, automatic: bool) -> Result<(), Refusal> {
        self.game.play(played)?;
        self.automatic.push(automatic);
        Ok(())
    }

    /// How many decisions can be taken back, and how many moves played again.
    pub fn undoable(&self) -> (usize, usize) {
        let back = self.automatic.iter().rev().take(self.game.undo_count());
        (back.filter(|&&automatic| !automatic).count(), self.game.redo_count())
    }

    /// Takes the last decision back, and with it the moves that only followed from it.
    pub fn undo(&mut self) {
        if self.undoable().0 == 0 {
            return;
        }
        while self.game.undo().is_some() {
            if self.automatic.pop() != Some(true) {
                return;
            }
        }
    }

    /// Plays the move again that was taken back last.
    pub fn redo(&mut self) {
        let automatic = self.only_move().is_some();
        if self.game.redo().is_some() {
            self.automatic.push(automatic);
        }
    }

    /// All that happened, as this seat may know it.
    pub fn plies(&self, seat: Option<Player>) -> Vec<Ply> {
        self.game.moves().map(|played| Ply::seen_by(&played, seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Options, Seed};

    fn new_game() -> Game {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
        Game::of(&Record { options, deal, moves: vec![] }, edition).unwrap()
    }

    fn play_out(game: &mut Game, moves: usize) {
        for number in 0..moves {
            let legal = game.game.legal_moves();
            let automatic = legal.len() == 1;
            game.play(legal[number % legal.len()], automatic).unwrap();
        }
    }

    #[test]
    fn a_game_read_from_its_record_is_the_same_game() {
        let mut game = new_game();
        play_out(&mut game, 60);
        let again = Game::of(game.record(), game.state().edition()).unwrap();
        assert_eq!(again.state(), game.state());
        assert_eq!(again.undoable().0, game.undoable().0);
        assert_eq!(again.plies(None).len(), 60);
    }

    #[test]
    fn undo_and_redo_come_back_to_the_same_place() {
        let mut game = new_game();
        for moves in 1..40 {
            play_out(&mut game, 1);
            let (state, (back, _)) = (*game.state(), game.undoable());
            if back > 0 {
                game.undo();
                assert_ne!(*game.state(), state, "after {moves} moves");
                while game.undoable().1 > 0 {
                    game.redo();
                }
                assert_eq!(*game.state(), state, "after {moves} moves");
            }
        }
    }

    #[test]
    fn a_seat_is_not_told_what_others_drew() {
        let mut game = new_game();
        play_out(&mut game, 80);
        let me = Player::new(0);
        let events = game.plies(Some(me)).into_iter().flat_map(|ply| ply.events);
        let drawn = events.filter_map(|event| match event {
            Event::TileDrawn { player, tile } => Some((player, tile)),
            _ => None,
        });
        assert!(drawn.into_iter().all(|(player, tile)| (player == me) == tile.is_some()));
    }
}

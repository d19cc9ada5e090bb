//! Positions from random games, for looking at the pieces of the table.

use witchstone_rules::{Deal, Edition, FullMoon, Game, Move, Options, Pile, RandomSource, Seed};

/// A game with everything of the expansion on, some random moves in.
///
/// Random players skip too much, so `end` and removing Crystals are chosen only when there is nothing else.
pub fn game(players: u8, seed: u64, moves: usize) -> Game {
    let edition = Edition::classic();
    let options = Options {
        big_witch: true,
        grandmasters: true,
        ingredients: true,
        full_moon: FullMoon::Deal,
        ..Options::new(players)
    };
    let mut source = Seed::new(seed);
    let deal = Deal::shuffled(edition, &options, &mut source);
    let mut game = Game::new(edition, options, deal).expect("a shuffled deal is playable");
    for _ in 0..moves {
        let legal = game.legal_moves();
        let useful = |played: &&Move| !matches!(played, Move::End | Move::Remove(_) | Move::Decline);
        let choice: Vec<Move> = legal.iter().filter(useful).copied().collect();
        let choice = if choice.is_empty() { legal.to_vec() } else { choice };
        if choice.is_empty() {
            break;
        }
        let at = source.below(Pile::Scrolls, choice.len());
        drop(game.play(choice[at]));
    }
    game
}

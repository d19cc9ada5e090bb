//! The computer opponents of games in the browser. It runs in a Web Worker, so that the page never waits for it.
//!
//! The page sends a game and a seat; what comes back is a move. The opponent is shown that seat's view and nothing else.
//! Hints, reviews of whole games and the reasons for their turns are computed here as well.

mod advice;
mod form;
mod request;
mod review;

use std::cell::RefCell;

use wasm_bindgen::prelude::wasm_bindgen;
use witchstone_ai::Bot;
use witchstone_rules::Move;

pub use advice::{explain, hint};
pub use request::Request;
pub use review::review;

/// An opponent keeps the plan of its turn; another game, seat or level is another opponent.
struct Seated {
    seat: usize,
    level: u8,
    seed: u64,
    bot: Bot,
}

thread_local! {
    static SEATED: RefCell<Vec<Seated>> = const { RefCell::new(Vec::new()) };
}

/// Takes the board that the page plays on, if it is not the built-in one. Always answers nothing.
#[wasm_bindgen]
pub fn board(file: &str) -> String {
    // The page and the server have read the same file before.
    let _ = witchstone_wire::play_on(file);
    String::new()
}

/// Chooses a move for a [`Request`] written as JSON; an empty text if there is nothing to choose.
#[wasm_bindgen]
pub fn think(request: &str) -> String {
    let chosen = Request::from_json(request).and_then(|request| choose(&request));
    chosen.map(|chosen| chosen.to_string()).unwrap_or_default()
}

fn choose(request: &Request) -> Option<Move> {
    let view = request.view()?;
    SEATED.with_borrow_mut(|seated| {
        let fits = |other: &Seated| {
            (other.seat, other.level, other.seed) == (request.seat, request.level, request.seed)
        };
        let at = match seated.iter().position(fits) {
            Some(at) => at,
            None => {
                seated.retain(|other| other.seat != request.seat);
                let (seat, level, seed) = (request.seat, request.level, request.seed);
                seated.push(Seated { seat, level, seed, bot: Bot::new(request.level()?, seed) });
                seated.len() - 1
            }
        };
        seated[at].bot.choose(&view)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, MoveList, Options, Record, Seed};
    use witchstone_wire::GameRecord;

    fn plays_a_whole_game(edition: &'static Edition) {
        let options = Options::new(2);
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
        let mut record = Record { options, deal, moves: vec![] };
        let mut state = record.start(edition).unwrap();
        while !state.is_over() {
            let game = GameRecord { edition: edition.id.clone(), record: record.clone(), outcome: None };
            let seat = state.player().index();
            let request = serde_json::json!({
                "seat": seat, "level": 2, "seed": seat, "record": game.to_json(edition),
            });
            let played: Move = think(&request.to_string()).parse().unwrap();
            let mut legal = MoveList::new();
            state.legal(&mut legal);
            assert!(legal.contains(&played));
            state.play(played).unwrap();
            record.moves.push(played);
        }
    }

    #[test]
    fn it_plays_a_whole_game_of_legal_moves() {
        plays_a_whole_game(Edition::classic());
    }

    #[test]
    fn it_plays_on_the_board_that_it_is_told() {
        let file = include_str!("../../rules/tests/editions/good/lopsided.toml");
        assert_eq!(board(file), "");
        plays_a_whole_game(witchstone_wire::edition_named("lopsided-2").unwrap());
    }

    #[test]
    fn nonsense_is_answered_with_nothing() {
        assert_eq!(think("{}"), "");
        assert_eq!(think("no JSON"), "");
    }
}

//! The computer opponents of games in the browser. It runs in a Web Worker, so that the page never waits for it.
//!
//! The page sends a game and a seat; what comes back is a move. The opponent is shown that seat's view and nothing else.
//! Hints, reviews of whole games and the reasons for their turns are computed here as well.

use wasm_bindgen::prelude::wasm_bindgen;
use witchstone_ai::Bot;
use witchstone_ai::review::Review;
use witchstone_rules::Move;
use witchstone_wire::Editions;

use super::{Request, advice, review};

/// An opponent keeps the plan of its turn; another game, seat or level is another opponent.
struct SeatedBot {
    seat: usize,
    level: u8,
    seed: u64,
    bot: Bot,
}

/// One worker: the editions that it was sent, the opponents that think in it, and the review that it is at.
#[wasm_bindgen]
#[derive(Default)]
pub struct WorkerSession {
    editions: Editions,
    seated: Vec<SeatedBot>,
    review: Option<Review>,
}

/// Questions and answers are texts; an empty answer means that there is none.
#[wasm_bindgen]
impl WorkerSession {
    /// A worker that knows the built-in edition alone.
    #[wasm_bindgen(constructor)]
    pub fn new() -> WorkerSession {
        WorkerSession::default()
    }

    /// Takes the file of an edition, which later questions are about. Always answers nothing.
    pub fn edition(&mut self, file: &str) -> String {
        // The page has read the same file before.
        let _ = self.editions.add(file);
        String::new()
    }

    /// Chooses a move for a `Request` written as JSON.
    pub fn think(&mut self, request: &str) -> String {
        let chosen = Request::from_json(request).and_then(|request| self.choose(&request));
        chosen.map(|chosen| chosen.to_string()).unwrap_or_default()
    }

    /// A hint as JSON for a view written as JSON; none if it is not this seat's decision.
    pub fn hint(&self, view: &str) -> String {
        advice::hint(view, &self.editions)
    }

    /// Why a turn of a review is good, both as JSON; none if there is no such position.
    pub fn explain(&self, question: &str) -> String {
        advice::explain(question, &self.editions)
    }

    /// The next turn of a review, as a [`witchstone_wire::Analysis`] with that turn alone; none for a game that cannot be
    /// reviewed.
    pub fn review(&mut self, wish: &str) -> String {
        review::next(&mut self.review, wish, &self.editions)
            .and_then(|told| serde_json::to_string(&told).ok())
            .unwrap_or_default()
    }
}

impl WorkerSession {
    fn choose(&mut self, request: &Request) -> Option<Move> {
        let view = request.view(&self.editions)?;
        let fits = |other: &SeatedBot| {
            (other.seat, other.level, other.seed) == (request.seat, request.level, request.seed)
        };
        let at = match self.seated.iter().position(fits) {
            Some(at) => at,
            None => {
                self.seated.retain(|other| other.seat != request.seat);
                let (seat, level, seed) = (request.seat, request.level, request.seed);
                self.seated.push(SeatedBot { seat, level, seed, bot: Bot::new(request.level()?, seed) });
                self.seated.len() - 1
            }
        };
        self.seated[at].bot.choose(&view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, Options, Record, Seed};
    use witchstone_wire::GameRecord;

    fn plays_a_whole_game(session: &mut WorkerSession, edition: &'static Edition) {
        let options = Options::new(2);
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
        let mut record = Record { options, deal, moves: vec![] };
        let mut state = record.start(edition).unwrap();
        while !state.is_over() {
            let game = GameRecord::new(edition, record.clone(), None);
            let seat = state.player().index();
            let request = serde_json::json!({
                "seat": seat, "level": 2, "seed": seat, "record": game.to_json(edition),
            });
            let played: Move = session.think(&request.to_string()).parse().unwrap();
            let legal = state.legal_moves();
            assert!(legal.contains(&played));
            state.play(played).unwrap();
            record.moves.push(played);
        }
    }

    #[test]
    fn it_plays_a_whole_game_of_legal_moves() {
        plays_a_whole_game(&mut WorkerSession::new(), Edition::classic());
    }

    /// One worker may be asked about games of several editions, one after the other.
    #[test]
    fn it_plays_on_the_edition_that_it_was_sent() {
        let file = include_str!("../../../rules/tests/editions/good/lopsided.toml");
        let mut session = WorkerSession::new();
        assert_eq!(session.edition(file), "");
        let edition = session.editions.find("lopsided-2").unwrap();
        plays_a_whole_game(&mut session, edition);
        plays_a_whole_game(&mut session, Edition::classic());
    }

    #[test]
    fn nonsense_is_answered_with_nothing() {
        let mut session = WorkerSession::new();
        assert_eq!([session.think("{}"), session.think("no JSON"), session.edition("no TOML")], ["", "", ""]);
    }
}

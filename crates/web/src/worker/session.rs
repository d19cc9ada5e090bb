//! The computer opponents of games in the browser. It runs in a Web Worker, so that the page never waits for it.
//!
//! The page sends a game and a seat; what comes back is a move. The opponent is shown that seat's view and nothing else.
//! Hints, reviews of whole games and the reasons for their turns are computed here as well.

use wasm_bindgen::prelude::wasm_bindgen;
use witchstone_ai::review::Review;
use witchstone_ai::{Bot, Level};
use witchstone_rules::Move;
use witchstone_wire::Editions;

use super::message::{MoveRequest, Request, RequestMessage, Response, ResponseMessage};
use super::{advice, review};

/// An opponent caches the plan of its turn; another game, seat or level is another opponent.
struct SeatedBot {
    seat: usize,
    level: Level,
    seed: u64,
    bot: Bot,
}

/// One worker: the editions that it was sent, the opponents that think in it, and the review in progress.
#[wasm_bindgen]
#[derive(Default)]
pub struct WorkerSession {
    editions: Editions,
    seated: Vec<SeatedBot>,
    review: Option<Review>,
}

#[wasm_bindgen]
impl WorkerSession {
    /// A worker that knows the built-in edition alone.
    #[wasm_bindgen(constructor)]
    pub fn new() -> WorkerSession {
        WorkerSession::default()
    }

    /// Handles a `RequestMessage` and returns its `ResponseMessage`, both as JSON. What is no request has the number 0,
    /// which no request has.
    pub fn handle(&mut self, message: &str) -> String {
        let message = match serde_json::from_str(message) {
            Ok(RequestMessage { id, request }) => ResponseMessage { id, response: self.respond(request) },
            Err(_) => ResponseMessage { id: 0, response: None },
        };
        serde_json::to_string(&message).unwrap_or_default()
    }
}

impl WorkerSession {
    fn respond(&mut self, request: Request) -> Option<Response> {
        match request {
            Request::AddEdition(file) => {
                // The page has read the same file before.
                let _ = self.editions.add(&file);
                None
            }
            Request::ChooseMove(request) => {
                self.choose(&request).map(|chosen| Response::Move(chosen.to_string()))
            }
            Request::Hint(view) => advice::hint(&view, &self.editions).map(Response::Hint),
            Request::Explain(request) => advice::explain(&request, &self.editions).map(Response::Reasons),
            Request::Review(request) => {
                review::next(&mut self.review, request, &self.editions).map(Response::Review)
            }
        }
    }

    fn choose(&mut self, request: &MoveRequest) -> Option<Move> {
        let view = request.view(&self.editions)?;
        let fits = |other: &SeatedBot| {
            (other.seat, other.level, other.seed) == (request.seat, request.level, request.seed)
        };
        let at = match self.seated.iter().position(fits) {
            Some(at) => at,
            None => {
                self.seated.retain(|other| other.seat != request.seat);
                let (seat, level, seed) = (request.seat, request.level, request.seed);
                self.seated.push(SeatedBot { seat, level, seed, bot: Bot::new(level, seed) });
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

    /// The response as the page reads it.
    fn handled(session: &mut WorkerSession, request: Request) -> Option<Response> {
        let message = serde_json::to_string(&RequestMessage { id: 7, request }).unwrap();
        let ResponseMessage { id, response } = serde_json::from_str(&session.handle(&message)).unwrap();
        assert_eq!(id, 7);
        response
    }

    fn plays_a_whole_game(session: &mut WorkerSession, edition: &'static Edition) {
        let options = Options::new(2);
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
        let mut record = Record { options, deal, moves: vec![] };
        let mut state = record.start(edition).unwrap();
        while !state.is_over() {
            let game = GameRecord::new(edition, record.clone(), None);
            let seat = state.player().index();
            let request = Request::ChooseMove(MoveRequest {
                seat,
                level: Level::Adept,
                seed: seat as u64,
                record: game.to_json(edition),
            });
            let Some(Response::Move(played)) = handled(session, request) else {
                panic!("there is a move");
            };
            let played: Move = played.parse().unwrap();
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
        assert_eq!(handled(&mut session, Request::AddEdition(file.into())), None);
        let edition = session.editions.find("lopsided-2").unwrap();
        plays_a_whole_game(&mut session, edition);
        plays_a_whole_game(&mut session, Edition::classic());
    }

    #[test]
    fn nonsense_has_no_response() {
        let mut session = WorkerSession::new();
        assert_eq!(handled(&mut session, Request::AddEdition("no TOML".into())), None);
        let request = MoveRequest { seat: 0, level: Level::Adept, seed: 0, record: "no record".into() };
        assert_eq!(handled(&mut session, Request::ChooseMove(request)), None);
        for message in ["", "{}", r#"{"id":3,"request":"dance"}"#] {
            assert_eq!(session.handle(message), r#"{"id":0,"response":null}"#);
        }
    }
}

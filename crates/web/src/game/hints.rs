//! Hints in steps: where to look, the idea, the move. They are computed in a worker from what the seat sees, and belong to
//! one position only.

use leptos::prelude::*;
use witchstone_ai::Hint;
use witchstone_rules::{Event, Move};
use witchstone_wire::ViewJson;

use super::ply::Ply;
use super::session::Session;
use crate::ui::{KnownEditions, use_editions};
use crate::worker::{Request, Response, WorkerClient, read_hint};

/// Whether hints are allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintPolicy {
    /// Allowed.
    Yes,
    /// The table plays without them.
    No,
    /// This client only watches.
    Watching,
}

/// The last step of a hint: the move itself.
pub const LAST_STEP: u8 = 3;

/// The state of a hint.
#[derive(Clone, PartialEq, Debug)]
pub enum HintState {
    /// The worker is searching.
    Searching,
    /// There is no worker, or it found nothing.
    NoAnswer,
    /// The hint and how many steps of it are shown, from 1 to [`LAST_STEP`].
    Given(Hint, u8),
}

/// The hints of a game.
#[derive(Clone, Copy)]
pub struct Hints {
    /// Whether they are allowed.
    pub policy: RwSignal<HintPolicy>,
    /// The hint that is shown, if any.
    pub state: RwSignal<Option<HintState>>,
    /// The number of moves when the hint was requested.
    asked_at: RwSignal<usize>,
    editions: KnownEditions,
    /// Started with the first request.
    worker: StoredValue<Option<WorkerClient>, LocalStorage>,
}

impl Hints {
    /// No hint yet.
    pub fn new() -> Hints {
        Hints {
            policy: RwSignal::new(HintPolicy::Yes),
            state: RwSignal::new(None),
            asked_at: RwSignal::new(0),
            editions: use_editions(),
            worker: StoredValue::new_local(None),
        }
    }

    /// Shows the next step; the worker computes the first.
    pub fn next(self, session: Session) {
        match self.state.get_untracked() {
            None | Some(HintState::NoAnswer) => self.ask(session),
            Some(HintState::Searching) => {}
            Some(HintState::Given(hint, step)) => {
                self.state.set(Some(HintState::Given(hint, (step + 1).min(LAST_STEP))));
            }
        }
    }

    fn ask(self, session: Session) {
        let view = session.live.get_untracked();
        if !view.is_to_move() {
            return;
        }
        if self.worker.with_value(Option::is_none) {
            self.worker.set_value(WorkerClient::start(self.editions, view.edition()));
        }
        self.asked_at.set(session.plies.with_untracked(Vec::len));
        self.state.set(Some(HintState::Searching));
        let (request, edition) = (Request::Hint(Box::new(ViewJson::of(&view))), view.edition());
        let on_response = move |response: Option<Response>| {
            // The page may have been closed, or a move made, in the meantime.
            if self.state.try_get_untracked().flatten() == Some(HintState::Searching) {
                let hint = match response {
                    Some(Response::Hint(hint)) => read_hint(hint, edition),
                    _ => None,
                };
                self.state.set(Some(hint.map_or(HintState::NoAnswer, |hint| HintState::Given(hint, 1))));
            }
        };
        let requested = self
            .worker
            .with_value(|worker| worker.as_ref().map(|worker| worker.request(request, on_response)));
        if requested.is_none() {
            self.state.set(Some(HintState::NoAnswer));
        }
    }

    /// Hides the hint.
    pub fn dismiss(self) {
        self.state.set(None);
    }

    /// The position changed: the hint is stale, unless its moves are being played.
    pub fn on_position_change(self, session: Session) {
        let Some(given) = self.state.get_untracked() else {
            return;
        };
        let from = self.asked_at.get_untracked();
        let played: Option<Vec<Move>> = session
            .plies
            .with_untracked(|plies| plies.get(from..).map(|new| new.iter().filter_map(played).collect()));
        let own = session.live.with_untracked(|view| view.is_to_move());
        let rest = played.filter(|_| own).and_then(|played| rest(&given, &played));
        self.asked_at.set(session.plies.with_untracked(Vec::len));
        self.state.set(rest);
    }
}

/// The move of a ply.
fn played(ply: &Ply) -> Option<Move> {
    ply.events.iter().find_map(|event| match event {
        Event::Moved { played, .. } => Some(*played),
        _ => None,
    })
}

/// What is left of a hint whose moves are being played; nothing of any other.
fn rest(given: &HintState, played: &[Move]) -> Option<HintState> {
    match given {
        HintState::Given(hint, LAST_STEP) if hint.known > played.len() && hint.moves.starts_with(played) => {
            let moves = hint.moves[played.len()..].to_vec();
            let known = hint.known - played.len();
            Some(HintState::Given(Hint { moves, known, ..hint.clone() }, LAST_STEP))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_ai::{Field, Theme};

    fn given(step: u8) -> HintState {
        let moves = vec![Move::Step(None), Move::Decline, Move::End];
        HintState::Given(
            Hint { field: Field::Pentagram, theme: Theme::Best, tile: None, moves, known: 2 },
            step,
        )
    }

    #[test]
    fn a_hint_goes_on_only_while_its_known_moves_are_played() {
        let Some(HintState::Given(hint, LAST_STEP)) = rest(&given(LAST_STEP), &[Move::Step(None)]) else {
            panic!("the second move is still good advice");
        };
        assert_eq!((hint.moves, hint.known), (vec![Move::Decline, Move::End], 1));
        assert_eq!(
            rest(&given(LAST_STEP), &[Move::Step(None), Move::Decline]),
            None,
            "something was revealed"
        );
        assert_eq!(rest(&given(LAST_STEP), &[Move::End]), None, "another move was played");
        assert_eq!(rest(&given(2), &[Move::Step(None)]), None, "the move was not shown yet");
        assert_eq!(rest(&HintState::Searching, &[]), None);
    }
}

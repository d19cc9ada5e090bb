//! Hints in steps: where to look, the idea, the move. They are computed in a worker from what the seat sees, and belong to
//! one position only.

use leptos::prelude::*;
use witchstone_ai::Hint;
use witchstone_rules::{Event, Move};
use witchstone_wire::ViewJson;

use super::history::Ply;
use super::session::Session;
use crate::ui::{KnownEditions, use_editions};
use crate::worker::{Thinker, read_hint};

/// Whether hints may be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// They may.
    Yes,
    /// The table plays without them.
    No,
    /// Nobody asks: one only watches.
    Watching,
}

/// The last step of a hint: the move itself.
pub const LAST_STEP: u8 = 3;

/// What is told now.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// The worker is looking.
    Looking,
    /// There is no worker, or it had nothing to say.
    Nothing,
    /// The hint and how much of it is given away, from 1 to [`LAST_STEP`].
    Given(Hint, u8),
}

/// The hints of a game.
#[derive(Clone, Copy)]
pub struct Hints {
    /// Whether they may be asked for.
    pub allowed: RwSignal<Allowed>,
    /// What is told now, if anything.
    pub told: RwSignal<Option<Told>>,
    /// The number of moves of the game when it was asked.
    asked_at: RwSignal<usize>,
    editions: KnownEditions,
    /// Started with the first question.
    worker: StoredValue<Option<Thinker>, LocalStorage>,
}

impl Hints {
    /// Nothing asked yet.
    pub fn new() -> Hints {
        Hints {
            allowed: RwSignal::new(Allowed::Yes),
            told: RwSignal::new(None),
            asked_at: RwSignal::new(0),
            editions: use_editions(),
            worker: StoredValue::new_local(None),
        }
    }

    /// The next step; the first one is asked of the worker.
    pub fn next(self, session: Session) {
        match self.told.get_untracked() {
            None | Some(Told::Nothing) => self.ask(session),
            Some(Told::Looking) => {}
            Some(Told::Given(hint, step)) => {
                self.told.set(Some(Told::Given(hint, (step + 1).min(LAST_STEP))));
            }
        }
    }

    fn ask(self, session: Session) {
        let view = session.live.get_untracked();
        if !view.is_to_move() {
            return;
        }
        if self.worker.with_value(Option::is_none) {
            self.worker.set_value(Thinker::start(self.editions, view.edition()));
        }
        self.asked_at.set(session.plies.with_untracked(Vec::len));
        self.told.set(Some(Told::Looking));
        let (question, edition) = (ViewJson::of(&view), view.edition());
        let question = serde_json::to_string(&question).unwrap_or_default();
        let answer = move |text: &str| {
            // The page may have been left, or the game gone on, in the meantime.
            if self.told.try_get_untracked().flatten() == Some(Told::Looking) {
                let told = read_hint(text, edition).map_or(Told::Nothing, |hint| Told::Given(hint, 1));
                self.told.set(Some(told));
            }
        };
        let asked = self.worker.with_value(|worker| {
            worker.as_ref().map(|worker| worker.ask_for("hint", &question, answer)).is_some()
        });
        if !asked {
            self.told.set(Some(Told::Nothing));
        }
    }

    /// Says no more.
    pub fn hush(self) {
        self.told.set(None);
    }

    /// The position changed: the hint is stale, unless what it told is being played move by move.
    pub fn follow(self, session: Session) {
        let Some(told) = self.told.get_untracked() else {
            return;
        };
        let from = self.asked_at.get_untracked();
        let played: Option<Vec<Move>> = session
            .plies
            .with_untracked(|plies| plies.get(from..).map(|new| new.iter().filter_map(played).collect()));
        let own = session.live.with_untracked(|view| view.is_to_move());
        let rest = played.filter(|_| own).and_then(|played| rest(&told, &played));
        self.asked_at.set(session.plies.with_untracked(Vec::len));
        self.told.set(rest);
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
fn rest(told: &Told, played: &[Move]) -> Option<Told> {
    match told {
        Told::Given(hint, LAST_STEP) if hint.known > played.len() && hint.moves.starts_with(played) => {
            let moves = hint.moves[played.len()..].to_vec();
            let known = hint.known - played.len();
            Some(Told::Given(Hint { moves, known, ..hint.clone() }, LAST_STEP))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_ai::{Field, Theme};

    fn told(step: u8) -> Told {
        let moves = vec![Move::Step(None), Move::Decline, Move::End];
        Told::Given(Hint { field: Field::Pentagram, theme: Theme::Best, tile: None, moves, known: 2 }, step)
    }

    #[test]
    fn a_hint_goes_on_only_while_its_known_moves_are_played() {
        let Some(Told::Given(hint, LAST_STEP)) = rest(&told(LAST_STEP), &[Move::Step(None)]) else {
            panic!("the second move is still good advice");
        };
        assert_eq!((hint.moves, hint.known), (vec![Move::Decline, Move::End], 1));
        assert_eq!(
            rest(&told(LAST_STEP), &[Move::Step(None), Move::Decline]),
            None,
            "something was turned up"
        );
        assert_eq!(rest(&told(LAST_STEP), &[Move::End]), None, "another move was played");
        assert_eq!(rest(&told(2), &[Move::Step(None)]), None, "the move was not told yet");
        assert_eq!(rest(&Told::Looking, &[]), None);
    }
}

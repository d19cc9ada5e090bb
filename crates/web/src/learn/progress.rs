//! Progress through the lesson. A step is done when the events of the rules say so, not when something was clicked.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Deal, Edition, Event, Game, Move, Options, Player, Refusal, Seed};

use super::steps::{SEED, STEPS};
use crate::game::Sandbox;

/// The learner's seat; the other one is the rival's.
pub const LEARNER: Player = Player::new(0);

/// What a step asks for.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// Read, while targets with these codes are highlighted.
    Read(&'static [&'static str]),
    /// Play these moves, until `done` holds.
    Do {
        /// The moves in notation.
        moves: &'static [&'static str],
        /// Whether the step is done, by the events since it began.
        done: fn(&[Event]) -> bool,
    },
    /// Watch the rival play these moves.
    Watch(&'static [&'static str]),
}

/// One thing that is taught.
#[derive(Clone, Copy, Debug)]
pub struct LessonStep {
    /// Its message key.
    pub key: &'static str,
    /// What to do.
    pub task: Task,
}

/// What is stored of the progress.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StoredProgress {
    /// All moves so far, in notation.
    pub moves: Vec<String>,
    /// The number of steps that were read.
    pub read: usize,
    /// Whether the lesson was ever completed.
    #[serde(default)]
    pub learned: bool,
    /// The name of the game that continues it.
    #[serde(default)]
    pub game: Option<String>,
}

/// The progress through the lesson.
pub struct Progress {
    sandbox: Sandbox,
    read: usize,
}

/// A place in the lesson: a step, and the number of moves before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The step; the number of steps at the end.
    pub step: usize,
    first: usize,
}

/// The fixed deal.
fn start() -> Game {
    let (edition, options) = (Edition::classic(), Options::new(2));
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(SEED));
    Game::new(edition, options, deal).expect("a deal of the built-in edition")
}

impl Progress {
    /// From the beginning.
    pub fn new() -> Progress {
        Progress { sandbox: Sandbox::new(start()), read: 0 }
    }

    /// From where it was left; from the beginning if the stored moves do not fit this lesson.
    pub fn resume(stored: &StoredProgress) -> Progress {
        let mut progress = Progress { read: stored.read, ..Progress::new() };
        for text in &stored.moves {
            let offered = text.parse::<Move>().ok().filter(|played| progress.next_move() == Some(*played));
            if offered.is_none_or(|played| progress.sandbox.play(played).is_err()) {
                return Progress::new();
            }
        }
        progress
    }

    /// What is to be stored.
    pub fn stored(&self) -> StoredProgress {
        let moves = self.sandbox.moves().map(|played| played.to_string()).collect();
        StoredProgress { moves, read: self.read, learned: self.is_finished(), game: None }
    }

    /// The moves so far with their events.
    pub fn sandbox(&self) -> &Sandbox {
        &self.sandbox
    }

    /// The current step.
    pub fn place(&self) -> Position {
        let (mut first, moves) = (0, self.sandbox.len());
        for (number, step) in STEPS.iter().enumerate() {
            let here = Position { step: number, first };
            let (done, after) = match step.task {
                Task::Read(_) => (number < self.read || first < moves, first),
                Task::Do { moves: wanted, done } => {
                    let end = first + wanted.len();
                    (end <= moves && self.has_happened(first, end, done), end)
                }
                Task::Watch(seen) => (first + seen.len() <= moves, first + seen.len()),
            };
            if !done {
                return here;
            }
            first = after;
        }
        Position { step: STEPS.len(), first }
    }

    fn has_happened(&self, first: usize, end: usize, done: fn(&[Event]) -> bool) -> bool {
        done(&self.sandbox.events_between(first, end))
    }

    /// Whether the lesson is complete.
    pub fn is_finished(&self) -> bool {
        self.place().step == STEPS.len()
    }

    /// The next scripted move of the step, of either player.
    fn next_move(&self) -> Option<Move> {
        let place = self.place();
        let moves = match STEPS.get(place.step)?.task {
            Task::Do { moves, .. } | Task::Watch(moves) => moves,
            Task::Read(_) => return None,
        };
        moves.get(self.sandbox.len() - place.first)?.parse().ok()
    }

    /// The move that the learner is to make now.
    pub fn asked(&self) -> Option<Move> {
        let does = matches!(STEPS.get(self.place().step)?.task, Task::Do { .. });
        self.next_move().filter(|_| does)
    }

    /// The move that the rival makes now.
    pub fn rivals_move(&self) -> Option<Move> {
        let watches = matches!(STEPS.get(self.place().step)?.task, Task::Watch(_));
        self.next_move().filter(|_| watches)
    }

    /// Plays a move if the lesson offers it; returns whether it did.
    pub fn play(&mut self, played: Move) -> Result<bool, Refusal> {
        if self.next_move() != Some(played) {
            return Ok(false);
        }
        self.sandbox.play(played).map(|()| true)
    }

    /// The learner has read this step.
    pub fn read_on(&mut self) {
        let step = self.place().step;
        if matches!(STEPS.get(step).map(|step| step.task), Some(Task::Read(_))) {
            self.read = step + 1;
        }
    }

    /// Does the step for the learner: reads or plays its moves.
    pub fn do_step(&mut self) {
        let step = self.place().step;
        self.read_on();
        while self.place().step == step {
            if self.next_move().is_none_or(|played| self.sandbox.play(played).is_err()) {
                return;
            }
        }
    }

    /// How many moves the learner can undo: those since the rival's last one.
    pub fn undoable(&self) -> usize {
        self.sandbox.last_run_of(LEARNER)
    }

    /// Undoes the learner's last move.
    pub fn undo(&mut self) {
        if self.undoable() > 0 {
            self.sandbox.undo_to(self.sandbox.len() - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::HitTarget;
    use witchstone_rules::{MoveList, Symbol};

    /// Goes through the lesson with legal moves, step by step, and calls after each step.
    fn go_through(mut after: impl FnMut(&LessonStep, &Progress)) -> Progress {
        let mut progress = Progress::new();
        for (number, step) in STEPS.iter().enumerate() {
            assert_eq!(progress.place().step, number, "{}", step.key);
            progress.do_step();
            after(step, &progress);
        }
        progress
    }

    /// "You know five of the six types of action", says the third turn.
    #[test]
    fn the_lesson_counts_the_types_of_action_as_they_were_played() {
        let mut known = std::collections::BTreeSet::new();
        let mut counted = false;
        let mut seen = 0;
        go_through(|step, progress| {
            if step.key == "learn-wand-lay" {
                assert_eq!(known.len(), 5, "{known:?}");
                counted = true;
            }
            let all = progress.sandbox().events_between(0, progress.sandbox().len());
            known.extend(all[seen..].iter().filter_map(|event| match event {
                Event::BatchBegan { player, symbol, .. } if *player == LEARNER => Some(*symbol as u8),
                _ => None,
            }));
            seen = all.len();
        });
        assert!(counted);
        let said = crate::ui::text_of(witchstone_words::Language::English, crate::text_files::LEARN);
        assert!(said.contains("You know five of the six types"));
    }

    #[test]
    fn the_whole_lesson_can_be_played() {
        let progress = go_through(|_, _| {});
        assert!(progress.is_finished());
        let state = progress.sandbox().state();
        assert_eq!(state.table().areas[LEARNER].turns, 3);
        assert!(state.player() == LEARNER && state.legal_moves().len() > 1, "the learner plays on");
    }

    /// A step is done by its last move and not before: else it would check nothing.
    #[test]
    fn no_step_is_done_too_early() {
        let mut progress = Progress::new();
        for (number, step) in STEPS.iter().enumerate() {
            let Task::Do { moves, done } = step.task else {
                progress.do_step();
                continue;
            };
            assert!(!done(&[]), "{} is done before it begins", step.key);
            for text in moves {
                assert_eq!(progress.place().step, number, "{}", step.key);
                assert_eq!(progress.sandbox().state().player(), LEARNER, "{}", step.key);
                assert_eq!(progress.play(text.parse().unwrap()), Ok(true), "{}: {text}", step.key);
            }
            assert!(progress.place().step > number, "{} is not done by its moves", step.key);
        }
    }

    /// All six kinds of actions, a bonus in the middle of another batch, a Scroll taken and a Spell used.
    #[test]
    fn everything_is_shown_once() {
        let progress = go_through(|_, _| {});
        let events = progress.sandbox().events_between(0, progress.sandbox().len());
        for symbol in Symbol::ALL {
            let begins = |event: &Event| matches!(event, Event::BatchBegan { player: LEARNER, symbol: it, .. } if *it == symbol);
            assert!(events.iter().any(begins), "{symbol}");
        }
        for happens in [
            |event: &Event| matches!(event, Event::Completed { player: LEARNER, .. }),
            |event: &Event| matches!(event, Event::Stood { player: LEARNER, .. }),
            |event: &Event| matches!(event, Event::SpecialTaken { player: LEARNER, .. }),
            |event: &Event| matches!(event, Event::Shelved { player: LEARNER, bottom: false, .. }),
            |event: &Event| matches!(event, Event::Shelved { player: LEARNER, bottom: true, .. }),
            |event: &Event| matches!(event, Event::WandMoved { player: LEARNER, first: true, .. }),
            |event: &Event| matches!(event, Event::ScrollTaken { player: LEARNER, .. }),
            |event: &Event| matches!(event, Event::SpellUsed { player: LEARNER, .. }),
        ] {
            assert!(events.iter().any(happens));
        }
    }

    #[test]
    fn the_bonus_comes_in_the_middle_of_another_action() {
        let mut progress = Progress::new();
        while STEPS[progress.place().step].key != "learn-bonus" {
            progress.do_step();
        }
        assert_eq!(progress.play(progress.asked().unwrap()), Ok(true));
        let depth = progress.sandbox().state().table().stack.depth();
        assert_eq!(depth, 2, "the chip's batch lies on that of the tile");
    }

    /// At every step of the learner all else that is legal is refused, and changes nothing.
    #[test]
    fn other_moves_are_turned_away() {
        let mut progress = Progress::new();
        for step in STEPS {
            let mut legal = MoveList::new();
            if progress.sandbox().state().player() == LEARNER {
                progress.sandbox().state().legal(&mut legal);
            }
            let asked = progress.asked();
            for played in legal {
                if asked != Some(played) {
                    let before = progress.sandbox().len();
                    assert_eq!(progress.play(played), Ok(false), "{}: {played}", step.key);
                    assert_eq!(progress.sandbox().len(), before);
                }
            }
            progress.do_step();
        }
    }

    #[test]
    fn the_lesson_resumes_at_every_step_and_restarts_from_invalid_storage() {
        go_through(|step, progress| {
            let again = Progress::resume(&progress.stored());
            assert_eq!(again.place(), progress.place(), "{}", step.key);
            assert_eq!(again.sandbox().state(), progress.sandbox().state());
        });
        for moves in [vec!["fly"], vec!["tower t0", "tower t1"], vec!["end"]] {
            let stored = StoredProgress {
                moves: moves.into_iter().map(str::to_owned).collect(),
                read: 900,
                learned: true,
                game: None,
            };
            let progress = Progress::resume(&stored);
            assert_eq!((progress.sandbox().len(), progress.place().step), (0, 0));
        }
    }

    #[test]
    fn undo_goes_back_to_the_step_before() {
        let mut progress = Progress::new();
        let mut undone = 0;
        while !progress.is_finished() {
            let (place, state, back) = (progress.place(), *progress.sandbox().state(), progress.undoable());
            if back > 0 {
                progress.undo();
                assert_eq!(progress.undoable(), back - 1);
                assert!(progress.place().step <= place.step);
                progress.do_step();
                undone += 1;
                assert!(*progress.sandbox().state() == state || progress.place().step > place.step);
            }
            progress.do_step();
        }
        assert!(undone > 15, "{undone}");
    }

    #[test]
    fn what_is_highlighted_is_on_the_table() {
        for step in STEPS {
            if let Task::Read(codes) = step.task {
                codes
                    .iter()
                    .for_each(|code| assert!(HitTarget::parse(code).is_some(), "{}: {code}", step.key));
            }
        }
    }
}

//! How far somebody is in the lesson. No clicks: a step is done when the rules say that it happened.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Deal, Edition, Event, Game, Move, Options, Player, Refusal, Seed};

use super::steps::{SEED, STEPS};
use crate::game::Sandbox;

/// Who learns; the other seat is the rival's.
pub const LEARNER: Player = Player::new(0);

/// What a step asks for.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// Read, while targets with these codes are highlighted.
    Read(&'static [&'static str]),
    /// Play these moves, until what they are for has happened.
    Do {
        /// The moves as they are written.
        moves: &'static [&'static str],
        /// Whether it happened, by the events since the step began.
        done: fn(&[Event]) -> bool,
    },
    /// Look on while the rival plays these moves.
    Watch(&'static [&'static str]),
    /// Play whatever is legal, to the end of the turn.
    Free,
}

/// One thing that is taught.
#[derive(Clone, Copy, Debug)]
pub struct LessonStep {
    /// The message that tells it.
    pub key: &'static str,
    /// What to do.
    pub task: Task,
}

/// What is stored of the progress.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StoredProgress {
    /// All moves so far, as they are written.
    pub moves: Vec<String>,
    /// Steps before this one were read.
    pub read: usize,
    /// Whether the lesson was once gone through to its end.
    #[serde(default)]
    pub learned: bool,
}

/// The progress of somebody through the lesson.
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
    pub fn resume(kept: &StoredProgress) -> Progress {
        let mut progress = Progress { read: kept.read, ..Progress::new() };
        for text in &kept.moves {
            let offered = text.parse::<Move>().ok().filter(|played| progress.offers(*played));
            if offered.is_none_or(|played| progress.sandbox.play(played).is_err()) {
                return Progress::new();
            }
        }
        progress
    }

    /// What is to be stored.
    pub fn stored(&self, learned: bool) -> StoredProgress {
        let moves = self.sandbox.moves().map(|played| played.to_string()).collect();
        StoredProgress { moves, read: self.read, learned: learned || self.is_finished() }
    }

    /// The moves so far with what came of them.
    pub fn sandbox(&self) -> &Sandbox {
        &self.sandbox
    }

    /// Where it stands.
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
                Task::Free => (self.has_happened(first, moves, is_turn_over), moves),
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

    /// Whether there is nothing left to learn here.
    pub fn is_finished(&self) -> bool {
        self.place().step == STEPS.len()
    }

    /// The next move of a step whose moves are known, whoever makes it.
    fn next_move(&self) -> Option<Move> {
        let place = self.place();
        let moves = match STEPS.get(place.step)?.task {
            Task::Do { moves, .. } | Task::Watch(moves) => moves,
            Task::Read(_) | Task::Free => return None,
        };
        moves.get(self.sandbox.len() - place.first)?.parse().ok()
    }

    /// What the learner may play now; none means everything that is legal.
    pub fn only(&self) -> Option<Vec<Move>> {
        match STEPS.get(self.place().step).map(|step| step.task) {
            Some(Task::Free) => None,
            Some(Task::Do { .. }) => Some(self.next_move().into_iter().collect()),
            Some(Task::Read(_) | Task::Watch(_)) | None => Some(vec![]),
        }
    }

    fn offers(&self, played: Move) -> bool {
        match STEPS.get(self.place().step).map(|step| step.task) {
            Some(Task::Free) => self.sandbox.state().player() == LEARNER,
            _ => self.next_move() == Some(played),
        }
    }

    /// The move that the rival makes now.
    pub fn rivals_move(&self) -> Option<Move> {
        let watches = matches!(STEPS.get(self.place().step)?.task, Task::Watch(_));
        self.next_move().filter(|_| watches)
    }

    /// Plays a move if the lesson offers it; returns whether it did.
    pub fn play(&mut self, played: Move) -> Result<bool, Refusal> {
        if !self.offers(played) {
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

    /// Does for the learner what the step asks for: reads, plays its moves, or ends the turn.
    pub fn do_step(&mut self) {
        let step = self.place().step;
        self.read_on();
        while self.place().step == step {
            let moves_on = match STEPS.get(step).map(|step| step.task) {
                Some(Task::Free) => Some(Move::End),
                _ => self.next_move(),
            };
            if moves_on.is_none_or(|played| self.sandbox.play(played).is_err()) {
                return;
            }
        }
    }

    /// How many moves the learner can take back: those since the rival's last one.
    pub fn undoable(&self) -> usize {
        self.sandbox.last_run_of(LEARNER)
    }

    /// Takes the learner's last move back.
    pub fn undo(&mut self) {
        if self.undoable() > 0 {
            self.sandbox.undo_to(self.sandbox.len() - 1);
        }
    }
}

fn is_turn_over(told: &[Event]) -> bool {
    told.iter().any(|event| matches!(event, Event::TurnBegan { .. }))
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

    #[test]
    fn the_whole_lesson_can_be_played() {
        let progress = go_through(|_, _| {});
        assert!(progress.is_finished());
        assert_eq!(progress.sandbox().state().table().areas[LEARNER].turns, 4);
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
        let told = progress.sandbox().events_between(0, progress.sandbox().len());
        for symbol in Symbol::ALL {
            let begins = |event: &Event| matches!(event, Event::BatchBegan { player: LEARNER, symbol: it, .. } if *it == symbol);
            assert!(told.iter().any(begins), "{symbol}");
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
            assert!(told.iter().any(happens));
        }
    }

    #[test]
    fn the_bonus_comes_in_the_middle_of_another_action() {
        let mut depth = None;
        go_through(|step, progress| {
            if step.key == "learn-bonus" {
                depth = Some(progress.sandbox().state().table().stack.depth());
            }
        });
        assert_eq!(depth, Some(2), "the chip's batch lies on that of the tile");
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
            let only = progress.only();
            for played in legal {
                let offered = only.as_ref().is_none_or(|only| only.contains(&played));
                if !offered {
                    let before = progress.sandbox().len();
                    assert_eq!(progress.play(played), Ok(false), "{}: {played}", step.key);
                    assert_eq!(progress.sandbox().len(), before);
                }
            }
            progress.do_step();
        }
    }

    #[test]
    fn a_course_is_resumed_at_every_step_and_rubbish_begins_anew() {
        go_through(|step, progress| {
            let again = Progress::resume(&progress.stored(false));
            assert_eq!(again.place(), progress.place(), "{}", step.key);
            assert_eq!(again.sandbox().state(), progress.sandbox().state());
        });
        for moves in [vec!["fly"], vec!["tower t0", "tower t1"], vec!["end"]] {
            let kept = StoredProgress {
                moves: moves.into_iter().map(str::to_owned).collect(),
                read: 900,
                learned: true,
            };
            let progress = Progress::resume(&kept);
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
                assert!(
                    *progress.sandbox().state() == state
                        || progress.place().step > place.step
                        || matches!(STEPS[place.step].task, Task::Free)
                );
            }
            progress.do_step();
        }
        assert!(undone > 20, "{undone}");
    }

    #[test]
    fn what_is_lit_is_on_the_table() {
        for step in STEPS {
            if let Task::Read(codes) = step.task {
                codes
                    .iter()
                    .for_each(|code| assert!(HitTarget::parse(code).is_some(), "{}: {code}", step.key));
            }
        }
    }
}

//! How far somebody is in the lesson. No clicks: a step is done when the rules say that it happened.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Deal, Edition, Event, Move, Options, Player, Refusal, Seed, State};

use super::steps::{SEED, STEPS};
use crate::game::Line;

/// Who learns; the other seat is the rival's.
pub const LEARNER: Player = Player::new(0);

/// What a step asks for.
#[derive(Clone, Copy, Debug)]
pub enum Task {
    /// Read, while things with these codes are in light.
    Read(&'static [&'static str]),
    /// Play these moves, until what they are for has happened.
    Do {
        /// The moves as they are written.
        moves: &'static [&'static str],
        /// Whether it happened, by what the rules told since the step began.
        done: fn(&[Event]) -> bool,
    },
    /// Look on while the rival plays these moves.
    Watch(&'static [&'static str]),
    /// Play whatever is legal, to the end of the turn.
    Free,
}

/// One thing that is taught.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The message that tells it.
    pub key: &'static str,
    /// What to do.
    pub task: Task,
}

/// What is kept of a course.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// All moves so far, as they are written.
    pub moves: Vec<String>,
    /// Steps before this one were read.
    pub read: usize,
    /// Whether the lesson was once gone through to its end.
    #[serde(default)]
    pub learned: bool,
}

/// Somebody on the way through the lesson.
pub struct Course {
    line: Line,
    read: usize,
}

/// A place in the lesson: a step, and the number of moves before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The step; the number of steps at the end.
    pub step: usize,
    first: usize,
}

/// The fixed deal.
fn start() -> State {
    let (edition, options) = (Edition::classic(), Options::new(2));
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(SEED));
    State::new(edition, options, &deal).expect("a deal of the built-in edition")
}

impl Course {
    /// From the beginning.
    pub fn new() -> Course {
        Course { line: Line::new(start()), read: 0 }
    }

    /// From where it was left; from the beginning if what was kept is not a way through this lesson.
    pub fn resume(kept: &Progress) -> Course {
        let mut course = Course { read: kept.read, ..Course::new() };
        for text in &kept.moves {
            let offered = text.parse::<Move>().ok().filter(|played| course.offers(*played));
            if offered.is_none_or(|played| course.line.play(played).is_err()) {
                return Course::new();
            }
        }
        course
    }

    /// What is to be kept.
    pub fn progress(&self, learned: bool) -> Progress {
        let moves = self.line.moves().map(|played| played.to_string()).collect();
        Progress { moves, read: self.read, learned: learned || self.is_finished() }
    }

    /// The moves so far with what came of them.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Where it stands.
    pub fn place(&self) -> Place {
        let (mut first, moves) = (0, self.line.len());
        for (number, step) in STEPS.iter().enumerate() {
            let here = Place { step: number, first };
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
        Place { step: STEPS.len(), first }
    }

    fn has_happened(&self, first: usize, end: usize, done: fn(&[Event]) -> bool) -> bool {
        done(&self.line.events_between(first, end))
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
        moves.get(self.line.len() - place.first)?.parse().ok()
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
            Some(Task::Free) => self.line.state().player() == LEARNER,
            _ => self.next_move() == Some(played),
        }
    }

    /// The move that the rival makes now.
    pub fn rivals_move(&self) -> Option<Move> {
        let watches = matches!(STEPS.get(self.place().step)?.task, Task::Watch(_));
        self.next_move().filter(|_| watches)
    }

    /// Plays a move if the lesson offers it; tells whether it did.
    pub fn play(&mut self, played: Move) -> Result<bool, Refusal> {
        if !self.offers(played) {
            return Ok(false);
        }
        self.line.play(played).map(|()| true)
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
            if moves_on.is_none_or(|played| self.line.play(played).is_err()) {
                return;
            }
        }
    }

    /// How many moves the learner can take back: those since the rival's last one.
    pub fn undoable(&self) -> usize {
        self.line.last_run_of(LEARNER)
    }

    /// Takes the learner's last move back.
    pub fn undo(&mut self) {
        if self.undoable() > 0 {
            self.line.take_back_to(self.line.len() - 1);
        }
    }
}

fn is_turn_over(told: &[Event]) -> bool {
    told.iter().any(|event| matches!(event, Event::TurnBegan { .. }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Thing;
    use witchstone_rules::{MoveList, Symbol};

    /// Goes through the lesson with legal moves, step by step, and calls after each step.
    fn go_through(mut after: impl FnMut(&Step, &Course)) -> Course {
        let mut course = Course::new();
        for (number, step) in STEPS.iter().enumerate() {
            assert_eq!(course.place().step, number, "{}", step.key);
            course.do_step();
            after(step, &course);
        }
        course
    }

    #[test]
    fn the_whole_lesson_can_be_played() {
        let course = go_through(|_, _| {});
        assert!(course.is_finished());
        assert_eq!(course.line().state().table().areas[LEARNER].turns, 4);
    }

    /// A step is done by its last move and not before: else it would check nothing.
    #[test]
    fn no_step_is_done_too_early() {
        let mut course = Course::new();
        for (number, step) in STEPS.iter().enumerate() {
            let Task::Do { moves, done } = step.task else {
                course.do_step();
                continue;
            };
            assert!(!done(&[]), "{} is done before it begins", step.key);
            for text in moves {
                assert_eq!(course.place().step, number, "{}", step.key);
                assert_eq!(course.line().state().player(), LEARNER, "{}", step.key);
                assert_eq!(course.play(text.parse().unwrap()), Ok(true), "{}: {text}", step.key);
            }
            assert!(course.place().step > number, "{} is not done by its moves", step.key);
        }
    }

    /// All six kinds of actions, a bonus in the middle of another batch, a Scroll taken and a Spell used.
    #[test]
    fn everything_is_shown_once() {
        let course = go_through(|_, _| {});
        let told = course.line().events_between(0, course.line().len());
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
        go_through(|step, course| {
            if step.key == "learn-bonus" {
                depth = Some(course.line().state().table().stack.depth());
            }
        });
        assert_eq!(depth, Some(2), "the chip's batch lies on that of the tile");
    }

    /// At every step of the learner all else that is legal is refused, and changes nothing.
    #[test]
    fn other_moves_are_turned_away() {
        let mut course = Course::new();
        for step in STEPS {
            let mut legal = MoveList::new();
            if course.line().state().player() == LEARNER {
                course.line().state().legal(&mut legal);
            }
            let only = course.only();
            for played in legal {
                let offered = only.as_ref().is_none_or(|only| only.contains(&played));
                if !offered {
                    let before = course.line().len();
                    assert_eq!(course.play(played), Ok(false), "{}: {played}", step.key);
                    assert_eq!(course.line().len(), before);
                }
            }
            course.do_step();
        }
    }

    #[test]
    fn a_course_is_resumed_at_every_step_and_rubbish_begins_anew() {
        go_through(|step, course| {
            let again = Course::resume(&course.progress(false));
            assert_eq!(again.place(), course.place(), "{}", step.key);
            assert_eq!(again.line().state(), course.line().state());
        });
        for moves in [vec!["fly"], vec!["tower t0", "tower t1"], vec!["end"]] {
            let kept =
                Progress { moves: moves.into_iter().map(str::to_owned).collect(), read: 900, learned: true };
            let course = Course::resume(&kept);
            assert_eq!((course.line().len(), course.place().step), (0, 0));
        }
    }

    #[test]
    fn undo_goes_back_to_the_step_before() {
        let mut course = Course::new();
        let mut undone = 0;
        while !course.is_finished() {
            let (place, state, back) = (course.place(), *course.line().state(), course.undoable());
            if back > 0 {
                course.undo();
                assert_eq!(course.undoable(), back - 1);
                assert!(course.place().step <= place.step);
                course.do_step();
                undone += 1;
                assert!(
                    *course.line().state() == state
                        || course.place().step > place.step
                        || matches!(STEPS[place.step].task, Task::Free)
                );
            }
            course.do_step();
        }
        assert!(undone > 20, "{undone}");
    }

    #[test]
    fn what_is_lit_is_on_the_table() {
        for step in STEPS {
            if let Task::Read(codes) = step.task {
                codes.iter().for_each(|code| assert!(Thing::parse(code).is_some(), "{}: {code}", step.key));
            }
        }
    }
}

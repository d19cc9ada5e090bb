//! A puzzle on the table: the player tries a turn, tries again, asks for a hint or looks at the answer.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use witchstone_rules::{Edition, Game, Move, Player, State};
use witchstone_wire::Puzzle;

use super::calendar::{Day, today};
use super::solved::SolvedPuzzles;
use crate::game::{Command, HintPolicy, Notice, Sandbox, Session};
use crate::ui::Settings;

/// The shortest time for which a move of the answer is shown, in milliseconds, unless nothing moves at all.
const LEAST: u32 = 500;
/// How many hints there are: what it is about, the tile, the first move.
pub const HINTS: u8 = 3;

/// How an attempt ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The points that were made.
    pub made: u16,
    /// Whether they are enough.
    pub solved: bool,
    /// Whether it was the answer that was shown.
    pub shown: bool,
}

/// An attempt at a puzzle, as the signals of its page.
#[derive(Clone, Copy)]
pub struct Attempt {
    /// The game on the table.
    pub session: Session,
    /// The points made so far.
    pub made: RwSignal<u16>,
    /// Set when the turn is over.
    pub verdict: RwSignal<Option<Verdict>>,
    /// How many hints were given.
    pub hints: RwSignal<u8>,
    /// What was solved on this device.
    pub solved_puzzles: RwSignal<SolvedPuzzles>,
    controller: StoredValue<Option<Rc<AttemptController>>, LocalStorage>,
}

impl Attempt {
    /// Restarts the turn.
    pub fn restart(self) {
        self.with(AttemptController::restart);
    }

    /// Plays the answer.
    pub fn show(self) {
        self.with(AttemptController::show);
    }

    /// Shows one more hint.
    pub fn hint(self) {
        self.hints.update(|given| *given = (*given + 1).min(HINTS));
    }

    fn with(self, what: impl FnOnce(&Rc<AttemptController>)) {
        if let Some(controller) = self.controller.get_value() {
            what(&controller);
        }
    }
}

/// The game up to the position of a puzzle; none if a move is not legal.
fn game(puzzle: &Puzzle) -> Option<Game> {
    Game::replay(Edition::classic(), &puzzle.game.record).ok()
}

/// The puzzle with this number, from 1 on, out of the file.
pub fn read(file: &str, number: usize) -> Option<Puzzle> {
    let line = lines(file).nth(number.checked_sub(1)?)?;
    Puzzle::from_json(line, Edition::classic()).ok()
}

/// How many puzzles there are in the file.
pub fn count(file: &str) -> usize {
    lines(file).count()
}

fn lines(file: &str) -> impl Iterator<Item = &str> {
    file.lines().filter(|line| !line.is_empty())
}

/// The turn that is played from the position of a puzzle.
struct PuzzleTurn {
    puzzle: Puzzle,
    sandbox: Sandbox,
    player: Player,
}

impl PuzzleTurn {
    fn new(puzzle: Puzzle) -> Option<PuzzleTurn> {
        let sandbox = Sandbox::new(game(&puzzle)?);
        Some(PuzzleTurn { player: sandbox.state().player(), sandbox, puzzle })
    }

    /// The points that the player would have more than before if the game ended now.
    fn made(&self) -> u16 {
        let total = |state: &State| state.scores()[self.player].total();
        total(self.sandbox.state()).saturating_sub(total(self.sandbox.start()))
    }

    fn is_over(&self) -> bool {
        let turns = |state: &State| state.table().areas[self.player].turns;
        turns(self.sandbox.state()) > turns(self.sandbox.start())
    }

    fn verdict(&self, shown: bool) -> Option<Verdict> {
        let made = self.made();
        self.is_over().then_some(Verdict { made, solved: made >= self.puzzle.target, shown })
    }
}

struct AttemptController {
    puzzle_turn: RefCell<PuzzleTurn>,
    /// The day whose puzzle this is, if it is today's.
    day: Option<Day>,
    /// Whether the answer is being played.
    shows: Cell<bool>,
    attempt: Attempt,
    settings: RwSignal<Settings>,
}

/// Opens a puzzle; `day` is today if it is today's.
pub fn open(
    puzzle: Puzzle,
    day: Option<Day>,
    names: Vec<String>,
    settings: RwSignal<Settings>,
) -> Option<Attempt> {
    let puzzle_turn = PuzzleTurn::new(puzzle)?;
    // Held by the page: pending timers end with it.
    let holder = StoredValue::new_local(None::<Rc<AttemptController>>);
    let act = Callback::new(move |act| {
        if let Some(controller) = holder.get_value() {
            controller.act(act);
        }
    });
    let mut names = names;
    names.rotate_right(puzzle_turn.player.index());
    let session = Session::new(puzzle_turn.sandbox.state().view(Some(puzzle_turn.player)), names, act);
    // This page has its own hints.
    session.hints.policy.set(HintPolicy::Watching);
    let attempt = Attempt {
        session,
        made: RwSignal::new(0),
        verdict: RwSignal::new(None),
        hints: RwSignal::new(0),
        solved_puzzles: RwSignal::new(SolvedPuzzles::load()),
        controller: holder,
    };
    let controller = Rc::new(AttemptController {
        puzzle_turn: RefCell::new(puzzle_turn),
        day,
        shows: Cell::new(false),
        attempt,
        settings,
    });
    holder.set_value(Some(Rc::clone(&controller)));
    controller.publish();
    Some(attempt)
}

impl AttemptController {
    fn act(self: &Rc<Self>, act: Command) {
        self.attempt.session.notice.set(None);
        match act {
            Command::Play(sequence) if !self.shows.get() => {
                sequence.moves().for_each(|played| self.play(played))
            }
            Command::Undo(moves) if !self.shows.get() => self.undo(moves),
            Command::Play(_)
            | Command::EndTurn(_)
            | Command::Undo(_)
            | Command::Redo(_)
            | Command::Reveal => {}
        }
    }

    fn play(self: &Rc<Self>, played: Move) {
        if self.puzzle_turn.borrow().is_over() {
            return;
        }
        let refused = self.puzzle_turn.borrow_mut().sandbox.play(played).err();
        if let Some(refusal) = refused {
            return self.attempt.session.notice.set(Some(Notice::Refused(refusal)));
        }
        self.publish();
        self.store_if_solved();
    }

    /// Undoes moves; a turn that is over can only be restarted.
    fn undo(&self, moves: usize) {
        {
            let mut puzzle_turn = self.puzzle_turn.borrow_mut();
            let left = puzzle_turn.sandbox.len().saturating_sub(moves);
            if !puzzle_turn.is_over() {
                puzzle_turn.sandbox.undo_to(left);
            }
        }
        self.publish();
    }

    fn restart(self: &Rc<Self>) {
        self.shows.set(false);
        self.puzzle_turn.borrow_mut().sandbox.undo_to(0);
        self.publish();
    }

    fn show(self: &Rc<Self>) {
        let name = self.puzzle_turn.borrow().puzzle.name.clone();
        self.update_solved(|solved_puzzles| solved_puzzles.note_shown(&name));
        self.restart();
        self.shows.set(true);
        self.publish();
        self.show_next();
    }

    /// Plays the answer move by move, as fast as rivals' moves are shown.
    fn show_next(self: &Rc<Self>) {
        let pace = self.settings.with_untracked(|settings| settings.speed.milliseconds());
        let pace = if pace == 0 { 0 } else { pace.max(LEAST) };
        let (controller, moves) = (Rc::downgrade(self), self.puzzle_turn.borrow().sandbox.len());
        let task = move || {
            // The page may have been closed, or the turn restarted, in the meantime.
            let Some(controller) = controller.upgrade().filter(|it| it.shows.get()) else {
                return;
            };
            let next = controller.puzzle_turn.borrow().puzzle.turn.get(moves).copied();
            let here = controller.puzzle_turn.borrow().sandbox.len() == moves;
            if let Some(played) = next.filter(|_| here) {
                controller.play(played);
                controller.show_next();
            }
        };
        set_timeout_with_handle(task, Duration::from_millis(pace.into())).ok();
    }

    /// Stores a solved puzzle.
    fn store_if_solved(&self) {
        let puzzle_turn = self.puzzle_turn.borrow();
        if puzzle_turn.verdict(self.shows.get()).is_some_and(|verdict| verdict.solved && !verdict.shown) {
            // The day may have changed since the attempt began.
            let day = self.day.filter(|day| *day == today());
            self.update_solved(|solved_puzzles| solved_puzzles.note_solved(&puzzle_turn.puzzle.name, day));
        }
    }

    /// Reads the list again first: other tabs may have changed it.
    fn update_solved(&self, how: impl FnOnce(&mut SolvedPuzzles)) {
        let mut solved_puzzles = SolvedPuzzles::load();
        how(&mut solved_puzzles);
        if !solved_puzzles.store() {
            self.attempt.session.notice.set(Some(Notice::Text("notice-not-saved")));
        }
        self.attempt.solved_puzzles.set(solved_puzzles);
    }

    /// Updates the signals of the page.
    fn publish(&self) {
        let (puzzle_turn, session) = (self.puzzle_turn.borrow(), self.attempt.session);
        let closed = self.shows.get() || puzzle_turn.is_over();
        session.only.set(closed.then(Vec::new));
        session.plies.set(puzzle_turn.sandbox.plies(Some(puzzle_turn.player)));
        session.live.set(puzzle_turn.sandbox.state().view(Some(puzzle_turn.player)));
        session.undoable.set((if closed { 0 } else { puzzle_turn.sandbox.len() }, 0));
        self.attempt.made.set(puzzle_turn.made());
        self.attempt.verdict.set(puzzle_turn.verdict(self.shows.get()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::Path;

    /// All puzzles, as the client gets them.
    fn file() -> String {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/puzzles");
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.retain(|path| path.extension().is_some_and(|ending| ending == "jsonl"));
        files.sort();
        files.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
    }

    #[test]
    fn every_answer_solves_its_puzzle() {
        let file = file();
        let all = count(&file);
        assert!(all >= 40, "{all}");
        for number in 1..=all {
            let puzzle = read(&file, number).unwrap_or_else(|| panic!("puzzle {number}"));
            let (turn, target) = (puzzle.turn.clone(), puzzle.target);
            let mut puzzle_turn = PuzzleTurn::new(puzzle).unwrap();
            for played in turn {
                assert_eq!(puzzle_turn.verdict(false), None, "puzzle {number} is over too early");
                puzzle_turn.sandbox.play(played).unwrap();
            }
            let verdict = puzzle_turn.verdict(false);
            assert_eq!(
                verdict,
                Some(Verdict { made: target, solved: true, shown: false }),
                "puzzle {number}"
            );
        }
    }

    #[test]
    fn a_number_that_there_is_no_puzzle_for_is_none() {
        let file = file();
        assert!(read(&file, 0).is_none());
        assert!(read(&file, count(&file) + 1).is_none());
        assert_eq!(count(""), 0);
        assert!(read("{}\n", 1).is_none());
    }
}

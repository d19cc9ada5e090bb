//! A puzzle on the table: the player tries a turn, tries again, asks for a hint or looks at the answer.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use witchstone_rules::{Edition, Game, Move, Player, State};
use witchstone_wire::Puzzle;

use super::calendar::{Day, today};
use super::score::Score;
use crate::game::{Command, HintPolicy, Notice, Sandbox, Session};
use crate::ui::Settings;

/// The shortest time for which a move of the answer is shown, in milliseconds, unless nothing moves at all.
const LEAST: u32 = 500;
/// How many hints there are: what it is about, the tile, the first move.
pub const HINTS: u8 = 3;

/// How a try ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The points that were made.
    pub made: u16,
    /// Whether they are enough.
    pub solved: bool,
    /// Whether it was the answer that was shown.
    pub shown: bool,
}

/// A puzzle as a page shows it.
#[derive(Clone, Copy)]
pub struct Trial {
    /// The game on the table.
    pub session: Session,
    /// The points made so far.
    pub made: RwSignal<u16>,
    /// Set when the turn is over.
    pub verdict: RwSignal<Option<Verdict>>,
    /// How many hints were given.
    pub hints: RwSignal<u8>,
    /// What was solved on this device.
    pub score: RwSignal<Score>,
    runner: StoredValue<Option<Rc<Runner>>, LocalStorage>,
}

impl Trial {
    /// Begins the turn once more.
    pub fn again(self) {
        self.with(Runner::again);
    }

    /// Plays the answer.
    pub fn show(self) {
        self.with(Runner::show);
    }

    /// Gives one hint more.
    pub fn hint(self) {
        self.hints.update(|given| *given = (*given + 1).min(HINTS));
    }

    fn with(self, what: impl FnOnce(&Rc<Runner>)) {
        if let Some(runner) = self.runner.get_value() {
            what(&runner);
        }
    }
}

/// The game up to the position of a puzzle; none if its moves are not legal.
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

/// A turn from the position of a puzzle on.
struct Attempt {
    puzzle: Puzzle,
    sandbox: Sandbox,
    player: Player,
}

impl Attempt {
    fn new(puzzle: Puzzle) -> Option<Attempt> {
        let sandbox = Sandbox::new(game(&puzzle)?);
        Some(Attempt { player: sandbox.state().player(), sandbox, puzzle })
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

struct Runner {
    attempt: RefCell<Attempt>,
    /// The day whose puzzle this is, if it is today's.
    day: Option<Day>,
    /// Whether the answer is being played.
    shows: Cell<bool>,
    trial: Trial,
    settings: RwSignal<Settings>,
}

/// Opens a puzzle; `day` is today if it is today's.
pub fn open(
    puzzle: Puzzle,
    day: Option<Day>,
    names: Vec<String>,
    settings: RwSignal<Settings>,
) -> Option<Trial> {
    let attempt = Attempt::new(puzzle)?;
    // Held by the page: what is still to come ends with it.
    let holder = StoredValue::new_local(None::<Rc<Runner>>);
    let act = Callback::new(move |act| {
        if let Some(runner) = holder.get_value() {
            runner.act(act);
        }
    });
    let mut names = names;
    names.rotate_right(attempt.player.index());
    let session = Session::new(attempt.sandbox.state().view(Some(attempt.player)), names, act);
    // The page has hints of its own.
    session.hints.policy.set(HintPolicy::Watching);
    let trial = Trial {
        session,
        made: RwSignal::new(0),
        verdict: RwSignal::new(None),
        hints: RwSignal::new(0),
        score: RwSignal::new(Score::load()),
        runner: holder,
    };
    let runner =
        Rc::new(Runner { attempt: RefCell::new(attempt), day, shows: Cell::new(false), trial, settings });
    holder.set_value(Some(Rc::clone(&runner)));
    runner.publish();
    Some(trial)
}

impl Runner {
    fn act(self: &Rc<Self>, act: Command) {
        self.trial.session.notice.set(None);
        match act {
            Command::Play(played) if !self.shows.get() => self.play(played),
            Command::Undo if !self.shows.get() => self.take_back(1),
            Command::Play(_) | Command::Undo | Command::Redo | Command::Reveal => {}
        }
    }

    fn play(self: &Rc<Self>, played: Move) {
        if self.attempt.borrow().is_over() {
            return;
        }
        let refused = self.attempt.borrow_mut().sandbox.play(played).err();
        if let Some(refusal) = refused {
            return self.trial.session.notice.set(Some(Notice::Refused(refusal)));
        }
        self.publish();
        self.note();
    }

    /// Takes moves back; a turn that is over is not taken back but begun once more.
    fn take_back(&self, moves: usize) {
        {
            let mut attempt = self.attempt.borrow_mut();
            let left = attempt.sandbox.len().saturating_sub(moves);
            if !attempt.is_over() {
                attempt.sandbox.undo_to(left);
            }
        }
        self.publish();
    }

    fn again(self: &Rc<Self>) {
        self.shows.set(false);
        self.attempt.borrow_mut().sandbox.undo_to(0);
        self.publish();
    }

    fn show(self: &Rc<Self>) {
        let name = self.attempt.borrow().puzzle.name.clone();
        self.change_score(|score| score.note_shown(&name));
        self.again();
        self.shows.set(true);
        self.publish();
        self.show_next();
    }

    /// Plays the answer move by move, as fast as rivals' moves are shown.
    fn show_next(self: &Rc<Self>) {
        let pace = self.settings.with_untracked(|settings| settings.speed.milliseconds());
        let pace = if pace == 0 { 0 } else { pace.max(LEAST) };
        let (runner, moves) = (Rc::downgrade(self), self.attempt.borrow().sandbox.len());
        let task = move || {
            // The page may have been left, or the player begun once more, in the meantime.
            let Some(runner) = runner.upgrade().filter(|it| it.shows.get()) else {
                return;
            };
            let next = runner.attempt.borrow().puzzle.turn.get(moves).copied();
            let here = runner.attempt.borrow().sandbox.len() == moves;
            if let Some(played) = next.filter(|_| here) {
                runner.play(played);
                runner.show_next();
            }
        };
        set_timeout_with_handle(task, Duration::from_millis(pace.into())).ok();
    }

    /// Notes a solved puzzle.
    fn note(&self) {
        let attempt = self.attempt.borrow();
        if attempt.verdict(self.shows.get()).is_some_and(|verdict| verdict.solved && !verdict.shown) {
            // Whoever began before midnight solves today's only if it still is.
            let day = self.day.filter(|day| *day == today());
            self.change_score(|score| score.note_solved(&attempt.puzzle.name, day));
        }
    }

    /// What other pages of this browser noted in the meantime is kept.
    fn change_score(&self, how: impl FnOnce(&mut Score)) {
        let mut score = Score::load();
        how(&mut score);
        if !score.keep() {
            self.trial.session.notice.set(Some(Notice::Text("notice-not-kept")));
        }
        self.trial.score.set(score);
    }

    /// Tells the page where the try stands.
    fn publish(&self) {
        let (attempt, session) = (self.attempt.borrow(), self.trial.session);
        let closed = self.shows.get() || attempt.is_over();
        session.only.set(closed.then(Vec::new));
        session.plies.set(attempt.sandbox.plies(Some(attempt.player)));
        session.live.set(attempt.sandbox.state().view(Some(attempt.player)));
        session.undoable.set((if closed { 0 } else { attempt.sandbox.len() }, 0));
        self.trial.made.set(attempt.made());
        self.trial.verdict.set(attempt.verdict(self.shows.get()));
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
            let mut attempt = Attempt::new(puzzle).unwrap();
            for played in turn {
                assert_eq!(attempt.verdict(false), None, "puzzle {number} is over too early");
                attempt.sandbox.play(played).unwrap();
            }
            let verdict = attempt.verdict(false);
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

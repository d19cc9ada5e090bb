//! The lesson in a page: the learner's moves, the rival's, and storage.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use witchstone_ai::Level;
use witchstone_rules::{Edition, Move, Phase};

use super::progress::{LEARNER, Progress, StoredProgress, Task};
use super::steps::STEPS;
use crate::game::{Command, HintPolicy, Notice, SavedGame, SeatedPlayer, Session};
use crate::table::HitTarget;
use crate::ui::{Route, Settings, storage};

const STORAGE_KEY: &str = "witchstone/learn";
/// The level of the rival in the game that continues the lesson.
const RIVAL_LEVEL: Level = Level::Apprentice;

fn stored_progress() -> StoredProgress {
    let read = storage::read(STORAGE_KEY).and_then(|text| serde_json::from_str(&text).ok());
    read.unwrap_or_default()
}

/// Whether the lesson was completed on this device.
pub fn has_learned() -> bool {
    stored_progress().learned
}

/// Whether it was started and not completed.
pub fn is_begun() -> bool {
    let progress = Progress::resume(&stored_progress());
    progress.place().step > 0 && !progress.is_finished()
}

/// The lesson as a page shows it.
#[derive(Clone, Copy)]
pub struct Lesson {
    /// The game on the table.
    pub session: Session,
    /// The step that is taught now; the number of steps at the end.
    pub step: RwSignal<usize>,
    /// The turn that it belongs to, from 1 on; 0 before the first.
    pub turn: RwSignal<u8>,
    controller: StoredValue<Option<Rc<LessonController>>, LocalStorage>,
}

impl Lesson {
    /// The step was read.
    pub fn next(self) {
        self.with(|controller| controller.change(Progress::read_on));
    }

    /// Does the step for the learner.
    pub fn show(self) {
        self.with(|controller| controller.change(Progress::do_step));
    }

    /// Back to the beginning.
    pub fn again(self) {
        self.with(|controller| {
            controller.game.replace(None);
            controller.change(|progress| *progress = Progress::new());
        });
    }

    /// Continues with this very game against the computer.
    pub fn play_on(self) {
        self.with(|controller| controller.play_on());
    }

    fn with(self, what: impl FnOnce(&Rc<LessonController>)) {
        if let Some(controller) = self.controller.get_value() {
            what(&controller);
        }
    }
}

struct LessonController {
    progress: RefCell<Progress>,
    learned: Cell<bool>,
    /// The name of the game that continues the lesson.
    game: RefCell<Option<String>>,
    lesson: Lesson,
    settings: RwSignal<Settings>,
}

/// Opens the lesson where it was left.
pub fn open(names: Vec<String>, settings: RwSignal<Settings>) -> Lesson {
    let stored = stored_progress();
    let progress = Progress::resume(&stored);
    // Held by the page: pending timers end with it.
    let holder = StoredValue::new_local(None::<Rc<LessonController>>);
    let act = Callback::new(move |act| {
        if let Some(controller) = holder.get_value() {
            controller.act(act);
        }
    });
    let session = Session::new(progress.sandbox().state().view(Some(LEARNER)), names, act);
    // The lesson itself says what to do.
    session.hints.policy.set(HintPolicy::Watching);
    let lesson = Lesson { session, step: RwSignal::new(0), turn: RwSignal::new(0), controller: holder };
    let controller = Rc::new(LessonController {
        progress: RefCell::new(progress),
        learned: Cell::new(stored.learned),
        game: RefCell::new(stored.game),
        lesson,
        settings,
    });
    holder.set_value(Some(Rc::clone(&controller)));
    controller.publish();
    lesson
}

impl LessonController {
    fn act(self: &Rc<Self>, act: Command) {
        let session = self.lesson.session;
        session.notice.set(None);
        match act {
            Command::Play(sequence) => sequence.moves().for_each(|played| self.play(played)),
            Command::Undo(_) => self.change(Progress::undo),
            Command::EndTurn(_) | Command::Redo(_) | Command::Reveal => {}
        }
    }

    fn play(self: &Rc<Self>, played: Move) {
        let done = self.progress.borrow_mut().play(played);
        match done {
            Ok(true) => self.after_change(),
            Ok(false) => self.lesson.session.notice.set(Some(Notice::Text("learn-not-now"))),
            Err(refusal) => self.lesson.session.notice.set(Some(Notice::Refused(refusal))),
        }
    }

    fn change(self: &Rc<Self>, how: impl FnOnce(&mut Progress)) {
        self.lesson.session.notice.set(None);
        how(&mut self.progress.borrow_mut());
        self.after_change();
    }

    fn after_change(self: &Rc<Self>) {
        self.store();
        self.publish();
    }

    fn store(&self) {
        let progress = self.progress.borrow().stored();
        self.learned.set(self.learned.get() || progress.learned);
        let (learned, game) = (self.learned.get(), self.game.borrow().clone());
        let progress = StoredProgress { learned, game, ..progress };
        let stored = serde_json::to_string(&progress).is_ok_and(|text| storage::write(STORAGE_KEY, &text));
        if !stored {
            self.lesson.session.notice.set(Some(Notice::Text("notice-not-saved")));
        }
    }

    /// Updates the signals of the page, and lets the rival play.
    fn publish(self: &Rc<Self>) {
        let (progress, Lesson { session, step, turn, .. }) = (self.progress.borrow(), self.lesson);
        let place = progress.place();
        let state = progress.sandbox().state();
        let asked = progress.asked();
        session.only.set(Some(asked.into_iter().collect()));
        let view = state.view(Some(LEARNER));
        let goal = asked.map(|played| HitTarget::of_move(&view, played)).unwrap_or_default();
        session.pinned_highlight.set([lights(place.step), goal].concat());
        session.plies.set(progress.sandbox().plies(Some(LEARNER)));
        session.live.set(view);
        session.undoable.set((progress.undoable(), 0));
        step.set(place.step);
        turn.set(turn_of(&progress));
        let rivals = progress.rivals_move();
        session.thinking.set(rivals.map(|_| state.player()));
        if let Some(played) = rivals {
            self.show(played, progress.sandbox().len());
        }
    }

    /// Opens the game that continues the lesson; it begins where the lesson ends.
    fn play_on(&self) {
        let known = self.game.borrow().clone().filter(|name| SavedGame::load(name).is_some());
        let name = known.unwrap_or_else(|| {
            let names = self.lesson.session.names.get_untracked();
            let seats = names.into_iter().enumerate().map(|(at, name)| match at == LEARNER.index() {
                true => SeatedPlayer::person(name),
                false => SeatedPlayer::bot(name, RIVAL_LEVEL),
            });
            let record = self.progress.borrow().sandbox().record().clone();
            let game = SavedGame::continuing(seats.collect(), record, Edition::classic());
            game.store();
            game.name
        });
        self.game.replace(Some(name.clone()));
        self.store();
        Route::Local(name).open();
    }

    /// Shows the rival's move after the pause that is set.
    fn show(self: &Rc<Self>, played: Move, moves: usize) {
        let hurries = self.lesson.session.fast_forward.get_untracked();
        let pace = self.settings.with_untracked(|settings| settings.speed.milliseconds());
        let controller = Rc::downgrade(self);
        let task = move || {
            // The page may have been closed, or the lesson restarted, in the meantime.
            if let Some(controller) =
                controller.upgrade().filter(|it| it.progress.borrow().sandbox().len() == moves)
            {
                controller.play(played);
            }
        };
        let wait = if hurries { 0 } else { pace };
        set_timeout_with_handle(task, Duration::from_millis(wait.into())).ok();
    }
}

/// What a step highlights.
fn lights(step: usize) -> Vec<HitTarget> {
    match STEPS.get(step).map(|step| step.task) {
        Some(Task::Read(codes)) => codes.iter().filter_map(|code| HitTarget::parse(code)).collect(),
        _ => vec![],
    }
}

/// The turn that is taught: a rival's moves belong to the learner's turn before.
fn turn_of(progress: &Progress) -> u8 {
    let table = progress.sandbox().state().table();
    if matches!(table.phase, Phase::Towers | Phase::TowerBonus) {
        return 0;
    }
    table.areas[LEARNER].turns + u8::from(table.player == LEARNER)
}

//! The lesson in a page: the learner's moves, the rival's, and storage.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use witchstone_rules::{Move, Phase};

use super::progress::{LEARNER, Progress, StoredProgress, Task};
use super::steps::STEPS;
use crate::game::{Command, HintPolicy, Notice, Session};
use crate::table::HitTarget;
use crate::ui::{Settings, storage};

const STORAGE_KEY: &str = "witchstone/learn";

fn stored_progress() -> StoredProgress {
    let read = storage::read(STORAGE_KEY).and_then(|text| serde_json::from_str(&text).ok());
    read.unwrap_or_default()
}

/// Whether somebody went through the lesson on this device.
pub fn has_learned() -> bool {
    stored_progress().learned
}

/// Whether somebody began it and did not finish.
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
    teacher: StoredValue<Option<Rc<Teacher>>, LocalStorage>,
}

impl Lesson {
    /// The step was read.
    pub fn next(self) {
        self.with(|teacher| teacher.change(Progress::read_on));
    }

    /// The step is done for the learner.
    pub fn show(self) {
        self.with(|teacher| teacher.change(Progress::do_step));
    }

    /// Back to the beginning.
    pub fn again(self) {
        self.with(|teacher| teacher.change(|progress| *progress = Progress::new()));
    }

    fn with(self, what: impl FnOnce(&Rc<Teacher>)) {
        if let Some(teacher) = self.teacher.get_value() {
            what(&teacher);
        }
    }
}

struct Teacher {
    progress: RefCell<Progress>,
    learned: Cell<bool>,
    lesson: Lesson,
    settings: RwSignal<Settings>,
}

/// Opens the lesson where it was left.
pub fn open(names: Vec<String>, settings: RwSignal<Settings>) -> Lesson {
    let stored = stored_progress();
    let progress = Progress::resume(&stored);
    // Held by the page: what is still to come ends with it.
    let holder = StoredValue::new_local(None::<Rc<Teacher>>);
    let act = Callback::new(move |act| {
        if let Some(teacher) = holder.get_value() {
            teacher.act(act);
        }
    });
    let session = Session::new(progress.sandbox().state().view(Some(LEARNER)), names, act);
    // The lesson says itself what to do.
    session.hints.policy.set(HintPolicy::Watching);
    let lesson = Lesson { session, step: RwSignal::new(0), turn: RwSignal::new(0), teacher: holder };
    let learned = Cell::new(stored.learned);
    let teacher = Rc::new(Teacher { progress: RefCell::new(progress), learned, lesson, settings });
    holder.set_value(Some(Rc::clone(&teacher)));
    teacher.publish();
    lesson
}

impl Teacher {
    fn act(self: &Rc<Self>, act: Command) {
        let session = self.lesson.session;
        session.notice.set(None);
        match act {
            Command::Play(played) => self.play(played),
            Command::Undo => self.change(Progress::undo),
            Command::Redo | Command::Reveal => {}
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
        self.keep();
        self.publish();
    }

    fn keep(&self) {
        let progress = self.progress.borrow().stored(self.learned.get());
        self.learned.set(progress.learned);
        let kept = serde_json::to_string(&progress).is_ok_and(|text| storage::write(STORAGE_KEY, &text));
        if !kept {
            self.lesson.session.notice.set(Some(Notice::Text("notice-not-kept")));
        }
    }

    /// Tells the page where the progress stands, and lets the rival play.
    fn publish(self: &Rc<Self>) {
        let (progress, Lesson { session, step, turn, .. }) = (self.progress.borrow(), self.lesson);
        let place = progress.place();
        let state = progress.sandbox().state();
        session.only.set(progress.only());
        session.pinned_highlight.set(lights(place.step));
        session.plies.set(progress.sandbox().plies(Some(LEARNER)));
        session.live.set(state.view(Some(LEARNER)));
        session.undoable.set((progress.undoable(), 0));
        step.set(place.step);
        turn.set(turn_of(&progress));
        let rivals = progress.rivals_move();
        session.thinking.set(rivals.map(|_| state.player()));
        if let Some(played) = rivals {
            self.show(played, progress.sandbox().len());
        }
    }

    /// Shows the rival's move when the eye has followed the one before.
    fn show(self: &Rc<Self>, played: Move, moves: usize) {
        let hurries = self.lesson.session.fast_forward.get_untracked();
        let pace = self.settings.with_untracked(|settings| settings.speed.milliseconds());
        let teacher = Rc::downgrade(self);
        let task = move || {
            // The page may have been left, or the progress begun anew, in the meantime.
            if let Some(teacher) =
                teacher.upgrade().filter(|it| it.progress.borrow().sandbox().len() == moves)
            {
                teacher.play(played);
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

//! A course in a page: the learner's moves, the rival's, and what is kept of it.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use witchstone_rules::{Move, Phase};

use super::progress::{Course, LEARNER, Progress, Task};
use super::steps::STEPS;
use crate::game::{Act, Allowed, Notice, Session};
use crate::table::Thing;
use crate::ui::{Settings, storage};

const KEPT: &str = "witchstone/learn";

fn kept() -> Progress {
    let read = storage::read(KEPT).and_then(|text| serde_json::from_str(&text).ok());
    read.unwrap_or_default()
}

/// Whether somebody went through the lesson on this device.
pub fn has_learned() -> bool {
    kept().learned
}

/// Whether somebody is on the way through it.
pub fn is_begun() -> bool {
    let course = Course::resume(&kept());
    course.place().step > 0 && !course.is_finished()
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
        self.with(|teacher| teacher.change(Course::read_on));
    }

    /// The step is done for the learner.
    pub fn show(self) {
        self.with(|teacher| teacher.change(Course::do_step));
    }

    /// Back to the beginning.
    pub fn again(self) {
        self.with(|teacher| teacher.change(|course| *course = Course::new()));
    }

    fn with(self, what: impl FnOnce(&Rc<Teacher>)) {
        if let Some(teacher) = self.teacher.get_value() {
            what(&teacher);
        }
    }
}

struct Teacher {
    course: RefCell<Course>,
    learned: Cell<bool>,
    lesson: Lesson,
    settings: RwSignal<Settings>,
}

/// Opens the lesson where it was left.
pub fn open(names: Vec<String>, settings: RwSignal<Settings>) -> Lesson {
    let progress = kept();
    let course = Course::resume(&progress);
    // Held by the page: what is still to come ends with it.
    let holder = StoredValue::new_local(None::<Rc<Teacher>>);
    let act = Callback::new(move |act| {
        if let Some(teacher) = holder.get_value() {
            teacher.act(act);
        }
    });
    let session = Session::new(course.line().state().view(Some(LEARNER)), names, act);
    // The lesson says itself what to do.
    session.hints.allowed.set(Allowed::Watching);
    let lesson = Lesson { session, step: RwSignal::new(0), turn: RwSignal::new(0), teacher: holder };
    let learned = Cell::new(progress.learned);
    let teacher = Rc::new(Teacher { course: RefCell::new(course), learned, lesson, settings });
    holder.set_value(Some(Rc::clone(&teacher)));
    teacher.publish();
    lesson
}

impl Teacher {
    fn act(self: &Rc<Self>, act: Act) {
        let session = self.lesson.session;
        session.notice.set(None);
        match act {
            Act::Play(played) => self.play(played),
            Act::Undo => self.change(Course::undo),
            Act::Redo | Act::Lift => {}
        }
    }

    fn play(self: &Rc<Self>, played: Move) {
        let done = self.course.borrow_mut().play(played);
        match done {
            Ok(true) => self.after_change(),
            Ok(false) => self.lesson.session.notice.set(Some(Notice::Text("learn-not-now"))),
            Err(refusal) => self.lesson.session.notice.set(Some(Notice::Refused(refusal))),
        }
    }

    fn change(self: &Rc<Self>, how: impl FnOnce(&mut Course)) {
        self.lesson.session.notice.set(None);
        how(&mut self.course.borrow_mut());
        self.after_change();
    }

    fn after_change(self: &Rc<Self>) {
        self.keep();
        self.publish();
    }

    fn keep(&self) {
        let progress = self.course.borrow().progress(self.learned.get());
        self.learned.set(progress.learned);
        let kept = serde_json::to_string(&progress).is_ok_and(|text| storage::write(KEPT, &text));
        if !kept {
            self.lesson.session.notice.set(Some(Notice::Text("notice-not-kept")));
        }
    }

    /// Tells the page where the course stands, and lets the rival play.
    fn publish(self: &Rc<Self>) {
        let (course, Lesson { session, step, turn, .. }) = (self.course.borrow(), self.lesson);
        let place = course.place();
        let state = course.line().state();
        session.only.set(course.only());
        session.beacon.set(lights(place.step));
        session.plies.set(course.line().plies(Some(LEARNER)));
        session.live.set(state.view(Some(LEARNER)));
        session.undoable.set((course.undoable(), 0));
        step.set(place.step);
        turn.set(turn_of(&course));
        let rivals = course.rivals_move();
        session.thinking.set(rivals.map(|_| state.player()));
        if let Some(played) = rivals {
            self.show(played, course.line().len());
        }
    }

    /// Shows the rival's move when the eye has followed the one before.
    fn show(self: &Rc<Self>, played: Move, moves: usize) {
        let hurries = self.lesson.session.hurry.get_untracked();
        let pace = self.settings.with_untracked(|settings| settings.speed.milliseconds());
        let teacher = Rc::downgrade(self);
        let task = move || {
            // The page may have been left, or the course begun anew, in the meantime.
            if let Some(teacher) = teacher.upgrade().filter(|it| it.course.borrow().line().len() == moves) {
                teacher.play(played);
            }
        };
        let wait = if hurries { 0 } else { pace };
        set_timeout_with_handle(task, Duration::from_millis(wait.into())).ok();
    }
}

/// What a step speaks of.
fn lights(step: usize) -> Vec<Thing> {
    match STEPS.get(step).map(|step| step.task) {
        Some(Task::Read(codes)) => codes.iter().filter_map(|code| Thing::parse(code)).collect(),
        _ => vec![],
    }
}

/// The turn that is taught: a rival's moves belong to the learner's turn before.
fn turn_of(course: &Course) -> u8 {
    let table = course.line().state().table();
    if matches!(table.phase, Phase::Towers | Phase::TowerBonus) {
        return 0;
    }
    table.areas[LEARNER].turns + u8::from(table.player == LEARNER)
}

//! The Web Worker in which computer opponents think, and everything else that takes long.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use witchstone_rules::{Edition, Move};

use super::Request;
use crate::ui::{KnownEditions, next_task};

type Answer = Rc<dyn Fn(&str)>;

/// A worker and the question that it was asked last.
pub struct WorkerClient {
    worker: Worker,
    asked: Cell<u32>,
    /// Kept as long as the worker may call it, as the next one.
    _listener: Closure<dyn FnMut(MessageEvent)>,
    _breaking: Closure<dyn FnMut()>,
    waiting: Rc<RefCell<Option<(u32, Answer)>>>,
    /// Set when its program could not be loaded.
    broken: Rc<Cell<bool>>,
}

/// What a worker says that has no answer.
const NOTHING: &str = "";

impl WorkerClient {
    /// Starts the worker for games on this edition; none where the browser has no workers.
    pub fn start(editions: KnownEditions, edition: &Edition) -> Option<WorkerClient> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options).ok()?;
        let waiting: Rc<RefCell<Option<(u32, Answer)>>> = Rc::default();
        let told = Rc::clone(&waiting);
        let listener = Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let (number, answer) = text.split_once('\n').unwrap_or_default();
            let fits = told.borrow().as_ref().is_some_and(|(asked, _)| asked.to_string() == number);
            // An answer to an earlier question leaves the one that is open alone.
            if fits && let Some((_, then)) = told.take() {
                then(answer);
            }
        });
        worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        let (told, broken) = (Rc::clone(&waiting), Rc::new(Cell::new(false)));
        let breaks = Rc::clone(&broken);
        let breaking = Closure::new(move || {
            breaks.set(true);
            if let Some((_, then)) = told.take() {
                then(NOTHING);
            }
        });
        worker.set_onerror(Some(breaking.as_ref().unchecked_ref()));
        if let Some(file) = editions.file_of(edition) {
            // Nobody waits for an answer with this number.
            worker.post_message(&format!("0\nedition\n{file}").into()).ok()?;
        }
        Some(WorkerClient {
            worker,
            asked: Cell::new(0),
            _listener: listener,
            _breaking: breaking,
            waiting,
            broken,
        })
    }

    /// Asks for a move; an earlier question that is still open is forgotten.
    pub fn choose_move(&self, request: &Request, then: impl Fn(Option<Move>) + 'static) {
        let text = serde_json::to_string(request).unwrap_or_default();
        self.call("think", &text, move |answer| then(answer.parse().ok()));
    }

    /// Asks for what one of the worker's functions answers; an earlier question that is still open is forgotten. Where there
    /// is no answer, it is empty.
    pub fn call(&self, what: &str, question: &str, then: impl Fn(&str) + 'static) {
        if self.broken.get() {
            return next_task(move || then(NOTHING));
        }
        let number = self.asked.get() + 1;
        self.asked.set(number);
        *self.waiting.borrow_mut() = Some((number, Rc::new(then)));
        self.worker.post_message(&format!("{number}\n{what}\n{question}").into()).unwrap_or_default();
    }
}

impl Drop for WorkerClient {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

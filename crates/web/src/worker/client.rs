//! The Web Worker in which computer opponents think, and everything else that takes long.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};
use witchstone_rules::{Edition, Move};

use super::message::{MoveRequest, Request, RequestMessage, Response, ResponseMessage};
use crate::ui::{KnownEditions, next_task};

type Callback = Rc<dyn Fn(Option<Response>)>;

/// A worker and the last request to it.
pub struct WorkerClient {
    worker: Worker,
    last_id: Cell<u32>,
    /// Dropped with the worker, which calls it; so is the next one.
    _listener: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut()>,
    pending: Rc<RefCell<Option<(u32, Callback)>>>,
    /// Set when its program could not be loaded.
    broken: Rc<Cell<bool>>,
}

impl WorkerClient {
    /// Starts the worker for games on this edition; none where the browser has no workers.
    pub fn start(editions: KnownEditions, edition: &Edition) -> Option<WorkerClient> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options).ok()?;
        let pending: Rc<RefCell<Option<(u32, Callback)>>> = Rc::default();
        let waiting = Rc::clone(&pending);
        let listener = Closure::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            let Ok(ResponseMessage { id, response }) = serde_json::from_str(&text) else {
                return;
            };
            // A response to an earlier request leaves the pending one alone.
            let fits = waiting.borrow().as_ref().is_some_and(|(last, _)| *last == id);
            if fits && let Some((_, then)) = waiting.take() {
                then(response);
            }
        });
        worker.set_onmessage(Some(listener.as_ref().unchecked_ref()));
        let (waiting, broken) = (Rc::clone(&pending), Rc::new(Cell::new(false)));
        let breaks = Rc::clone(&broken);
        let on_error = Closure::new(move || {
            breaks.set(true);
            if let Some((_, then)) = waiting.take() {
                then(None);
            }
        });
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        let client = WorkerClient {
            worker,
            last_id: Cell::new(0),
            _listener: listener,
            _on_error: on_error,
            pending,
            broken,
        };
        if let Some(file) = editions.file_of(edition) {
            client.request(Request::AddEdition(file.to_string()), |_| {});
        }
        Some(client)
    }

    /// Requests a move; an earlier request that is still pending is dropped.
    pub fn choose_move(&self, request: MoveRequest, then: impl Fn(Option<Move>) + 'static) {
        self.request(Request::ChooseMove(request), move |response| match response {
            Some(Response::Move(chosen)) => then(chosen.parse().ok()),
            _ => then(None),
        });
    }

    /// Sends a request; an earlier one that is still pending is dropped. Without a result there is no response.
    pub fn request(&self, request: Request, then: impl Fn(Option<Response>) + 'static) {
        if self.broken.get() {
            return next_task(move || then(None));
        }
        let id = self.last_id.get() + 1;
        self.last_id.set(id);
        *self.pending.borrow_mut() = Some((id, Rc::new(then)));
        let message = serde_json::to_string(&RequestMessage { id, request }).unwrap_or_default();
        self.worker.post_message(&message.into()).unwrap_or_default();
    }
}

impl Drop for WorkerClient {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

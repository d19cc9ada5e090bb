//! The analysis of a game in the background: in this page's worker, or on the server for games that were played there.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use witchstone_ai::Reasons;
use witchstone_wire::{Analysis, AnalysisState};

use super::accuracy::mistakes;
use super::game::Reviewable;
use super::storage;
use crate::game::GameRef;
use crate::ui::{HttpError, KnownEditions, get, post, use_editions};
use crate::worker::{ExplainRequest, Request, Response, ReviewRequest, WorkerClient, read_reasons};

/// The polling interval for the progress on the server, in milliseconds.
const ASK_AGAIN: i32 = 700;

/// Why an analysis stopped.
#[derive(Clone, PartialEq, Debug)]
pub enum AnalysisError {
    /// The worker gave no answer, or one that does not fit this game.
    NoAnswer,
    /// The server refuses, or there is none.
    Server(HttpError),
}

/// An analysis on the page.
#[derive(Clone, Copy)]
pub struct GameAnalysis {
    /// What is known so far.
    pub analysis: RwSignal<Analysis>,
    /// Whether it is running.
    pub running: RwSignal<bool>,
    /// Why it stopped.
    pub error: RwSignal<Option<AnalysisError>>,
    /// Why the better turns are good, by the place of the turn.
    pub reasons: RwSignal<BTreeMap<usize, Reasons>>,
    game: StoredValue<Reviewable>,
    editions: KnownEditions,
    worker: StoredValue<Option<WorkerClient>, LocalStorage>,
    explainer: StoredValue<Option<WorkerClient>, LocalStorage>,
}

impl GameAnalysis {
    /// The stored analysis of a game, as far as it went.
    pub fn of(game: Reviewable) -> GameAnalysis {
        let stored = storage::analysis(&game.source.to_string(), &game.record);
        let game_analysis = GameAnalysis {
            analysis: RwSignal::new(stored.unwrap_or_else(Analysis::waiting)),
            running: RwSignal::new(false),
            error: RwSignal::new(None),
            reasons: RwSignal::default(),
            game: StoredValue::new(game),
            editions: use_editions(),
            worker: StoredValue::new_local(None),
            explainer: StoredValue::new_local(None),
        };
        Effect::new(move || {
            if !game_analysis.running.get() {
                game_analysis.analysis.track();
                game_analysis.explain_next();
            }
        });
        game_analysis
    }

    /// Starts, or resumes where it stopped.
    pub fn start(self) {
        self.error.set(None);
        self.running.set(true);
        match self.game.with_value(|game| game.source.clone()) {
            GameRef::Table(id) => self.ask_server(id),
            GameRef::Local(_) | GameRef::Loaded(_) => self.ask_worker(),
        }
    }

    /// Stops; the turns so far stay stored.
    pub fn stop(self) {
        self.running.set(false);
        // A worker cannot be interrupted: it is terminated, and another one resumes later.
        self.worker.set_value(None);
    }

    fn fail(self, error: AnalysisError) {
        self.error.set(Some(error));
        self.running.set(false);
    }

    fn start_worker(self) -> Option<WorkerClient> {
        WorkerClient::start(self.editions, self.game.with_value(|game| game.edition))
    }

    fn ask_worker(self) {
        self.worker.set_value(self.start_worker());
        let known = self.analysis.with_untracked(|analysis| analysis.turns.len());
        let record = self.game.with_value(Reviewable::text);
        self.request_turn(ReviewRequest { record: Some(record), known });
    }

    fn request_turn(self, request: ReviewRequest) {
        let requested = self.worker.with_value(|worker| {
            let worker = worker.as_ref()?;
            worker.request(Request::Review(request), move |response| self.on_response(response));
            Some(())
        });
        if requested.is_none() {
            self.fail(AnalysisError::NoAnswer);
        }
    }

    fn on_response(self, response: Option<Response>) {
        // The page may have been closed in the meantime.
        if self.running.try_get_untracked() != Some(true) {
            return;
        }
        let Some(Response::Review(next)) = response else {
            return self.fail(AnalysisError::NoAnswer);
        };
        let done = next.state == AnalysisState::Done;
        let mut turns = self.analysis.with_untracked(|analysis| analysis.turns.clone());
        turns.extend(next.turns.iter().cloned());
        self.record(Analysis { turns, ..next });
        if done {
            self.running.set(false);
        } else {
            self.request_turn(ReviewRequest::default());
        }
    }

    /// Shows and stores the turns so far.
    fn record(self, analysis: Analysis) {
        let fits = self.game.with_value(|game| storage::fits(&analysis, &game.record));
        if !fits {
            return self.fail(AnalysisError::NoAnswer);
        }
        storage::store_analysis(&self.game.with_value(|game| game.source.to_string()), &analysis);
        self.analysis.set(analysis);
    }

    fn ask_server(self, id: String) {
        let path = format!("/api/tables/{id}/analysis");
        spawn_local(async move {
            let mut answer = post::<_, Analysis>(&path, &()).await;
            loop {
                if self.running.try_get_untracked() != Some(true) {
                    return;
                }
                match answer {
                    Err(fault) => return self.fail(AnalysisError::Server(fault)),
                    Ok(analysis) if analysis.state == AnalysisState::Failed => {
                        return self.fail(AnalysisError::NoAnswer);
                    }
                    Ok(analysis) => {
                        let done = analysis.state == AnalysisState::Done;
                        // While the game is queued there is nothing to show.
                        if analysis.moves > 0 {
                            self.record(analysis);
                        }
                        if done {
                            self.running.set(false);
                        }
                    }
                }
                pause(ASK_AGAIN).await;
                answer = get(&path).await;
            }
        });
    }

    /// Requests the reasons for the next of the better turns.
    fn explain_next(self) {
        let unknown = |at: &usize| self.reasons.with_untracked(|reasons| !reasons.contains_key(at));
        let turn = self.analysis.with_untracked(|analysis| {
            let at = mistakes(&analysis.turns).into_iter().find(unknown)?;
            Some((at, analysis.turns[at].better.clone()?))
        });
        let Some((at, better)) = turn else {
            return self.explainer.set_value(None);
        };
        let record = self.game.with_value(Reviewable::text);
        let request = ExplainRequest { record, from: better.from, moves: better.moves };
        if self.explainer.with_value(Option::is_none) {
            self.explainer.set_value(self.start_worker());
        }
        let edition = self.game.with_value(|game| game.edition);
        let on_response = move |response: Option<Response>| {
            if self.reasons.try_get_untracked().is_some() {
                let found = match response {
                    Some(Response::Reasons(found)) => read_reasons(&found, edition),
                    _ => Reasons::default(),
                };
                self.reasons.update(|reasons| drop(reasons.insert(at, found)));
                self.explain_next();
            }
        };
        self.explainer.with_value(|worker| {
            if let Some(worker) = worker {
                worker.request(Request::Explain(request), on_response);
            }
        });
    }
}

/// Waits a while.
async fn pause(milliseconds: i32) {
    let promise = js_sys::Promise::new(&mut |resolve, _| {
        window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds)
            .unwrap_or_default();
    });
    JsFuture::from(promise).await.ok();
}

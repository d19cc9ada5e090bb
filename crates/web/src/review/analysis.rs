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
use crate::worker::{WorkerClient, read_why};

/// How often the server is asked how far it is, in milliseconds.
const ASK_AGAIN: i32 = 700;

/// Why an analysis stopped.
#[derive(Clone, PartialEq, Debug)]
pub enum AnalysisError {
    /// The worker gave no answer, or what came is no analysis of this game.
    NoAnswer,
    /// The server refuses, or there is none.
    Server(HttpError),
}

/// An analysis on the page.
#[derive(Clone, Copy)]
pub struct GameAnalysis {
    /// What is known so far.
    pub analysis: RwSignal<Analysis>,
    /// Whether it is going on.
    pub running: RwSignal<bool>,
    /// Why it stopped.
    pub trouble: RwSignal<Option<AnalysisError>>,
    /// Why the better turns are good, by the place of the turn.
    pub whys: RwSignal<BTreeMap<usize, Reasons>>,
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
            trouble: RwSignal::new(None),
            whys: RwSignal::default(),
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
        self.trouble.set(None);
        self.running.set(true);
        match self.game.with_value(|game| game.source.clone()) {
            GameRef::Table(id) => self.ask_server(id),
            GameRef::Local(_) | GameRef::Loaded(_) => self.ask_worker(),
        }
    }

    /// Stops; the turns so far stay stored.
    pub fn stop(self) {
        self.running.set(false);
        // A worker cannot be interrupted; it is ended, and another one goes on later.
        self.worker.set_value(None);
    }

    fn fail(self, trouble: AnalysisError) {
        self.trouble.set(Some(trouble));
        self.running.set(false);
    }

    fn thinker(self) -> Option<WorkerClient> {
        WorkerClient::start(self.editions, self.game.with_value(|game| game.edition))
    }

    fn ask_worker(self) {
        self.worker.set_value(self.thinker());
        let known = self.analysis.with_untracked(|analysis| analysis.turns.len());
        let record = self.game.with_value(Reviewable::text);
        self.ask_for_turn(&serde_json::json!({ "record": record, "known": known }).to_string());
    }

    fn ask_for_turn(self, wish: &str) {
        let asked = self.worker.with_value(|worker| {
            let ask = |worker: &WorkerClient| worker.call("review", wish, move |text| self.hear(text));
            worker.as_ref().map(ask).is_some()
        });
        if !asked {
            self.fail(AnalysisError::NoAnswer);
        }
    }

    fn hear(self, text: &str) {
        // The page may have been left in the meantime.
        if self.running.try_get_untracked() != Some(true) {
            return;
        }
        let Ok(next) = serde_json::from_str::<Analysis>(text) else {
            return self.fail(AnalysisError::NoAnswer);
        };
        let done = next.state == AnalysisState::Done;
        let mut turns = self.analysis.with_untracked(|analysis| analysis.turns.clone());
        turns.extend(next.turns.iter().cloned());
        self.note(Analysis { turns, ..next });
        if done {
            self.running.set(false);
        } else {
            self.ask_for_turn("{}");
        }
    }

    /// Shows and stores the turns so far.
    fn note(self, analysis: Analysis) {
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
                    Ok(told) if told.state == AnalysisState::Failed => {
                        return self.fail(AnalysisError::NoAnswer);
                    }
                    Ok(told) => {
                        let done = told.state == AnalysisState::Done;
                        // While other games come first there is nothing to show.
                        if told.moves > 0 {
                            self.note(told);
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

    /// Asks why the next of the better turns is good.
    fn explain_next(self) {
        let unknown = |at: &usize| self.whys.with_untracked(|whys| !whys.contains_key(at));
        let turn = self.analysis.with_untracked(|analysis| {
            let at = mistakes(&analysis.turns).into_iter().find(unknown)?;
            Some((at, analysis.turns[at].better.clone()?))
        });
        let Some((at, better)) = turn else {
            return self.explainer.set_value(None);
        };
        let record = self.game.with_value(Reviewable::text);
        let question = serde_json::json!({ "record": record, "from": better.from, "moves": better.moves });
        if self.explainer.with_value(Option::is_none) {
            self.explainer.set_value(self.thinker());
        }
        let edition = self.game.with_value(|game| game.edition);
        let hear = move |text: &str| {
            if self.whys.try_get_untracked().is_some() {
                self.whys.update(|whys| drop(whys.insert(at, read_why(text, edition).unwrap_or_default())));
                self.explain_next();
            }
        };
        self.explainer.with_value(|worker| {
            if let Some(worker) = worker {
                worker.call("explain", &question.to_string(), hear);
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

//! A thread that runs searches.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use witchstone_ai::search::Searcher;
use witchstone_ai::{Bot, Level};
use witchstone_rules::{Move, View};

use super::{Inner, Job, SearchFailed, Turn, new_bot};
use crate::admin::log_name;

/// The level that plays a move where another one failed.
pub const FALLBACK: Level = Level::Apprentice;

/// After this time without work a thread frees the buffers of its searches.
const RELEASE_AFTER: Duration = Duration::from_secs(5);

/// Searches run below everything else: connections are served first, and then what is quickly done.
#[cfg(target_os = "linux")]
fn nice(runs: Runs) -> i32 {
    if runs == Runs::Quick { 5 } else { 19 }
}

/// What a thread runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Runs {
    /// Long searches first, for the quick ones have a thread of their own.
    Anything,
    /// Quick searches only.
    Quick,
}

/// A thread with the buffers of its searches.
pub struct Worker {
    inner: Arc<Inner>,
    runs: Runs,
    /// One for each way to evaluate positions.
    searchers: Vec<Searcher>,
}

impl Worker {
    /// Starts a thread.
    pub fn start(inner: &Arc<Inner>, runs: Runs) {
        let mut worker = Worker { inner: inner.clone(), runs, searchers: vec![] };
        let name = if runs == Runs::Quick { "quick-bots" } else { "bots" };
        let started = std::thread::Builder::new().name(name.into()).spawn(move || worker.run());
        if let Err(error) = started {
            tracing::error!(%error, "cannot start a thread for bots");
        }
    }

    fn run(&mut self) {
        lower_priority(self.runs);
        while let Some(job) = self.next_job() {
            // A search reports its own panic; other work is answered with nothing.
            if let Err(panic) = catch_unwind(AssertUnwindSafe(|| job(self))) {
                tracing::error!(panic = message(&*panic), "work in the bot pool failed");
            }
        }
    }

    /// Waits for work; none once the pool is closed.
    fn next_job(&mut self) -> Option<Job> {
        let inner = self.inner.clone();
        let mut waiting = inner.lock();
        loop {
            if inner.is_closed() {
                return None;
            }
            let long = if self.runs == Runs::Anything { waiting.long.pop() } else { None };
            inner.long_waiting.store(waiting.long.len(), Ordering::Relaxed);
            if let Some(job) = long.or_else(|| waiting.quick.pop()) {
                return Some(job);
            }
            let more = if self.runs == Runs::Anything { &inner.any } else { &inner.quick };
            let woken = more.wait_timeout(waiting, RELEASE_AFTER);
            let (locked, waited) = woken.unwrap_or_else(PoisonError::into_inner);
            waiting = locked;
            if waited.timed_out() {
                self.searchers = vec![];
            }
        }
    }

    /// Lets a bot choose a move, or the quickest one where it fails.
    pub fn choose(
        &mut self,
        bot: Bot,
        level: Level,
        view: &View,
        turn: &Turn,
    ) -> Result<(Bot, Move), SearchFailed> {
        match self.attempt(bot, view) {
            Ok(chosen) => return Ok(chosen),
            Err(cause) => log_failure(level, turn, &cause),
        }
        match self.attempt(new_bot(FALLBACK), view) {
            Ok((_, played)) => Ok((new_bot(level), played)),
            Err(cause) => {
                log_failure(FALLBACK, turn, &cause);
                Err(SearchFailed)
            }
        }
    }

    /// Lets a bot choose a move; the error says what happened instead.
    fn attempt(&mut self, mut bot: Bot, view: &View) -> Result<(Bot, Move), String> {
        if let Some(at) = self.searchers.iter().position(|searcher| bot.fits(searcher)) {
            bot.lend_searcher(self.searchers.swap_remove(at));
        }
        let (inner, began) = (&*self.inner, Instant::now());
        let search = || {
            let played = (inner.search)(&mut bot, view, &|| inner.is_over(began));
            (bot, played)
        };
        // What a search leaves behind when it panics is dropped.
        let (mut bot, played) = catch_unwind(AssertUnwindSafe(search)).map_err(|panic| message(&*panic))?;
        self.searchers.extend(bot.take_searcher());
        Ok((bot, played.ok_or("it found no move")?))
    }
}

fn log_failure(level: Level, turn: &Turn, cause: &str) {
    metrics::counter!("witchstone_bot_failures_total").increment(1);
    tracing::error!(table = log_name(&turn.table), level = level.number(), cause, "bot failed");
}

/// The message of a panic.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "unknown panic".into())
}

#[cfg(target_os = "linux")]
fn lower_priority(runs: Runs) {
    if let Err(error) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), nice(runs)) {
        tracing::debug!(%error, "cannot lower the priority of a thread for bots");
    }
}

#[cfg(not(target_os = "linux"))]
fn lower_priority(_: Runs) {}

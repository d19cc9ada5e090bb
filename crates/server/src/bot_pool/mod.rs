//! Runs searches on threads of their own, fairly and with bounded time. Bots see a view and nothing else.
//!
//! Searches of some milliseconds (levels 1 to 4, hints) have a thread that runs nothing else, so they never wait behind
//! those of some seconds. The more searches wait, the less time each long one gets. The reasons, with measurements:
//! `docs/design/bot-scheduling.md`.

mod queue;
mod worker;

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::oneshot;
use witchstone_ai::{Bot, Level};
use witchstone_rules::{Move, View};

use crate::limits::{BOT_ROUND, MAX_SEARCH, MIN_SEARCH};
use crate::random;
use crate::telemetry::Counted;
use queue::FairQueue;
use worker::Worker;

/// How a bot chooses a move; the function says when to stop.
type Search = fn(&mut Bot, &View, &(dyn Fn() -> bool + Sync)) -> Option<Move>;

/// Work for a worker.
type Job = Box<dyn FnOnce(&mut Worker) + Send>;

/// Whose turn it is to be served.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The guest on whose behalf it is: the host of a table.
    pub host: String,
    /// The table, for the log.
    pub table: String,
    /// Whether a person waits for it.
    pub is_awaited: bool,
}

/// No bot found a move: the log says why.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no bot found a move")]
pub struct SearchFailed;

/// Runs searches. The threads end when the last pool is dropped.
#[derive(Clone)]
pub struct BotPool {
    inner: Arc<Inner>,
    _threads: Arc<Threads>,
}

/// What the threads of a pool share.
struct Inner {
    waiting: Mutex<Waiting>,
    /// Wakes threads that run anything.
    any: Condvar,
    /// Wakes the thread that runs quick searches only.
    quick: Condvar,
    /// Long searches that wait, for those that run.
    long_waiting: AtomicUsize,
    /// Threads that run long searches.
    threads: usize,
    closed: AtomicBool,
    search: Search,
}

/// The searches that wait.
#[derive(Default)]
struct Waiting {
    quick: FairQueue<Job>,
    long: FairQueue<Job>,
}

/// Closes the pool when the last handle is dropped.
struct Threads(Arc<Inner>);

impl Drop for Threads {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Inner {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the searches that run and drops those that wait.
    fn close(&self) {
        // Whoever is about to wait for work holds the lock: it is woken, or sees that the pool is closed.
        let mut waiting = self.lock();
        self.closed.store(true, Ordering::Release);
        let dropped = std::mem::take(&mut *waiting);
        self.any.notify_all();
        self.quick.notify_all();
        drop((waiting, dropped));
    }

    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// Whether a search that began then has to end.
    fn is_over(&self, began: Instant) -> bool {
        self.is_closed()
            || began.elapsed() >= allowance(self.long_waiting.load(Ordering::Relaxed), self.threads)
    }
}

/// The time of a long search while so many others wait for so many threads: all of them shall have had their turn after
/// [`BOT_ROUND`].
fn allowance(waiting: usize, threads: usize) -> Duration {
    let waiting = u32::try_from(waiting).unwrap_or(u32::MAX).max(1);
    let threads = u32::try_from(threads).unwrap_or(u32::MAX);
    (BOT_ROUND.saturating_mul(threads) / waiting).clamp(MIN_SEARCH, MAX_SEARCH)
}

impl BotPool {
    /// A pool that runs this many long searches at a time.
    pub fn new(threads: usize) -> BotPool {
        BotPool::with_search(threads, Bot::choose_until)
    }

    /// A pool whose bots choose moves like this.
    pub(crate) fn with_search(threads: usize, search: Search) -> BotPool {
        let inner = Arc::new(Inner {
            waiting: Mutex::default(),
            any: Condvar::new(),
            quick: Condvar::new(),
            long_waiting: AtomicUsize::new(0),
            threads: threads.max(1),
            closed: AtomicBool::new(false),
            search,
        });
        for _ in 0..threads.max(1) {
            Worker::start(&inner, worker::Runs::Anything);
        }
        Worker::start(&inner, worker::Runs::Quick);
        BotPool { _threads: Arc::new(Threads(inner.clone())), inner }
    }

    /// Returns the bot, without the buffers of its search, and the move that it chose.
    ///
    /// A bot that fails is replaced by the quickest one, and the failure is logged.
    pub async fn choose(
        &self,
        turn: Turn,
        level: Level,
        bot: Bot,
        view: View,
    ) -> Result<(Bot, Move), SearchFailed> {
        let of = turn.clone();
        let search = move |worker: &mut Worker| worker.choose(bot, level, &view, &of);
        self.submit(&turn, level.is_quick(), search).await.unwrap_or(Err(SearchFailed))
    }

    /// Runs other work that takes as long as a long search; none if it panics.
    pub async fn run<T: Send + 'static>(
        &self,
        turn: &Turn,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        self.submit(turn, false, |_| work()).await
    }

    /// The move that a strong bot would make, for this guest at this table.
    pub async fn hint(&self, guest: &str, table: &str, view: View) -> Result<Move, SearchFailed> {
        let turn = Turn { host: guest.to_owned(), table: table.to_owned(), is_awaited: true };
        Ok(self.choose(turn, Level::HINT, new_bot(Level::HINT), view).await?.1)
    }

    async fn submit<T: Send + 'static>(
        &self,
        turn: &Turn,
        is_quick: bool,
        work: impl FnOnce(&mut Worker) -> T + Send + 'static,
    ) -> Option<T> {
        let (reply, done) = oneshot::channel();
        let waiting = Counted::new("witchstone_search_queue");
        let job: Job = Box::new(move |worker| {
            drop(waiting);
            // Whoever asked may have gone.
            if !reply.is_closed() {
                let (_running, started) = (Counted::new("witchstone_searches_running"), Instant::now());
                drop(reply.send(work(worker)));
                metrics::histogram!("witchstone_search_seconds").record(started.elapsed());
            }
        });
        self.push(turn, is_quick, job);
        done.await.ok()
    }

    fn push(&self, turn: &Turn, is_quick: bool, job: Job) {
        let mut waiting = self.inner.lock();
        if self.inner.is_closed() {
            return;
        }
        if is_quick {
            waiting.quick.push(&turn.host, turn.is_awaited, job);
            self.inner.quick.notify_one();
        } else {
            waiting.long.push(&turn.host, turn.is_awaited, job);
            self.inner.long_waiting.store(waiting.long.len(), Ordering::Relaxed);
        }
        self.inner.any.notify_one();
    }

    /// Ends the searches that run and drops those that wait, as when the server stops.
    pub fn close(&self) {
        self.inner.close();
    }

    /// How many quick and long searches wait.
    pub fn waiting(&self) -> (usize, usize) {
        let waiting = self.inner.lock();
        (waiting.quick.len(), waiting.long.len())
    }
}

/// A bot with a random seed.
pub fn new_bot(level: Level) -> Bot {
    Bot::new(level, random::seed())
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::mpsc;

    use witchstone_ai::search::Searcher;
    use witchstone_rules::{Deal, Edition, Options, Seed, State};

    use super::*;

    fn turn(host: &str) -> Turn {
        Turn { host: host.into(), table: "t".into(), is_awaited: true }
    }

    fn view() -> View {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
        let state = State::new(edition, options, &deal).unwrap();
        state.view(Some(state.player()))
    }

    /// Work that runs until the sender is dropped.
    fn block(pool: &BotPool, host: &str) -> (mpsc::Sender<()>, tokio::task::JoinHandle<Option<()>>) {
        let (release, held) = mpsc::channel::<()>();
        let (pool, turn) = (pool.clone(), turn(host));
        let running = tokio::spawn(async move { pool.run(&turn, move || held.recv().unwrap_or(())).await });
        (release, running)
    }

    #[tokio::test]
    async fn quick_searches_do_not_wait_behind_long_ones() {
        let pool = BotPool::new(2);
        let blocked: Vec<_> = (0..100).map(|number| block(&pool, &format!("host {number}"))).collect();
        while pool.waiting().1 != 98 {
            tokio::task::yield_now().await;
        }
        for level in Level::ALL.into_iter().filter(|level| level.is_quick()) {
            let (view, bot) = (view(), new_bot(level));
            let (_, played) = pool.choose(turn("ada"), level, bot, view).await.unwrap();
            assert!(view.legal_moves().contains(&played));
        }
        assert!(pool.hint("ada", "t", view()).await.is_ok());
        assert_eq!(pool.waiting(), (0, 98));
        for (release, running) in blocked {
            drop(release);
            assert_eq!(running.await.unwrap(), Some(()));
        }
    }

    #[test]
    fn the_more_wait_the_less_time_each_search_gets() {
        assert_eq!(allowance(0, 2), MAX_SEARCH);
        assert_eq!(allowance(100, 2), BOT_ROUND / 50);
        assert_eq!(allowance(1_000_000, 2), MIN_SEARCH);
    }

    #[tokio::test]
    async fn a_long_search_ends_early_while_many_wait() {
        // By itself it would end after the longest time only.
        let pool = BotPool::with_search(1, |bot, view, stop| {
            while !stop() {
                std::thread::yield_now();
            }
            bot.choose_until(view, stop)
        });
        let searching = pool.clone();
        let (view, level) = (view(), Level::Master);
        let search = async move { searching.choose(turn("ada"), level, new_bot(level), view).await };
        let search = tokio::spawn(search);
        let _waiting: Vec<_> = (0..10_000).map(|_| block(&pool, "flood")).collect();
        let (_, played) = tokio::time::timeout(MAX_SEARCH / 2, search).await.unwrap().unwrap().unwrap();
        assert!(view.legal_moves().contains(&played));
    }

    pub(crate) fn panicking(threads: usize) -> BotPool {
        BotPool::with_search(threads, |_, _, _| panic!("a search for tests"))
    }

    #[tokio::test]
    async fn a_bot_that_fails_is_replaced_by_the_quickest() {
        let fails_at_first = BotPool::with_search(1, |bot, view, stop| {
            assert!(bot.fits(&Searcher::new(worker::FALLBACK.evaluation(), 1)), "a search for tests");
            bot.choose_until(view, stop)
        });
        let (view, level) = (view(), Level::Master);
        let (_, played) = fails_at_first.choose(turn("ada"), level, new_bot(level), view).await.unwrap();
        assert!(view.legal_moves().contains(&played));
    }

    #[tokio::test]
    async fn a_failure_is_reported_and_the_threads_survive_it() {
        let pool = panicking(1);
        for _ in 0..5 {
            let level = Level::Master;
            let failed = pool.choose(turn("ada"), level, new_bot(level), view()).await;
            assert_eq!(failed.err(), Some(SearchFailed));
            assert_eq!(pool.run(&turn("ada"), || panic!("work for tests")).await, None::<()>);
        }
        assert_eq!(pool.run(&turn("ada"), || 7).await, Some(7));
    }

    /// A server that stops does not wait for a hundred searches.
    #[tokio::test]
    async fn a_closed_pool_answers_at_once() {
        let pool = BotPool::with_search(1, |bot, view, stop| {
            while !stop() {
                std::thread::yield_now();
            }
            bot.choose_until(view, stop)
        });
        let search = |pool: BotPool| async move {
            let level = Level::Master;
            pool.choose(turn("ada"), level, new_bot(level), view()).await.is_ok()
        };
        let searches: Vec<_> = (0..10).map(|_| tokio::spawn(search(pool.clone()))).collect();
        while pool.waiting().1 < 9 {
            tokio::task::yield_now().await;
        }
        pool.close();
        let mut found = 0;
        for search in searches {
            found += usize::from(search.await.unwrap());
        }
        assert!(found <= 1, "{found}");
        assert_eq!(pool.run(&turn("ada"), || 1).await, None);
    }

    /// The buffers of a search are some megabytes: they stay with the thread, and are freed when it has nothing to do.
    #[tokio::test]
    async fn a_bot_comes_back_without_buffers() {
        let pool = BotPool::new(1);
        let level = Level::Witch;
        let (mut bot, _) = pool.choose(turn("ada"), level, new_bot(level), view()).await.unwrap();
        assert!(bot.take_searcher().is_none());
    }
}

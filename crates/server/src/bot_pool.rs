//! Runs searches on the blocking pool, a limited number at a time. Bots see a view and nothing else.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::Semaphore;
use witchstone_ai::{Bot, Level};
use witchstone_rules::{Move, View};

use crate::random;
use crate::telemetry::Counted;

/// Limits how many searches run at a time.
#[derive(Clone)]
pub struct BotPool {
    permits: Arc<Semaphore>,
}

impl BotPool {
    /// A pool for this many searches at a time.
    pub fn new(searches: usize) -> BotPool {
        BotPool { permits: Arc::new(Semaphore::new(searches.max(1))) }
    }

    /// Returns the bot and the move that it chose.
    pub async fn choose(&self, mut bot: Bot, view: View) -> Option<(Bot, Option<Move>)> {
        let search = move || {
            let choice = bot.choose(&view);
            (bot, choice)
        };
        self.run(search).await
    }

    /// Runs other work that takes as long as a search.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let waiting = Counted::new("witchstone_search_queue");
        let permit = self.permits.clone().acquire_owned().await.ok()?;
        drop(waiting);
        let running = tokio::task::spawn_blocking(move || {
            let (_running, started) = (Counted::new("witchstone_searches_running"), Instant::now());
            let done = work();
            metrics::histogram!("witchstone_search_seconds").record(started.elapsed());
            drop(permit);
            done
        });
        running.await.ok()
    }

    /// The move that a strong bot would make.
    pub async fn hint(&self, view: View) -> Option<Move> {
        self.choose(new_bot(Level::HINT), view).await?.1
    }
}

/// A bot with a random seed.
pub fn new_bot(level: Level) -> Bot {
    Bot::new(level, random::seed())
}

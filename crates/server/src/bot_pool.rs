//! Computer opponents: they are given a view and nothing else, and think off the threads that serve people.

use std::sync::Arc;

use rand::Rng;
use tokio::sync::Semaphore;
use witchstone_ai::{Bot, Level};
use witchstone_rules::{Move, View};

/// The level that gives hints.
const ADVISER: u8 = 4;

/// Where bots think: at most so many at once.
#[derive(Clone)]
pub struct BotPool {
    places: Arc<Semaphore>,
}

impl BotPool {
    /// Room for so many at once.
    pub fn new(places: usize) -> BotPool {
        BotPool { places: Arc::new(Semaphore::new(places.max(1))) }
    }

    /// Lets the bot choose; gives it back with its choice.
    pub async fn choose(&self, mut bot: Bot, view: View) -> Option<(Bot, Option<Move>)> {
        let thinking = move || {
            let chosen = bot.choose(&view);
            (bot, chosen)
        };
        self.run(thinking).await
    }

    /// Lets something else think in a place of a bot's.
    pub async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let place = self.places.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(place);
            done
        });
        thinking.await.ok()
    }

    /// What a strong player would do.
    pub async fn advise(&self, view: View) -> Option<Move> {
        self.choose(bot(ADVISER), view).await?.1
    }
}

/// A bot of this level.
pub fn bot(level: u8) -> Bot {
    let level = Level::from_number(level).unwrap_or(Level::Apprentice);
    Bot::new(level, rand::rng().random())
}

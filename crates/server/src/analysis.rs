//! Analyses of finished games by a strong bot: in the background, one game at a time, from a bounded queue.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;
use witchstone_ai::review::{Review, Reviewed, Settings};
use witchstone_rules::Move;
use witchstone_wire::{Analysis, AnalysisState, BetterTurn, Reason, ReviewedTurn};

use crate::bot_pool::Turn;
use crate::error::{CorruptTable, ServerError};
use crate::room::load;
use crate::shared::Shared;
use crate::storage::format::{decode_analysis, encode_analysis};

/// Games that may wait.
const QUEUE_CAPACITY: usize = 16;
/// Analyses in the cache.
const CACHE_SIZE: usize = 256;

/// The queue and the cache of analyses.
pub struct Analyses {
    queue: mpsc::Sender<String>,
    cache: Mutex<Cache>,
}

#[derive(Default)]
struct Cache {
    analyses: HashMap<String, Analysis>,
    order: VecDeque<String>,
}

impl Analyses {
    /// An empty queue and cache; the receiver is for [`run`].
    pub fn new() -> (Analyses, mpsc::Receiver<String>) {
        let (queue, receiver) = mpsc::channel(QUEUE_CAPACITY);
        (Analyses { queue, cache: Mutex::default() }, receiver)
    }

    /// Games that wait.
    pub fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// The analysis of a table, if it is queued, running or in the cache.
    fn cached(&self, id: &str) -> Option<Analysis> {
        self.cache.lock().unwrap_or_else(PoisonError::into_inner).analyses.get(id).cloned()
    }

    fn enqueue(&self, id: &str) -> Result<Analysis, ServerError> {
        self.queue.try_send(id.to_owned()).map_err(|_| ServerError::Refused(Reason::Busy))?;
        self.update(id, Analysis::waiting());
        Ok(Analysis::waiting())
    }

    fn update(&self, id: &str, analysis: Analysis) {
        let mut cache = self.cache.lock().unwrap_or_else(PoisonError::into_inner);
        if cache.analyses.insert(id.to_owned(), analysis).is_none() {
            cache.order.push_back(id.to_owned());
        }
        if cache.order.len() > CACHE_SIZE
            && let Some(oldest) = cache.order.pop_front()
        {
            cache.analyses.remove(&oldest);
        }
    }
}

/// The analysis of a table, if one was ever requested.
pub async fn get(shared: &Shared, id: &str) -> Result<Option<Analysis>, ServerError> {
    if let Some(cached) = shared.analyses.cached(id) {
        return Ok(Some(cached));
    }
    let stored = shared.store.analysis(id).await?;
    // One that cannot be decoded is made again.
    Ok(stored.and_then(|body| decode_analysis(&body).ok()))
}

/// Requests an analysis; each is made once, unless it failed.
pub async fn request(shared: &Shared, id: &str) -> Result<Analysis, ServerError> {
    if let Some(known) = get(shared, id).await?.filter(|known| known.state != AnalysisState::Failed) {
        return Ok(known);
    }
    shared.analyses.enqueue(id)
}

/// Analyses queued games until the server stops.
pub async fn run(shared: Arc<Shared>, mut queue: mpsc::Receiver<String>) {
    loop {
        let id = tokio::select! {
            id = queue.recv() => id,
            () = shared.stop.cancelled() => return,
        };
        let Some(id) = id else { return };
        if let Err(error) = analyse(&shared, &id).await {
            error.log();
            shared.analyses.update(&id, Analysis { state: AnalysisState::Failed, ..Analysis::waiting() });
        }
    }
}

/// Analyses a game turn by turn in the bot pool and stores the result.
async fn analyse(shared: &Shared, id: &str) -> Result<(), ServerError> {
    let table = load(&*shared.store, &shared.editions, id).await?;
    let (record, edition) = (table.started_game()?.record().clone(), table.edition()?);
    let review = Review::new(edition, record, Settings::quick());
    let mut review = review.map_err(CorruptTable::from)?;
    // Analyses take turns with games of bots: nobody waits at a board for them.
    let queued = Turn { host: "analyses".into(), table: id.to_owned(), is_awaited: false };
    loop {
        if shared.stop.is_cancelled() {
            return Ok(());
        }
        let stepped = shared.bot_pool.run(&queued, move || {
            let has_more = review.step().is_some();
            (review, has_more)
        });
        let (after, has_more) = stepped.await.ok_or(Reason::Internal)?;
        review = after;
        let (done, moves) = review.progress();
        let state = if has_more { AnalysisState::Working } else { AnalysisState::Done };
        let turns = review.turns().iter().map(turn).collect();
        let analysis = Analysis { state, done, moves, turns };
        if !has_more {
            shared.store.save_analysis(id, encode_analysis(&analysis)?).await?;
            shared.analyses.update(id, analysis);
            return Ok(());
        }
        shared.analyses.update(id, analysis);
    }
}

fn turn(turn: &Reviewed) -> ReviewedTurn {
    let written = |moves: &[Move]| moves.iter().map(ToString::to_string).collect();
    let better = turn.better.as_ref().map(|better| BetterTurn {
        from: better.from,
        moves: written(&better.advice.moves),
        by: better.by,
    });
    let &Reviewed { lead, loss, win_probability, win_probability_lost, luck, round, from, .. } = turn;
    let (player, played) = (turn.player.index(), written(&turn.moves));
    ReviewedTurn {
        player,
        round,
        from,
        played,
        better,
        lead,
        loss,
        win_probability,
        win_probability_lost,
        luck,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_queue_is_bounded() {
        let (analyses, _queue) = Analyses::new();
        for number in 0..QUEUE_CAPACITY {
            assert_eq!(analyses.enqueue(&number.to_string()).unwrap(), Analysis::waiting());
        }
        assert_eq!(analyses.enqueue("one more").unwrap_err().reason(), Reason::Busy);
        assert!(analyses.cached("one more").is_none() && analyses.cached("0").is_some());
    }

    #[test]
    fn the_cache_is_bounded() {
        let (analyses, _queue) = Analyses::new();
        for number in 0..=CACHE_SIZE {
            analyses.update(&number.to_string(), Analysis::waiting());
        }
        assert!(analyses.cached("0").is_none() && analyses.cached("1").is_some());
    }
}

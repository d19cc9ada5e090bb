//! Finished games looked at by a strong bot: in the background, one game at a time, and only so many may wait.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;
use witchstone_ai::Level;
use witchstone_ai::review::{Review, Reviewed, Settings};
use witchstone_rules::Move;
use witchstone_wire::{Analysis, AnalysisState, BetterTurn, Reason, ReviewedTurn};

use crate::error::ServerError;
use crate::room::load;
use crate::shared::Shared;

/// How many games may wait.
const QUEUE: usize = 16;
/// How many analyses are remembered.
const REMEMBERED: usize = 256;
/// The level that looks at the games.
const LEVEL: u8 = 4;
/// How many positions it looks at for each turn: a few seconds for a whole game.
const NODES: u64 = 4_000;

/// The analyses that wait, are under way, or are remembered.
pub struct Analyses {
    queue: mpsc::Sender<String>,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    analyses: HashMap<String, Analysis>,
    order: VecDeque<String>,
}

impl Analyses {
    /// None so far; the receiver is for [`work`].
    pub fn new() -> (Analyses, mpsc::Receiver<String>) {
        let (queue, waiting) = mpsc::channel(QUEUE);
        (Analyses { queue, known: Mutex::default() }, waiting)
    }

    /// How far the analysis of a table is, if one was asked for here lately.
    fn known(&self, id: &str) -> Option<Analysis> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).analyses.get(id).cloned()
    }

    fn line_up(&self, id: &str) -> Result<Analysis, ServerError> {
        self.queue.try_send(id.to_owned()).map_err(|_| ServerError::Plain(Reason::TooMany))?;
        self.note(id, Analysis::waiting());
        Ok(Analysis::waiting())
    }

    fn note(&self, id: &str, analysis: Analysis) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if known.analyses.insert(id.to_owned(), analysis).is_none() {
            known.order.push_back(id.to_owned());
        }
        if known.order.len() > REMEMBERED
            && let Some(oldest) = known.order.pop_front()
        {
            known.analyses.remove(&oldest);
        }
    }
}

/// How far the analysis of a table is, if one was ever asked for.
pub async fn get(shared: &Shared, id: &str) -> Result<Option<Analysis>, ServerError> {
    if let Some(known) = shared.analyses.known(id) {
        return Ok(Some(known));
    }
    let kept = shared.store.analysis(id).await?;
    Ok(kept.and_then(|kept| serde_json::from_str(&kept).ok()))
}

/// Asks for an analysis; the same one is made once, unless it failed.
pub async fn ask(shared: &Shared, id: &str) -> Result<Analysis, ServerError> {
    if let Some(known) = get(shared, id).await?.filter(|known| known.state != AnalysisState::Failed) {
        return Ok(known);
    }
    shared.analyses.line_up(id)
}

/// Looks at one game after the other until the server stops.
pub async fn work(shared: Arc<Shared>, mut waiting: mpsc::Receiver<String>) {
    loop {
        let id = tokio::select! {
            id = waiting.recv() => id,
            () = shared.stop.cancelled() => return,
        };
        let Some(id) = id else { return };
        if let Err(fault) = look(&shared, &id).await {
            fault.log();
            shared.analyses.note(&id, Analysis { state: AnalysisState::Failed, ..Analysis::waiting() });
        }
    }
}

/// Looks at one turn after the other, each in a place of a bot's; what is done is kept.
async fn look(shared: &Shared, id: &str) -> Result<(), ServerError> {
    let table = load(&*shared.store, &shared.editions, id).await?;
    let (record, edition) = (table.begun()?.record().clone(), table.edition()?);
    let level = Level::from_number(LEVEL).ok_or(Reason::Internal)?;
    let settings = Settings { nodes: NODES, ..Settings::new(level) };
    let review = Review::new(edition, record, settings);
    let mut review = review.map_err(|error| ServerError::Broken(error.to_string()))?;
    loop {
        if shared.stop.is_cancelled() {
            return Ok(());
        }
        let stepped = shared.bot_pool.run(move || {
            let goes_on = review.step().is_some();
            (review, goes_on)
        });
        let (after, goes_on) = stepped.await.ok_or(Reason::Internal)?;
        review = after;
        let (done, moves) = review.progress();
        let state = if goes_on { AnalysisState::Working } else { AnalysisState::Done };
        let turns = review.turns().iter().map(turn).collect();
        let analysis = Analysis { state, done, moves, turns };
        if !goes_on {
            let body =
                serde_json::to_string(&analysis).map_err(|error| ServerError::Broken(error.to_string()))?;
            shared.store.save_analysis(id, body).await?;
            shared.analyses.note(id, analysis);
            return Ok(());
        }
        shared.analyses.note(id, analysis);
    }
}

fn turn(turn: &Reviewed) -> ReviewedTurn {
    let written = |moves: &[Move]| moves.iter().map(ToString::to_string).collect();
    let better = turn.better.as_ref().map(|better| BetterTurn {
        from: better.from,
        moves: written(&better.advice.moves),
        by: better.by,
    });
    let &Reviewed { lead, loss, chance, chance_lost, luck, round, from, .. } = turn;
    let (player, played) = (turn.player.index(), written(&turn.moves));
    ReviewedTurn { player, round, from, played, better, lead, loss, chance, chance_lost, luck }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_games_wait() {
        let (analyses, _waiting) = Analyses::new();
        for number in 0..QUEUE {
            assert_eq!(analyses.line_up(&number.to_string()).unwrap(), Analysis::waiting());
        }
        assert_eq!(analyses.line_up("one more").unwrap_err().reason(), Reason::TooMany);
        assert!(analyses.known("one more").is_none() && analyses.known("0").is_some());
    }

    #[test]
    fn only_so_many_analyses_are_remembered() {
        let (analyses, _waiting) = Analyses::new();
        for number in 0..=REMEMBERED {
            analyses.note(&number.to_string(), Analysis::waiting());
        }
        assert!(analyses.known("0").is_none() && analyses.known("1").is_some());
    }
}

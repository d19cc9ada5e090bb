//! Finished games looked at by a strong bot: in the background, one game at a time, and only so many may wait.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::mpsc;
use witchstone_rules::{Edition, Phase, Record};
use witchstone_wire::{Analysis, AnalysisState, Reason, Suggestion};

use crate::bots::bot;
use crate::fault::Fault;
use crate::room::load;
use crate::shared::Shared;

/// How many games may wait.
const QUEUE: usize = 16;
/// How many analyses are remembered.
const REMEMBERED: usize = 256;
/// The level that looks at the games.
const LEVEL: u8 = 4;

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

    /// How far the analysis of a table is, if one was asked for.
    pub fn get(&self, id: &str) -> Option<Analysis> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner).analyses.get(id).cloned()
    }

    /// Asks for an analysis; the same one is made once.
    pub fn ask(&self, id: &str) -> Result<Analysis, Fault> {
        if let Some(known) = self.get(id) {
            return Ok(known);
        }
        self.queue.try_send(id.to_owned()).map_err(|_| Fault::Plain(Reason::TooMany))?;
        let waiting = Analysis { state: AnalysisState::Waiting, suggestions: vec![] };
        self.note(id, waiting.clone());
        Ok(waiting)
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

/// Looks at one game after the other until the server stops.
pub async fn work(shared: Arc<Shared>, mut waiting: mpsc::Receiver<String>) {
    loop {
        let id = tokio::select! {
            id = waiting.recv() => id,
            () = shared.stop.cancelled() => return,
        };
        let Some(id) = id else { return };
        let analysis = match look(&shared, &id).await {
            Ok(suggestions) => Analysis { state: AnalysisState::Done, suggestions },
            Err(fault) => {
                fault.log();
                Analysis { state: AnalysisState::Failed, suggestions: vec![] }
            }
        };
        shared.analyses.note(&id, analysis);
    }
}

/// What the bot would have done at the start of each turn, from what the player knew then.
async fn look(shared: &Shared, id: &str) -> Result<Vec<Suggestion>, Fault> {
    let table = load(&*shared.store, id).await?;
    let record: Record = table.game.as_ref().ok_or(Reason::NotBegun)?.record().clone();
    let mut state = record.start(Edition::classic()).map_err(|error| Fault::Broken(error.to_string()))?;
    let mut suggestions = vec![];
    for (number, &played) in record.moves.iter().enumerate() {
        let player = state.player();
        if state.table().phase == Phase::TurnStart && !shared.stop.is_cancelled() {
            let chosen = shared.thinkers.choose(bot(LEVEL), state.view(Some(player))).await;
            let best = chosen.and_then(|(_, choice)| choice).ok_or(Reason::Internal)?;
            suggestions.push(Suggestion {
                number,
                player: player.index(),
                played: played.to_string(),
                better: (best != played).then(|| best.to_string()),
            });
        }
        state.play(played).map_err(Fault::Rules)?;
    }
    Ok(suggestions)
}

//! Replays one record beside the rules.

use std::collections::HashSet;

use witchstone_rules::{Move, State};
use witchstone_wire::{Outcome, TracedMove};
use witchstone_words::Words;

use super::{Difference, Place, What};
use crate::decision;
use crate::golden::Hasher;
use crate::input::Sheet;

/// The result of checking one record.
#[derive(Debug)]
pub struct Checked {
    /// The moves that were replayed.
    pub moves: usize,
    /// The first disagreement, if there is one.
    pub difference: Option<Difference>,
}

/// Replays a record and compares everything in it.
pub fn check(sheet: &Sheet) -> Checked {
    if sheet.traced.game.is_older() {
        return check_older(sheet);
    }
    let mut replay = match Replay::start(sheet) {
        Ok(replay) => replay,
        Err(difference) => return Checked { moves: 0, difference: Some(difference) },
    };
    let difference = replay.run(sheet).err();
    Checked { moves: replay.moves, difference }
}

/// A record of older rules: what was legal then is not compared, and neither is the hash of it.
fn check_older(sheet: &Sheet) -> Checked {
    match sheet.traced.replay(sheet.edition) {
        Ok(replay) => {
            let (moves, state) = (replay.game.record().moves.len(), *replay.game.state());
            let difference = replay.difference.map(|difference| Difference {
                place: Place::Begin,
                what: What::Rules(difference),
                state: Some(Box::new(state)),
            });
            Checked { moves, difference }
        }
        Err(error) => {
            let what = What::Unreadable(Words::english().replay_error(&error));
            Checked { moves: 0, difference: Some(Difference { place: Place::Begin, what, state: None }) }
        }
    }
}

struct Replay {
    state: State,
    hasher: Hasher,
    moves: usize,
}

impl Replay {
    fn start(sheet: &Sheet) -> Result<Replay, Difference> {
        let unreadable =
            |sentence| Difference { place: Place::Begin, what: What::Unreadable(sentence), state: None };
        let state = sheet.traced.game.record.start(sheet.edition);
        let state = state.map_err(|error| unreadable(Words::english().set_up_error(&error)))?;
        Ok(Replay { state, hasher: Hasher::default(), moves: 0 })
    }

    fn run(&mut self, sheet: &Sheet) -> Result<(), Difference> {
        let trace = &sheet.traced.trace;
        for (at, &played) in sheet.traced.game.record.moves.iter().enumerate() {
            let place = Place::Move(at + 1, played);
            self.decide(played, trace.get(at), sheet.hash.is_some())
                .map_err(|what| self.differs(place, what))?;
        }
        self.finish(sheet).map_err(|what| self.differs(Place::End, what))
    }

    fn differs(&self, place: Place, what: What) -> Difference {
        Difference { place, what, state: Some(Box::new(self.state)) }
    }

    fn decide(&mut self, played: Move, traced_move: Option<&TracedMove>, hashed: bool) -> Result<(), What> {
        if traced_move.is_some() || hashed {
            let legal = decision::sorted_legal(&self.state);
            traced_move.map_or(Ok(()), |traced_move| compare_before(&self.state, &legal, traced_move))?;
            self.hasher.before(self.state.player(), &legal);
        }
        self.state.play(played).map_err(What::Refused)?;
        self.moves += 1;
        let reached = decision::points(&self.state);
        self.hasher.after(&reached);
        match traced_move {
            Some(traced_move) if traced_move.scores != reached => {
                Err(What::Points { recorded: traced_move.scores.clone(), reached })
            }
            _ => Ok(()),
        }
    }

    fn finish(&self, sheet: &Sheet) -> Result<(), What> {
        if let Some(recorded) = &sheet.traced.game.outcome {
            compare_outcome(&self.state, recorded)?;
        }
        let reached = self.hasher.finish();
        match sheet.hash {
            Some(recorded) if recorded != reached => Err(What::Hash { recorded, reached }),
            _ => Ok(()),
        }
    }
}

/// The player to act and the legal moves.
fn compare_before(state: &State, legal: &[String], traced_move: &TracedMove) -> Result<(), What> {
    if traced_move.player != state.player() {
        return Err(What::Player { recorded: traced_move.player, acting: state.player() });
    }
    if traced_move.legal == legal {
        return Ok(());
    }
    let without = |these: &[String], those: &[String]| -> Vec<String> {
        let those: HashSet<&String> = those.iter().collect();
        these.iter().filter(|text| !those.contains(text)).cloned().collect()
    };
    let (missing, extra) = (without(&traced_move.legal, legal), without(legal, &traced_move.legal));
    let same = missing.is_empty() && extra.is_empty();
    Err(if same { What::Order } else { What::Legal { missing, extra } })
}

fn compare_outcome(state: &State, recorded: &Outcome) -> Result<(), What> {
    if !state.is_over() {
        return Err(What::NotOver);
    }
    let reached = Outcome::of(state);
    for (player, (&recorded, &reached)) in
        state.table().players().zip(recorded.scores.iter().zip(&reached.scores))
    {
        if recorded != reached {
            return Err(What::Result { player, recorded, reached });
        }
    }
    if recorded.winners != reached.winners {
        return Err(What::Winners { recorded: recorded.winners.clone(), reached: reached.winners });
    }
    Ok(())
}

//! Analyses of finished games as they are stored.

use serde::{Deserialize, Serialize};
use witchstone_wire::{Analysis, AnalysisState, BetterTurn, ReviewedTurn};

use super::decode;
use crate::storage::StoreError;

/// A finished [`Analysis`].
#[derive(Serialize, Deserialize)]
struct AnalysisV1 {
    state: StateV1,
    done: usize,
    moves: usize,
    turns: Vec<TurnV1>,
}

/// Only finished analyses are stored.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StateV1 {
    Done,
}

#[derive(Serialize, Deserialize)]
struct TurnV1 {
    player: usize,
    round: u8,
    from: usize,
    played: Vec<String>,
    better: Option<BetterV1>,
    lead: f32,
    loss: f32,
    #[serde(rename = "chance")]
    win_probability: f32,
    #[serde(rename = "chance_lost")]
    win_probability_lost: f32,
    luck: f32,
}

#[derive(Serialize, Deserialize)]
struct BetterV1 {
    from: usize,
    moves: Vec<String>,
    by: f32,
}

/// Encodes a finished analysis.
pub fn encode_analysis(analysis: &Analysis) -> Result<String, StoreError> {
    let turns = analysis.turns.iter().cloned().map(TurnV1::from).collect();
    let stored = AnalysisV1 { state: StateV1::Done, done: analysis.done, moves: analysis.moves, turns };
    Ok(serde_json::to_string(&stored)?)
}

/// Decodes an analysis of any known version.
pub fn decode_analysis(body: &str) -> Result<Analysis, StoreError> {
    let AnalysisV1 { state: StateV1::Done, done, moves, turns } = decode(body)?;
    let turns = turns.into_iter().map(ReviewedTurn::from).collect();
    Ok(Analysis { state: AnalysisState::Done, done, moves, turns })
}

impl From<ReviewedTurn> for TurnV1 {
    fn from(turn: ReviewedTurn) -> TurnV1 {
        let ReviewedTurn {
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
        } = turn;
        let better = better.map(|BetterTurn { from, moves, by }| BetterV1 { from, moves, by });
        TurnV1 {
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
}

impl From<TurnV1> for ReviewedTurn {
    fn from(turn: TurnV1) -> ReviewedTurn {
        let TurnV1 {
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
        } = turn;
        let better = better.map(|BetterV1 { from, moves, by }| BetterTurn { from, moves, by });
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
}

#[cfg(test)]
mod tests {
    use super::*;

    const STORED: &str = r#"{"state":"done","done":9,"moves":9,"turns":[{"player":1,"round":2,"from":4,"played":["tower t2"],"better":{"from":5,"moves":["end"],"by":1.5},"lead":1.0,"loss":0.5,"chance":0.25,"chance_lost":0.0,"luck":-2.0}]}"#;

    #[test]
    fn an_analysis_keeps_its_stored_form() {
        assert_eq!(encode_analysis(&decode_analysis(STORED).unwrap()).unwrap(), STORED);
    }
}

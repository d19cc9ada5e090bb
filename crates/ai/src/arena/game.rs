//! One game between bots.

use witchstone_rules::{BySeat, Deal, Edition, Options, Player, SetUpError, State};

use super::entrant::{Entrant, Thinking};
use super::match_setup::Clock;
use crate::bot::Bot;
use crate::budget::Budget;
use crate::eval::{PlayerPosition, PointsBySource};

/// The result of one seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct SeatResult {
    /// Points at the end.
    pub points: u16,
    /// 1 for a win, a part of it if it is shared.
    pub win: f64,
    /// Points by source.
    pub parts: PointsBySource,
    /// Seconds of thinking.
    pub seconds: f64,
    /// The longest turn, in seconds.
    pub longest: f64,
}

/// A finished game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GameResult {
    /// Each seat.
    pub seats: BySeat<SeatResult>,
}

/// Plays a game: `lineup` is an entrant for each seat.
pub fn play(
    edition: &'static Edition,
    options: Options,
    deal: &Deal,
    lineup: &[&Entrant],
    seed: u64,
    clock: &Clock<'_>,
) -> Result<GameResult, SetUpError> {
    let mut state = State::new(edition, options, deal)?;
    let mut bots: Vec<Bot> =
        lineup.iter().enumerate().map(|(seat, entrant)| entrant.bot(seed ^ (seat as u64) << 56)).collect();
    let mut result = GameResult::default();
    let mut turn = (0.0, 0);
    while !state.is_over() {
        let seat = state.player();
        let began = clock();
        let taken = state.table().areas[seat].turns;
        decide(&mut state, seat, &mut bots[seat.index()], lineup[seat.index()].thinking, clock);
        let spent = clock() - began;
        turn = if turn.1 == taken { (turn.0 + spent, taken) } else { (spent, taken) };
        let seat = &mut result.seats[seat];
        seat.seconds += spent;
        seat.longest = seat.longest.max(turn.0);
    }
    score(&state, &mut result);
    Ok(result)
}

fn decide(state: &mut State, seat: Player, bot: &mut Bot, thinking: Thinking, clock: &Clock<'_>) {
    let view = state.view(Some(seat));
    let began = clock();
    let chosen = match thinking {
        Thinking::Nodes(_) => bot.choose(&view),
        Thinking::Seconds(seconds) => {
            let spent = || ((clock() - began) as f32) / seconds;
            bot.choose_within(&view, Budget::Clock(&spent))
        }
    };
    state.apply_unchecked(chosen.expect("a bot that is to move finds a move"), &mut ());
}

fn score(state: &State, result: &mut GameResult) {
    let (scores, winners) = (state.scores(), state.winners());
    for player in state.table().players() {
        let seat = &mut result.seats[player];
        seat.points = scores[player].total();
        seat.parts = PointsBySource::certain(&PlayerPosition::new(state, player));
        seat.win = if winners.contains(&player) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
}

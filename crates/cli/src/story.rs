//! A game as a story: each turn in sentences, and the points it brought.

use std::io::Write;

use witchstone_rules::{Edition, Event, History, Player, Record, State};

use crate::draw::{Scene, WIDTH, score_sheets, wrap};
use crate::failure::{Failure, Result};
use crate::voice::Voice;

/// Tells the whole game; a move that is refused ends it with an error.
pub fn tell(record: &Record, edition: &'static Edition, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let mut teller = Teller { voice, out, turn: None };
    let game = History::new(edition, record.options, record.deal.clone());
    let mut game = game.map_err(|error| Failure::told(error.to_string()))?;
    for (number, &played) in record.moves.iter().enumerate() {
        teller.turn_to(game.state())?;
        let told = |refusal| Failure::told(format!("Move {}, {played}, is refused: {refusal}", number + 1));
        let events = game.play(played).map_err(told)?;
        teller.sentences(game.state(), &events)?;
    }
    teller.end_turn(game.state())?;
    teller.end(game.state())
}

/// A turn that is being told.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Turn {
    /// 0 before the first round.
    round: u8,
    player: Player,
}

struct Teller<'a> {
    voice: &'a Voice,
    out: &'a mut dyn Write,
    /// The turn, and the points at its start.
    turn: Option<(Turn, u16)>,
}

impl Teller<'_> {
    /// Begins another turn if the next decision belongs to one.
    fn turn_to(&mut self, state: &State) -> Result<()> {
        let turn = Turn { round: state.table().round(), player: state.player() };
        if self.turn.is_some_and(|(now, _)| now == turn) {
            return Ok(());
        }
        let last_round = self.turn.map(|(now, _)| now.round);
        self.end_turn(state)?;
        if last_round != Some(turn.round) {
            let heading = match turn.round {
                0 => self.voice.text("cli-story-set-up"),
                round => self.voice.say("cli-story-round", &[("round", round.into())]),
            };
            writeln!(self.out, "{heading}\n")?;
        }
        self.turn = Some((turn, state.table().areas[turn.player].score));
        Ok(())
    }

    fn sentences(&mut self, state: &State, events: &[Event]) -> Result<()> {
        // Whose turn it is stands in the line about points.
        let told: Vec<Event> =
            events.iter().copied().filter(|event| !matches!(event, Event::TurnBegan { .. })).collect();
        let story = self.voice.story(state.table(), &told);
        if !story.is_empty() {
            for line in wrap(&format!("  {story}"), WIDTH) {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    /// The points of the turn that was told.
    fn end_turn(&mut self, state: &State) -> Result<()> {
        let Some((turn, before)) = self.turn.take() else { return Ok(()) };
        let now = state.table().areas[turn.player].score;
        let player = self.voice.player(turn.player);
        let (key, name, change) = match now.checked_sub(before) {
            Some(gained) => ("cli-story-points", "gained", gained),
            None => ("cli-story-paid", "lost", before - now),
        };
        let args = [("player", player.into()), (name, change.into()), ("points", now.into())];
        writeln!(self.out, "  {}\n", self.voice.say(key, &args))?;
        Ok(())
    }

    /// The score sheet, and who has won.
    fn end(&mut self, state: &State) -> Result<()> {
        let over = state.is_over();
        let heading = if over { "cli-story-result" } else { "cli-story-unfinished" };
        writeln!(self.out, "{}", self.voice.text(heading))?;
        write!(self.out, "{}", score_sheets(&Scene::open(state), self.voice))?;
        if over {
            writeln!(self.out, "{}", winners(state, self.voice))?;
        }
        Ok(())
    }
}

/// Who has won, as a sentence.
pub fn winners(state: &State, voice: &Voice) -> String {
    let winners: Vec<String> = state.winners().into_iter().map(|player| voice.player(player)).collect();
    let args = [("n", winners.len().into()), ("players", voice.list(&winners).into())];
    voice.say("cli-winner", &args)
}

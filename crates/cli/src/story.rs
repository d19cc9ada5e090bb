//! A game in sentences, turn by turn, with the points of each turn.

use std::io::Write;

use witchstone_rules::{Edition, Event, Game, Player, Record, ReplayError, State, View};

use crate::draw::{Scene, WIDTH, score_sheets, wrap};
use crate::failure::Result;
use crate::voice::Voice;

/// Prints the whole game and its result, with nothing hidden; a refused move is an error.
pub fn print(record: &Record, edition: &'static Edition, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let last = narrate_moves(record, edition, None, voice, out)?;
    report_result(&last, voice, out)
}

/// Prints the moves, as far as one seat may know or with nothing hidden; returns the last position.
pub fn narrate_moves(
    record: &Record,
    edition: &'static Edition,
    seat: Option<Player>,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<State> {
    let mut narrator = Narrator { voice, out, seat, turn: None };
    let mut game = Game::new(edition, record.options, record.deal.clone())?;
    for (number, &played) in record.moves.iter().enumerate() {
        narrator.turn_to(game.state())?;
        let refused = |refusal| ReplayError::Move { number, played, refusal };
        let events = game.play(played).map_err(refused)?;
        narrator.sentences(game.state(), &events)?;
    }
    narrator.end_turn(game.state())?;
    Ok(*game.state())
}

/// Reports the score sheets and the winners.
fn report_result(state: &State, voice: &Voice, out: &mut dyn Write) -> Result<()> {
    let over = state.is_over();
    writeln!(out, "{}", voice.text(if over { "heading-result" } else { "cli-story-unfinished" }))?;
    write!(out, "{}", score_sheets(&Scene::open(state), voice))?;
    if over {
        writeln!(out, "{}", winners(state, voice))?;
    }
    Ok(())
}

/// A turn that is being printed.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Turn {
    /// 0 before the first round.
    round: u8,
    player: Player,
}

struct Narrator<'a> {
    voice: &'a Voice,
    out: &'a mut dyn Write,
    /// The seat whose knowledge limits the output; none for everything.
    seat: Option<Player>,
    /// The turn, and the points at its start.
    turn: Option<(Turn, u16)>,
}

impl Narrator<'_> {
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
                0 => self.voice.text("set-up"),
                round => {
                    let rounds = state.edition().counts.turns;
                    self.voice.say("round", &[("round", round.into()), ("rounds", rounds.into())])
                }
            };
            writeln!(self.out, "{heading}\n")?;
            if let Some(points) = even_start(state, self.voice).filter(|_| turn.round == 0) {
                writeln!(self.out, "  {points}\n")?;
            }
        }
        self.turn = Some((turn, state.table().areas[turn.player].score));
        Ok(())
    }

    fn sentences(&mut self, state: &State, events: &[Event]) -> Result<()> {
        // Whose turn it is stands in the line about points.
        let shown: Vec<Event> = events
            .iter()
            .filter(|event| !matches!(event, Event::TurnBegan { .. }))
            .map(|event| if self.seat.is_some() { event.seen_by(self.seat) } else { *event })
            .collect();
        let story = self.voice.story(state.table(), &shown);
        if !story.is_empty() {
            for line in wrap(&format!("  {story}"), WIDTH) {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    /// Prints the points of the turn.
    fn end_turn(&mut self, state: &State) -> Result<()> {
        let Some((turn, before)) = self.turn.take() else { return Ok(()) };
        let now = state.table().areas[turn.player].score;
        let player = self.voice.player(turn.player);
        // A plus or minus, but none for zero.
        let change = match i32::from(now) - i32::from(before) {
            0 => "0".to_owned(),
            change => format!("{change:+}"),
        };
        let args = [("player", player.into()), ("change", change.into()), ("points", now.into())];
        writeln!(self.out, "  {}\n", self.voice.say("cli-story-points", &args))?;
        Ok(())
    }
}

/// The points that seats began with (S11); nothing where they began with none.
fn even_start(state: &State, voice: &Voice) -> Option<String> {
    let (counts, options) = (&state.edition().counts, &state.table().options);
    let begun = |player| (player, counts.even_start(options, player));
    let points = |(player, points): (Player, u8)| {
        voice.say("points-of", &[("name", voice.player(player).into()), ("points", points.into())])
    };
    let all: Vec<String> =
        state.table().players().map(begun).filter(|&(_, points)| points > 0).map(points).collect();
    let option = voice.text("option-even-start");
    (!all.is_empty()).then(|| format!("{option} ({})", all.join(", ")))
}

/// The winners, as a sentence (F8).
pub fn winners(state: &State, voice: &Voice) -> String {
    winners_seen(&state.view(None), voice)
}

/// The same from a view of a finished game, when nothing is hidden any more.
pub fn winners_seen(view: &View, voice: &Voice) -> String {
    let winners = view.winners().unwrap_or_default();
    let total = |player: Player| view.score(player).map_or(0, |score| score.total());
    let best = winners.first().map_or(0, |&winner| total(winner));
    let tied = view.table.players().filter(|&player| total(player) == best).count();
    let names: Vec<String> = winners.into_iter().map(|player| voice.player(player)).collect();
    let points = ("points", best.into());
    match (&names[..], tied) {
        ([name], 1) => voice.say("winner", &[("name", name.as_str().into()), points]),
        ([name], _) => voice.say("winner-by-wand", &[("name", name.as_str().into()), points]),
        _ => voice.say("winners-shared", &[("names", voice.list(&names).into()), points]),
    }
}

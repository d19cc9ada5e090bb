//! A game on this machine: the person against computer players, who think in a thread of their own.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use witchstone_rules::{Deal, Event, Game, Move, Player, Seed, View};
use witchstone_words::Value;

use super::backend::{AppEvent, GameBackend, Response};
use crate::bot::{Bot, Level};
use crate::failure::Result;
use crate::parallel;
use crate::play::{NotSaved, Plan, save};
use crate::voice::Voice;

/// Whose decision it is, and what that seat may know.
type Question = (Player, View);

/// The game, and a line to those who think.
pub struct Local<'a> {
    voice: &'a Voice,
    game: Game,
    seat: Player,
    ask: Sender<Question>,
}

impl<'a> Local<'a> {
    /// A new game; the moves of bots arrive as events.
    pub fn new(plan: &Plan, voice: &'a Voice, events: Sender<AppEvent>) -> Result<Local<'a>> {
        let deal = Deal::shuffled(plan.edition, &plan.options, &mut Seed::new(plan.seed));
        let game = Game::new(plan.edition, plan.options, deal)?;
        let (ask, questions) = mpsc::channel();
        let mut opponents = plan.opponents.iter().copied();
        let level = |player| if player == plan.seat { None } else { opponents.next() };
        let levels = plan.options.seats().map(level).collect();
        let seed = plan.seed;
        thread::spawn(move || think(levels, seed, &questions, &events));
        let local = Local { voice, game, seat: plan.seat, ask };
        local.ask_others();
        Ok(local)
    }

    /// Asks the computer player whose decision it is, if it is one's.
    fn ask_others(&self) {
        let state = self.game.state();
        let player = state.player();
        if !state.is_over() && player != self.seat {
            // Nobody is there to answer only when the program ends.
            let _ = self.ask.send((player, state.view(Some(player))));
        }
    }

    fn is_own(&self) -> bool {
        self.game.state().player() == self.seat && !self.game.state().is_over()
    }

    /// Plays a move and logs its events, as far as the person may know.
    fn make(&mut self, played: Move) -> Response {
        match self.game.play(played) {
            Ok(events) => {
                let seen: Vec<Event> = events.iter().map(|event| event.seen_by(Some(self.seat))).collect();
                let story = self.voice.story(self.game.state().table(), &seen);
                self.ask_others();
                Response {
                    log: (!story.is_empty()).then_some(story).into_iter().collect(),
                    message: None,
                    changed: true,
                }
            }
            Err(refusal) => {
                let why = self.voice.refusal(self.game.state().edition(), &refusal);
                Response::message(self.voice.say("cli-play-refused", &[("why", why.into())]))
            }
        }
    }

    fn turned(&self, done: &str, nothing: &str, played: Option<Move>) -> Response {
        let Some(played) = played else { return Response::message(self.voice.text(nothing)) };
        let text = self.voice.say(done, &[("move", played.to_string().into())]);
        Response { log: vec![text], message: None, changed: true }
    }
}

/// Serves requests until the channel closes.
fn think(levels: Vec<Option<Level>>, seed: u64, questions: &Receiver<Question>, events: &Sender<AppEvent>) {
    let threads = parallel::cores();
    let seat = |(at, level): (usize, Option<Level>)| Some(level?.seat(seed, at, threads));
    let mut bots: Vec<Option<Box<dyn Bot>>> = levels.into_iter().enumerate().map(seat).collect();
    while let Ok((player, view)) = questions.recv() {
        let Some(bot) = &mut bots[player.index()] else { continue };
        let chosen = bot.choose(&view, &view.legal_moves());
        if events.send(AppEvent::BotMove(player, chosen)).is_err() {
            return;
        }
    }
}

impl GameBackend for Local<'_> {
    fn view(&self) -> Option<View> {
        Some(self.game.state().view(Some(self.seat)))
    }

    fn names(&self) -> &[String] {
        &[]
    }

    fn waiting(&self) -> String {
        let name = self.voice.player(self.game.state().player());
        self.voice.say("thinking", &[("name", name.into())])
    }

    fn play(&mut self, played: Move) -> Response {
        if self.is_own() { self.make(played) } else { Response::default() }
    }

    fn undo(&mut self) -> Response {
        let undone = if self.is_own() { self.game.undo() } else { None };
        self.turned("undone", "nothing-to-undo", undone)
    }

    fn redo(&mut self) -> Response {
        let redone = if self.is_own() { self.game.redo() } else { None };
        let redone = redone.map(|(played, _)| played);
        let response = self.turned("redone", "nothing-to-redo", redone);
        self.ask_others();
        response
    }

    fn handle(&mut self, event: AppEvent) -> Response {
        match event {
            AppEvent::BotMove(player, played) if player == self.game.state().player() => self.make(played),
            _ => Response::default(),
        }
    }

    fn save(&self, file: &str) -> Response {
        let name = ("file", Value::from(file.to_owned()));
        Response::message(match save(&self.game, file) {
            Ok(()) => self.voice.say("saved", &[name]),
            Err(NotSaved::OtherFile) => self.voice.say("cli-play-other-file", &[name]),
            Err(NotSaved::System(why)) => self.voice.say("cli-play-not-saved", &[name, ("why", why.into())]),
        })
    }
}

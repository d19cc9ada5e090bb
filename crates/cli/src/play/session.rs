//! The course of a game in the terminal.

use witchstone_rules::{Deal, Edition, Event, History, Move, Options, Phase, Player, Seed};
use witchstone_words::Value;

use super::command::Command;
use super::menu::{Entry, menu};
use super::save::{NotSaved, save};
use super::{line, show};
use crate::bot::{Bot, Level};
use crate::console::Console;
use crate::decision;
use crate::draw::{Scene, WIDTH, own_corner, position, score_sheets, wrap};
use crate::failure::{Failure, Result};
use crate::story;
use crate::voice::Voice;

/// Who plays what.
pub struct Plan {
    /// The printed board.
    pub edition: &'static Edition,
    /// What the table agreed on.
    pub options: Options,
    /// The person's seat.
    pub seat: Player,
    /// Where all chance comes from.
    pub seed: u64,
    /// The levels of the other players, in turn order.
    pub opponents: Vec<Level>,
}

/// Plays a game until it is over, the person quits or the input ends.
pub fn play(plan: &Plan, voice: &Voice, console: &mut Console<'_>) -> Result<()> {
    let mut session = Session::new(plan, voice, console)?;
    session.welcome(plan)?;
    while !session.game.state().is_over() {
        let own = session.game.state().player() == session.seat;
        let goes_on = if own { session.ask()? } else { session.let_play()? };
        if !goes_on {
            return Ok(());
        }
    }
    session.finish()
}

struct Session<'a, 'c> {
    voice: &'a Voice,
    console: &'a mut Console<'c>,
    game: History,
    seat: Player,
    bots: Vec<Option<Box<dyn Bot>>>,
    /// How the moves of the menu begin.
    begin: String,
    /// Whether the position has changed since it was shown.
    stale: bool,
}

impl<'a, 'c> Session<'a, 'c> {
    fn new(plan: &Plan, voice: &'a Voice, console: &'a mut Console<'c>) -> Result<Session<'a, 'c>> {
        let deal = Deal::shuffled(plan.edition, &plan.options, &mut Seed::new(plan.seed));
        let game = History::new(plan.edition, plan.options, deal);
        let game = game.map_err(|error| Failure::told(error.to_string()))?;
        let mut levels = plan.opponents.iter();
        let bot = |player: Player| {
            let level = if player == plan.seat { None } else { levels.next() };
            level.map(|level| level.seat(plan.seed, player.index()))
        };
        let bots = plan.options.seats().map(bot).collect();
        Ok(Session { voice, console, game, seat: plan.seat, bots, begin: String::new(), stale: true })
    }

    fn say(&mut self, key: &str, args: &[(&str, Value<'_>)]) -> Result<()> {
        let text = self.voice.say(key, args);
        self.tell(&text)
    }

    /// Writes a text, broken into lines that fit; a text of several lines as it is.
    fn tell(&mut self, text: &str) -> Result<()> {
        if text.contains('\n') {
            writeln!(self.console.out, "{text}")?;
            return Ok(());
        }
        for line in wrap(text, WIDTH) {
            writeln!(self.console.out, "{line}")?;
        }
        Ok(())
    }

    fn welcome(&mut self, plan: &Plan) -> Result<()> {
        let player = self.voice.player(self.seat);
        let args = [
            ("players", plan.options.players.into()),
            // As text: a number would be written with separators.
            ("seed", plan.seed.to_string().into()),
            ("player", player.into()),
        ];
        self.say("cli-play-welcome", &args)
    }

    fn finish(&mut self) -> Result<()> {
        writeln!(self.console.out)?;
        self.score()?;
        let winners = story::winners(self.game.state(), self.voice);
        self.tell(&winners)
    }

    /// Lets a computer player make a decision.
    fn let_play(&mut self) -> Result<bool> {
        let state = self.game.state();
        let player = state.player();
        let Some(bot) = &mut self.bots[player.index()] else { return Ok(false) };
        let played = bot.choose(&state.view(Some(player)), &decision::legal(state));
        self.make(played)?;
        Ok(true)
    }

    /// Plays a move and tells what came of it, as far as the person may know.
    fn make(&mut self, played: Move) -> Result<()> {
        match self.game.play(played) {
            Ok(events) => {
                let seen: Vec<Event> = events.iter().map(|event| event.seen_by(Some(self.seat))).collect();
                let story = self.voice.story(self.game.state().table(), &seen);
                self.begin.clear();
                self.stale = true;
                if story.is_empty() { Ok(()) } else { self.tell(&story) }
            }
            Err(refusal) => {
                let why = self.voice.plain(self.voice.words().refusal(&refusal));
                self.say("cli-play-refused", &[("why", why.into())])
            }
        }
    }

    /// Asks the person for a line and does what it says; false if the game shall end.
    fn ask(&mut self) -> Result<bool> {
        let entries = menu(&self.game.legal(), &self.begin);
        self.show_decision(&entries)?;
        write!(self.console.out, "{} ", self.voice.text("cli-play-prompt"))?;
        self.console.out.flush()?;
        let line = line::read(self.console.input);
        let line = line.map_err(|error| Failure::reading("standard input", &error))?;
        let Some(line) = line else {
            writeln!(self.console.out)?;
            self.say("cli-play-end-of-input", &[])?;
            return Ok(false);
        };
        self.obey(Command::read(&line), &entries)
    }

    /// The position where it has changed, and the menu.
    fn show_decision(&mut self, entries: &[Entry]) -> Result<()> {
        let state = self.game.state();
        if self.stale {
            let scene = Scene::seen(&state.view(Some(self.seat)));
            let begins = matches!(state.table().phase, Phase::Towers | Phase::TurnStart);
            let page = if begins { position(&scene, self.voice) } else { own_corner(&scene, self.voice) };
            writeln!(self.console.out, "\n{page}")?;
            self.stale = false;
        }
        let page = show::menu(entries, state.table(), self.voice);
        if !self.begin.is_empty() {
            let begin = self.begin.clone();
            self.say("cli-play-narrowed", &[("begin", begin.into())])?;
        }
        write!(self.console.out, "{page}")?;
        Ok(())
    }

    fn obey(&mut self, command: Command, entries: &[Entry]) -> Result<bool> {
        match command {
            Command::Number(number) => self.choose(number, entries)?,
            Command::Move(text) => self.typed(&text)?,
            Command::Back => self.begin.clear(),
            Command::Help(None) => self.say("cli-play-help", &[])?,
            Command::Help(Some(about)) => self.explain(&about, entries)?,
            Command::Undo => self.undo()?,
            Command::Redo => self.redo()?,
            Command::Show => self.show_all()?,
            Command::Score => self.score()?,
            Command::Save(file) => self.save(file.as_deref())?,
            Command::Quit => {
                self.say("cli-play-goodbye", &[])?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn choose(&mut self, number: usize, entries: &[Entry]) -> Result<()> {
        match number.checked_sub(1).and_then(|at| entries.get(at)) {
            Some(Entry::Move(played)) => self.make(*played),
            Some(Entry::Group { begin, .. }) => {
                self.begin.clone_from(begin);
                Ok(())
            }
            None => self.say("cli-play-no-number", &[("number", number.to_string().into())]),
        }
    }

    /// A whole move is played or refused; the begin of one narrows the menu.
    fn typed(&mut self, text: &str) -> Result<()> {
        let legal = self.game.legal();
        match text.parse::<Move>() {
            Ok(played) if legal.contains(&played) => self.make(played),
            _ if !menu(&legal, text).is_empty() => {
                text.clone_into(&mut self.begin);
                Ok(())
            }
            Ok(played) => self.make(played),
            Err(_) => self.say("cli-play-no-move", &[]),
        }
    }

    /// What a move does, what its kind is about, or why it is refused.
    fn explain(&mut self, about: &str, entries: &[Entry]) -> Result<()> {
        let entry = about.parse::<usize>().ok().and_then(|number| entries.get(number.checked_sub(1)?));
        let text = match entry {
            Some(Entry::Move(played)) => played.to_string(),
            Some(Entry::Group { begin, .. }) => begin.clone(),
            None => about.to_owned(),
        };
        let kind = text.split_whitespace().next().unwrap_or_default().to_owned();
        if let Ok(played) = text.parse::<Move>() {
            let state = self.game.state();
            let sentence = match { *state }.play(played) {
                Ok(()) => self.voice.describe(state.table(), played),
                Err(refusal) => self.voice.plain(self.voice.words().refusal(&refusal)),
            };
            self.tell(&sentence)?;
        }
        let key = format!("cli-explain-{kind}");
        if self.voice.words().has(&key) { self.say(&key, &[]) } else { self.say("cli-play-help", &[]) }
    }

    fn undo(&mut self) -> Result<()> {
        let undone = self.game.undo();
        self.turned("cli-play-undone", "cli-play-nothing-to-undo", undone)
    }

    fn redo(&mut self) -> Result<()> {
        let redone = self.game.redo();
        self.turned("cli-play-redone", "cli-play-nothing-to-redo", redone)
    }

    fn turned(&mut self, done: &str, nothing: &str, played: Option<Move>) -> Result<()> {
        let Some(played) = played else { return self.say(nothing, &[]) };
        self.begin.clear();
        self.stale = true;
        self.say(done, &[("move", played.to_string().into())])
    }

    fn show_all(&mut self) -> Result<()> {
        let scene = Scene::seen(&self.game.state().view(Some(self.seat)));
        let page = position(&scene, self.voice);
        write!(self.console.out, "\n{page}\n")?;
        Ok(())
    }

    fn score(&mut self) -> Result<()> {
        let scene = Scene::seen(&self.game.state().view(Some(self.seat)));
        let page = score_sheets(&scene, self.voice);
        write!(self.console.out, "{page}")?;
        Ok(())
    }

    fn save(&mut self, file: Option<&str>) -> Result<()> {
        let Some(file) = file else { return self.say("cli-play-save-where", &[]) };
        let name = ("file", Value::from(file.to_owned()));
        match save(&self.game, file) {
            Ok(()) => self.say("cli-play-saved", &[name]),
            Err(NotSaved::OtherFile) => self.say("cli-play-other-file", &[name]),
            Err(NotSaved::System(why)) => self.say("cli-play-not-saved", &[name, ("why", why.into())]),
        }
    }
}

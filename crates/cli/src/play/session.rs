//! The course of a game in the terminal.

use witchstone_ai::{Analyst, Budget, Hint};
use witchstone_rules::{Deal, Edition, Event, Game, Move, Options, Phase, Player, Seed};
use witchstone_words::Value;

use super::command::Command;
use super::menu::{Entry, menu};
use super::read_line::read_line;
use super::save::{NotSaved, save};
use super::{explain, show};
use crate::bot::{Bot, Level};
use crate::console::Console;
use crate::draw::{Block, Scene, WIDTH, own_corner, position, position_alone, score_sheets, wrap};
use crate::failure::{Failure, Result};
use crate::parallel;
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
    /// The random source.
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
        let continues = if own { session.ask()? } else { session.let_play()? };
        if !continues {
            return Ok(());
        }
    }
    session.finish()
}

struct Session<'a, 'c> {
    voice: &'a Voice,
    console: &'a mut Console<'c>,
    game: Game,
    seat: Player,
    bots: Vec<Option<Box<dyn Bot>>>,
    /// How the moves of the menu begin.
    prefix: String,
    /// Whether the menu is every legal move, however many.
    whole: bool,
    /// Whether the position has changed since it was shown.
    stale: bool,
    /// Whether the menu has changed since it was shown.
    menu_stale: bool,
    /// Whether the legend has been shown.
    legend_shown: bool,
    /// The steps of the hint that have not been given yet.
    hint: Vec<String>,
}

impl<'a, 'c> Session<'a, 'c> {
    fn new(plan: &Plan, voice: &'a Voice, console: &'a mut Console<'c>) -> Result<Session<'a, 'c>> {
        let deal = Deal::shuffled(plan.edition, &plan.options, &mut Seed::new(plan.seed));
        let game = Game::new(plan.edition, plan.options, deal)?;
        let mut levels = plan.opponents.iter();
        let bot = |player: Player| {
            let level = if player == plan.seat { None } else { levels.next() };
            level.map(|level| level.seat(plan.seed, player.index(), parallel::cores()))
        };
        let bots = plan.options.seats().map(bot).collect();
        Ok(Session {
            voice,
            console,
            game,
            seat: plan.seat,
            bots,
            prefix: String::new(),
            whole: false,
            stale: true,
            menu_stale: true,
            legend_shown: false,
            hint: Vec::new(),
        })
    }

    fn say(&mut self, key: &str, args: &[(&str, Value<'_>)]) -> Result<()> {
        let text = self.voice.say(key, args);
        self.print_text(&text)
    }

    /// Writes a text, broken into lines that fit; a text of several lines as it is.
    fn print_text(&mut self, text: &str) -> Result<()> {
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
        self.print(&score_sheets(&self.scene(), self.voice))?;
        let winners = story::winners(self.game.state(), self.voice);
        self.print_text(&winners)
    }

    /// Lets a computer player make a decision.
    fn let_play(&mut self) -> Result<bool> {
        let state = self.game.state();
        let player = state.player();
        let Some(bot) = &mut self.bots[player.index()] else { return Ok(false) };
        let played = bot.choose(&state.view(Some(player)), &state.legal_moves());
        self.make(played)?;
        Ok(true)
    }

    /// Plays a move and prints its events, as far as the person may know.
    fn make(&mut self, played: Move) -> Result<()> {
        match self.game.play(played) {
            Ok(events) => {
                let seen: Vec<Event> = events.iter().map(|event| event.seen_by(Some(self.seat))).collect();
                let story = self.voice.story(self.game.state().table(), &seen);
                self.changed();
                if story.is_empty() { Ok(()) } else { self.print_text(&story) }
            }
            Err(refusal) => {
                let why = self.voice.refusal(self.game.state().edition(), &refusal);
                self.say("cli-play-refused", &[("why", why.into())])
            }
        }
    }

    /// Reads a line and executes it; false to quit.
    fn ask(&mut self) -> Result<bool> {
        let legal = self.game.legal_moves();
        let entries = if self.whole {
            legal.into_iter().map(Entry::Move).collect()
        } else {
            menu(&legal, &self.prefix)
        };
        self.show_decision(&entries)?;
        write!(self.console.out, "{} ", self.voice.text("prompt-move"))?;
        self.console.out.flush()?;
        let line = read_line(self.console.input);
        let line = line.map_err(|error| Failure::reading("standard input", &error))?;
        let Some(line) = line else {
            writeln!(self.console.out)?;
            self.say("cli-play-end", &[])?;
            return Ok(false);
        };
        self.execute(Command::read(&line), &entries)
    }

    /// The position and the menu, where they have changed.
    fn show_decision(&mut self, entries: &[Entry]) -> Result<()> {
        if std::mem::take(&mut self.stale) {
            let page = self.page();
            writeln!(self.console.out, "\n{page}")?;
        }
        if std::mem::take(&mut self.menu_stale) {
            if !self.prefix.is_empty() {
                let prefix = self.prefix.clone();
                self.say("cli-play-narrowed", &[("prefix", prefix.into())])?;
            }
            self.print(&show::menu(entries, self.game.state().table(), self.voice))?;
        }
        Ok(())
    }

    /// The whole table at the start of a turn, later the person's own corner; the legend is shown once.
    fn page(&mut self) -> Block {
        let scene = self.scene();
        if !matches!(scene.table.phase, Phase::Towers | Phase::TurnStart) {
            return own_corner(&scene, self.voice);
        }
        let explained = std::mem::replace(&mut self.legend_shown, true);
        if explained { position_alone(&scene, self.voice) } else { position(&scene, self.voice) }
    }

    fn execute(&mut self, command: Command, entries: &[Entry]) -> Result<bool> {
        match command {
            Command::Number(number) => self.choose(number, entries)?,
            Command::Move(text) => self.typed(&text)?,
            Command::Back => self.narrow(""),
            Command::Help(None) => self.print(&explain::commands(self.voice))?,
            Command::Help(Some(about)) => self.explain(&about, entries)?,
            Command::Undo => self.undo()?,
            Command::Redo => self.redo()?,
            Command::Moves => (self.whole, self.menu_stale) = (true, true),
            Command::Board => self.print(&position(&self.scene(), self.voice))?,
            Command::Scrolls => self.print(&explain::scrolls(&self.scene(), self.voice))?,
            Command::Hint => self.hint()?,
            Command::Log => self.log()?,
            Command::Score => self.print(&score_sheets(&self.scene(), self.voice))?,
            Command::Save(file) => self.save(file.as_deref())?,
            Command::Quit => {
                self.say("goodbye", &[])?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn choose(&mut self, number: usize, entries: &[Entry]) -> Result<()> {
        match number.checked_sub(1).and_then(|at| entries.get(at)) {
            Some(Entry::Move(played)) => self.make(*played),
            Some(Entry::Group { prefix, .. }) => {
                self.narrow(prefix);
                Ok(())
            }
            None => self.say("no-such-number", &[("n", number.to_string().into())]),
        }
    }

    /// A whole move is played or refused; a prefix of one narrows the menu.
    fn typed(&mut self, text: &str) -> Result<()> {
        let legal = self.game.legal_moves();
        match text.parse::<Move>() {
            Ok(played) if legal.contains(&played) => self.make(played),
            _ if !menu(&legal, text).is_empty() => {
                self.narrow(text);
                Ok(())
            }
            Ok(played) => self.make(played),
            Err(_) => self.say("not-understood", &[("input", text.to_owned().into())]),
        }
    }

    /// What a move of the list or a typed one does.
    fn explain(&mut self, about: &str, entries: &[Entry]) -> Result<()> {
        let entry = about.parse::<usize>().ok().and_then(|number| entries.get(number.checked_sub(1)?));
        let text = match entry {
            Some(Entry::Move(played)) => played.to_string(),
            Some(Entry::Group { prefix, .. }) => prefix.clone(),
            None => about.to_owned(),
        };
        match explain::help_on(&text, self.game.state(), &self.game.legal_moves(), self.voice) {
            Some(page) => self.print(&page),
            None => self.say("not-understood", &[("input", text.into())]),
        }
    }

    fn undo(&mut self) -> Result<()> {
        let undone = self.game.undo();
        self.turned("undone", "nothing-to-undo", undone)
    }

    fn redo(&mut self) -> Result<()> {
        let redone = self.game.redo().map(|(played, _)| played);
        self.turned("redone", "nothing-to-redo", redone)
    }

    fn turned(&mut self, done: &str, nothing: &str, played: Option<Move>) -> Result<()> {
        let Some(played) = played else { return self.say(nothing, &[]) };
        self.changed();
        self.say(done, &[("move", played.to_string().into())])
    }

    /// The next step of a hint; after the last one it begins again.
    fn hint(&mut self) -> Result<()> {
        if self.hint.is_empty() {
            let view = self.game.state().view(Some(self.seat));
            let mut analyst = Analyst::new(witchstone_ai::Level::HINT, parallel::cores());
            let analysis = analyst.analyse(&view, 0, 1, Budget::Nodes(witchstone_ai::Level::HINT.nodes()));
            let hint = analysis.advice.first().map(|best| Hint::new(&view, best));
            self.hint = hint.map_or(Vec::new(), |hint| self.voice.hint(view.edition(), &hint).to_vec());
            self.hint.reverse();
        }
        let step = self.hint.pop().unwrap_or_default();
        self.print_text(&step)
    }

    /// After a move everything is shown again.
    fn changed(&mut self) {
        self.hint.clear();
        self.narrow("");
        self.stale = true;
    }

    /// Filters the menu by this prefix.
    fn narrow(&mut self, prefix: &str) {
        prefix.clone_into(&mut self.prefix);
        (self.whole, self.menu_stale) = (false, true);
    }

    /// The story of the game so far, as far as the person may know it.
    fn log(&mut self) -> Result<()> {
        let (record, edition) = (self.game.record(), self.game.state().edition());
        story::narrate_moves(record, edition, Some(self.seat), self.voice, self.console.out)?;
        Ok(())
    }

    /// The game as the person sees it.
    fn scene(&self) -> Scene {
        Scene::seen(&self.game.state().view(Some(self.seat)))
    }

    fn print(&mut self, page: &Block) -> Result<()> {
        write!(self.console.out, "{page}")?;
        Ok(())
    }

    fn save(&mut self, file: Option<&str>) -> Result<()> {
        let Some(file) = file else { return self.say("cli-play-save-where", &[]) };
        let name = ("file", Value::from(file.to_owned()));
        match save(&self.game, file) {
            Ok(()) => self.say("saved", &[name]),
            Err(NotSaved::OtherFile) => self.say("cli-play-other-file", &[name]),
            Err(NotSaved::System(why)) => self.say("cli-play-not-saved", &[name, ("why", why.into())]),
        }
    }
}

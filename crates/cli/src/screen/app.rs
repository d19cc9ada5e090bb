//! What the screen shows, and how it answers keys, the mouse and the game.

use ratatui::crossterm::event::{
    Event as Input, KeyCode, KeyEvent, KeyEventKind, MouseButton, MouseEvent, MouseEventKind,
};
use witchstone_rules::{Move, MoveList, View};

use super::backend::{AppEvent, GameBackend, Response};
use super::chooser::{Choice, Chooser};
use super::frame::{Hits, Target};
use super::keys::{self, KeyAction};
use super::overlay::Overlay;
use super::pages;
use super::theme::Theme;
use crate::draw::{Scene, legend, score_sheets};
use crate::play::{Entry, explain};
use crate::story;
use crate::voice::Voice;

/// A game on a screen.
pub struct App<'a, G: GameBackend> {
    /// The game.
    pub(super) game: G,
    /// The words, with the players' names.
    pub(super) voice: Voice,
    /// The colours.
    pub(super) theme: Theme,
    /// The list of moves.
    pub(super) chooser: Chooser,
    /// What happened.
    pub(super) log: Vec<String>,
    /// Which tab is open.
    pub(super) page: usize,
    /// The open overlay.
    pub(super) overlay: Option<Overlay>,
    /// Where things were drawn last.
    pub(super) hits: Hits,
    status: Option<String>,
    left: bool,
    over: bool,
    /// Whether the difference to the present rules was shown.
    difference_shown: bool,
    /// The words before the players had names.
    nameless: &'a Voice,
}

impl<'a, G: GameBackend> App<'a, G> {
    /// The game as it begins.
    pub fn new(game: G, voice: &'a Voice, theme: Theme) -> App<'a, G> {
        let mut app = App {
            game,
            voice: voice.clone(),
            theme,
            chooser: Chooser::default(),
            log: vec![],
            page: 0,
            overlay: None,
            hits: Hits::default(),
            status: None,
            left: false,
            over: false,
            difference_shown: false,
            nameless: voice,
        };
        app.refresh();
        app
    }

    /// Whether the person has left.
    pub fn is_left(&self) -> bool {
        self.left
    }

    /// What the person may know.
    pub(super) fn view(&self) -> Option<View> {
        self.game.view()
    }

    /// The status message; by default the selected move in full, which the list may truncate.
    pub(super) fn message(&self) -> String {
        let own = self.view().filter(|view| view.is_to_move() || view.table.is_over());
        let own = own.filter(|_| !self.game.is_suspended());
        match (&self.status, own) {
            (Some(status), _) => status.clone(),
            (None, Some(view)) => match self.chooser.entries().get(self.chooser.marked()) {
                Some(Entry::Move(played)) => {
                    format!("{played}: {}", self.voice.describe(&view.table, *played))
                }
                _ => String::new(),
            },
            (None, None) => self.game.waiting(),
        }
    }

    /// What stays on the terminal afterwards: the points of a finished game.
    pub fn farewell(&self) -> String {
        match self.view().filter(|view| view.table.is_over()) {
            Some(view) => {
                let sheets = score_sheets(&Scene::seen(&view), &self.voice);
                format!("{sheets}{}\n", story::winners_seen(&view, &self.voice))
            }
            None => format!("{}\n", self.voice.text("goodbye")),
        }
    }

    /// Handles an event.
    pub fn handle(&mut self, event: AppEvent) {
        match event {
            AppEvent::Input(Input::Key(key)) => self.key(&key),
            AppEvent::Input(Input::Mouse(mouse)) => self.mouse(mouse),
            AppEvent::Input(_) => {}
            event => {
                let response = self.game.handle(event);
                self.take(response);
            }
        }
    }

    /// Shows a response.
    fn take(&mut self, response: Response) {
        self.log.extend(response.log);
        if response.message.is_some() || response.changed {
            self.status = response.message;
        }
        if response.changed {
            self.refresh();
        }
    }

    /// After a change the moves are other ones; at the end the points are shown.
    fn refresh(&mut self) {
        if self.voice.names() != self.game.names() {
            self.voice = self.nameless.with_names(self.game.names());
        }
        let Some(view) = self.view() else { return };
        let mut legal = MoveList::new();
        if !self.game.is_suspended() {
            view.legal(&mut legal);
        }
        self.chooser.offer(legal.to_vec());
        self.show_difference();
        if view.table.is_over() && !std::mem::replace(&mut self.over, true) {
            self.show_score();
        }
    }

    /// Shows once where a game of older rules differs under the present ones.
    fn show_difference(&mut self) {
        let lines = self.game.difference();
        match lines.filter(|_| !self.difference_shown) {
            Some(lines) => {
                self.difference_shown = true;
                self.log.extend(lines.iter().cloned());
                self.overlay = Some(Overlay::text(self.voice.text("cli-screen-rules-changed"), lines));
            }
            None => self.difference_shown = self.game.difference().is_some(),
        }
    }

    fn key(&mut self, key: &KeyEvent) {
        if self.overlay.is_some() {
            self.key_over(key);
        } else if let Some(action) = keys::action_of(key) {
            self.status = None;
            self.perform(action);
        }
    }

    /// A key while an overlay is open.
    fn key_over(&mut self, key: &KeyEvent) {
        if key.kind == KeyEventKind::Release {
            return;
        }
        let Some(overlay) = &mut self.overlay else { return };
        if let Some(text) = overlay.typed() {
            match key.code {
                KeyCode::Char(letter) => text.push(letter),
                KeyCode::Backspace => drop(text.pop()),
                KeyCode::Enter => self.typed(),
                KeyCode::Esc => self.overlay = None,
                _ => {}
            }
            return;
        }
        match (keys::action_of(key), key.code) {
            // Yes, in four languages.
            (_, KeyCode::Char('y' | 'j' | 'o')) if *overlay == Overlay::Quit => self.left = true,
            (Some(KeyAction::Agree), _) if self.game.is_suspended() => {
                self.overlay = None;
                self.perform(KeyAction::Agree);
            }
            (Some(KeyAction::Step(by)), _) => overlay.scroll(by),
            (Some(KeyAction::Quit), _) if self.over => self.left = true,
            _ => self.overlay = None,
        }
    }

    /// A line was typed.
    fn typed(&mut self) {
        match self.overlay.take() {
            Some(Overlay::Save(file)) if !file.trim().is_empty() => {
                let response = self.game.save(file.trim());
                self.take(response);
            }
            Some(Overlay::Type(text)) => self.play_typed(text.trim()),
            _ => {}
        }
    }

    fn play_typed(&mut self, text: &str) {
        let played = self.chooser.offers(text).or_else(|| text.parse::<Move>().ok());
        let response = match played {
            Some(played) => self.game.play(played),
            None => Response::message(self.voice.say("not-understood", &[("input", text.to_owned().into())])),
        };
        self.take(response);
    }

    fn perform(&mut self, action: KeyAction) {
        match action {
            KeyAction::Step(by) => self.chooser.step(by),
            KeyAction::Take => self.choose(),
            KeyAction::Back => drop(self.chooser.back()),
            KeyAction::Page(by) => self.turn_page(by),
            KeyAction::Digit(digit) => self.chooser.digit(digit),
            KeyAction::Undo => {
                let response = self.game.undo();
                self.take(response);
            }
            KeyAction::Redo => {
                let response = self.game.redo();
                self.take(response);
            }
            KeyAction::End => {
                if let Some(end) = self.chooser.offers("end") {
                    let response = self.game.play(end);
                    self.take(response);
                }
            }
            KeyAction::Agree => {
                let response = self.game.agree();
                self.take(response);
            }
            KeyAction::Explain => self.explain(),
            KeyAction::Help => self.overlay = Some(self.help()),
            KeyAction::Score => self.show_score(),
            KeyAction::Log => {
                let mut log = Overlay::text(self.voice.text("heading-log"), self.log.clone());
                log.scroll(isize::MAX / 2);
                log.scroll(-12);
                self.overlay = Some(log);
            }
            KeyAction::Scrolls => self.show_scrolls(),
            KeyAction::Type => self.overlay = Some(Overlay::Type(String::new())),
            KeyAction::Save => self.overlay = Some(Overlay::Save("game.json".to_owned())),
            KeyAction::Quit if self.over => self.left = true,
            KeyAction::Quit => self.overlay = Some(Overlay::Quit),
        }
    }

    fn choose(&mut self) {
        if let Choice::Move(played) = self.chooser.choose() {
            let response = self.game.play(played);
            self.take(response);
        }
    }

    fn turn_page(&mut self, by: isize) {
        // The number of tabs depends on the screen; drawing keeps the place among them.
        let tabs = self.tabs();
        let at = self.page.min(tabs - 1) as isize + by;
        self.page = at.rem_euclid(tabs as isize) as usize;
    }

    fn tabs(&self) -> usize {
        let drawn = self.hits.tabs();
        let all = self.view().map_or(1, |view| pages::of(&view, false).len());
        if drawn > 0 { drawn } else { all.max(1) }
    }

    fn explain(&mut self) {
        let Some(view) = self.view() else { return };
        let Some(entry) = self.chooser.entries().get(self.chooser.marked()) else { return };
        let mut lines = vec![];
        let played = match entry {
            Entry::Move(played) => {
                lines.push(played.to_string());
                lines.push(self.voice.describe(&view.table, *played));
                Some(*played)
            }
            Entry::Group { prefix, .. } => {
                lines.push(prefix.clone());
                self.chooser.first_of(prefix)
            }
        };
        if let Some(played) = played {
            lines.push(self.voice.plain(self.voice.words().help_on_move(played)));
        }
        self.overlay = Some(Overlay::text(self.voice.text("heading-help"), lines));
    }

    fn help(&self) -> Overlay {
        let key = |&(keys, does): &(&str, &str)| {
            let keys = if self.theme.ascii {
                keys.replace("↑ ↓", "Up Down").replace("← →", "").replace('…', "...")
            } else {
                keys.to_owned()
            };
            format!("{keys:<15} {}", self.voice.text(does))
        };
        let mut lines: Vec<String> = keys::HELP.iter().map(key).collect();
        if let Some(view) = self.view() {
            lines.push(String::new());
            lines.push(self.voice.text("cli-legend"));
            lines.extend(legend::legend(&view.table, &self.voice).lines().map(str::to_owned));
        }
        Overlay::text(self.voice.text("heading-help"), lines)
    }

    fn show_score(&mut self) {
        let Some(view) = self.view() else { return };
        let mut lines: Vec<String> =
            score_sheets(&Scene::seen(&view), &self.voice).lines().map(str::to_owned).collect();
        let heading = if view.table.is_over() {
            lines.insert(0, story::winners_seen(&view, &self.voice));
            "heading-result"
        } else {
            "heading-points"
        };
        self.overlay = Some(Overlay::text(self.voice.text(heading), lines));
    }

    fn show_scrolls(&mut self) {
        let Some(view) = self.view() else { return };
        let page = explain::scrolls_of(&Scene::seen(&view), view.seat, &self.voice);
        let lines = page.lines().map(str::to_owned).collect();
        self.overlay = Some(Overlay::text(self.voice.text("heading-scrolls"), lines));
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        let by = match mouse.kind {
            MouseEventKind::ScrollUp => -1,
            MouseEventKind::ScrollDown => 1,
            MouseEventKind::Down(MouseButton::Left) => return self.click(mouse.column, mouse.row),
            _ => return,
        };
        match &mut self.overlay {
            Some(overlay) => overlay.scroll(by),
            None => self.chooser.step(by),
        }
    }

    fn click(&mut self, x: u16, y: u16) {
        if self.overlay.is_some() {
            // A question waits for its answer.
            if !matches!(self.overlay, Some(Overlay::Quit | Overlay::Save(_) | Overlay::Type(_))) {
                self.overlay = None;
            }
            return;
        }
        self.status = None;
        match self.hits.at(x, y) {
            Some(Target::Tab(at)) => self.page = at,
            Some(Target::Entry(at)) => {
                if self.chooser.mark(at) {
                    self.choose();
                }
            }
            Some(Target::Place(place)) => {
                if !self.chooser.point_at(place) {
                    self.status = Some(self.voice.text("cli-screen-nothing-there"));
                }
            }
            None => drop(self.chooser.back()),
        }
    }
}

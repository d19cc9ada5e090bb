//! The screen without a terminal: what it shows at which size, and whole games by its keys.

use std::sync::mpsc::{self, Receiver};

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event as Input, KeyCode, KeyEvent};
use witchstone_rules::{Edition, FullMoon, Options, Player};
use witchstone_words::Language;

use super::frame;
use super::local::Local;
use super::{App, AppEvent, GameBackend, Theme};
use crate::bot::Level;
use crate::draw::columns;
use crate::play::Plan;
use crate::voice::Voice;

/// A game against random players, and what happens in it.
struct Table<'a> {
    app: App<'a, Local<'a>>,
    events: Receiver<AppEvent>,
}

impl<'a> Table<'a> {
    fn new(voice: &'a Voice, options: Options) -> Table<'a> {
        let plan = Plan {
            edition: Edition::classic(),
            options,
            seat: Player::new(0),
            seed: 7,
            opponents: vec![Level::Random; usize::from(options.players) - 1],
        };
        let (sender, events) = mpsc::channel();
        let game = Local::new(&plan, voice, sender).unwrap();
        Table { app: App::new(game, voice, Theme::new(true, false)), events }
    }

    fn press(&mut self, code: KeyCode) {
        self.app.handle(AppEvent::Input(Input::Key(KeyEvent::from(code))));
    }

    fn is_over(&self) -> bool {
        self.app.view().unwrap().table.is_over()
    }

    /// Presses Enter, or waits for the others.
    fn step(&mut self) {
        if self.app.view().unwrap().is_to_move() {
            self.press(KeyCode::Enter);
        } else {
            let event = self.events.recv().unwrap();
            self.app.handle(event);
        }
    }

    fn draw(&mut self, width: u16, height: u16) -> Vec<String> {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut hits = None;
        terminal.draw(|shown| hits = Some(frame::draw(&self.app, shown.area(), shown.buffer_mut()))).unwrap();
        self.app.hits = hits.unwrap();
        let buffer = terminal.backend().buffer();
        let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(row).collect()
    }
}

fn everything(players: u8) -> Options {
    Options {
        grandmasters: true,
        big_witch: true,
        ingredients: true,
        full_moon: FullMoon::Draft,
        ..Options::new(players)
    }
}

fn expect(rows: &[String], text: &str) {
    assert!(rows.iter().any(|row| row.contains(text)), "{text} is not there:\n{}", rows.join("\n"));
}

#[test]
fn a_small_screen_has_pages_for_everything_in_every_language() {
    for language in Language::ALL {
        let voice = Voice::new(language, false);
        let mut table = Table::new(&voice, Options::new(2));
        let rows = table.draw(80, 24);
        let keys = voice.text("cli-screen-keys");
        assert!(columns(&keys) <= 78, "{keys}");
        assert!(rows[23].contains(&keys));
        for text in ["heading-moves", "heading-log"] {
            expect(&rows, &voice.text(text));
        }
        // The person's Cauldron, with all its Crystals.
        let crystals = rows.iter().map(|row| row.matches(voice.glyphs.crystal).count()).sum::<usize>();
        assert_eq!(crystals, 6, "{}", rows.join("\n"));
        let pages: [&[&str]; 6] = [
            &[],
            &["t0[", "v3", "f2", "c1"],
            &["con", "o7", "  14"],
            &["E 0/4", "  1  ", "  6  "],
            &["t0-f0", "c3-v0"],
            &[],
        ];
        for (at, texts) in pages.into_iter().enumerate() {
            let rows = table.draw(80, 24);
            assert_eq!(table.app.page, at);
            texts.iter().for_each(|text| expect(&rows[2..13], text));
            table.press(KeyCode::Tab);
        }
        assert_eq!(table.app.page, 0, "after the last page comes the first");
    }
}

#[test]
fn a_large_screen_shows_the_whole_table_in_every_language() {
    for language in Language::ALL {
        let voice = Voice::new(language, false);
        let mut table = Table::new(&voice, everything(4));
        let rows = table.draw(160, 50);
        for heading in ["heading-ball", "heading-cauldron", "heading-scrolls", "heading-moves", "heading-log"]
        {
            expect(&rows, &voice.text(heading));
        }
        for location in witchstone_rules::Location::all() {
            expect(&rows, &location.to_string());
        }
        for text in ["con", "o7", "E 0/6", "t0-f0"] {
            expect(&rows, text);
        }
        for player in Player::all(4).skip(1) {
            expect(&rows, &voice.player(player));
        }
    }
}

#[test]
fn whole_games_with_everything_fit_into_every_size() {
    for players in 2..=4 {
        let voice = Voice::new(Language::English, false);
        let mut table = Table::new(&voice, everything(players));
        let mut sizes = [(80, 24), (160, 50), (70, 20), (30, 5), (200, 60), (100, 30)].into_iter().cycle();
        while !table.is_over() {
            let (width, height) = sizes.next().unwrap();
            table.draw(width, height);
            table.press(KeyCode::Tab);
            table.step();
        }
        expect(&table.draw(80, 24), &voice.text("heading-result"));
        let sheet = table.app.farewell();
        assert!(Player::all(players.into()).all(|player| sheet.contains(&voice.player(player))), "{sheet}");
    }
}

#[test]
fn every_key_of_the_help_does_something_and_nothing_breaks() {
    let voice = Voice::new(Language::English, true);
    let mut table = Table::new(&voice, Options::new(2));
    table.app.theme = Theme::new(false, true);
    while !table.app.view().unwrap().is_to_move() {
        table.step();
    }
    for (key, heading) in [
        ('?', "heading-help"),
        ('s', "heading-points"),
        ('l', "heading-log"),
        ('c', "heading-scrolls"),
        ('i', "heading-help"),
    ] {
        table.press(KeyCode::Char(key));
        assert!(table.app.overlay.is_some(), "{key}");
        let rows = table.draw(80, 24);
        expect(&rows, &voice.text(heading));
        assert!(rows.iter().all(|row| row.is_ascii()), "{}", rows.join("\n"));
        table.press(KeyCode::Down);
        assert!(table.app.overlay.is_some(), "{key}");
        table.press(KeyCode::Esc);
        assert!(table.app.overlay.is_none(), "{key}");
    }
    table.press(KeyCode::Char(':'));
    "tower t9".chars().for_each(|letter| table.press(KeyCode::Char(letter)));
    table.press(KeyCode::Enter);
    assert!(table.app.message().contains("tower t9"), "{}", table.app.message());
    table.press(KeyCode::Char('q'));
    table.press(KeyCode::Char('n'));
    assert!(!table.app.is_left());
    table.press(KeyCode::Char('q'));
    table.press(KeyCode::Char('y'));
    assert!(table.app.is_left());
}

#[test]
fn a_game_can_be_kept_in_a_file() {
    let voice = Voice::new(Language::English, false);
    let table = Table::new(&voice, Options::new(2));
    let folder = std::env::temp_dir().join(format!("witchstone-screen-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.json");
    let response = table.app.game.save(file.to_str().unwrap());
    assert!(response.message.unwrap().contains("game.json"));
    assert!(std::fs::read_to_string(&file).unwrap().starts_with("{\"format\":\"witchstone-record/"));
    std::fs::remove_dir_all(folder).unwrap();
}

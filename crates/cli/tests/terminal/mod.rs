//! A pseudo-terminal in which the program runs, and what it shows.
#![allow(dead_code)] // Not every test file needs all of it.

use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::Duration;

use crate::common::root;
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use vt100::{MouseProtocolMode, Parser, Screen};

/// Nothing takes this long unless it is stuck.
const TIMEOUT: Duration = Duration::from_secs(120);

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

/// What the terminal shows, and a condition variable for those waiting for it.
pub type Shown = Arc<(Mutex<Parser>, Condvar, AtomicBool)>;

/// A terminal in which the program runs.
pub struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// What it shows.
    pub shown: Shown,
    /// How the terminal treated lines and echo before.
    before: String,
}

/// More moves than one player ever makes in a game.
const MOST_MOVES: usize = 1000;

impl Terminal {
    /// Starts the program in a terminal of 80 columns and 24 lines.
    pub fn start(arguments: &[&str], variables: &[(&str, &str)]) -> Terminal {
        let pair = native_pty_system().openpty(size(80, 24)).expect("there are pseudo-terminals");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_witchstone"));
        command.args(arguments);
        command.cwd(root());
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
            command.env_remove(variable);
        }
        command.env("TERM", "xterm-256color");
        for (name, value) in variables {
            command.env(name, value);
        }
        let before = format!("{:?}", pair.master.get_termios());
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let shown: Shown =
            Arc::new((Mutex::new(Parser::new(24, 80, 0)), Condvar::new(), AtomicBool::new(false)));
        let mut output = pair.master.try_clone_reader().expect("its output can be read");
        let writes_to = shown.clone();
        thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count @ 1..) = output.read(&mut bytes) {
                writes_to.0.lock().unwrap().process(&bytes[..count]);
                writes_to.1.notify_all();
            }
            // End of output: wake all waiters.
            writes_to.2.store(true, Ordering::SeqCst);
            drop(writes_to.0.lock());
            writes_to.1.notify_all();
        });
        let keyboard = pair.master.take_writer().expect("keys can be pressed");
        Terminal { master: pair.master, keyboard, child, shown, before }
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("keys can be pressed");
    }

    /// Clicks where a text stands.
    pub fn click_on(&mut self, text: &str) {
        let contents = self.contents();
        let found = contents.lines().enumerate().find_map(|(row, line)| {
            let at = line.find(text)?;
            Some((row + 1, line[..at].chars().count() + 1))
        });
        let (row, column) = found.unwrap_or_else(|| panic!("{text} is not there:\n{contents}"));
        self.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// What can be read on the screen.
    pub fn contents(&self) -> String {
        self.shown.0.lock().unwrap().screen().contents()
    }

    /// Waits until the screen is as it should be.
    pub fn wait_for(&self, what: &str, holds: impl Fn(&Screen) -> bool) {
        let parser = self.shown.0.lock().unwrap();
        let ended = || self.shown.2.load(Ordering::SeqCst);
        let waits = |parser: &mut Parser| !holds(parser.screen()) && !ended();
        let (parser, _) = self.shown.1.wait_timeout_while(parser, TIMEOUT, waits).unwrap();
        assert!(holds(parser.screen()), "{what} never came:\n{}", parser.screen().contents());
    }

    /// Waits until a text can be read.
    pub fn wait_for_text(&self, text: &str) {
        self.wait_for(text, |screen| screen.contents().contains(text));
    }

    /// Takes the first move that is offered until the game is over. The result may be covered or closed again by then, if
    /// others made the last move while a key was pressed: the status line shows it in any case.
    pub fn play_on(&mut self) {
        for _ in 0..MOST_MOVES {
            let before = self.contents();
            if before.contains("The game is over") {
                return;
            }
            self.press("\r");
            self.wait_for("something else", |screen| screen.contents() != before);
        }
        panic!("the game does not end:\n{}", self.contents());
    }

    /// Makes the terminal larger or smaller.
    pub fn resize(&self, cols: u16, rows: u16) {
        self.shown.0.lock().unwrap().screen_mut().set_size(rows, cols);
        self.master.resize(size(cols, rows)).expect("a terminal can be resized");
    }

    /// The program has ended well and left the terminal as it was.
    pub fn expect_end(mut self) -> String {
        let ended = self.child.wait().expect("the program ends");
        assert!(ended.success(), "{ended:?}");
        self.wait_for("the end of its output", |_| self.shown.2.load(Ordering::SeqCst));
        assert!(!self.shown.0.lock().unwrap().screen().alternate_screen());
        assert_eq!(format!("{:?}", self.master.get_termios()), self.before);
        let parser = self.shown.0.lock().unwrap();
        assert_eq!(parser.screen().mouse_protocol_mode(), MouseProtocolMode::None);
        assert!(!parser.screen().hide_cursor());
        parser.screen().contents()
    }
}

//! The terminal itself: its other screen, raw keys and the mouse, and everything as it was afterwards.

use std::io::{self, Write};
use std::sync::mpsc::Sender;
use std::thread;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use super::app::App;
use super::backend::{AppEvent, GameBackend};
use super::frame;

/// A terminal that shows a game; when it is dropped, even by a panic, the terminal is as it was.
pub struct Stage<W: Write> {
    terminal: Terminal<CrosstermBackend<W>>,
}

impl<W: Write> Stage<W> {
    /// Takes the terminal over.
    pub fn new(mut backend: CrosstermBackend<W>) -> io::Result<Stage<W>> {
        enable_raw_mode()?;
        execute!(backend, EnterAlternateScreen, EnableMouseCapture)?;
        // The other screen is empty; clearing it would ask the terminal where its cursor is, and not all answer.
        Ok(Stage { terminal: Terminal::new(backend)? })
    }

    /// Shows the game as it is.
    pub fn draw<G: GameBackend>(&mut self, app: &mut App<'_, G>) -> io::Result<()> {
        let mut hits = None;
        self.terminal.draw(|shown| hits = Some(frame::draw(app, shown.area(), shown.buffer_mut())))?;
        app.hits = hits.unwrap_or_default();
        Ok(())
    }
}

impl<W: Write> Drop for Stage<W> {
    fn drop(&mut self) {
        // An error cannot be shown: the terminal is the only output.
        let _ = disable_raw_mode();
        let _ = execute!(self.terminal.backend_mut(), DisableMouseCapture, LeaveAlternateScreen);
        let _ = self.terminal.show_cursor();
    }
}

/// Forwards terminal events from its own thread, which ends with the program.
pub fn listen(events: Sender<AppEvent>) {
    thread::spawn(move || {
        while let Ok(input) = event::read() {
            if events.send(AppEvent::Input(input)).is_err() {
                return;
            }
        }
    });
}

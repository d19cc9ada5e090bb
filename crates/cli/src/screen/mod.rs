//! A game on the whole screen of a terminal: the table is drawn, moves are chosen by keys or with the mouse.
//!
//! [`App`] is what the screen shows and how it answers keys; it knows no terminal. A [`GameBackend`] is played on this machine
//! (`local`) or at a table of a server (`online`). Everything that happens is an [`AppEvent`] in one channel, so
//! that neither the screen nor the computer players block.

mod app;
mod backend;
mod board;
mod chooser;
mod frame;
mod keys;
mod layout;
mod local;
mod online;
mod overlay;
mod pages;
mod stage;
#[cfg(test)]
mod tests;
mod theme;

use std::sync::mpsc::{self, Receiver};

use ratatui::backend::CrosstermBackend;

use crate::console::Console;
use crate::failure::{Failure, Result};
use crate::play::Plan;
use crate::voice::Voice;
pub use app::App;
pub use backend::{AppEvent, GameBackend};
use local::Local;
use online::Online;
pub use online::Seat;
use stage::Stage;
pub use theme::Theme;

/// Whether there is a screen to play on: a terminal that can move its cursor, at both ends.
pub fn is_there(console: &Console<'_>) -> bool {
    let terminal = (console.environment)("TERM").unwrap_or_default();
    let able = !terminal.is_empty() && terminal != "dumb";
    console.in_is_terminal && console.out_is_terminal && able
}

/// Plays a game against computer players.
pub fn play(plan: &Plan, voice: &Voice, console: &mut Console<'_>) -> Result<()> {
    let (sender, events) = mpsc::channel();
    let game = Local::new(plan, voice, sender.clone())?;
    let theme = Theme::of(console, voice);
    let mut app = App::new(game, voice, theme);
    stage::listen(sender);
    show(&mut app, &events, console)?;
    write!(console.out, "{}", app.farewell())?;
    Ok(())
}

/// Plays at a table of a server.
pub fn play_at(seat: &Seat, voice: &Voice, console: &mut Console<'_>) -> Result<()> {
    let (sender, events) = mpsc::channel();
    let game = Online::new(seat, voice, sender.clone())?;
    let theme = Theme::of(console, voice);
    let mut app = App::new(game, voice, theme);
    stage::listen(sender);
    show(&mut app, &events, console)?;
    write!(console.out, "{}", app.farewell())?;
    Ok(())
}

/// Shows the game until the person leaves it; afterwards the terminal is as it was.
fn show<G: GameBackend>(
    app: &mut App<'_, G>,
    events: &Receiver<AppEvent>,
    console: &mut Console<'_>,
) -> Result<()> {
    let failed = |error: std::io::Error| Failure::usage(format!("Cannot use the terminal: {error}."));
    let mut stage = Stage::new(CrosstermBackend::new(&mut *console.out)).map_err(failed)?;
    while !app.is_left() {
        stage.draw(app).map_err(failed)?;
        let Ok(first) = events.recv() else { break };
        app.handle(first);
        // Drain the channel before drawing again.
        while let Ok(more) = events.try_recv() {
            app.handle(more);
        }
    }
    Ok(())
}

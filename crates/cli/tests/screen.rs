//! The game on a whole screen, played in a pseudo-terminal as a person would: with keys, the mouse, another size.

mod common;
mod terminal;

use terminal::Terminal;
use vt100::{MouseProtocolMode, Screen};

#[test]
fn a_whole_game_is_played_with_keys() {
    let mut terminal = Terminal::start(&["play", "--bots", "random", "--seed", "7"], &[]);
    terminal.wait_for("the other screen", Screen::alternate_screen);
    terminal.wait_for_text("Your moves");
    terminal.play_on();
    terminal.press("q");
    let left = terminal.expect_end();
    assert!(left.contains("Master of the Witchstone") || left.contains("share the victory"), "{left}");
}

#[test]
fn moves_are_undone_and_redone() {
    let mut terminal = Terminal::start(&["play", "--bots", "random", "--seed", "7"], &[]);
    terminal.wait_for_text("Player 1 chooses a tower");
    terminal.press(":tower t2\r");
    terminal
        .wait_for("the move in the log", |screen| !screen.contents().contains("Player 1 chooses a tower"));
    terminal.press("u");
    terminal.wait_for_text("Undone: tower t2");
    terminal.wait_for_text("Player 1 chooses a tower");
    terminal.press("r");
    terminal.wait_for_text("Redone: tower t2");
    terminal.press("q");
    terminal.wait_for_text("Leave the game?");
    terminal.press("y");
    assert!(terminal.expect_end().contains("Farewell."));
}

#[test]
fn the_mouse_opens_pages_and_plays_moves() {
    let mut terminal = Terminal::start(&["play", "--bots", "random", "--seed", "7"], &[]);
    terminal.wait_for_text("Player 1 chooses a tower");
    terminal.wait_for("the mouse", |screen| screen.mouse_protocol_mode() != MouseProtocolMode::None);
    terminal.click_on("Crystal ball");
    terminal.wait_for_text("t2[");
    // A tower on the map narrows the list to what can be done there; the entry plays it.
    terminal.click_on("t2[");
    terminal.wait_for_text("Your moves: t2");
    terminal.press("\r");
    terminal.wait_for("the move", |screen| !screen.contents().contains("Your moves: t2"));
    terminal.press("q");
    terminal.wait_for_text("Leave the game?");
    terminal.press("n");
    terminal.wait_for("the table again", |screen| !screen.contents().contains("Leave the game?"));
    terminal.press("\x03");
    terminal.wait_for_text("Leave the game?");
    terminal.press("y");
    terminal.expect_end();
}

#[test]
fn another_size_shows_more_or_less_of_the_table() {
    let mut terminal = Terminal::start(&["play", "--bots", "random", "--seed", "7"], &[]);
    terminal.wait_for_text("Your moves");
    assert!(!terminal.contents().contains("t2["), "the ball is on a separate page");
    terminal.resize(160, 50);
    terminal.wait_for_text("t2[");
    terminal.resize(60, 15);
    terminal.wait_for_text("too small");
    terminal.resize(80, 24);
    terminal.wait_for_text("Your moves");
    terminal.press("qy");
    terminal.expect_end();
}

#[test]
fn without_a_screen_the_game_is_played_line_by_line() {
    for (arguments, terminal) in [(&["play", "--plain"][..], "xterm-256color"), (&["play"][..], "dumb")] {
        let mut terminal = Terminal::start(arguments, &[("TERM", terminal)]);
        terminal.wait_for_text("Choose a move by its number");
        assert!(!terminal.shown.0.lock().unwrap().screen().alternate_screen());
        terminal.press("quit\n");
        assert!(terminal.expect_end().contains("Farewell."));
    }
}

#[test]
fn a_language_and_plain_letters_are_heeded() {
    let arguments = ["play", "--bots", "random", "--seed", "7", "--language", "de", "--ascii"];
    let mut terminal = Terminal::start(&arguments, &[("NO_COLOR", "1")]);
    terminal.wait_for("the other screen", Screen::alternate_screen);
    terminal.wait_for_text("Deine Z");
    assert!(terminal.contents().is_ascii(), "{}", terminal.contents());
    terminal.press("qj");
    terminal.expect_end();
}

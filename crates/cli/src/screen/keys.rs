//! What keys mean.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What a person wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Mark the entry this many lines further down.
    Step(isize),
    /// Take the marked entry.
    Take,
    /// Back to the whole list; away with what lies over the table.
    Back,
    /// The next page, or the one before.
    Page(isize),
    /// A digit of an entry's number.
    Digit(char),
    /// Take a move back.
    Undo,
    /// Play it again.
    Redo,
    /// What the marked move does.
    Explain,
    /// What keys there are.
    Help,
    /// Everybody's points.
    Score,
    /// What happened.
    Log,
    /// What the Scrolls do.
    Scrolls,
    /// Type a move.
    Type,
    /// Keep the game in a file.
    Save,
    /// Give up the rest of the actions.
    End,
    /// Agree to resume a suspended game, or no longer.
    Agree,
    /// Leave.
    Quit,
}

/// The keys with their help texts.
pub const HELP: [(&str, &str); 15] = [
    ("↑ ↓ PgUp PgDn", "cli-screen-help-step"),
    ("1 2 3 …", "cli-screen-help-number"),
    ("Enter", "cli-screen-help-take"),
    ("Esc", "cli-screen-help-back"),
    ("Tab ← →", "cli-screen-help-page"),
    ("i", "cli-screen-help-explain"),
    (":", "cli-screen-help-type"),
    ("e", "cli-screen-help-end"),
    ("u r", "cli-screen-help-undo"),
    ("s l c", "cli-screen-help-look"),
    ("a", "cli-screen-help-agree"),
    ("w", "command-save"),
    ("?", "command-help"),
    ("q", "command-quit"),
    ("Mouse", "cli-screen-help-mouse"),
];

/// What a key means while the table is in sight.
pub fn wish(key: &KeyEvent) -> Option<Wish> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return (key.code == KeyCode::Char('c')).then_some(Wish::Quit);
    }
    Some(match key.code {
        KeyCode::Up | KeyCode::Char('k') => Wish::Step(-1),
        KeyCode::Down | KeyCode::Char('j') => Wish::Step(1),
        KeyCode::PageUp => Wish::Step(-8),
        KeyCode::PageDown => Wish::Step(8),
        KeyCode::Home => Wish::Step(isize::MIN / 2),
        KeyCode::End => Wish::Step(isize::MAX / 2),
        KeyCode::Enter | KeyCode::Char(' ') => Wish::Take,
        KeyCode::Esc | KeyCode::Backspace => Wish::Back,
        KeyCode::Tab | KeyCode::Right => Wish::Page(1),
        KeyCode::BackTab | KeyCode::Left => Wish::Page(-1),
        KeyCode::Char(digit @ '0'..='9') => Wish::Digit(digit),
        KeyCode::Char('u') => Wish::Undo,
        KeyCode::Char('r') => Wish::Redo,
        KeyCode::Char('i') => Wish::Explain,
        KeyCode::Char('?' | 'h') | KeyCode::F(1) => Wish::Help,
        KeyCode::Char('s') => Wish::Score,
        KeyCode::Char('l') => Wish::Log,
        KeyCode::Char('c') => Wish::Scrolls,
        KeyCode::Char(':' | '/') => Wish::Type,
        KeyCode::Char('w') => Wish::Save,
        KeyCode::Char('e') => Wish::End,
        KeyCode::Char('a') => Wish::Agree,
        KeyCode::Char('q') => Wish::Quit,
        _ => return None,
    })
}

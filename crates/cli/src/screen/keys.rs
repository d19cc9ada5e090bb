//! The keys and their actions.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyAction {
    /// Mark the entry this many lines further down.
    Step(isize),
    /// Take the marked entry.
    Take,
    /// Clear the filter, or close the overlay.
    Back,
    /// The next page, or the one before.
    Page(isize),
    /// A digit of an entry's number.
    Digit(char),
    /// Undo a move.
    Undo,
    /// Redo it.
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
    /// Save the game to a file.
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

/// The action of a key while no overlay is open.
pub fn action_of(key: &KeyEvent) -> Option<KeyAction> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return (key.code == KeyCode::Char('c')).then_some(KeyAction::Quit);
    }
    Some(match key.code {
        KeyCode::Up | KeyCode::Char('k') => KeyAction::Step(-1),
        KeyCode::Down | KeyCode::Char('j') => KeyAction::Step(1),
        KeyCode::PageUp => KeyAction::Step(-8),
        KeyCode::PageDown => KeyAction::Step(8),
        KeyCode::Home => KeyAction::Step(isize::MIN / 2),
        KeyCode::End => KeyAction::Step(isize::MAX / 2),
        KeyCode::Enter | KeyCode::Char(' ') => KeyAction::Take,
        KeyCode::Esc | KeyCode::Backspace => KeyAction::Back,
        KeyCode::Tab | KeyCode::Right => KeyAction::Page(1),
        KeyCode::BackTab | KeyCode::Left => KeyAction::Page(-1),
        KeyCode::Char(digit @ '0'..='9') => KeyAction::Digit(digit),
        KeyCode::Char('u') => KeyAction::Undo,
        KeyCode::Char('r') => KeyAction::Redo,
        KeyCode::Char('i') => KeyAction::Explain,
        KeyCode::Char('?' | 'h') | KeyCode::F(1) => KeyAction::Help,
        KeyCode::Char('s') => KeyAction::Score,
        KeyCode::Char('l') => KeyAction::Log,
        KeyCode::Char('c') => KeyAction::Scrolls,
        KeyCode::Char(':' | '/') => KeyAction::Type,
        KeyCode::Char('w') => KeyAction::Save,
        KeyCode::Char('e') => KeyAction::End,
        KeyCode::Char('a') => KeyAction::Agree,
        KeyCode::Char('q') => KeyAction::Quit,
        _ => return None,
    })
}

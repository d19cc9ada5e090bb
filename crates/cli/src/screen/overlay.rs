//! Overlays: help, points, the log, a question, a text field.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Clear, Widget};

use super::app::App;
use super::backend::GameBackend;
use super::frame::{below, heading, write};
use crate::draw::wrap;

/// The kind of overlay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// A text under a heading, scrolled down by some lines.
    Text {
        /// The heading.
        title: String,
        /// Its paragraphs.
        lines: Vec<String>,
        /// How many lines are above the upper edge.
        scrolled: usize,
    },
    /// Whether to leave.
    Quit,
    /// The name of a file to keep the game in.
    Save(String),
    /// A move in its written form.
    Type(String),
}

impl Overlay {
    /// A text from its begin.
    pub fn text(title: String, lines: Vec<String>) -> Overlay {
        Overlay::Text { title, lines, scrolled: 0 }
    }

    /// Scrolls a text; others do not scroll.
    pub fn scroll(&mut self, by: isize) {
        if let Overlay::Text { scrolled, lines, .. } = self {
            *scrolled = scrolled.saturating_add_signed(by).min(lines.len().saturating_sub(1));
        }
    }

    /// The line that is being typed.
    pub fn typed(&mut self) -> Option<&mut String> {
        match self {
            Overlay::Save(text) | Overlay::Type(text) => Some(text),
            _ => None,
        }
    }
}

/// Draws it in the middle of the screen.
pub fn draw<G: GameBackend>(app: &App<'_, G>, shown: &Overlay, screen: Rect, buf: &mut Buffer) {
    let width = screen.width.saturating_sub(4).min(104);
    let inner = usize::from(width.saturating_sub(2));
    let (title, lines, scrolled) = content(app, shown, inner);
    let height = (lines.len() as u16 + 2).min(screen.height.saturating_sub(2)).max(3);
    let area = Rect::new(
        screen.x + (screen.width - width) / 2,
        screen.y + (screen.height - height) / 2,
        width,
        height,
    );
    Clear.render(area, buf);
    heading(buf, area, &title, app.theme);
    let inside = below(area, 1);
    for (y, line) in (0..).zip(lines.iter().skip(scrolled).take(usize::from(inside.height) - 1)) {
        write(buf, inside, 1, y, line, Style::new());
    }
    let rule = if app.theme.ascii { "-" } else { "─" };
    let last = i32::from(inside.height) - 1;
    write(buf, inside, 0, last, &rule.repeat(usize::from(width)), app.theme.faint());
}

/// The heading, the lines as they are drawn, and how many of them are above the edge.
fn content<G: GameBackend>(app: &App<'_, G>, shown: &Overlay, width: usize) -> (String, Vec<String>, usize) {
    let voice = &app.voice;
    match shown {
        Overlay::Text { title, lines, scrolled } => {
            (title.clone(), lines.iter().flat_map(|line| fold(line, width)).collect(), *scrolled)
        }
        Overlay::Quit => (voice.text("command-quit"), wrap(&voice.text("prompt-quit"), width), 0),
        Overlay::Save(name) => {
            let lines = vec![voice.text("cli-screen-save"), format!("> {name}_")];
            (voice.text("command-save"), lines, 0)
        }
        Overlay::Type(text) => {
            let lines = vec![voice.text("cli-screen-type"), format!("> {text}_")];
            (voice.text("heading-moves"), lines, 0)
        }
    }
}

/// A line that fits stays as it is, with its columns; a longer one is broken.
fn fold(line: &str, width: usize) -> Vec<String> {
    if line.chars().count() <= width { vec![line.to_owned()] } else { wrap(line, width) }
}

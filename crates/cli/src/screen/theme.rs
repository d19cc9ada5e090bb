//! Colours. Nothing depends on them: symbols are letters, players are numbers.

use ratatui::style::{Color, Modifier, Style};
use witchstone_rules::{Player, Symbol};

use crate::console::Console;
use crate::draw::{Glyphs, letter};
use crate::voice::Voice;

/// How things draw_style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Theme {
    colours: bool,
    /// Whether only plain letters may be used.
    pub ascii: bool,
}

impl Theme {
    /// With or without colours.
    pub const fn new(colours: bool, ascii: bool) -> Theme {
        Theme { colours, ascii }
    }

    /// What the environment asks for: no colours if `NO_COLOR` says anything.
    pub fn of(console: &Console<'_>, voice: &Voice) -> Theme {
        let plain = (console.environment)("NO_COLOR").is_some_and(|value| !value.is_empty());
        Theme::new(!plain, voice.glyphs == Glyphs::ASCII)
    }

    fn coloured(self, colour: Color) -> Style {
        if self.colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// A symbol.
    pub fn symbol(self, symbol: Symbol) -> Style {
        let colour = match symbol {
            Symbol::Energy => Color::Yellow,
            Symbol::Witch => Color::Magenta,
            Symbol::Pentagram => Color::Green,
            Symbol::Crystal => Color::Cyan,
            Symbol::Wand => Color::LightBlue,
            Symbol::Scroll => Color::LightRed,
        };
        self.coloured(colour).add_modifier(Modifier::BOLD)
    }

    /// A player's pieces.
    pub fn player(self, player: Player) -> Style {
        const COLOURS: [Color; 4] =
            [Color::LightRed, Color::LightGreen, Color::LightMagenta, Color::LightYellow];
        self.coloured(COLOURS[player.index() % COLOURS.len()]).add_modifier(Modifier::BOLD)
    }

    /// Headings.
    pub fn heading(self) -> Style {
        self.coloured(Color::LightYellow).add_modifier(Modifier::BOLD)
    }

    /// What is less important.
    pub fn faint(self) -> Style {
        if self.colours { Style::new().fg(Color::DarkGray) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// The status line.
    pub fn message(self) -> Style {
        self.coloured(Color::LightCyan)
    }

    /// What is marked.
    pub const fn marked(self) -> Modifier {
        Modifier::REVERSED
    }

    /// A character as it is drawn on tracks and cells: letters of symbols in the symbol's colour.
    pub fn character(self, character: char) -> Style {
        let symbol = Symbol::ALL.into_iter().find(|&symbol| letter(symbol) == character);
        symbol.map_or(Style::new(), |symbol| self.symbol(symbol))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_there_are_none() {
        let theme = Theme::new(false, false);
        for style in [theme.heading(), theme.faint(), theme.message(), theme.symbol(Symbol::Wand)] {
            assert_eq!(style.fg, None);
        }
    }

    #[test]
    fn symbols_and_players_differ() {
        let theme = Theme::new(true, false);
        for (at, one) in Symbol::ALL.into_iter().enumerate() {
            assert_eq!(theme.character(letter(one)), theme.symbol(one));
            assert!(Symbol::ALL[..at].iter().all(|&other| theme.symbol(other) != theme.symbol(one)));
        }
        for (at, one) in Player::all(4).enumerate() {
            assert!(Player::all(at).all(|other| theme.player(other) != theme.player(one)));
        }
    }
}

//! The characters of drawings, and the letters of the symbols.

use witchstone_rules::{Chip, Player, Symbol, Tile};

/// Signs that a terminal may not know, and what stands for them in plain letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyphs {
    /// An empty cell, a light space, a free stretch of a connection.
    pub empty: char,
    /// A Crystal of the player's colour.
    pub crystal: char,
    /// The Black Crystal.
    pub black: char,
    /// A points chip.
    pub points: char,
    /// The line below a heading.
    pub rule: char,
}

impl Glyphs {
    /// For most terminals.
    pub const UNICODE: Glyphs =
        Glyphs { empty: '·', crystal: '◇', black: '◆', points: '★', rule: '─' };
    /// For all terminals.
    pub const ASCII: Glyphs = Glyphs { empty: '.', crystal: 'o', black: '@', points: '*', rule: '-' };

    /// A chip as one character.
    pub const fn chip(self, chip: Chip) -> char {
        match chip {
            Chip::Action(symbol) => letter(symbol),
            Chip::Points => self.points,
        }
    }
}

/// The letter of a symbol, the same in every language: the Wand is `M`agic, for `W` is the Witch.
pub const fn letter(symbol: Symbol) -> char {
    match symbol {
        Symbol::Energy => 'E',
        Symbol::Witch => 'W',
        Symbol::Pentagram => 'P',
        Symbol::Crystal => 'C',
        Symbol::Wand => 'M',
        Symbol::Scroll => 'S',
    }
}

/// The two letters of a tile.
pub fn letters(tile: Tile) -> String {
    tile.symbols().map(letter).iter().collect()
}

/// The digit of a player, counted from 1.
pub fn digit(player: Player) -> char {
    char::from(b'1' + player.index() as u8)
}

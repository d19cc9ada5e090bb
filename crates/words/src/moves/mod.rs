//! A legal move as one sentence, with its price and its gain where the open table shows them.

mod board;
mod bonus;
mod cauldron;
mod sequence;
mod tracks;
mod turn;

use witchstone_rules::{Cell, Cells, Move, Symbol, Table};

use crate::Words;

impl Words {
    /// A legal move as a sentence for a list of choices, addressed to the player to act.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Options, Seed, State};
    /// use witchstone_words::{Language, Words};
    ///
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
    /// let state = State::new(edition, options, &deal)?;
    /// let moves = state.legal_moves();
    /// let words = Words::new(Language::English);
    /// let text = words.describe_move(state.table(), moves[0]);
    /// assert!(text.starts_with("Put your Big Witch on the north-east tower: "));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn describe_move(&self, table: &Table, played: Move) -> String {
        match played {
            Move::Tower(tower) => self.say_tower(table, tower),
            Move::Moon(card) => self.say_moon(table, card),
            Move::Lay { tile, first, second } => self.say_lay(table, tile, [first, second]),
            Move::Discard(tile) => self.say_discard(tile),
            Move::Start { symbol, moon } => self.say_start("move-start", table, symbol, moon),
            Move::Begin { moon } => self.say_start("move-begin", table, table.laid[1].0, moon),
            Move::Energy(connection) => self.say_energy(table, connection),
            Move::LayWitch { big } => self.say_lay_witch(big),
            Move::Witch { big, to, moon } => self.say_witch(table, big, to, moon),
            Move::Step(instead) => self.say_step(table, instead),
            Move::Crystal { from, to } => self.say_crystal(table, from, to),
            Move::CrystalOut { from, exit } => self.say_crystal_out(table, from, exit),
            Move::Wand(spaces) => self.say_wand(table, spaces),
            Move::Scroll { position, moon } => self.say_scroll(table, position, moon),
            Move::Spell(spell) => self.say_spell(spell),
            Move::UseChip { symbol, actions, moon } => self.say_use_chip(symbol, actions, moon),
            Move::UseVial { symbol, actions } => self.say_use_vial(symbol, actions),
            Move::UseWand { symbol, moon } => self.say_use_wand(table, symbol, moon),
            Move::UseSpecial { tile, symbol } => self.say_use_special(tile, symbol),
            Move::PlaceSpecial { tile, cell } => self.say_place_special(table, tile, cell),
            Move::UseFree(symbol) => self.say_use_free(symbol),
            Move::Shelve { crystal, shelf, moon } => self.say_shelve(table, crystal, shelf, moon),
            Move::Power { symbol, first, second } => self.say_power(table, symbol, [first, second]),
            Move::Decline => self.say_decline(table),
            Move::Remove(cell) => self.say_remove(table, cell),
            Move::End => self.say_end(table),
        }
    }
}

/// The cluster around the first of these cells, once they show the symbol.
pub(crate) fn cluster_with(symbols: Cells, cells: &[Cell]) -> u8 {
    let shown = cells.iter().fold(symbols, |shown, cell| shown | cell.alone());
    cells.first().map_or(0, |&cell| shown.cluster(cell).len())
}

/// The symbols that the Cauldron of the player to act shows.
fn shown(table: &Table, symbol: Symbol) -> Cells {
    table.active().cauldron.symbols[symbol]
}

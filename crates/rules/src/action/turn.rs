//! The course of a turn (T1–T10), and the Full-Moon card's left ability (N3).

use crate::actor::Actor;
use crate::{
    Batch, Cell, Event, Move, MoveList, Origin, Phase, Player, State, Symbol, Tile, WandQueue, Witness,
};

/// The handicap that draws at the start of the turn instead of holding tiles (H2).
const NO_CHOICE: u8 = 1;

impl Actor<'_> {
    /// Every tile, both ways round, on every pair of empty neighbours (T2); or a discard if there is no such pair (T9).
    pub(crate) fn turn_moves(&self, out: &mut MoveList) {
        let empty = self.area.cauldron.empty;
        if !empty.has_neighbours() {
            out.extend(self.hand.tiles.iter().map(Move::Discard));
            return;
        }
        for (a, b) in empty.pairs() {
            for tile in self.hand.tiles.iter() {
                out.push(Move::Lay { tile, first: a, second: b });
                out.push(Move::Lay { tile, first: b, second: a });
            }
        }
    }

    pub(crate) fn order_moves(&self, out: &mut MoveList) {
        for (symbol, _) in self.table.laid {
            out.push(Move::Start { symbol, moon: false });
            if self.may_add_moon(symbol) {
                out.push(Move::Start { symbol, moon: true });
            }
        }
    }
}

impl State {
    pub(crate) fn begin_turn<W: Witness>(&mut self, witness: &mut W) {
        let player = self.table.player;
        let area = self.active_mut();
        area.moon_used = false;
        let turn = area.turns + 1;
        self.table.phase = Phase::TurnStart;
        witness.see(Event::TurnBegan { player, turn });
        if self.table.options.handicaps[player] == NO_CHOICE {
            self.draw_tile(player, witness);
        }
    }

    pub(crate) fn lay_tile(&mut self, tile: Tile, cells: [Cell; 2]) {
        let symbols = tile.symbols();
        self.take_from_hand(tile);
        self.active_mut().cauldron.lay(symbols, cells);
        self.table.laid = [(symbols[0], cells[0]), (symbols[1], cells[1])];
        self.table.phase = Phase::Order;
    }

    pub(crate) fn discard_tile<W: Witness>(&mut self, tile: Tile, witness: &mut W) {
        self.take_from_hand(tile);
        self.active_mut().discarded.insert(tile);
        self.end_turn(witness);
    }

    fn take_from_hand(&mut self, tile: Tile) {
        let player = self.table.player;
        self.hands[player].tiles.remove(tile);
        self.table.areas[player].hand -= 1;
    }

    pub(crate) fn start_first<W: Witness>(&mut self, symbol: Symbol, moon: bool, witness: &mut W) {
        if self.table.laid[0].0 != symbol {
            self.table.laid.swap(0, 1);
        }
        self.table.second = false;
        self.start_type(moon, witness);
    }

    /// Starts the running type: as many actions as its cluster has symbols now (T4).
    pub(crate) fn start_type<W: Witness>(&mut self, moon: bool, witness: &mut W) {
        let (symbol, cell) = self.table.laid[self.table.second as usize];
        let size = self.table.active().cauldron.cluster(symbol, cell);
        self.table.phase = Phase::Acting;
        self.table.queue = WandQueue::behind(self.table.active().wand);
        if moon {
            self.use_moon(witness);
        }
        self.open_batch(Batch { symbol, left: size + u8::from(moon) }, Origin::Tile, witness);
    }

    /// An action type is over: the second one starts, or the turn ends (T3).
    pub(crate) fn end_type<W: Witness>(&mut self, witness: &mut W) {
        if self.table.phase == Phase::TowerBonus {
            self.next_tower(witness);
        } else if self.table.second {
            self.end_turn(witness);
        } else {
            self.table.second = true;
            if self.actor().may_add_moon(self.table.laid[1].0) {
                self.table.phase = Phase::Begin;
            } else {
                self.start_type(false, witness);
            }
        }
    }

    fn end_turn<W: Witness>(&mut self, witness: &mut W) {
        let (player, players) = (self.table.player, self.table.options.players as usize);
        let turns = self.edition().counts.turns;
        self.active_mut().turns += 1;
        self.active_mut().moon_used = false;
        if self.table.options.handicaps[player] != NO_CHOICE {
            self.draw_tile(player, witness);
        }
        self.clear_turn();
        self.table.player = Player::new((player.index() + 1) % players);
        if self.table.active().turns == turns {
            self.table.phase = Phase::Over;
            witness.see(Event::GameEnded);
        } else {
            self.begin_turn(witness);
        }
    }

    /// Forgets what belonged to the turn, so that equal positions are equal bytes.
    fn clear_turn(&mut self) {
        self.table.laid = [(Symbol::Energy, self.edition().cauldron.black); 2];
        self.table.second = false;
        self.table.queue = WandQueue::behind(0);
    }

    pub(crate) fn use_moon<W: Witness>(&mut self, witness: &mut W) {
        self.active_mut().moon_used = true;
        witness.see(Event::MoonUsed { player: self.table.player });
    }
}

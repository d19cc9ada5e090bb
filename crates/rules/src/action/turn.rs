//! The course of a turn (T1–T10), and the Full-Moon card's left ability (N3).

use crate::legality::require;
use crate::move_gen::MoveGen;
use crate::{
    Batch, Cell, Event, EventSink, Move, MoveList, Origin, Phase, Player, Refusal, State, Symbol, Tile,
    WandQueue,
};

/// The handicap that draws at the start of the turn instead of holding tiles (H2).
const NO_CHOICE: u8 = 1;

impl MoveGen<'_> {
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

    pub(crate) fn check_lay(&self, tile: Tile, first: Cell, second: Cell) -> Result<(), Refusal> {
        self.check_held(tile)?;
        require(self.area.cauldron.empty.has_neighbours(), Refusal::NoRoom)?;
        self.check_empty_neighbours(first, second)
    }

    pub(crate) fn check_discard(&self, tile: Tile) -> Result<(), Refusal> {
        self.check_held(tile)?;
        require(!self.area.cauldron.empty.has_neighbours(), Refusal::StillRoom)
    }

    pub(crate) fn check_start(&self, symbol: Symbol) -> Result<(), Refusal> {
        let shown = self.table.laid.iter().any(|&(laid, _)| laid == symbol);
        require(shown, Refusal::NotOnTile { symbol })
    }

    fn check_held(&self, tile: Tile) -> Result<(), Refusal> {
        require(self.hand.tiles.contains(tile), Refusal::TileNotHeld { tile })
    }

    pub(crate) fn check_empty(&self, cell: Cell) -> Result<(), Refusal> {
        require(self.edition.cauldron.cells.contains(cell), Refusal::OffTheCauldron { cell })?;
        require(self.area.cauldron.empty.contains(cell), Refusal::CellTaken { cell })
    }

    pub(crate) fn check_empty_neighbours(&self, first: Cell, second: Cell) -> Result<(), Refusal> {
        self.check_empty(first)?;
        self.check_empty(second)?;
        require(first.distance(second) == 1, Refusal::NotNeighbours { first, second })
    }
}

impl State {
    pub(crate) fn begin_turn<E: EventSink>(&mut self, events: &mut E) {
        let player = self.table.player;
        let area = self.active_mut();
        area.moon_used = false;
        let turn = area.turns + 1;
        self.table.phase = Phase::TurnStart;
        events.emit(Event::TurnBegan { player, turn });
        if self.table.options.handicaps[player] == NO_CHOICE {
            self.draw_tile(player, events);
        }
    }

    pub(crate) fn lay_tile(&mut self, tile: Tile, cells: [Cell; 2]) {
        let symbols = tile.symbols();
        self.take_from_hand(tile);
        self.active_mut().cauldron.lay(symbols, cells);
        self.table.laid = [(symbols[0], cells[0]), (symbols[1], cells[1])];
        self.table.phase = Phase::Order;
    }

    pub(crate) fn discard_tile<E: EventSink>(&mut self, tile: Tile, events: &mut E) {
        self.take_from_hand(tile);
        self.active_mut().discarded.insert(tile);
        self.end_turn(events);
    }

    fn take_from_hand(&mut self, tile: Tile) {
        let player = self.table.player;
        self.hands[player].tiles.remove(tile);
        self.table.areas[player].hand -= 1;
    }

    pub(crate) fn start_first<E: EventSink>(&mut self, symbol: Symbol, moon: bool, events: &mut E) {
        if self.table.laid[0].0 != symbol {
            self.table.laid.swap(0, 1);
        }
        self.table.second = false;
        self.start_type(moon, events);
    }

    /// Starts the running type: as many actions as its cluster has symbols now (T4).
    pub(crate) fn start_type<E: EventSink>(&mut self, moon: bool, events: &mut E) {
        let (symbol, cell) = self.table.laid[self.table.second as usize];
        let size = self.table.active().cauldron.cluster(symbol, cell);
        self.table.phase = Phase::Acting;
        self.table.queue = WandQueue::behind(self.table.active().wand);
        if moon {
            self.use_moon(events);
        }
        self.open_batch(Batch { symbol, left: size + u8::from(moon) }, Origin::Tile, events);
    }

    /// An action type is over: the second one starts, or the turn ends (T3).
    pub(crate) fn end_type<E: EventSink>(&mut self, events: &mut E) {
        if self.table.phase == Phase::TowerBonus {
            self.next_tower(events);
        } else if self.table.second {
            self.end_turn(events);
        } else {
            self.table.second = true;
            if self.move_gen().may_add_moon(self.table.laid[1].0) {
                self.table.phase = Phase::Begin;
            } else {
                self.start_type(false, events);
            }
        }
    }

    fn end_turn<E: EventSink>(&mut self, events: &mut E) {
        let (player, players) = (self.table.player, self.table.options.players as usize);
        let turns = self.edition().counts.turns;
        self.active_mut().turns += 1;
        self.active_mut().moon_used = false;
        if self.table.options.handicaps[player] != NO_CHOICE {
            self.draw_tile(player, events);
        }
        self.clear_turn();
        self.table.player = Player::new((player.index() + 1) % players);
        if self.table.active().turns == turns {
            self.table.phase = Phase::Over;
            events.emit(Event::GameEnded);
        } else {
            self.begin_turn(events);
        }
    }

    /// Forgets what belonged to the turn, so that equal positions are equal bytes.
    fn clear_turn(&mut self) {
        self.table.laid = [(Symbol::Energy, self.edition().cauldron.black); 2];
        self.table.second = false;
        self.table.queue = WandQueue::behind(0);
    }

    pub(crate) fn use_moon<E: EventSink>(&mut self, events: &mut E) {
        self.active_mut().moon_used = true;
        events.emit(Event::MoonUsed { player: self.table.player });
    }
}

//! A view in parts that change at different rates. Together their fields are those of a [`ViewJson`], in its order.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Cell, Chip, Edition, Phase, Question, Stack, Symbol, Table, Tile, View};

use crate::area::chip_list;
use crate::delta::delta;
use crate::name::named;
use crate::view::{
    CollectingJson, OwnJson, PendingJson, ScrollsJson, ViewJson, WandQueueJson, bag_list, symbols_of,
};
use crate::{AreaJson, LocationChips, Named, OptionsJson};

/// Constant for the whole game.
#[derive(Serialize)]
pub(crate) struct FrameJson {
    edition: String,
    options: OptionsJson,
}

delta! {
    /// Fields that most moves change.
    #[derive(Serialize)]
    pub(crate) struct TurnFields, with delta TurnDelta {
        phase: Named<Phase>,
        round: u8,
        player: usize,
        question: Option<Named<Question>>,
        laid: [(Named<Symbol>, Named<Cell>); 2],
        second: bool,
        batches: Vec<(Named<Symbol>, u8, bool)>,
        pending: PendingJson,
        wand_queue: WandQueueJson,
    }
}

delta! {
    /// The fields of the board, which few moves change.
    #[derive(Serialize)]
    pub(crate) struct BoardFields, with delta BoardDelta {
        chips: LocationChips,
        table_chips: Vec<Named<Chip>>,
        shelves: [u8; 6],
        bottom: u8,
        display: Vec<String>,
        scrolls_left: u8,
        specials: [Option<Named<Tile>>; 3],
        specials_left: u8,
        specials_aside: Vec<Named<Tile>>,
        owls_left: [u8; 2],
        witchstone_taken: u8,
        power_tiles: Vec<Named<Symbol>>,
        collecting: CollectingJson,
        wand_moves: u8,
    }
}

/// The private fields of a seat.
#[derive(Serialize)]
pub(crate) struct SeatJson {
    seat: Option<usize>,
    scrolls: Vec<Option<ScrollsJson>>,
    own: Option<OwnJson>,
}

impl FrameJson {
    pub(crate) fn of(table: &Table) -> FrameJson {
        FrameJson { edition: table.edition.id.clone(), options: OptionsJson::of(&table.options) }
    }
}

/// Open batches with the actions left and whether a Crystal vial is in them.
fn batches(stack: &Stack) -> Vec<(Named<Symbol>, u8, bool)> {
    stack.iter().zip(stack.vials()).map(|(batch, vial)| (Named(batch.symbol), batch.left, vial)).collect()
}

impl TurnFields {
    pub(crate) fn of(table: &Table) -> TurnFields {
        TurnFields {
            phase: Named(table.phase),
            round: table.round(),
            player: table.player.index(),
            question: table.question.map(Named),
            laid: table.laid.map(|(symbol, cell)| (Named(symbol), Named(cell))),
            second: table.second,
            batches: batches(&table.stack),
            pending: PendingJson::of(&table.pending),
            wand_queue: WandQueueJson::of(&table.queue),
        }
    }
}

impl BoardFields {
    pub(crate) fn of(table: &Table) -> BoardFields {
        let edition: &Edition = &table.edition;
        BoardFields {
            chips: LocationChips(table.chips),
            table_chips: chip_list(&table.table_chips),
            shelves: table.shelves.0,
            bottom: table.bottom,
            display: table.display.iter().map(|scroll| edition.scroll_name(scroll)).collect(),
            scrolls_left: table.scrolls_left,
            specials: table.specials.map(|tile| tile.map(Named)),
            specials_left: table.specials_left,
            specials_aside: bag_list(table.specials_aside),
            owls_left: table.owls_left,
            witchstone_taken: table.witchstone_taken,
            power_tiles: named(symbols_of(table.power_tiles)),
            collecting: CollectingJson::of(table.collecting),
            wand_moves: table.wand_moves,
        }
    }
}

impl SeatJson {
    pub(crate) fn of(view: &View) -> SeatJson {
        let edition = view.edition();
        let held = |player| view.scrolls[player].as_ref().map(|held| ScrollsJson::of(held, edition));
        SeatJson {
            seat: view.seat.map(|seat| seat.index()),
            scrolls: view.table.players().map(held).collect(),
            own: view.seat.map(|_| OwnJson::of(&view.own)),
        }
    }
}

impl ViewJson {
    /// Writes a view.
    pub fn of(view: &View) -> ViewJson {
        let (table, edition) = (&view.table, view.edition());
        let areas = table.players().map(|player| AreaJson::of(&table.areas[player], edition)).collect();
        let FrameJson { edition, options } = FrameJson::of(table);
        let TurnFields { phase, round, player, question, laid, second, batches, pending, wand_queue } =
            TurnFields::of(table);
        let board = BoardFields::of(table);
        let SeatJson { seat, scrolls, own } = SeatJson::of(view);
        ViewJson {
            edition,
            options,
            phase,
            round,
            player,
            question,
            laid,
            second,
            batches,
            pending,
            wand_queue,
            chips: board.chips,
            table_chips: board.table_chips,
            shelves: board.shelves,
            bottom: board.bottom,
            display: board.display,
            scrolls_left: board.scrolls_left,
            specials: board.specials,
            specials_left: board.specials_left,
            specials_aside: board.specials_aside,
            owls_left: board.owls_left,
            witchstone_taken: board.witchstone_taken,
            power_tiles: board.power_tiles,
            collecting: board.collecting,
            wand_moves: board.wand_moves,
            areas,
            seat,
            scrolls,
            own,
        }
    }
}

//! Events of moves, for log, animation and statistics. The rules never read them back.

use crate::{Chip, Connection, Location, Move, Player, RimCrystal, Scroll, Silver, Spell, Symbol, Tile};

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// A completed connection of this many spaces (E5).
    Connection(u8),
    /// A Witch standing up (W5), or the first tower (S9).
    Witch,
    /// A bonus space at the Witchstone (W6), or the Big Witch's point there (G2).
    Witchstone,
    /// A points chip.
    Chip,
    /// An empty owl stack (P2).
    EmptyOwls,
    /// A silver space of the Wand (M7).
    Silver(Silver),
    /// A Crystal taken out (T10): points lost.
    Removed,
}

/// What a batch of actions comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Origin {
    /// The hex tile just laid.
    Tile,
    /// A Magic chip.
    Chip,
    /// A vial of the rack.
    Vial,
    /// A dark space of the Wand.
    Wand,
    /// A special hex tile.
    Special,
    /// An empty hex space of the Pentagram.
    Free,
}

/// Something that was given up or could not be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lost {
    /// Actions of a batch.
    Actions(Symbol, u8),
    /// A chip's actions.
    Chip(Symbol, u8),
    /// A vial's actions.
    Vial(Symbol, u8),
    /// A dark space of the Wand.
    Wand(Symbol, u8),
    /// The choice of an empty hex space.
    Free,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The fields are the words of their types.
pub enum Event {
    /// A player made a move; what follows came of it.
    Moved { player: Player, played: Move },
    /// A turn begins.
    TurnBegan { player: Player, turn: u8 },
    /// Points were won or lost.
    Points { player: Player, points: i8, source: Source },
    /// A batch of actions begins.
    BatchBegan { player: Player, symbol: Symbol, actions: u8, origin: Origin },
    /// Actions were added to the open batch.
    BatchGrew { player: Player, symbol: Symbol, actions: u8 },
    /// A chip was taken, from a location or from the table.
    ChipTaken { player: Player, chip: Chip, from: Option<Location> },
    /// A connection was completed.
    Completed { player: Player, connection: Connection },
    /// A Witch stood up for this many actions.
    Stood { player: Player, at: Location, price: u8 },
    /// A counter entered a space of the Pentagram.
    Entered { player: Player, space: u8 },
    /// An owl tile was taken.
    OwlTaken { player: Player, value: u8 },
    /// A special tile was taken from a hex space.
    SpecialTaken { player: Player, tile: Tile, space: u8 },
    /// A special tile was revealed on a hex space.
    SpecialRevealed { tile: Tile, space: u8 },
    /// A special tile was laid next to the screen.
    SpecialAside { player: Player, tile: Tile },
    /// A Crystal was put into the rack: on its exit's shelf, or on the bottom one.
    Shelved { player: Player, crystal: RimCrystal, bottom: bool },
    /// A Crystal was laid next to the screen.
    CrystalAside { player: Player, black: bool },
    /// A counter moved along the Wand, to where nobody is ahead of it or not.
    WandMoved { player: Player, from: u8, to: u8, first: bool },
    /// A Scroll was taken from a position.
    ScrollTaken { player: Player, scroll: Scroll, position: u8 },
    /// A Scroll was revealed.
    ScrollRevealed { scroll: Scroll },
    /// A spell was used up.
    SpellUsed { player: Player, spell: Spell },
    /// A power tile was laid.
    PowerLaid { player: Player, symbol: Symbol },
    /// A collecting tile was used up.
    Collected { player: Player },
    /// A player has this Full-Moon card.
    MoonKept { player: Player, card: Symbol },
    /// A Full-Moon card was used.
    MoonUsed { player: Player },
    /// Two Full-Moon cards were drawn, shown to that player only, as bits by left symbol.
    MoonsDrawn { player: Player, cards: Option<u8> },
    /// A hex tile was drawn, shown to that player only.
    TileDrawn { player: Player, tile: Option<Tile> },
    /// Something was lost.
    Lost { player: Player, lost: Lost },
    /// The game has ended.
    GameEnded,
}

impl Event {
    /// The event as this seat may see it; `None` is a spectator (I1).
    pub fn seen_by(self, seat: Option<Player>) -> Event {
        match self {
            Event::TileDrawn { player, .. } if seat != Some(player) => {
                Event::TileDrawn { player, tile: None }
            }
            Event::MoonsDrawn { player, .. } if seat != Some(player) => {
                Event::MoonsDrawn { player, cards: None }
            }
            open => open,
        }
    }

    /// Whether something was revealed: such a move cannot be undone.
    pub const fn reveals(self) -> bool {
        matches!(
            self,
            Event::ScrollRevealed { .. }
                | Event::SpecialRevealed { .. }
                | Event::TileDrawn { .. }
                | Event::MoonsDrawn { .. }
        )
    }
}

/// Receives the events of moves. `()` ignores them at no cost.
pub trait EventSink {
    /// Receives an event.
    fn emit(&mut self, event: Event);
}

impl EventSink for () {
    #[inline(always)]
    fn emit(&mut self, _: Event) {}
}

impl EventSink for Vec<Event> {
    fn emit(&mut self, event: Event) {
        self.push(event);
    }
}

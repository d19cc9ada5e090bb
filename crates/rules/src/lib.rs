//! The rules of Witchstone and its Full Moon expansion.

mod action;
mod actor;
mod area;
mod arrange;
mod cell;
mod deal;
mod edition;
mod event;
mod location;
mod moves;
mod notation;
mod options;
mod pending;
mod play;
mod player;
mod prophecy;
mod record;
mod sample;
mod score;
mod scroll;
mod state;
mod symbol;
mod table;
mod view;
mod whole;

pub use area::{Area, BigWitch, Cauldron, Hand, HeldScrolls};
pub use cell::{Cell, Cells, MAX_RADIUS};
pub use deal::{Chance, Deal, DealError, Pile, Seed};
pub use edition::{
    BallPlan, CauldronPlan, ConnectionPlan, Counts, Edition, EditionError, MoonAbility, PentagramPlan,
    PentagramSpace, ScrollPlan, Silver, Spot, WandPlan, WandSpace,
};
pub use event::{Event, Lost, Origin, Source, Witness};
pub use location::{Connection, Connections, Location, Locations, Place};
pub use moves::{MAX_MOVES, Move, MoveList, RimCrystal, Shelf};
pub use notation::ParseMoveError;
pub use options::{FullMoon, Options, OptionsError};
pub use pending::{Batch, Bonus, Pending, Phase, Question, Stack, WandQueue};
pub use player::{BySeat, MAX_PLAYERS, Player};
pub use prophecy::{Degree, Missing, Standing};
pub use record::Record;
pub use score::{Score, ScoreSheet};
pub use scroll::{Counted, Goal, Prophecy, Scroll, ScrollKind, Spell};
pub use state::{SetUpError, State};
pub use symbol::{BySymbol, Chip, Symbol, Tile, TileBag, TileSet};
pub use table::{Collecting, Display, EditionRef, Table};
pub use view::View;
pub use whole::Imbalance;

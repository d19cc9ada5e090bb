//! The rules of Witchstone and its Full Moon expansion.

mod cell;
mod edition;
mod location;
mod player;
mod scroll;
mod symbol;

pub use cell::{Cell, Cells, MAX_RADIUS};
pub use edition::{
    BallPlan, CauldronPlan, ConnectionPlan, Counts, Edition, EditionError, MoonAbility, PentagramPlan,
    PentagramSpace, ScrollPlan, Silver, Spot, WandPlan, WandSpace,
};
pub use location::{Connection, Connections, Location, Locations, Place};
pub use player::{BySeat, MAX_PLAYERS, Player};
pub use scroll::{Counted, Goal, Prophecy, Scroll, ScrollKind, Spell};
pub use symbol::{BySymbol, Chip, Symbol, Tile, TileBag, TileSet};

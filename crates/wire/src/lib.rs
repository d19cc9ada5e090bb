//! The written forms that leave the program: records, views, events and messages as JSON.
//!
//! The rules know no JSON and their types are not `Serialize`; this crate alone owns the format.

mod advice;
mod api;
mod area;
mod delta;
mod difference;
mod editions;
mod error;
mod event;
mod id;
mod location_chips;
mod message;
mod name;
mod options;
mod part;
mod puzzle;
mod record;
mod sheet;
mod table;
mod text;
mod update;
mod view;
mod view_replica;

pub use advice::{AchievementJson, GainsJson, HintJson, ReasonsJson, ThemeJson};
pub use api::{
    Analysis, AnalysisState, BetterTurn, DeviceCode, DeviceLogin, DevicePreview, Devices, EditionInfo, Guest,
    Lobby, LogOut, NewGuest, NewOccupant, NewTable, Problem, Rematch, ReviewedTurn, SeatChange, Statistics,
};
pub use area::{AreaDelta, AreaJson, CauldronJson};
pub use delta::NewValue;
pub use difference::{DifferenceJson, DifferenceKindJson};
pub use editions::{
    AddEditionError, Editions, MAX_EDITIONS, UnknownEdition, content_hash, edition_hash, edition_id,
    own_edition,
};
pub use error::FormError;
pub use event::{EventJson, LostJson, OriginJson, SourceJson};
pub use id::is_id;
pub use location_chips::LocationChips;
pub use message::{AnyHello, ClientMessage, PROTOCOL, Reason, ServerMessage};
pub use name::{Named, Word};
pub use options::OptionsJson;
pub use puzzle::{PUZZLE_FORMAT, Puzzle};
pub use record::{FORMAT, GameRecord, Outcome, ReadError, Replay, TracedMove, TracedRecord};
pub use sheet::SheetJson;
pub use table::{
    ChatMessage, Clock, Occupant, OlderRules, OnTimeout, Order, ResultInfo, SeatInfo, Settings, Start,
    Status, TableInfo, UndoVote,
};
pub use text::{GUEST_NAME_LENGTH, clean_name, is_forbidden};
pub use update::{Update, UpdateWriter, events_text};
pub use view::{CollectingJson, OwnJson, PendingJson, ScrollsJson, ViewDelta, ViewJson, WandQueueJson};
pub use view_replica::ViewReplica;

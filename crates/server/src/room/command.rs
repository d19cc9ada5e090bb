//! The commands that a room handles, and their replies.

use std::sync::Arc;

use tokio::sync::oneshot;
use witchstone_rules::View;
use witchstone_wire::{ChatMessage, SheetJson, TableInfo, ViewJson};

use super::bots::BotMove;
use super::subscribers::Subscription;
use crate::domain::{Action, Person};
use crate::error::ServerError;

/// A command for a room's channel.
pub enum RoomCommand {
    /// Perform an action; the reply comes when it is durable, with the new version.
    Act {
        /// The guest.
        who: Arc<Person>,
        /// The action.
        action: Action,
        /// Where the reply goes.
        reply: oneshot::Sender<Result<u64, Refused>>,
    },
    /// Create the table of the rematch, or accept one that another player has asked for; the reply is its id.
    Rematch {
        /// The guest.
        who: Arc<Person>,
        /// Whether the same deal is played again.
        same_deal: bool,
        /// Where the reply goes.
        reply: oneshot::Sender<Result<String, ServerError>>,
    },
    /// Add a subscriber.
    Subscribe {
        /// The subscriber.
        subscription: Subscription,
        /// Where the snapshot goes that the subscriber starts from.
        reply: oneshot::Sender<Result<Subscribed, ServerError>>,
    },
    /// Describe the table.
    Info {
        /// The requesting guest.
        guest: Option<String>,
        /// Where the reply goes.
        reply: oneshot::Sender<TableInfo>,
    },
    /// Return the record of a finished game.
    Record {
        /// The requesting guest.
        guest: Option<String>,
        /// Where the reply goes.
        reply: oneshot::Sender<Result<String, ServerError>>,
    },
    /// Return the score sheets of a finished game.
    ScoreSheets {
        /// The requesting guest.
        guest: Option<String>,
        /// Where the reply goes.
        reply: oneshot::Sender<Result<Vec<SheetJson>, ServerError>>,
    },
    /// Return version and view, for legal moves or a hint; refused unless the guest is to move.
    ViewToMove {
        /// The guest.
        who: Arc<Person>,
        /// Whether it is for a hint, which a table may forbid.
        hint: bool,
        /// Where the reply goes.
        reply: oneshot::Sender<Result<(u64, View), ServerError>>,
    },
    /// Return the view as it was after a number of moves.
    ViewAt {
        /// The guest.
        who: Arc<Person>,
        /// The number of moves.
        moves: usize,
        /// Where the reply goes.
        reply: oneshot::Sender<Result<Box<ViewJson>, ServerError>>,
    },
    /// Store a chat message and broadcast it.
    Chat {
        /// The guest.
        who: Arc<Person>,
        /// The message.
        text: String,
        /// Where the reply goes.
        reply: oneshot::Sender<Result<(), ServerError>>,
    },
    /// Filter chat messages of a name out for one subscriber, or no longer.
    Mute {
        /// The subscriber.
        guest: String,
        /// The name.
        name: String,
        /// Whether its messages are filtered out.
        muted: bool,
        /// Where the reply goes.
        reply: oneshot::Sender<Result<(), ServerError>>,
    },
    /// A bot has chosen its move.
    BotMove(Box<BotMove>),
    /// Another node may have appended entries up to this version.
    CatchUp(u64),
    /// Another node has stored a chat message.
    CatchUpChat,
    /// Drop the table from memory; subscribers reconnect.
    Evict,
    /// Do what is due: a bot's move, a clock that ran out.
    RunDue,
}

/// Why an action was refused.
pub struct Refused {
    /// The cause.
    pub error: ServerError,
    /// The present version.
    pub version: u64,
    /// The present view, if the action was stale.
    pub view: Option<Box<ViewJson>>,
}

/// The snapshot that a subscriber starts from.
pub struct Subscribed {
    /// The table.
    pub table: TableInfo,
    /// The view of the subscriber's seat, once the game has started.
    pub view: Option<Box<ViewJson>>,
    /// The latest chat messages, oldest first.
    pub chat: Vec<ChatMessage>,
}

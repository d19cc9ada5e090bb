//! A room is a table that is awake: one task owns it, and everything reaches it through its mailbox.

mod bots;
mod registry;
mod replay;
mod subscribers;
mod task;

use std::sync::Arc;

use tokio::sync::oneshot;
use witchstone_wire::{ChatLine, SheetJson, TableInfo, ViewJson};

pub use registry::Registry;
pub use replay::{Missed, load, missed};
pub use subscribers::{Frame, OUTBOX_CAPACITY, Subscription, letter};

use crate::domain::{Action, Person};
use crate::error::ServerError;

/// What can be put into a room's mailbox.
pub enum RoomCommand {
    /// Somebody does something.
    Act {
        /// Who.
        who: Arc<Person>,
        /// What.
        action: Action,
        /// Answered when it is durable, with the version then.
        answer: oneshot::Sender<Result<u64, Refused>>,
    },
    /// Somebody listens from now on.
    Subscribe {
        /// Who, and how.
        listens: Subscription,
        /// Answered with what the listener starts from.
        answer: oneshot::Sender<Result<Joined, ServerError>>,
    },
    /// Somebody asks how the table looks.
    Info {
        /// Who.
        guest: Option<String>,
        /// The answer.
        answer: oneshot::Sender<TableInfo>,
    },
    /// Somebody asks for the record of the finished game.
    Record {
        /// The answer.
        answer: oneshot::Sender<Result<String, ServerError>>,
    },
    /// Somebody asks for the score sheets of the finished game.
    ScoreSheets {
        /// The answer.
        answer: oneshot::Sender<Result<Vec<SheetJson>, ServerError>>,
    },
    /// Somebody asks for a view to compute legal moves or hints from; only the seat to move is given one.
    ViewToMove {
        /// Who.
        who: Arc<Person>,
        /// Whether a hint is wanted.
        hint: bool,
        /// The answer: the version and the view.
        answer: oneshot::Sender<Result<(u64, witchstone_rules::View), ServerError>>,
    },
    /// Somebody looks back.
    PastView {
        /// Who.
        who: Arc<Person>,
        /// After how many moves.
        moves: usize,
        /// The answer: the game as this seat or spectator could see it then.
        answer: oneshot::Sender<Result<Box<ViewJson>, ServerError>>,
    },
    /// Somebody says something.
    Chat {
        /// Who.
        who: Arc<Person>,
        /// What.
        text: String,
        /// Answered when it is kept.
        answer: oneshot::Sender<Result<(), ServerError>>,
    },
    /// A listener does not want to hear somebody.
    Mute {
        /// Whose outbox.
        guest: String,
        /// Whom.
        name: String,
        /// Whether from now on, or no longer.
        muted: bool,
    },
    /// A bot has chosen.
    BotMove(Box<bots::Chosen>),
    /// The table has this version elsewhere, or may have.
    CatchUp(u64),
    /// Somebody spoke elsewhere.
    CatchUpChat,
    /// Look whether a bot has to move or a clock has run out.
    RunDue,
}

/// Why an action was refused, with the game as it is now if that is what was missed.
pub struct Refused {
    /// Why.
    pub fault: ServerError,
    /// The version now.
    pub version: u64,
    /// The game now, if the action was made on an older version.
    pub view: Option<Box<ViewJson>>,
}

/// What a listener starts from.
pub struct Joined {
    /// The table.
    pub table: TableInfo,
    /// The game as this listener sees it.
    pub view: Option<Box<ViewJson>>,
    /// What was said last.
    pub chat: Vec<ChatLine>,
}

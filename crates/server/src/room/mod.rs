//! A room is a table that is loaded: one task owns it, and commands reach it through a channel.

mod audit;
mod bots;
mod command;
mod outbox;
mod registry;
mod replay;
mod subscribers;
mod task;

pub use command::{Refused, RoomCommand, Subscribed};
pub use outbox::{Frame, Outbox, OutboxReceiver, outbox};
pub use registry::{BotTable, Registry};
pub use replay::{load, missed_events};
pub use subscribers::{Subscription, frame};

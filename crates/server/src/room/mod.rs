//! A room is a table that is loaded: one task owns it, and commands reach it through a channel.

mod bots;
mod command;
mod registry;
mod replay;
mod subscribers;
mod task;

pub use command::{Refused, RoomCommand, Subscribed};
pub use registry::Registry;
pub use replay::{load, missed_events};
pub use subscribers::{Frame, OUTBOX_CAPACITY, Subscription, frame};

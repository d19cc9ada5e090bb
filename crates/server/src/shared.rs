//! What every part of the server shares.

use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use witchstone_wire::Editions;

use crate::analysis::Analyses;
use crate::bot_pool::BotPool;
use crate::hooks::Hooks;
use crate::http::assets::Assets;
use crate::room::Registry;
use crate::storage::Store;
use crate::ws::ConnectionLimiter;

/// The server's parts.
pub struct Shared {
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The editions that tables are played on.
    pub editions: Editions,
    /// The tables that are awake here.
    pub rooms: Registry,
    /// Where bots think.
    pub bot_pool: BotPool,
    /// Finished games that a bot looks at.
    pub analyses: Analyses,
    /// Whom the server tells that it is somebody's turn.
    pub hooks: Hooks,
    /// The sockets that are open.
    pub doors: ConnectionLimiter,
    /// The files of the browser client.
    pub assets: Assets,
    /// This node's name among the nodes on one database.
    pub node: String,
    /// How much is too much.
    pub limits: Limits,
    /// Origins other than the server's own from which pages may connect.
    pub origins: Vec<String>,
    /// Whether cookies go over HTTPS only.
    pub secure_cookies: bool,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
    /// What has to end before the server ends.
    pub tasks: TaskTracker,
}

/// How much is too much.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests a second for each address; 0 for no limit.
    pub requests: u32,
    /// Messages a second on each socket.
    pub messages: u32,
    /// Bytes of a message or a request's body.
    pub message_size: usize,
    /// Open sockets in all.
    pub sockets: usize,
    /// Open sockets of one guest.
    pub sockets_each: usize,
    /// Unfinished tables at which one guest has a seat.
    pub tables_each: usize,
    /// After how long without a message a socket is closed.
    pub socket_idle: Duration,
    /// After how long without listeners a table goes to sleep.
    pub room_idle: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 30,
            messages: 20,
            message_size: 16 * 1024,
            sockets: 20_000,
            sockets_each: 20,
            tables_each: 50,
            socket_idle: Duration::from_secs(120),
            room_idle: Duration::from_secs(30),
        }
    }
}

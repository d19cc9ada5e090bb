//! The state that all handlers share.

use std::sync::Arc;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use witchstone_wire::Editions;

use crate::admin;
use crate::analysis::Analyses;
use crate::bot_pool::BotPool;
use crate::client_address::TrustedProxies;
use crate::hooks::Hooks;
use crate::http::assets::Assets;
use crate::limits::Limits;
use crate::lobby::LobbyCache;
use crate::quota::QuotaLocks;
use crate::rate_limit::{AddressLimiter, KeyedLimiter, Penalties};
use crate::retention::Retention;
use crate::room::Registry;
use crate::sessions::Sessions;
use crate::storage::Store;
use crate::ws::ConnectionLimiter;

/// The shared state.
pub struct Shared {
    /// The store.
    pub store: Arc<dyn Store>,
    /// Bans and announcements of administrators.
    pub admin: admin::State,
    /// The code that a new guest has to know; none for everybody.
    pub invite_code: Option<String>,
    /// The editions that tables are played on.
    pub editions: Editions,
    /// The rooms of this node.
    pub rooms: Registry,
    /// Runs searches.
    pub bot_pool: BotPool,
    /// Analyses of finished games.
    pub analyses: Analyses,
    /// The turn hook.
    pub hooks: Hooks,
    /// The open connections of each guest.
    pub sessions: Sessions,
    /// How long things are stored.
    pub retention: Retention,
    /// Limits open connections.
    pub connections: ConnectionLimiter,
    /// The files of the browser client.
    pub assets: Assets,
    /// The id of this node among those on one database.
    pub node: String,
    /// Limits.
    pub limits: Limits,
    /// Locks of the quotas of guests.
    pub quotas: QuotaLocks,
    /// Limits the chat messages of each guest.
    pub chat_limiter: KeyedLimiter<String>,
    /// Guests who flooded a connection.
    pub penalties: Penalties,
    /// Limits the actions of each guest that are not moves.
    pub action_limiter: KeyedLimiter<String>,
    /// The listed tables.
    pub lobby: LobbyCache,
    /// Limits the new tables of each address.
    pub table_limiter: AddressLimiter,
    /// Limits the new guests of each address.
    pub guest_limiter: AddressLimiter,
    /// Origins other than the server's own from which pages may connect.
    pub origins: Vec<String>,
    /// Whether cookies go over HTTPS only.
    pub secure_cookies: bool,
    /// The proxies whose headers name the client.
    pub trusted_proxies: TrustedProxies,
    /// Whether metrics and readiness are served at an address of their own.
    pub separate_ops: bool,
    /// Cancelled when the server stops.
    pub stop: CancellationToken,
    /// Tasks that have to end before the server ends.
    pub tasks: TaskTracker,
}

//! Starts and stops the server.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::admin;
use crate::analysis::{self, Analyses};
use crate::bot_pool::BotPool;
use crate::clock::now_ms;
use crate::config::Config;
use crate::error::ServerError;
use crate::guests;
use crate::http::{app, ops};
use crate::limits::OPS_CONNECTIONS;
use crate::lobby::LobbyCache;
use crate::net::{self, Caps, Connections};
use crate::quota::QuotaLocks;
use crate::random;
use crate::rate_limit::{KeyedLimiter, Penalties};
use crate::retention;
use crate::room::{Registry, RoomCommand};
use crate::rules_migration;
use crate::sessions::Sessions;
use crate::shared::Shared;
use crate::storage::{self, Notification, StoreError};
use crate::telemetry;
use crate::ws::ConnectionLimiter;

/// How often a node looks for due tables that no node has leased.
const SWEEP_INTERVAL: Duration = Duration::from_secs(1);
/// How long a table may be due before another node takes it over.
const OVERDUE_MS: i64 = 2_000;
/// How long a table that cannot be loaded is postponed, so that it does not delay others.
const POSTPONE_MS: i64 = 3_600_000;
/// How long a server that stops waits for its tasks.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

/// A running server.
pub struct Server {
    /// The address that it listens on.
    pub address: SocketAddr,
    /// The address for metrics and readiness, if they have one of their own.
    pub ops_address: Option<SocketAddr>,
    shared: Arc<Shared>,
    served: Vec<JoinHandle<()>>,
}

/// Starts a server; it runs until [`Server::stop`].
pub async fn start(config: Config) -> Result<Server, StartError> {
    telemetry::install_metrics();
    let store = storage::open(&config.database).await?;
    let (listener, address) = listen(&config.listen).await?;
    let ops_listener = match &config.ops_listen {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let (analyses, queue) = Analyses::new();
    let shared = Arc::new(Shared {
        analyses,
        store,
        admin: admin::State::default(),
        invite_code: config.invite_code,
        editions: config.editions,
        rooms: Registry::default(),
        bot_pool: BotPool::new(config.bot_threads),
        hooks: config.hooks,
        sessions: Sessions::default(),
        retention: config.retention,
        connections: ConnectionLimiter::default(),
        assets: config.assets,
        node: random::text(8),
        quotas: QuotaLocks::default(),
        chat_limiter: KeyedLimiter::new(config.limits.chat),
        penalties: Penalties::default(),
        action_limiter: KeyedLimiter::new(config.limits.actions),
        lobby: LobbyCache::default(),
        table_limiter: KeyedLimiter::new(config.limits.per_address(config.limits.new_tables)),
        guest_limiter: KeyedLimiter::new(config.limits.per_address(config.limits.new_guests)),
        limits: config.limits,
        origins: config.origins,
        secure_cookies: config.secure_cookies,
        trusted_proxies: config.trusted_proxies,
        separate_ops: ops_listener.is_some(),
        stop: CancellationToken::new(),
        tasks: TaskTracker::new(),
    });
    // The gauge of rooms is there from the start.
    shared.rooms.sweep();
    let last_event = admin::begin(&shared).await?;
    tokio::spawn(admin::follow(shared.clone(), last_event));
    tokio::spawn(forward_notifications(shared.clone()));
    tokio::spawn(sweep(shared.clone()));
    let migrating = shared.clone();
    tokio::spawn(async move { rules_migration::at_start(&migrating).await });
    tokio::spawn(analysis::run(shared.clone(), queue));
    let sweeping = shared.clone();
    tokio::spawn(async move {
        tokio::select! {
            () = retention::run(&sweeping) => {}
            () = sweeping.stop.cancelled() => {}
        }
    });
    let serve = |listener, router, connections| {
        tokio::spawn(net::serve(listener, router, connections, shared.limits.clone(), shared.stop.clone()))
    };
    let connections = Connections::new(Caps::of(&shared.limits), shared.trusted_proxies.clone());
    let mut served = vec![serve(listener, app(shared.clone()), connections)];
    let ops_address = ops_listener.as_ref().map(|(_, address)| *address);
    if let Some((listener, _)) = ops_listener {
        let caps = Caps { in_all: OPS_CONNECTIONS, per_address: None };
        let connections = Connections::new(caps, shared.trusted_proxies.clone());
        served.push(serve(listener, ops(shared.clone()), connections));
    }
    if shared.assets.is_none() {
        tracing::warn!("the browser client is not built in: `cargo play` builds it");
    }
    if is_exposed(address) && !shared.secure_cookies {
        tracing::warn!(
            %address,
            "other machines can reach this address, and without --secure-cookies whoever sees the traffic can play as others: \
             put a proxy with HTTPS in front and listen on 127.0.0.1"
        );
    }
    tracing::info!(%address, node = %shared.node, "listening");
    Ok(Server { address, ops_address, shared, served })
}

/// Whether other machines can reach an address.
fn is_exposed(address: SocketAddr) -> bool {
    !address.ip().to_canonical().is_loopback()
}

/// Listens on this address; returns it with the port.
async fn listen(address: &str) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |source| StartError::Listen { address: address.to_owned(), source };
    let listener = net::listen(address).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    Ok((listener, bound))
}

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StartError {
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {}", advice(source))]
    Listen {
        /// The address.
        address: String,
        /// The cause.
        source: std::io::Error,
    },
}

/// The cause, and what to do about it.
fn advice(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::AddrInUse => {
            "the address is in use; is the server running already? Choose another one with --listen".into()
        }
        ErrorKind::PermissionDenied => "permission denied; choose a port from 1024 on with --listen".into(),
        _ => error.to_string(),
    }
}

impl Server {
    /// Asks the clients to reconnect, waits for running tasks, and closes the store.
    pub async fn stop(self) {
        self.shared.stop.cancel();
        self.shared.bot_pool.close();
        self.shared.tasks.close();
        let finish = async {
            self.shared.tasks.wait().await;
            self.shared.rooms.close().await;
        };
        if tokio::time::timeout(SHUTDOWN_TIMEOUT, finish).await.is_err() {
            tracing::warn!(seconds = SHUTDOWN_TIMEOUT.as_secs(), "tasks still running at shutdown");
        }
        // They end soon after the stop.
        for served in self.served {
            drop(served.await);
        }
        self.shared.store.close().await;
        tracing::info!("stopped");
    }
}

/// Forwards notifications of other nodes to the rooms here.
async fn forward_notifications(shared: Arc<Shared>) {
    let mut notifications = shared.store.notifications();
    loop {
        let received = tokio::select! {
            received = notifications.recv() => received,
            () = shared.stop.cancelled() => return,
        };
        match received {
            Ok(Notification::Entry(table, version)) => {
                shared.rooms.send_if_loaded(&table, RoomCommand::CatchUp(version)).await
            }
            Ok(Notification::Chat(table)) => {
                shared.rooms.send_if_loaded(&table, RoomCommand::CatchUpChat).await
            }
            Ok(Notification::Deleted(table)) => shared.rooms.evict(&table),
            Ok(Notification::LoggedOut(guest)) => guests::recheck(&shared, &guest).await,
            Ok(Notification::Resync) | Err(RecvError::Lagged(_)) => {
                shared.tasks.spawn(recheck_all(shared.clone()));
                for table in shared.rooms.loaded_tables() {
                    shared.rooms.send_if_loaded(&table, RoomCommand::CatchUp(u64::MAX)).await;
                    shared.rooms.send_if_loaded(&table, RoomCommand::CatchUpChat).await;
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Closes connections whose tokens were deleted while no notification came.
async fn recheck_all(shared: Arc<Shared>) {
    for guest in shared.sessions.guests() {
        guests::recheck(&shared, &guest).await;
    }
}

/// Loads the tables at which a bot or a clock is due and that no node has leased.
async fn sweep(shared: Arc<Shared>) {
    loop {
        shared.rooms.sweep();
        telemetry::upkeep();
        let now = now_ms();
        match shared.store.due(now - OVERDUE_MS, now).await {
            Ok(due) => {
                for table in due {
                    run_due(&shared, &table, now).await;
                }
            }
            Err(error) => tracing::warn!(%error, "cannot query due tables"),
        }
        tokio::select! {
            () = tokio::time::sleep(SWEEP_INTERVAL) => {}
            () = shared.stop.cancelled() => return,
        }
    }
}

/// Loads a table that is due.
async fn run_due(shared: &Arc<Shared>, table: &str, now: i64) {
    let Err(error) = shared.rooms.send(shared, table, RoomCommand::RunDue).await else { return };
    error.log();
    if matches!(error, ServerError::Corrupt(_) | ServerError::UnsupportedRules(_))
        && let Err(error) = shared.store.postpone(table, now + POSTPONE_MS).await
    {
        tracing::warn!(%error, table = admin::log_name(table), "cannot postpone table");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_exposed_unless_it_is_a_loopback() {
        for (address, exposed) in [
            ("127.0.0.1:8077", false),
            ("[::1]:8077", false),
            ("[::ffff:127.0.0.1]:8077", false),
            ("0.0.0.0:8077", true),
            ("[::]:8077", true),
            ("192.168.1.2:8077", true),
        ] {
            assert_eq!(is_exposed(address.parse().unwrap()), exposed, "{address}");
        }
    }

    #[tokio::test]
    async fn a_port_in_use_is_a_clear_error() {
        let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.sqlite").to_string_lossy().into_owned();
        let config = Config { listen: taken.local_addr().unwrap().to_string(), ..Config::on(database) };
        let message = start(config).await.err().unwrap().to_string();
        assert!(message.contains("the address is in use") && message.contains("--listen"), "{message}");
    }
}

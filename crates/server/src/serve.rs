//! Starts the server and stops it.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::analysis::{self, Analyses};
use crate::bot_pool::BotPool;
use crate::clock::now_ms;
use crate::config::Config;
use crate::error::ServerError;
use crate::http::app;
use crate::room::{Registry, RoomCommand};
use crate::rules_migration;
use crate::secret;
use crate::shared::Shared;
use crate::storage::{Notification, PostgresStore, SqliteStore, Store, StoreError};
use crate::telemetry;
use crate::ws::ConnectionLimiter;

/// How often a node looks for tables that nobody looks after.
const SWEEP: Duration = Duration::from_secs(1);
/// How long a table may wait before another node takes it over.
const OVERDUE_MS: i64 = 2_000;
/// How long a table that cannot be read is left alone, so that it does not keep others waiting.
const UNREADABLE_MS: i64 = 3_600_000;
/// How long the server waits for what is under way when it stops.
const TIMEOUT: Duration = Duration::from_secs(10);

/// A server that runs.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    shared: Arc<Shared>,
    served: tokio::task::JoinHandle<std::io::Result<()>>,
}

/// Opens the store that the configuration names.
pub async fn open_store(database: &str) -> Result<Arc<dyn Store>, StoreError> {
    if database.starts_with("postgres://") || database.starts_with("postgresql://") {
        return Ok(Arc::new(PostgresStore::open(database, 16).await?));
    }
    Ok(Arc::new(SqliteStore::open(database.as_ref()).await?))
}

/// Starts a server; it runs until [`Server::stop`].
pub async fn start(config: Config) -> Result<Server, StartError> {
    telemetry::count();
    let store = open_store(&config.database).await?;
    let cannot_listen = |source| StartError::Listen { address: config.listen.clone(), source };
    let listener = TcpListener::bind(&config.listen).await.map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    let (analyses, waiting) = Analyses::new();
    let shared = Arc::new(Shared {
        analyses,
        store,
        editions: config.editions,
        rooms: Registry::default(),
        bot_pool: BotPool::new(config.thinkers),
        hooks: config.hooks,
        doors: ConnectionLimiter::default(),
        assets: config.assets,
        node: secret::word(8),
        limits: config.limits,
        origins: config.origins,
        secure_cookies: config.secure_cookies,
        stop: CancellationToken::new(),
        tasks: TaskTracker::new(),
    });
    tokio::spawn(hear_news(shared.clone()));
    tokio::spawn(sweep(shared.clone()));
    let migrating = shared.clone();
    tokio::spawn(async move { rules_migration::at_start(&migrating).await });
    tokio::spawn(analysis::work(shared.clone(), waiting));
    // Messages are small and whole: they do not wait for more.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a socket is gone already");
        }
    });
    let service = app(shared.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let stop = shared.stop.clone();
    let served = axum::serve(listener, service).with_graceful_shutdown(async move { stop.cancelled().await });
    let served = tokio::spawn(served.into_future());
    tracing::info!(%address, node = %shared.node, "the server listens");
    Ok(Server { address, shared, served })
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
    /// Tells the clients to come back, finishes what is under way, closes the store.
    pub async fn stop(self) {
        self.shared.stop.cancel();
        self.shared.tasks.close();
        let finish = async {
            self.shared.tasks.wait().await;
            self.shared.rooms.close().await;
        };
        if tokio::time::timeout(TIMEOUT, finish).await.is_err() {
            tracing::warn!("something did not finish in time");
        }
        self.served.abort();
        self.shared.store.close().await;
        tracing::info!("the server has stopped");
    }
}

/// Passes what happens on other nodes on to the tables that are awake here.
async fn hear_news(shared: Arc<Shared>) {
    let mut news = shared.store.news();
    loop {
        let heard = tokio::select! {
            heard = news.recv() => heard,
            () = shared.stop.cancelled() => return,
        };
        match heard {
            Ok(Notification::Entry(table, version)) => {
                shared.rooms.tell_awake(&table, RoomCommand::CatchUp(version)).await
            }
            Ok(Notification::Chat(table)) => shared.rooms.tell_awake(&table, RoomCommand::CatchUpChat).await,
            Ok(Notification::Resync) | Err(RecvError::Lagged(_)) => {
                for table in shared.rooms.awake() {
                    shared.rooms.tell_awake(&table, RoomCommand::CatchUp(u64::MAX)).await;
                    shared.rooms.tell_awake(&table, RoomCommand::CatchUpChat).await;
                }
            }
            Err(RecvError::Closed) => return,
        }
    }
}

/// Wakes the tables at which a bot or a clock waits and nobody looks after it.
async fn sweep(shared: Arc<Shared>) {
    loop {
        shared.rooms.count();
        let now = now_ms();
        match shared.store.due(now - OVERDUE_MS, now).await {
            Ok(due) => {
                for table in due {
                    wake(&shared, &table, now).await;
                }
            }
            Err(error) => tracing::warn!(%error, "the search for waiting tables failed"),
        }
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            () = shared.stop.cancelled() => return,
        }
    }
}

/// Wakes a table.
async fn wake(shared: &Arc<Shared>, table: &str, now: i64) {
    let Err(fault) = shared.rooms.send(shared, table, RoomCommand::RunDue).await else { return };
    fault.log();
    if matches!(fault, ServerError::Broken(_) | ServerError::OtherRules(_))
        && let Err(error) = shared.store.postpone(table, now + UNREADABLE_MS).await
    {
        tracing::warn!(%error, %table, "a table that cannot be read stays among those that wait");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_port_in_use_is_a_clear_error() {
        let taken = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let database = folder.path().join("games.sqlite").to_string_lossy().into_owned();
        let config = Config { listen: taken.local_addr().unwrap().to_string(), ..Config::on(database) };
        let told = start(config).await.err().unwrap().to_string();
        assert!(told.contains("the address is in use") && told.contains("--listen"), "{told}");
    }
}

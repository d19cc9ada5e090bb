//! Runs a server until the process is asked to stop.

use crate::config::{ConfigError, ServeOptions};
use crate::http::assets::Assets;
use crate::serve::StartError;
use crate::{serve, telemetry};

/// Why a server does not run.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// The options cannot be used.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The asynchronous runtime did not start.
    #[error("cannot start the runtime: {0}")]
    Runtime(#[from] std::io::Error),
    /// The server did not start.
    #[error(transparent)]
    Start(#[from] StartError),
}

/// Runs a server with these options until the process is interrupted or terminated.
pub fn run(options: ServeOptions, assets: Assets) -> Result<(), RunError> {
    telemetry::log(options.log_json.unwrap_or(false));
    let config = options.resolve(assets)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(config.workers).enable_all().build()?;
    runtime.block_on(async {
        let server = serve::start(config).await?;
        println!("Witchstone is served at http://{}", server.address);
        stop_signal().await;
        server.stop().await;
        Ok(())
    })
}

/// Waits for an interrupt or, on Unix, a signal to terminate.
async fn stop_signal() {
    let interrupted = async { tokio::signal::ctrl_c().await.unwrap_or(()) };
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else { return interrupted.await };
        tokio::select! {
            () = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    interrupted.await;
}

//! Runs a server until the program is told to stop.

use crate::config::ServeOptions;
use crate::http::assets::Assets;
use crate::{serve, telemetry};

/// Runs a server with these options until it is interrupted or terminated; an error is one sentence.
pub fn run(options: ServeOptions, assets: Assets) -> Result<(), String> {
    telemetry::log(options.log_json.unwrap_or(false));
    let config = options.resolve(assets)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(config.workers).enable_all().build();
    let runtime = runtime.map_err(|error| format!("The program cannot start: {error}."))?;
    runtime.block_on(async {
        let server = serve::start(config).await.map_err(|error| error.to_string())?;
        println!("Witchstone is served at http://{}", server.address);
        told_to_stop().await;
        server.stop().await;
        Ok(())
    })
}

/// Waits for an interrupt or, where there is one, a signal to terminate.
async fn told_to_stop() {
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

//! Retries of requests that a server's rate limit refused.

use std::sync::Once;
use std::time::Duration;

use witchstone_client::{ClientError, Result};

/// The pause before a retry.
const PAUSE: Duration = Duration::from_millis(250);

/// The warning on the first retry.
const WARNING: &str = "The server limits the requests of one address: games start slowly, and tables wait between games. \
    `witchstone serve --requests 0` lifts the limit.";
static WARNED: Once = Once::new();

/// Repeats a request until the rate limit admits it: how fast tables are created is not what is measured.
pub async fn retry<T, F: Future<Output = Result<T>>>(request: impl Fn() -> F) -> Result<T> {
    loop {
        match request().await {
            Err(error) if ClientError::is_rate_limited(&error) => {
                WARNED.call_once(|| eprintln!("{WARNING}"));
                tokio::time::sleep(PAUSE).await;
            }
            answer => return answer,
        }
    }
}

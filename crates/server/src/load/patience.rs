//! Servers that set limits are asked as often as it takes.

use std::io;
use std::sync::Once;
use std::time::Duration;

/// How long to wait before a server that was asked too fast is asked again.
const AGAIN: Duration = Duration::from_millis(250);

/// What is said, once, when it is.
const LIMITED: &str = "The server admits only so many requests a second from one address: it takes a while until all \
    tables have begun, and whenever a game is over its table waits for the next. It has no such limit after `witchstone serve \
    --requests 0`.";
static TOLD: Once = Once::new();

/// Asks again a server that admits only so many requests a second: how fast tables are made is not what is measured.
pub async fn patiently<T, F: Future<Output = io::Result<T>>>(ask: impl Fn() -> F) -> io::Result<T> {
    loop {
        match ask().await {
            Err(error) if error.kind() == io::ErrorKind::ResourceBusy => {
                TOLD.call_once(|| eprintln!("{LIMITED}"));
                tokio::time::sleep(AGAIN).await;
            }
            answer => return answer,
        }
    }
}

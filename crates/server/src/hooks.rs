//! Turn hooks: a webhook or a program of the host that is notified when it is somebody's turn.
//!
//! The payload is one JSON object with the table's id, the player's name and the seat: nothing that authenticates anybody,
//! and nothing of the game.

use std::io;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use crate::domain::{Table, TimeControl};
use serde::Deserialize;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::sync::Semaphore;
use witchstone_client::{ClientError, Origin, Request};

/// How often a notification is attempted.
const ATTEMPTS: u32 = 3;
/// The longest that an attempt may take.
const TIMEOUT: Duration = Duration::from_secs(15);
/// Notifications under way at a time; beyond that they are dropped.
const CONCURRENCY: usize = 64;

/// The configured hook.
#[derive(Clone, Debug)]
pub struct Hooks {
    target: Option<Target>,
    when: When,
    /// The pause before the second attempt; twice as long before the third.
    backoff: Duration,
    permits: Arc<Semaphore>,
}

/// What is notified.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Target {
    /// A URL that the payload is posted to.
    Url { origin: Origin, path: String },
    /// A program that gets the payload on its standard input.
    Program(String),
}

/// At which tables a player is notified.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// Where the player has no connection to the table.
    #[default]
    Away,
    /// Where a turn may last for days.
    Days,
    /// At every table.
    Always,
}

/// Why a notification failed.
#[derive(Debug, thiserror::Error)]
enum HookError {
    #[error("no response within {} seconds", TIMEOUT.as_secs())]
    Timeout,
    #[error(transparent)]
    Request(#[from] ClientError),
    #[error("the URL answered with status {0}")]
    Status(u16),
    #[error("cannot run the program: {0}")]
    Run(#[from] io::Error),
    #[error("the program failed: {0}")]
    Failed(std::process::ExitStatus),
}

impl Default for Hooks {
    fn default() -> Hooks {
        Hooks {
            target: None,
            when: When::default(),
            backoff: Duration::from_secs(2),
            permits: Arc::new(Semaphore::new(CONCURRENCY)),
        }
    }
}

impl Hooks {
    /// A hook for a URL (`http://` or `https://`) or a program.
    pub fn new(target: Option<&str>, when: When) -> Result<Hooks, ClientError> {
        let target = target.map(Target::parse).transpose()?;
        Ok(Hooks { target, when, ..Hooks::default() })
    }

    /// The same with another pause between attempts.
    pub fn with_backoff(self, backoff: Duration) -> Hooks {
        Hooks { backoff, ..self }
    }

    /// Notifies the person to move; `is_connected` says whether a guest has a connection to the table.
    pub fn notify_turn(&self, id: &str, table: &Table, is_connected: impl Fn(&str) -> bool) {
        let Some(target) = self.target.clone() else { return };
        let Some(seat) = table.person_to_move() else { return };
        let Some(person) = table.seats[seat.index()].person() else { return };
        let wanted = match self.when {
            When::Always => true,
            When::Days => matches!(table.settings.clock, TimeControl::Days { .. }),
            When::Away => !is_connected(&person.guest),
        };
        if !wanted {
            return;
        }
        let Ok(permit) = self.permits.clone().try_acquire_owned() else {
            count("dropped");
            tracing::warn!(limit = CONCURRENCY, "turn hook dropped: too many under way");
            return;
        };
        let payload = json!({ "event": "your_turn", "table": id, "table_name": table.settings.name,
            "name": person.name, "seat": seat.index(), "deadline_ms": table.deadline() });
        let backoff = self.backoff;
        tokio::spawn(async move {
            target.notify(&payload.to_string(), backoff).await;
            drop(permit);
        });
    }
}

fn count(result: &'static str) {
    metrics::counter!("witchstone_hooks_total", "result" => result).increment(1);
}

impl Target {
    fn parse(text: &str) -> Result<Target, ClientError> {
        if !text.starts_with("http://") && !text.starts_with("https://") {
            return Ok(Target::Program(text.to_owned()));
        }
        let (origin, path) = Origin::split(text)?;
        Ok(Target::Url { origin, path })
    }

    /// Tries a few times, then gives up: a game does not wait for a hook.
    async fn notify(&self, payload: &str, backoff: Duration) {
        for attempt in 1..=ATTEMPTS {
            let attempted = tokio::time::timeout(TIMEOUT, self.notify_once(payload)).await;
            let Err(error) = attempted.unwrap_or(Err(HookError::Timeout)) else {
                // Operators have dashboards on this label.
                return count("delivered");
            };
            tracing::warn!(%error, attempt, "turn hook failed");
            if attempt < ATTEMPTS {
                tokio::time::sleep(backoff * attempt).await;
            }
        }
        count("failed");
    }

    async fn notify_once(&self, payload: &str) -> Result<(), HookError> {
        match self {
            Target::Url { origin, path } => {
                let reply = Request::post(path, payload).send(origin).await?;
                if (200..300).contains(&reply.status) { Ok(()) } else { Err(HookError::Status(reply.status)) }
            }
            Target::Program(program) => run(program, payload).await,
        }
    }
}

async fn run(program: &str, payload: &str) -> Result<(), HookError> {
    let mut child = tokio::process::Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(payload.as_bytes()).await?;
    }
    let status = child.wait().await?;
    if status.success() { Ok(()) } else { Err(HookError::Failed(status)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_a_url_or_a_program() {
        let url =
            |origin: &str, path: &str| Target::Url { origin: origin.parse().unwrap(), path: path.into() };
        let parse = |text| Target::parse(text).unwrap();
        assert_eq!(parse("http://127.0.0.1:9/turn?a=b"), url("http://127.0.0.1:9", "/turn?a=b"));
        assert_eq!(parse("https://example.org/x"), url("https://example.org", "/x"));
        assert_eq!(parse("/usr/bin/notify"), Target::Program("/usr/bin/notify".into()));
        assert!(Target::parse("http://").is_err());
        assert!(Target::parse("http://a b/").is_err());
    }
}

//! Tells the outside that it is somebody's turn: a URL that is posted to, or a program of the host's, which may send a mail.
//!
//! What is told is one JSON object with the table's name in links, the player's name and the seat: nothing that proves who
//! somebody is, and nothing of the game.

use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;

use serde::Deserialize;
use serde_json::json;
use tokio::io::AsyncWriteExt;
use tokio::sync::Semaphore;
use witchstone_wire::Clock;

use crate::client::request;
use crate::domain::Table;

/// How often one piece of news is tried.
const TRIES: u32 = 3;
/// How long one try may take.
const TIMEOUT: Duration = Duration::from_secs(15);
/// How much may be under way at once; what comes beyond is not told.
const PLACES: usize = 64;

/// Whom the server tells, and when.
#[derive(Clone, Debug)]
pub struct Hooks {
    target: Option<Target>,
    when: When,
    /// How long to wait before the second try; twice as long before the third.
    pause: Duration,
    places: Arc<Semaphore>,
}

/// Whom the server tells.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Target {
    /// Host, port and path.
    Http { server: String, path: String },
    /// A URL that needs more than this server speaks: `curl` posts to it.
    Https(String),
    /// A program with the object on its standard input.
    Program(String),
}

/// At which tables a player is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// Where the player has no page open at the table.
    #[default]
    Away,
    /// Where a turn may last for days.
    Days,
    /// At every table.
    Always,
}

impl Default for Hooks {
    fn default() -> Hooks {
        Hooks {
            target: None,
            when: When::default(),
            pause: Duration::from_secs(2),
            places: Arc::new(Semaphore::new(PLACES)),
        }
    }
}

impl Hooks {
    /// Hooks that tell a URL or a program.
    pub fn new(target: Option<&str>, when: When) -> Result<Hooks, String> {
        let target = target.map(read_target).transpose()?;
        Ok(Hooks { target, when, ..Hooks::default() })
    }

    /// The same with another pause between the tries.
    pub fn with_pause(self, pause: Duration) -> Hooks {
        Hooks { pause, ..self }
    }

    /// It is the turn of the seat to move, if a person has it; `present` says whether a guest listens at the table.
    pub fn turn(&self, id: &str, table: &Table, present: impl Fn(&str) -> bool) {
        let Some(target) = self.target.clone() else { return };
        let Some(seat) = table.running() else { return };
        let Some(person) = table.seats[seat].person() else { return };
        let wanted = match self.when {
            When::Always => true,
            When::Days => matches!(table.settings.clock, Clock::Days { .. }),
            When::Away => !present(&person.guest),
        };
        if !wanted {
            return;
        }
        let Ok(place) = self.places.clone().try_acquire_owned() else {
            metrics::counter!("witchstone_hooks_total", "result" => "dropped").increment(1);
            tracing::warn!("too many hooks are under way: one is left out");
            return;
        };
        let told = json!({ "event": "your_turn", "table": id, "table_name": table.settings.name,
            "name": person.name, "seat": seat, "deadline_ms": table.deadline() });
        let pause = self.pause;
        tokio::spawn(async move {
            tell(&target, &told.to_string(), pause).await;
            drop(place);
        });
    }
}

fn read_target(text: &str) -> Result<Target, String> {
    if text.starts_with("https://") {
        return Ok(Target::Https(text.to_owned()));
    }
    let Some(rest) = text.strip_prefix("http://") else { return Ok(Target::Program(text.to_owned())) };
    let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
    if host.is_empty() || text.contains(char::is_whitespace) {
        return Err(format!("\"{text}\" is not a URL to post to."));
    }
    let server = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    Ok(Target::Http { server, path: format!("/{path}") })
}

/// Tries a few times, and then gives up: a game does not wait for a hook.
async fn tell(target: &Target, told: &str, pause: Duration) {
    for attempt in 1..=TRIES {
        let tried = tokio::time::timeout(TIMEOUT, tell_once(target, told)).await;
        let Err(error) = tried.unwrap_or_else(|_| Err(std::io::Error::other("it took too long"))) else {
            metrics::counter!("witchstone_hooks_total", "result" => "told").increment(1);
            return;
        };
        tracing::warn!(%error, attempt, "a hook failed");
        if attempt < TRIES {
            tokio::time::sleep(pause * attempt).await;
        }
    }
    metrics::counter!("witchstone_hooks_total", "result" => "failed").increment(1);
}

async fn tell_once(target: &Target, told: &str) -> std::io::Result<()> {
    match target {
        Target::Http { server, path } => {
            let reply = request(server, &format!("POST {path}"), told).await?;
            if (200..300).contains(&reply.status) {
                return Ok(());
            }
            Err(std::io::Error::other(format!("it answered {}", reply.status)))
        }
        Target::Https(url) => {
            let arguments = ["--silent", "--show-error", "--fail", "--max-time", "10", "--json", "@-", url];
            run("curl", &arguments, told).await
        }
        Target::Program(program) => run(program, &[], told).await,
    }
}

async fn run(program: &str, arguments: &[&str], told: &str) -> std::io::Result<()> {
    let mut child = tokio::process::Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(told.as_bytes()).await?;
    }
    let status = child.wait().await?;
    if status.success() { Ok(()) } else { Err(std::io::Error::other(format!("it ended with {status}"))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_a_url_or_a_program() {
        let http = |server: &str, path: &str| Target::Http { server: server.into(), path: path.into() };
        assert_eq!(read_target("http://127.0.0.1:9/turn?a=b"), Ok(http("127.0.0.1:9", "/turn?a=b")));
        assert_eq!(read_target("http://example.org"), Ok(http("example.org:80", "/")));
        assert_eq!(read_target("https://example.org/x"), Ok(Target::Https("https://example.org/x".into())));
        assert_eq!(read_target("/usr/bin/tell"), Ok(Target::Program("/usr/bin/tell".into())));
        assert!(read_target("http://").is_err());
        assert!(read_target("http://a b/").is_err());
    }
}

//! Tells the outside that it is somebody's turn: a program of the host's, which may call a webhook or send a mail.

use std::process::Stdio;

use serde_json::json;
use tokio::io::AsyncWriteExt;
use witchstone_wire::Clock;

use crate::table::Table;

/// Whom the server tells.
#[derive(Clone, Debug, Default)]
pub struct Hooks {
    /// The program that is run with one JSON object on its standard input.
    pub program: Option<String>,
}

impl Hooks {
    /// It is the turn of the seat to move. Only at tables where a turn may last for days, and only for people.
    pub fn turn(&self, id: &str, table: &Table) {
        let Some(program) = self.program.clone() else { return };
        let Some(seat) = table.running() else { return };
        let Some(person) = table.seats[seat].person() else { return };
        if !matches!(table.settings.clock, Clock::Days { .. }) {
            return;
        }
        let told = json!({ "event": "your_turn", "table": id, "name": person.name, "seat": seat,
            "deadline_ms": table.deadline() });
        tokio::spawn(async move {
            if let Err(error) = run(&program, &told.to_string()).await {
                tracing::warn!(%error, "the hook failed");
            }
        });
    }
}

async fn run(program: &str, told: &str) -> std::io::Result<()> {
    let mut child = tokio::process::Command::new(program)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()?;
    if let Some(mut input) = child.stdin.take() {
        input.write_all(told.as_bytes()).await?;
    }
    let waited = tokio::time::timeout(std::time::Duration::from_secs(30), child.wait()).await;
    waited.map_err(|_| std::io::Error::other("it ran for more than 30 seconds"))??;
    Ok(())
}

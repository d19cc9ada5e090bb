//! "Your turn" reaches a URL or a program, as the host has configured it, and carries no secret.

mod common;

use std::time::Duration;

use common::{Seat, config, options, people, request, settings, sits, table_of};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use witchstone_server::hooks::{Hooks, When};
use witchstone_server::{Server, start};
use witchstone_wire::{Clock, NewOccupant, NewTable};

/// A small server that receives hooks and refuses the first few.
struct Webhook {
    listener: TcpListener,
    refusals: usize,
}

impl Webhook {
    async fn open(refusals: usize) -> (Webhook, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/turn?for=test", listener.local_addr().unwrap());
        (Webhook { listener, refusals }, url)
    }

    /// The next request, head and body.
    async fn receive(&mut self) -> String {
        let timeout = Duration::from_secs(60);
        let (mut stream, _) = tokio::time::timeout(timeout, self.listener.accept()).await.unwrap().unwrap();
        let mut text = String::new();
        let mut bytes = [0; 4096];
        while !is_whole(&text) {
            let read = stream.read(&mut bytes).await.unwrap();
            assert!(read > 0, "half a request: {text}");
            text.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
        let status = if self.refusals > 0 { "503 Later" } else { "204 Thanks" };
        self.refusals = self.refusals.saturating_sub(1);
        let answer = format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n");
        stream.write_all(answer.as_bytes()).await.unwrap();
        text
    }
}

fn is_whole(text: &str) -> bool {
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    length.is_some_and(|length| body.len() >= length.parse::<usize>().unwrap())
}

async fn server(folder: &std::path::Path, target: &str, when: When) -> Server {
    let mut config = config(folder);
    config.limits.connections_per_guest = 1;
    config.hooks = Hooks::new(Some(target), when).unwrap().with_backoff(Duration::from_millis(1));
    start(config).await.unwrap()
}

#[tokio::test]
async fn a_webhook_is_retried_and_gets_no_secret() {
    let folder = tempfile::tempdir().unwrap();
    let (mut webhook, url) = Webhook::open(2).await;
    let server = server(folder.path(), &url, When::Away).await;
    let people = people(&server.address.to_string(), 2).await;
    let table = table_of(&people, settings(options(2))).await;
    // Refused twice, delivered at the third attempt.
    let received = [webhook.receive().await, webhook.receive().await, webhook.receive().await];
    for text in &received {
        assert!(text.starts_with("POST /turn?for=test "), "{text}");
        let body: serde_json::Value = serde_json::from_str(text.split_once("\r\n\r\n").unwrap().1).unwrap();
        assert_eq!(body["event"], "your_turn");
        assert_eq!((&body["table"], &body["name"]), (&table.id.clone().into(), &"Guest 1".into()));
        for person in &people {
            let (id, secret) = person.token.split_once('.').unwrap();
            assert!(!text.contains(secret) && !text.contains(id), "{text}");
        }
        assert!(!text.to_lowercase().contains("cookie") && !text.contains("Authorization"), "{text}");
    }
    // The first player is connected: no notification. The second is not.
    let elsewhere = people[0]
        .create_table(&NewTable { edition: None, settings: settings(options(4)), seats: vec![] })
        .await
        .unwrap();
    let mut first = Seat::take(&people[0], &table.id, None).await.unwrap();
    let mut second = Seat::take(&people[1], &table.id, None).await.unwrap();
    let mut rng = rand::SeedableRng::seed_from_u64(1);
    while second.is_to_move() {
        let text = second.any_move(&mut rng);
        second.play(&text).await.unwrap().unwrap();
    }
    drop(second);
    // One socket for each guest: that the other player gets one at another table shows that the first is gone.
    while Seat::take(&people[1], &elsewhere.id, None).await.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    while !first.is_to_move() {
        first.receive().await.unwrap();
    }
    while first.is_to_move() {
        let text = first.any_move(&mut rng);
        first.play(&text).await.unwrap().unwrap();
    }
    let received = webhook.receive().await;
    assert!(received.contains("\"Guest 1\"") && !received.contains("\"Guest 0\""), "{received}");
    server.stop().await;
}

#[tokio::test]
async fn a_failing_hook_is_given_up_and_the_game_continues() {
    let folder = tempfile::tempdir().unwrap();
    let (mut webhook, url) = Webhook::open(3).await;
    let server = server(folder.path(), &url, When::Always).await;
    let people = people(&server.address.to_string(), 2).await;
    let table = table_of(&people, settings(options(2))).await;
    for _ in 0..3 {
        assert!(webhook.receive().await.contains("\"Guest 1\""));
    }
    let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
    let mut rng = rand::SeedableRng::seed_from_u64(1);
    while seat.is_to_move() {
        let text = seat.any_move(&mut rng);
        seat.play(&text).await.unwrap().unwrap();
    }
    // There is no fourth attempt: the next notification is of the other player.
    assert!(webhook.receive().await.contains("\"Guest 0\""));
    let figures = request(&server.address.to_string(), "GET /metrics", "").await.unwrap().body;
    assert!(figures.contains("witchstone_hooks_total{result=\"failed\"}"), "{figures}");
    server.stop().await;
}

#[tokio::test]
async fn a_program_is_notified_at_tables_with_days_per_turn() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let (program, received) = (folder.path().join("hook"), folder.path().join("received"));
    std::fs::write(&program, format!("#!/bin/sh\ncat > {0}.new && mv {0}.new {0}\n", received.display()))
        .unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let server = server(folder.path(), &program.to_string_lossy(), When::Days).await;
    let people = people(&server.address.to_string(), 2).await;
    // Not at this table, which has no days, and at which bots have no mail.
    let seats = vec![sits(NewOccupant::Me), sits(NewOccupant::Bot(1))];
    people[0].create_table(&NewTable { edition: None, settings: settings(options(2)), seats }).await.unwrap();
    let mut slow = settings(options(2));
    slow.clock = Clock::Days { days: 3 };
    let table = table_of(&people, slow).await;
    let text = loop {
        match std::fs::read_to_string(&received) {
            Ok(text) => break text,
            Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    };
    assert!(text.contains("your_turn") && text.contains(&table.id) && text.contains("Guest 1"), "{text}");
    assert!(text.contains("deadline_ms\":1"), "{text}");
    server.stop().await;
}

//! The metrics of a busy server, and the dashboard and alert rules that are made of them.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::{RequestAs, Seat, options, people, request, settings, sits};
use witchstone_wire::{ClientMessage, NewOccupant, NewTable};

const DASHBOARD: &str = include_str!("../../../deploy/grafana/witchstone.json");
const RULES: &str = include_str!("../../../deploy/prometheus/witchstone.rules.yml");
const HOSTING: &str = include_str!("../../../docs/hosting.md");

/// The samples of a scrape: name with labels, and value.
async fn scrape(address: &str) -> (String, BTreeMap<String, f64>) {
    let text = request(address, "GET /metrics", "").await.unwrap().body;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let samples = lines.map(|line| line.rsplit_once(' ').unwrap());
    let samples = samples.map(|(name, value)| (name.to_owned(), value.parse().unwrap())).collect();
    (text, samples)
}

/// The metrics that a file names.
fn named(text: &str) -> BTreeSet<&str> {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    let words = text.split(|letter| !is_part(letter));
    words.filter(|word| word.starts_with("witchstone_") || word.starts_with("process_")).collect()
}

/// A game against a bot, a move that is refused, a request that is not found.
async fn busy_evening(address: &str) {
    let people = people(address, 1).await;
    let seats = vec![sits(NewOccupant::Me), sits(NewOccupant::Bot(1))];
    let new = NewTable { edition: None, settings: settings(options(2)), seats };
    let table = people[0].create_table(&new).await.unwrap();
    let mut seat = Seat::take(&people[0], &table.id, None).await.unwrap();
    seat.play("fly").await.unwrap().unwrap_err();
    let message = |id| ClientMessage::Hint { id };
    // It may be the bot's turn: then the hint is refused.
    let _ = seat.socket.send(&message(99)).await;
    seat.play_out(5).await.unwrap();
    assert_eq!(people[0].request("GET /api/tables/nowhere", "").await.unwrap().status, 404);
}

#[tokio::test]
async fn dashboard_alerts_and_guide_name_metrics_that_a_real_scrape_has() {
    let house = common::house().await;
    let (_, before) = scrape(&house.address).await;
    busy_evening(&house.address).await;
    let (text, after) = scrape(&house.address).await;
    let typed: BTreeMap<&str, &str> =
        text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' ')).collect();
    let has_samples = |name: &str| {
        let forms = [format!("{name}{{"), format!("{name}_count")];
        after.keys().any(|sample| sample == name || forms.iter().any(|form| sample.starts_with(form)))
    };

    for file in [DASHBOARD, RULES] {
        let named = named(file);
        assert!(named.len() > 8, "{named:?}");
        for name in named {
            assert!(has_samples(name), "{name} is not in a scrape:\n{text}");
        }
    }
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).unwrap();
    assert!(dashboard["panels"].as_array().unwrap().len() > 15);

    // Every metric is described, and the guide lists it.
    for name in typed.keys() {
        assert!(text.contains(&format!("# HELP {name} ")), "{name} has no help");
        assert!(HOSTING.contains(&format!("`{name}")), "{name} is not in docs/hosting.md");
    }
    for name in named(HOSTING).into_iter().filter(|name| *name != "witchstone_server") {
        assert!(typed.contains_key(name), "docs/hosting.md names {name}");
    }
    assert_eq!(typed["process_cpu_seconds_total"], "counter");
    assert_eq!(typed["witchstone_action_seconds"], "histogram");
    for name in typed.keys().filter(|name| name.ends_with("_total")) {
        assert_eq!(typed[name], "counter", "{name}");
    }

    let counted =
        |sample: &str| after.get(sample).copied().unwrap_or(0.0) - before.get(sample).copied().unwrap_or(0.0);
    let moves =
        [r#"witchstone_moves_total{by="person"}"#, r#"witchstone_moves_total{by="bot"}"#].map(counted);
    assert!(moves.iter().all(|&moves| moves > 10.0), "{moves:?}");
    // Two entries more than moves at least: created and started.
    assert!(counted("witchstone_entries_total") >= moves[0] + moves[1] + 1.0);
    assert_eq!(counted("witchstone_guests_created_total"), 1.0);
    assert_eq!(counted("witchstone_tables_created_total"), 1.0);
    assert_eq!(counted(r#"witchstone_refusals_total{reason="invalid_move"}"#), 1.0);
    assert_eq!(counted(r#"witchstone_http_requests_total{status="404"}"#), 1.0);
    assert_eq!(counted("witchstone_action_seconds_count"), moves[0]);
    assert!(counted("witchstone_store_commit_seconds_count") > 0.0);
    assert!(counted("witchstone_search_seconds_count") > 0.0);
    assert!(after["witchstone_database_bytes"] > 10_000.0);
    assert!(after["process_resident_memory_bytes"] > 1e6 && after["process_open_fds"] > 3.0);
    assert!(after["process_cpu_seconds_total"] > 0.0);
    house.server.stop().await;
}

//! Three nodes on one PostgreSQL: seats spread over the nodes, nodes killed, the database cut off and restored.

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "common/server_process.rs"]
mod process;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use common::postgres::Cluster;
use common::{Seat, options, origin, people, request, settings, sits};
use process::Node;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use witchstone_client::Client;
use witchstone_server::storage::open as open_store;
use witchstone_wire::{NewSitter, NewTable, SeatChange, ServerMessage, Status, TableInfo};

const TABLES: usize = 6;
const NODES: usize = 3;

/// The nodes as clients know them: a client whose node is gone takes another one.
#[derive(Clone)]
struct Addresses(Arc<Mutex<Vec<String>>>);

impl Addresses {
    fn any(&self, chance: &mut SmallRng) -> String {
        let addresses = self.0.lock().unwrap();
        addresses[chance.random_range(0..addresses.len())].clone()
    }

    fn replace(&self, number: usize, address: &str) {
        self.0.lock().unwrap()[number] = address.to_owned();
    }
}

/// A table of two people and a bot; the people are at different nodes.
async fn table(addresses: &[String], number: usize) -> (TableInfo, Vec<Client>) {
    let people = people(&addresses[number % NODES], 2).await;
    let seats = vec![sits(NewSitter::Me), SeatChange::default(), sits(NewSitter::Bot(1))];
    let table = people[0]
        .create_table(&NewTable { edition: None, settings: settings(options(3)), seats })
        .await
        .unwrap();
    let other = people[1].at(&origin(&addresses[(number + 1) % NODES]));
    let path = format!("/api/tables/{}/seats/1", table.id);
    (other.post(&path, &sits(NewSitter::Me)).await.unwrap(), people)
}

/// Plays a seat to the end at whatever node there is; gives the acknowledged moves.
async fn play(
    client: Client,
    id: String,
    nodes: Addresses,
    seed: u64,
    acknowledged: Arc<AtomicUsize>,
) -> BTreeMap<u64, String> {
    let mut chance = SmallRng::seed_from_u64(seed);
    let mut told = BTreeMap::new();
    let mut seen = 0;
    loop {
        let node = nodes.any(&mut chance);
        let Ok(mut seat) = Seat::take(&client.at(&origin(&node)), &id, Some(seen)).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        assert!(seat.version >= seen, "{id}: {} after {seen}", seat.version);
        let over = play_here(&mut seat, &mut chance, &mut told, &acknowledged).await;
        seen = seat.version;
        if over {
            return told;
        }
    }
}

/// Plays until the game or the connection ends; tells whether it was the game.
async fn play_here(
    seat: &mut Seat,
    chance: &mut SmallRng,
    told: &mut BTreeMap<u64, String>,
    acknowledged: &AtomicUsize,
) -> bool {
    while !seat.is_over() {
        if !seat.is_to_move() {
            match seat.hear().await {
                Ok(ServerMessage::Bye { .. }) | Err(_) => return false,
                Ok(_) => continue,
            }
        }
        let text = seat.any_move(chance);
        match seat.play(&text).await {
            Ok(Ok(version)) => {
                told.insert(version, text);
                acknowledged.fetch_add(1, Ordering::SeqCst);
            }
            Ok(Err(_)) => {}
            Err(_) => return false,
        }
    }
    true
}

/// Waits until so many more moves were acknowledged.
async fn progress(acknowledged: &AtomicUsize, more: usize) {
    let goal = acknowledged.load(Ordering::SeqCst) + more;
    while acknowledged.load(Ordering::SeqCst) < goal {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_go_on_when_nodes_die_and_the_database_is_cut_off() {
    let cluster = Cluster::start();
    let url = cluster.database("nodes");
    let mut nodes: Vec<Node> = (0..NODES).map(|_| Node::start(&url)).collect();
    let addresses: Vec<String> = nodes.iter().map(|node| node.address.clone()).collect();
    let known = Addresses(Arc::new(Mutex::new(addresses.clone())));
    let acknowledged = Arc::new(AtomicUsize::new(0));
    let mut players = tokio::task::JoinSet::new();
    let mut tables = vec![];
    for number in 0..TABLES {
        let (table, people) = table(&addresses, number).await;
        for (seat, client) in people.into_iter().enumerate() {
            let seed = 10 * number as u64 + seat as u64;
            let playing = play(client, table.id.clone(), known.clone(), seed, acknowledged.clone());
            players.spawn(async move { (number, playing.await) });
        }
        tables.push(table.id);
    }
    for number in 0..NODES - 1 {
        progress(&acknowledged, 100).await;
        nodes.remove(0).kill();
        let node = Node::start(&url);
        known.replace(number, &node.address);
        nodes.push(node);
    }
    progress(&acknowledged, 100).await;
    cluster.down();
    cluster.up();
    let told = tokio::time::timeout(Duration::from_secs(120), players.join_all()).await.unwrap();
    compare(&url, &tables, &told, &nodes).await;
}

/// Every acknowledged move is where it was acknowledged, and all nodes agree.
async fn compare(url: &str, tables: &[String], told: &[(usize, BTreeMap<u64, String>)], nodes: &[Node]) {
    let store = open_store(url).await.unwrap();
    for (number, moves) in told {
        let entries = store.entries(&tables[*number], 0).await.unwrap();
        for (version, text) in moves {
            let kept = &entries[*version as usize - 1];
            assert_eq!(kept.version, *version);
            assert!(kept.body.contains(&format!("\"move\":\"{text}\"")), "{}", kept.body);
        }
    }
    for table in tables {
        let mut results = vec![];
        for node in nodes {
            let path = format!("GET /api/tables/{table}");
            let info: TableInfo = request(&node.address, &path, "").await.unwrap().json().unwrap();
            assert_eq!(info.status, Status::Finished);
            results.push(info.result);
        }
        assert!(results.windows(2).all(|pair| pair[0] == pair[1]), "{results:?}");
    }
    store.close().await;
}

//! Three nodes on one PostgreSQL: seats spread over the nodes, nodes killed, the database cut off and restored.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::common::postgres::Cluster;
use crate::common::{Seat, options, origin, people, request, settings, sits};
use crate::process::Node;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use witchstone_client::Client;
use witchstone_server::storage::open as open_store;
use witchstone_wire::{NewOccupant, NewTable, SeatChange, ServerMessage, Status, TableInfo};

const TABLES: usize = 6;
const NODES: usize = 3;

/// The nodes as clients know them: a client whose node is gone takes another one.
#[derive(Clone)]
struct Addresses(Arc<Mutex<Vec<String>>>);

impl Addresses {
    fn any(&self, rng: &mut SmallRng) -> String {
        let addresses = self.0.lock().unwrap();
        addresses[rng.random_range(0..addresses.len())].clone()
    }

    fn replace(&self, number: usize, address: &str) {
        self.0.lock().unwrap()[number] = address.to_owned();
    }
}

/// A table of two people and a bot; the people are at different nodes.
async fn table(addresses: &[String], number: usize) -> (TableInfo, Vec<Client>) {
    let people = people(&addresses[number % NODES], 2).await;
    let seats = vec![sits(NewOccupant::Me), SeatChange::default(), sits(NewOccupant::Bot(1))];
    let table = people[0]
        .create_table(&NewTable { edition: None, settings: settings(options(3)), seats })
        .await
        .unwrap();
    let other = people[1].at(&origin(&addresses[(number + 1) % NODES]));
    let path = format!("/api/tables/{}/seats/1", table.id);
    (other.post(&path, &sits(NewOccupant::Me)).await.unwrap(), people)
}

/// Plays a seat to the end at whatever node there is; gives the acknowledged moves.
async fn play(
    client: Client,
    id: String,
    nodes: Addresses,
    seed: u64,
    acknowledged: Arc<AtomicUsize>,
) -> BTreeMap<u64, String> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut acknowledged_moves = BTreeMap::new();
    let mut seen = 0;
    loop {
        let node = nodes.any(&mut rng);
        let Ok(mut seat) = Seat::take(&client.at(&origin(&node)), &id, Some(seen)).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        assert!(seat.version >= seen, "{id}: {} after {seen}", seat.version);
        let over = play_here(&mut seat, &mut rng, &mut acknowledged_moves, &acknowledged).await;
        seen = seat.version;
        if over {
            return acknowledged_moves;
        }
    }
}

/// Plays until the game or the connection ends; returns whether it was the game.
async fn play_here(
    seat: &mut Seat,
    rng: &mut SmallRng,
    acknowledged_moves: &mut BTreeMap<u64, String>,
    acknowledged: &AtomicUsize,
) -> bool {
    while !seat.is_over() {
        if !seat.is_to_move() {
            match seat.receive().await {
                Ok(ServerMessage::Bye { .. }) | Err(_) => return false,
                Ok(_) => continue,
            }
        }
        let text = seat.any_move(rng);
        match seat.play(&text).await {
            Ok(Ok(version)) => {
                acknowledged_moves.insert(version, text);
                acknowledged.fetch_add(1, Ordering::SeqCst);
            }
            Ok(Err(_)) => {}
            Err(_) => return false,
        }
    }
    true
}

/// Waits until this many more moves were acknowledged.
async fn progress(acknowledged: &AtomicUsize, more: usize) {
    let goal = acknowledged.load(Ordering::SeqCst) + more;
    while acknowledged.load(Ordering::SeqCst) < goal {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_continue_when_nodes_crash_and_the_database_is_cut_off() {
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
    let acknowledged_moves =
        tokio::time::timeout(Duration::from_secs(120), players.join_all()).await.unwrap();
    compare(&url, &tables, &acknowledged_moves, &nodes).await;
}

/// Every acknowledged move is where it was acknowledged, and all nodes agree.
async fn compare(
    url: &str,
    tables: &[String],
    acknowledged_moves: &[(usize, BTreeMap<u64, String>)],
    nodes: &[Node],
) {
    let store = open_store(url).await.unwrap();
    for (number, moves) in acknowledged_moves {
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

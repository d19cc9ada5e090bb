//! Killed at any moment, the server loses no move that it acknowledged, and every table loads again.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::common::postgres::Cluster;
use crate::common::{Seat, options, origin, people, settings, sits, table_of};
use crate::process::Node;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use tokio::sync::Notify;
use witchstone_client::Client;
use witchstone_server::storage::open as open_store;
use witchstone_wire::{Editions, NewOccupant, NewTable};

const TABLES: usize = 12;
const ROUNDS: u64 = 6;

/// What a client received: the acknowledged moves by version, and the last view with its version.
#[derive(Default)]
struct Received {
    moves: BTreeMap<u64, String>,
    last: Option<(u64, witchstone_rules::View)>,
}

/// A game of one client against a bot, or of two clients.
struct Game {
    id: String,
    clients: Vec<Client>,
    received: Vec<Received>,
}

/// Counts acknowledgements and triggers the kill when there are enough.
#[derive(Clone)]
struct Fuse {
    left: Arc<AtomicUsize>,
    burnt: Arc<Notify>,
}

impl Fuse {
    fn burn(&self) {
        if self.left.fetch_sub(1, Ordering::SeqCst) == 1 {
            self.burnt.notify_one();
        }
    }
}

async fn games(server: &str) -> Vec<Game> {
    let mut games = vec![];
    for number in 0..TABLES {
        let mut settings = settings(options(2));
        settings.options.ingredients = number % 3 == 0;
        let clients = people(server, 1 + number % 2).await;
        let table = if clients.len() == 2 {
            table_of(&clients, settings).await
        } else {
            let seats = vec![sits(NewOccupant::Me), sits(NewOccupant::Bot(1))];
            clients[0].create_table(&NewTable { edition: None, settings, seats }).await.unwrap()
        };
        let received = clients.iter().map(|_| Received::default()).collect();
        games.push(Game { id: table.id, clients, received });
    }
    games
}

/// Plays until the server is gone; returns what it acknowledged.
async fn play(client: Client, id: String, mut received: Received, seed: u64, fuse: Fuse) -> Received {
    let mut rng = SmallRng::seed_from_u64(seed);
    let Ok(mut seat) = Seat::take(&client, &id, None).await else { return received };
    if let (Some((version, view)), Some(now)) = (&received.last, &seat.view) {
        assert!(seat.version >= *version, "{id}: version {} after {version}", seat.version);
        assert!(seat.version > *version || now == view, "{id}: another view of version {version}");
    }
    while !seat.is_over() {
        let progressed = if seat.is_to_move() {
            let text = seat.any_move(&mut rng);
            match seat.play(&text).await {
                Ok(Ok(version)) => {
                    received.moves.insert(version, text);
                    fuse.burn();
                    true
                }
                Ok(Err(_)) => seat.receive().await.is_ok(),
                Err(_) => false,
            }
        } else {
            seat.receive().await.is_ok()
        };
        received.last = seat.view.map(|view| (seat.version, view));
        if !progressed {
            return received;
        }
    }
    received
}

/// Plays a round, kills the server in the middle of it, and gives the games back.
async fn round(node: Node, games: Vec<Game>, number: u64) -> Vec<Game> {
    let fuse = Fuse {
        left: Arc::new(AtomicUsize::new(SmallRng::seed_from_u64(number).random_range(20..200))),
        burnt: Arc::new(Notify::new()),
    };
    let mut players = tokio::task::JoinSet::new();
    let mut shells = vec![];
    for (at, game) in games.into_iter().enumerate() {
        for (seat, (client, received)) in game.clients.iter().zip(game.received).enumerate() {
            let (client, id) = (client.at(&origin(&node.address)), game.id.clone());
            let seed = number * 1000 + 10 * at as u64 + seat as u64;
            let playing = play(client, id, received, seed, fuse.clone());
            players.spawn(async move { (at, seat, playing.await) });
        }
        shells.push(Game { id: game.id, clients: game.clients, received: vec![] });
    }
    fuse.burnt.notified().await;
    node.kill();
    let mut received = players.join_all().await;
    received.sort_by_key(|(at, seat, _)| (*at, *seat));
    for (at, _, received) in received {
        shells[at].received.push(received);
    }
    shells
}

/// Every acknowledged move is where it was acknowledged, and every table loads.
async fn compare(database: &str, games: &[Game]) {
    let store = open_store(database).await.unwrap();
    for game in games {
        let entries = store.entries(&game.id, 0).await.unwrap();
        for (number, entry) in entries.iter().enumerate() {
            assert_eq!(entry.version, number as u64 + 1);
        }
        for (version, text) in game.received.iter().flat_map(|received| &received.moves) {
            let kept = entries
                .get(*version as usize - 1)
                .unwrap_or_else(|| panic!("{}: {version} is lost", game.id));
            assert!(kept.body.contains(&format!("\"move\":\"{text}\"")), "{}: {}", game.id, kept.body);
        }
        witchstone_server::room::load(&*store, &Editions::default(), &game.id).await.unwrap();
    }
    store.close().await;
}

async fn survives_being_killed(database: &str) {
    let node = Node::start(database);
    let mut games = games(&node.address).await;
    let mut running = Some(node);
    for number in 0..ROUNDS {
        let node = running.take().unwrap_or_else(|| Node::start(database));
        games = round(node, games, number).await;
        compare(database, &games).await;
    }
    let received: usize =
        games.iter().flat_map(|game| &game.received).map(|received| received.moves.len()).sum();
    assert!(received >= 20 * ROUNDS as usize, "only {received} moves were acknowledged");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    survives_being_killed(&folder.path().join("games.sqlite").to_string_lossy()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_loses_nothing() {
    let cluster = Cluster::start();
    survives_being_killed(&cluster.database("killed")).await;
}

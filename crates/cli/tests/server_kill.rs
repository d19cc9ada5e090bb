//! Killed at any moment, the server loses no move that it acknowledged, and every table loads again.

#[path = "../../server/tests/common/mod.rs"]
mod common;
#[path = "common/server_process.rs"]
mod process;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use common::postgres::Cluster;
use common::{Seat, options, origin, people, settings, sits, table_of};
use process::Node;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use tokio::sync::Notify;
use witchstone_client::Client;
use witchstone_server::storage::open as open_store;
use witchstone_wire::{Editions, NewSitter, NewTable};

const TABLES: usize = 12;
const ROUNDS: u64 = 6;

/// What a client was told: the acknowledged moves by version, and the last view with its version.
#[derive(Default)]
struct Told {
    moves: BTreeMap<u64, String>,
    last: Option<(u64, witchstone_rules::View)>,
}

/// A game of one client against a bot, or of two clients.
struct Game {
    id: String,
    clients: Vec<Client>,
    told: Vec<Told>,
}

/// Counts acknowledgements, and tells when there are enough.
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
            let seats = vec![sits(NewSitter::Me), sits(NewSitter::Bot(1))];
            clients[0].create_table(&NewTable { edition: None, settings, seats }).await.unwrap()
        };
        let told = clients.iter().map(|_| Told::default()).collect();
        games.push(Game { id: table.id, clients, told });
    }
    games
}

/// Plays until the server is gone; notes what it said.
async fn play(client: Client, id: String, mut told: Told, seed: u64, fuse: Fuse) -> Told {
    let mut chance = SmallRng::seed_from_u64(seed);
    let Ok(mut seat) = Seat::take(&client, &id, None).await else { return told };
    if let (Some((version, view)), Some(now)) = (&told.last, &seat.view) {
        assert!(seat.version >= *version, "{id}: version {} after {version}", seat.version);
        assert!(seat.version > *version || now == view, "{id}: another view of version {version}");
    }
    while !seat.is_over() {
        let went_on = if seat.is_to_move() {
            let text = seat.any_move(&mut chance);
            match seat.play(&text).await {
                Ok(Ok(version)) => {
                    told.moves.insert(version, text);
                    fuse.burn();
                    true
                }
                Ok(Err(_)) => seat.hear().await.is_ok(),
                Err(_) => false,
            }
        } else {
            seat.hear().await.is_ok()
        };
        told.last = seat.view.map(|view| (seat.version, view));
        if !went_on {
            return told;
        }
    }
    told
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
        for (seat, (client, told)) in game.clients.iter().zip(game.told).enumerate() {
            let (client, id) = (client.at(&origin(&node.address)), game.id.clone());
            let seed = number * 1000 + 10 * at as u64 + seat as u64;
            let playing = play(client, id, told, seed, fuse.clone());
            players.spawn(async move { (at, seat, playing.await) });
        }
        shells.push(Game { id: game.id, clients: game.clients, told: vec![] });
    }
    fuse.burnt.notified().await;
    node.kill();
    let mut told = players.join_all().await;
    told.sort_by_key(|(at, seat, _)| (*at, *seat));
    for (at, _, told) in told {
        shells[at].told.push(told);
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
        for (version, text) in game.told.iter().flat_map(|told| &told.moves) {
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
    let told: usize = games.iter().flat_map(|game| &game.told).map(|told| told.moves.len()).sum();
    assert!(told >= 20 * ROUNDS as usize, "only {told} moves were acknowledged");
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

//! Everything that every socket is sent in whole games with all options, searched for every secret.

mod common;

use std::time::Duration;

use common::{Seat, house, people, request, settings, sits};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use tokio::time::timeout;
use witchstone_client::Client;
use witchstone_rules::{Edition, Game, Player, Record, ScrollKind, State};
use witchstone_server::protocol::find_in;
use witchstone_server::storage::format::{decode_entry, decode_first_entry};
use witchstone_testkit::mixed_options;
use witchstone_wire::{
    ClientMessage, EventJson, GameRecord, NewOccupant, NewTable, OptionsJson, SeatChange, ServerMessage,
    ViewJson, ViewReplica,
};

/// As many as there are mixes of options.
const GAMES: u64 = 12;

/// What one socket was sent, and whose it was.
struct Received {
    seat: Option<Player>,
    texts: Vec<String>,
}

/// A table with these options; handicaps belong to the seats.
async fn table(people: &[Client], seed: u64) -> String {
    let options = mixed_options(seed);
    let mut settings = settings(OptionsJson::of(&options));
    settings.options.handicaps.clear();
    let change = |at: usize| SeatChange {
        occupant: (at == 0).then_some(NewOccupant::Me),
        handicap: Some(options.handicaps.0[at]),
        ..SeatChange::default()
    };
    let seats = (0..options.players as usize).map(change).collect();
    let table = people[0].create_table(&NewTable { edition: None, settings, seats }).await.unwrap();
    for (at, person) in people.iter().enumerate().take(options.players as usize).skip(1) {
        let path = format!("/api/tables/{}/seats/{at}", table.id);
        person.post::<serde_json::Value>(&path, &sits(NewOccupant::Me)).await.unwrap();
    }
    table.id
}

/// Plays to the end, and requests much that the seat may not know.
async fn play(mut seat: Seat, seed: u64) -> Seat {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut decisions = 0;
    while !seat.is_over() {
        if !seat.is_to_move() {
            seat.receive().await.unwrap();
            continue;
        }
        decisions += 1;
        if decisions % 16 == 3 {
            // A move on an old version is answered with the view of now; nonsense and legal moves with what they are.
            let text = "tower t0".to_owned();
            drop(seat.ask(|id| ClientMessage::Play { id, version: 1, r#move: text }).await.unwrap());
            seat.socket.send(&ClientMessage::LegalMoves { id: 0 }).await.unwrap();
            seat.socket.send_text("{\"type\":\"show_me\"}".into()).await.unwrap();
        }
        let text = seat.any_move(&mut rng);
        seat.play(&text).await.unwrap().unwrap();
        if decisions % 16 == 5 && seat.is_to_move() {
            let version = seat.version;
            drop(seat.ask(|id| ClientMessage::Undo { id, version }).await.unwrap());
        }
    }
    // A client that connects late, or again, gets the missed events.
    let again = Seat::take(&seat.client, &seat.table.id, Some(1)).await.unwrap();
    seat.received.extend(again.received);
    seat
}

/// A spectator that stays to the end, and reconnects.
async fn watch(mut seat: Seat) -> Seat {
    while !seat.is_over() {
        seat.receive().await.unwrap();
    }
    let again = Seat::take(&seat.client, &seat.table.id, Some(1)).await.unwrap();
    seat.received.extend(again.received);
    seat
}

/// The names of the Scrolls that are still in the stack and of which there is only one.
fn unrevealed(record: &Record, state: &State) -> Vec<String> {
    let drawn = record.deal.scrolls.len() - state.table().scrolls_left as usize;
    let only_one = |scroll: &&witchstone_rules::Scroll| matches!(scroll.kind(), ScrollKind::Prophecy(_));
    let left = record.deal.scrolls[drawn..].iter().filter(only_one);
    left.map(|&scroll| Edition::classic().scroll_name(scroll)).collect()
}

/// The view in a message, with the version it belongs to.
fn view_of(message: ServerMessage) -> Option<(u64, ViewJson, Vec<EventJson>)> {
    match message {
        ServerMessage::Update { version, view, events, .. } => Some((version, *view, events)),
        ServerMessage::Welcome { table, view: Some(view), .. } => Some((table.version, *view, vec![])),
        ServerMessage::Refused { version, view: Some(view), .. } => Some((version, *view, vec![])),
        _ => None,
    }
}

/// Nothing sent on this socket reveals more than its seat may know, or differs from the game. Returns how many
/// views there were.
fn search(received: &Received, record: &Record, states: &[(u64, State)], strangers: &[&str]) -> usize {
    let mut views = 0;
    let mut replica = ViewReplica::default();
    for text in &received.texts {
        for secret in strangers {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
        let message = replica.receive(serde_json::from_str(text).unwrap()).unwrap();
        let Some((version, view, events)) = view_of(message) else { continue };
        views += 1;
        let (_, state) = states.iter().rev().find(|(from, _)| *from <= version).unwrap();
        // Exactly what the rules let this seat see, and not what they let another.
        assert_eq!(view, ViewJson::of(&state.view(received.seat)), "version {version}");
        for hidden in unrevealed(record, state) {
            assert!(!text.contains(&hidden), "{hidden} in {text}");
        }
        let me = received.seat.map(Player::index);
        for event in events {
            match event {
                EventJson::TileDrawn { player, tile } => assert!(tile.is_none() || Some(player) == me),
                EventJson::MoonsDrawn { player, cards } => assert!(cards.is_none() || Some(player) == me),
                _ => {}
            }
        }
    }
    views
}

/// The states of the game by the version from which on they held: from the entries that the store keeps.
async fn states(database: &str, id: &str) -> (Record, Vec<(u64, State)>) {
    let store = witchstone_server::storage::open(database).await.unwrap();
    let entries = store.entries(id, 0).await.unwrap();
    let mut table = witchstone_server::domain::Table::created(
        decode_first_entry(&entries[0].body, common::editions()).unwrap(),
        find_in(common::editions()),
        entries[0].at_ms,
    )
    .unwrap();
    let mut states = vec![];
    for stored in &entries[1..] {
        let edition = table.known_edition();
        table.apply(&decode_entry(&stored.body, edition).unwrap(), stored.at_ms).unwrap();
        if let Some(game) = &table.game {
            states.push((stored.version, *game.state()));
        }
    }
    store.close().await;
    (table.game.unwrap().record().clone(), states)
}

#[tokio::test(flavor = "multi_thread")]
async fn no_socket_receives_a_secret_in_whole_games() {
    let house = house().await;
    let all = people(&house.address, 5).await;
    let database = house.folder.path().join("games.sqlite").to_string_lossy().into_owned();
    let mut views = 0;
    for seed in 0..GAMES {
        let players = mixed_options(seed).players as usize;
        let id = table(&all[..players], seed).await;
        let mut listening = tokio::task::JoinSet::new();
        for (at, person) in all.iter().enumerate().take(players + 1) {
            // Some receive full views, others deltas.
            let seat = match (at as u64 + seed) % 2 {
                0 => Seat::take(person, &id, None).await.unwrap(),
                _ => Seat::take_whole(person, &id, None).await.unwrap(),
            };
            assert_eq!(seat.table.your_seat, (at < players).then_some(at));
            let listens = async move {
                if at < players { play(seat, seed * 10 + at as u64).await } else { watch(seat).await }
            };
            listening.spawn(async move { (at, listens.await) });
        }
        let mut received = vec![];
        for (at, seat) in listening.join_all().await {
            assert!(seat.is_over());
            received.push(Received { seat: (at < players).then(|| Player::new(at)), texts: seat.received });
        }
        let (record, states) = states(&database, &id).await;
        let record_text = request(&house.address, &format!("GET /api/tables/{id}/record"), "").await.unwrap();
        let record_text = GameRecord::from_json(&record_text.body, Edition::classic()).unwrap().record;
        assert_eq!(record_text, record);
        assert!(Game::replay(Edition::classic(), &record).unwrap().state().is_over());
        // Neither tokens nor guest ids are ever sent over a socket.
        let mut strangers: Vec<&str> = vec![];
        for person in &all {
            let (guest, secret) = person.token.split_once('.').unwrap();
            strangers.extend([guest, secret]);
        }
        for received in received {
            let found = search(&received, &record, &states, &strangers);
            assert!(found > 50, "{found}");
            views += found;
        }
    }
    assert!(views > 5_000, "{views}");
    house.server.stop().await;
}

/// Connects, receives a few messages and disconnects.
async fn visit(person: &Client, id: &str, rng: &mut SmallRng) -> Seat {
    let mut seat = match rng.random_range(0..4) {
        0 => Seat::take_whole(person, id, None).await.unwrap(),
        _ => Seat::take(person, id, None).await.unwrap(),
    };
    for _ in 0..rng.random_range(0..12) {
        if timeout(Duration::from_millis(300), seat.receive()).await.is_err() {
            break;
        }
    }
    seat
}

/// Plays, undoes and redoes for this many decisions.
async fn play_and_undo(mut seat: Seat, decisions: usize, seed: u64) -> Seat {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut made = 0;
    while made < decisions && !seat.is_over() {
        if !seat.is_to_move() {
            seat.receive().await.unwrap();
            continue;
        }
        made += 1;
        let text = seat.any_move(&mut rng);
        seat.play(&text).await.unwrap().unwrap();
        if rng.random_range(0..3) == 0 {
            // Where something was revealed, or the turn is over, it is refused.
            let version = seat.version;
            drop(seat.ask(|id| ClientMessage::Undo { id, version }).await.unwrap());
        }
    }
    seat.ask(|id| ClientMessage::HandOver { id, level: 1 }).await.unwrap().unwrap();
    seat
}

/// Deltas go only to clients that have the view they refer to: at a table where clients connect and disconnect, with undone
/// moves, and with a period without subscribers.
#[tokio::test(flavor = "multi_thread")]
async fn clients_that_reconnect_see_the_present_game() {
    let house = house().await;
    let all = people(&house.address, 3).await;
    let database = house.folder.path().join("games.sqlite").to_string_lossy().into_owned();
    let seat_of = |at: usize| (at < 2).then(|| Player::new(at));
    let mut deltas = 0;
    for seed in 0..4 {
        let id = table(&all[..2], seed * 3).await;
        let mut playing = tokio::task::JoinSet::new();
        for (at, person) in all[..2].iter().enumerate() {
            let seat = Seat::take(person, &id, None).await.unwrap();
            playing.spawn(async move { (at, play_and_undo(seat, 40, seed + at as u64).await) });
        }
        let mut rng = SmallRng::seed_from_u64(seed);
        let mut received = vec![];
        let mut over = false;
        while !over {
            let at = rng.random_range(0..3);
            let seat = visit(&all[at], &id, &mut rng).await;
            over = seat.is_over();
            received.push(Received { seat: seat_of(at), texts: seat.received });
        }
        for (at, seat) in playing.join_all().await {
            received.push(Received { seat: seat_of(at), texts: seat.received });
        }
        let (record, states) = states(&database, &id).await;
        for received in &received {
            search(received, &record, &states, &[]);
            deltas += received.texts.iter().filter(|text| text.starts_with(r#"{"type":"delta""#)).count();
        }
    }
    assert!(deltas > 500, "{deltas}");
    house.server.stop().await;
}

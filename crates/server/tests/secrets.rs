//! Nobody learns what is hidden: two games that differ only in what a seat may not know look the same to that seat,
//! byte for byte, on its socket.

mod common;

use std::sync::Arc;

use common::config;
use rand::rngs::SmallRng;
use rand::seq::SliceRandom;
use rand::{Rng, SeedableRng};
use witchstone_client::{Client, Socket};
use witchstone_rules::{
    Deal, Edition, FullMoon, Game, Move, Phase, Player, RULES_VERSION, Record, Seed, State, Tile,
};
use witchstone_server::clock::now_ms;
use witchstone_server::domain::{
    Entry, GameStart, Occupant, Person, Seat, Settings, Table, TurnOrder, rules_on,
};
use witchstone_server::protocol::find_in;
use witchstone_server::storage::open as open_store;
use witchstone_server::storage::{Append, GuestRow, Store, Summary};
use witchstone_server::{random, start};
use witchstone_testkit::mixed_options;
use witchstone_wire::{ClientMessage, Editions, ServerMessage};

const GAMES: u64 = 12;
const MOMENTS: usize = 4;

/// A whole game at random.
fn game(seed: u64) -> Record {
    let (edition, options) = (Edition::classic(), mixed_options(seed));
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    let mut game = Game::new(edition, options, deal).unwrap();
    let mut rng = SmallRng::seed_from_u64(seed);
    while !game.state().is_over() {
        let moves = game.legal_moves();
        game.play(moves[rng.random_range(0..moves.len())]).unwrap();
    }
    game.record().clone()
}

/// Shuffles the places of the list for which `hidden` holds among each other.
fn mix<T: Clone>(list: &mut [T], rng: &mut SmallRng, hidden: impl Fn(usize, &T) -> bool) {
    let places: Vec<usize> = (0..list.len()).filter(|&at| hidden(at, &list[at])).collect();
    let mut things: Vec<T> = places.iter().map(|&at| list[at].clone()).collect();
    things.shuffle(rng);
    places.into_iter().zip(things).for_each(|(at, thing)| list[at] = thing);
}

/// Another deal that leads to this position by the same moves, indistinguishable for the seat.
fn twin(deal: &Deal, state: &State, seat: Option<Player>, rng: &mut SmallRng) -> Deal {
    let (mut twin, table) = (deal.clone(), state.table());
    let drawn = deal.scrolls.len() - table.scrolls_left as usize;
    mix(&mut twin.scrolls, rng, |at, _| at >= drawn);
    let drawn = deal.specials.len() - table.specials_left as usize;
    mix(&mut twin.specials, rng, |at, _| at >= drawn);
    for player in table.players() {
        let area = &table.areas[player];
        let played = area.cauldron.hex_tiles().0 | area.discarded.0;
        let own = if seat == Some(player) { state.hand(player).tiles.0 } else { 0 };
        let hidden = |_: usize, tile: &Tile| (played | own) >> tile.index() & 1 == 0;
        mix(&mut twin.tiles[player], rng, hidden);
    }
    let players = table.options.players as usize;
    if table.options.full_moon == FullMoon::Choose && players < 4 && table.phase != Phase::Moons {
        let kept: Vec<_> = table.players().filter_map(|player| table.areas[player].moon).collect();
        if !kept.is_empty() {
            let own = seat.map(|seat| seat.index());
            mix(&mut twin.moons, rng, |at, card| !kept.contains(card) && Some(at / 2) != own);
        }
    }
    twin
}

/// A guest that the store knows.
async fn guest(store: &dyn Store, name: &str) -> (Person, String) {
    let person = Person { guest: random::text(12), name: name.to_owned() };
    store.save_guest(GuestRow { id: person.guest.clone(), name: name.into() }, now_ms()).await.unwrap();
    let word = random::text(40);
    store.save_token(&person.guest, random::hash(&word), now_ms()).await.unwrap();
    (person.clone(), format!("{}.{word}", person.guest))
}

/// Puts a table with this deal and these moves into the store.
async fn put(store: &dyn Store, id: &str, record: &Record, people: &[Person]) {
    let mut options = record.options;
    options.handicaps = Default::default();
    let settings = Settings { listed: true, order: TurnOrder::Chosen, ..Settings::new(options) };
    let seats: Vec<Seat> = people
        .iter()
        .zip(Player::all(people.len()))
        .map(|(person, at)| Seat { occupant: Occupant::Guest(person.clone()), ..Seat::open(at) })
        .collect();
    let edition = Edition::classic();
    let (options, deal) = (record.options, record.deal.clone());
    let game = Some(Box::new(GameStart { rules: RULES_VERSION, options, deal }));
    let host = people[0].clone();
    let mut entries = vec![
        Entry::Created {
            settings,
            host,
            rules: rules_on(Edition::classic()),
            seats: seats.clone(),
            deal: None,
        },
        Entry::Started { seats, game },
    ];
    entries.extend(record.moves.iter().map(|&played| Entry::Moved(played)));
    let table = Table::created(entries[0].clone(), find_in(&Editions::default()), 0).unwrap();
    for (at, entry) in entries.iter().enumerate() {
        let summary = (at == 0).then(|| Summary::of(&table, id, true).unwrap());
        let append = Append::new(id, at as u64 + 1, 1000, entry, Some(edition)).unwrap();
        assert!(store.append(Append { summary, ..append }).await.unwrap());
    }
}

/// All that a guest is sent about a table when it comes and while this move is made, without what names the table.
async fn received(watcher: &Client, mover: &Client, id: &str, last: Move) -> Vec<String> {
    let mut watching = watcher.join(id, Some(1)).await.unwrap();
    let mut texts = vec![watching.next_text().await.unwrap().unwrap()];
    let mut moving = mover.join(id, None).await.unwrap();
    let version = moving
        .wait_for(|message| match message {
            ServerMessage::Welcome { table, .. } => Some(table.version),
            _ => None,
        })
        .await
        .unwrap();
    moving.send(&ClientMessage::Play { id: 1, version, r#move: last.to_string() }).await.unwrap();
    let done = |message| matches!(message, ServerMessage::Ack { .. }).then_some(());
    moving.wait_for(done).await.unwrap();
    texts.push(watching.next_text().await.unwrap().unwrap());
    texts.extend(asked(&mut watching).await);
    texts.iter().map(|text| without_times(&text.replace(id, "TABLE"))).collect()
}

/// The replies to a guest that requests what it may not know.
async fn asked(socket: &mut Socket) -> Vec<String> {
    let mut texts = vec![];
    let looks = [0, 1, 7].map(|moves| ClientMessage::ViewAt { id: 9, moves });
    for message in
        [ClientMessage::LegalMoves { id: 7 }, ClientMessage::Ping { id: 8 }].into_iter().chain(looks)
    {
        socket.send(&message).await.unwrap();
        let text = socket.next_text().await.unwrap().unwrap();
        texts.push(if text.contains("\"legal\"") { String::new() } else { text });
    }
    texts
}

fn without_times(text: &str) -> String {
    let mut value: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    if let Some(now) = value.pointer_mut("/table/now_ms") {
        *now = 0.into();
    }
    value.to_string()
}

#[tokio::test]
async fn games_that_differ_only_in_secrets_send_equal_messages() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let store: Arc<dyn Store> = open_store(&file.to_string_lossy()).await.unwrap();
    let mut guests = vec![];
    for name in ["Ada", "Bea", "Cleo", "Dora", "Eve"] {
        guests.push(guest(&*store, name).await);
    }
    let people: Vec<Person> = guests.iter().map(|(person, _)| person.clone()).collect();
    let mut pairs = vec![];
    let mut rng = SmallRng::seed_from_u64(1);
    let mut different = 0;
    for seed in 0..GAMES {
        let whole = game(seed);
        let players = whole.options.players as usize;
        for moment in 0..MOMENTS {
            let moves = 1 + rng.random_range(0..whole.moves.len() - 1);
            let before = Record { moves: whole.moves[..moves - 1].to_vec(), ..whole.clone() };
            let after = Record { moves: whole.moves[..moves].to_vec(), ..whole.clone() };
            let state = *Game::replay(Edition::classic(), &after).unwrap().state();
            let mover = Game::replay(Edition::classic(), &before).unwrap().state().player().index();
            let watcher = rng.random_range(0..=players);
            let seat = (watcher < players).then(|| Player::new(watcher));
            let other = Record { deal: twin(&whole.deal, &state, seat, &mut rng), ..before.clone() };
            different += usize::from(other.deal != before.deal);
            let id = format!("game{seed}x{moment}");
            put(&*store, &format!("{id}a"), &before, &people[..players]).await;
            put(&*store, &format!("{id}b"), &other, &people[..players]).await;
            let watcher = if watcher < players { watcher } else { 4 };
            pairs.push((id, watcher, mover, whole.moves[moves - 1]));
        }
    }
    assert!(different as u64 > GAMES * MOMENTS as u64 * 9 / 10, "{different}");
    store.close().await;
    let mut config = config(folder.path());
    config.limits.connections_per_guest = 1000;
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    let client = |at: usize| Client {
        origin: common::origin(&address),
        token: guests[at].1.clone(),
        name: String::new(),
    };
    for (id, watcher, mover, last) in pairs {
        let one = received(&client(watcher), &client(mover), &format!("{id}a"), last).await;
        let two = received(&client(watcher), &client(mover), &format!("{id}b"), last).await;
        assert_eq!(one.len(), 7);
        assert_eq!(one, two, "{id}");
    }
    server.stop().await;
}

//! What one person can make the server hold or do is bounded, and the others do not notice.

mod common;

use std::time::{Duration, Instant};

use common::{House, Seat, config, guest, options, people, request, settings, sits, table_of};
use governor::Quota;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use witchstone_client::{Client, ClientError, WebSocketMessage};
use witchstone_rules::{Edition, Player};
use witchstone_server::domain::{
    self, Action, Denial, DomainError, Entry, Occupant, Person, Seat as TableSeat, Table, rules_on,
};
use witchstone_server::limits::{LISTED_PER_GUEST, MAX_ENTRIES, MUTES_PER_CONNECTION};
use witchstone_server::random::OsRandom;
use witchstone_server::{Config, start};
use witchstone_wire::{ClientMessage, NewOccupant, NewTable, Reason, ServerMessage, TableInfo};

async fn house_with(change: impl FnOnce(&mut Config)) -> House {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    change(&mut config);
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    House { server, folder, address }
}

/// The reason of a refusal.
#[track_caller]
fn reason<T: std::fmt::Debug>(result: Result<T, ClientError>) -> Reason {
    match result.unwrap_err() {
        ClientError::Refused { status: 429, problem } => problem.reason,
        other => panic!("{other}"),
    }
}

/// The reason in a message.
fn reason_in(message: &ServerMessage) -> Option<Reason> {
    match message {
        ServerMessage::Refused { reason, .. } | ServerMessage::Bye { reason, .. } => Some(*reason),
        _ => None,
    }
}

/// A table of two with these seats taken.
fn table(seats: &[NewOccupant]) -> NewTable {
    NewTable {
        edition: None,
        settings: settings(options(2)),
        seats: seats.iter().copied().map(sits).collect(),
    }
}

async fn seat_bot(client: &Client, table: &str, seat: usize) -> Result<TableInfo, ClientError> {
    client.post(&format!("/api/tables/{table}/seats/{seat}"), &sits(NewOccupant::Bot(1))).await
}

#[tokio::test]
async fn tables_that_a_guest_hosts_count_seated_or_not() {
    let house = house_with(|config| config.limits.tables_per_guest = 3).await;
    let people = people(&house.address, 2).await;
    let (ada, eve) = (&people[0], &people[1]);
    ada.create_table(&table(&[])).await.unwrap();
    ada.create_table(&table(&[NewOccupant::Open, NewOccupant::Bot(1)])).await.unwrap();
    ada.create_table(&table(&[NewOccupant::Me])).await.unwrap();
    assert_eq!(reason(ada.create_table(&table(&[])).await), Reason::TooManyTables);
    // Requests at the same time do not all see that one more is possible.
    let mut creating = JoinSet::new();
    for _ in 0..20 {
        let eve = eve.clone();
        creating.spawn(async move { eve.create_table(&table(&[])).await });
    }
    let created = creating.join_all().await;
    assert_eq!(created.iter().filter(|table| table.is_ok()).count(), 3);
    house.server.stop().await;
}

#[tokio::test]
async fn tables_of_bots_only_have_a_small_quota_of_their_own() {
    let house = house_with(|config| {
        (config.limits.bot_tables_per_guest, config.limits.bot_tables_in_all) = (2, 3);
    })
    .await;
    let people = people(&house.address, 3).await;
    let bots = table(&[NewOccupant::Bot(1), NewOccupant::Bot(1)]);
    let slow = table(&[NewOccupant::Bot(6), NewOccupant::Bot(6)]);
    for _ in 0..2 {
        people[0].create_table(&slow).await.unwrap();
    }
    assert_eq!(reason(people[0].create_table(&bots).await), Reason::TooManyBotTables);
    // Nor seat by seat. A table with a person is another matter.
    let open = people[0].create_table(&table(&[NewOccupant::Bot(1)])).await.unwrap();
    assert_eq!(reason(seat_bot(&people[0], &open.id, 1).await), Reason::TooManyBotTables);
    people[0].create_table(&table(&[NewOccupant::Me, NewOccupant::Bot(1)])).await.unwrap();
    // Guests are free: there is a limit for all of them together.
    people[1].create_table(&slow).await.unwrap();
    assert_eq!(reason(people[1].create_table(&slow).await), Reason::TooManyBotTables);
    assert_eq!(reason(people[2].create_table(&bots).await), Reason::TooManyBotTables);
    house.server.stop().await;
}

/// The times of the moves of the bot at this table, as the person there sees them.
async fn bot_replies(client: &Client, table: &str, moves: usize) -> Vec<Duration> {
    let mut seat = Seat::take(client, table, None).await.unwrap();
    let (mut rng, mut times) = (SmallRng::seed_from_u64(1), vec![]);
    while times.len() < moves {
        if seat.is_to_move() {
            let text = seat.any_move(&mut rng);
            seat.play(&text).await.unwrap().unwrap();
        } else {
            let asked = Instant::now();
            seat.until(|message| matches!(message, ServerMessage::Update { .. }).then_some(()))
                .await
                .unwrap();
            times.push(asked.elapsed());
        }
    }
    times
}

/// Before, all searches waited in one line: the person below waited minutes for each move.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_quick_bot_moves_at_once_while_a_hundred_tables_of_strong_bots_think() {
    let lifted = |config: &mut Config| {
        (config.limits.bot_tables_per_guest, config.limits.tables_per_guest) = (100, 100);
        config.bot_threads = 2;
    };
    let house = house_with(lifted).await;
    let people = people(&house.address, 2).await;
    for _ in 0..100 {
        people[0].create_table(&table(&[NewOccupant::Bot(6), NewOccupant::Bot(6)])).await.unwrap();
    }
    let played = people[1].create_table(&table(&[NewOccupant::Me, NewOccupant::Bot(1)])).await.unwrap();
    let mut times = bot_replies(&people[1], &played.id, 15).await;
    // The tables of bots come back after a restart, and are no more in the way than before.
    let House { server, folder, .. } = house;
    server.stop().await;
    let mut config = config(folder.path());
    lifted(&mut config);
    let server = start(config).await.unwrap();
    let again = guest(&server.address.to_string(), "Ada").await.unwrap();
    let again = Client { token: people[1].token.clone(), ..again };
    times.extend(bot_replies(&again, &played.id, 15).await);
    times.sort();
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("a quick bot moves within {median:?} (median), {longest:?} (longest)");
    assert!(median < Duration::from_secs(1), "{times:?}");
    server.stop().await;
}

#[tokio::test]
async fn mutes_are_bounded_and_what_changes_nothing_is_not_stored() {
    let house = house_with(|_| {}).await;
    let people = people(&house.address, 3).await;
    let table = table_of(&people[..2], settings(options(2))).await;
    for (client, is_host) in [(&people[0], true), (&people[1], false), (&people[2], false)] {
        let mut seat = Seat::take(client, &table.id, None).await.unwrap();
        let mut refused = 0;
        for number in 0..200 {
            let name = format!("Name {number}");
            if let Err(message) = seat.ask(|id| ClientMessage::Mute { id, name, muted: true }).await.unwrap()
            {
                assert_eq!(reason_in(&message), Some(Reason::TooManyMutes));
                refused += 1;
            }
        }
        assert_eq!(refused, 200 - MUTES_PER_CONNECTION);
        let mute = |name: &str, muted| {
            let name = name.to_owned();
            move |id| ClientMessage::Mute { id, name, muted }
        };
        let version = seat.ask(mute("Name 1", true)).await.unwrap().unwrap();
        assert_eq!(seat.ask(mute("Name 1", true)).await.unwrap().unwrap(), version);
        // One who is heard again makes room for another.
        let after = seat.ask(mute("Name 1", false)).await.unwrap().unwrap();
        assert_eq!(after, version + u64::from(is_host));
        seat.ask(mute("One more", true)).await.unwrap().unwrap();
        let long = seat.ask(mute(&"x".repeat(15_000), true)).await.unwrap().unwrap_err();
        assert_eq!(reason_in(&long), Some(Reason::InvalidSettings));
    }
    house.server.stop().await;
}

#[tokio::test]
async fn chat_is_limited_for_each_guest_whatever_the_number_of_connections() {
    let house = house_with(|config| {
        config.limits.chat = Some(Quota::per_hour(std::num::NonZeroU32::new(5).unwrap()));
    })
    .await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let say = |id| ClientMessage::Chat { id, text: "Hex!".into() };
    let mut said = 0;
    for _ in 0..4 {
        let mut seat = Seat::take(&people[0], &table.id, None).await.unwrap();
        for _ in 0..4 {
            match seat.ask(say).await.unwrap() {
                Ok(_) => said += 1,
                Err(refused) => assert_eq!(reason_in(&refused), Some(Reason::TooMuchChat)),
            }
        }
    }
    assert_eq!(said, 5);
    let mut other = Seat::take(&people[1], &table.id, None).await.unwrap();
    other.ask(say).await.unwrap().unwrap();
    house.server.stop().await;
}

#[tokio::test]
async fn control_frames_count_like_messages() {
    let house = house_with(|config| config.limits.messages = 10).await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let frames = [WebSocketMessage::Ping(vec![1; 100].into()), WebSocketMessage::Pong(vec![].into())];
    for (person, frame) in people.iter().zip(frames) {
        let mut socket = person.join(&table.id, None).await.unwrap();
        for _ in 0..200 {
            if socket.send_frame(frame.clone()).await.is_err() {
                break;
            }
        }
        let bye = socket.wait_for(|message| reason_in(&message)).await;
        assert_eq!(bye.unwrap(), Reason::RateLimited);
        // The next connection does not begin with a new burst: it has to wait.
        let mut again = person.join(&table.id, None).await.unwrap();
        let bye = again.wait_for(|message| match message {
            ServerMessage::Bye { reason, reconnect_ms, .. } => Some((reason, reconnect_ms)),
            _ => None,
        });
        assert_eq!(bye.await.unwrap(), (Reason::RateLimited, Some(10_000)));
    }
    house.server.stop().await;
}

#[tokio::test]
async fn new_guests_of_one_address_are_limited_and_names_stay_free_to_change() {
    let house = house_with(|config| {
        config.limits.requests = 10_000;
        config.limits.new_guests = Some(Quota::per_hour(std::num::NonZeroU32::new(3).unwrap()));
    })
    .await;
    let people = people(&house.address, 3).await;
    assert_eq!(reason(guest(&house.address, "Eve").await), Reason::TooManyGuests);
    let renamed: witchstone_wire::Guest =
        people[0].post("/api/guest", &serde_json::json!({ "name": "Ada" })).await.unwrap();
    assert_eq!(renamed.name, "Ada");
    house.server.stop().await;
}

#[tokio::test]
async fn tables_are_limited_by_address_and_in_memory() {
    let house = house_with(|config| {
        (config.limits.requests, config.limits.rooms) = (10_000, 4);
        config.limits.new_tables = Some(Quota::per_hour(std::num::NonZeroU32::new(6).unwrap()));
    })
    .await;
    let people = people(&house.address, 2).await;
    for _ in 0..4 {
        people[0].create_table(&table(&[])).await.unwrap();
    }
    // Two more, by another guest, for whom there is no room in memory; then there are too many of this address.
    for status in [503, 503, 429, 429] {
        match people[1].create_table(&table(&[])).await {
            Err(ClientError::Refused { status: refused, .. }) => assert_eq!(refused, status),
            other => panic!("{other:?}"),
        }
    }
    house.server.stop().await;
}

#[tokio::test]
async fn one_guest_does_not_fill_the_lobby() {
    let house = house_with(|_| {}).await;
    let people = people(&house.address, 1).await;
    let mut listed = 0;
    let refused = loop {
        match people[0].create_table(&table(&[])).await {
            Ok(_) => listed += 1,
            refused => break reason(refused),
        }
    };
    assert_eq!((listed, refused), (LISTED_PER_GUEST, Reason::TooManyTables));
    let mut private = table(&[]);
    private.settings.listed = false;
    people[0].create_table(&private).await.unwrap();
    house.server.stop().await;
}

/// Undoing and redoing, handing over and taking back: all that goes on for ever ends at some number of entries, and the game
/// can still be finished.
#[test]
fn entries_of_a_table_are_bounded_and_the_game_can_end() {
    let edition = Edition::classic();
    let person = |name: &str| Person { guest: name.into(), name: name.into() };
    let (ada, bob) = (person("ada"), person("bob"));
    let seats = [&ada, &bob].into_iter().zip(Player::all(2));
    let seats = seats
        .map(|(who, at)| TableSeat { occupant: Occupant::Guest(who.clone()), ..TableSeat::open(at) })
        .collect();
    let settings = domain::Settings {
        order: domain::TurnOrder::Chosen,
        ..domain::Settings::new(witchstone_rules::Options::new(2))
    };
    let created = Entry::Created { settings, host: ada.clone(), rules: rules_on(edition), seats, deal: None };
    let mut table = Table::created(created, |_| Ok(edition), 0).unwrap();
    let random = &mut OsRandom::default();
    table.apply(&table.decide(&ada, &Action::Start, 0, random).unwrap(), 0).unwrap();
    let mover = if table.to_move() == Some(Player::new(0)) { &ada } else { &bob };
    table.version = MAX_ENTRIES;
    let version = table.version;
    let level = witchstone_ai::Level::STAND_IN;
    let mute = Action::Mute { name: "bob".into(), muted: true };
    for action in [mute, Action::HandOver { level }, Action::Undo { version }] {
        let denied = table.decide(&ada, &action, 0, random).unwrap_err();
        assert_eq!(denied, DomainError::Denied(Denial::TooManyActions), "{action:?}");
    }
    let view = table.game.as_ref().unwrap().state().view(table.to_move());
    let played = view.legal_moves()[0];
    assert!(table.decide(mover, &Action::Play { version, played }, 0, random).is_ok());
    assert!(table.decide(&bob, &Action::Resign, 0, random).is_ok());
}

/// Whether the server has closed a connection.
async fn is_closed(stream: &mut TcpStream) -> bool {
    let read = tokio::time::timeout(Duration::from_millis(1), stream.read(&mut [0; 64])).await;
    matches!(read, Ok(Ok(0) | Err(_)))
}

#[tokio::test]
async fn idle_connections_make_room_and_those_who_play_stay() {
    let house = house_with(|config| {
        config.limits.requests = 1_000;
        config.limits.connections_per_address = 20;
    })
    .await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seats = common::seats(&people, &table.id).await;
    let mut idle = vec![];
    for number in 0..200 {
        let mut stream = TcpStream::connect(&house.address).await.unwrap();
        // Some are silent from the beginning, some have asked for a WebSocket and say no hello.
        if number % 2 == 0 {
            let upgrade = "GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
                 Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
            stream.write_all(upgrade.as_bytes()).await.unwrap();
        }
        idle.push(stream);
        if number % 20 == 0 {
            assert_eq!(request(&house.address, "GET /healthz", "").await.unwrap().status, 200);
        }
    }
    assert!(is_closed(&mut idle[1]).await);
    let mover = usize::from(!seats[0].is_to_move());
    let text = seats[mover].any_move(&mut SmallRng::seed_from_u64(1));
    seats[mover].play(&text).await.unwrap().unwrap();
    // Where all of an address play, one more is refused with the reason.
    let mut playing = vec![];
    let refused = loop {
        match Seat::take(&people[playing.len() % 2], &table.id, None).await {
            Ok(seat) => playing.push(seat),
            Err(_) => break TcpStream::connect(&house.address).await.unwrap(),
        }
    };
    assert_eq!(playing.len(), 18);
    let mut answer = String::new();
    let _ = { refused }.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 429") && answer.contains("too_many_connections"), "{answer}");
    house.server.stop().await;
}

#[tokio::test]
async fn files_of_the_client_are_rate_limited() {
    let house = house_with(|config| config.limits.requests = 1).await;
    let mut refused = 0;
    for _ in 0..100 {
        refused += usize::from(request(&house.address, "GET /", "").await.unwrap().status == 429);
    }
    assert!((1..90).contains(&refused), "{refused}");
    assert_eq!(request(&house.address, "GET /healthz", "").await.unwrap().status, 200);
    house.server.stop().await;
}

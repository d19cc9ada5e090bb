//! Tables with every option, and seats on several devices.

mod common;

use std::collections::BTreeSet;

use common::{RequestAs, Seat, house, people, request, settings, sits};
use witchstone_client::Client;
use witchstone_rules::Player;
use witchstone_testkit::mixed_options;
use witchstone_wire::{
    Clock, DeviceCode, DeviceLogin, Guest, Lobby, NewOccupant, NewTable, Occupant, OptionsJson, Order,
    SeatChange, ServerMessage, Settings, Start, Status, TableInfo,
};

async fn lobby(client: &Client) -> Vec<String> {
    let lobby: Lobby = client.request("GET /api/tables", "").await.unwrap().json().unwrap();
    lobby.listed.into_iter().map(|table| table.id).collect()
}

/// The settings of one of the mixes that the test goes through.
fn mix(seed: u64) -> Settings {
    let mut settings = settings(OptionsJson::of(&mixed_options(seed)));
    settings.options.handicaps.clear();
    settings.name = format!("Mix {seed}");
    settings.listed = seed.is_multiple_of(2);
    settings.spectators = !seed.is_multiple_of(3);
    settings.hints = !seed.is_multiple_of(4);
    settings.order = if seed.is_multiple_of(2) { Order::Random } else { Order::Chosen };
    settings.start = if seed.is_multiple_of(3) { Start::ByHost } else { Start::WhenFull };
    settings.clock = match seed % 4 {
        0 => Clock::None,
        1 => Clock::Live { base_s: 600, increment_s: 10 },
        2 => Clock::PerTurn { seconds: 60 },
        _ => Clock::Days { days: 2 },
    };
    settings
}

#[tokio::test]
async fn every_option_of_a_table_is_kept_and_counts() {
    let house = house().await;
    let people = people(&house.address, 4).await;
    for seed in 0..24 {
        let (settings, options) = (mix(seed), mixed_options(seed));
        let players = options.players as usize;
        // The host takes the last colour, gives handicaps and puts a bot of some level on the last seat of a full table.
        let seat = |at: usize| SeatChange {
            occupant: match at {
                0 => Some(NewOccupant::Me),
                3 => Some(NewOccupant::Bot(1 + (seed % 6) as u8)),
                _ => None,
            },
            colour: (at == 0).then_some(3),
            handicap: Some(options.handicaps.0[at]),
        };
        let new =
            NewTable { edition: None, settings: settings.clone(), seats: (0..players).map(seat).collect() };
        let table = people[0].create_table(&new).await.unwrap();
        assert_eq!((&table.settings, table.status), (&settings, Status::Open));
        // So many new tables a second appear in the lobby some tenths of a second later.
        while settings.listed && !lobby(&people[1]).await.contains(&table.id) {
            tokio::task::yield_now().await;
        }
        assert_eq!(lobby(&people[1]).await.contains(&table.id), settings.listed, "{seed}");
        assert_eq!(table.seats[0].colour, 3);
        let colours: BTreeSet<u8> = table.seats.iter().map(|seat| seat.colour).collect();
        assert_eq!(colours.len(), players, "two seats have one colour");
        let mut last = table;
        for (at, person) in people.iter().enumerate().take(players.min(3)).skip(1) {
            let path = format!("/api/tables/{}/seats/{at}", last.id);
            last = person.post(&path, &sits(NewOccupant::Me)).await.unwrap();
        }
        if settings.start == Start::ByHost {
            assert_eq!(last.status, Status::Open, "{seed}");
            last = people[0].post(&format!("/api/tables/{}/start", last.id), &()).await.unwrap();
        }
        assert_eq!(last.status, Status::Playing, "{seed}");
        check_begun(&people, &last, seed).await;
    }
    house.server.stop().await;
}

/// The game is played with the options of the table.
async fn check_begun(people: &[Client], table: &TableInfo, seed: u64) {
    let (settings, options) = (mix(seed), mixed_options(seed));
    let names: Vec<&Occupant> = table.seats.iter().map(|seat| &seat.occupant).collect();
    for name in ["Guest 0", "Guest 1"] {
        assert_eq!(
            names
                .iter()
                .filter(|occupant| matches!(occupant, Occupant::Guest { name: of } if of == name))
                .count(),
            1
        );
    }
    if settings.order == Order::Chosen {
        assert_eq!(names[0], &Occupant::Guest { name: "Guest 0".into() });
    }
    assert_eq!(
        table.seats.iter().filter(|seat| seat.clock_ms.is_some()).count() > 0,
        settings.clock != Clock::None
    );
    let mut handicaps: Vec<u8> = table.seats.iter().map(|seat| seat.handicap).collect();
    let seat = Seat::take(&people[0], &table.id, None).await.unwrap();
    let view = seat.view.unwrap();
    let played = view.table.options;
    let given: Vec<u8> = (0..handicaps.len()).map(|at| played.handicaps[Player::new(at)]).collect();
    assert_eq!(given, handicaps, "handicaps go with their seats");
    handicaps.sort_unstable();
    let mut asked = options.handicaps.0[..handicaps.len()].to_vec();
    asked.sort_unstable();
    assert_eq!(handicaps, asked);
    let plain = |mut options: witchstone_rules::Options| {
        options.handicaps = Default::default();
        options
    };
    assert_eq!(plain(played), plain(options), "{seed}");
    let watching = Seat::take(&people[3], &table.id, None).await;
    assert_eq!(watching.is_ok(), settings.spectators, "{seed}");
}

#[tokio::test]
async fn invalid_settings_are_refused() {
    let house = house().await;
    let ada = people(&house.address, 1).await.remove(0);
    type Change = fn(&mut Settings);
    let wrong: [(&str, Change); 7] = [
        ("players", |settings| settings.options.players = 5),
        ("Full-Moon", |settings| settings.options.full_moon = "half".into()),
        ("seats", |settings| settings.options.handicaps = vec![1, 0]),
        ("more than 60 characters", |settings| settings.name = "x".repeat(61)),
        ("10 seconds", |settings| settings.clock = Clock::Live { base_s: 1, increment_s: 0 }),
        ("5 seconds", |settings| settings.clock = Clock::PerTurn { seconds: 1 }),
        ("60 days", |settings| settings.clock = Clock::Days { days: 61 }),
    ];
    for (word, change) in wrong {
        let mut settings = settings(common::options(2));
        change(&mut settings);
        let body = serde_json::to_string(&NewTable { edition: None, settings, seats: vec![] }).unwrap();
        let reply = ada.request("POST /api/tables", &body).await.unwrap();
        assert_eq!(reply.status, 400, "{word}: {}", reply.body);
        assert!(reply.body.contains(word), "{word}: {}", reply.body);
    }
    house.server.stop().await;
}

/// The version of the next update.
async fn updated(seat: &mut Seat) -> u64 {
    seat.until(|message| match message {
        ServerMessage::Update { version, .. } => Some(*version),
        _ => None,
    })
    .await
    .unwrap()
}

#[tokio::test]
async fn two_tabs_and_a_second_device_share_one_seat() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = common::table_of(&people, settings(common::options(2))).await;
    let code: DeviceCode = people[1].post("/api/device", &()).await.unwrap();
    let login = serde_json::to_string(&DeviceLogin { code: code.code, replace: false }).unwrap();
    let reply = request(&house.address, "POST /api/device/login", &login).await.unwrap();
    let guest: Guest = reply.json().unwrap();
    let phone = Client { token: guest.token.unwrap(), ..people[1].clone() };
    assert_ne!(phone.token, people[1].token);
    let mut tabs = vec![];
    for client in [&people[1], &people[1], &phone] {
        let tab = Seat::take(client, &table.id, None).await.unwrap();
        assert_eq!(tab.table.your_seat, Some(1));
        tabs.push(tab);
    }
    let own = tabs[0].view.unwrap().own;
    assert!(tabs.iter().all(|tab| tab.view.unwrap().own == own));
    // Each of them moves in turn, and all see it.
    let mut rng = rand::SeedableRng::seed_from_u64(3);
    let mut mover = 0;
    while tabs[0].is_to_move() {
        let text = tabs[mover].any_move(&mut rng);
        let version = tabs[mover].play(&text).await.unwrap().unwrap();
        for (at, tab) in tabs.iter_mut().enumerate() {
            if at != mover {
                assert_eq!(updated(tab).await, version);
            }
        }
        mover = (mover + 1) % tabs.len();
    }
    // Two tabs that move at once: one succeeds, the other is refused as stale.
    let mut rival = Seat::take(&people[0], &table.id, None).await.unwrap();
    let mut twin = Seat::take(&people[0], &table.id, None).await.unwrap();
    let text = rival.any_move(&mut rng);
    let (one, two) = tokio::join!(rival.play(&text), twin.play(&text));
    let done = [one.unwrap().is_ok(), two.unwrap().is_ok()];
    assert_eq!(done.iter().filter(|&&done| done).count(), 1, "{done:?}");
    // A device that is gone leaves the others where they are.
    drop(tabs.pop());
    assert!(tabs[0].ask(|id| witchstone_wire::ClientMessage::Resign { id }).await.unwrap().is_ok());
    house.server.stop().await;
}

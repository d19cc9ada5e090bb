//! What another printed box may have and the built-in one has not: parallel connections, equal Prophecies, goals at
//! one's own tower or the Witchstone, other numbers of bonus spaces, spells and special tiles.

use witchstone_rules::{
    Area, BigWitch, ConnectionName, Deal, Degree, Edition, Goal, HeldScrolls, Location, Missing, Options,
    Phase, Place, Player, Prophecy, Refusal, ScrollKind, Seed, State, Symbol, Tile,
};

const YELLOW: Player = Player::new(0);
const RED: Player = Player::new(1);

/// The classic file with some passages replaced.
fn edition(changes: &[(&str, &str)]) -> &'static Edition {
    let mut text = Edition::CLASSIC_TOML.to_owned();
    for (find, replace) in changes {
        assert!(text.contains(find), "the classic file has no {find:?}");
        text = text.replacen(find, replace, 1);
    }
    Edition::from_toml(&text).unwrap_or_else(|error| panic!("{error}")).keep()
}

fn start(edition: &'static Edition, options: Options) -> State {
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
    State::new(edition, options, &deal).unwrap()
}

fn at(name: &str) -> Location {
    Location::from_name(name).unwrap()
}

/// Yellow is about to carry out an Energy batch with `t0` as tower.
fn energy_batch(edition: &'static Edition, arrange: impl FnOnce(&mut Area)) -> State {
    let state = start(edition, Options::new(2)).edited(|table, hands| {
        table.phase = Phase::TurnStart;
        table.player = YELLOW;
        table.areas[YELLOW].tower = Some(at("t0"));
        table.areas[RED].tower = Some(at("t1"));
        hands[YELLOW].tiles = Default::default();
        hands[YELLOW].tiles.insert(Tile::of(Symbol::Energy, Symbol::Scroll).unwrap());
        arrange(&mut table.areas[YELLOW]);
    });
    let mut state = state;
    for text in ["lay energy/scroll 2,-3 1,-3", "start energy"] {
        state.play(text.parse().unwrap()).unwrap();
    }
    state
}

fn offered(state: &State) -> Vec<String> {
    let moves = state.legal_moves();
    moves.iter().map(ToString::to_string).collect()
}

// ── Parallel connections ────────────────────────────────────────────────────────────────────────────────────────

const TOWER_TO_STONE: &str = "{ from = \"tower k\", to = \"witchstone\", spaces = 3 },";

fn parallel() -> &'static Edition {
    let more = "{ from = \"witchstone\", to = \"tower 0\", spaces = 1 },";
    edition(&[(TOWER_TO_STONE, &format!("{TOWER_TO_STONE}{more}"))])
}

#[test]
fn parallel_connections_are_numbered_whichever_way_round_they_are_written() {
    let ball = &parallel().ball;
    let name = |text| ConnectionName::from_name(text).unwrap();
    let first = ball.named(name("t0-stone")).unwrap();
    let second = ball.named(name("stone-t0#2")).unwrap();
    assert_eq!((ball.plan(first).spaces, ball.plan(second).spaces), (3, 1));
    assert_eq!(ball.parallel(first), first.alone() | second.alone());
    assert_eq!(ball.named(name("stone-t0")), None);
    assert_eq!(ball.named(name("t0-stone#2")), None);
    for number in 0..ball.connections.len() {
        let connection = witchstone_rules::Connection::from_index(number);
        assert_eq!(ball.named(ball.name(connection)), Some(connection));
    }
}

/// E2, E3: each of them is begun, completed and owned on its own.
#[test]
fn e2_parallel_connections_belong_to_the_players_who_began_them() {
    let mut state = energy_batch(parallel(), |_| ());
    assert!(offered(&state).contains(&"energy t0-stone".to_owned()));
    state.play("energy stone-t0#2".parse().unwrap()).unwrap();
    let area = &state.table().areas[YELLOW];
    assert!(area.network.contains(Location::WITCHSTONE));
    assert_eq!(area.score, 1);

    let mut state = energy_batch(parallel(), |_| ());
    state.play("energy t0-stone".parse().unwrap()).unwrap();
    let refusal = state.play("energy stone-t0#2".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.to_string(), "begun-first t0-stone (E3)");
    let refusal = energy_batch(parallel(), |_| ()).check("energy t0-stone#2".parse().unwrap()).err();
    assert_eq!(refusal.unwrap().to_string(), "no-such-connection t0-stone#2 (E1)");
}

#[test]
fn a_parallel_connection_of_another_is_refused_with_its_number() {
    let second = parallel().ball.named(ConnectionName::from_name("stone-t0#2").unwrap()).unwrap();
    let state = energy_batch(parallel(), |_| ()).edited(|table, _| {
        table.areas[RED].completed.insert(second);
    });
    let refusal = state.check("energy stone-t0#2".parse().unwrap()).unwrap_err();
    assert!(matches!(refusal, Refusal::ConnectionTaken { by: RED, .. }), "{refusal}");
    assert_eq!(refusal.to_string(), "connection-taken stone-t0#2 by player 2 (E2)");
    assert_eq!(state.check("energy t0-stone".parse().unwrap()), Ok(()));
}

// ── Prophecies ──────────────────────────────────────────────────────────────────────────────────────────────────

/// F4, F6: the own tower and the Witchstone are places like the others.
#[test]
fn f6_a_prophecy_may_ask_for_the_own_tower_and_the_witchstone() {
    let edition = edition(&[(
        "{ connected = [\"castle\", \"castle\", \"castle\"] },",
        "{ connected = [\"own tower\", \"witchstone\", \"foreign tower\"] },
         { witches_at = [\"witchstone\", \"own tower\", \"forest\"] },",
    )]);
    let number = |name: &str| match edition.scroll_from_name(name).map(|scroll| scroll.kind()) {
        Some(ScrollKind::Prophecy(number)) => number,
        other => panic!("{name}: {other:?}"),
    };
    let connected = edition.prophecy(number("prophecy connected own stone tower"));
    let witches = edition.prophecy(number("prophecy witches stone own forest"));
    assert_eq!(witches, Prophecy::Witches([Goal::Witchstone, Goal::OwnTower, Goal::Forest]));

    let mut area = Area::new(edition, &Options::new(2));
    area.tower = Some(at("t2"));
    area.network = at("t2").alone();
    area.standing = at("t2").alone();
    assert_eq!(connected.degree(edition, &area), Degree::Minor);
    assert_eq!(connected.standing(edition, &area).missing, Missing::Goal(Goal::Witchstone));
    assert_eq!(witches.degree(edition, &area), Degree::None);
    area.network |= Location::WITCHSTONE.alone();
    assert_eq!(connected.degree(edition, &area), Degree::Major);
    area.network |= at("t0").alone();
    assert_eq!(connected.degree(edition, &area), Degree::Perfect);
    area.standing |= Location::WITCHSTONE.alone();
    assert_eq!(witches.degree(edition, &area), Degree::Major);
    let towers = [Goal::ForeignTower, Goal::OwnTower].map(|goal| goal.locations(area.tower));
    assert_eq!((towers[0] & towers[1]).len(), 0);
    assert_eq!(towers[0] | towers[1], Place::Tower.locations());
}

fn with_equal_prophecies() -> &'static Edition {
    edition(&[
        ("{ cluster = \"witch\" }", "{ cluster = \"energy\" }"),
        ("{ power_tiles = [1, 2, 3] }", "{ cluster = \"energy\" }"),
        ("{ lying_witches = [1, 2, 3] },", "{ silver_spaces = [1, 2, 3] }, { silver_spaces = [2, 3, 4] },"),
    ])
}

#[test]
fn equal_prophecies_are_one_kind_of_scroll_and_held_side_by_side() {
    let edition = with_equal_prophecies();
    let deck: Vec<_> = edition.scrolls.deck(true).collect();
    let energy = edition.scroll_from_name("prophecy cluster energy").unwrap();
    assert_eq!(deck.iter().filter(|&&scroll| scroll == energy).count(), 3);
    let without_full_moon = edition.scrolls.deck(false).filter(|&scroll| scroll == energy);
    assert_eq!(without_full_moon.count(), 2);

    let mut held = HeldScrolls::default();
    for copies in 1..=3 {
        assert!(held.try_add(edition, energy));
        assert_eq!(held.len(), copies);
        assert_eq!(held.kinds(edition), [(energy, copies)]);
    }
    assert!(held.prophecies().all(|number| edition.prophecy(number) == Prophecy::Cluster(Symbol::Energy)));
    assert!(!held.try_add(edition, energy), "a fourth card");
    assert_eq!(held.len(), 3);
}

/// Equal cards cannot be distinguished.
#[test]
fn equal_prophecies_cannot_be_told_apart() {
    let edition = with_equal_prophecies();
    let hold = |numbers: [usize; 2]| {
        let mut held = HeldScrolls::default();
        numbers.into_iter().for_each(|number| held.add(edition, edition.scrolls.kind_of(number)));
        held
    };
    let full_moon = edition.scrolls.prophecies.len() - 1;
    assert_eq!(edition.prophecy(full_moon), edition.prophecy(0));
    assert_eq!(hold([0, 5]), hold([full_moon, 5]));
    assert_eq!(hold([5, 1]), hold([0, 5]));
    assert_ne!(hold([0, 1]), hold([0, 5]));
}

#[test]
fn prophecies_that_differ_in_their_thresholds_have_different_names() {
    let edition = with_equal_prophecies();
    let names: Vec<_> = edition.scrolls.deck(true).map(|scroll| edition.scroll_name(scroll)).collect();
    for name in ["prophecy silver", "prophecy silver 2 3 4", "prophecy silver 3 4 5"] {
        assert_eq!(names.iter().filter(|other| *other == name).count(), 1, "{name}: {names:?}");
        let scroll = edition.scroll_from_name(name).unwrap();
        assert_eq!(edition.scroll_name(scroll), name);
    }
    // The first one of the file has the plain name.
    let ScrollKind::Prophecy(number) = edition.scroll_from_name("prophecy silver").unwrap().kind() else {
        panic!("no Prophecy");
    };
    let silver = witchstone_rules::Counted::SilverSpaces;
    assert_eq!(edition.prophecy(number), Prophecy::Count(silver, [1, 2, 3]));
}

/// F1: each of two equal cards scores.
#[test]
fn f1_equal_prophecies_score_each() {
    let edition = with_equal_prophecies();
    let state = start(edition, Options::new(2)).edited(|table, hands| {
        table.areas[YELLOW].scrolls = 2;
        table.scrolls_left -= 2;
        let energy = edition.scrolls.kind_of(0);
        hands[YELLOW].scrolls.add(edition, energy);
        hands[YELLOW].scrolls.add(edition, energy);
    });
    assert_eq!(state.scores()[YELLOW].prophecies, 2);
    assert_eq!(state.score_sheet(YELLOW).prophecies.len(), 2);
    let view = state.view(Some(RED));
    assert_eq!(view.sample(&mut Seed::new(1)).view(Some(RED)), view);
}

// ── The Witchstone ──────────────────────────────────────────────────────────────────────────────────────────────

/// Yellow sends a Witch to the Witchstone after `taken` bonus spaces were taken there.
fn arrive(edition: &'static Edition, taken: u8) -> State {
    let mut state = energy_batch(edition, |_| ()).edited(|table, _| {
        let second = edition.ball.named(ConnectionName::from_name("t0-stone").unwrap()).unwrap();
        let area = &mut table.areas[YELLOW];
        area.completed.insert(second);
        area.lying = 1;
        table.witchstone_taken = taken;
        table.stack = witchstone_rules::Stack::from_batches([(
            witchstone_rules::Batch { symbol: Symbol::Witch, left: 1 },
            false,
        )])
        .unwrap();
    });
    state.play("witch stone".parse().unwrap()).unwrap();
    state
}

/// W6: the best free space, as many as the board has; without one she scores the 2 points of W5 alone.
#[test]
fn w6_a_board_may_have_fewer_bonus_spaces_than_players() {
    let two = edition(&[("[5, 3, 2, 1]", "[5, 3]")]);
    let gained = |state: State| {
        let area = state.table().areas[YELLOW];
        (area.score, area.rank, state.table().witchstone_taken)
    };
    assert_eq!(gained(arrive(two, 1)), (2 + 3, 2, 2));
    assert_eq!(gained(arrive(two, 2)), (2, 0, 2));
    let none = edition(&[("[5, 3, 2, 1]", "[]")]);
    let state = arrive(none, 0);
    assert_eq!(gained(state), (2, 0, 0));
    let area = &state.table().areas[YELLOW];
    assert_eq!(area.big, BigWitch::Unused);
    let rank = none.scrolls.prophecies.iter().find(|prophecy| matches!(prophecy, Prophecy::Rank(_)));
    assert_eq!(rank.unwrap().standing(none, area).missing, Missing::NoBonusSpace);
}

// ── Spells and special tiles ────────────────────────────────────────────────────────────────────────────────────

#[test]
fn double_spells_are_counted_by_symbol() {
    let table = "{ energy = 0, witch = 1, pentagram = 2, crystal = 3, wand = 4, scroll = 2 }";
    let edition =
        edition(&[("double_spells_per_symbol = 2", &format!("double_spells_per_symbol = {table}"))]);
    for (symbol, count) in Symbol::ALL.into_iter().zip([0, 1, 2, 3, 4, 2]) {
        let name = format!("spell {symbol}");
        let spells = edition.scrolls.deck(false).filter(|&scroll| edition.scroll_name(scroll) == name);
        assert_eq!(spells.count(), count, "{symbol}");
    }
    assert_eq!(edition.scrolls.deck(false).count(), 40);
}

/// S4: any pairs, each as often as the box has it.
#[test]
fn s4_special_tiles_may_be_any_pairs() {
    let pairs = ["\"energy/witch\""; 15].iter().chain(&["\"wand/scroll\""; 15]).copied().collect::<Vec<_>>();
    let array = format!("[{}]", pairs.join(", "));
    let sentence = "\"every unordered pair of different symbols, once (15 single cells with two symbols)\"";
    let box_of_30 = edition(&[(sentence, &array)]);
    let state = start(box_of_30, Options::new(3));
    assert_eq!(state.table().specials_left, 27);
    assert_eq!(state.check_conservation(), Ok(()));
    let view = state.view(None);
    let guess = view.sample(&mut Seed::new(7));
    assert_eq!((guess.check_conservation(), guess.view(None) == view), (Ok(()), true));

    let sixteen = format!("[{}]", ["\"energy/witch\""; 16].join(", "));
    let text = Edition::CLASSIC_TOML.replacen(sentence, &sixteen, 1);
    let error = Edition::from_toml(&text).unwrap_err();
    assert_eq!(error.key, "tiles.special[15]");
    assert_eq!(error.message, "is one more \"energy/witch\", but there may be 15 of a kind at most");
}

// ── Files ───────────────────────────────────────────────────────────────────────────────────────────────────────

#[test]
fn what_is_written_reads_back_as_the_same_edition() {
    let lopsided = Edition::from_toml(include_str!("editions/good/lopsided.toml")).unwrap();
    for edition in [Edition::classic(), parallel(), with_equal_prophecies(), &lopsided] {
        let text = edition.to_toml();
        let read = Edition::from_toml(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(&read, edition);
    }
}

#[test]
fn an_angle_given_by_k_can_be_written_out() {
    let text = Edition::CLASSIC_TOML.replacen("45 + 90k", "45 + 1180k", 1);
    let edition = Edition::from_toml(&text).unwrap();
    assert_eq!(Edition::from_toml(&edition.to_toml()).unwrap(), edition);
    let text = Edition::CLASSIC_TOML.replacen("45 + 90k", "45 + 1200k", 1);
    assert!(Edition::from_toml(&text).unwrap_err().to_string().contains("must be a number of degrees"));
}

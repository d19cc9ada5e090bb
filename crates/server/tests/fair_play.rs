//! Fair play: undo requests, clocks and stand-ins, on a table with an injected clock.

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use witchstone_ai::Level;
use witchstone_rules::{BySeat, Edition, Options, Player};
use witchstone_server::domain::{
    Action, Denial, DomainError, Entry, NewOccupant, Occupant, OnTimeout, Person, Seat, SeatChange, Settings,
    Status, Table, TableEvent, TimeControl, TurnOrder, rules_on,
};
use witchstone_server::random::OsRandom;

const FIRST: Player = Player::new(0);
const SECOND: Player = Player::new(1);

/// A table and the time there.
struct Clocked {
    table: Table,
    now: i64,
    random: SmallRng,
}

fn person(number: usize) -> Person {
    Person { guest: format!("g{number}"), name: format!("Guest {number}") }
}

/// The settings of a table of this many, in the order of the seats.
fn settings(players: u8) -> Settings {
    Settings { order: TurnOrder::Chosen, ..Settings::new(Options::new(players)) }
}

impl Clocked {
    /// A game that has begun; seats beyond the people have bots.
    fn begin(settings: Settings, people: usize) -> Clocked {
        let edition = Edition::classic();
        let seats = Player::all(settings.options.players.into()).map(|player| {
            let number = player.index();
            let bot = number >= people;
            let occupant =
                if bot { Occupant::Bot(Level::Apprentice) } else { Occupant::Guest(person(number)) };
            Seat { occupant, ..Seat::open(player) }
        });
        let created = Entry::Created {
            settings,
            host: person(0),
            rules: rules_on(edition),
            seats: seats.collect(),
            deal: None,
        };
        let table = Table::created(created, |_| Ok(edition), 0).unwrap();
        let mut clocked = Clocked { table, now: 1_000_000, random: SmallRng::seed_from_u64(5) };
        let start = clocked.table.decide_start(&mut OsRandom::default()).unwrap();
        clocked.table.apply(&start, clocked.now).unwrap();
        clocked
    }

    fn act(&mut self, seat: Player, action: Action) -> Result<Vec<TableEvent>, DomainError> {
        let entry = self.table.decide(&person(seat.index()), &action, self.now, &mut OsRandom::default())?;
        self.table.apply(&entry, self.now)
    }

    /// Plays a move at random for whoever is to move.
    fn play(&mut self) -> Vec<TableEvent> {
        let seat = self.table.to_move().unwrap();
        let moves = self.table.game.as_ref().unwrap().legal_moves();
        let entry = self.table.decide_move(seat, moves[self.random.random_range(0..moves.len())]).unwrap();
        self.table.apply(&entry, self.now).unwrap()
    }

    /// Plays until this seat is to move, in a new turn of it.
    fn play_to_turn_of(&mut self, seat: Player) {
        while self.table.to_move() == Some(seat) {
            self.play();
        }
        while self.table.to_move() != Some(seat) {
            self.play();
        }
    }

    fn moves(&self) -> usize {
        self.table.game.as_ref().unwrap().record().moves.len()
    }

    fn request_undo(&mut self, seat: Player, moves: usize) -> Result<Vec<TableEvent>, DomainError> {
        let version = self.table.version;
        self.act(seat, Action::RequestUndo { version, moves })
    }

    /// Votes on the pending request.
    fn vote(&mut self, seat: Player, agree: bool) -> Result<Vec<TableEvent>, DomainError> {
        let (request, version) = (self.table.vote.as_ref().unwrap().request, self.table.version);
        self.act(seat, Action::Vote { request, version, agree })
    }

    fn left(&self, seat: Player) -> i64 {
        self.table.clocks_ms(self.now)[seat.index()]
    }

    /// What the room does when a clock has run out.
    fn time_out_if_due(&mut self) -> bool {
        let due =
            self.table.person_to_move().filter(|_| self.table.deadline().is_some_and(|due| due < self.now));
        let Some(seat) = due else { return false };
        self.table.apply(&Entry::TimedOut { seat }, self.now).unwrap();
        true
    }
}

fn denied(result: Result<Vec<TableEvent>, DomainError>) -> Denial {
    match result {
        Err(DomainError::Denied(denial)) => denial,
        other => panic!("{other:?}"),
    }
}

/// However much has happened at a table, its guests can leave; once each.
#[test]
fn leaving_is_never_refused() {
    let edition = Edition::classic();
    let taken =
        |player| Seat { occupant: Occupant::Guest(person(player)), ..Seat::open(Player::new(player)) };
    let reserved = Seat { occupant: Occupant::Reserved(person(1)), ..Seat::open(SECOND) };
    let seats = vec![taken(0), reserved, Seat::open(Player::new(2))];
    let (settings, rules) = (settings(3), rules_on(edition));
    let created = Entry::Created { settings, host: person(2), rules, seats, deal: None };
    let mut table = Table::created(created, |_| Ok(edition), 0).unwrap();
    table.version = 1_000_000;
    let ask = |table: &Table, seat: usize, who: usize, occupant| {
        let change = SeatChange { occupant: Some(occupant), ..SeatChange::default() };
        let action = Action::ChangeSeat { seat, change };
        table.decide(&person(who), &action, 0, &mut OsRandom::default())
    };
    for seat in [0, 1] {
        let entry = ask(&table, seat, seat, NewOccupant::Open).unwrap();
        table.apply(&entry, 0).unwrap();
        assert_eq!(table.seats[seat].occupant, Occupant::Open);
        let again = ask(&table, seat, seat, NewOccupant::Me);
        assert_eq!(again, Err(Denial::TooManyActions.into()));
    }
}

#[test]
fn a_person_with_a_stand_in_still_has_to_agree_to_an_undo() {
    let mut game = Clocked::begin(settings(2), 2);
    game.play_to_turn_of(FIRST);
    game.play_to_turn_of(FIRST);
    game.act(SECOND, Action::HandOver { level: Level::Witch }).unwrap();
    let (before, moves) = (game.moves(), 5);
    assert_eq!(game.request_undo(FIRST, moves).unwrap(), [], "nobody has agreed");
    assert_eq!(
        (game.moves(), game.table.missing_votes(game.table.vote.as_ref().unwrap())),
        (before, vec![SECOND])
    );
    game.vote(SECOND, true).unwrap();
    assert_eq!(game.moves(), before - moves);
    assert!(game.table.undone.is_empty(), "somebody was asked");
}

/// The logs of older programs replay as they did: a stand-in agreed for its person.
#[test]
fn an_undo_request_of_an_older_program_is_counted_as_it_was() {
    let mut game = Clocked::begin(settings(2), 2);
    game.play_to_turn_of(FIRST);
    game.act(SECOND, Action::HandOver { level: Level::Witch }).unwrap();
    let before = game.moves();
    let stored = Entry::UndoRequested { seat: FIRST, moves: 1, voters: None };
    game.table.apply(&stored, game.now).unwrap();
    assert_eq!(game.moves(), before - 1);
}

#[test]
fn one_request_is_open_at_a_time_and_votes_name_it() {
    let mut game = Clocked::begin(settings(3), 3);
    game.play_to_turn_of(FIRST);
    game.request_undo(FIRST, 1).unwrap();
    let (first, seen) = (game.table.vote.clone().unwrap(), game.table.version);
    assert_eq!(denied(game.request_undo(SECOND, 2)), Denial::UndoPending);
    assert_eq!(denied(game.request_undo(FIRST, 2)), Denial::UndoPending);
    assert_eq!(denied(game.vote(FIRST, true)), Denial::NoUndoRequest, "nobody agrees with themselves");
    // It is withdrawn, and another one takes its place: a vote on the first does not count for it.
    game.vote(FIRST, false).unwrap();
    let late = Action::Vote { request: first.request, version: seen, agree: true };
    assert_eq!(denied(game.act(SECOND, late.clone())), Denial::NoUndoRequest);
    game.request_undo(FIRST, 3).unwrap();
    assert_ne!(game.table.vote.as_ref().unwrap().request, first.request);
    assert_eq!(denied(game.act(SECOND, late)), Denial::Stale);
    // Nor does one made on an older position.
    let request = game.table.vote.as_ref().unwrap().request;
    let older = Action::Vote { request, version: game.table.position - 1, agree: true };
    assert_eq!(denied(game.act(SECOND, older)), Denial::Stale);
    let before = game.moves();
    game.vote(SECOND, true).unwrap();
    assert_eq!(game.moves(), before);
    // Who resigns is not waited for.
    game.act(Player::new(2), Action::Resign).unwrap();
    assert_eq!((game.moves(), game.table.vote.as_ref()), (before - 3, None));
}

#[test]
fn undoing_what_was_revealed_against_bots_alone_is_flagged() {
    let mut game = Clocked::begin(settings(2), 1);
    game.play_to_turn_of(FIRST);
    // A move that reveals nothing is undone without a flag.
    while game.table.game.as_ref().is_some_and(|game| !game.can_undo()) {
        game.play();
        if game.table.to_move() != Some(FIRST) {
            game.play_to_turn_of(FIRST);
        }
    }
    game.request_undo(FIRST, 1).unwrap();
    assert!(game.table.undone.is_empty());
    game.play_to_turn_of(FIRST);
    // A whole round: the bot drew tiles.
    let moves = game.moves();
    game.request_undo(FIRST, moves).unwrap();
    assert_eq!(game.moves(), 0);
    assert_eq!(game.table.undone.iter().collect::<Vec<_>>(), [&FIRST]);
}

/// Ten seconds for the whole game, and the seat loses without any left.
fn ten_seconds(on_timeout: OnTimeout) -> Settings {
    Settings { clock: TimeControl::Live { base_s: 10, increment_s: 0 }, on_timeout, ..settings(2) }
}

#[test]
fn handing_over_and_taking_back_gives_no_time() {
    let mut game = Clocked::begin(ten_seconds(OnTimeout::Loss), 2);
    let seat = game.table.person_to_move().unwrap();
    let start = game.now;
    // Every second the seat is handed over and taken back half a second later.
    for second in 1..=9 {
        game.now = start + 1_000 * second;
        assert!(!game.time_out_if_due());
        game.act(seat, Action::HandOver { level: Level::Master }).unwrap();
        assert_eq!(game.table.running_clock(), Some(seat), "the clock runs in the turn of the seat");
        game.now += 500;
        game.act(seat, Action::TakeOver).unwrap();
        assert_eq!(game.left(seat), 10_000 - (game.now - start));
        assert_eq!(game.table.deadline(), Some(start + 10_000));
    }
    game.now = start + 10_001;
    assert!(game.time_out_if_due());
    assert_eq!(game.table.status(), Status::Finished);
    assert!(!game.table.result().unwrap().winners.contains(&seat));
}

#[test]
fn nobody_takes_over_without_time() {
    let mut game = Clocked::begin(ten_seconds(OnTimeout::Bot), 2);
    let seat = game.table.person_to_move().unwrap();
    game.now += 10_001;
    assert!(game.time_out_if_due());
    assert_eq!((game.table.bot_at(seat), game.left(seat)), (Some(Level::STAND_IN), 0));
    assert_eq!(denied(game.act(seat, Action::TakeOver)), Denial::OutOfTime);
    game.play_to_turn_of(seat);
    assert_eq!(denied(game.act(seat, Action::TakeOver)), Denial::OutOfTime);

    // With a clock for each turn, the next turn brings new time.
    let per_turn = Settings { clock: TimeControl::PerTurn { seconds: 10 }, ..settings(2) };
    let mut game = Clocked::begin(per_turn, 2);
    let seat = game.table.person_to_move().unwrap();
    game.now += 10_001;
    assert!(game.time_out_if_due());
    assert_eq!(denied(game.act(seat, Action::TakeOver)), Denial::OutOfTime);
    game.play_to_turn_of(seat);
    assert_eq!(game.left(seat), 10_000);
    game.act(seat, Action::TakeOver).unwrap();
    assert_eq!(game.table.person_to_move(), Some(seat));
}

#[test]
fn a_stand_in_earns_no_increment_and_undoing_gives_no_time() {
    let live = TimeControl::Live { base_s: 60, increment_s: 20 };
    let mut game = Clocked::begin(Settings { clock: live, ..settings(2) }, 1);
    game.play_to_turn_of(FIRST);
    let left = game.left(FIRST);
    game.act(FIRST, Action::HandOver { level: Level::Adept }).unwrap();
    game.now += 1_000;
    game.play_to_turn_of(FIRST);
    assert_eq!(game.left(FIRST), left - 1_000);
    game.act(FIRST, Action::TakeOver).unwrap();
    game.now += 1_000;
    game.play_to_turn_of(FIRST);
    assert_eq!(game.left(FIRST), left + 18_000, "the increment is for one's own turn");

    let per_turn = TimeControl::PerTurn { seconds: 10 };
    let mut game =
        Clocked::begin(Settings { clock: per_turn, on_timeout: OnTimeout::Loss, ..settings(2) }, 1);
    game.play_to_turn_of(FIRST);
    game.play_to_turn_of(FIRST);
    game.now += 8_000;
    let turn = game.moves();
    game.play();
    while game.table.to_move() == Some(FIRST) {
        game.play();
    }
    // Nobody has to agree; the time of that turn stays spent.
    let moves = game.moves() - turn;
    game.request_undo(FIRST, moves).unwrap();
    assert_eq!((game.table.to_move(), game.left(FIRST)), (Some(FIRST), 2_000));
}

#[test]
fn without_hints_a_stand_in_plays_weakly_and_finishes_its_turn() {
    let mut game = Clocked::begin(Settings { hints: false, ..settings(2) }, 2);
    game.play_to_turn_of(FIRST);
    game.play_to_turn_of(FIRST);
    game.act(FIRST, Action::HandOver { level: Level::Master }).unwrap();
    assert_eq!(game.table.bot_at(FIRST), Some(Level::Apprentice));
    game.play();
    while game.table.to_move() == Some(FIRST) {
        game.act(FIRST, Action::TakeOver).ok();
        assert!(game.table.returning.contains(&FIRST));
        assert_eq!(game.table.person_to_move(), None, "the stand-in plays the turn to its end");
        assert_eq!(denied(game.act(FIRST, Action::Undo { version: game.table.version })), Denial::StandIn);
        game.play();
    }
    assert_eq!((game.table.bot_at(FIRST), game.table.returning.len()), (None, 0));
    game.play_to_turn_of(FIRST);
    assert_eq!(game.table.person_to_move(), Some(FIRST));
    // In the turn of another seat the way back is open at once, and handing over again takes the wish back.
    game.act(SECOND, Action::HandOver { level: Level::Adept }).unwrap();
    game.act(SECOND, Action::TakeOver).unwrap();
    assert_eq!(game.table.stand_ins, BySeat::default());
    game.act(FIRST, Action::HandOver { level: Level::Adept }).unwrap();
    game.act(FIRST, Action::TakeOver).unwrap();
    game.act(FIRST, Action::HandOver { level: Level::Adept }).unwrap();
    game.play_to_turn_of(FIRST);
    assert_eq!(game.table.bot_at(FIRST), Some(Level::Apprentice));
    // Where hints are allowed, nothing is gained by the stand-in's moves.
    let mut game = Clocked::begin(settings(2), 2);
    game.play_to_turn_of(FIRST);
    game.act(FIRST, Action::HandOver { level: Level::Master }).unwrap();
    assert_eq!(game.table.bot_at(FIRST), Some(Level::Master));
    game.act(FIRST, Action::TakeOver).unwrap();
    assert_eq!(game.table.person_to_move(), Some(FIRST));
}

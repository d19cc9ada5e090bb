//! Games on this device, in the browser's storage.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Deal, Edition, Options, Player, Record, Seed, State};
use witchstone_wire::{GameRecord, Outcome, ReadError};

use super::seat::SeatedPlayer;
use crate::ui::{KnownEditions, random_seed, storage};

/// A stored game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// Its name in storage keys and in the address.
    pub name: String,
    /// Who plays, in turn order.
    pub seats: Vec<SeatedPlayer>,
    /// The seed of the computer opponents.
    pub seed: u32,
    /// When it was played last, in milliseconds since 1970.
    pub changed: f64,
    /// The round that is being played.
    pub round: u8,
    /// The players' points.
    pub points: Vec<u16>,
    /// Whether it is finished.
    pub over: bool,
    /// The edition that it is played on, as records name it; empty in games of older clients.
    #[serde(default)]
    pub edition: String,
    /// How many rounds are played on that board; 0 in games of older clients.
    #[serde(default)]
    pub rounds: u8,
    /// How many moves it began with: not 0 if it continues from a position of another game.
    #[serde(default)]
    pub begun_at: usize,
    /// Whether people see each other's tiles: nothing is hidden when the device goes round.
    #[serde(default)]
    pub open_hands: bool,
    /// The game itself.
    pub record: String,
}

const PREFIX: &str = "witchstone/game/";

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

impl SavedGame {
    /// A new game with a new deal.
    pub fn new(seats: Vec<SeatedPlayer>, options: Options, edition: &Edition) -> SavedGame {
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(random_seed()));
        SavedGame::with_deal(seats, options, deal, edition)
    }

    /// A new game with a known deal.
    fn with_deal(seats: Vec<SeatedPlayer>, options: Options, deal: Deal, edition: &Edition) -> SavedGame {
        SavedGame::continuing(seats, Record { options, deal, moves: vec![] }, edition)
    }

    /// A new game that continues where a record ends.
    pub fn continuing(seats: Vec<SeatedPlayer>, record: Record, edition: &Edition) -> SavedGame {
        let random = random_seed();
        let mut game = SavedGame {
            name: format!("{:08x}", random & 0xffff_ffff),
            seats,
            seed: (random >> 21) as u32,
            changed: js_sys::Date::now(),
            round: 0,
            points: vec![],
            over: false,
            edition: edition.id.clone(),
            rounds: edition.counts.turns,
            begun_at: record.moves.len(),
            open_hands: false,
            record: String::new(),
        };
        game.write_record(record, edition, None);
        game
    }

    /// The game of that name.
    pub fn load(name: &str) -> Option<SavedGame> {
        storage::read(&key(name)).and_then(|text| serde_json::from_str(&text).ok())
    }

    /// Stores it; returns whether that succeeded.
    pub fn store(&self) -> bool {
        serde_json::to_string(self).is_ok_and(|text| storage::write(&key(&self.name), &text))
    }

    /// Deal and moves, and the edition that it is played on, if that is in this browser.
    pub fn read_record(&self, editions: KnownEditions) -> Result<(Record, &'static Edition), ReadError> {
        editions.read(&self.record).map(|(game, edition)| (game.record, edition))
    }

    fn write_record(&mut self, record: Record, edition: &Edition, outcome: Option<Outcome>) {
        self.record = GameRecord::new(edition, record, outcome).to_json(edition);
    }

    /// Updates it to the current position.
    pub fn update(&mut self, state: &State, record: &Record) {
        let outcome = state.is_over().then(|| Outcome::of(state));
        let scores = state.scores();
        let points = |player: Player| {
            if state.is_over() { scores[player].total() } else { state.table().areas[player].score }
        };
        self.points = state.table().players().map(points).collect();
        self.round = state.table().round();
        self.over = state.is_over();
        self.changed = js_sys::Date::now();
        self.write_record(record.clone(), state.edition(), outcome);
    }

    /// The same players and options with a new deal, the next player starting.
    pub fn rematch(&self, editions: KnownEditions) -> Option<SavedGame> {
        let (record, edition) = self.read_record(editions).ok()?;
        let mut options = record.options;
        let mut seats = self.seats.clone();
        seats.rotate_left(1);
        let players = seats.len();
        options.handicaps.0[..players].rotate_left(1);
        Some(SavedGame { open_hands: self.open_hands, ..SavedGame::new(seats, options, edition) })
    }

    /// The same players, options and deal from the start.
    pub fn with_same_deal(&self, editions: KnownEditions) -> Option<SavedGame> {
        let (record, edition) = self.read_record(editions).ok()?;
        let again = SavedGame::with_deal(self.seats.clone(), record.options, record.deal, edition);
        Some(SavedGame { open_hands: self.open_hands, ..again })
    }
}

/// All stored games, the last played first.
pub fn all_saved() -> Vec<SavedGame> {
    let names = storage::keys();
    let names = names.iter().filter_map(|name| name.strip_prefix(PREFIX));
    let mut games: Vec<_> = names.filter_map(SavedGame::load).collect();
    games.sort_by(|a, b| b.changed.total_cmp(&a.changed));
    games
}

/// Removes a game.
pub fn remove_saved(name: &str) {
    storage::remove(&key(name));
}

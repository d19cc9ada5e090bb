//! A few numbers of each finished game, stored apart from the games: deleting an old game does not lose them.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Player, State};

use super::PlayerKind;
use super::panels::SOURCES;
use crate::ui::storage;

const STORAGE_KEY: &str = "witchstone/statistics";
/// The version of the stored format; others are not read.
const VERSION: u32 = 1;
/// How many games are stored; the oldest are evicted first.
const MAX_GAMES: usize = 500;

/// What is stored of a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// The game, as its review is addressed.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: f64,
    /// One's own points.
    pub points: u16,
    /// The points of the best rival.
    pub rival: u16,
    /// Whether one won, alone or with others.
    pub won: bool,
    /// Each rival.
    pub rivals: Vec<PlayerKind>,
    /// One's own points by source, in the order of the score sheet.
    pub sources: Vec<i32>,
    /// Whether one undid moves that had revealed something, against computers alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
}

impl Summary {
    /// The numbers of a finished game. `seats` has all players; `won` is given for games that
    /// somebody resigned.
    pub fn of(
        game: String,
        ended: f64,
        state: &State,
        own: Player,
        seats: &[PlayerKind],
        won: Option<bool>,
    ) -> Summary {
        let scores = state.scores();
        let others = || state.table().players().filter(|&player| player != own);
        let sheet = state.score_sheet(own);
        Summary {
            game,
            ended,
            points: scores[own].total(),
            rival: others().map(|player| scores[player].total()).max().unwrap_or(0),
            won: won.unwrap_or_else(|| state.winners().contains(&own)),
            rivals: others().filter_map(|player| seats.get(player.index()).copied()).collect(),
            sources: SOURCES.iter().map(|(_, read)| read(&sheet)).collect(),
            undone: false,
        }
    }

    /// Adds the game to the stored ones.
    pub fn store(self) {
        storage::write(STORAGE_KEY, &written(&with(all(), self)));
    }

    /// Whether the numbers can be shown; storage can hold anything.
    fn is_sound(&self) -> bool {
        self.ended.is_finite() && self.sources.len() == SOURCES.len() && !self.rivals.is_empty()
    }

    /// A person if there was one among the rivals, else the strongest computer opponent.
    pub fn strongest_rival(&self) -> PlayerKind {
        let person = self.rivals.contains(&PlayerKind::Person);
        self.rivals.iter().copied().max().filter(|_| !person).unwrap_or(PlayerKind::Person)
    }
}

#[derive(Serialize, Deserialize)]
struct StoredSummaries {
    version: u32,
    games: Vec<serde_json::Value>,
}

/// Reads the stored games; unreadable ones are left out.
fn read(text: &str) -> Vec<Summary> {
    let stored =
        serde_json::from_str::<StoredSummaries>(text).ok().filter(|stored| stored.version == VERSION);
    let games = stored.map(|stored| stored.games).unwrap_or_default();
    let read = |game| {
        let mut summary = serde_json::from_value::<Summary>(game).ok()?;
        // Summaries from before a source existed have nothing of it.
        summary.sources.resize(SOURCES.len().max(summary.sources.len()), 0);
        Some(summary).filter(Summary::is_sound)
    };
    games.into_iter().filter_map(read).collect()
}

/// Writes the games for the store and for a file.
pub fn written(games: &[Summary]) -> String {
    let games = games.iter().filter_map(|game| serde_json::to_value(game).ok()).collect();
    serde_json::to_string(&StoredSummaries { version: VERSION, games }).unwrap_or_default()
}

/// Adds a game, the latest last; the same game counts once.
fn with(mut games: Vec<Summary>, new: Summary) -> Vec<Summary> {
    match games.iter_mut().find(|game| game.game == new.game) {
        Some(same) => *same = Summary { ended: same.ended, ..new },
        None => games.push(new),
    }
    games.sort_by(|a, b| a.ended.total_cmp(&b.ended));
    games.drain(..games.len().saturating_sub(MAX_GAMES));
    games
}

/// All stored games, the latest last.
pub fn all() -> Vec<Summary> {
    storage::read(STORAGE_KEY).map(|text| read(&text)).unwrap_or_default()
}

/// Removes all of them.
pub fn remove_all() {
    storage::remove(STORAGE_KEY);
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, MoveList, Options, Seed};

    pub fn game(name: &str, ended: f64, points: u16, won: bool, rivals: &[u8]) -> Summary {
        let rivals = rivals.iter().map(|&number| number.into()).collect();
        let mut sources = vec![0; SOURCES.len()];
        sources[0] = points.into();
        Summary { game: name.into(), ended, points, rival: 50, won, rivals, sources, undone: false }
    }

    #[test]
    fn a_finished_game_is_summed_up() {
        let (edition, options) = (Edition::classic(), Options::new(3));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
        let mut state = State::new(edition, options, &deal).unwrap();
        while !state.is_over() {
            let mut moves = MoveList::new();
            state.legal(&mut moves);
            state.play(moves[0]).unwrap();
        }
        let winner = state.winners()[0];
        let of = |own, won| Summary::of("g".into(), 1.0, &state, own, &[0, 2, 5].map(PlayerKind::from), won);
        let best = of(winner, None);
        assert!(best.won && best.points >= best.rival && best.is_sound());
        assert_eq!(best.sources.iter().sum::<i32>(), i32::from(best.points), "every point has a source");
        assert_eq!(of(Player::new(0), Some(false)).rivals, [2, 5].map(PlayerKind::from));
        let strongest = |own| of(Player::new(own), None).strongest_rival();
        assert_eq!([strongest(0), strongest(1)], [5, 0].map(PlayerKind::from));
        assert!(!of(winner, Some(false)).won);
    }

    #[test]
    fn stored_games_are_read_back_and_invalid_ones_are_left_out() {
        let games = vec![game("a", 1.0, 60, true, &[2]), game("b", 2.0, 40, false, &[0])];
        assert_eq!(read(&written(&games)), games);
        assert_eq!(read("nonsense"), []);
        assert_eq!(read("{\"version\":2,\"games\":[]}"), []);
        let mixed = written(&games).replacen("\"a\"", "7", 1);
        assert_eq!(read(&mixed), games[1..]);
        let short = written(&games).replacen("\"rivals\":[2]", "\"rivals\":[]", 1);
        assert_eq!(read(&short), games[1..]);
    }

    #[test]
    fn a_game_counts_once_and_only_so_many_are_kept() {
        let mut games = vec![];
        for number in 0..MAX_GAMES + 3 {
            games = with(games, game(&number.to_string(), number as f64, 10, false, &[1]));
        }
        assert_eq!((games.len(), games[0].game.as_str()), (MAX_GAMES, "3"));
        let again = with(games, game("7", 9e9, 99, true, &[1]));
        assert_eq!((again.len(), again[4].points, again[4].ended), (MAX_GAMES, 99, 7.0));
    }
}

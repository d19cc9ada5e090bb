//! `witchstone-record/1`: one game as one JSON object with keys in a fixed order, so that equal games are equal bytes.

use std::fmt;

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use witchstone_rules::{
    BySeat, Chip, Deal, Edition, FullMoon, Location, MAX_PLAYERS, Move, Options, Player, Record, Score,
    State, Symbol, Tile,
};

use crate::board;

/// The name of the format.
pub const FORMAT: &str = "witchstone-record/1";

/// How a finished game came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Each player's sums, in turn order.
    pub scores: Vec<Score>,
    /// Who won.
    pub winners: Vec<Player>,
}

impl Outcome {
    /// The outcome of a finished game.
    pub fn of(state: &State) -> Outcome {
        let scores = state.scores();
        Outcome {
            scores: state.table().players().map(|player| scores[player]).collect(),
            winners: state.winners(),
        }
    }
}

/// A record with its outcome, as it is read and written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The edition's name.
    pub edition: String,
    /// Deal and moves.
    pub record: Record,
    /// The outcome; none if the game is not finished.
    pub outcome: Option<Outcome>,
}

/// One decision as it is told with all that was legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who decided.
    pub player: Player,
    /// Every legal move before it, sorted by bytes.
    pub legal: Vec<String>,
    /// Every player's points on the track after it.
    pub scores: Vec<u16>,
}

/// A record that may tell every decision's legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TracedRecord {
    /// The record.
    pub game: GameRecord,
    /// One for each move, or none at all.
    pub plies: Vec<Ply>,
}

/// Why a text is not a record.
#[derive(Debug)]
pub struct ReadError(String);

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ReadError {}

pub(crate) fn wrong(message: impl Into<String>) -> ReadError {
    ReadError(message.into())
}

impl TracedRecord {
    /// Reads a record; the edition gives the Scrolls their names.
    pub fn from_json(text: &str, edition: &Edition) -> Result<TracedRecord, ReadError> {
        let paper: Paper = serde_json::from_str(text)
            .map_err(|error| wrong(format!("Not a record: {}.", reason(&error))))?;
        paper.read(edition)
    }

    /// Writes the record on one line.
    pub fn to_json(&self, edition: &Edition) -> String {
        let paper = Paper::of(self, edition);
        serde_json::to_string(&paper).expect("a record has no keys that JSON cannot hold")
    }
}

impl GameRecord {
    /// Reads a record, with or without legal moves.
    pub fn from_json(text: &str, edition: &Edition) -> Result<GameRecord, ReadError> {
        TracedRecord::from_json(text, edition).map(|traced| traced.game)
    }

    /// Reads a record of any board that is known here, which comes with it.
    pub fn on_its_board(text: &str) -> Result<(GameRecord, &'static Edition), ReadError> {
        #[derive(Deserialize)]
        struct Named {
            edition: String,
        }
        let named = serde_json::from_str::<Named>(text).ok();
        let edition = named.and_then(|named| board::edition_named(&named.edition));
        let edition = edition.unwrap_or_else(board::edition);
        Ok((GameRecord::from_json(text, edition)?, edition))
    }

    /// Writes the record on one line.
    pub fn to_json(&self, edition: &Edition) -> String {
        TracedRecord { game: self.clone(), plies: vec![] }.to_json(edition)
    }
}

/// The JSON object, field by field in its order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Paper {
    format: String,
    edition: String,
    options: PaperOptions,
    deal: PaperDeal,
    moves: Vec<PaperMove>,
    scores: Vec<PaperScore>,
    winners: Vec<usize>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PaperOptions {
    players: u8,
    handicaps: Vec<u8>,
    big_witch: bool,
    grandmasters: bool,
    ingredients: bool,
    full_moon: String,
    secret_scrolls: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PaperDeal {
    chips: PaperChips,
    table: Vec<String>,
    scrolls: Vec<String>,
    specials: Vec<String>,
    tiles: Vec<Vec<String>>,
    moons: Vec<String>,
}

/// Location and chip, in order of location.
struct PaperChips(Vec<(String, String)>);

impl Serialize for PaperChips {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (location, chip) in &self.0 {
            map.serialize_entry(location, chip)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for PaperChips {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PaperChips, D::Error> {
        // A map keeps the last of two equal keys; the length check afterwards then finds a location missing.
        let map = std::collections::BTreeMap::<String, String>::deserialize(deserializer)?;
        Ok(PaperChips(map.into_iter().collect()))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a move is neither a text nor an object of player, move, legal and scores"
)]
enum PaperMove {
    Plain(String),
    Traced { player: usize, r#move: String, legal: Vec<String>, scores: Vec<u16> },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PaperScore {
    total: u16,
    board: u16,
    owls: u16,
    chips: u16,
    spells: u16,
    prophecies: u16,
    wand: u8,
}

impl Paper {
    fn of(traced: &TracedRecord, edition: &Edition) -> Paper {
        let GameRecord { record, outcome, .. } = &traced.game;
        Paper {
            format: FORMAT.into(),
            edition: traced.game.edition.clone(),
            options: PaperOptions::of(&record.options),
            deal: PaperDeal::of(&record.deal, &record.options, edition),
            moves: write_moves(&record.moves, &traced.plies),
            scores: outcome.iter().flat_map(|outcome| &outcome.scores).map(PaperScore::of).collect(),
            winners: outcome
                .iter()
                .flat_map(|outcome| &outcome.winners)
                .map(|player| player.index())
                .collect(),
        }
    }

    fn read(self, edition: &Edition) -> Result<TracedRecord, ReadError> {
        if self.format != FORMAT {
            return Err(wrong(format!("The format is \"{}\", not \"{FORMAT}\".", cut(&self.format))));
        }
        if self.edition != edition.id {
            let (found, known) = (cut(&self.edition), &edition.id);
            return Err(wrong(format!("The record is of edition \"{found}\", not \"{known}\".")));
        }
        let options = self.options.read()?;
        let deal = self.deal.read(&options, edition)?;
        let (moves, plies) = read_moves(self.moves, &options)?;
        let outcome = read_outcome(self.scores, self.winners, &options)?;
        let record = Record { options, deal, moves };
        Ok(TracedRecord { game: GameRecord { edition: self.edition, record, outcome }, plies })
    }
}

/// What the parser says, which quotes an unknown key in full, but not at any length.
fn reason(error: &serde_json::Error) -> String {
    const LONGEST: usize = 300;
    let full = error.to_string();
    match full.char_indices().nth(LONGEST) {
        None => full,
        Some((end, _)) => format!("{}… at line {} column {}", &full[..end], error.line(), error.column()),
    }
}

/// Foreign text is quoted, but not at any length.
fn cut(text: &str) -> String {
    text.chars().take(40).map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

impl PaperOptions {
    fn of(options: &Options) -> PaperOptions {
        PaperOptions {
            players: options.players,
            handicaps: options.handicaps.0[..options.players as usize].to_vec(),
            big_witch: options.big_witch,
            grandmasters: options.grandmasters,
            ingredients: options.ingredients,
            full_moon: options.full_moon.name().into(),
            secret_scrolls: options.secret_scrolls,
        }
    }

    fn read(self) -> Result<Options, ReadError> {
        if self.handicaps.len() != self.players as usize || self.handicaps.len() > MAX_PLAYERS {
            return Err(wrong("There must be one handicap for each of 2 to 4 players."));
        }
        let mut handicaps = BySeat([0; MAX_PLAYERS]);
        handicaps.0[..self.handicaps.len()].copy_from_slice(&self.handicaps);
        let full_moon = FullMoon::from_name(&self.full_moon)
            .ok_or_else(|| wrong(format!("full_moon cannot be \"{}\".", cut(&self.full_moon))))?;
        let options = Options {
            players: self.players,
            handicaps,
            big_witch: self.big_witch,
            grandmasters: self.grandmasters,
            ingredients: self.ingredients,
            full_moon,
            secret_scrolls: self.secret_scrolls,
        };
        options.check().map_err(|error| wrong(error.to_string()))?;
        Ok(options)
    }
}

impl PaperDeal {
    fn of(deal: &Deal, options: &Options, edition: &Edition) -> PaperDeal {
        let chips = Location::all().skip(1).zip(&deal.chips);
        let names = |tiles: &[Tile]| tiles.iter().map(Tile::to_string).collect::<Vec<_>>();
        PaperDeal {
            chips: PaperChips(chips.map(|(at, chip)| (at.to_string(), chip.to_string())).collect()),
            table: deal.table.iter().map(Chip::to_string).collect(),
            scrolls: deal.scrolls.iter().map(|&scroll| edition.scroll_name(scroll)).collect(),
            specials: names(&deal.specials),
            tiles: options.seats().map(|player| names(&deal.tiles[player])).collect(),
            moons: deal.moons.iter().map(Symbol::to_string).collect(),
        }
    }

    fn read(self, options: &Options, edition: &Edition) -> Result<Deal, ReadError> {
        if self.tiles.len() != options.players as usize {
            return Err(wrong("The deal must have hex tiles for each player."));
        }
        let mut tiles = BySeat::default();
        for (player, names) in options.seats().zip(&self.tiles) {
            tiles[player] = all_named(names, "tile", Tile::from_name)?;
        }
        let deal = Deal {
            chips: self.chips.read()?,
            table: all_named(&self.table, "chip", Chip::from_name)?,
            scrolls: all_named(&self.scrolls, "Scroll", |name| edition.scroll_from_name(name))?,
            specials: all_named(&self.specials, "tile", Tile::from_name)?,
            tiles,
            moons: all_named(&self.moons, "symbol", Symbol::from_name)?,
        };
        deal.check(edition, options).map_err(|error| wrong(error.to_string()))?;
        Ok(deal)
    }
}

impl PaperChips {
    fn read(&self) -> Result<Vec<Chip>, ReadError> {
        let chip_at = |location: Location| {
            let name = location.to_string();
            let entry = self.0.iter().find(|(at, _)| *at == name);
            let chip = entry.and_then(|(_, chip)| Chip::from_name(chip));
            chip.ok_or_else(|| wrong(format!("The deal has no chip at {name}.")))
        };
        if self.0.len() != Location::COUNT - 1 {
            return Err(wrong("The deal's chips must lie on all locations but the Witchstone."));
        }
        Location::all().skip(1).map(chip_at).collect()
    }
}

fn all_named<T>(names: &[String], what: &str, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, ReadError> {
    let one = |name: &String| read(name).ok_or_else(|| wrong(format!("\"{}\" is not a {what}.", cut(name))));
    names.iter().map(one).collect()
}

fn write_moves(moves: &[Move], plies: &[Ply]) -> Vec<PaperMove> {
    if plies.is_empty() {
        return moves.iter().map(|played| PaperMove::Plain(played.to_string())).collect();
    }
    let traced = |(played, ply): (&Move, &Ply)| PaperMove::Traced {
        player: ply.player.index(),
        r#move: played.to_string(),
        legal: ply.legal.clone(),
        scores: ply.scores.clone(),
    };
    moves.iter().zip(plies).map(traced).collect()
}

fn read_moves(paper: Vec<PaperMove>, options: &Options) -> Result<(Vec<Move>, Vec<Ply>), ReadError> {
    let (mut moves, mut plies) = (Vec::with_capacity(paper.len()), vec![]);
    for (number, entry) in paper.into_iter().enumerate() {
        let text = match entry {
            PaperMove::Plain(text) => text,
            PaperMove::Traced { player, r#move, legal, scores } => {
                if player >= options.players as usize {
                    return Err(wrong(format!("Move {}: there is no player {player}.", number + 1)));
                }
                plies.push(Ply { player: Player::new(player), legal, scores });
                r#move
            }
        };
        let played = text.parse().map_err(|error| wrong(format!("Move {}: {error}", number + 1)))?;
        moves.push(played);
    }
    if !plies.is_empty() && plies.len() != moves.len() {
        return Err(wrong("Either every move tells its legal moves or none does."));
    }
    Ok((moves, plies))
}

fn read_outcome(
    scores: Vec<PaperScore>,
    winners: Vec<usize>,
    options: &Options,
) -> Result<Option<Outcome>, ReadError> {
    if scores.is_empty() && winners.is_empty() {
        return Ok(None);
    }
    let players = options.players as usize;
    if scores.len() != players || winners.iter().any(|&winner| winner >= players) {
        return Err(wrong("Scores and winners must be of the players of this game."));
    }
    let scores = scores.iter().map(PaperScore::read).collect::<Result<_, _>>()?;
    Ok(Some(Outcome { scores, winners: winners.into_iter().map(Player::new).collect() }))
}

impl PaperScore {
    fn of(score: &Score) -> PaperScore {
        let Score { board, owls, chips, spells, prophecies, wand } = *score;
        PaperScore { total: score.total(), board, owls, chips, spells, prophecies, wand }
    }

    fn read(&self) -> Result<Score, ReadError> {
        let PaperScore { total, board, owls, chips, spells, prophecies, wand } = *self;
        let score = Score { board, owls, chips, spells, prophecies, wand };
        let sum = [board, owls, chips, spells, prophecies].into_iter().map(u32::from).sum::<u32>();
        if sum != u32::from(total) {
            return Err(wrong(format!("A total of {total} is not the sum of its parts, {sum}.")));
        }
        Ok(score)
    }
}

//! Counts move sequences the slow way, to be sure of the fast one.
//!
//! Nothing is shared with the fast count but the rules themselves: no list of legal moves is looked at. Every text that
//! could be a move is tried in every position, each position is reached by playing the whole sequence from the deal
//! again, and what is accepted is counted.

use witchstone_cli::input;
use witchstone_cli::table_options::TableArgs;
use witchstone_rules::{Deal, Edition, Move, Record, Seed, State};
use witchstone_wire::Editions;

/// A position of a `.perft` file with its numbers of sequences.
#[derive(Clone, Debug)]
pub struct Position {
    /// What it is.
    pub name: String,
    /// How `witchstone perft` is asked for it.
    pub arguments: Vec<String>,
    /// Depths and numbers of sequences.
    pub counts: Vec<(u32, u64)>,
}

/// Reads a `.perft` file.
pub fn read(text: &str) -> Vec<Position> {
    let mut positions: Vec<Position> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (word, rest) = line.split_once(' ').expect("a line is a word and more");
        if word == "position" {
            positions.push(Position { name: rest.into(), arguments: vec![], counts: vec![] });
            continue;
        }
        let position = positions.last_mut().expect("the first line names a position");
        match word {
            "arguments" => position.arguments = rest.split_whitespace().map(str::to_owned).collect(),
            "perft" => {
                let numbers: Vec<u64> = rest.split(' ').map(|number| number.parse().unwrap()).collect();
                position.counts.push((numbers[0] as u32, numbers[1]));
            }
            other => panic!("no line of a .perft file begins with {other}"),
        }
    }
    positions
}

/// The game up to the position, as a record. Files are looked for in this folder.
pub fn game(position: &Position, folder: &std::path::Path) -> Record {
    let given = |name: &str| {
        let at = position.arguments.iter().position(|argument| argument == name)?;
        position.arguments.get(at + 1).cloned()
    };
    let number = |name: &str, default: usize| given(name).map_or(default, |text| text.parse().unwrap());
    let edition = Edition::classic();
    if let Some(file) = given("--from") {
        let file = folder.join(file);
        let (file, game) = (file.to_str().unwrap(), number("--game", 1));
        let mut record = input::pick(file, game, &Editions::default(), &mut &b""[..]).unwrap().record;
        record.moves.truncate(number("--at", 0));
        return record;
    }
    let players = number("--players", 2) as u8;
    let options = TableArgs { players, options: given("--options").unwrap_or_default() }.read().unwrap();
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(number("--seed", 0) as u64));
    Record { options, deal, moves: vec![] }
}

/// How many sequences of exactly `depth` moves follow this game, found by trying every text.
pub fn count(game: &Record, depth: u32, texts: &[String]) -> u64 {
    if depth == 0 {
        return 1;
    }
    let before = replay(game);
    let mut sequences = 0;
    for text in texts {
        let Ok(played) = text.parse::<Move>() else { continue };
        assert_eq!(played.to_string(), *text, "a move has one written form");
        if { before }.play(played).is_ok() {
            let mut longer = game.clone();
            longer.moves.push(played);
            sequences += count(&longer, depth - 1, texts);
        }
    }
    sequences
}

fn replay(game: &Record) -> State {
    let mut state = game.start(Edition::classic()).unwrap();
    for &played in &game.moves {
        state.play(played).unwrap();
    }
    state
}

const SYMBOLS: [&str; 6] = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"];

/// Every text that could be a move, by the table of the notation.
pub fn texts() -> Vec<String> {
    let cells: Vec<String> = cells().iter().map(|(q, r)| format!("{q},{r}")).collect();
    let places: Vec<String> = places();
    let mut texts: Vec<String> =
        ["witch lay", "witch lay big", "step", "decline", "end", "begin", "begin +moon"]
            .map(str::to_owned)
            .to_vec();
    for symbol in SYMBOLS {
        texts.push(format!("moon {symbol}"));
        texts.push(format!("use free {symbol}"));
        texts.extend(with_moon(format!("start {symbol}")));
        texts.extend(with_moon(format!("use wand {symbol}")));
        let times: Vec<String> = (0..8).map(|n| format!(" x{n}")).chain([String::new()]).collect();
        for times in times {
            texts.extend(with_moon(format!("use chip {symbol}{times}")));
            texts.push(format!("use vial {symbol}{times}"));
        }
        texts.extend(cells.iter().map(|from| format!("crystal {from} out {symbol}")));
        for black in ["", "black "] {
            texts.extend(shelves(&format!("shelve {black}{symbol}")));
        }
    }
    texts.extend(SYMBOLS.iter().chain(&["single"]).map(|spell| format!("spell {spell}")));
    for tile in tiles() {
        texts.push(format!("discard {tile}"));
        texts.push(format!("step +moon {tile}"));
        texts.extend(tile.split('/').map(|symbol| format!("use special {tile} as {symbol}")));
        texts.extend(cells.iter().map(|cell| format!("place special {tile} {cell}")));
    }
    for place in &places {
        texts.push(format!("tower {place}"));
        texts.extend(with_moon(format!("witch {place}")));
        texts.extend(with_moon(format!("witch big {place}")));
        texts.extend(places.iter().map(|to| format!("energy {place}-{to}")));
    }
    texts.extend((0..40).map(|n| format!("wand {n}")));
    texts.extend((0..10).flat_map(|n| with_moon(format!("scroll {n}"))));
    texts.extend(cells.iter().map(|cell| format!("remove {cell}")));
    texts.extend(with_two_cells(&cells));
    texts
}

fn with_moon(text: String) -> [String; 2] {
    [format!("{text} +moon"), text]
}

fn shelves(begin: &str) -> Vec<String> {
    let chips = SYMBOLS.iter().chain(&["points"]).map(|chip| format!("{begin} chip {chip}"));
    let all = chips.chain([begin.to_owned(), format!("{begin} collect")]);
    all.flat_map(with_moon).collect()
}

fn with_two_cells(cells: &[String]) -> Vec<String> {
    let mut texts = Vec::new();
    for (from, to) in cells.iter().flat_map(|from| cells.iter().map(move |to| (from, to))) {
        texts.push(format!("crystal {from} {to}"));
        // Tiles lie on neighbours only; where not, one refusal is as good as all.
        if distance(from, to) <= 1 {
            texts.extend(tiles().iter().map(|tile| format!("lay {tile} {from} {to}")));
            texts.extend(SYMBOLS.map(|symbol| format!("power {symbol} {from} {to}")));
        }
    }
    texts
}

fn cells() -> Vec<(i32, i32)> {
    let all = (-3..=3).flat_map(|q: i32| (-3..=3).map(move |r: i32| (q, r)));
    all.filter(|(q, r)| (q + r).abs() <= 3).collect()
}

fn distance(a: &str, b: &str) -> i32 {
    let read = |text: &str| {
        let (q, r) = text.split_once(',').unwrap();
        (q.parse::<i32>().unwrap(), r.parse::<i32>().unwrap())
    };
    let ((q1, r1), (q2, r2)) = (read(a), read(b));
    let (dq, dr) = (q1 - q2, r1 - r2);
    (dq.abs() + dr.abs() + (dq + dr).abs()) / 2
}

fn places() -> Vec<String> {
    let numbered =
        ["t", "f", "v", "c"].into_iter().flat_map(|kind| (0..4).map(move |n| format!("{kind}{n}")));
    numbered.chain(["stone".to_owned()]).collect()
}

fn tiles() -> Vec<String> {
    let pairs = SYMBOLS.iter().enumerate().flat_map(|(at, a)| SYMBOLS[at + 1..].iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| format!("{a}/{b}")).collect()
}

//! The puzzles of `games/puzzles`: their answers are right and clear, and the levels find them.

mod common;

use std::collections::{BTreeMap, BTreeSet};

use common::run;
use witchstone_ai::puzzle::{Composer, Tag, WIDE, points_made};
use witchstone_ai::search::BeamConfig;
use witchstone_ai::{Bot, Budget, Level};
use witchstone_rules::{Edition, Phase, State};
use witchstone_wire::Puzzle;

/// Points by which the answer is ahead of every other idea.
const GAP: u16 = 3;

fn puzzles() -> Vec<Puzzle> {
    let folder = common::root().join("games/puzzles");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "jsonl"));
    files.sort();
    let lines = files.iter().flat_map(|path| {
        let text = std::fs::read_to_string(path).unwrap();
        text.lines().map(str::to_owned).collect::<Vec<_>>()
    });
    lines.map(|line| Puzzle::from_json(&line, Edition::classic()).unwrap()).collect()
}

/// The position of a puzzle.
fn position(puzzle: &Puzzle) -> State {
    let mut state = puzzle.game.record.start(Edition::classic()).unwrap();
    for &played in &puzzle.game.record.moves {
        state.play(played).unwrap_or_else(|refusal| panic!("{}: {played}: {refusal}", puzzle.name));
    }
    assert_eq!(state.table().phase, Phase::TurnStart, "{}", puzzle.name);
    state
}

#[test]
fn there_are_enough_of_every_kind() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 40, "{}", puzzles.len());
    let names: BTreeSet<&String> = puzzles.iter().map(|puzzle| &puzzle.name).collect();
    assert_eq!(names.len(), puzzles.len(), "puzzle names are unique");
    let mut tags: BTreeMap<&str, usize> = BTreeMap::new();
    for tag in puzzles.iter().flat_map(|puzzle| &puzzle.tags) {
        let known = Tag::ALL.into_iter().find(|known| known.name() == tag);
        *tags.entry(known.unwrap_or_else(|| panic!("{tag} is no tag")).name()).or_default() += 1;
    }
    for (tag, least) in [("last-turn", 5), ("completes", 5), ("prophecy", 5), ("exit", 5), ("chain", 5)] {
        assert!(tags.get(tag).is_some_and(|&count| count >= least), "{tag}: {tags:?}");
    }
    assert!(tags.contains_key("exit-prophecy"), "{tags:?}");
    for players in 2..=4 {
        let count = puzzles.iter().filter(|puzzle| puzzle.game.record.options.players == players).count();
        assert!(count >= 8, "{count} for {players} players");
    }
    let options = |puzzle: &&Puzzle| {
        let options = &puzzle.game.record.options;
        options.grandmasters || options.ingredients || options.full_moon != witchstone_rules::FullMoon::Off
    };
    assert!(puzzles.iter().filter(options).count() >= 10, "with parts of the expansion");
    let rounds: BTreeSet<u8> = puzzles.iter().map(|puzzle| position(puzzle).table().round()).collect();
    assert!(rounds.len() >= 6, "{rounds:?}");
}

/// The stored turn is legal in the position itself, is the whole turn, and makes the points.
#[test]
fn every_stored_turn_makes_its_points() {
    for puzzle in puzzles() {
        let mut state = position(&puzzle);
        let player = state.player();
        assert_eq!(points_made(&state.view(Some(player)), &puzzle.turn), puzzle.target, "{}", puzzle.name);
        let before = state.scores()[player].total();
        let turns = state.table().areas[player].turns;
        for &played in &puzzle.turn {
            assert_eq!(state.table().areas[player].turns, turns, "{}: the turn continues", puzzle.name);
            state.play(played).unwrap_or_else(|refusal| panic!("{}: {played}: {refusal}", puzzle.name));
        }
        assert_eq!(state.table().areas[player].turns, turns + 1, "{}: the turn is over", puzzle.name);
        assert_eq!(state.scores()[player].total() - before, puzzle.target, "{}", puzzle.name);
        assert!(puzzle.answers.contains(&puzzle.turn[0]), "{}", puzzle.name);
    }
}

/// No other way to begin makes nearly as much, as far as a beam of another width and another seed can find.
#[test]
fn every_answer_is_clear() {
    let mut composer = Composer::default();
    for puzzle in puzzles() {
        assert!(puzzle.second + GAP <= puzzle.target, "{}", puzzle.name);
        let state = position(&puzzle);
        let beam = BeamConfig { width: 2, ends: 4, ..WIDE };
        for (first, points) in composer.alternatives(&state.view(Some(state.player())), beam, 1, 99) {
            let most = if puzzle.answers.contains(&first) { puzzle.target } else { puzzle.target - GAP };
            assert!(points <= most, "{}: {first} makes {points} of {}", puzzle.name, puzzle.target);
        }
    }
}

/// Levels 4 and 5, the latter with few positions, play the turn that makes the points.
#[test]
fn the_levels_find_every_answer() {
    for (level, nodes) in [(Level::Wizard, u64::MAX), (Level::Grandmaster, 200_000)] {
        let mut missed = Vec::new();
        for puzzle in puzzles() {
            let mut state = position(&puzzle);
            let player = state.player();
            let (before, turns) = (state.scores()[player].total(), state.table().areas[player].turns);
            let mut bot = Bot::new(level, 7);
            while !state.is_over() && state.player() == player && state.table().areas[player].turns == turns {
                let chosen = bot.choose_within(&state.view(Some(player)), Budget::Nodes(nodes));
                state.play(chosen.expect("it is this seat's decision")).unwrap();
            }
            let made = state.scores()[player].total() - before;
            if made < puzzle.target {
                missed.push(format!("{}: {made} of {}", puzzle.name, puzzle.target));
            }
        }
        assert!(missed.is_empty(), "{level}: {missed:?}");
    }
}

#[test]
fn the_same_arguments_give_the_same_puzzles() {
    let arguments = |threads| {
        ["puzzles", "--games", "2", "--from-round", "10", "--seed", "3", "--each", "3", "--threads", threads]
    };
    let (one, two) = (run(&arguments("1")), run(&arguments("2")));
    assert_eq!((one.code, one.err.as_str()), (0, ""));
    assert_eq!(one.out, two.out);
    for line in one.out.lines() {
        Puzzle::from_json(line, Edition::classic()).unwrap();
    }
    for wrong in [["puzzles", "--bots", "merlin"], ["puzzles", "--tag", "riddle"]] {
        let wrong = run(&wrong);
        assert_eq!((wrong.code, wrong.out.as_str(), wrong.err.lines().count()), (2, "", 1), "{}", wrong.err);
    }
}

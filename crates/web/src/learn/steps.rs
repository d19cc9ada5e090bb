//! What the first game teaches, step by step.
//!
//! The deal is fixed. `cargo run --release -p witchstone-ai --example lesson_deal` found it, and says what it looks for. In
//! short: the tiles Energy/Witch, Pentagram/Crystal and Wand/Scroll fit between two printed symbols each, so that three
//! turns show all six kinds of actions with two actions each; the tower's chip lays a Witch who can walk in the first turn;
//! the chip that she finds is a bonus in the middle of her actions; the special tile makes the Crystal cluster grow; and a
//! Spell for Energy comes in time for the fourth turn. The rival's moves are those of the lowest level on this deal.

use witchstone_rules::{Event, Move, Source, Symbol};

use super::progress::{LessonStep, Task};

/// The seed of the deal.
pub const SEED: u64 = 143_944;

const fn read(key: &'static str, lights: &'static [&'static str]) -> LessonStep {
    LessonStep { key, task: Task::Read(lights) }
}

const fn act(key: &'static str, moves: &'static [&'static str], done: fn(&[Event]) -> bool) -> LessonStep {
    LessonStep { key, task: Task::Do { moves, done } }
}

const fn watch(key: &'static str, moves: &'static [&'static str]) -> LessonStep {
    LessonStep { key, task: Task::Watch(moves) }
}

/// Whether an event matches this pattern.
macro_rules! happened {
    ($($pattern:tt)+) => {
        |events: &[Event]| events.iter().any(|event| matches!(event, $($pattern)+))
    };
}

/// The whole lesson: three turns and most of the fourth.
pub const STEPS: &[LessonStep] = &[
    read("learn-welcome", &[]),
    watch("learn-rival-tower", &["tower t2", "use chip scroll", "scroll 1"]),
    act("learn-tower", &["tower t0"], happened!(Event::ChipTaken { .. })),
    act("learn-tower-witch", &["use chip witch", "witch lay"], happened!(Event::TurnBegan { .. })),
    // The first turn: Energy, then Witches with a bonus in between.
    read(
        "learn-cauldron",
        &[
            "tile 0", "tile 1", "tile 2", "tile 3", "tile 4", "tile 5", "tile 6", "tile 7", "tile 8",
            "tile 9", "tile 10", "tile 11", "tile 12", "tile 13", "tile 14",
        ],
    ),
    act(
        "learn-cluster",
        &["lay energy/witch 3,-2 3,-1"],
        happened!(Event::Moved { played: Move::Lay { .. }, .. }),
    ),
    act(
        "learn-energy",
        &["start energy", "energy t0-f1", "energy t0-f1"],
        happened!(Event::Completed { .. }),
    ),
    act("learn-witch", &["witch f1"], happened!(Event::Stood { .. })),
    act("learn-bonus", &["use chip energy", "energy t0-v0", "witch lay"], happened!(Event::TileDrawn { .. })),
    watch(
        "learn-rival",
        &["lay energy/scroll 2,-3 1,-3", "start scroll", "scroll 2", "energy t2-f3", "energy t2-f3"],
    ),
    // The second turn: the Pentagram with a special tile, then Crystals with a vial in between.
    act(
        "learn-pentagram-lay",
        &["lay pentagram/crystal -1,3 -2,3"],
        happened!(Event::Moved { played: Move::Lay { .. }, .. }),
    ),
    act("learn-pentagram", &["start pentagram", "step", "step"], happened!(Event::SpecialTaken { .. })),
    act(
        "learn-special",
        &["place special witch/crystal -2,2"],
        happened!(Event::BatchBegan { symbol: Symbol::Crystal, actions: 3, .. }),
    ),
    act(
        "learn-crystal",
        &["crystal -1,2 out scroll"],
        happened!(Event::Moved { played: Move::CrystalOut { .. }, .. }),
    ),
    act(
        "learn-scroll",
        &["shelve scroll", "use vial scroll", "scroll 2"],
        happened!(Event::ScrollTaken { .. }),
    ),
    act("learn-crystal-last", &["crystal -2,1 -3,1"], happened!(Event::TileDrawn { .. })),
    watch(
        "learn-rival",
        &[
            "lay energy/witch 3,-2 3,-1",
            "start witch",
            "witch lay",
            "witch f3",
            "use chip energy",
            "energy t2-stone",
            "energy t2-stone",
            "energy t2-stone",
            "energy f2-stone",
        ],
    ),
    // The third turn: the Wand with a dark space, then a Scroll.
    act(
        "learn-wand-lay",
        &["lay wand/scroll -2,-1 -1,-2"],
        happened!(Event::Moved { played: Move::Lay { .. }, .. }),
    ),
    act("learn-wand", &["start wand", "wand 2"], happened!(Event::WandMoved { first: true, .. })),
    act(
        "learn-first",
        &["use wand crystal", "crystal -1,-1 out witch"],
        happened!(Event::Moved { played: Move::CrystalOut { .. }, .. }),
    ),
    act("learn-bottom", &["shelve witch chip points"], happened!(Event::Points { source: Source::Chip, .. })),
    act("learn-prophecy", &["scroll 1"], happened!(Event::ScrollTaken { .. })),
    watch("learn-rival", &["lay pentagram/scroll 0,-2 -1,-2", "start pentagram", "step", "scroll 3"]),
    // The fourth turn: a larger cluster, a Spell, and the way to the Witchstone. Its Crystal actions are left to the learner.
    act(
        "learn-big-lay",
        &["lay energy/crystal 2,-2 1,-1"],
        happened!(Event::Moved { played: Move::Lay { .. }, .. }),
    ),
    act("learn-spell", &["start energy", "spell energy"], happened!(Event::SpellUsed { .. })),
    act(
        "learn-stone",
        &["energy t0-stone", "energy t0-stone", "energy t0-stone", "energy t0-c0", "energy t0-c0"],
        happened!(Event::Points { points: 6, .. }),
    ),
];

//! Whole games: the bytes choose options, deal and moves, some of them anything but legal.

use witchstone_rules::{
    Cell, Cells, Chip, ConnectionName, Edition, Location, MAX_RADIUS, Move, RimCrystal, Shelf, Spell, Symbol,
    Tile,
};

use super::game::{any_options, attempt, play_out, start};
use crate::Choices;

/// Plays the game of these bytes; every eighth decision begins with a move that may be any.
pub fn run(bytes: &[u8]) -> bool {
    let choices = &mut Choices::new(bytes);
    let options = any_options(choices);
    let state = start(Edition::classic(), options, choices);
    play_out(state, choices, |state, choices| {
        if choices.below(8) == 0 {
            attempt(state, any_move(choices));
        }
    });
    true
}

/// Any value that a move can have, sense or nonsense.
fn any_move(choices: &mut Choices<'_>) -> Move {
    match choices.below(26) {
        0 => Move::Tower(location(choices)),
        1 => Move::Moon(symbol(choices)),
        2 => Move::Lay { tile: tile(choices), first: cell(choices), second: cell(choices) },
        3 => Move::Discard(tile(choices)),
        4 => Move::Start { symbol: symbol(choices), moon: choices.flag() },
        5 => Move::Begin { moon: choices.flag() },
        6 => {
            let (from, to, nth) = (location(choices), location(choices), number(choices));
            Move::Energy(ConnectionName { from, to, nth })
        }
        7 => Move::LayWitch { big: choices.flag() },
        8 => Move::Witch { big: choices.flag(), to: location(choices), moon: choices.flag() },
        9 => Move::Step(choices.flag().then(|| tile(choices))),
        10 => Move::Crystal { from: cell(choices), to: cell(choices) },
        11 => Move::CrystalOut { from: cell(choices), exit: symbol(choices) },
        12 => Move::Wand(number(choices)),
        13 => Move::Scroll { position: number(choices), moon: choices.flag() },
        14 => Move::Spell(choices.pick(&Spell::ALL)),
        15 => Move::UseChip { symbol: symbol(choices), actions: number(choices), moon: choices.flag() },
        16 => Move::UseVial { symbol: symbol(choices), actions: number(choices) },
        17 => Move::UseWand { symbol: symbol(choices), moon: choices.flag() },
        18 => Move::UseSpecial { tile: tile(choices), symbol: symbol(choices) },
        19 => Move::PlaceSpecial { tile: tile(choices), cell: cell(choices) },
        20 => Move::UseFree(symbol(choices)),
        21 => Move::Shelve { crystal: crystal(choices), shelf: shelf(choices), moon: choices.flag() },
        22 => Move::Power { symbol: symbol(choices), first: cell(choices), second: cell(choices) },
        23 => Move::Decline,
        24 => Move::Remove(cell(choices)),
        _ => Move::End,
    }
}

fn symbol(choices: &mut Choices<'_>) -> Symbol {
    choices.pick(&Symbol::ALL)
}

fn tile(choices: &mut Choices<'_>) -> Tile {
    Tile::from_index(choices.below(Tile::COUNT))
}

fn location(choices: &mut Choices<'_>) -> Location {
    Location::from_index(choices.below(Location::COUNT))
}

/// Any cell that there is a name for, on the board or not.
fn cell(choices: &mut Choices<'_>) -> Cell {
    let cells = Cells::hexagon(MAX_RADIUS as u8);
    let at = choices.below(cells.len().into());
    cells.iter().nth(at).expect("a number below the number of cells")
}

/// Small numbers mostly.
fn number(choices: &mut Choices<'_>) -> u8 {
    if choices.below(8) == 0 { choices.below(256) as u8 } else { choices.below(8) as u8 }
}

fn crystal(choices: &mut Choices<'_>) -> RimCrystal {
    RimCrystal::new(symbol(choices), choices.flag())
}

fn shelf(choices: &mut Choices<'_>) -> Shelf {
    match choices.below(3) {
        0 => Shelf::Symbol,
        1 => Shelf::Collect,
        _ => Shelf::Chip(choices.pick(&Chip::ALL)),
    }
}

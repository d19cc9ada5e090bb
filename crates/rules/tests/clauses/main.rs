//! The rules, clause by clause: one file for each heading of RULES.md, each test named after its clause.

mod bonus;
mod crystal;
mod end;
mod energy;
mod full_moon;
mod grandmasters;
mod handicap;
mod ingredients;
mod knowledge;
mod pentagram;
mod scroll;
mod set_up;
mod turn;
mod wand;
mod witch;

use witchstone_rules::{Deal, Edition, Options, Player, Seed, State};

/// The game before its first move, shuffled by a fixed seed.
fn new_game(options: Options) -> (State, Deal) {
    let edition = Edition::classic();
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(11));
    let state = State::new(edition, options, &deal).expect("the options can be played");
    (state, deal)
}

/// The first two players.
const YELLOW: Player = Player::new(0);
const RED: Player = Player::new(1);

//! S · Set-up.

use witchstone_rules::{
    BySeat, Cell, Cells, Chip, Edition, FullMoon, Location, Options, OptionsError, Phase, Place, Player,
    State, Tile,
};
use witchstone_testkit::Stage;

use crate::{YELLOW, new_game};

#[test]
fn s1_two_to_four_players_can_play() {
    for players in 2..=4 {
        assert_eq!(Options::new(players).check(), Ok(()));
        let (state, _) = new_game(Options::new(players));
        assert!(state.table().players().eq((0..players as usize).map(Player::new)));
    }
    for players in [0, 1, 5, 255] {
        assert_eq!(Options::new(players).check(), Err(OptionsError::Players(players)));
    }
    let empty_seat = Options { handicaps: BySeat([0, 0, 2, 0]), ..Options::new(2) };
    assert_eq!(empty_seat.check(), Err(OptionsError::EmptySeat(2)));
}

#[test]
fn s2_two_owl_stacks_seven_to_three() {
    let mut stage = Stage::set(
        "players yellow red
         hand yellow pentagram/scroll
         given turn = yellow 1
         given yellow tower = t0",
    );
    stage.expect("owls-left 1 = 5");
    stage.expect("owls-left 2 = 5");
    stage.play("lay pentagram/scroll 1,0 0,1; start pentagram");
    for (stack, before) in [(1, 4), (2, 10)] {
        for value in [7, 6, 5, 4, 3] {
            stage.give(&format!("yellow pentagram = {before}"));
            let taken_before = owls(&stage);
            let mut fork = *stage.state();
            fork.play("step".parse().unwrap()).unwrap();
            let taken = fork.table().areas[YELLOW].owl_values(Edition::classic()).map(u32::from).sum::<u32>();
            assert_eq!(taken - taken_before, value, "stack {stack}");
            // The tile is gone for everybody: take it out of the stage as well.
            stage.give(&format!("owls-left {stack} = {}", value - 3));
        }
    }
}

fn owls(stage: &Stage) -> u32 {
    stage.state().table().areas[YELLOW].owl_values(Edition::classic()).map(u32::from).sum()
}

#[test]
fn s3_six_scrolls_are_displayed_in_draw_order() {
    for (ingredients, left) in [(false, 34), (true, 37)] {
        let (state, deal) = new_game(Options { ingredients, ..Options::new(3) });
        assert!(state.table().display.iter().eq(deal.scrolls[..6].iter().copied()));
        assert_eq!(state.table().display.at(1), Some(deal.scrolls[0]));
        assert_eq!(state.table().display.at(6), Some(deal.scrolls[5]));
        assert_eq!(state.table().scrolls_left, left);
    }
}

#[test]
fn s4_three_special_tiles_lie_open_and_twelve_in_the_stack() {
    let (state, deal) = new_game(Options::new(2));
    let all: Vec<Tile> = Tile::all().collect();
    assert!(all.iter().all(|tile| deal.specials.contains(tile)) && deal.specials.len() == 15);
    let shown: Vec<Tile> = state.table().specials.into_iter().flatten().collect();
    assert_eq!(shown, deal.specials[..3]);
    assert_eq!(state.table().specials_left, 12);
}

#[test]
fn s5_a_chip_on_every_location_but_the_witchstone_and_five_on_the_table() {
    let (state, deal) = new_game(Options::new(4));
    let table = state.table();
    assert_eq!(table.chips[Location::WITCHSTONE.index()], None);
    let on_ball: Vec<Chip> = table.chips.into_iter().flatten().collect();
    assert_eq!((on_ball.len(), &on_ball), (16, &deal.chips));
    assert_eq!(table.table_chips.iter().sum::<u8>(), 5);
    for chip in Chip::ALL {
        let count = on_ball.iter().chain(&deal.table).filter(|&&other| other == chip).count();
        assert_eq!(count, 3, "{chip}");
    }
}

#[test]
fn s6_everybody_has_the_same_pieces() {
    let (state, deal) = new_game(Options::new(3));
    let centre = Cell::at(0, 0).unwrap();
    let marked: Cells = [(2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2)]
        .map(|(q, r)| Cell::at(q, r).unwrap())
        .into_iter()
        .collect();
    for player in state.table().players() {
        let area = &state.table().areas[player];
        assert_eq!((area.energy, area.witches, area.lying), (20, 11, 0));
        assert_eq!(area.cauldron.black, Some(centre));
        assert_eq!(area.cauldron.crystals, marked);
        assert_eq!(area.cauldron.empty.len(), 37 - 6 - 7);
        let mut tiles = deal.tiles[player].clone();
        tiles.sort();
        assert!(tiles.into_iter().eq(Tile::all()), "every pair of two different symbols once");
    }
}

#[test]
fn s7_five_tiles_behind_the_screen_and_ten_in_the_supply() {
    let (state, deal) = new_game(Options::new(4));
    for player in state.table().players() {
        let area = &state.table().areas[player];
        assert_eq!((area.hand, area.supply), (5, 10));
        let mut dealt = deal.tiles[player][..5].to_vec();
        dealt.sort();
        assert!(state.hand(player).tiles.iter().eq(dealt));
        for other in state.table().players().filter(|&other| other != player) {
            let view = state.view(Some(other));
            assert_eq!(view.own, *state.hand(other));
            assert_eq!(view.table.areas[player].hand, 5);
        }
    }
}

#[test]
fn s8_markers_start_at_nothing() {
    let (state, _) = new_game(Options::new(4));
    for player in state.table().players() {
        let area = &state.table().areas[player];
        assert_eq!((area.score, area.pentagram, area.wand), (0, 0, 0));
    }
}

#[test]
fn s9_from_the_last_player_back_each_takes_a_free_tower_and_its_chip() {
    let (mut state, _) = new_game(Options::new(4));
    let mut order = Vec::new();
    let mut moves = witchstone_rules::MoveList::new();
    while matches!(state.table().phase, Phase::Towers | Phase::TowerBonus) {
        moves.clear();
        state.legal(&mut moves);
        if state.table().phase == Phase::Towers {
            let free: Vec<Location> = free_towers(&state);
            let offered: Vec<String> = moves.iter().map(ToString::to_string).collect();
            assert_eq!(offered, free.iter().map(|tower| format!("tower {tower}")).collect::<Vec<_>>());
            let player = state.player();
            order.push(player.index());
            let chip = state.table().chips[free[0].index()].expect("a free tower has its chip");
            state.play(moves[0]).unwrap();
            let area = &state.table().areas[player];
            let points = if chip == Chip::Points { 5 } else { 2 };
            assert_eq!((area.tower, area.score, area.chips[chip.index()]), (Some(free[0]), points, 1));
            assert_eq!(state.table().chips[free[0].index()], None);
        } else {
            state.play(moves[0]).unwrap();
        }
    }
    assert_eq!(order, [3, 2, 1, 0]);
    assert_eq!((state.player(), state.table().phase), (YELLOW, Phase::TurnStart));
}

fn free_towers(state: &State) -> Vec<Location> {
    let taken: Vec<_> = state.table().areas.0.iter().filter_map(|area| area.tower).collect();
    Place::Tower.locations().iter().filter(|tower| !taken.contains(tower)).collect()
}

#[test]
fn s10_every_chip_ever_taken_is_worth_two_at_the_end() {
    let mut stage = Stage::set(
        "players yellow red
         deal chip t0 = scroll
         deal chip t1 = points",
    );
    // One chip is used, one is points; a third would be given up.
    stage.play("red: tower t0; use chip scroll; scroll 1");
    stage.play("yellow: tower t1");
    stage.expect("red total chips = 2");
    stage.expect("yellow total chips = 2");
    stage.expect("yellow total board = 5");
    let options = Options { full_moon: FullMoon::Off, ..Options::new(2) };
    let (fresh, _) = new_game(options);
    assert_eq!(fresh.scores()[YELLOW].chips, 0);
}

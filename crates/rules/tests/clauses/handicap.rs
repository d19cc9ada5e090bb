//! H · Handicap.

use witchstone_rules::{BySeat, Deal, Edition, Options, Phase, Seed, State, Tile};
use witchstone_testkit::play_random;

use crate::{RED, YELLOW};

/// A game of two in which only Yellow has a handicap.
fn game(level: u8, seed: u64) -> (State, Deal) {
    let options = Options { handicaps: BySeat([level, 0, 0, 0]), ..Options::new(2) };
    let deal = Deal::shuffled(Edition::classic(), &options, &mut Seed::new(seed));
    (State::new(Edition::classic(), options, &deal).unwrap(), deal)
}

#[test]
fn h1_four_tiles_are_put_back_unseen_and_eleven_are_played() {
    for level in 1..=3 {
        let (state, deal) = game(level, 5);
        assert_eq!(state.table().areas[YELLOW].hand + state.table().areas[YELLOW].supply, 11);
        assert_eq!(state.table().areas[RED].hand + state.table().areas[RED].supply, 15);
        let end = play_random(state, 6, |_, _, _| ());
        let area = &end.table().areas[YELLOW];
        assert_eq!((area.turns, area.hand, area.supply), (11, 0, 0));
        let mut played: Vec<Tile> = area.cauldron.hex_tiles().iter().chain(area.discarded.iter()).collect();
        let mut dealt = deal.tiles[YELLOW][..11].to_vec();
        played.sort();
        dealt.sort();
        assert_eq!(played, dealt);
    }
}

#[test]
fn h2_the_level_is_the_number_of_tiles_to_choose_from() {
    for level in 1..=3u8 {
        let (state, deal) = game(level, 7);
        let opening = if level == 1 { 0 } else { level };
        assert_eq!(state.table().areas[YELLOW].hand, opening);
        let mut turns = 0;
        play_random(state, 8, |state, _, _| {
            if state.table().phase == Phase::TurnStart
                && state.player() == YELLOW
                && state.table().active().turns == turns
            {
                // The supply runs out: the last turns have less to choose from.
                assert_eq!(state.table().active().hand, level.min(11 - turns), "level {level}, turn {turns}");
                if level == 1 {
                    assert!(state.hand(YELLOW).tiles.iter().eq([deal.tiles[YELLOW][turns as usize]]));
                }
                turns += 1;
            }
        });
        assert_eq!(turns, 11);
    }
}

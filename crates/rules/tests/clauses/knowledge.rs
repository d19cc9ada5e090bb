//! I · Who knows what.

use witchstone_rules::{
    Deal, Edition, Event, FullMoon, MoveList, Options, Phase, Player, Seed, SplitMix64, State, Symbol,
    TileSet,
};
use witchstone_testkit::{PlayStyle, play_random, random_deal, random_move, random_options};

use crate::{RED, YELLOW, new_game};

/// Two deals that differ in everything this seat may not know at the start, and in nothing else.
fn two_games(options: Options, seat: Option<Player>) -> (State, State) {
    let edition = Edition::classic();
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
    let mut other = deal.clone();
    other.scrolls[6..].reverse();
    other.specials[3..].reverse();
    other.moons.reverse();
    for player in options.seats() {
        let tiles = &mut other.tiles[player];
        // A player knows the opening hand; the supply is hidden from all.
        if seat == Some(player) { tiles[5..].reverse() } else { tiles.reverse() }
    }
    let game = |deal: &Deal| State::new(edition, options, deal).expect("both deals can be played");
    (game(&deal), game(&other))
}

#[test]
fn i1_hands_and_face_down_stacks_are_hidden() {
    let options = Options { full_moon: FullMoon::Choose, ingredients: true, ..Options::new(3) };
    for seat in options.seats().map(Some).chain([None]) {
        let (one, other) = two_games(options, seat);
        assert_ne!(one, other);
        assert_eq!(one.view(seat), other.view(seat));
    }
    // What a seat may know is in its view: another opening hand gives Yellow another view.
    let (one, other) = two_games(options, None);
    assert_ne!(one.view(Some(YELLOW)), other.view(Some(YELLOW)));
    assert_eq!(one.view(Some(YELLOW)).own.tiles, one.hand(YELLOW).tiles);
    assert_eq!(one.view(None).own.tiles, TileSet::default());
}

#[test]
fn i1_the_two_cards_drawn_are_seen_by_that_player_only() {
    let options = Options { full_moon: FullMoon::Choose, ..Options::new(3) };
    let (mut state, deal) = new_game(options);
    let (mut moves, mut events) = (MoveList::new(), Vec::new());
    while state.table().phase != Phase::Moons {
        moves.clear();
        state.legal(&mut moves);
        state.play_with_events(moves[0], &mut events).unwrap();
    }
    let drawn = deal.moons[..2].iter().fold(0, |bits, &card| bits | 1 << card as u8);
    assert_eq!(state.view(Some(YELLOW)).own.offered, drawn);
    assert_eq!(state.view(Some(RED)).own.offered, 0);
    assert_eq!(state.view(None).own.offered, 0);
    let events: Vec<Event> =
        events.into_iter().filter(|event| matches!(event, Event::MoonsDrawn { .. })).collect();
    assert_eq!(events, [Event::MoonsDrawn { player: YELLOW, cards: Some(drawn) }]);
    assert_eq!(events[0].seen_by(Some(YELLOW)), events[0]);
    for other in [Some(RED), None] {
        assert_eq!(events[0].seen_by(other), Event::MoonsDrawn { player: YELLOW, cards: None });
    }
    // The card put back is known to who put it there, and to nobody else.
    let kept = Symbol::ALL.into_iter().find(|&card| drawn >> card as u8 & 1 == 1).unwrap();
    let back = deal.moons[..2].iter().copied().find(|&card| card != kept);
    state.play(format!("moon {kept}").parse().unwrap()).unwrap();
    assert_eq!(state.view(Some(YELLOW)).own.returned, back);
    assert_eq!(state.view(Some(RED)).own.returned, None);
}

#[test]
fn i1_only_the_seat_to_move_has_legal_moves() {
    let (state, _) = new_game(Options::new(3));
    play_random(state, 8, |state, legal, _| {
        for seat in state.table().players().map(Some).chain([None]) {
            let shown = state.view(seat).legal_moves();
            let expected = if seat == Some(state.player()) { legal.clone() } else { MoveList::new() };
            assert_eq!(shown, expected);
        }
    });
}

#[test]
fn i1_only_its_player_sees_a_drawn_tile() {
    let (mut state, _) = new_game(Options::new(2));
    let (mut moves, mut events) = (MoveList::new(), Vec::new());
    while !state.is_over() {
        moves.clear();
        state.legal(&mut moves);
        state.play_with_events(moves[0], &mut events).unwrap();
    }
    let mut drawn = 0;
    for event in events {
        if let Event::TileDrawn { player, tile } = event {
            drawn += 1;
            assert!(tile.is_some());
            assert_eq!(event.seen_by(Some(player)), event);
            let other = if player == YELLOW { RED } else { YELLOW };
            assert_eq!(event.seen_by(Some(other)), Event::TileDrawn { player, tile: None });
            assert_eq!(event.seen_by(None), Event::TileDrawn { player, tile: None });
        } else {
            assert_eq!(event.seen_by(None), event, "only draws are hidden in the base game");
        }
    }
    assert_eq!(drawn, 20);
}

#[test]
fn i2_all_else_is_public() {
    let (state, _) = new_game(Options::new(4));
    play_random(state, 21, |state, _, _| {
        for seat in state.table().players().map(Some).chain([None]) {
            // The whole table: areas with owl tiles and chips, the display, the stacks' heights, what is pending.
            assert_eq!(state.view(seat).table, *state.table());
        }
    });
}

#[test]
fn i2_the_score_during_the_game_is_what_is_on_the_track() {
    let (state, _) = new_game(Options::new(2));
    let end = play_random(state, 4, |_, _, _| ());
    for player in end.table().players() {
        let (area, score) = (&end.table().areas[player], end.scores()[player]);
        assert_eq!(score.board, area.score);
        assert_eq!(score.total() - area.score, score.owls + score.chips + score.spells + score.prophecies);
        assert!(score.total() > area.score);
    }
}

#[test]
fn i3_a_view_fits_every_way_the_hidden_things_can_lie() {
    for seed in 0..40 {
        let options = random_options(seed);
        let deal = random_deal(Edition::classic(), &options, seed);
        let start = State::new(Edition::classic(), options, &deal).unwrap();
        let mut rng = SplitMix64::new(seed);
        let mut different = 0;
        play_random(start, seed, |state, _, _| {
            if !rng.one_in(12) {
                return;
            }
            for seat in state.table().players().map(Some).chain([None]) {
                let view = state.view(seat);
                let guess = view.sample(&mut Seed::new(rng.next_u64()));
                assert_eq!(guess.view(seat), view);
                assert_eq!(guess.check_conservation(), Ok(()));
                different += usize::from(guess != *state);
            }
        });
        assert!(different > 0, "no sample differs from the state");
    }
}

#[test]
fn i3_a_sample_can_be_played_to_the_end() {
    for seed in 0..20 {
        let options = random_options(seed);
        let deal = random_deal(Edition::classic(), &options, seed);
        let mut state = State::new(Edition::classic(), options, &deal).unwrap();
        let (mut rng, mut moves) = (SplitMix64::new(seed), MoveList::new());
        for _ in 0..60 {
            moves.clear();
            state.legal(&mut moves);
            let played = random_move(&state, &moves, PlayStyle::Clusters, &mut rng);
            state.play(played).unwrap();
        }
        let seat = Some(state.player());
        let end = play_random(state.view(seat).sample(&mut Seed::new(seed)), seed, |_, _, _| ());
        assert_eq!(end.check_conservation(), Ok(()));
        assert!(end.is_over());
    }
}

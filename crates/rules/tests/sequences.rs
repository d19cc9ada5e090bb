//! What one click plays, what needs no click, and the table before a turn is closed.

use std::collections::HashSet;

use witchstone_rules::{Edition, Event, Game, Move, MoveSequence, Phase, Seed, State, View};
use witchstone_testkit::{mixed_options, play_random, random_deal, random_edition};

/// Calls `see` at every decision of random games, the last ones on random editions.
fn in_random_games(games: u64, mut see: impl FnMut(&State, &View, Move)) {
    for seed in 0..games {
        let edition =
            if seed % 4 == 3 { Box::leak(Box::new(random_edition(seed))) } else { Edition::classic() };
        let options = mixed_options(seed);
        let state = State::new(edition, options, &random_deal(edition, &options, seed)).unwrap();
        play_random(state, seed, |state, _, played| see(state, &state.view(Some(state.player())), played));
    }
}

fn play(state: &State, sequence: MoveSequence) -> State {
    let mut state = *state;
    for played in sequence.moves() {
        state.play(played).unwrap_or_else(|refusal| panic!("{played} of {sequence:?}: {refusal}"));
    }
    state
}

/// What a sequence does, to count that all kinds occur.
fn kind(sequence: MoveSequence) -> &'static str {
    match (sequence.opening(), sequence.lead(), sequence.goal(), sequence.times()) {
        (_, _, Move::Energy(_), 2..) => "fill",
        (_, _, Move::Step(None), 2..) => "walk",
        (_, Some(Move::LayWitch { .. }), Move::Witch { .. }, 1) => "send",
        (_, Some(Move::CrystalOut { .. }), Move::Shelve { .. }, 1) => "shelve",
        (Some(Move::Start { .. }), None, ..) => "start",
        (Some(Move::Begin { .. }), None, ..) => "begin",
        (Some(Move::UseChip { .. } | Move::UseVial { .. } | Move::UseWand { .. }), None, ..) => "bonus",
        (Some(Move::UseSpecial { .. }), None, ..) => "special",
        (None, None, _, 1) => "single",
        _ => "other",
    }
}

#[test]
fn every_sequence_is_legal_move_by_move_and_each_aim_is_reached_once() {
    let mut kinds = HashSet::new();
    in_random_games(24, |state, view, _| {
        let sequences = view.move_sequences();
        let mut seen = HashSet::new();
        for &sequence in &sequences {
            kinds.insert(kind(sequence));
            play(state, sequence);
            let special = |it: Move| it.uses_moon() || matches!(it, Move::End | Move::Remove(_));
            assert!(sequence.single().is_some() || !sequence.moves().any(special), "{sequence:?}");
            assert!(seen.insert(sequence), "{sequence:?} twice");
        }
        // Several ways to the same aim differ in the bonus that they use up.
        let aim = |it: &MoveSequence| (it.lead(), it.goal(), it.times());
        for one in sequences.iter().filter(|it| it.opening().is_none()) {
            assert_eq!(sequences.iter().filter(|it| aim(it) == aim(one)).count(), 1, "{one:?}");
        }
    });
    for wanted in ["fill", "walk", "send", "shelve", "start", "begin", "bonus", "special", "single"] {
        assert!(kinds.contains(wanted), "{wanted} occurs in no game: {kinds:?}");
    }
}

#[test]
fn every_legal_move_is_in_a_sequence_of_its_own_or_fills_a_connection() {
    in_random_games(16, |state, view, _| {
        let sequences = view.move_sequences();
        for played in state.legal_moves() {
            let found = sequences.iter().any(|it| match played {
                Move::Energy(_) => it.opening().is_none() && it.goal() == played,
                _ => it.single() == Some(played),
            });
            assert!(found, "{played}");
        }
    });
}

#[test]
fn a_click_on_a_connection_lays_all_the_units_that_it_can() {
    let mut lengths = HashSet::new();
    in_random_games(12, |state, view, _| {
        for sequence in view.move_sequences() {
            let Move::Energy(name) = sequence.goal() else { continue };
            let after = play(state, sequence);
            let connection = view.edition().ball.named(name).unwrap();
            let spaces = view.edition().ball.plan(connection).spaces;
            let (_, units) = after.table().units_on(connection).unwrap();
            let goes_on = after.player() == state.player()
                && after.table().second == state.table().second
                && after.legal_moves().contains(&Move::Energy(name));
            assert!(units == spaces || !goes_on, "{name}: {units} of {spaces}");
            lengths.insert(sequence.times());
        }
    });
    assert_eq!(lengths, HashSet::from([1, 2, 3]));
}

#[test]
fn a_sole_bonus_needs_no_click_and_nothing_that_is_a_choice_does() {
    let (mut forced, mut bonuses) = (0, 0);
    in_random_games(24, |state, view, _| {
        let legal = state.legal_moves();
        let Some(played) = view.automatic_move() else {
            assert!(legal.len() > 1);
            return;
        };
        assert!(legal.contains(&played) && !played.uses_moon());
        if legal.len() == 1 {
            forced += 1;
            return;
        }
        bonuses += 1;
        let mut others = legal.iter().filter(|other| **other != played);
        assert!(others.all(|other| matches!(other, Move::End | Move::Remove(_))), "{legal:?}");
    });
    assert!(forced > 3 && bonuses > 100, "{forced} {bonuses}");
}

/// The parts of a table that differ while the turn is not closed yet, made equal to those of another table.
fn closed(mut open: View, like: &View) -> View {
    let (player, table) = (open.table.player, &like.table);
    let area = &mut open.table.areas[player];
    (area.turns, area.moon_used) = (table.areas[player].turns, table.areas[player].moon_used);
    for seat in like.table.players() {
        let (mine, other) = (&mut open.table.areas[seat], &table.areas[seat]);
        assert!(mine.hand + mine.supply == other.hand + other.supply);
        (mine.hand, mine.supply) = (other.hand, other.supply);
    }
    (open.table.player, open.table.phase) = (table.player, table.phase);
    (open.table.laid, open.table.second) = (table.laid, table.second);
    // Scrolls are shown at the end of the game, and tiles are drawn.
    (open.own.tiles, open.scrolls) = (like.own.tiles, like.scrolls);
    open
}

#[test]
fn the_table_before_the_end_of_a_turn_shows_what_was_decided_and_nothing_else() {
    let (mut ends, mut reveals) = (0, 0);
    in_random_games(24, |state, view, played| {
        let (mut after, mut events) = (*state, Vec::new());
        after.apply_unchecked(played, &mut events);
        let in_turn = !matches!(state.table().phase, Phase::Towers | Phase::TowerBonus | Phase::Moons);
        let ended = events.iter().any(|event| matches!(event, Event::TurnBegan { .. } | Event::GameEnded));
        let Some(mut open) = view.before_turn_end(played) else {
            assert!(!(in_turn && ended), "{played} ends the turn");
            return;
        };
        assert!(in_turn && ended, "{played} does not end the turn");
        ends += 1;
        assert_eq!((open.table.player, open.seat), (state.player(), view.seat));
        assert_eq!(open.own.tiles.0 & !view.own.tiles.0, 0, "no tile is drawn yet");
        for event in events {
            match event {
                Event::ScrollRevealed { .. } => {
                    assert_eq!(open.table.display.len() + 1, after.table().display.len());
                    open.table.display = after.table().display;
                    open.table.scrolls_left -= 1;
                    reveals += 1;
                }
                Event::SpecialRevealed { space, tile } => {
                    assert_eq!(open.table.specials[usize::from(space)], None);
                    open.table.specials[usize::from(space)] = Some(tile);
                    open.table.specials_left -= 1;
                    reveals += 1;
                }
                _ => {}
            }
        }
        let after = after.view(view.seat);
        assert_eq!(closed(open, &after), after);
    });
    assert!(ends > 200 && reveals > 10, "{ends} {reveals}");
}

#[test]
fn the_table_before_the_end_of_a_turn_gives_nothing_hidden_away() {
    in_random_games(8, |state, view, played| {
        let Some(open) = view.before_turn_end(played) else { return };
        for seed in 1..4 {
            let other = view.sample(&mut Seed::new(seed)).view(view.seat);
            assert_eq!(other.before_turn_end(played), Some(open));
        }
        assert!(state.view(None).before_turn_end(played).is_none(), "a spectator has no turn to end");
    });
}

#[test]
fn a_sequence_can_be_undone_move_by_move() {
    let (edition, options) = (Edition::classic(), mixed_options(5));
    let mut game = Game::new(edition, options, random_deal(edition, &options, 5)).unwrap();
    let mut long = 0;
    for number in 0.. {
        let view = game.state().view(Some(game.state().player()));
        let sequences = view.move_sequences();
        let Some(&sequence) = sequences.get((7 * number) % sequences.len().max(1)) else { break };
        let before = *game.state();
        let mut undoable = true;
        for played in sequence.moves() {
            undoable &= !game.play(played).unwrap().iter().any(|event| event.reveals());
            undoable &= game.can_undo();
        }
        if undoable {
            for _ in sequence.moves() {
                game.undo().unwrap();
            }
            assert_eq!(*game.state(), before);
            for _ in sequence.moves() {
                game.redo().unwrap();
            }
            long += usize::from(sequence.moves().count() > 2);
        }
    }
    assert!(game.state().is_over() && long > 3, "{long}");
}

//! A game with its positions, undo, redo and truncation.

use witchstone_rules::{Deal, Edition, Event, Game, Move, Options, ReplayError, Seed, State};

fn new_game() -> Game {
    let (edition, options) = (Edition::classic(), Options::new(4));
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
    Game::new(edition, options, deal).unwrap()
}

/// A legal move, another one for each number; actions are given up only when nothing else is left.
fn choose(game: &Game, number: usize) -> Move {
    let legal = game.legal_moves();
    let useful: Vec<Move> =
        legal.iter().copied().filter(|played| !matches!(played, Move::End | Move::Remove(_))).collect();
    if useful.is_empty() { legal[0] } else { useful[(7 * number) % useful.len()] }
}

/// Plays moves; returns every position on the way.
fn play_on(game: &mut Game, moves: usize) -> Vec<State> {
    let mut positions = vec![*game.state()];
    for number in 0..moves {
        game.play(choose(game, number)).unwrap();
        positions.push(*game.state());
    }
    positions
}

#[test]
fn positions_and_events_are_those_of_the_moves_played() {
    let mut game = new_game();
    let mut expected = vec![];
    for number in 0..120 {
        let before = *game.state();
        let events = game.play(choose(&game, number)).unwrap();
        expected.push((before, events));
    }
    let found: Vec<(State, Vec<Event>)> = game.moves().map(|played| (played.before, played.events)).collect();
    assert_eq!(found, expected);
    assert_eq!(game.positions().count(), 121);
    assert_eq!(game.position(60), Some(expected[60].0));
    assert_eq!((game.position(120), game.position(121)), (Some(*game.state()), None));
}

#[test]
fn redo_gives_the_events_and_the_position_back() {
    let mut game = new_game();
    let mut undone = 0;
    for number in 0..150 {
        let (before, played) = (*game.state(), choose(&game, number));
        let events = game.play(played).unwrap();
        let after = *game.state();
        if game.can_undo() {
            assert_eq!((game.undo(), *game.state()), (Some(played), before));
            assert!(game.can_redo() && game.redo_count() == 1);
            assert_eq!((game.redo(), *game.state()), (Some((played, events)), after));
            undone += 1;
        } else {
            assert_eq!((game.undo(), game.undo_count()), (None, 0));
        }
    }
    assert!(undone > 50, "{undone}");
}

#[test]
fn another_move_forgets_the_undone_ones_but_a_refused_one_does_not() {
    let mut game = new_game();
    game.play("tower t2".parse().unwrap()).unwrap();
    game.undo().unwrap();
    game.play(Move::End).unwrap_err();
    assert!(game.can_redo());
    game.play("tower t1".parse().unwrap()).unwrap();
    assert_eq!((game.can_redo(), game.redo()), (false, None));
}

#[test]
fn a_move_that_reveals_something_or_ends_the_turn_cannot_be_undone() {
    let mut game = new_game();
    let (mut reveals, mut turns) = (0, 0);
    for number in 0..150 {
        let events = game.play(choose(&game, number)).unwrap();
        let revealed = events.iter().any(|event| event.reveals());
        let next_turn = events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
        reveals += usize::from(revealed);
        turns += usize::from(next_turn);
        assert!(!(revealed || next_turn) || !game.can_undo());
    }
    assert!(reveals > 5 && turns > 5, "{reveals} {turns}");
}

#[test]
fn truncating_goes_back_over_reveals_and_turns() {
    let mut game = new_game();
    let positions = play_on(&mut game, 150);
    let moves = game.record().moves.clone();
    let mut undone = game.truncate(100);
    undone.reverse();
    assert_eq!((*game.state(), &undone[..]), (positions[100], &moves[100..]));
    assert!(!game.can_redo());
    // Undo is as it was there.
    let fresh = Game::replay(game.state().edition(), game.record()).unwrap();
    assert_eq!(game.undo_count(), fresh.undo_count());
    assert_eq!(game.truncate(100), []);
    assert_eq!(game.truncate(0).len(), 100);
    assert_eq!(*game.state(), positions[0]);
}

#[test]
fn a_record_with_an_illegal_move_does_not_replay() {
    let mut record = new_game().record().clone();
    record.moves = vec!["tower t2".parse().unwrap(), "wand 1".parse().unwrap()];
    let error = Game::replay(Edition::classic(), &record).unwrap_err();
    assert!(matches!(error, ReplayError::Move { number: 1, .. }), "{error:?}");
    assert!(error.to_string().starts_with("Move 2, wand 1, is refused: "), "{error}");
}

#[test]
fn a_forced_move_is_the_only_legal_one() {
    let mut game = new_game();
    play_on(&mut game, 150);
    let forced: Vec<bool> = game.moves().map(|played| played.is_forced()).collect();
    let expected: Vec<bool> =
        game.positions().take(150).map(|state| state.legal_moves().len() == 1).collect();
    assert_eq!(forced, expected);
    assert!(forced.contains(&true) && forced.contains(&false));
}

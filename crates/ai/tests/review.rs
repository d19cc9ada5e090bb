//! Reviews: they find what went wrong, always in the same way, and from what the player could know.

use witchstone_ai::review::{Review, Reviewed, Settings};
use witchstone_ai::{Bot, Level};
use witchstone_rules::{Deal, Edition, FullMoon, Move, Options, Phase, Player, Record, Seed, State};

fn deal(options: Options, seed: u64) -> Record {
    let deal = Deal::shuffled(Edition::classic(), &options, &mut Seed::new(seed));
    Record { options, deal, moves: vec![] }
}

/// A game between Wizards up to the end of a round, in which one turn is played by somebody else.
fn game(options: Options, seed: u64, rounds: u8, mut meddle: impl FnMut(&State) -> Option<Move>) -> Record {
    let mut record = deal(options, seed);
    let mut state = record.start(Edition::classic()).unwrap();
    let mut bot = Bot::new(Level::Wizard, seed);
    while !state.is_over() && state.table().round() <= rounds {
        let chosen = meddle(&state).or_else(|| bot.choose(&state.view(Some(state.player()))));
        let chosen = chosen.expect("it is this seat's decision");
        state.play(chosen).unwrap();
        record.moves.push(chosen);
    }
    record
}

fn review(record: Record) -> Review {
    let mut review = Review::new(Edition::classic(), record, Settings::new(Level::Wizard)).unwrap();
    while review.step().is_some() {}
    review
}

/// Gives everything up that can be given up.
fn give_up(state: &State) -> Option<Move> {
    let moves = state.legal_moves();
    let given_up = moves.iter().find(|played| matches!(played, Move::End | Move::Decline));
    given_up.or(moves.first()).copied()
}

#[test]
fn a_turn_given_away_is_the_largest_mistake() {
    for (options, seed) in [(Options::new(2), 5), (Options::new(3), 6)] {
        let bad = |state: &State| {
            let meddled = state.table().round() == 4 && state.player() == Player::new(1);
            if meddled { give_up(state) } else { None }
        };
        let review = review(game(options, seed, 6, bad));
        let worst = review.mistakes(1)[0];
        assert_eq!((worst.player, worst.round), (Player::new(1), 4), "{worst:?}");
        assert!(worst.loss > 5.0 && worst.win_probability_lost > 0.05, "{worst:?}");
        let better = worst.better.as_ref().expect("there was something better");
        assert!(better.from >= worst.from && !better.advice.moves.is_empty());
        let players = review.players();
        let least = players.iter().min_by(|a, b| a.accuracy.total_cmp(&b.accuracy)).unwrap();
        assert_eq!(least.player, Player::new(1), "{players:?}");
        assert!(players.iter().all(|player| (0.0..=100.0).contains(&player.accuracy)));
    }
}

#[test]
fn every_move_belongs_to_one_turn_and_nothing_is_lost_by_the_best_one() {
    let all = Options {
        grandmasters: true,
        big_witch: true,
        ingredients: true,
        full_moon: FullMoon::Choose,
        secret_scrolls: true,
        ..Options::new(4)
    };
    let record = game(all, 9, 3, |_| None);
    let moves = record.moves.clone();
    let review = review(record);
    assert_eq!(review.progress(), (moves.len(), moves.len()));
    let played: Vec<Move> = review.turns().iter().flat_map(|turn| turn.moves.clone()).collect();
    assert_eq!(played, moves);
    for turn in review.turns() {
        assert!(turn.loss >= 0.0 && turn.win_probability_lost >= 0.0, "{turn:?}");
        assert!((0.0..=1.0).contains(&turn.win_probability), "{turn:?}");
        assert_eq!(turn.better.is_none(), turn.loss == 0.0, "{turn:?}");
    }
    let exact = review.turns().iter().filter(|turn| turn.loss < 1.0).count();
    assert!(2 * exact > review.turns().len(), "a Wizard agrees with itself most of the time");
}

#[test]
fn the_same_settings_give_the_same_review_on_any_number_of_threads() {
    let record = game(Options::new(2), 3, 2, |_| None);
    let turns = |threads| -> Vec<Reviewed> {
        let settings = Settings { nodes: 3_000, threads, ..Settings::new(Level::Grandmaster) };
        let mut review = Review::new(Edition::classic(), record.clone(), settings).unwrap();
        while review.step().is_some() {}
        review.turns().to_vec()
    };
    assert_eq!(turns(1), turns(1));
    assert_eq!(turns(1), turns(3));
}

/// What was hidden from a player changes nothing in what is said about a turn, but for the luck of its draws.
#[test]
fn i3_what_is_hidden_changes_no_verdict() {
    let mut record = game(Options::new(3), 12, 3, |_| None);
    let mut state = record.start(Edition::classic()).unwrap();
    let last = record.moves.len();
    let mut begin = 0;
    for (at, &played) in record.moves.iter().enumerate() {
        if state.table().phase == Phase::TurnStart {
            begin = at;
        }
        state.play(played).unwrap();
    }
    record.moves.truncate(begin + 1);
    assert!(begin < last);
    // The last turn stops after its tile was laid: nothing was revealed in it. The others' hands are sampled again.
    let mut other = record.clone();
    let mut before = record.start(Edition::classic()).unwrap();
    record.moves[..begin].iter().for_each(|&played| before.apply_unchecked(played, &mut ()));
    let me = before.player();
    let rival = before.table().players().find(|&player| player != me).unwrap();
    let taken = usize::from(before.table().areas[rival].turns) + before.hand(rival).tiles.len();
    let supply = &mut other.deal.tiles[rival];
    supply[taken..].rotate_left(1);
    let verdict = |record: Record| {
        let turn = review(record).turns().last().unwrap().clone();
        (turn.lead, turn.loss, turn.better, turn.luck)
    };
    assert_eq!(verdict(record), verdict(other));
}

#[test]
fn a_record_with_a_refused_move_is_refused() {
    let mut record = game(Options::new(2), 3, 1, |_| None);
    record.moves[2] = Move::Wand(3);
    let error = Review::new(Edition::classic(), record, Settings::new(Level::Witch)).err().unwrap();
    assert!(error.to_string().starts_with("Move 3, wand 3, is refused: "), "{error}");
}

#[test]
fn a_review_that_goes_on_after_passing_turns_tells_the_same_of_the_rest() {
    let record = game(Options::new(2), 8, 2, |_| None);
    let whole = review(record.clone());
    let mut rest = Review::new(Edition::classic(), record, Settings::new(Level::Wizard)).unwrap();
    for _ in 0..4 {
        assert!(rest.pass());
    }
    while rest.step().is_some() {}
    assert_eq!(rest.turns(), &whole.turns()[4..]);
    assert!(!rest.pass());
}

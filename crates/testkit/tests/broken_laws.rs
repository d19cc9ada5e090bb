//! Each law sees what breaks it: a law that never fails is none.

use witchstone_rules::{
    Area, BySeat, Connection, Deal, Edition, Event, Hand, Move, MoveList, Options, Player, Record,
    SplitMix64, State, Table,
};
use witchstone_testkit::laws::*;
use witchstone_testkit::{play_random, random_deal};

const YELLOW: Player = Player::new(0);
const RED: Player = Player::new(1);

/// A game in its middle, with all of the expansion.
fn middle() -> (State, Deal) {
    let options = Options { ingredients: true, grandmasters: true, big_witch: true, ..Options::new(3) };
    let deal = random_deal(Edition::classic(), &options, 5);
    let start = State::new(Edition::classic(), options, &deal).unwrap();
    let mut found = None;
    play_random(start, 5, |state, _, _| {
        if state.table().areas[YELLOW].turns == 6 && found.is_none() {
            found = Some(*state);
        }
    });
    (found.expect("every game has a sixth turn"), deal)
}

fn legal(state: &State) -> MoveList {
    state.legal_moves()
}

#[track_caller]
fn breaks(law: Law, words: &str) {
    let fault = law.expect_err("the law holds");
    assert!(fault.0.contains(words), "{fault:?} does not say {words:?}");
}

/// The law of conservation in a position that was changed by hand.
#[track_caller]
fn lost(words: &str, change: impl FnOnce(&mut Table, &mut BySeat<Hand>)) {
    let (state, deal) = middle();
    assert_eq!(everything_is_somewhere_once(&state, &deal), Ok(()));
    breaks(everything_is_somewhere_once(&state.edited(change), &deal), words);
}

#[track_caller]
fn lost_by_yellow(words: &str, change: impl FnOnce(&mut Area)) {
    lost(words, |table, _| change(&mut table.areas[YELLOW]));
}

#[test]
fn nothing_gets_lost_unseen() {
    lost_by_yellow("Energy units", |area| area.energy += 1);
    lost_by_yellow("Witches", |area| area.witches += 1);
    lost_by_yellow("Crystals", |area| area.crystals_aside += 1);
    lost_by_yellow("Scrolls", |area| area.scrolls += 1);
    lost_by_yellow("special", |area| area.specials += 1);
    lost_by_yellow("chips", |area| area.chips[2] += 1);
    lost_by_yellow("power tiles", |area| area.power_tiles ^= 1);
    lost_by_yellow("owl tiles", |area| area.owls[0] ^= 1);
    lost("chips", |table, _| table.table_chips[6] += 1);
    lost("owl tiles", |table, _| table.owls_left[1] -= 1);
    lost("Scrolls", |table, _| table.scrolls_left -= 1);
    lost("special", |table, _| table.specials[0] = None);
    lost("hex tiles", |_, hands| hands[RED].tiles.0 &= hands[RED].tiles.0 - 1);
    lost("Scrolls", |_, hands| hands[RED].scrolls.spells[0] += 1);
    lost("rack", |table, _| table.bottom += 1);
    lost("cell", |table, _| {
        let cauldron = &mut table.areas[YELLOW].cauldron;
        cauldron.empty.insert(cauldron.all_crystals().first().unwrap());
    });
}

#[test]
fn another_deal_is_seen() {
    let (state, deal) = middle();
    let mut other = deal.clone();
    let drawn = other.scrolls.len() - state.table().scrolls_left as usize;
    other.scrolls.swap(0, drawn);
    breaks(everything_is_somewhere_once(&state, &other), "Scrolls");
    let mut other = deal;
    other.tiles[YELLOW].rotate_left(8);
    breaks(everything_is_somewhere_once(&state, &other), "hex tile");
}

#[track_caller]
fn wrong(words: &str, change: impl FnOnce(&mut Table)) {
    let (state, _) = middle();
    assert_eq!(what_is_derived_is_right(&state), Ok(()));
    breaks(what_is_derived_is_right(&state.edited(|table, _| change(table))), words);
}

#[test]
fn what_is_kept_wrong_is_seen() {
    wrong("left the Wand", |table| table.areas[YELLOW].wand = 23);
    wrong("off the Pentagram", |table| table.areas[YELLOW].pentagram = 15);
    wrong("Witchstone", |table| table.witchstone_taken += 1);
    wrong("score", |table| table.areas[RED].score = 10_000);
    wrong("joined to the tower", |table| {
        // A connection far from everything that is Yellow's.
        let free = (0..40).map(Connection::from_index).find(|connection| {
            let taken = table.taken_connections();
            let ends = table.edition.ball.ends(*connection);
            !taken.contains(*connection) && (ends & table.areas[YELLOW].network).is_empty()
        });
        table.areas[YELLOW].completed.insert(free.expect("a connection is free"));
    });
    wrong("of another", |table| {
        let taken = table.areas[RED].completed.iter().next().expect("Red has a connection");
        table.areas[YELLOW].begun = Some((taken, 1));
    });
}

#[test]
fn doubled_and_missing_offers_are_seen() {
    let (state, deal) = middle();
    let mut moves = legal(&state);
    assert_eq!(offers_are_different(&state, &moves), Ok(()));
    let last = moves[moves.len() - 1];
    moves.push(last);
    breaks(offers_are_different(&state, &moves), "offered twice");
    breaks(offers_are_different(&state, &MoveList::new()), "no move is offered");
    let other_deal = random_deal(state.edition(), &state.table().options, 6);
    breaks(offers_apply(&state, &legal(&state)[..1], &other_deal), "after ");
    assert_eq!(offers_apply(&state, &legal(&state)[..1], &deal), Ok(()));
}

#[test]
fn what_is_played_without_an_offer_is_seen() {
    let (state, _) = middle();
    let mut rng = SplitMix64::new(1);
    breaks(nothing_else_is_playable(&state, &MoveList::new(), &mut rng, 20_000), "not offered, but played");
    let mut odd = legal(&state);
    odd.push(Move::Wand(77));
    breaks(nothing_else_is_playable(&state, &odd, &mut rng, 0), "not among all moves");
}

#[test]
fn points_out_of_nowhere_are_seen() {
    let (state, _) = middle();
    breaks(points_add_up(&state, &[]), "points of");
    breaks(the_sheet_adds_up(&state, &[]), "player");
}

#[test]
fn a_game_that_does_not_replay_is_seen() {
    let (state, deal) = middle();
    let record = Record { options: state.table().options, deal, moves: vec![] };
    breaks(the_moves_lead_here_again(&record, &state), "another state");
    let start = record.start(Edition::classic()).unwrap();
    assert_eq!(the_moves_lead_here_again(&record, &start), Ok(()));
    let refused = Record { moves: vec![Move::End], ..record };
    breaks(the_moves_lead_here_again(&refused, &start), "is refused the second time");
}

#[test]
fn an_unfinished_game_is_seen() {
    let (state, _) = middle();
    breaks(every_turn_was_taken(&state, &[]), "not over");
    let end = play_random(state, 1, |_, _, _| ());
    breaks(every_turn_was_taken(&end, &[Event::GameEnded]), "turns");
}

#[test]
fn views_that_show_too_much_are_seen() {
    let (state, _) = middle();
    let mut rng = SplitMix64::new(2);
    assert_eq!(views_hide_what_is_hidden(&state, &legal(&state), &mut rng), Ok(()));
    breaks(views_hide_what_is_hidden(&state, &MoveList::new(), &mut rng), "legal moves that are shown");
}

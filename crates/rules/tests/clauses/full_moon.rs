//! N · Full Moon module 2: The power of the full moon.

use witchstone_rules::{Edition, FullMoon, MoonAbility, MoveList, Options, Phase, State, Symbol};
use witchstone_testkit::Stage;

use crate::new_game;

/// Plays first moves until the cards are to be chosen or have been dealt.
fn at_the_cards(options: Options) -> (State, Vec<Symbol>) {
    let (mut state, deal) = new_game(options);
    let mut moves = MoveList::new();
    while matches!(state.table().phase, Phase::Towers | Phase::TowerBonus) {
        moves.clear();
        state.legal(&mut moves);
        state.play(moves[0]).unwrap();
    }
    (state, deal.moons)
}

fn offered(state: &State) -> Vec<String> {
    let moves = state.legal_moves();
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

fn choices(cards: &[Symbol]) -> Vec<String> {
    let mut texts: Vec<String> = cards.iter().map(|card| format!("moon {card}")).collect();
    texts.sort();
    texts
}

#[test]
fn n1_each_draws_two_keeps_one_and_puts_the_other_under_the_pile() {
    let (mut state, pile) = at_the_cards(Options { full_moon: FullMoon::Choose, ..Options::new(4) });
    let mut keep = |expected: [Symbol; 2]| {
        assert_eq!(offered(&state), choices(&expected));
        state.play(format!("moon {}", expected[0]).parse().unwrap()).unwrap();
    };
    keep([pile[0], pile[1]]);
    keep([pile[2], pile[3]]);
    keep([pile[4], pile[5]]);
    // The fourth player draws what went under the pile first.
    keep([pile[1], pile[3]]);
    let kept: Vec<Option<Symbol>> = state.table().areas.0.iter().map(|area| area.moon).collect();
    assert_eq!(kept, [Some(pile[0]), Some(pile[2]), Some(pile[4]), Some(pile[1])]);
    assert_eq!((state.player().index(), state.table().phase), (0, Phase::TurnStart));
}

#[test]
fn n1_or_cards_are_dealt_or_drafted() {
    let (dealt, pile) = at_the_cards(Options { full_moon: FullMoon::Deal, ..Options::new(3) });
    let kept: Vec<Option<Symbol>> = dealt.table().areas.0.iter().map(|area| area.moon).collect();
    assert_eq!(kept, [Some(pile[0]), Some(pile[1]), Some(pile[2]), None]);
    assert_eq!(dealt.table().phase, Phase::TurnStart);
    let (mut draft, _) = at_the_cards(Options { full_moon: FullMoon::Draft, ..Options::new(3) });
    let mut left = Symbol::ALL.to_vec();
    for card in [Symbol::Wand, Symbol::Energy, Symbol::Scroll] {
        assert_eq!(offered(&draft), choices(&left));
        draft.play(format!("moon {card}").parse().unwrap()).unwrap();
        left.retain(|&other| other != card);
    }
    assert_eq!(draft.table().phase, Phase::TurnStart);
}

/// Yellow at the start of a turn with this card and tile.
fn with_card(ability: MoonAbility, tile: &str, given: &str) -> Stage {
    let moons = &Edition::classic().moons;
    let card = Symbol::ALL.into_iter().find(|&card| moons[card] == ability).expect("a card for each ability");
    Stage::set(&format!(
        "players yellow red
         options full_moon=deal
         deal specials energy/witch wand/scroll energy/wand pentagram/crystal
         hand yellow {tile}
         given turn = yellow 1
         given yellow tower = t0
         given red tower = t3
         given table = energy points
         given yellow moon = {card}
         {given}"
    ))
}

#[test]
fn n2_one_ability_once_a_turn() {
    // The card with the chip ability has Crystal on its left side.
    let mut stage = with_card(
        MoonAbility::Chip,
        "crystal/scroll energy/crystal",
        "given yellow crystal 2,-1 = 3,-1\n given yellow crystal 1,1 = 2,1",
    );
    stage.play("lay crystal/scroll -1,0 -1,1");
    assert_eq!(stage.offered("start"), ["start crystal", "start crystal +moon", "start scroll"]);
    stage.play("start crystal +moon");
    stage.expect("batch = crystal 2");
    // Used on the left side, it does nothing on the right side this turn.
    stage.play("crystal 3,-1 out crystal; shelve crystal chip energy");
    assert_eq!(stage.offered("use"), ["use chip energy"]);
    stage.play("end; end; scroll 1");
    stage.expect("turn = red 1");
    // In the next turn it can be used again, this time on the right side.
    stage.give("turn = yellow 2");
    stage.give("table = energy points");
    stage.play("lay energy/crystal 1,0 0,1; start crystal; crystal 2,1 out wand; shelve wand chip energy");
    assert_eq!(stage.offered("use"), ["use chip energy", "use chip energy +moon"]);
}

#[test]
fn n3_the_left_side_adds_an_action_to_its_type() {
    // Scroll on the right side is the card with Energy on the left one.
    let mut first = with_card(MoonAbility::Scroll, "energy/wand", "");
    first.play("lay energy/wand 1,0 0,1");
    assert_eq!(first.offered(""), ["start energy", "start energy +moon", "start wand"]);
    first.play("start energy +moon");
    first.expect("batch = energy 2");
    let mut second = with_card(MoonAbility::Scroll, "energy/wand", "");
    second.play("lay energy/wand 1,0 0,1; start wand; wand 1");
    assert_eq!(second.offered(""), ["begin", "begin +moon"]);
    second.play("begin");
    second.expect("batch = energy 1");
    second.expect("yellow moon-used = no");
    // Another tile has nothing of it, and a bonus of the type neither.
    let mut other = with_card(MoonAbility::Scroll, "witch/wand", "");
    other.play("lay witch/wand 1,0 0,1");
    assert_eq!(other.offered(""), ["start wand", "start witch"]);
}

#[test]
fn n4_wand_one_dark_space_as_if_first() {
    let mut behind =
        with_card(MoonAbility::Wand, "energy/wand", "given yellow wand = 1\n given red wand = 9");
    behind.play("lay energy/wand 1,0 0,1; start wand; wand 1");
    assert_eq!(behind.offered("use"), ["use wand crystal", "use wand crystal +moon"]);
    behind.play("use wand crystal +moon");
    behind.expect("batch = crystal 2");
    // Who is first anyway is not asked.
    let mut first = with_card(MoonAbility::Wand, "energy/wand", "given yellow wand = 1");
    first.play("lay energy/wand 1,0 0,1; start wand; wand 1");
    assert_eq!(first.offered("use"), ["use wand crystal"]);
}

#[test]
fn n4_scroll_positions_from_the_top_that_the_plain_action_does_not_reach() {
    let cells = ["0,-2", "1,-3", "2,-3", "-1,-2"];
    for (covered, from_top) in [(0, 2), (1, 3), (2, 2), (3, 1), (4, 0)] {
        let given = if covered == 0 {
            String::new()
        } else {
            format!("given yellow cell {} = scroll", cells[..covered].join(" "))
        };
        let mut stage = with_card(MoonAbility::Scroll, "witch/scroll", &given);
        let lay = if covered == 0 { "lay witch/scroll 0,-1 0,-2" } else { "lay witch/scroll -1,0 0,-1" };
        stage.play(&format!("{lay}; start scroll"));
        let actions = covered.max(1) + 2 - usize::from(covered == 0);
        stage.expect(&format!("batch = scroll {actions}"));
        let plain: Vec<String> = (1..=actions).map(|position| format!("scroll {position}")).collect();
        let offered = stage.offered("scroll");
        let (top, below): (Vec<String>, Vec<String>) =
            offered.into_iter().partition(|text| text.ends_with("+moon"));
        assert_eq!(below, plain);
        let expected: Vec<String> = (1..=from_top).map(|count| format!("scroll {count} +moon")).collect();
        assert_eq!(top, expected, "{actions} actions");
    }
}

#[test]
fn n4_scroll_takes_the_one_counted_from_the_top() {
    let mut stage = with_card(MoonAbility::Scroll, "witch/scroll", "");
    let before: Vec<_> = stage.state().table().display.iter().collect();
    stage.play("lay witch/scroll 0,1 1,0; start scroll; scroll 1 +moon");
    let after: Vec<_> = stage.state().table().display.iter().collect();
    assert_eq!(before[..5], after[..5]);
    stage.expect("yellow scrolls = 1");
    stage.expect("yellow moon-used = yes");
}

#[test]
fn n4_pentagram_any_displayed_special_tile() {
    let mut stage = with_card(MoonAbility::Pentagram, "energy/pentagram", "given yellow pentagram = 7");
    stage.play("lay energy/pentagram 1,0 0,1; start pentagram");
    assert_eq!(stage.offered("step"), ["step", "step +moon energy/wand", "step +moon energy/witch"]);
    stage.play("step +moon energy/witch");
    stage.expect("pending = special energy/witch");
    stage.expect("special 1 = pentagram/crystal");
    stage.expect("special 2 = wand/scroll");
    // Not on a space without a tile, and not on other spaces.
    let nothing_to_swap = "given yellow pentagram = 7\n given special 2 = none\n given specials-left = 0";
    for given in [nothing_to_swap, "given yellow pentagram = 4", "given yellow pentagram = 2"] {
        let mut plain = with_card(MoonAbility::Pentagram, "energy/pentagram", given);
        plain.play("lay energy/pentagram 1,0 0,1; start pentagram");
        assert_eq!(plain.offered("step"), ["step"]);
    }
}

#[test]
fn n4_witch_one_run_of_one_other_colour_costs_one() {
    let given = "given yellow lying = 1
        given yellow built = t0-v0
        given red built = c3-v0 t3-c3 t3-v3";
    let targets = |ability| {
        let mut stage = with_card(ability, "energy/witch", given);
        stage.play("lay energy/witch 1,0 2,0; start witch");
        stage.expect("batch = witch 2");
        stage.offered("witch")
    };
    assert_eq!(targets(MoonAbility::Wand), ["witch c3", "witch lay", "witch v0"]);
    // Castle 3 costs 2 either way; the tower and village 3 behind it cost 2 with the card only.
    assert_eq!(
        targets(MoonAbility::Witch),
        ["witch c3", "witch lay", "witch t3 +moon", "witch v0", "witch v3 +moon"]
    );
}

#[test]
fn n4_witch_the_run_is_of_one_colour_and_unbroken() {
    let mut stage = Stage::set(
        "players yellow red blue
         options full_moon=deal
         hand yellow energy/witch
         given turn = yellow 1
         given yellow moon = scroll
         given yellow tower = t0
         given red tower = t3
         given blue tower = t2
         given yellow lying = 1
         given red built = t0-f0 f0-c3
         given blue built = c3-v0 v0-c0
         given chip c0 = none
         given yellow cell 2,0 = witch",
    );
    stage.play("lay energy/witch 0,1 1,0; start witch");
    stage.expect("batch = witch 3");
    // Red to castle 3 in one run costs 1, then each of Blue's connections: castle 0 for 3.
    assert_eq!(stage.offered("witch c0"), ["witch c0 +moon"]);
    stage.play("witch c0 +moon");
    stage.expect("batch = energy 1");
    stage.expect("yellow standing = c0");
}

#[test]
fn n4_chip_one_action_or_point_more() {
    let given = "given yellow built = t0-v0 t0-f0
        given chip v0 = scroll
        given chip f0 = points
        given yellow lying = 1";
    let mut action = with_card(MoonAbility::Chip, "energy/witch", given);
    action.play("lay energy/witch 0,1 1,0; start witch");
    assert_eq!(action.offered("witch"), ["witch f0", "witch f0 +moon", "witch lay", "witch v0"]);
    action.play("witch v0");
    assert_eq!(action.offered("use"), ["use chip scroll", "use chip scroll +moon"]);
    action.play("use chip scroll +moon");
    action.expect("batch = scroll 2");
    let mut points = with_card(MoonAbility::Chip, "energy/witch", given);
    points.play("lay energy/witch 0,1 1,0; start witch; witch f0 +moon");
    points.expect("yellow score = 6");
}

#[test]
fn n4_crystal_one_action_or_point_more() {
    for (shelf, pending, score) in [
        ("shelve wand +moon", "vial wand x3", 0),
        ("shelve wand chip energy +moon", "chip energy x2", 0),
        ("shelve wand chip points +moon", "none", 4),
        ("shelve wand", "vial wand x2", 0),
    ] {
        let mut stage = with_card(MoonAbility::Crystal, "crystal/scroll", "given yellow crystal 1,1 = 2,1");
        stage.play("lay crystal/scroll -1,0 -1,1; start crystal; crystal 2,1 out wand");
        stage.play(shelf);
        stage.expect(&format!("pending = {pending}"));
        stage.expect(&format!("yellow score = {score}"));
    }
    // The Black Crystal's two and the card's one are added up.
    let mut black = with_card(MoonAbility::Crystal, "crystal/scroll", "given yellow crystal 0,0 = 2,1");
    black.play("lay crystal/scroll -1,0 -1,1; start crystal; crystal 2,1 out wand; shelve black wand +moon");
    black.expect("pending = vial wand x5");
}

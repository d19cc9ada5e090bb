//! A script that is wrong, or asserts what is not so, fails with its file and line.

use witchstone_testkit::Script;

const HEAD: &str = "title A test
clauses T2
players yellow red
hand yellow energy/witch
given turn = yellow 1
given yellow tower = t0
";

fn fault(text: &str) -> String {
    let script = Script::parse("a.ws", text).and_then(|script| script.run().map(|_| script));
    script.expect_err("the script runs").to_string()
}

#[track_caller]
fn fails(lines: &str, line: usize, words: &str) {
    let found = fault(&format!("{HEAD}{lines}\n"));
    assert!(found.starts_with(&format!("a.ws:{line}: ")), "{found}");
    assert!(found.contains(words), "{found}");
}

#[test]
fn assertions_that_do_not_hold_fail() {
    fails("expect yellow score = 1", 7, "expected score = 1, but it is 0");
    fails("expect turn = red 1", 7, "but it is yellow 1");
    fails("legal step", 7, "\"step\" is not legal");
    fails("illegal lay energy/witch 1,0 0,1", 7, "is legal");
    fails("offered discard = discard energy/witch", 7, "offered are: ");
    fails("refused lay energy/witch 1,0 0,1 : cell-taken 1,0 (T2)", 7, "it was not refused");
    fails("refused step : cell-taken 1,0 (T2)", 7, "the reason is `other-decision turn-start (T2)`");
    fails("refused step :", 7, "the reason is `other-decision turn-start (T2)`");
    fails(
        "play lay energy/witch 1,0 0,1\nexpect phase = order\nexpect yellow cell 1,0 0,1 = energy",
        9,
        "energy witch",
    );
}

#[test]
fn moves_that_cannot_be_played_fail() {
    fails("play step", 7, "other-decision turn-start (T2); legal are: lay energy/witch");
    fails("play red: lay energy/witch 1,0 0,1", 7, "it is the turn of yellow");
    fails("play green: step", 7, "nobody is called \"green\"");
    fails("play hop", 7, "\"hop\" is not a move");
}

#[test]
fn a_script_has_to_assert_something() {
    fails("play lay energy/witch 1,0 0,1", 7, "the script asserts nothing");
    assert!(fault("title A\nclauses T2\nplayers yellow red\n").contains("asserts nothing"));
    assert!(fault("").contains("no `players` line"));
}

#[test]
fn words_that_mean_nothing_fail() {
    fails("wish yellow score = 1", 7, "no line begins with \"wish\"");
    fails("given yellow luck = 3", 7, "\"yellow luck\" is not a fact");
    fails("given yellow score 3", 7, "a fact looks like");
    fails("given yellow score = much", 7, "is not a number");
    fails("given yellow cell 0,0 = wand", 7, "0,0 is not empty: black");
    fails("given yellow crystal 1,0 = 0,1", 7, "no Crystal is on 1,0");
    fails("given yellow crystal 1,1 = 2,-1", 7, "cannot go to");
    fails("given yellow built = t0-t1", 7, "is no connection");
    fails("given yellow hand = energy/witch", 7, "hand cannot be given");
    fails(
        "given yellow built = t0-stone t0-c0 t0-f0 t0-f1 f0-v0 v0-c0 t1-stone t2-stone t3-stone",
        7,
        "not enough Energy units",
    );
    fails("options ingredients", 7, "belongs into the head");
}

#[test]
fn heads_that_are_wrong_fail() {
    let head = |line: &str| {
        fault(&format!("title A\nclauses T2\nplayers yellow red\n{line}\nexpect phase = tower\n"))
    };
    assert_eq!(head("options flying"), "a.ws:4: \"flying\" is not an option of the game");
    assert_eq!(
        head("options handicaps=1"),
        "a.ws:4: handicaps is one level of 0 to 3 for each of the 2 players"
    );
    assert_eq!(head("hand green energy/witch"), "a.ws:4: nobody is called \"green\"");
    assert_eq!(head("deal broom = f0"), "a.ws:4: \"broom\" is not dealt");
    assert_eq!(head("deal chip stone = energy"), "a.ws:5: the Witchstone has no chip");
    assert_eq!(head("deal table energy energy energy energy"), "a.ws:5: too many chips of energy");
    assert_eq!(head("deal scrolls prophecy doom"), "a.ws:5: \"prophecy doom\" is no Scroll");
    assert_eq!(head("players yellow red"), "a.ws:4: a second `players` line");
    assert_eq!(head("options big_witch"), "a.ws:5: big-witch-alone (G2)");
    assert_eq!(fault("title A\nplayers yellow red\n"), "a.ws:2: there is no `clauses` line");
    assert_eq!(
        fault("title A\nclauses T2\nplayers yellow yellow\n"),
        "a.ws:3: two players are called yellow"
    );
    assert_eq!(fault("title A\nclauses T2\nplayers yellow\n"), "a.ws:3: 1 players cannot play");
}

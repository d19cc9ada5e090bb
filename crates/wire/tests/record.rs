//! The record format: equal games are equal bytes, and errors are one sentence.

use serde_json::{Value, json};
use witchstone_rules::{Deal, Edition, FullMoon, Options, Record, Seed, State};
use witchstone_wire::{Editions, GameRecord, Outcome, TracedMove, TracedRecord, edition_hash};

const EVERYTHING: Options = Options {
    grandmasters: true,
    big_witch: true,
    ingredients: true,
    full_moon: FullMoon::Choose,
    secret_scrolls: true,
    even_start: true,
    ..Options::new(3)
};

/// A game in which everybody takes the first move that is offered.
fn first_moves(options: Options) -> TracedRecord {
    let edition = Edition::classic();
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(8));
    let mut state = State::new(edition, options, &deal).unwrap();
    let (mut moves, mut trace) = (vec![], vec![]);
    while !state.is_over() {
        let legal = state.legal_moves();
        let mut texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        texts.sort();
        let player = state.player();
        moves.push(legal[0]);
        state.play(legal[0]).unwrap();
        let scores = options.seats().map(|seat| state.table().areas[seat].score).collect();
        trace.push(TracedMove { player, legal: texts, scores });
    }
    let record = Record { options, deal, moves };
    let outcome = Some(Outcome::of(&state));
    TracedRecord { game: GameRecord::new(edition, record, outcome), trace }
}

fn refusal(json: &Value) -> String {
    let error = TracedRecord::from_json(&json.to_string(), Edition::classic()).unwrap_err().to_string();
    assert!(error.ends_with('.') && !error.contains('\n'), "not one sentence: {error}");
    error
}

fn paper() -> Value {
    serde_json::from_str(&first_moves(Options::new(2)).game.to_json(Edition::classic())).unwrap()
}

fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut json = paper();
    change(&mut json);
    refusal(&json)
}

#[test]
fn reading_and_writing_are_inverse() {
    let edition = Edition::classic();
    for options in [Options::new(2), EVERYTHING, Options { full_moon: FullMoon::Draft, ..Options::new(4) }] {
        let game = first_moves(options);
        let (traced, plain) = (game.to_json(edition), game.game.to_json(edition));
        assert_eq!(TracedRecord::from_json(&traced, edition).unwrap(), game);
        assert_eq!(GameRecord::from_json(&plain, edition).unwrap(), game.game);
        assert_eq!(GameRecord::from_json(&traced, edition).unwrap(), game.game);
        assert_eq!(GameRecord::from_json(&plain, edition).unwrap().to_json(edition), plain);
    }
}

#[test]
fn keys_are_written_in_their_order() {
    let text = first_moves(EVERYTHING).to_json(Edition::classic());
    let keys = [
        "{\"format\":",
        "\"edition\":",
        "\"options\":{\"players\":",
        "\"handicaps\":",
        "\"big_witch\":",
        "\"grandmasters\":",
        "\"ingredients\":",
        "\"full_moon\":",
        "\"secret_scrolls\":",
        "\"even_start\":",
        "\"deal\":{\"chips\":{\"t0\":",
        "\"table\":",
        "\"scrolls\":",
        "\"specials\":",
        "\"tiles\":",
        "\"moons\":",
        "\"moves\":[{\"player\":",
        "\"move\":",
        "\"legal\":",
        "\"scores\":",
        "\"scores\":[{\"total\":",
        "\"board\":",
        "\"owls\":",
        "\"chips\":",
        "\"spells\":",
        "\"prophecies\":",
        "\"wand\":",
        "\"winners\":",
    ];
    let mut rest = &text[..];
    for key in keys {
        let at = rest.find(key).unwrap_or_else(|| panic!("{key} does not come next"));
        rest = &rest[at + key.len()..];
    }
}

#[test]
fn an_unfinished_game_has_no_result() {
    let edition = Edition::classic();
    let mut game = first_moves(Options::new(2)).game;
    game.record.moves.truncate(3);
    game.outcome = None;
    let text = game.to_json(edition);
    assert!(text.ends_with("\"scores\":[],\"winners\":[]}"));
    assert_eq!(GameRecord::from_json(&text, edition).unwrap(), game);
}

#[test]
fn options_that_are_left_out_are_off() {
    let mut json = paper();
    json["options"] = json!({"players": 2});
    assert_eq!(
        TracedRecord::from_json(&json.to_string(), Edition::classic()).unwrap().game.record.options,
        Options::new(2)
    );
}

#[test]
fn a_newer_or_damaged_record_says_what_to_do() {
    let read = |text: &str| TracedRecord::from_json(text, Edition::classic());
    let mut newer = paper();
    newer["format"] = "witchstone-record/3".into();
    assert_eq!(
        read(&newer.to_string()).unwrap_err().to_string(),
        "The format \"witchstone-record/3\" is newer than this program, which reads up to \"witchstone-record/2\". \
         Use a newer program."
    );
    let whole = paper().to_string();
    assert_eq!(
        read(&whole[..whole.len() / 2]).unwrap_err().to_string(),
        "The record is cut off before its end."
    );
    assert_eq!(read("").unwrap_err().to_string(), "The record is empty.");
    assert!(read(&format!("\u{feff}{whole}")).is_ok(), "a byte order mark is skipped");
}

#[test]
fn errors_are_one_sentence() {
    let message = |change: fn(&mut Value)| changed(change);
    let cases = [
        (
            message(|json| json["format"] = "x/2".into()),
            "The format \"x/2\" is unknown; it should be \"witchstone-record/2\" or older.",
        ),
        (
            message(|json| json["edition"] = "deluxe".into()),
            "The record is of edition \"deluxe\", not \"classic\".",
        ),
        (
            message(|json| json["options"]["full_moon"] = "new".into()),
            "\"new\" is not a way to deal Full-Moon cards.",
        ),
        (
            message(|json| json["options"]["handicaps"] = json!([0])),
            "There must be one handicap for each of 2 to 4 players.",
        ),
        (
            message(|json| json["options"]["handicaps"] = json!([0, 4])),
            "The options are not valid: handicap 4 (H2).",
        ),
        (message(|json| json["deal"]["table"][0] = "broom".into()), "\"broom\" is not a chip."),
        (
            message(|json| json["deal"]["specials"][0] = "witch/energy".into()),
            "\"witch/energy\" is not a tile.",
        ),
        (
            message(|json| json["deal"]["scrolls"][0] = "spell broom".into()),
            "\"spell broom\" is not a Scroll.",
        ),
        (message(|json| json["deal"]["tiles"] = json!([])), "The deal must have hex tiles for each player."),
        (message(|json| json["deal"]["chips"]["t0"] = "broom".into()), "The deal has no chip at t0."),
        (
            message(|json| json["deal"]["moons"] = json!(["energy"])),
            "The deal's Full-Moon cards are not those of this edition and its options.",
        ),
        (
            message(|json| json["moves"][1] = "fly".into()),
            "Move 2: \"fly\" is not a move; moves look like `lay energy/witch 3,-2 3,-1` or `witch f1`.",
        ),
        (
            message(|json| json["moves"][0] = json!({"player": 7, "move": "end", "legal": [], "scores": []})),
            "Move 1: there is no player 7.",
        ),
        (
            message(|json| json["moves"][0] = json!({"player": 0, "move": "end", "legal": [], "scores": []})),
            "Either every move lists its legal moves or none does.",
        ),
        (
            message(|json| json["winners"] = json!([5])),
            "Scores and winners must be of the players of this game.",
        ),
        (
            message(|json| json["scores"][0]["total"] = 999.into()),
            "A total of 999 is not the sum of its parts, ",
        ),
    ];
    for (message, expected) in cases {
        assert!(message.starts_with(expected), "{message}");
    }
}

#[test]
fn invalid_json_is_reported() {
    for json in [json!(5), json!([]), json!({}), json!("record")] {
        assert!(refusal(&json).starts_with("Not a record: "));
    }
    let message = changed(|json| json["moves"][0] = json!({"broom": 1}));
    let expected = "Not a record: a move is neither a text nor an object of player, move, legal and scores";
    assert!(message.starts_with(expected), "{message}");
    assert!(changed(|json| json["extra"] = 1.into()).starts_with("Not a record: unknown field `extra`"));
}

/// Foreign text is quoted, but never at any length.
#[test]
fn a_long_name_is_cut() {
    assert!(changed(|json| json["format"] = "x".repeat(1000).into()).len() < 200);
}

const LOPSIDED: &str = include_str!("../../rules/tests/editions/good/lopsided.toml");

fn start_on(edition: &Edition) -> GameRecord {
    let options = Options::new(2);
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(8));
    GameRecord::new(edition, Record { options, deal, moves: vec![] }, None)
}

#[test]
fn a_record_is_read_on_the_edition_that_it_names() {
    let mut editions = Editions::default();
    let lopsided = editions.add(LOPSIDED).unwrap();
    let classic = start_on(Edition::classic());
    let text = classic.to_json(Edition::classic());
    assert!(text.contains("\"edition\":\"classic\","), "the built-in edition has no hash");
    assert_eq!(GameRecord::on_its_edition(&text, &editions).unwrap(), (classic, Edition::classic()));
    let own = start_on(lopsided);
    let text = own.to_json(lopsided);
    let hash = edition_hash(&lopsided.id).unwrap();
    assert!(text.contains(&format!("\"edition\":\"lopsided-2@{hash}\",")), "{text}");
    let (read, edition) = GameRecord::on_its_edition(&text, &editions).unwrap();
    assert!(std::ptr::eq(edition, lopsided));
    assert_eq!(read, own);
    // Older programs wrote the id alone; such a record keeps its bytes.
    let older = text.replace(&lopsided.id, "lopsided-2");
    let (read, edition) = GameRecord::on_its_edition(&older, &editions).unwrap();
    assert!(std::ptr::eq(edition, lopsided));
    assert_eq!(read.to_json(edition), older);
}

#[test]
fn a_record_of_an_unknown_edition_is_refused_by_name() {
    let message =
        |text: &str, editions: &Editions| GameRecord::on_its_edition(text, editions).unwrap_err().to_string();
    let mut editions = Editions::default();
    let lopsided = editions.add(LOPSIDED).unwrap();
    let (text, hash) = (start_on(lopsided).to_json(lopsided), edition_hash(&lopsided.id).unwrap());
    let unknown = "The record is of the edition \"lopsided-2\", which this program does not know. \
                   Run it with --edition lopsided-2.toml.";
    assert_eq!(message(&text, &Editions::default()), unknown);
    assert_eq!(message(&text.replace(&lopsided.id, "lopsided-2"), &Editions::default()), unknown);
    let mut changed = Editions::default();
    let other = changed.add(&LOPSIDED.replace("energy_units = 12", "energy_units = 13")).unwrap();
    let other = edition_hash(&other.id).unwrap();
    let expected = format!("with the content {hash}, but this program has it with the content {other}.");
    assert!(message(&text, &changed).contains(&expected), "{}", message(&text, &changed));
    let long = text.replace(&lopsided.id, &"x@".repeat(10_000));
    assert!(message(&long, &editions).len() < 300);
    // Reading it on another edition is refused as well.
    let known = GameRecord::from_json(&text, changed.find("lopsided-2").unwrap()).unwrap_err().to_string();
    assert!(known.starts_with("The record is of edition \"lopsided-2@"), "{known}");
}

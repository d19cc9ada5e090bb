//! Places are called by names that people use: unique on every board, and never by coordinates or numbers from 0.

mod common;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use common::{cell, demand, every_language, play_by_chance, with_everything};
use witchstone_rules::{
    Cells, Connection, Edition, Event, Location, MAX_RADIUS, Move, MoveList, Options, Player, Refusal, State,
};
use witchstone_testkit::random_edition;
use witchstone_words::{Language, Words};

/// What the kinds of places are called in every language.
static KINDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let kinds = ["tower", "forest", "village", "castle"];
    let named = |words: &Words| kinds.map(|kind| words.format("place", &[("place", kind.into())]));
    every_language().iter().flat_map(named).collect()
});

/// Whether a text has a cell's coordinates, or the code or zero-based number of a location.
fn is_notation(text: &str) -> bool {
    let letters: Vec<char> = text.chars().collect();
    let is_word = |at: usize| letters.get(at).is_some_and(|letter| letter.is_alphanumeric());
    let coordinates =
        letters.windows(3).any(|it| it[0].is_ascii_digit() && it[1] == ',' && !it[2].is_whitespace());
    let code = (0..letters.len().saturating_sub(1)).any(|at| {
        let starts = at == 0 || !is_word(at - 1);
        starts
            && matches!(letters[at], 't' | 'f' | 'v' | 'c')
            && matches!(letters[at + 1], '0'..='3')
            && !is_word(at + 2)
    });
    let zero = KINDS.iter().any(|kind| text.contains(&format!("{kind} 0")));
    coordinates || code || zero
}

fn demand_names(text: &str, words: &Words) {
    demand(text, words, &"place");
    assert!(!is_notation(text), "{:?}: {text}", words.language());
}

#[test]
fn coordinates_and_numbers_from_0_are_noticed() {
    for text in ["moved from 1,-2 to 1,-3", "tower 0", "auf Wald 0", "Lay Energy on t0 – stone"] {
        assert!(is_notation(text), "{text}");
    }
    for text in [
        "2 points, and 1 action",
        "north forest – Witchstone",
        "11,5 Punkte im Schnitt".replace(',', " ").as_str(),
    ] {
        assert!(!is_notation(text), "{text}");
    }
}

fn names(words: &Words, edition: &Edition) -> Vec<String> {
    let connections = (0..edition.ball.connections.len()).map(Connection::from_index);
    let places: Vec<String> = Location::all().map(|location| words.location(edition, location)).collect();
    let titles: Vec<String> =
        Location::all().map(|location| words.location_title(edition, location)).collect();
    for texts in [&places, &titles] {
        assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), Location::COUNT, "{texts:?}");
    }
    places.into_iter().chain(connections.map(|connection| words.connection(edition, connection))).collect()
}

#[test]
fn every_place_of_every_board_has_a_name_of_its_own() {
    let languages = every_language();
    for seed in 0..400 {
        let edition = if seed == 0 { Edition::classic().clone() } else { random_edition(seed) };
        for words in &languages {
            let names = names(words, &edition);
            names.iter().for_each(|name| demand_names(name, words));
            assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
        }
    }
}

#[test]
fn every_cell_has_a_name_of_its_own() {
    for words in &every_language() {
        let cells = Cells::hexagon(MAX_RADIUS as u8);
        let names: BTreeSet<String> = cells.iter().map(|cell| words.cell(cell)).collect();
        assert_eq!(names.len(), cells.len() as usize, "{names:?}");
        names.iter().for_each(|name| demand_names(name, words));
    }
    let english = &every_language()[0];
    // As the Cauldron is drawn: q to the right, r to the lower right.
    for (q, r, name) in [
        (0, 0, "centre"),
        (1, 0, "inner ring, right corner"),
        (0, 2, "middle ring, lower right corner"),
        (1, 1, "middle ring, lower right"),
        (-1, 2, "middle ring, bottom"),
        (1, -2, "middle ring, top"),
        (-2, 1, "middle ring, lower left"),
        (3, -3, "outer ring, upper right corner"),
        (1, -3, "outer ring, top left"),
        (2, 1, "outer ring, right, below the corner"),
        (1, 2, "outer ring, lower right, above the corner"),
    ] {
        assert_eq!(english.cell(cell(q, r)), name, "{q},{r}");
    }
}

#[test]
fn german_french_and_dutch_have_their_articles_and_cases() {
    let (edition, options) = (Edition::classic(), Options::new(2));
    let table = *common::start(options, 1).table();
    let says = |language: Language, wanted: &[&str]| {
        let words = Words::new(language);
        let to =
            |location| words.describe_move(&table, Move::Witch { big: false, to: location, moon: false });
        let all = ["t0", "f0", "v1", "c2", "stone"].map(|name| Location::from_name(name).unwrap());
        for (location, wanted) in all.into_iter().zip(wanted) {
            let text = to(location);
            assert!(text.contains(wanted), "{text}: {wanted}");
        }
        let taken = |location| {
            let chip = witchstone_rules::Chip::Points;
            let event = Event::ChipTaken { player: Player::new(0), chip, from: Some(location) };
            words.describe_event(&table, event, &[]).unwrap()
        };
        (taken(all[0]), taken(all[3]))
    };
    says(
        Language::English,
        &[
            "at the north-east tower",
            "at the north forest",
            "at the east village",
            "at the west castle",
            "at the Witchstone",
        ],
    );
    let (tower, castle) = says(
        Language::German,
        &[
            "auf den Nordostturm",
            "auf den Nordwald",
            "auf das Ostdorf",
            "auf die Westburg",
            "auf den Hexenstein",
        ],
    );
    assert!(tower.contains("vom Nordostturm") && castle.contains("von der Westburg"), "{tower} {castle}");
    says(
        Language::French,
        &[
            "sur la tour nord-est",
            "sur la forêt nord",
            "sur le village est",
            "sur le château ouest",
            "sur la Pierre",
        ],
    );
    says(
        Language::Dutch,
        &[
            "op de noordoostelijke toren",
            "op het noordelijke bos",
            "op het oostelijke dorp",
            "op het westelijke kasteel",
            "op de heksensteen",
        ],
    );
    assert_eq!(Words::new(Language::German).location(edition, Location::tower(1)), "der Südostturm");
}

#[test]
fn no_text_of_a_game_has_coordinates_or_numbers_from_0() {
    let languages = every_language();
    let players = ["Anna", "Ben", "Cleo"].map(String::from);
    for (seed, options) in (61..).zip([Options::new(2), with_everything(3)]) {
        let offered = |state: &State, moves: &MoveList| {
            let view = state.view(Some(state.player()));
            for (at, words) in languages.iter().enumerate() {
                let some = moves.iter().skip(at).step_by(1 + moves.len() / 12);
                some.for_each(|&played| demand_names(&words.describe_move(state.table(), played), words));
                let sequences = view.move_sequences();
                for &sequence in sequences.iter().skip(at).step_by(1 + sequences.len() / 12) {
                    demand_names(&words.describe_sequence(state.table(), sequence), words);
                }
            }
        };
        let happened = |before: &State, after: &State, events: &[Event]| {
            for words in &languages {
                for state in [before, after] {
                    let story = words.turn_story(state.table(), events, &players);
                    assert!(!is_notation(&story), "{story}");
                }
                for &event in events {
                    let text = words.describe_event(after.table(), event, &players).unwrap_or_default();
                    assert!(!is_notation(&text), "{text}");
                }
            }
        };
        play_by_chance(options, seed, offered, happened);
    }
}

#[test]
fn a_refusal_names_places_and_one_of_a_record_writes_them_as_the_record_does() {
    let (edition, location) = (Edition::classic(), Location::from_name("f2").unwrap());
    let refusals = [
        Refusal::NoWayThere { location },
        Refusal::WitchThere { location },
        Refusal::NotATower { location },
        Refusal::CellTaken { cell: cell(1, -2) },
        Refusal::NotNeighbours { first: cell(1, -2), second: cell(3, 0) },
        Refusal::BegunFirst { connection: edition.ball.name(Connection::from_index(0)) },
    ];
    for words in &every_language() {
        for refusal in &refusals {
            demand_names(&words.refusal_among(edition, refusal, &[]), words);
            assert!(is_notation(&words.refusal(refusal)), "{}", words.refusal(refusal));
        }
    }
}

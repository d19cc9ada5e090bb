//! Editions compared, counted and looked through for mistakes; the commented file; the documented limits.

use witchstone_rules::{
    Degree, Edition, EditionWarning, Fact, Limited, Location, OrderedList, Subject, Symbol, Total, WandSpace,
};

const CLASSIC: &str = Edition::CLASSIC_TOML;

/// The classic edition with passages replaced.
fn changed(pairs: &[(&str, &str)]) -> Edition {
    let text = pairs.iter().fold(CLASSIC.to_owned(), |text, (find, replace)| {
        assert!(text.contains(find), "the classic file has no {find:?}");
        text.replacen(find, replace, 1)
    });
    Edition::from_toml(&text).unwrap_or_else(|error| panic!("{error}"))
}

fn subjects(edition: &Edition) -> Vec<Subject> {
    edition.changes_from(Edition::classic()).into_iter().map(|change| change.subject).collect()
}

#[test]
fn an_id_is_no_difference() {
    assert_eq!(subjects(&changed(&[("\"classic\"", "\"mine\"")])), []);
}

#[test]
fn every_table_is_compared() {
    let cases: [(&str, &str, Subject); 16] = [
        ("turns = 11", "turns = 10", Subject::Turns),
        ("{ 2 = 4, 3 = 5, 4 = 6 }", "{ 2 = 4, 3 = 5, 4 = 7 }", Subject::Shelf(4)),
        ("owl_stack = [7, 6", "owl_stack = [8, 6", Subject::OwlStack),
        ("3 = [0, 5, 8]", "3 = [0, 5, 9]", Subject::EvenStart(3)),
        ("points = 3  ", "points = 4  ", Subject::Chips(witchstone_rules::Chip::Points)),
        ("crystals = [[2, -1]", "crystals = [[2, -2]", Subject::Crystals),
        ("cell = [3, 0]", "cell = [2, 0]", Subject::Printed(Symbol::Witch)),
        ("cells = [[2, 1], [1, 2]]", "cells = [[2, 1]]", Subject::Exits(Symbol::Wand)),
        ("length = 15 ", "length = 16 ", Subject::PentagramLength),
        (
            "{ at = 6, dark = \"energy\", actions = 1 }",
            "{ at = 6, dark = \"energy\", actions = 2 }",
            Subject::WandSpace(6),
        ),
        ("[5, 3, 2, 1]", "[5, 3, 2]", Subject::WitchstoneBonus),
        ("\"witchstone\", angle = 0", "\"witchstone\", angle = 1", Subject::Spot(Location::WITCHSTONE)),
        ("single_spells = 4", "single_spells = 5", Subject::SingleSpells),
        ("power_scrolls = 2", "power_scrolls = 3", Subject::PowerScrolls),
        ("power_tiles = [1, 2, 3]", "power_tiles = [1, 2, 4]", Subject::MoonProphecy),
        ("length = 22", "length = 23", Subject::WandLength),
    ];
    for (find, replace, subject) in cases {
        assert_eq!(subjects(&changed(&[(find, replace)])), [subject], "{replace}");
    }
}

#[test]
fn a_moved_space_is_told_at_both_places() {
    let moved = changed(&[("hex = [2, 8, 14]", "hex = [3, 8, 14]")]);
    assert_eq!(subjects(&moved), [Subject::PentagramSpace(2), Subject::PentagramSpace(3)]);
    let change = &changed(&[("{ at = 2, dark", "{ at = 3, dark")]).changes_from(Edition::classic())[0];
    assert_eq!(change.after, Some(Fact::Wand(WandSpace::Light)));
}

#[test]
fn a_connection_more_is_told_by_its_ends() {
    let text = "connections = [                           # each for k = 0..3";
    let more = "connections = [ { from = \"witchstone\", to = \"tower 2\", spaces = 1 },";
    let changes = changed(&[(text, more)]).changes_from(Edition::classic());
    assert_eq!(changes.len(), 1);
    assert_eq!(changes[0].subject, Subject::Connections(Location::WITCHSTONE, Location::tower(2)));
    assert_eq!(changes[0].before, Some(Fact::Numbers(vec![3])));
    assert_eq!(changes[0].after, Some(Fact::Numbers(vec![1, 3])));
}

#[test]
fn another_order_is_a_difference_of_its_own() {
    let swapped =
        changed(&[("from = \"tower k\", to = \"witchstone\"", "from = \"witchstone\", to = \"tower k\"")]);
    assert_eq!(subjects(&swapped), [Subject::Order(OrderedList::Connections)]);
    let turned = changed(&[(
        "{ cluster = \"energy\" }, { cluster = \"witch\" }",
        "{ cluster = \"witch\" }, { cluster = \"energy\" }",
    )]);
    assert_eq!(subjects(&turned), [Subject::Order(OrderedList::Prophecies)]);
}

// ── Warnings ────────────────────────────────────────────────────────────────────────────────────────────────────

#[test]
fn the_classic_edition_has_no_warnings() {
    assert_eq!(Edition::classic().warnings(), []);
}

#[test]
fn totals_and_facts_of_the_rulebook_are_compared() {
    let warnings =
        changed(&[("energy = 3", "energy = 4"), ("single_spells = 4", "single_spells = 3")]).warnings();
    let total = |total, found| EditionWarning::Total { total, found };
    assert_eq!(warnings, [total(Total::Chips, 22), total(Total::Scrolls, 39)]);
    let warnings = changed(&[("hand = 5", "hand = 4")]).warnings();
    assert!(matches!(&warnings[..], [EditionWarning::Rulebook(change)] if change.subject == Subject::Hand));
}

#[test]
fn too_few_units_and_a_location_out_of_reach_are_found() {
    let warnings = changed(&[("energy_units = 20", "energy_units = 1")]).warnings();
    assert!(warnings.contains(&EditionWarning::FewUnits { units: 4, spaces: 80 }));
    assert!(warnings.contains(&EditionWarning::OutOfReach { location: Location::WITCHSTONE, spaces: 3 }));
    // Villages are one space from a tower.
    let out = |warning: &&EditionWarning| matches!(warning, EditionWarning::OutOfReach { .. });
    assert_eq!(warnings.iter().filter(out).count(), 17 - 4 - 4);
}

#[test]
fn prophecies_that_nobody_can_fulfil_are_found() {
    let edition = changed(&[
        ("silver_spaces = [3, 4, 5]", "silver_spaces = [3, 4, 7]"),
        ("crystals_in_rack = [3, 4, 5]", "crystals_in_rack = [7, 8, 9]"),
        ("power_tiles = [1, 2, 3]", "power_tiles = [6, 7, 8]"),
    ]);
    let found: Vec<Degree> = edition
        .warnings()
        .iter()
        .filter_map(|warning| match warning {
            EditionWarning::Unfulfillable { degree, .. } => Some(*degree),
            _ => None,
        })
        .collect();
    assert_eq!(found, [Degree::Perfect, Degree::Minor, Degree::Major]);
    let no_bonus = changed(&[("witchstone_bonus = [5, 3, 2, 1]", "witchstone_bonus = []")]);
    assert!(no_bonus.warnings().iter().any(|warning| matches!(
        warning,
        EditionWarning::Unfulfillable {
            prophecy: witchstone_rules::Prophecy::Rank(_),
            degree: Degree::Minor
        }
    )));
}

#[test]
fn equal_prophecies_an_uneven_start_and_overlaps_are_found() {
    let warnings = changed(&[("{ cluster = \"witch\" }", "{ cluster = \"energy\" }")]).warnings();
    assert!(matches!(&warnings[..], [EditionWarning::EqualProphecies { copies: 2, .. }]), "{warnings:?}");
    let warnings = changed(&[("2 = [0, 4]", "2 = [0, 0]")]).warnings();
    assert_eq!(warnings, [EditionWarning::NoEvenStart(2)]);
    let near = "angle = \"90k\", radius = 0.2";
    let warnings = changed(&[("angle = \"90k\", radius = 0.36", near)]).warnings();
    let forest = |number| Location::nth(witchstone_rules::Place::Forest, number).unwrap();
    let overlap = |number| EditionWarning::Overlap(Location::WITCHSTONE, forest(number));
    assert_eq!(warnings, [overlap(0), overlap(1), overlap(2), overlap(3)]);
}

#[test]
fn a_cauldron_without_room_is_found() {
    let cells = ["[-2, 2]", "[0, 2]", "[0, 1]"];
    let printed: String = cells.map(|cell| format!("{{ cell = {cell}, symbol = \"wand\" }}, ")).concat();
    let warnings = changed(&[("printed = [", &format!("printed = [ {printed}\n"))]).warnings();
    assert!(warnings.contains(&EditionWarning::FewCells { cells: 24 - 3, needed: 22 }), "{warnings:?}");
}

// ── The documented limits ───────────────────────────────────────────────────────────────────────────────────────

/// The page about edition files, and its rows by key.
fn row<'a>(page: &'a str, key: &str) -> &'a str {
    let begin = format!("| `{key}` |");
    let found = page.lines().find(|line| line.starts_with(&begin));
    found.unwrap_or_else(|| panic!("docs/editions.md has no row for {key}"))
}

#[test]
fn the_page_about_editions_has_every_key_and_every_limit() {
    let page =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/editions.md")).unwrap();
    for key in Edition::classic().toml_keys() {
        let same_row = ["chips.", "even_start."].into_iter().find(|table| key.starts_with(table));
        row(&page, same_row.map_or(&*key, |table| table.trim_end_matches('.')));
    }
    for limit in Edition::LIMITS {
        let (least, most) = (limit.least, limit.most);
        let wanted = match limit.of {
            Limited::Value if limit.least < 0 => format!("−{most} to {most}"),
            Limited::Value => format!("{least} to {most}"),
            Limited::Entries if least == most => format!("{most} entries"),
            Limited::Entries => format!("{least} to {most} entries"),
            Limited::Alike => format!("at most {most} alike"),
            Limited::Total => format!("{least} to {most} in all"),
            Limited::Characters => format!("{least} to {most} characters"),
            Limited::Bytes => format!("at most {most} bytes"),
        };
        let said = if limit.key.is_empty() { &page } else { row(&page, limit.key) };
        assert!(said.contains(&wanted), "docs/editions.md does not say {wanted:?} about {:?}", limit.key);
    }
}

/// Each limit of the table is the one that the reader checks.
#[test]
fn the_reader_refuses_what_is_beyond_a_limit() {
    let cases = [
        ("counts.turns", "turns = 11", "turns = "),
        ("counts.hand", "hand = 5", "hand = "),
        ("counts.energy_units", "energy_units = 20", "energy_units = "),
        ("counts.small_witches", "small_witches = 11", "small_witches = "),
        ("pentagram.length", "length = 15 ", "length = "),
        ("wand.length", "length = 22", "length = "),
        ("cauldron.radius", "radius = 3\n", "radius = "),
    ];
    for (key, find, begin) in cases {
        let limit = Edition::LIMITS.iter().find(|limit| limit.key == key).unwrap();
        for value in [limit.least - 1, limit.most + 1] {
            let text = CLASSIC.replacen(find, &format!("{begin}{value}\n"), 1);
            let refusal = Edition::from_toml(&text).unwrap_err().to_string();
            let expected = format!("{key} is {value}, but must be from {} to {}.", limit.least, limit.most);
            assert!(refusal.ends_with(&expected), "{refusal}");
        }
    }
}

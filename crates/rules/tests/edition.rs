//! Editions: the built-in file, other boards, and what is said about files with mistakes.

use witchstone_rules::{
    Cells, Chip, ConnectionName, ConnectionPlan, Counted, Edition, EditionError, Location, MoonAbility,
    PentagramSpace, Place, Prophecy, SplitMix64, Symbol, Tile, WandSpace,
};

const CLASSIC: &str = Edition::CLASSIC_TOML;

/// The classic file with one passage replaced.
fn changed(find: &str, replace: &str) -> String {
    assert!(CLASSIC.contains(find), "the classic file has no {find:?}");
    CLASSIC.replacen(find, replace, 1)
}

fn refusal(text: &str) -> EditionError {
    match Edition::from_toml(text) {
        Ok(_) => panic!("accepted:\n{text}"),
        Err(error) => error,
    }
}

// ── The built-in edition ────────────────────────────────────────────────────────────────────────────────────────

#[test]
fn the_classic_edition_has_the_counts_of_its_comments() {
    let classic = Edition::classic();
    assert_eq!(classic.id, "classic");
    assert_eq!(classic.cauldron.cells.len(), 37);
    assert_eq!(classic.cauldron.crystals.len(), 6);
    assert_eq!(classic.cauldron.all_printed().len(), 6);
    assert_eq!(classic.specials, Tile::all().collect::<Vec<_>>());
    assert_eq!(classic.counts.chips.iter().sum::<u8>(), 21);
    assert_eq!(classic.counts.chips[Chip::Points.index()], 3);
    assert_eq!(classic.counts.shelf_capacity, [0, 0, 4, 5, 6]);
    assert_eq!(classic.counts.bottom_capacity, [0, 0, 4, 5, 5]);
    assert_eq!(classic.counts.connection_points, [0, 1, 3, 6]);
    assert_eq!(classic.counts.owl_stack, [7, 6, 5, 4, 3]);
}

#[test]
fn the_classic_ball_has_40_connections_with_80_spaces() {
    let ball = &Edition::classic().ball;
    let of = |spaces| ball.connections.iter().filter(|plan| plan.spaces == spaces).count();
    assert_eq!((ball.connections.len(), of(1), of(2), of(3)), (40, 12, 16, 12));
    assert_eq!(ball.connections.iter().map(|plan| plan.spaces).sum::<u8>(), 80);
    assert_eq!(ball.witchstone_bonus, [5, 3, 2, 1]);
}

#[test]
fn the_classic_deck_has_40_scrolls_and_3_of_full_moon() {
    let scrolls = &Edition::classic().scrolls;
    assert_eq!(scrolls.deck(false).count(), 40);
    assert_eq!(scrolls.deck(true).count(), 43);
    assert_eq!(scrolls.prophecies.last(), Some(&Prophecy::Count(Counted::PowerTiles, [1, 2, 3])));
}

#[test]
fn the_classic_tracks_are_numbered_as_they_are_walked() {
    let classic = Edition::classic();
    let space = |at| classic.pentagram.space(at);
    assert_eq!([space(2), space(8), space(14)], [0, 1, 2].map(PentagramSpace::Hex));
    assert_eq!([space(5), space(11)], [0, 1].map(PentagramSpace::Owl));
    assert_eq!(classic.wand.last(), 22);
    assert_eq!(classic.wand.first_silver(), Some(4));
    assert_eq!(classic.wand.silver_reached(22), 6);
    assert_eq!(classic.wand.space(18), WandSpace::Dark { symbol: Symbol::Scroll, actions: 3 });
    assert_eq!(classic.moons[Symbol::Crystal], MoonAbility::Chip);
}

#[test]
fn the_classic_ball_looks_the_same_from_every_quarter() {
    let ball = &Edition::classic().ball;
    let turned = |location: Location| match location.place() {
        Place::Witchstone => location,
        place => Location::nth(place, (location.number() + 1) % 4).unwrap(),
    };
    for plan in &ball.connections {
        let next = ConnectionPlan { from: turned(plan.from), to: turned(plan.to), ..*plan };
        assert!(ball.connections.contains(&next), "{next:?} is missing");
    }
    for location in Location::all().filter(|location| *location != Location::WITCHSTONE) {
        let (spot, next) = (ball.spots[location.index()], ball.spots[turned(location).index()]);
        assert_eq!(((spot.angle + 90.0) % 360.0, spot.radius), (next.angle, next.radius), "{location}");
    }
}

#[test]
fn every_classic_exit_lies_on_the_outermost_ring() {
    let cauldron = &Edition::classic().cauldron;
    let ring = cauldron.cells & !Cells::hexagon(2);
    for symbol in Symbol::ALL {
        assert_eq!(cauldron.exits[symbol].len(), 2, "{symbol}");
        assert!((cauldron.exits[symbol] & !ring).is_empty(), "{symbol}");
    }
}

// ── Other editions ──────────────────────────────────────────────────────────────────────────────────────────────

/// Every entry of the classic map with a k, written out for each quarter.
fn without_k() -> String {
    let explicit = |line: &str| {
        (0..4)
            .map(|k: usize| {
                let line = line.replace(" k+1\"", &format!(" {}\"", (k + 1) % 4));
                let line = line.replace(" k\"", &format!(" {k}\""));
                let angle = |base: usize| (format!("\"{base} + 90k\""), (base + 90 * k).to_string());
                let angles = [45, 21, 69].map(angle);
                let line = angles.iter().fold(line, |line, (from, to)| line.replace(from, to));
                line.replace("\"90k\"", &(90 * k).to_string())
            })
            .collect::<Vec<_>>()
            .join("\n")
    };
    let lines = CLASSIC.lines().map(|line| match line.contains(" k\"") || line.contains(" k+1\"") {
        true => explicit(line),
        false => line.into(),
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn names_written_out_mean_the_same_as_names_with_k() {
    let text = without_k();
    assert!(text.contains("from = \"castle 3\", to = \"village 0\"") && !text.contains("k\""));
    assert_eq!(&Edition::from_toml(&text).unwrap(), Edition::classic());
}

#[test]
fn a_small_lopsided_board_is_read() {
    let edition = Edition::from_toml(include_str!("editions/good/lopsided.toml")).unwrap();
    assert_eq!(edition.id, "lopsided-2");
    assert_eq!(edition.cauldron.cells.len(), 19);
    assert_eq!(edition.ball.connections.len(), 17);
    assert_eq!(edition.specials.len(), 4);
    assert_eq!(edition.scrolls.deck(true).count(), 8);
    let (tower, village) = (Location::tower(2), Location::nth(Place::Village, 0).unwrap());
    assert!(edition.ball.named(ConnectionName::first(tower, village)).is_some());
}

#[test]
fn spaces_of_the_pentagram_may_be_listed_in_any_order() {
    let text = changed("hex = [2, 8, 14]", "hex = [14, 2, 8]").replacen("owl = [5, 11]", "owl = [11, 5]", 1);
    assert_eq!(&Edition::from_toml(&text).unwrap(), Edition::classic());
}

#[test]
fn numbers_may_be_written_in_every_way_of_toml() {
    let text = changed("turns = 11", "turns = 0xB").replacen("hand = 5", "hand = +5", 1);
    assert_eq!(&Edition::from_toml(&text).unwrap(), Edition::classic());
    let text =
        changed("angle = 0, radius = 0.0", "angle = -0.0, radius = 0").replace("\"90k\"", "\" 0+90 k\"");
    assert_eq!(&Edition::from_toml(&text).unwrap(), Edition::classic());
}

// ── Mistakes ────────────────────────────────────────────────────────────────────────────────────────────────────

/// Refuses the classic file with each of these mistakes, with the right line and sentence.
///
/// A mistake is four lines: what is found in the file and replaced by what (`\n` is the end of a line), some text of the
/// line that is blamed, and what is said.
fn check(mistakes: &str) {
    for mistake in mistakes.split("\n\n") {
        let field = |name: &str| {
            let line = mistake.lines().find_map(|line| line.strip_prefix(name)).expect("four fields");
            // Blanks up to the tenth column align the table; further ones belong to the text.
            line.strip_prefix(&" ".repeat(9 - name.len())).unwrap_or(line).replace("\\n", "\n")
        };
        let text = changed(&field("find:"), &field("replace:"));
        let blamed = text.lines().position(|line| line.contains(&field("blames:")));
        let line = 1 + blamed.unwrap_or_else(|| panic!("no line to blame in\n{mistake}"));
        assert_eq!(refusal(&text).to_string(), format!("line {line}: {}", field("says:")), "{mistake}");
    }
}

#[test]
fn keys_that_are_unknown_missing_or_of_the_wrong_type() {
    check(include_str!("editions/bad/keys.txt"));
}

#[test]
fn whole_tables_missing_or_unknown() {
    let renamed = refusal(&changed("[wand]", "[wands]"));
    assert!(
        renamed.line.is_some() && renamed.message.starts_with("has an unknown key \"wands\"; known here: ")
    );
    let short = &CLASSIC[..CLASSIC.find("[full_moon]").unwrap()];
    assert_eq!(refusal(short).to_string(), "the file has no table \"full_moon\".");
    assert_eq!(refusal("").to_string(), "the file has no table \"edition\".");
}

#[test]
fn counts_out_of_bounds() {
    check(include_str!("editions/bad/counts.txt"));
}

#[test]
fn chips_and_tiles() {
    check(include_str!("editions/bad/chips_and_tiles.txt"));
    let text = changed(
        "\"every unordered pair of different symbols, once (15 single cells with two symbols)\"",
        "[\"energy/witch\", \"wand/scroll\", \"witch/energy\"]",
    );
    assert!(
        refusal(&text)
            .to_string()
            .contains("tiles.special[2] is \"witch/energy\", but must be one of energy/witch, ")
    );
}

#[test]
fn the_cauldron() {
    check(include_str!("editions/bad/cauldron.txt"));
}

#[test]
fn the_tracks() {
    check(include_str!("editions/bad/tracks.txt"));
}

#[test]
fn the_wand_needs_a_silver_space() {
    let text: Vec<_> = CLASSIC.lines().filter(|line| !line.contains("silver = ")).collect();
    let error = refusal(&text.join("\n"));
    assert_eq!(error.key, "wand.spaces");
    assert_eq!(error.message, "has no silver space, but needs at least one");
}

#[test]
fn the_ball() {
    check(include_str!("editions/bad/ball.txt"));
}

/// The classic file with other connections.
fn with_connections(entries: &str) -> String {
    let start = CLASSIC.find("connections = [  ").unwrap();
    let end = start + CLASSIC[start..].find("\n]").unwrap();
    format!("{}connections = [\n{entries}{}", &CLASSIC[..start], &CLASSIC[end..])
}

#[test]
fn the_ball_as_a_whole() {
    let far = refusal(&with_connections("{ from = \"tower k\", to = \"witchstone\", spaces = 3 }"));
    assert_eq!(far.key, "map.connections");
    assert_eq!(far.message, "leaves no way from the witchstone to forest 0");

    let mut entries = String::new();
    for to in ["k", "k+1", "k+2", "k+3"] {
        for pair in [
            ("tower", "forest"),
            ("tower", "village"),
            ("tower", "castle"),
            ("forest", "village"),
            ("forest", "castle"),
        ] {
            entries += &format!("{{ from = \"{} k\", to = \"{} {to}\", spaces = 1 }},\n", pair.0, pair.1);
        }
    }
    let many = refusal(&with_connections(&entries));
    assert_eq!(many.message, "has 80 connections, but there may be 64 at most");
}

#[test]
fn scrolls_and_full_moon() {
    check(include_str!("editions/bad/scrolls_and_full_moon.txt"));
}

#[test]
fn an_edition_without_prophecies_is_refused() {
    let (start, end) = (CLASSIC.find("prophecies = [").unwrap(), CLASSIC.find("# ── Full Moon").unwrap());
    let text = format!("{}prophecies = []\n{}", &CLASSIC[..start], &CLASSIC[end..]);
    assert!(refusal(&text).to_string().ends_with("scrolls.prophecies has 0 entries, but must have 1 to 31."));
}

#[test]
fn sample_files_are_refused_as_their_first_line_says() {
    for text in [
        include_str!("editions/bad/deep.toml"),
        include_str!("editions/bad/tables_of_another_kind.toml"),
        include_str!("editions/bad/twice.toml"),
        include_str!("editions/bad/unclosed.toml"),
        include_str!("editions/bad/strange_key.toml"),
    ] {
        let expected = text.lines().next().and_then(|line| line.strip_prefix("# refused: ")).unwrap();
        let refused = refusal(text).to_string();
        assert!(refused.starts_with(expected), "expected {expected}\n     got {refused}");
        assert!(!refused.contains('\n'), "{refused}");
    }
}

// ── Nothing panics ──────────────────────────────────────────────────────────────────────────────────────────────

/// Reads a text and returns whether it is refused; a refusal is one line.
fn is_refused(text: &str) -> bool {
    let refusal = Edition::from_toml(text).err().map(|error| error.to_string());
    assert!(refusal.iter().all(|sentence| !sentence.is_empty() && !sentence.contains('\n')), "{refusal:?}");
    refusal.is_some()
}

#[test]
fn a_part_of_a_file_is_refused() {
    let (mut rng, mut refused) = (SplitMix64::new(1), 0);
    for _ in 0..500 {
        let end = rng.below(CLASSIC.len());
        let start = rng.below(end + 1);
        for part in [CLASSIC.get(..end), CLASSIC.get(end..), CLASSIC.get(start..end)].into_iter().flatten() {
            refused += usize::from(is_refused(part));
        }
    }
    assert!(refused > 1000, "only {refused} parts were refused");
}

#[test]
fn a_file_with_random_characters_is_read_or_refused() {
    let (mut rng, mut refused) = (SplitMix64::new(2), 0);
    let ink = b"0123456789-+.,=[]{}\"'#k \n_exb";
    for _ in 0..2000 {
        let mut bytes = CLASSIC.as_bytes().to_vec();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(bytes.len());
            bytes[at] = *rng.pick(ink);
        }
        refused += usize::from(is_refused(&String::from_utf8_lossy(&bytes)));
    }
    assert!((100..2000).contains(&refused), "{refused} of 2000 were refused");
}

#[test]
fn without_any_line_a_file_is_read_or_refused() {
    let lines: Vec<_> = CLASSIC.lines().collect();
    let mut refused = 0;
    for left_out in 0..lines.len() {
        refused += usize::from(is_refused(&[&lines[..left_out], &lines[left_out + 1..]].concat().join("\n")));
    }
    assert!((50..lines.len()).contains(&refused), "{refused} of {} lines are needed", lines.len());
}

/// Where the file has a number, outside of comments and texts.
fn numbers() -> Vec<core::ops::Range<usize>> {
    let (mut found, mut offset) = (Vec::new(), 0);
    for line in CLASSIC.split_inclusive('\n') {
        let code = line.split('#').next().unwrap_or("");
        let parts = code.split_inclusive(|c: char| !c.is_ascii_digit());
        let mut at = offset;
        for part in parts {
            let digits = part.trim_end_matches(|c: char| !c.is_ascii_digit()).len();
            found.extend((digits > 0).then_some(at..at + digits));
            at += part.len();
        }
        offset += line.len();
    }
    found
}

#[test]
fn with_huge_and_negative_numbers_a_file_is_read_or_refused() {
    let numbers = numbers();
    let mut refused = 0;
    assert!(numbers.len() > 150, "{}", numbers.len());
    for range in numbers {
        for number in [
            "0",
            "-1",
            "255",
            "256",
            "4294967296",
            "9223372036854775807",
            "99999999999999999999",
            "1e400",
            "[]",
        ] {
            let mut text = CLASSIC.to_string();
            text.replace_range(range.clone(), number);
            refused += usize::from(is_refused(&text));
        }
    }
    assert!(refused > 1000, "only {refused} were refused");
}

#[test]
fn a_file_of_megabytes_is_refused_unread() {
    let text = format!("{CLASSIC}\n{}", "# more\n".repeat(1 << 16));
    assert_eq!(refusal(&text).to_string(), "the file is longer than 262144 bytes.");
}

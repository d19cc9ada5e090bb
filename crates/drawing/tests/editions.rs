//! The drawing of any printed box: well-formed, complete, and inside its page.
//!
//! `WITCHSTONE_EDITIONS=200` takes that many random editions.

use witchstone_drawing::edition_sheet;
use witchstone_rules::{Connection, Edition, Location, Symbol, Tile};
use witchstone_testkit::random_edition;
use witchstone_words::{Language, Words, files};

/// Editions when nobody asks for more.
const EDITIONS: u64 = 20;

fn editions() -> Vec<Edition> {
    let asked = std::env::var("WITCHSTONE_EDITIONS").ok();
    let count = asked.map_or(EDITIONS, |editions| editions.parse().expect("a number of editions"));
    (0..count).map(random_edition).chain([Edition::classic().clone()]).collect()
}

fn words(language: Language) -> Words {
    Words::with_files(language, &[files::editions(language)])
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Elements are closed in order, attributes are quoted once each, and no stray marks are between them.
#[track_caller]
fn is_well_formed(svg: &str, about: &str) {
    let mut open: Vec<&str> = Vec::new();
    for piece in svg.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or_else(|| panic!("{about}: {piece} is not closed"));
        assert!(!text.contains('>'), "{about}: a stray mark after {tag}");
        assert!(tag.matches('"').count().is_multiple_of(2), "{about}: {tag}");
        let (closes, stands_alone) = (tag.strip_prefix('/'), tag.ends_with('/'));
        let name = tag.split([' ', '/']).find(|name| !name.is_empty()).unwrap_or_default();
        match closes {
            Some(name) => assert_eq!(open.pop(), Some(name), "{about}"),
            None if stands_alone => {}
            None => open.push(name),
        }
        let ampersands = text
            .split('&')
            .skip(1)
            .all(|rest| ["amp;", "lt;", "gt;"].iter().any(|known| rest.starts_with(known)));
        assert!(ampersands, "{about}: {text}");
    }
    assert!(open.is_empty(), "{about}: {open:?} are still open");
}

fn count(svg: &str, class: &str) -> usize {
    svg.matches(&format!("class=\"{class}\"")).count()
}

#[test]
fn every_drawing_is_well_formed_and_self_contained() {
    for (number, edition) in editions().iter().enumerate() {
        let language = Language::ALL[number % Language::ALL.len()];
        let svg = edition_sheet(edition, "a <title> & more", &words(language));
        is_well_formed(&svg, &edition.id);
        for strange in ["NaN", "inf\"", "<script", "@font-face", "url(", "var(", "??", "{ $", "edition-"] {
            assert!(!svg.contains(strange), "{}: {strange}", edition.id);
        }
        let links = svg.split("href=\"").skip(1).all(|link| link.starts_with("#w-"));
        assert!(links, "{}: a link leads outside", edition.id);
    }
}

#[test]
fn everything_printed_is_drawn() {
    let words = words(Language::English);
    for edition in editions() {
        let svg = edition_sheet(&edition, "all", &words);
        let connections = edition.ball.connections.len();
        for connection in (0..connections).map(Connection::from_index) {
            let spaces = edition.ball.plan(connection).spaces;
            let title = format!("<title>{}: {spaces}</title>", words.connection(&edition, connection));
            assert!(svg.contains(&title), "{}: {title}", edition.id);
        }
        let exits: u8 = Symbol::ALL.into_iter().map(|symbol| edition.cauldron.exits[symbol].len()).sum();
        let kinds = Tile::all().filter(|tile| edition.specials.contains(tile)).count();
        let drawn = [
            ("connection", connections),
            ("location", Location::COUNT),
            ("crystal", usize::from(edition.cauldron.crystals.len()) + 1),
            ("exit", exits.into()),
            ("pentagram-space", edition.pentagram.spaces.len()),
            ("wand-space", edition.wand.spaces.len()),
            ("chip", 7),
            ("special", kinds),
        ];
        for (class, expected) in drawn {
            assert_eq!(count(&svg, class), expected, "{}: {class}", edition.id);
        }
        for prophecy in &edition.scrolls.prophecies {
            let title = format!("<title>{}</title>", escaped(&words.prophecy(*prophecy)));
            assert!(svg.contains(&title), "{}: {title}", edition.id);
        }
    }
}

/// Of a text element at the left margin of its part: what it is estimated to take, in the widest language.
#[test]
fn the_page_is_as_high_as_what_is_on_it() {
    let height = |edition: &Edition| -> f32 {
        let svg = edition_sheet(edition, "height", &words(Language::French));
        let value = svg.split("height=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
        value.parse().unwrap()
    };
    let classic = height(Edition::classic());
    assert!((3000.0..5000.0).contains(&classic), "{classic}");
    // A deck with fewer cards needs less paper.
    let few = Edition::CLASSIC_TOML.replace("single_spells = 4", "single_spells = 0");
    let (begin, rest) = few.split_once("  # Witches at different").unwrap();
    let (_, end) = rest.split_once("  # the eight others").unwrap();
    let few = Edition::from_toml(&format!("{begin}  #{end}")).unwrap();
    assert!(height(&few) < classic - 150.0);
}

/// What the rules warn about is what would be drawn on top of each other.
#[test]
fn locations_are_as_large_as_the_warnings_suppose() {
    use witchstone_drawing::geometry::ball::{disc, spot};
    for edition in editions() {
        let apart = |a: Location, b: Location| spot(&edition, a).minus(spot(&edition, b)).length();
        let warnings = edition.warnings();
        for a in Location::all() {
            for b in Location::all().filter(|&b| b > a) {
                let free = apart(a, b) - disc(a.place()) - disc(b.place());
                let warned = warnings.contains(&witchstone_rules::EditionWarning::Overlap(a, b));
                // Where discs would leave the drawing, everything is drawn a little closer together.
                assert!(!warned || free < 3.0, "{}: {a} and {b} are {free} apart", edition.id);
                assert!(
                    warned || free > -0.15 * (disc(a.place()) + disc(b.place())),
                    "{}: {a} and {b}: {free}",
                    edition.id
                );
            }
        }
    }
}

//! Reading an edition from TOML: one file for each table of it.
//!
//! Every value is checked where it is read, because only there its line is known. Bounds are checked before anything
//! is made from a number, so no file makes the program panic or fill the memory.

mod ball;
mod cauldron;
mod check;
mod counts;
mod label;
mod node;
mod prophecies;
mod scrolls;
mod tiles;
mod tracks;

use std::sync::LazyLock;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::limits::{ID_LENGTH, MAX_BYTES};
use super::{Edition, EditionError};
use crate::Symbol;
use node::{Node, Result, line_at, quoted};

pub(super) use label::full_name as location_name;
pub(super) use tiles::{HEX as HEX_TILES, POWER as POWER_TILES, SPECIAL as SPECIAL_TILES};

impl Edition {
    /// The file of the built-in edition, to begin a new one from.
    pub const CLASSIC_TOML: &str = include_str!("../../../components.toml");

    /// The built-in edition.
    ///
    /// ```
    /// use witchstone_rules::Edition;
    /// assert_eq!(Edition::classic().id, "classic");
    /// ```
    pub fn classic() -> &'static Edition {
        static CLASSIC: LazyLock<Edition> = LazyLock::new(|| {
            Edition::from_toml(Edition::CLASSIC_TOML).expect("the built-in edition passes its own checks")
        });
        &CLASSIC
    }

    /// Reads an edition from the text of a file and checks it; an error names key and line.
    ///
    /// ```
    /// use witchstone_rules::Edition;
    /// let text = Edition::CLASSIC_TOML.replace("turns = 11", "turns = 40");
    /// let error = Edition::from_toml(&text).unwrap_err().to_string();
    /// assert!(error.ends_with("counts.turns is 40, but must be from 1 to 11."), "{error}");
    /// ```
    pub fn from_toml(text: &str) -> Result<Edition, EditionError> {
        if text.len() > MAX_BYTES {
            return Err(whole_file(None, format!("is longer than {MAX_BYTES} bytes")));
        }
        let parsed = DeTable::parse(text).map_err(|error| not_toml(text, &error))?;
        let value = Spanned::new(parsed.span(), DeValue::Table(parsed.into_inner()));
        edition(&Node::root(text, &value))
    }
}

const TABLES: [&str; 10] =
    ["edition", "counts", "tiles", "chips", "cauldron", "pentagram", "wand", "map", "scrolls", "full_moon"];

/// The table of our own option (S11), which files of a printed box may leave out.
const EVEN_START: &str = "even_start";

fn edition(file: &Node<'_>) -> Result<Edition> {
    let known: Vec<_> = TABLES.into_iter().chain([EVEN_START]).collect();
    file.table(&known)?;
    for table in TABLES {
        file.get(table)?;
    }
    let full_moon = file.get("full_moon")?;
    full_moon.table(&["power_scrolls", "prophecy", "cards"])?;
    Ok(Edition {
        id: id(&file.get("edition")?)?,
        counts: counts::read(&file.get("counts")?, &file.get("chips")?, file.find(EVEN_START)?)?,
        specials: tiles::read(&file.get("tiles")?)?,
        cauldron: cauldron::read(&file.get("cauldron")?)?,
        pentagram: tracks::pentagram(&file.get("pentagram")?)?,
        wand: tracks::wand(&file.get("wand")?)?,
        ball: ball::read(&file.get("map")?)?,
        scrolls: scrolls::read(&file.get("scrolls")?, &full_moon)?,
        moons: scrolls::moons(&full_moon.get("cards")?)?,
    })
}

/// The table `edition`: its id. The symbols are fixed, but a file says which it was written for.
fn id(table: &Node<'_>) -> Result<String> {
    table.table(&["id", "symbols"])?;
    for (item, symbol) in table.get("symbols")?.items(6..=6)?.iter().zip(Symbol::ALL) {
        if item.text()? != symbol.name() {
            return Err(item.error(format!("is {}, but must be \"{symbol}\"", quoted(item.text()?))));
        }
    }
    let id = table.get("id")?;
    let text = id.text()?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if ID_LENGTH.contains(&text.len()) && text.chars().all(plain) {
        return Ok(text.into());
    }
    let (least, most) = (ID_LENGTH.start(), ID_LENGTH.end());
    let wanted = format!("{least} to {most} characters of a-z, 0-9 and -");
    Err(id.error(format!("is {}, but must be {wanted}", quoted(text))))
}

fn not_toml(text: &str, error: &toml::de::Error) -> EditionError {
    let line = error.span().map(|span| line_at(text, span.start));
    let reason = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
    whole_file(line, format!("is not valid TOML here: {reason}"))
}

fn whole_file(line: Option<usize>, message: String) -> EditionError {
    EditionError { line, key: String::new(), message }
}

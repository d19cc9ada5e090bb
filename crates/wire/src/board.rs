//! The board that this program plays on: the built-in edition, or that of a file.

use std::sync::OnceLock;

use witchstone_rules::Edition;

static BOARD: OnceLock<(&'static Edition, String)> = OnceLock::new();

/// The edition that a server and its clients play: what is sent and kept names places, Scrolls and tiles of it.
///
/// ```
/// assert_eq!(witchstone_wire::edition().id, "classic");
/// ```
pub fn edition() -> &'static Edition {
    BOARD.get().map_or_else(Edition::classic, |(edition, _)| edition)
}

/// The edition of this name, as records and views give it: the one in play, or the built-in one, which everybody has.
///
/// ```
/// assert!(witchstone_wire::edition_named("classic").is_some());
/// assert!(witchstone_wire::edition_named("unheard of").is_none());
/// ```
pub fn edition_named(id: &str) -> Option<&'static Edition> {
    [edition(), Edition::classic()].into_iter().find(|edition| edition.id == id)
}

/// The file of the edition, if it is not the built-in one: for clients, who need it to read what they are sent.
///
/// ```
/// assert_eq!(witchstone_wire::board_file(), None);
/// ```
pub fn board_file() -> Option<&'static str> {
    BOARD.get().map(|(_, file)| file.as_str())
}

/// Plays on the board of a file from now on. It is chosen when the program starts and stays, like the program itself: a
/// second file is refused, and so is one that has the built-in board's name and is another.
///
/// ```
/// use witchstone_rules::Edition;
///
/// let mine = Edition::CLASSIC_TOML.replace("energy_units = 20", "energy_units = 21");
/// assert!(witchstone_wire::play_on(&mine).unwrap_err().contains("id"));
/// let mine = Edition::CLASSIC_TOML.replace("id = \"classic\"", "id = \"mine\"");
/// assert_eq!(witchstone_wire::play_on(&mine).unwrap().id, "mine");
/// assert_eq!(witchstone_wire::edition().id, "mine");
/// assert_eq!(witchstone_wire::board_file(), Some(mine.as_str()));
/// ```
///
/// # Errors
///
/// A sentence for whoever wrote the file.
pub fn play_on(file: &str) -> Result<&'static Edition, String> {
    let edition = Edition::from_toml(file).map_err(|error| error.to_string())?;
    if edition == *Edition::classic() {
        return Ok(Edition::classic());
    }
    if edition.id == Edition::classic().id {
        return Err(format!(
            "give the board another id than \"{}\", for games of the built-in board carry that one",
            edition.id
        ));
    }
    let (kept, text) = BOARD.get_or_init(|| (edition.keep(), file.to_owned()));
    if text == file { Ok(kept) } else { Err(format!("the board \"{}\" is in play already", kept.id)) }
}

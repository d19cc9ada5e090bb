//! The editions that a program knows: the built-in one and those of files, each kept once.

mod hash;
mod name;

use std::fmt;
use std::sync::Arc;

use witchstone_rules::{Edition, EditionError};

pub use hash::content_hash;
pub(crate) use name::is_of;
pub use name::{UnknownEdition, edition_hash, edition_id, own_edition};

/// The most editions of files that are known at once. Each is kept for as long as the program runs.
pub const MAX_EDITIONS: usize = 64;

/// The editions that a program knows, in the order in which they were given; new games are played on the first.
///
/// The built-in edition is always among them, last unless it was given too. An edition of a file carries its content hash
/// in its id, which is the name that records, views and tables carry: `my-box@3f9c…`.
///
/// ```
/// use witchstone_rules::Edition;
/// use witchstone_wire::Editions;
///
/// let mut editions = Editions::default();
/// assert_eq!(editions.first().id, "classic");
/// let mine = Edition::CLASSIC_TOML.replace("id = \"classic\"", "id = \"mine\"");
/// let edition = editions.add(&mine)?;
/// assert!(edition.id.starts_with("mine@"));
/// assert_eq!(editions.find("mine")?.id, editions.find(&edition.id)?.id);
/// assert!(editions.find("deluxe").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Editions {
    /// In their order, the built-in one included.
    known: Vec<Known>,
    /// Whether the built-in one was given a place explicitly; otherwise it comes last.
    classic_is_given: bool,
}

/// An edition and its file.
#[derive(Clone, Debug)]
struct Known {
    edition: &'static Edition,
    hash: String,
    file: Arc<str>,
}

impl Default for Editions {
    /// The built-in edition alone.
    fn default() -> Editions {
        let file = Edition::CLASSIC_TOML;
        let hash = content_hash(file).unwrap_or_default();
        let classic = Known { edition: Edition::classic(), hash, file: file.into() };
        Editions { known: vec![classic], classic_is_given: false }
    }
}

/// Why an edition cannot be added.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddEditionError {
    /// The file is not an edition.
    File(EditionError),
    /// Its id is that of the built-in board.
    BuiltInId,
    /// There are [`MAX_EDITIONS`] already.
    Full,
}

impl fmt::Display for AddEditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AddEditionError::File(error) => error.fmt(f),
            AddEditionError::BuiltInId => {
                let id = &Edition::classic().id;
                write!(
                    f,
                    "give the board another id than \"{id}\", for games of the built-in board carry that one."
                )
            }
            AddEditionError::Full => {
                write!(f, "{MAX_EDITIONS} editions are known already, and there is no room for more.")
            }
        }
    }
}

impl std::error::Error for AddEditionError {}

impl Editions {
    /// Adds the edition of a file behind the others; one that is known already is not added again.
    ///
    /// Editions of one id and different content can stand side by side: a browser may keep games of several.
    ///
    /// # Errors
    ///
    /// The file is not an edition, has the id of the built-in board, or there is no room for it.
    pub fn add(&mut self, file: &str) -> Result<&'static Edition, AddEditionError> {
        let mut edition = Edition::from_toml(file).map_err(AddEditionError::File)?;
        let classic = Edition::classic();
        if edition == *classic {
            if !self.classic_is_given {
                self.move_to(self.known.len() - 1, classic);
                self.classic_is_given = true;
            }
            return Ok(classic);
        }
        if edition.id == classic.id {
            return Err(AddEditionError::BuiltInId);
        }
        let hash = content_hash(file).unwrap_or_default();
        edition.id = format!("{}@{hash}", edition.id);
        if let Ok(known) = self.find(&edition.id) {
            return Ok(known);
        }
        if self.known.len() > MAX_EDITIONS {
            return Err(AddEditionError::Full);
        }
        let edition = edition.keep();
        let at = self.known.len() - usize::from(!self.classic_is_given);
        self.known.insert(at, Known { edition, hash, file: file.into() });
        Ok(edition)
    }

    /// The edition of this name: an id, or an id with a content hash.
    ///
    /// # Errors
    ///
    /// What is known instead.
    pub fn find(&self, name: &str) -> Result<&'static Edition, UnknownEdition> {
        if let Some(edition) = self.all().find(|edition| is_of(name, &edition.id)) {
            return Ok(edition);
        }
        let known = self.known.iter().find(|known| edition_id(&known.edition.id) == edition_id(name));
        Err(UnknownEdition { name: name.to_owned(), known: known.map(|known| known.hash.clone()) })
    }

    /// The default edition of new games.
    pub fn first(&self) -> &'static Edition {
        self.known[0].edition
    }

    /// Puts the edition of this name before the others.
    ///
    /// # Errors
    ///
    /// What is known instead.
    pub fn put_first(&mut self, name: &str) -> Result<&'static Edition, UnknownEdition> {
        let edition = self.find(name)?;
        self.move_to(0, edition);
        self.classic_is_given |= edition == Edition::classic();
        Ok(edition)
    }

    fn move_to(&mut self, place: usize, edition: &Edition) {
        if let Some(at) = self.known.iter().position(|known| known.edition.id == edition.id) {
            let known = self.known.remove(at);
            self.known.insert(place, known);
        }
    }

    /// All of them, in their order.
    pub fn all(&self) -> impl Iterator<Item = &'static Edition> + '_ {
        self.known.iter().map(|known| known.edition)
    }

    /// The content hash of an edition that is known here.
    pub fn hash_of(&self, edition: &Edition) -> Option<&str> {
        self.known.iter().find(|known| known.edition.id == edition.id).map(|known| &*known.hash)
    }

    /// The file of the edition with this content hash, for those who are sent games of it.
    pub fn file(&self, hash: &str) -> Option<&str> {
        self.known.iter().find(|known| known.hash == hash).map(|known| &*known.file)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(id: &str, units: u8) -> String {
        let text = Edition::CLASSIC_TOML.replace("id = \"classic\"", &format!("id = \"{id}\""));
        text.replace("energy_units = 20", &format!("energy_units = {units}"))
    }

    fn ids(editions: &Editions) -> Vec<&'static str> {
        editions.all().map(|edition| edition_id(&edition.id)).collect()
    }

    #[test]
    fn an_edition_is_kept_once_whatever_its_comments_say() {
        let mut editions = Editions::default();
        let mine = editions.add(&file("mine", 20)).unwrap();
        let again = editions.add(&format!("# Again.\n{}", file("mine", 20))).unwrap();
        assert!(std::ptr::eq(mine, again));
        assert!(std::ptr::eq(editions.add(Edition::CLASSIC_TOML).unwrap(), Edition::classic()));
        assert_eq!(editions.all().count(), 2);
    }

    #[test]
    fn the_built_in_edition_is_last_unless_it_is_given() {
        let mut editions = Editions::default();
        editions.add(&file("a", 20)).unwrap();
        editions.add(&file("b", 20)).unwrap();
        assert_eq!(ids(&editions), ["a", "b", "classic"]);
        assert_eq!(editions.first().id, editions.find("a").unwrap().id);
        editions.add(Edition::CLASSIC_TOML).unwrap();
        editions.add(&file("c", 20)).unwrap();
        assert_eq!(ids(&editions), ["a", "b", "classic", "c"]);
        editions.put_first("b").unwrap();
        assert_eq!(ids(&editions), ["b", "a", "classic", "c"]);
        assert!(editions.put_first("d").is_err());
        let mut editions = Editions::default();
        editions.add(&file("a", 20)).unwrap();
        editions.put_first("classic").unwrap();
        editions.add(&file("b", 20)).unwrap();
        assert_eq!(ids(&editions), ["classic", "a", "b"]);
    }

    #[test]
    fn a_name_with_a_hash_is_found_with_this_content_only() {
        let mut editions = Editions::default();
        let (old, new) = (editions.add(&file("mine", 20)).unwrap(), editions.add(&file("mine", 21)).unwrap());
        assert_ne!(old.id, new.id);
        for edition in [old, new] {
            assert!(std::ptr::eq(editions.find(&edition.id).unwrap(), edition));
            let hash = edition_hash(&edition.id).unwrap();
            assert_eq!(editions.hash_of(edition), Some(hash));
            assert_eq!(content_hash(editions.file(hash).unwrap()).as_deref(), Some(hash));
        }
        assert!(std::ptr::eq(editions.find("mine").unwrap(), old));
        let name = "mine@00000000000000000000000000000000";
        let unknown = editions.find(name).unwrap_err();
        assert_eq!((unknown.name.as_str(), unknown.known.as_deref()), (name, edition_hash(&old.id)));
        assert_eq!(editions.find("deluxe@12").unwrap_err().known, None);
        assert!(editions.find("classic@12").is_err() && editions.file("12").is_none());
        assert_eq!(editions.find("classic").unwrap().id, "classic");
        let classic = content_hash(Edition::CLASSIC_TOML).unwrap();
        assert_eq!(editions.file(&classic), Some(Edition::CLASSIC_TOML));
    }

    #[test]
    fn what_pretends_to_be_the_built_in_edition_is_refused() {
        let error = Editions::default().add(&file("classic", 21)).unwrap_err();
        assert!(error.to_string().starts_with("give the board another id than \"classic\""), "{error}");
    }

    #[test]
    fn only_so_many_are_known() {
        let mut editions = Editions::default();
        for number in 0..MAX_EDITIONS {
            editions.add(&file(&format!("box-{number}"), 20)).unwrap();
        }
        assert_eq!(editions.add(&file("one-more", 20)), Err(AddEditionError::Full));
        assert!(editions.add(&file("box-0", 20)).is_ok());
    }
}

//! The name of an edition outside of the program: its id, and the content hash of its file.

use std::fmt;

use witchstone_rules::Edition;

use crate::error::cut;

/// The id in the name of an edition, for people: `my-box` of `my-box@3f9c…`.
///
/// ```
/// assert_eq!(witchstone_wire::edition_id("my-box@f3c5ba0b7abaf4b4bbdf65ebf2bac79b"), "my-box");
/// assert_eq!(witchstone_wire::edition_id("classic"), "classic");
/// ```
pub fn edition_id(name: &str) -> &str {
    name.split_once('@').map_or(name, |(id, _)| id)
}

/// The content hash in the name of an edition. The built-in edition has none, and records of older programs give none.
///
/// ```
/// assert_eq!(witchstone_wire::edition_hash("my-box@f3c5"), Some("f3c5"));
/// assert_eq!(witchstone_wire::edition_hash("my-box"), None);
/// ```
pub fn edition_hash(name: &str) -> Option<&str> {
    name.split_once('@').map(|(_, hash)| hash)
}

/// The id of an edition that is not the built-in one, for those who say on which board a game is played.
///
/// ```
/// assert_eq!(witchstone_wire::own_edition("my-box@f3c5"), Some("my-box"));
/// assert_eq!(witchstone_wire::own_edition("classic"), None);
/// ```
pub fn own_edition(name: &str) -> Option<&str> {
    Some(edition_id(name)).filter(|id| !id.is_empty() && *id != Edition::classic().id)
}

/// Whether something of this name can be read on the edition that is called so here: it is the same name, or only its id.
pub(crate) fn is_of(name: &str, edition: &str) -> bool {
    name == edition || name == edition_id(edition)
}

/// An edition that is not known here, or only with another content.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownEdition {
    /// The requested name.
    pub name: String,
    /// The content hash of the edition of that id that is known here; none if there is none.
    pub known: Option<String>,
}

impl UnknownEdition {
    /// The id, for people.
    pub fn id(&self) -> &str {
        edition_id(&self.name)
    }

    /// What is wrong and what to do, as the end of a sentence that names the game: "This table is played on the edition …".
    ///
    /// ```
    /// # use witchstone_wire::UnknownEdition;
    /// let unknown = UnknownEdition { name: "my-box".into(), known: None };
    /// let end = unknown.sentence("this server", "Start it");
    /// assert_eq!(end, "\"my-box\", which this server does not know. Start it with --edition my-box.toml.");
    /// ```
    pub fn sentence(&self, here: &str, start: &str) -> String {
        // Foreign text is quoted, but not at any length.
        let (id, wanted) = (cut(self.id()), edition_hash(&self.name).map(cut));
        if id == Edition::classic().id {
            return format!(
                "\"{id}\" with another content than {here} has. It comes from another version of the program."
            );
        }
        match (&self.known, wanted) {
            (Some(known), Some(wanted)) => format!(
                "\"{id}\" with the content {wanted}, but {here} has it with the content {known}. \
                 {start} with the file that the game was begun on: --edition {id}.toml."
            ),
            _ => format!("\"{id}\", which {here} does not know. {start} with --edition {id}.toml."),
        }
    }
}

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The game is of the edition {}", self.sentence("this program", "Run it"))
    }
}

impl std::error::Error for UnknownEdition {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_content_is_told_from_an_unknown_edition() {
        let unknown = UnknownEdition { name: "my-box@12".into(), known: Some("34".into()) };
        assert_eq!(
            unknown.sentence("this server", "Start it"),
            "\"my-box\" with the content 12, but this server has it with the content 34. \
             Start it with the file that the game was begun on: --edition my-box.toml."
        );
    }

    #[test]
    fn a_name_without_hash_is_of_every_content() {
        assert!(
            is_of("my-box", "my-box@12") && is_of("my-box@12", "my-box@12") && is_of("classic", "classic")
        );
        assert!(
            !is_of("my-box@34", "my-box@12") && !is_of("my", "my-box") && !is_of("classic@12", "classic")
        );
    }
}

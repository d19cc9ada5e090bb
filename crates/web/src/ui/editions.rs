//! The editions that this page knows: the built-in one, those that the server offers, and those that saved games need.
//!
//! A file that came once is kept in the browser under its content hash, so that games on it open without network.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_rules::Edition;
use witchstone_wire::{EditionInfo, Editions, GameRecord, ReadError, UnknownEdition, edition_hash};

use super::http::get_text;
use super::storage;

const PREFIX: &str = "witchstone/edition/";
/// The name under which older clients kept the board of the server.
const OLDER: &str = "witchstone/board";
/// How many files are kept that no saved game needs.
const MOST: usize = 16;

/// The editions of the page.
#[derive(Clone, Copy)]
pub struct KnownEditions {
    known: StoredValue<Editions>,
    /// What the server offers, new games first; nothing without a server.
    pub offered: StoredValue<Vec<EditionInfo>>,
}

/// The editions, from anywhere inside the application.
pub fn use_editions() -> KnownEditions {
    expect_context()
}

impl KnownEditions {
    /// Those of a page whose server offers these; `offered` is the server's list as JSON, or empty.
    pub fn new(offered: &str) -> KnownEditions {
        let offered: Vec<EditionInfo> = serde_json::from_str(offered).unwrap_or_default();
        let editions = KnownEditions {
            known: StoredValue::new(Editions::default()),
            offered: StoredValue::new(offered),
        };
        if let Some(file) = storage::read(OLDER) {
            editions.take(&file);
            storage::forget(OLDER);
        }
        editions
    }

    /// Loads what the server offers, so that it is there when it is needed, with network or without.
    pub fn load_offered(self) {
        for edition in self.offered.get_value() {
            spawn_local(async move { drop(self.fetch(&edition.name).await) });
        }
    }

    /// The edition of this name, if it is known or kept in this browser.
    pub fn find(self, name: &str) -> Result<&'static Edition, UnknownEdition> {
        let find = || self.known.with_value(|known| known.find(name));
        find().or_else(|_| {
            match edition_hash(name) {
                Some(hash) => self.read_kept(hash),
                // Games of older clients name the id alone.
                None => kept().iter().for_each(|hash| self.read_kept(hash)),
            }
            find()
        })
    }

    /// The edition of this name; the server is asked for one that is not in this browser.
    pub async fn fetch(self, name: &str) -> Result<&'static Edition, UnknownEdition> {
        let unknown = match self.find(name) {
            Ok(edition) => return Ok(edition),
            Err(unknown) => unknown,
        };
        if let Some(hash) = edition_hash(name)
            && let Ok(file) = get_text(&format!("/api/editions/{hash}")).await
        {
            self.take(&file);
            return self.find(name);
        }
        Err(unknown)
    }

    fn chosen(self, id: Option<&str>) -> Option<EditionInfo> {
        self.offered.with_value(|offered| {
            let chosen = offered.iter().find(|edition| Some(edition.id.as_str()) == id);
            chosen.or(offered.first()).cloned()
        })
    }

    /// The name of the edition that the server offers under this id, or of the first one; without a server the built-in one.
    pub fn offered_as(self, id: Option<&str>) -> String {
        self.chosen(id).map_or_else(|| Edition::classic().id.clone(), |edition| edition.name)
    }

    /// This id if the server offers it, or that of the first edition; none if it has told none.
    pub fn offered_id(self, id: Option<&str>) -> Option<String> {
        self.chosen(id).map(|edition| edition.id)
    }

    /// The file of an edition that is not built in, for a worker.
    pub fn file_of(self, edition: &Edition) -> Option<String> {
        let hash = edition_hash(&edition.id)?;
        self.known.with_value(|known| known.file(hash).map(str::to_owned))
    }

    /// Reads a record on its edition, if that is in this browser.
    pub fn read(self, text: &str) -> Result<(GameRecord, &'static Edition), ReadError> {
        let read = || self.known.with_value(|known| GameRecord::on_its_edition(text, known));
        read().or_else(|error| match error.unknown_edition().map(|unknown| self.find(&unknown.name)) {
            Some(Ok(_)) => read(),
            _ => Err(error),
        })
    }

    /// Lets somebody read on all that are known.
    pub fn with<T>(self, what: impl FnOnce(&Editions) -> T) -> T {
        self.known.with_value(what)
    }

    /// Knows the edition of a file from now on, and keeps it.
    fn take(self, file: &str) {
        let added = self.known.try_update_value(|known| known.add(file).ok()).flatten();
        if let Some(hash) = added.and_then(|edition| edition_hash(&edition.id)) {
            make_room(&self.offered.get_value());
            // A browser that keeps nothing asks again the next time.
            storage::write(&format!("{PREFIX}{hash}"), file);
        }
    }

    fn read_kept(self, hash: &str) {
        if let Some(file) = storage::read(&format!("{PREFIX}{hash}")) {
            self.known.update_value(|known| drop(known.add(&file)));
        }
    }
}

/// The hashes of the files that are kept.
fn kept() -> Vec<String> {
    let names = storage::names();
    names.iter().filter_map(|name| name.strip_prefix(PREFIX)).map(str::to_owned).collect()
}

/// Forgets files that neither the server offers nor any saved game needs, if there are many.
fn make_room(offered: &[EditionInfo]) {
    let kept = kept();
    if kept.len() < MOST {
        return;
    }
    let others = storage::names().into_iter().filter(|name| !name.starts_with(PREFIX));
    let texts: Vec<String> = others.filter_map(|name| storage::read(&name)).collect();
    let is_needed = |hash: &str| {
        offered.iter().any(|edition| edition.hash == hash) || texts.iter().any(|text| text.contains(hash))
    };
    kept.iter().filter(|hash| !is_needed(hash)).for_each(|hash| storage::forget(&format!("{PREFIX}{hash}")));
}

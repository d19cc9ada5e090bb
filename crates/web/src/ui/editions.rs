//! The editions that this page knows: the built-in one, those that the server offers, and those that saved games need.
//!
//! A file is stored in the browser under its content hash, so that games on it open without network.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_rules::Edition;
use witchstone_wire::{EditionInfo, Editions, GameRecord, ReadError, UnknownEdition, edition_hash};

use super::http::get_text;
use super::storage;

const PREFIX: &str = "witchstone/edition/";
/// The storage key of the server's board in older clients.
const OLD_KEY: &str = "witchstone/board";
/// How many files are stored before unused ones are evicted.
const MAX_FILES: usize = 16;

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
        if let Some(file) = storage::read(OLD_KEY) {
            editions.add(&file);
            storage::remove(OLD_KEY);
        }
        editions
    }

    /// Loads the offered editions ahead, for use without network.
    pub fn load_offered(self) {
        for edition in self.offered.get_value() {
            spawn_local(async move { drop(self.fetch(&edition.name).await) });
        }
    }

    /// The edition of this name, if it is loaded or stored in this browser.
    pub fn find(self, name: &str) -> Result<&'static Edition, UnknownEdition> {
        let find = || self.known.with_value(|known| known.find(name));
        find().or_else(|_| {
            match edition_hash(name) {
                Some(hash) => self.load_stored(hash),
                // Games of older clients name the id alone.
                None => stored_hashes().iter().for_each(|hash| self.load_stored(hash)),
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
            self.add(&file);
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

    /// This id if the server offers it, or that of the first edition; none without a list.
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

    /// Gives access to all known editions.
    pub fn with<T>(self, what: impl FnOnce(&Editions) -> T) -> T {
        self.known.with_value(what)
    }

    /// Adds the edition of a file and stores the file.
    fn add(self, file: &str) {
        let added = self.known.try_update_value(|known| known.add(file).ok()).flatten();
        if let Some(hash) = added.and_then(|edition| edition_hash(&edition.id)) {
            evict_unused(&self.offered.get_value());
            // Without storage it is fetched again next time.
            storage::write(&format!("{PREFIX}{hash}"), file);
        }
    }

    fn load_stored(self, hash: &str) {
        if let Some(file) = storage::read(&format!("{PREFIX}{hash}")) {
            self.known.update_value(|known| drop(known.add(&file)));
        }
    }
}

/// The hashes of the stored files.
fn stored_hashes() -> Vec<String> {
    let names = storage::keys();
    names.iter().filter_map(|name| name.strip_prefix(PREFIX)).map(str::to_owned).collect()
}

/// Removes files that neither the server offers nor any saved game needs, if there are many.
fn evict_unused(offered: &[EditionInfo]) {
    let stored = stored_hashes();
    if stored.len() < MAX_FILES {
        return;
    }
    let others = storage::keys().into_iter().filter(|name| !name.starts_with(PREFIX));
    let texts: Vec<String> = others.filter_map(|name| storage::read(&name)).collect();
    let is_needed = |hash: &str| {
        offered.iter().any(|edition| edition.hash == hash) || texts.iter().any(|text| text.contains(hash))
    };
    stored
        .iter()
        .filter(|hash| !is_needed(hash))
        .for_each(|hash| storage::remove(&format!("{PREFIX}{hash}")));
}

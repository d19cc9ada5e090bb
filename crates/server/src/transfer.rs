//! All games out of a store as records, and records into a store.

use std::path::Path;

use witchstone_rules::{Edition, Record, RuleDifference};
use witchstone_wire::{Editions, GameRecord, Named, OptionsJson, Settings};

use crate::clock::now_ms;
use crate::domain::{Entry, Person, Seat, Table, rules_on};
use crate::room::load;
use crate::rules_migration::check_file;
use crate::secret;
use crate::serve::open_store;
use crate::storage::{Append, Store, StoredEntry};

/// How many tables are asked for at once.
const PAGE: i64 = 200;

/// Copies games between a database and a folder of records.
#[derive(Clone, Debug, clap::Args)]
pub struct TransferOptions {
    /// The SQLite file or postgres://… URL.
    #[arg(long, env = "WITCHSTONE_DATABASE", value_name = "FILE|URL", hide_env_values = true)]
    pub database: String,
    /// The folder of records, one file for each game.
    #[arg(long, value_name = "FOLDER")]
    pub folder: std::path::PathBuf,
}

impl TransferOptions {
    /// Runs [`export`]; what became of the games, or a sentence.
    pub fn export(&self, editions: &Editions) -> Result<Transferred, String> {
        check_file(&self.database)?;
        self.with(async |store| export(store, editions, &self.folder).await)
    }

    /// Runs [`import`]; what became of the games, or a sentence.
    pub fn import(&self, editions: &Editions) -> Result<Transferred, String> {
        self.with(async |store| import(store, editions, &self.folder).await)
    }

    fn with(
        &self,
        work: impl AsyncFnOnce(&dyn Store) -> Result<Transferred, String>,
    ) -> Result<Transferred, String> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| format!("The program cannot start: {error}."))?;
        runtime.block_on(async {
            let store = open_store(&self.database).await.map_err(|error| error.to_string())?;
            let done = work(&*store).await;
            store.close().await;
            done
        })
    }
}

/// What became of the games.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Transferred {
    /// How many were copied.
    pub games: usize,
    /// A sentence for each that was not.
    pub problems: Vec<String>,
}

/// Writes every game that has begun into the folder, as TABLE.json. A table that cannot be read does not keep the others back.
///
/// Records tell the whole deal: those of unfinished games are for the host's eyes only.
pub async fn export(store: &dyn Store, editions: &Editions, folder: &Path) -> Result<Transferred, String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let (mut after, mut done) = (String::new(), Transferred::default());
    loop {
        let tables = store.all_tables(&after, PAGE).await.map_err(|error| error.to_string())?;
        let Some(last) = tables.last() else { return Ok(done) };
        after.clone_from(last);
        for id in tables {
            let table = match load(store, editions, &id).await {
                Ok(table) => table,
                Err(fault) => {
                    done.problems.push(format!("Table {id}: {fault}"));
                    continue;
                }
            };
            if let Err(unknown) = &table.edition {
                let rest = unknown.sentence("this program", "Run it");
                done.problems.push(format!("Table {id} is played on the edition {rest}"));
            }
            let (Ok(edition), Some(record)) = (table.edition.clone(), table.whole_record()) else { continue };
            let file = folder.join(format!("{id}.json"));
            std::fs::write(&file, record.to_json(edition))
                .map_err(|error| format!("{}: {error}", file.display()))?;
            done.games += 1;
        }
    }
}

/// Makes a table of every record in the folder. The seats of a game that is not finished are open: whoever has the link can take
/// one and play on. A game of older rules that differs under the present ones is left out, and its first difference told; a file
/// that is no record stops the import before anything is written.
pub async fn import(store: &dyn Store, editions: &Editions, folder: &Path) -> Result<Transferred, String> {
    let files = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    names.retain(|name| name.extension().is_some_and(|extension| extension == "json"));
    names.sort();
    let (mut games, mut done) = (vec![], Transferred::default());
    for name in &names {
        let (game, edition, difference) = read(name, editions)?;
        match difference {
            Some(difference) => done.problems.push(format!("{}: {difference}", name.display())),
            None => games.push((game, edition)),
        }
    }
    for (game, edition) in &games {
        put(store, editions, &entries(game, edition)).await?;
        done.games += 1;
    }
    Ok(done)
}

/// A record, and where it first differs from the present rules.
fn read(
    name: &Path,
    editions: &Editions,
) -> Result<(GameRecord, &'static Edition, Option<RuleDifference>), String> {
    let wrong = |why: String| format!("{}: {why}", name.display());
    let text = std::fs::read_to_string(name).map_err(|error| wrong(error.to_string()))?;
    let (game, edition) =
        GameRecord::on_its_edition(&text, editions).map_err(|error| wrong(error.to_string()))?;
    let difference = game.replay(edition).map_err(|error| wrong(error.to_string()))?.difference;
    Ok((game, edition, difference))
}

/// The entries of a table at which this game was played.
fn entries(game: &GameRecord, edition: &Edition) -> Vec<Entry> {
    let Record { options, deal, moves } = game.record.clone();
    let seat = |number: usize| Seat { handicap: options.handicaps.0[number], ..Seat::open(number) };
    let seats: Vec<Seat> = (0..options.players as usize).map(seat).collect();
    let bare = Record { options, deal, moves: vec![] };
    let record = GameRecord::new(edition, bare, None).to_json(edition);
    let host = Person { guest: String::new(), name: "Import".into() };
    let settings = imported(OptionsJson { handicaps: vec![], ..OptionsJson::of(&options) });
    let created =
        Entry::Created { settings, host, rules: rules_on(edition), seats: seats.clone(), deal: None };
    let moved = moves.into_iter().map(|played| Entry::Moved { r#move: Named(played) });
    [created, Entry::Started { seats, record }].into_iter().chain(moved).collect()
}

fn imported(options: OptionsJson) -> Settings {
    Settings { name: "Import".into(), ..Settings::new(options) }
}

async fn put(store: &dyn Store, editions: &Editions, entries: &[Entry]) -> Result<(), String> {
    let (id, at_ms) = (secret::word(12), now_ms());
    let mut table = Table::created(entries[0].clone(), editions, at_ms).map_err(|fault| fault.to_string())?;
    for (number, entry) in entries.iter().enumerate() {
        if number > 0 {
            table.apply(entry, at_ms).map_err(|fault| fault.to_string())?;
        }
        let body = serde_json::to_string(entry).map_err(|error| error.to_string())?;
        let summary = (number == 0 || number + 1 == entries.len()).then(|| table.summary(&id));
        let entry = StoredEntry { version: number as u64 + 1, at_ms, body };
        let append = Append { table: id.clone(), entry, summary, results: vec![] };
        store.append(append).await.map_err(|error| error.to_string())?;
    }
    Ok(())
}

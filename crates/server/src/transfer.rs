//! All games out of a store as records, and records into a store.

use std::path::Path;

use witchstone_rules::{History, Record};
use witchstone_wire::{GameRecord, Named, OptionsJson, Outcome, Settings};

use crate::clockwork::now_ms;
use crate::room::load;
use crate::secret;
use crate::serve::open_store;
use crate::store::{Append, Store, StoredEntry};
use crate::table::{Entry, Person, Seat, Table, rules_in_play};

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
    /// Runs [`export`]; the number of games, or a sentence.
    pub fn export(&self) -> Result<usize, String> {
        self.with(async |store| export(store, &self.folder).await)
    }

    /// Runs [`import`]; the number of games, or a sentence.
    pub fn import(&self) -> Result<usize, String> {
        self.with(async |store| import(store, &self.folder).await)
    }

    fn with(&self, work: impl AsyncFnOnce(&dyn Store) -> Result<usize, String>) -> Result<usize, String> {
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

/// Writes every game that has begun into the folder, as TABLE.json; gives their number.
///
/// Records tell the whole deal: those of unfinished games are for the host's eyes only.
pub async fn export(store: &dyn Store, folder: &Path) -> Result<usize, String> {
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let (mut after, mut written) = (String::new(), 0);
    loop {
        let tables = store.all_tables(&after, PAGE).await.map_err(|error| error.to_string())?;
        let Some(last) = tables.last() else { return Ok(written) };
        after.clone_from(last);
        for id in tables {
            let table = load(store, &id).await.map_err(|fault| format!("Table {id}: {fault}"))?;
            let Some(record) = whole_record(&table) else { continue };
            let file = folder.join(format!("{id}.json"));
            std::fs::write(&file, record).map_err(|error| format!("{}: {error}", file.display()))?;
            written += 1;
        }
    }
}

fn whole_record(table: &Table) -> Option<String> {
    let (game, edition) = (table.game.as_ref()?, witchstone_wire::edition());
    let outcome = game.state().is_over().then(|| Outcome::of(game.state()));
    let record = GameRecord { edition: edition.id.clone(), record: game.record().clone(), outcome };
    Some(record.to_json(edition))
}

/// Makes a table of every record in the folder; gives their number. The seats of a game that is not finished are open:
/// whoever has the link can take one and play on.
pub async fn import(store: &dyn Store, folder: &Path) -> Result<usize, String> {
    let files = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut names: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    names.retain(|name| name.extension().is_some_and(|extension| extension == "json"));
    names.sort();
    for name in &names {
        let wrong = |why: String| format!("{}: {why}", name.display());
        let text = std::fs::read_to_string(name).map_err(|error| wrong(error.to_string()))?;
        let record = GameRecord::from_json(&text, witchstone_wire::edition())
            .map_err(|error| wrong(error.to_string()))?;
        History::of(witchstone_wire::edition(), &record.record).map_err(|error| wrong(error.to_string()))?;
        put(store, &record).await.map_err(wrong)?;
    }
    Ok(names.len())
}

/// The entries of a table at which this game was played.
fn entries(game: &GameRecord) -> Vec<Entry> {
    let Record { options, deal, moves } = game.record.clone();
    let edition = witchstone_wire::edition();
    let seat = |number: usize| Seat { handicap: options.handicaps.0[number], ..Seat::open(number) };
    let seats: Vec<Seat> = (0..options.players as usize).map(seat).collect();
    let bare = Record { options, deal, moves: vec![] };
    let record = GameRecord { edition: game.edition.clone(), record: bare, outcome: None }.to_json(edition);
    let host = Person { guest: String::new(), name: "Import".into() };
    let settings = imported(OptionsJson { handicaps: vec![], ..OptionsJson::of(&options) });
    let created = Entry::Created { settings, host, rules: rules_in_play(), seats: seats.clone(), deal: None };
    let moved = moves.into_iter().map(|played| Entry::Moved { r#move: Named(played) });
    [created, Entry::Started { seats, record }].into_iter().chain(moved).collect()
}

fn imported(options: OptionsJson) -> Settings {
    Settings { name: "Import".into(), ..Settings::new(options) }
}

async fn put(store: &dyn Store, game: &GameRecord) -> Result<(), String> {
    let (id, at_ms) = (secret::word(12), now_ms());
    let entries = entries(game);
    let mut table = Table::created(entries[0].clone(), at_ms).map_err(|fault| fault.to_string())?;
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

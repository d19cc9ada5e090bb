//! Exports all games of a database as records, and imports records.

use std::io;
use std::path::{Path, PathBuf};

use witchstone_rules::{Edition, Player, RULES_VERSION, Record, ReplayError, RuleDifference};
use witchstone_wire::{Editions, GameRecord, ReadError};
use witchstone_words::Words;

use crate::clock::now_ms;
use crate::domain::{Entry, GameStart, Person, Seat, Settings, Status, Table, rules_on};
use crate::error::ServerError;
use crate::private_file;
use crate::protocol::{find_in, game_record, unknown_edition};
use crate::random;
use crate::room::load;
use crate::storage::{self, Append, Store, StoreError, Summary};

/// Tables read at a time.
const PAGE: i64 = 200;
/// The length of a table's id.
const ID_LENGTH: usize = 12;

/// Copies games between a database and a folder of records.
#[derive(Clone, Debug, clap::Args)]
pub struct TransferOptions {
    /// The SQLite file or postgres://… URL.
    #[arg(long, env = "WITCHSTONE_DATABASE", value_name = "FILE|URL", hide_env_values = true)]
    pub database: String,
    /// The folder of records, one file for each game.
    #[arg(long, value_name = "FOLDER")]
    pub folder: PathBuf,
}

/// What `witchstone export` writes.
#[derive(Clone, Debug, clap::Args)]
pub struct ExportOptions {
    #[command(flatten)]
    transfer: TransferOptions,
    /// Write running games too. Their records reveal what is hidden from the players.
    #[arg(long)]
    running: bool,
}

/// What `witchstone import` reads.
#[derive(Clone, Debug, clap::Args)]
pub struct ImportOptions {
    #[command(flatten)]
    transfer: TransferOptions,
    /// Create the database if it does not exist.
    #[arg(long)]
    create: bool,
}

/// Which games are exported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Games {
    /// Those that are over.
    Finished,
    /// Running ones too.
    Running,
}

/// Why an export or import stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TransferError {
    /// The asynchronous runtime did not start.
    #[error("cannot start the runtime: {0}")]
    Runtime(#[source] io::Error),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A file or folder cannot be read or written.
    #[error("{}: {source}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// A file is not a record.
    #[error("{}: {source}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: Box<ReadError>,
    },
    /// A game cannot be replayed.
    #[error("{}: {source}", path.display())]
    Replay {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: Box<ReplayError>,
    },
    /// A game does not make a table.
    #[error("cannot import game: {}", .0.cause())]
    Table(#[from] ServerError),
}

impl ExportOptions {
    /// Runs [`export`].
    pub fn run(&self, editions: &Editions) -> Result<Transferred, TransferError> {
        let (TransferOptions { database, folder }, running) = (&self.transfer, self.running);
        block_on(async {
            let store = storage::open_existing(database).await?;
            let games = if running { Games::Running } else { Games::Finished };
            let done = export(&*store, editions, games, folder).await;
            store.close().await;
            done
        })
    }
}

impl ImportOptions {
    /// Runs [`import`].
    pub fn run(&self, editions: &Editions) -> Result<Transferred, TransferError> {
        let TransferOptions { database, folder } = &self.transfer;
        block_on(async {
            let store = match self.create {
                true => storage::open(database).await?,
                false => storage::open_existing(database).await?,
            };
            let done = import(&*store, editions, folder).await;
            store.close().await;
            done
        })
    }
}

fn block_on<T>(work: impl Future<Output = Result<T, TransferError>>) -> Result<T, TransferError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(TransferError::Runtime)?.block_on(work)
}

/// What became of the games.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Transferred {
    /// The number of games copied.
    pub games: usize,
    /// A sentence for each that was not.
    pub problems: Vec<String>,
}

/// Writes every game that is over, or that has started, into the folder, as TABLE.json. A table that cannot be loaded does
/// not stop the export.
///
/// Records reveal the whole deal: those of unfinished games are for the host's eyes only.
pub async fn export(
    store: &dyn Store,
    editions: &Editions,
    games: Games,
    folder: &Path,
) -> Result<Transferred, TransferError> {
    let failed = |path: &Path, source| TransferError::File { path: path.to_owned(), source };
    private_file::create_folder(folder).map_err(|error| failed(folder, error))?;
    let (mut after, mut done) = (String::new(), Transferred::default());
    loop {
        let ids = store.table_ids(&after, PAGE).await?;
        let Some(last) = ids.last() else { return Ok(done) };
        after.clone_from(last);
        for id in ids {
            let table = match load(store, editions, &id).await {
                Ok(table) => table,
                Err(error) => {
                    done.problems.push(format!("Cannot read table {id}: {}", error.cause()));
                    continue;
                }
            };
            if games == Games::Finished && table.status() != Status::Finished {
                continue;
            }
            if let Err(unknown) = &table.edition {
                let unknown = unknown_edition(unknown.clone());
                let rest = unknown.sentence("this program", "Run it");
                done.problems.push(format!("Table {id} is played on the edition {rest}"));
            }
            let (Ok(edition), Some(game)) = (table.edition.clone(), table.played()) else { continue };
            let file = folder.join(format!("{id}.json"));
            private_file::write(&file, game_record(game).to_json(edition).as_bytes())
                .map_err(|error| failed(&file, error))?;
            done.games += 1;
        }
    }
}

/// Creates a table for every record in the folder. The seats of an unfinished game are open: anyone with the link can take
/// one and play on. A game of older rules that differs under the present ones is left out, and its first difference
/// reported; a file that is no record stops the import before anything is written.
pub async fn import(
    store: &dyn Store,
    editions: &Editions,
    folder: &Path,
) -> Result<Transferred, TransferError> {
    let failed = |source| TransferError::File { path: folder.to_owned(), source };
    let files = std::fs::read_dir(folder).map_err(failed)?;
    let mut paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    let (mut games, mut done) = (vec![], Transferred::default());
    for path in &paths {
        let (game, edition, difference) = read(path, editions)?;
        match difference {
            Some(difference) => {
                let sentence = Words::english().rule_difference_in_notation(&difference);
                done.problems.push(format!("{}: {sentence}", path.display()));
            }
            None => games.push((game, edition)),
        }
    }
    for (game, edition) in &games {
        save(store, editions, &entries(game, edition)).await?;
        done.games += 1;
    }
    Ok(done)
}

/// A record, its edition, and where it first differs from the present rules.
fn read(
    path: &Path,
    editions: &Editions,
) -> Result<(GameRecord, &'static Edition, Option<RuleDifference>), TransferError> {
    let file = || path.to_owned();
    let text =
        std::fs::read_to_string(path).map_err(|source| TransferError::File { path: file(), source })?;
    let (game, edition) = GameRecord::on_its_edition(&text, editions)
        .map_err(|error| TransferError::Record { path: file(), source: Box::new(error) })?;
    let unplayable = |error| TransferError::Replay { path: file(), source: Box::new(error) };
    let difference = game.replay(edition).map_err(unplayable)?.difference;
    Ok((game, edition, difference))
}

/// The entries of a table at which this game was played.
fn entries(game: &GameRecord, edition: &Edition) -> Vec<Entry> {
    let Record { options, deal, moves } = game.record.clone();
    let seat = |player| Seat { handicap: options.handicaps[player], ..Seat::open(player) };
    let seats: Vec<Seat> = Player::all(options.players.into()).map(seat).collect();
    let start = Some(Box::new(GameStart { rules: RULES_VERSION, options, deal }));
    let host = Person { guest: String::new(), name: "Import".into() };
    let mut settings = Settings { name: "Import".into(), ..Settings::new(options) };
    settings.options.handicaps = Default::default();
    let rules = rules_on(edition);
    let created = Entry::Created { settings, host, rules, seats: seats.clone(), deal: None };
    let moved = moves.into_iter().map(Entry::Moved);
    [created, Entry::Started { seats, game: start }].into_iter().chain(moved).collect()
}

async fn save(store: &dyn Store, editions: &Editions, entries: &[Entry]) -> Result<(), TransferError> {
    let (id, at_ms) = (random::text(ID_LENGTH), now_ms());
    let mut table =
        Table::created(entries[0].clone(), find_in(editions), at_ms).map_err(ServerError::from)?;
    for (number, entry) in entries.iter().enumerate() {
        if number > 0 {
            table.apply(entry, at_ms).map_err(ServerError::from)?;
        }
        let mut append = Append::new(&id, number as u64 + 1, at_ms, entry, table.known_edition())?;
        if number == 0 || number + 1 == entries.len() {
            append.summary = Some(Summary::of(&table, &id, true)?);
        }
        store.append(append).await?;
    }
    Ok(())
}

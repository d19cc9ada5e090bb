//! Backups while servers run, and what can be done with them: restore, check.
//!
//! A backup is a SQLite file with the newest schema, whichever database it comes from: a file is enough to check it, to
//! serve it, and to move from SQLite to PostgreSQL or back.

mod check;
mod rows;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::private_file;
use crate::storage::StoreError;

pub use check::{Checked, check};

/// What `witchstone backup` copies, and where.
#[derive(Clone, Debug, clap::Args)]
pub struct BackupOptions {
    /// The SQLite file or postgres://… URL.
    #[arg(long, env = "WITCHSTONE_DATABASE", value_name = "FILE|URL", hide_env_values = true)]
    pub database: String,
    /// The file to write, which must not exist.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// What `witchstone restore` reads, and what it does with it.
#[derive(Clone, Debug, clap::Args)]
pub struct RestoreOptions {
    /// The backup.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// The new SQLite file, which must not exist, or the postgres://… URL of an empty database.
    #[arg(
        long,
        env = "WITCHSTONE_DATABASE",
        value_name = "FILE|URL",
        hide_env_values = true,
        required_unless_present = "check"
    )]
    pub database: Option<String>,
    /// Replay every game of the backup and write nothing.
    #[arg(long)]
    pub check: bool,
}

/// Why a backup or a restore fails.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    /// The asynchronous runtime did not start.
    #[error("cannot start the runtime: {0}")]
    Runtime(#[source] io::Error),
    /// A database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file is there already.
    #[error("{} exists already, and nothing is overwritten.", .0.display())]
    Exists(PathBuf),
    /// The database has tables or people.
    #[error("The database is not empty, and nothing is overwritten.")]
    NotEmpty,
    /// A file cannot be written.
    #[error("cannot write {}: {source}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The file is damaged.
    #[error("{} is damaged: {problem}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite says.
        problem: String,
    },
}

impl BackupOptions {
    /// Writes the backup; returns its size in bytes.
    pub fn run(&self) -> Result<u64, BackupError> {
        block_on(async {
            let partial = Partial::new(&self.file)?;
            if rows::is_postgres(&self.database) {
                rows::from_postgres(&self.database, &partial.path).await?;
            } else {
                rows::copy_file(&self.database, &partial.path)?;
            }
            partial.finish()
        })
    }
}

impl RestoreOptions {
    /// Restores the backup into the new database.
    pub fn run(&self, database: &str) -> Result<(), BackupError> {
        rows::require_intact(&self.file)?;
        block_on(async {
            if rows::is_postgres(database) {
                return rows::into_postgres(&self.file, database).await;
            }
            let partial = Partial::new(Path::new(database))?;
            rows::copy_file(&self.file.to_string_lossy(), &partial.path)?;
            partial.finish().map(drop)
        })
    }
}

fn block_on<T>(work: impl Future<Output = Result<T, BackupError>>) -> Result<T, BackupError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(BackupError::Runtime)?.block_on(work)
}

/// A file under another name until it is complete: an interrupted backup is not taken for one.
struct Partial {
    path: PathBuf,
    to: PathBuf,
}

impl Partial {
    fn new(to: &Path) -> Result<Partial, BackupError> {
        if to.exists() {
            return Err(BackupError::Exists(to.to_owned()));
        }
        let mut name = to.as_os_str().to_owned();
        name.push(".partial");
        let path = PathBuf::from(name);
        // One that an interrupted backup has left.
        let _ = fs::remove_file(&path);
        private_file::create(&path).map_err(|source| BackupError::Write { path: path.clone(), source })?;
        Ok(Partial { path, to: to.to_owned() })
    }

    /// Flushes the file to the disk and gives it its name; returns its size.
    fn finish(self) -> Result<u64, BackupError> {
        let rename = || {
            let file = File::open(&self.path)?;
            file.sync_all()?;
            // Unlike a rename, this does not replace a file that has appeared meanwhile.
            fs::hard_link(&self.path, &self.to)?;
            Ok(file.metadata()?.len())
        };
        rename().map_err(|source| BackupError::Write { path: self.to.clone(), source })
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // After a success it has its own name; after a failure it is worth nothing.
        let _ = fs::remove_file(&self.path);
    }
}

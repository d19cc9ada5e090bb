//! The database that an administrator works on.

use super::AdminError;
use crate::storage::{self, Store};

/// Which database is administered.
#[derive(Clone, Debug, clap::Args)]
pub struct AdminOptions {
    /// The SQLite file or postgres://… URL.
    #[arg(long, env = "WITCHSTONE_DATABASE", value_name = "FILE|URL", hide_env_values = true)]
    pub database: String,
}

impl AdminOptions {
    /// Opens the database, which has to exist with the newest schema, works on it and closes it.
    pub fn run<T>(
        &self,
        work: impl AsyncFnOnce(&dyn Store) -> Result<T, AdminError>,
    ) -> Result<T, AdminError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        runtime.map_err(AdminError::Runtime)?.block_on(async {
            let store = storage::open_current(&self.database).await?;
            let done = work(&*store).await;
            store.close().await;
            done
        })
    }
}

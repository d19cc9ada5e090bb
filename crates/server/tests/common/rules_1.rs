//! Databases that the program of commit 9a40411 wrote: see `migration/README.md`.

use std::collections::BTreeMap;
use witchstone_client::Client;

use serde::Deserialize;

use super::postgres::Cluster;

const SQLITE: [&str; 2] =
    [include_str!("../migration/9a40411.sqlite.sql"), include_str!("../migration/9a40411.sqlite.json")];
const POSTGRES: [&str; 2] =
    [include_str!("../migration/9a40411.postgres.sql"), include_str!("../migration/9a40411.postgres.json")];

/// A database as that program left it.
pub struct Old {
    /// The file or URL.
    pub database: String,
    named: Named,
}

#[derive(Deserialize)]
struct Named {
    guests: BTreeMap<String, String>,
    tables: BTreeMap<String, String>,
}

impl Old {
    /// In a new file of this folder.
    pub fn sqlite(folder: &std::path::Path) -> Old {
        let file = folder.join("games.sqlite");
        rusqlite::Connection::open(&file).unwrap().execute_batch(SQLITE[0]).unwrap();
        let database = file.to_string_lossy().into_owned();
        Old { database, named: serde_json::from_str(SQLITE[1]).unwrap() }
    }

    /// In a new database of this name.
    pub fn postgres(cluster: &Cluster, name: &str) -> Old {
        let database = cluster.database(name);
        cluster.load(name, POSTGRES[0]);
        Old { database, named: serde_json::from_str(POSTGRES[1]).unwrap() }
    }

    /// The table of this kind.
    pub fn table(&self, kind: &str) -> &str {
        &self.named.tables[kind]
    }

    /// A guest who sat at that program's tables.
    pub fn guest(&self, name: &str, server: &str) -> Client {
        Client { origin: server.parse().unwrap(), token: self.named.guests[name].clone(), name: name.into() }
    }
}

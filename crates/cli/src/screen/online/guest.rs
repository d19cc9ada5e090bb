//! The guest of this program at a server, and its table.

use std::fmt;
use std::fs;
use std::io;
use std::path::PathBuf;

use witchstone_client::{Client, Origin, Request, Result, edition_file};
use witchstone_wire::{NewGuest, Occupant, Status, TableInfo, edition_hash, is_id};

/// A text that is not the URL of a table.
#[derive(Debug)]
pub struct InvalidTableUrl(String);

impl fmt::Display for InvalidTableUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let url = &self.0;
        write!(f, "\"{url}\" is not the URL of a table, as http://127.0.0.1:8077/#/table/k3m9q2w7x4hd.")
    }
}

/// A guest at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The server.
    server: Origin,
    /// The table.
    table: String,
    /// The name of the guest.
    name: String,
    /// The invite code of a closed server.
    invite_code: Option<String>,
    /// The file with the guest token, for reconnecting later.
    secret: Option<PathBuf>,
}

impl Seat {
    /// Reads the URL of a table, as the browser shows it: `https://game.example/#/table/k3m9q2w7x4hd`.
    pub fn read(url: &str, name: &str, data: Option<PathBuf>) -> std::result::Result<Seat, InvalidTableUrl> {
        let invalid = || InvalidTableUrl(url.to_owned());
        let (server, path) = Origin::split(url).map_err(|_| invalid())?;
        let table = path.trim_end_matches('/').rsplit('/').next().unwrap_or_default();
        if !is_id(table) {
            return Err(invalid());
        }
        let file = format!("guest-{}-{}", server.host().replace(':', "-"), server.port());
        let secret = data.map(|folder| folder.join("witchstone").join(file));
        Ok(Seat { server, table: table.to_owned(), name: name.to_owned(), invite_code: None, secret })
    }

    /// The same with the invite code of a closed server.
    pub fn with_invite_code(self, invite_code: Option<String>) -> Seat {
        Seat { invite_code, ..self }
    }

    /// The id of the table.
    pub fn table(&self) -> &str {
        &self.table
    }

    /// The guest of an earlier visit, or a new one.
    pub async fn guest(&self) -> Result<Client> {
        if let Some(client) = self.known_guest().await {
            return Ok(client);
        }
        let new = NewGuest { name: self.name.clone(), invite_code: self.invite_code.clone() };
        let client = Client::register_with(&self.server, &new).await?;
        self.store_token(&client.token);
        Ok(client)
    }

    async fn known_guest(&self) -> Option<Client> {
        let token = fs::read_to_string(self.secret.as_ref()?).ok()?.trim().to_owned();
        let client = Client { origin: self.server.clone(), token, name: self.name.clone() };
        let known = client.send(Request::get("/api/guest")).await.ok()?;
        (known.status == 200).then_some(client)
    }

    /// Errors are ignored: without the file, the next connection registers a new guest.
    fn store_token(&self, token: &str) {
        let Some(file) = &self.secret else { return };
        if let Some(folder) = file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = write_secret(file, token);
    }

    /// The table as it is now.
    pub async fn table_info(&self, client: &Client) -> Result<TableInfo> {
        client.table_info(&self.table).await
    }

    /// Takes the reserved seat or else an open one before the game starts; otherwise the guest is a spectator.
    pub async fn take_seat(&self, client: &Client, table: &TableInfo) -> Result<()> {
        if table.your_seat.is_some() || table.status != Status::Open || !table.playable {
            return Ok(());
        }
        let open = || table.seats.iter().position(|seat| seat.occupant == Occupant::Open);
        if let Some(seat) = table.reserved_seat.or_else(open) {
            client.take_seat(&self.table, seat).await?;
        }
        Ok(())
    }

    /// The file of the table's edition, if it is one that the server knows and that is not built in.
    pub async fn edition_file(&self, table: &TableInfo) -> Result<Option<String>> {
        match edition_hash(&table.edition).filter(|_| table.playable) {
            Some(hash) => edition_file(&self.server, hash).await.map(Some),
            None => Ok(None),
        }
    }
}

/// Only the owner may read it.
fn write_secret(file: &PathBuf, token: &str) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    io::Write::write_all(&mut options.open(file)?, token.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_url_of_a_table_is_read_as_the_browser_shows_it() {
        let read = |address: &str| Seat::read(address, "Ada", None);
        let seat = read("http://127.0.0.1:8077/#/table/k3m9").unwrap();
        assert_eq!((seat.server.port(), seat.table()), (8077, "k3m9"));
        assert_eq!(read("game.example/k3m9").unwrap().server.to_string(), "http://game.example");
        let seat = read("https://game.example/#/table/k3m9").unwrap();
        assert_eq!((seat.server.to_string().as_str(), seat.table()), ("https://game.example", "k3m9"));
        for wrong in
            ["", "k3m9", "http://127.0.0.1:8077", "http://127.0.0.1:8077/", "http:///x", "http://a/b%20c"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}

//! A guest of a server, and the editions that a server offers.

use serde::Serialize;
use serde::de::DeserializeOwned;
use witchstone_wire::{
    ClientMessage, EditionInfo, Editions, Guest, NewGuest, NewOccupant, NewTable, PROTOCOL, SeatChange,
    TableInfo, is_id,
};

use crate::http::{Method, Reply, Request};
use crate::{ClientError, Origin, Result, Socket};

/// A guest of a server.
#[derive(Clone, Debug)]
pub struct Client {
    /// The server.
    pub origin: Origin,
    /// The secret that authenticates the guest.
    pub token: String,
    /// The name.
    pub name: String,
}

impl Client {
    /// Registers a new guest.
    pub async fn register(origin: &Origin, name: &str) -> Result<Client> {
        Client::register_with(origin, &NewGuest::named(name)).await
    }

    /// Registers a new guest, at a closed server with its invite code.
    pub async fn register_with(origin: &Origin, new: &NewGuest) -> Result<Client> {
        let body = serde_json::to_string(new)?;
        let guest: Guest = Request::post("/api/guest", body).send(origin).await?.json()?;
        let token = guest.token.ok_or_else(|| ClientError::Protocol("the server sent no token".into()))?;
        Ok(Client { origin: origin.clone(), token, name: guest.name })
    }

    /// The same guest at another node.
    pub fn at(&self, origin: &Origin) -> Client {
        Client { origin: origin.clone(), ..self.clone() }
    }

    /// Sends a request as this guest; any status is a reply.
    pub async fn send(&self, request: Request) -> Result<Reply> {
        request.bearer(&self.token).send(&self.origin).await
    }

    /// Gets a JSON value.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T> {
        self.send(Request::new(Method::GET, path)).await?.json()
    }

    /// Posts a JSON value and returns the answer.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T> {
        self.send(Request::post(path, serde_json::to_string(body)?)).await?.json()
    }

    /// Creates a table.
    pub async fn create_table(&self, new: &NewTable) -> Result<TableInfo> {
        self.post("/api/tables", new).await
    }

    /// Describes a table.
    pub async fn table_info(&self, table: &str) -> Result<TableInfo> {
        self.get(&format!("/api/tables/{}", segment(table)?)).await
    }

    /// Takes a seat, an open one or one that is reserved for this guest.
    pub async fn take_seat(&self, table: &str, seat: usize) -> Result<TableInfo> {
        let me = SeatChange { occupant: Some(NewOccupant::Me), ..SeatChange::default() };
        self.post(&format!("/api/tables/{}/seats/{seat}", segment(table)?), &me).await
    }

    /// Opens a WebSocket at a table that sends deltas; the welcome carries the events after version `since`.
    pub async fn join(&self, table: &str, since: Option<u64>) -> Result<Socket> {
        self.open_socket(table, since, true).await
    }

    /// Opens a WebSocket at a table that sends a full view with each update.
    pub async fn join_full(&self, table: &str, since: Option<u64>) -> Result<Socket> {
        self.open_socket(table, since, false).await
    }

    async fn open_socket(&self, table: &str, since: Option<u64>, deltas: bool) -> Result<Socket> {
        let mut socket = Socket::open(&self.origin).await?;
        let (table, token) = (table.to_owned(), Some(self.token.clone()));
        socket.send(&ClientMessage::Hello { protocol: PROTOCOL, table, token, since, deltas }).await?;
        Ok(socket)
    }
}

/// An id as a segment of a path. Anything else could lead to another path.
fn segment(id: &str) -> Result<&str> {
    if is_id(id) { Ok(id) } else { Err(ClientError::InvalidId { text: id.to_owned() }) }
}

/// Downloads the file of an edition by its content hash.
pub async fn edition_file(origin: &Origin, hash: &str) -> Result<String> {
    Ok(Request::get(format!("/api/editions/{}", segment(hash)?)).send(origin).await?.success()?.body)
}

/// Downloads all editions that a server offers.
pub async fn editions(origin: &Origin) -> Result<Editions> {
    let offered: Vec<EditionInfo> = Request::get("/api/editions").send(origin).await?.json()?;
    let mut editions = Editions::default();
    for edition in offered {
        let file = edition_file(origin, &edition.hash).await?;
        editions.add(&file).map_err(|error| ClientError::Protocol(error.to_string()))?;
    }
    Ok(editions)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is connected to: the id is refused first.
    #[tokio::test]
    async fn an_id_that_leads_to_another_path_is_refused() {
        let origin: Origin = "http://127.0.0.1:9".parse().unwrap();
        let ada = Client { origin: origin.clone(), token: "t".into(), name: "Ada".into() };
        for id in ["../tables/k3m9/start", "k3m9/start", "k3m9?a", "k3m9%2fstart", ""] {
            let refusals = [
                ada.table_info(id).await.unwrap_err(),
                ada.take_seat(id, 0).await.unwrap_err(),
                edition_file(&origin, id).await.unwrap_err(),
            ];
            for refused in refusals {
                assert!(matches!(&refused, ClientError::InvalidId { text } if text == id), "{refused}");
            }
        }
    }
}

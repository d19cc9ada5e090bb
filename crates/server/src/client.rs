//! A client of the server: for the load tool and the tests.

use std::io;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use witchstone_wire::{
    ClientMessage, EditionInfo, Editions, Follower, Guest, NewGuest, NewTable, PROTOCOL, ServerMessage,
    TableInfo,
};

/// How long an answer may take.
const TIMEOUT: Duration = Duration::from_secs(30);

/// A guest of a server.
#[derive(Clone, Debug)]
pub struct Client {
    /// Host and port of the server.
    pub server: String,
    /// What proves who it is.
    pub token: String,
    /// The name.
    pub name: String,
}

/// What a server answered over HTTP.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The headers, as they came.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The reply, if the request was done.
    pub fn done(self) -> io::Result<Reply> {
        if self.status == 200 {
            return Ok(self);
        }
        Err(refusal(self.status, format!("{}: {}", self.status, self.body)))
    }

    /// The body read as JSON, if the request was done.
    pub fn read<T: DeserializeOwned>(self) -> io::Result<T> {
        serde_json::from_str(&self.done()?.body).map_err(io::Error::other)
    }
}

/// An error; whoever came too fast may come again ([`io::ErrorKind::ResourceBusy`]).
fn refusal(status: u16, text: String) -> io::Error {
    if status == 429 { io::Error::new(io::ErrorKind::ResourceBusy, text) } else { io::Error::other(text) }
}

/// Makes one request on a connection of its own.
pub async fn request(server: &str, head: &str, body: &str) -> io::Result<Reply> {
    let exchange = async {
        let mut stream = TcpStream::connect(server).await?;
        let length = body.len();
        let text = format!(
            "{head} HTTP/1.1\r\nHost: {server}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        );
        // Headers that the caller adds stand behind the path, on lines of their own.
        let text = match head.split_once('\n') {
            Some((first, more)) => {
                text.replacen(head, first, 1).replacen("\r\n", &format!("\r\n{more}\r\n"), 1)
            }
            None => text,
        };
        stream.write_all(text.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await?;
        read_reply(&String::from_utf8_lossy(&answer))
    };
    tokio::time::timeout(TIMEOUT, exchange).await.map_err(|_| io::Error::other("no answer"))?
}

/// Asks a server for the file of an edition by its content hash.
pub async fn edition_file(server: &str, hash: &str) -> io::Result<String> {
    Ok(request(server, &format!("GET /api/editions/{hash}"), "").await?.done()?.body)
}

/// Asks a server for all editions that it offers.
pub async fn editions(server: &str) -> io::Result<Editions> {
    let offered: Vec<EditionInfo> = request(server, "GET /api/editions", "").await?.read()?;
    let mut editions = Editions::default();
    for edition in offered {
        editions.add(&edition_file(server, &edition.hash).await?).map_err(io::Error::other)?;
    }
    Ok(editions)
}

fn read_reply(text: &str) -> io::Result<Reply> {
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(|| io::Error::other("not an answer"))?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| io::Error::other("no status"))?;
    Ok(Reply { status, head: head.to_owned(), body: body.to_owned() })
}

impl Client {
    /// A new guest.
    pub async fn new(server: &str, name: &str) -> io::Result<Client> {
        let body = serde_json::to_string(&NewGuest { name: name.to_owned() })?;
        let guest: Guest = request(server, "POST /api/guest", &body).await?.read()?;
        let token = guest.token.ok_or_else(|| io::Error::other("no token"))?;
        Ok(Client { server: server.to_owned(), token, name: guest.name })
    }

    /// The same guest at another node.
    pub fn at(&self, server: &str) -> Client {
        Client { server: server.to_owned(), ..self.clone() }
    }

    /// Makes a request as this guest.
    pub async fn request(&self, method_and_path: &str, body: &str) -> io::Result<Reply> {
        let head = format!("{method_and_path}\nAuthorization: Bearer {}", self.token);
        request(&self.server, &head, body).await
    }

    /// Posts a value and reads the answer.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> io::Result<T> {
        self.request(&format!("POST {path}"), &serde_json::to_string(body)?).await?.read()
    }

    /// Makes a table.
    pub async fn table(&self, new: &NewTable) -> io::Result<TableInfo> {
        self.post("/api/tables", new).await
    }

    /// Opens a socket at a table.
    pub async fn join(&self, table: &str, since: Option<u64>) -> io::Result<Line> {
        self.say_hello(table, since, true).await
    }

    /// Opens a socket at a table to which the whole game is told each time.
    pub async fn join_whole(&self, table: &str, since: Option<u64>) -> io::Result<Line> {
        self.say_hello(table, since, false).await
    }

    async fn say_hello(&self, table: &str, since: Option<u64>, changes: bool) -> io::Result<Line> {
        let mut line = Line::open(&self.server).await?;
        let (table, token) = (table.to_owned(), Some(self.token.clone()));
        line.send(&ClientMessage::Hello { protocol: PROTOCOL, table, token, since, changes }).await?;
        Ok(line)
    }
}

/// A WebSocket to a server.
pub struct Line {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    follower: Follower,
}

impl Line {
    /// Opens a socket; the hello is still to be said.
    pub async fn open(server: &str) -> io::Result<Line> {
        let connect = tokio_tungstenite::connect_async(format!("ws://{server}/api/socket"));
        let connected = tokio::time::timeout(TIMEOUT, connect).await.map_err(io::Error::other)?;
        match connected {
            Ok((socket, _)) => Ok(Line { socket, follower: Follower::default() }),
            Err(Error::Http(reply)) => Err(refusal(reply.status().as_u16(), reply.status().to_string())),
            Err(error) => Err(io::Error::other(error)),
        }
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> io::Result<()> {
        self.send_text(serde_json::to_string(message)?).await
    }

    /// Sends whatever it is.
    pub async fn send_text(&mut self, text: String) -> io::Result<()> {
        self.socket.send(Message::text(text)).await.map_err(io::Error::other)
    }

    /// Sends a frame as it is.
    pub async fn send_frame(&mut self, frame: Message) -> io::Result<()> {
        self.socket.send(frame).await.map_err(io::Error::other)
    }

    /// The next text; none when the server has closed the socket.
    pub async fn next_text(&mut self) -> io::Result<Option<String>> {
        loop {
            let next = tokio::time::timeout(TIMEOUT, self.socket.next()).await;
            match next.map_err(|_| io::Error::other("nothing came"))? {
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(io::Error::other(error)),
            }
        }
    }

    /// The next message, with the whole game in place of what changed; none when the server has closed the socket.
    pub async fn next(&mut self) -> io::Result<Option<ServerMessage>> {
        let Some(text) = self.next_text().await? else { return Ok(None) };
        self.read(&text).map(Some)
    }

    /// Reads a text that came; what changed is put together with what came before.
    pub fn read(&mut self, text: &str) -> io::Result<ServerMessage> {
        let message = serde_json::from_str(text).map_err(io::Error::other)?;
        self.follower.hear(message).map_err(io::Error::other)
    }

    /// The next message that `pick` takes; what comes before is passed over.
    pub async fn wait_for<T>(&mut self, mut pick: impl FnMut(ServerMessage) -> Option<T>) -> io::Result<T> {
        loop {
            let message =
                self.next().await?.ok_or_else(|| io::Error::other("the server closed the socket"))?;
            if let Some(picked) = pick(message) {
                return Ok(picked);
            }
        }
    }
}

//! A hook at an `https://` URL is notified if its certificate is trusted, and only then.

mod common;
#[path = "../../client/tests/tls/mod.rs"]
mod tls;

use std::net::SocketAddr;
use std::time::Duration;

use common::{config, options, people, request, settings, table_of};
use tls::{Certificate, Proxy};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use witchstone_server::hooks::{Hooks, When};
use witchstone_server::{Server, start};
use witchstone_wire::TableInfo;

const TIMEOUT: Duration = Duration::from_secs(60);

/// The plain server behind the proxy: what hooks post arrives here.
struct Receiver {
    listener: TcpListener,
}

impl Receiver {
    async fn open() -> (Receiver, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        (Receiver { listener }, address)
    }

    /// Receives one request and answers it.
    async fn receive(&self) -> String {
        let (mut stream, _) = tokio::time::timeout(TIMEOUT, self.listener.accept()).await.unwrap().unwrap();
        let (mut text, mut bytes) = (String::new(), [0; 4096]);
        while !text.ends_with('}') {
            let read = stream.read(&mut bytes).await.unwrap();
            assert!(read > 0, "half a request: {text}");
            text.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
        stream.write_all(b"HTTP/1.1 204 Thanks\r\nContent-Length: 0\r\n\r\n").await.unwrap();
        text
    }
}

/// A server with this hook at which a game has started.
async fn game(folder: &std::path::Path, proxy: &Proxy) -> (Server, TableInfo) {
    let mut config = config(folder);
    let hooks = Hooks::new(Some(&format!("{}/turn", proxy.url)), When::Always).unwrap();
    config.hooks = hooks.with_backoff(Duration::from_millis(1));
    let server = start(config).await.unwrap();
    let people = people(&server.address.to_string(), 2).await;
    let table = table_of(&people, settings(options(2))).await;
    (server, table)
}

/// Waits until the metrics have a hook with this result.
async fn counted(server: &Server, result: &str) {
    let (address, line) = (server.address.to_string(), format!("{{result=\"{result}\"}} 1"));
    let counted = async {
        while !request(&address, "GET /metrics", "").await.unwrap().body.contains(&line) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, counted)
        .await
        .unwrap_or_else(|_| panic!("no hook has the result {result}"));
}

#[tokio::test]
async fn a_url_with_a_trusted_certificate_is_notified() {
    let folder = tempfile::tempdir().unwrap();
    let (receiver, address) = Receiver::open().await;
    let proxy = Proxy::to(address).await;
    let (server, table) = game(folder.path(), &proxy).await;
    let text = receiver.receive().await;
    assert!(text.starts_with("POST /turn "), "{text}");
    let body: serde_json::Value = serde_json::from_str(text.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!((&body["event"], &body["table"]), (&"your_turn".into(), &table.id.into()));
    counted(&server, "delivered").await;
}

#[tokio::test]
async fn a_url_with_an_untrusted_certificate_is_not_notified() {
    let folder = tempfile::tempdir().unwrap();
    let (receiver, address) = Receiver::open().await;
    // Trusts another certificate from here on, in whichever order the tests run.
    let _trusted = Proxy::to(address).await;
    let proxy = Proxy::with(&Certificate::new(), address).await;
    let (server, _) = game(folder.path(), &proxy).await;
    counted(&server, "failed").await;
    let connected = tokio::time::timeout(Duration::ZERO, receiver.listener.accept()).await;
    assert!(connected.is_err(), "the proxy passed something on");
}

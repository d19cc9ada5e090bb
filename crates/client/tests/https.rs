//! Requests and WebSockets over `https://`: a trusted certificate is accepted, any other is refused.

mod tls;

use std::net::SocketAddr;

use tls::{Certificate, Proxy};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use witchstone_client::{ClientError, Origin, Request, Socket};

/// A server that answers each connection with this text after the first bytes.
async fn server(answer: &'static str) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        loop {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = [0; 4096];
            let read = stream.read(&mut request).await.unwrap();
            let head = String::from_utf8_lossy(&request[..read]).into_owned();
            assert!(head.to_lowercase().contains("host: localhost:"), "{head}");
            stream.write_all(answer.as_bytes()).await.unwrap();
        }
    });
    address
}

#[tokio::test]
async fn a_trusted_certificate_is_accepted() {
    let address = server("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\ntrue").await;
    let proxy = Proxy::to(address).await;
    let origin: Origin = proxy.url.parse().unwrap();
    assert!(Request::get("/").send(&origin).await.unwrap().json::<bool>().unwrap());
}

#[tokio::test]
async fn the_status_of_a_refused_websocket_is_reported() {
    let address = server("HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\n\r\n").await;
    let proxy = Proxy::to(address).await;
    let error = Socket::open(&proxy.url.parse().unwrap()).await.err().unwrap();
    assert!(error.is_rate_limited(), "{error}");
}

#[tokio::test]
async fn an_untrusted_certificate_is_refused() {
    let address = server("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n").await;
    // Trusts another certificate from here on, in whichever order the tests run.
    let _trusted = Proxy::to(address).await;
    let proxy = Proxy::with(&Certificate::new(), address).await;
    let error = Request::get("/").send(&proxy.url.parse().unwrap()).await.unwrap_err();
    assert!(matches!(error, ClientError::Connect { .. }), "{error}");
    assert!(error.to_string().contains("certificate"), "{error}");
    assert!(Socket::open(&proxy.url.parse().unwrap()).await.is_err());
}

#[tokio::test]
async fn no_server_is_an_error_with_the_address() {
    let error = Request::get("/").send(&"http://127.0.0.1:1".parse().unwrap()).await.unwrap_err();
    assert!(error.to_string().starts_with("cannot connect to http://127.0.0.1:1: "), "{error}");
}

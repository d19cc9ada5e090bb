//! Accepts connections and serves HTTP/1 on them.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, Response};
use futures_util::future::BoxFuture;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpSocket, TcpStream, lookup_host};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_service::Service;
use witchstone_wire::{Problem, Reason};

use super::stream::GuardedStream;
use super::{Connection, Connections};
use crate::limits::{HTTP_BUFFER, Limits, MAX_HEADERS, SEND_BUFFER};
use crate::telemetry::Counted;

/// Connections that the operating system accepts in advance.
const BACKLOG: u32 = 1024;
/// The pause after a connection could not be accepted, as when there are no files left.
const ACCEPT_PAUSE: Duration = Duration::from_millis(20);
/// How long requests may take to end when the server stops.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(2);

/// Listens on an address, as `127.0.0.1:8077`.
pub async fn listen(address: &str) -> io::Result<TcpListener> {
    let mut last = io::Error::new(io::ErrorKind::InvalidInput, "it is not the address of anything");
    for address in lookup_host(address).await? {
        match bind(address) {
            Ok(listener) => return Ok(listener),
            Err(error) => last = error,
        }
    }
    Err(last)
}

fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    // Connections inherit it: what is not read waits in the memory of the system.
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Serves until the server stops, and then until the requests that are being handled have ended.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    connections: Connections,
    limits: Limits,
    stop: CancellationToken,
) {
    let tasks = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stop.cancelled() => break,
        };
        match accepted {
            Ok((stream, address)) => match connections.admit(address.ip()) {
                Some(connection) => {
                    let (router, limits, stop) = (router.clone(), limits.clone(), stop.clone());
                    tasks.spawn(serve_one(stream, address, connection, router, limits, stop));
                }
                None => refuse(&stream),
            },
            Err(error) => {
                tracing::debug!(%error, "cannot accept a connection");
                connections.make_room();
                tokio::time::sleep(ACCEPT_PAUSE).await;
            }
        }
        // Those that were closed to make room get to run before more are accepted.
        tokio::task::yield_now().await;
    }
    drop(listener);
    tasks.close();
    drop(tokio::time::timeout(DRAIN_TIMEOUT, tasks.wait()).await);
}

/// Says why and closes. Nothing waits for the client: the response fits the buffer of a new connection, or is lost.
fn refuse(stream: &TcpStream) {
    let reason = Reason::TooManyConnections;
    metrics::counter!("witchstone_refusals_total", "reason" => reason.code()).increment(1);
    let problem = Problem { reason, text: reason.to_string() };
    let body = serde_json::to_string(&problem).unwrap_or_default();
    let response = format!(
        "HTTP/1.1 429 Too Many Requests\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n{body}",
        body.len()
    );
    drop(stream.try_write(response.as_bytes()));
}

async fn serve_one(
    stream: TcpStream,
    address: SocketAddr,
    connection: Arc<Connection>,
    router: Router,
    limits: Limits,
    stop: CancellationToken,
) {
    // Messages are small and complete: they do not wait for more.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "cannot set TCP_NODELAY");
    }
    let _counted = Counted::new("witchstone_http_connections");
    let stream = GuardedStream::new(stream, connection.clone(), limits.write_timeout);
    let handler = Handler { router, address, connection: connection.clone() };
    let mut builder = http1::Builder::new();
    builder
        .timer(TokioTimer::new())
        // It also runs between two requests.
        .header_read_timeout(limits.header_timeout)
        .max_headers(MAX_HEADERS)
        .max_buf_size(HTTP_BUFFER);
    let mut serving = std::pin::pin!(builder.serve_connection(TokioIo::new(stream), handler).with_upgrades());
    tokio::select! {
        // Whatever went wrong, the client is gone. A WebSocket takes the stream along and runs in a task of its own.
        served = &mut serving => return drop(served),
        () = connection.evicted() => {
            metrics::counter!("witchstone_disconnects_total", "reason" => "silent").increment(1);
            return;
        }
        () = stop.cancelled() => serving.as_mut().graceful_shutdown(),
    }
    drop(serving.await);
}

/// Handles the requests of one connection.
struct Handler {
    router: Router,
    address: SocketAddr,
    connection: Arc<Connection>,
}

impl hyper::service::Service<Request<Incoming>> for Handler {
    type Response = Response<Body>;
    type Error = Infallible;
    type Future = BoxFuture<'static, Result<Response<Body>, Infallible>>;

    fn call(&self, request: Request<Incoming>) -> Self::Future {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(self.address));
        request.extensions_mut().insert(self.connection.clone());
        let guard = self.connection.begin_request();
        let mut router = self.router.clone();
        Box::pin(async move {
            let response = router.call(request).await;
            drop(guard);
            response
        })
    }
}

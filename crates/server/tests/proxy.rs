//! The proxies of `deploy/` in front of a server: the real programs, with the files as they are but for addresses and times.

mod common;
#[path = "../../client/tests/tls/mod.rs"]
#[allow(dead_code)] // The certificate is all that is needed here.
mod tls;

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use common::{config, request};
use tls::Certificate;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use witchstone_server::client_address::TrustedProxies;
use witchstone_server::{Server, start};

const NGINX: &str = include_str!("../../../deploy/nginx.conf");
const CADDY: &str = include_str!("../../../deploy/Caddyfile");
const COMPOSE: &str = include_str!("../../../deploy/compose.yaml");
/// Nothing takes this long, unless it never happens.
const PATIENCE: Duration = Duration::from_secs(60);

/// Replaces a part of an example, which has to be there.
fn replaced(text: &str, part: &str, with: &str) -> String {
    assert!(text.contains(part), "{part} is not in the example any more");
    text.replace(part, with)
}

/// A program that ends with the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill().and_then(|()| self.0.wait());
    }
}

/// Starts a program and waits until it listens. That it is not installed is an error, never a reason to skip the test.
async fn started(command: &mut Command, address: SocketAddr) -> Program {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let program = command.spawn().unwrap_or_else(|error| panic!("cannot run {command:?}: {error}"));
    let program = Program(program);
    let listens = async {
        while TcpStream::connect(address).await.is_err() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(PATIENCE, listens).await.expect("the proxy listens");
    program
}

/// An address that was free just now.
fn free_address() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// A server that trusts a proxy on this machine, with limits that are quickly reached.
async fn behind_a_proxy(folder: &Path) -> Server {
    let mut config = config(folder);
    config.trusted_proxies = TrustedProxies::new(vec!["127.0.0.1".parse().unwrap()]);
    config.limits.requests = 20;
    start(config).await.unwrap()
}

/// Sends a request from one of the addresses of this machine; returns what comes back until the connection closes.
async fn send(proxy: SocketAddr, from: &str, text: &str) -> String {
    let mut stream = connect(proxy, from).await;
    stream.write_all(text.as_bytes()).await.unwrap();
    read(&mut stream).await
}

async fn connect(proxy: SocketAddr, from: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    socket.connect(proxy).await.unwrap()
}

async fn read(stream: &mut TcpStream) -> String {
    let mut bytes = vec![];
    // A connection may be reset; what came before counts.
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("the proxy answers");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The status of a `GET` with these headers.
async fn status(proxy: SocketAddr, from: &str, path: &str, headers: &str) -> u16 {
    let text = format!("GET {path} HTTP/1.1\r\nHost: game.example.org\r\nConnection: close\r\n{headers}\r\n");
    status_of(&send(proxy, from, &text).await)
}

fn status_of(reply: &str) -> u16 {
    reply.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or_default()
}

/// The status line of a WebSocket handshake by a page of the same site; the connection stays open.
async fn open_socket(proxy: SocketAddr, from: &str) -> (u16, TcpStream) {
    let mut stream = connect(proxy, from).await;
    let text = "GET /api/socket HTTP/1.1\r\nHost: game.example.org\r\nOrigin: https://game.example.org\r\n\
                Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut bytes = [0; 512];
    let count =
        tokio::time::timeout(PATIENCE, stream.read(&mut bytes)).await.expect("the proxy answers").unwrap();
    (status_of(&String::from_utf8_lossy(&bytes[..count])), stream)
}

/// What holds behind each proxy.
async fn keeps_limits(proxy: SocketAddr) {
    assert_eq!(status(proxy, "127.0.0.1", "/", "").await, 200);
    assert_eq!(status(proxy, "127.0.0.1", "/healthz", "").await, 200);
    // Metrics are closed, however the path is written.
    for path in ["/metrics", "/readyz", "/metrics?a", "//metrics", "/%6detrics", "/./metrics"] {
        let text = format!("GET {path} HTTP/1.1\r\nHost: game.example.org\r\nConnection: close\r\n\r\n");
        let reply = send(proxy, "127.0.0.1", &text).await;
        assert!(!reply.contains("witchstone_rooms_active") && !reply.contains("ready\n"), "{path}: {reply}");
    }
    assert_eq!(status(proxy, "127.0.0.1", "/metrics", "").await, 404);
    // WebSockets pass, and the server knows the page as its own.
    assert_eq!(open_socket(proxy, "127.0.0.1").await.0, 101);
    let body = "x".repeat(20_000);
    let large = format!(
        "POST /api/guest HTTP/1.1\r\nHost: game.example.org\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    // Caddy before 2.7 blames the server for the body that it did not pass on.
    let status_of_large = status_of(&send(proxy, "127.0.0.1", &large).await);
    assert!([413, 502].contains(&status_of_large), "{status_of_large}");
    // One client is limited, whatever it claims about itself; another is not.
    let mut refused = 0;
    for number in 0..150 {
        let claim = format!("X-Forwarded-For: 10.0.0.{number}\r\nForwarded: for=10.0.0.{number}\r\n");
        refused += usize::from(status(proxy, "127.0.0.2", "/api/tables", &claim).await == 429);
    }
    assert!(refused > 0, "a flood was not limited");
    assert_eq!(status(proxy, "127.0.0.3", "/api/tables", "").await, 200);
    // Half a request does not hold a connection for long.
    let mut slow = connect(proxy, "127.0.0.4").await;
    slow.write_all(b"GET / HTTP/1.1\r\nHost: game.exam").await.unwrap();
    read(&mut slow).await;
}

/// The program, which Debian puts where only root looks.
fn nginx() -> &'static str {
    let path = "/usr/sbin/nginx";
    if Path::new(path).exists() { path } else { "nginx" }
}

/// The example with its certificate; for `listen` on another address.
fn nginx_files(folder: &Path, example: &str, certificate: &Certificate) -> std::path::PathBuf {
    let (chain, key) = (certificate.path(), certificate.path().with_file_name("key.pem"));
    let live = "/etc/letsencrypt/live/game.example.org";
    let example = replaced(example, &format!("{live}/fullchain.pem"), &chain.display().to_string());
    let example = replaced(&example, &format!("{live}/privkey.pem"), &key.display().to_string());
    std::fs::write(folder.join("site.conf"), example).unwrap();
    let (file, here) = (folder.join("nginx.conf"), folder.display());
    let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let temporary = temporary.map(|name| format!("{name}_temp_path {here}/{name};")).concat();
    let text = format!(
        "daemon off; user root; pid {here}/pid; error_log {here}/errors; events {{}}\n\
         http {{ access_log off; {temporary} include {here}/site.conf; }}\n"
    );
    std::fs::write(&file, text).unwrap();
    file
}

#[tokio::test]
async fn nginx_keeps_the_limits_of_its_example() {
    let (folder, certificate) = (tempfile::tempdir().unwrap(), Certificate::new());
    let checked = nginx_files(folder.path(), NGINX, &certificate);
    let valid = Command::new(nginx()).arg("-t").arg("-c").arg(&checked).output().expect("nginx is installed");
    assert!(valid.status.success(), "{}", String::from_utf8_lossy(&valid.stderr));

    let (server, proxy) = (behind_a_proxy(folder.path()).await, free_address());
    let example = replaced(NGINX, "server 127.0.0.1:8077;", &format!("server {};", server.address));
    let example = replaced(&example, "listen [::]:443 ssl;", "");
    let example = replaced(&example, "listen 443 ssl;", &format!("listen {proxy};"));
    let example = replaced(&example, "listen [::]:80;", "");
    let example = replaced(&example, "listen 80;", &format!("listen {};", free_address()));
    let example = replaced(&example, " 10s;", " 1s;");
    let file = nginx_files(folder.path(), &example, &certificate);
    let _nginx = started(Command::new(nginx()).arg("-c").arg(file), proxy).await;
    keeps_limits(proxy).await;
    // The connections of one client are limited too.
    let (mut open, mut refused) = (vec![], 0);
    for _ in 0..45 {
        let (status, stream) = open_socket(proxy, "127.0.0.5").await;
        refused += usize::from(status == 429);
        open.push(stream);
    }
    assert_eq!(refused, 5);
    drop(open);
    server.stop().await;
}

#[tokio::test]
async fn caddy_keeps_the_limits_of_its_example() {
    let folder = tempfile::tempdir().unwrap();
    let file = |text: &str| {
        let file = folder.path().join("Caddyfile");
        std::fs::write(&file, text).unwrap();
        file
    };
    let caddy = |command: &str, file: &Path| {
        let mut caddy = Command::new("caddy");
        caddy.arg(command).args(["--adapter", "caddyfile", "--config"]).arg(file);
        caddy
            .env("HOME", folder.path())
            .env("XDG_DATA_HOME", folder.path())
            .env("XDG_CONFIG_HOME", folder.path());
        caddy
    };
    let valid = caddy("validate", &file(CADDY)).output().expect("caddy is installed");
    assert!(valid.status.success(), "{}", String::from_utf8_lossy(&valid.stderr));

    let (server, proxy) = (behind_a_proxy(folder.path()).await, free_address());
    let example =
        replaced(CADDY, "reverse_proxy 127.0.0.1:8077", &format!("reverse_proxy {}", server.address));
    let site = format!("http://game.example.org:{} {{\n\tbind 127.0.0.1\n", proxy.port());
    let example = replaced(&example, "\ngame.example.org {\n", &format!("\n{site}"));
    let example = replaced(&example, "\n\tservers {\n", "\n\tadmin off\n\tservers {\n");
    let example = replaced(&example, " 10s\n", " 1s\n");
    let _caddy = started(&mut caddy("run", &file(&example)), proxy).await;
    keeps_limits(proxy).await;
    server.stop().await;
}

#[test]
fn compose_keeps_all_limits_on() {
    for off in ["WITCHSTONE_REQUESTS", "WITCHSTONE_MESSAGES", "WITCHSTONE_MAX_"] {
        assert!(!COMPOSE.contains(off), "{off} changes a limit");
    }
    for part in
        ["WITCHSTONE_TRUSTED_PROXIES: ", "WITCHSTONE_SECURE_COOKIES: \"true\"", "WITCHSTONE_OPS_LISTEN: "]
    {
        assert!(COMPOSE.contains(part), "{part} is missing");
    }
    // The address that is trusted is the gateway of the network that the file declares.
    let value =
        |key: &str| COMPOSE.lines().find_map(|line| line.trim().trim_start_matches("- ").strip_prefix(key));
    let gateway = value("gateway: ").expect("a gateway");
    assert_eq!(value("WITCHSTONE_TRUSTED_PROXIES: "), Some(gateway));
}

#[tokio::test]
async fn a_trusted_proxy_names_the_client_and_others_do_not() {
    let folder = tempfile::tempdir().unwrap();
    let server = behind_a_proxy(folder.path()).await;
    let refused = async |from: &str, client: fn(usize) -> String| {
        let mut refused = 0;
        for number in 0..60 {
            let header = format!("X-Forwarded-For: {}\r\n", client(number));
            refused += usize::from(status(server.address, from, "/api/tables", &header).await == 429);
        }
        refused
    };
    assert_eq!(refused("127.0.0.1", |number| format!("203.0.113.{number}")).await, 0);
    assert!(refused("127.0.0.1", |number| format!("203.0.113.{number}, 198.51.100.1")).await > 0);
    assert!(refused("127.0.0.1", |number| format!("2001:db8::{number:x}")).await > 0);
    assert!(refused("127.0.0.2", |number| format!("203.0.113.{number}")).await > 0);
    server.stop().await;
}

#[tokio::test]
async fn metrics_and_readiness_can_have_an_address_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.ops_listen = Some("127.0.0.1:0".into());
    let server = start(config).await.unwrap();
    let (public, ops) = (server.address.to_string(), server.ops_address.unwrap().to_string());
    for path in ["/metrics", "/readyz", "/healthz"] {
        assert_eq!(request(&ops, &format!("GET {path}"), "").await.unwrap().status, 200, "{path}");
    }
    assert_eq!(request(&ops, "GET /api/tables", "").await.unwrap().status, 404);
    for (path, status) in [("/metrics", 404), ("/readyz", 404), ("/healthz", 200)] {
        assert_eq!(request(&public, &format!("GET {path}"), "").await.unwrap().status, status, "{path}");
    }
    server.stop().await;
}

//! A hook at an `https://` URL is told if its certificate is good, and only then.

mod common;

use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use common::{options, people, settings, table_of};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use witchstone_server::client::request;

const TIMEOUT: Duration = Duration::from_secs(60);

/// Makes a certificate that nobody has signed but itself; gives the arguments that name it and its key.
async fn certificate(folder: &Path) -> [String; 4] {
    let [cert, key] = ["cert.pem", "key.pem"].map(|name| folder.join(name).to_string_lossy().into_owned());
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost", "-out", &cert, "-keyout", &key])
        .output()
        .await
        .unwrap();
    assert!(made.status.success(), "{made:?}");
    ["-cert".into(), cert, "-key".into(), key]
}

/// A listener that decrypts; what it is given to say goes to whoever is connected.
struct Ear {
    _child: Child,
    mouth: ChildStdin,
    heard: ChildStdout,
    url: String,
}

impl Ear {
    async fn open(certificate: &[String]) -> Ear {
        let free = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        let mut child = Command::new("openssl")
            .args(["s_server", "-quiet", "-accept", &free.to_string()])
            .args(certificate)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let listens = async {
            while TcpStream::connect(free).await.is_err() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(TIMEOUT, listens).await.expect("somebody listens");
        let (mouth, heard) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Ear { _child: child, mouth, heard, url: format!("https://localhost:{}/turn", free.port()) }
    }

    /// Hears one request to its end and thanks for it.
    async fn hear(&mut self) -> String {
        let (mut text, mut bytes) = (String::new(), [0; 4096]);
        while !text.ends_with('}') {
            let read = tokio::time::timeout(TIMEOUT, self.heard.read(&mut bytes)).await.unwrap().unwrap();
            assert!(read > 0, "half a request: {text}");
            text.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
        self.mouth.write_all(b"HTTP/1.1 204 Thanks\r\nContent-Length: 0\r\n\r\n").await.unwrap();
        text
    }
}

/// A server that tells this URL; `trusted` is the certificate that it believes.
async fn server(folder: &Path, url: &str, trusted: Option<&str>) -> (Child, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_witchstone-server"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--requests", "0", "--turn-hook", url, "--database"]);
    command.arg(folder.join("games.sqlite")).env("WITCHSTONE_LOG", "warn").env_remove("CURL_CA_BUNDLE");
    if let Some(trusted) = trusted {
        command.env("CURL_CA_BUNDLE", trusted);
    }
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    let mut child = command.spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).await.unwrap();
    let address = first.trim().rsplit_once("http://").unwrap().1.to_owned();
    (child, address)
}

#[tokio::test]
async fn a_url_with_a_certificate_that_is_believed_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let certificate = certificate(folder.path()).await;
    let mut ear = Ear::open(&certificate).await;
    let (_server, address) = server(folder.path(), &ear.url, Some(&certificate[1])).await;
    let people = people(&address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let text = ear.hear().await;
    assert!(text.starts_with("POST /turn "), "{text}");
    let body: serde_json::Value = serde_json::from_str(text.split_once("\r\n\r\n").unwrap().1).unwrap();
    assert_eq!((&body["event"], &body["table"]), (&"your_turn".into(), &table.id.into()));
    let told = async {
        while !request(&address, "GET /metrics", "").await.unwrap().body.contains("{result=\"told\"} 1") {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, told).await.expect("the hook was told");
}

#[tokio::test]
async fn a_url_with_a_certificate_of_its_own_making_is_told_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let certificate = certificate(folder.path()).await;
    let mut ear = Ear::open(&certificate).await;
    let (mut server, address) = server(folder.path(), &ear.url, None).await;
    let people = people(&address, 2).await;
    table_of(&people, settings(options(2))).await;
    let mut log = BufReader::new(server.stderr.take().unwrap()).lines();
    let complaint = tokio::time::timeout(TIMEOUT, log.next_line()).await.unwrap().unwrap().unwrap();
    // 60 is what curl says of a certificate that it does not believe.
    assert!(complaint.contains("a hook failed") && complaint.contains("60"), "{complaint}");
    let mut heard = [0; 1];
    let read = tokio::time::timeout(Duration::ZERO, ear.heard.read(&mut heard)).await;
    assert!(read.is_err(), "something was sent");
}

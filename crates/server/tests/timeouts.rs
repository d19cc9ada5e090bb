//! Those who do not read, do not answer or do not say hello are disconnected, and the others play on.

mod common;

use std::sync::Arc;
use std::time::Duration;

use common::{Seat, config, house, options, people, settings, table_of};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use witchstone_client::Client;
use witchstone_server::http::assets::{File, Files};
use witchstone_server::{Server, start};
use witchstone_wire::{ClientMessage, PROTOCOL};

/// A socket that answers nothing by itself: not even a ping.
async fn mute_socket(server: &str, receives: u32) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(receives).unwrap();
    let mut stream = socket.connect(server.parse().unwrap()).await.unwrap();
    let upgrade = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {server}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    stream
}

/// Says hello in one frame with a mask of zeros, which changes nothing.
async fn hello(stream: &mut TcpStream, client: &Client, table: &str) {
    let token = Some(client.token.clone());
    let hello =
        ClientMessage::Hello { protocol: PROTOCOL, table: table.into(), token, since: None, deltas: false };
    let text = serde_json::to_string(&hello).unwrap();
    let mut frame = vec![0x81, 0xfe];
    frame.extend((text.len() as u16).to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(text.as_bytes());
    stream.write_all(&frame).await.unwrap();
}

/// All that is sent until the server closes the socket.
async fn read_to_the_end(mut stream: TcpStream) -> String {
    let mut all = vec![];
    let reading = async {
        let mut bytes = vec![0; 1 << 16];
        // A reset is an end as well.
        while let Ok(read @ 1..) = stream.read(&mut bytes).await {
            all.extend_from_slice(&bytes[..read]);
        }
    };
    tokio::time::timeout(Duration::from_secs(120), reading).await.expect("the socket stays open");
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_closed_and_the_others_continue() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let table = table_of(&people[..2], settings(options(2))).await;
    let mut slow = mute_socket(&house.address, 4096).await;
    hello(&mut slow, &people[2], &table.id).await;
    // Far more than the buffers on the way can hold: each message is broadcast to all, and the others read.
    let (speakers, lines, text) = (8, 1_500, "x".repeat(500));
    let mut talking = tokio::task::JoinSet::new();
    for _ in 0..speakers {
        let mut seat = Seat::take(&people[0], &table.id, None).await.unwrap();
        let text = text.clone();
        talking.spawn(async move {
            for _ in 0..lines {
                let text = text.clone();
                seat.ask(|id| ClientMessage::Chat { id, text }).await.unwrap().unwrap();
                seat.received.clear();
            }
        });
    }
    talking.join_all().await;
    let sent = speakers * lines * text.len();
    let received = read_to_the_end(slow).await;
    assert!(
        received.len() < sent,
        "messages were buffered without limit for a client that does not read: {}",
        received.len()
    );
    let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
    seat.play("tower t0").await.unwrap().unwrap();
    house.server.stop().await;
}

#[tokio::test]
async fn an_idle_connection_is_pinged_and_then_closed() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.idle_timeout = Duration::from_secs(1);
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    let people = people(&address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut silent = mute_socket(&address, 1 << 16).await;
    hello(&mut silent, &people[0], &table.id).await;
    let received = read_to_the_end(silent).await;
    assert!(received.contains("\"welcome\"") && received.contains("\"reason\":\"idle\""), "{received}");
    // One who answers pings stays.
    let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
    let waiting = seat.receive();
    assert!(tokio::time::timeout(Duration::from_secs(3), waiting).await.is_err());
    seat.play("tower t0").await.unwrap().unwrap();
    server.stop().await;
}

#[tokio::test]
async fn an_incomplete_message_or_a_missing_hello_closes_the_connection() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    // Half a frame, and then the client hangs up.
    let mut half = mute_socket(&house.address, 1 << 16).await;
    half.write_all(&[0x81, 0xfe, 0x10, 0x00, 0, 0, 0, 0, b'{']).await.unwrap();
    half.shutdown().await.unwrap();
    read_to_the_end(half).await;
    // Something else than a hello, and a frame without a mask, which the protocol forbids.
    let mut rude = mute_socket(&house.address, 1 << 16).await;
    rude.write_all(&[0x81, 0x82, 0, 0, 0, 0, b'h', b'i']).await.unwrap();
    assert!(read_to_the_end(rude).await.contains("the first message must be a hello"));
    let mut bare = mute_socket(&house.address, 1 << 16).await;
    bare.write_all(&[0x81, 0x02, b'h', b'i']).await.unwrap();
    read_to_the_end(bare).await;
    let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
    seat.play("tower t0").await.unwrap().unwrap();
    house.server.stop().await;
}

/// A server with a file that fits no buffer, and short timeouts.
async fn impatient(folder: &std::path::Path) -> Server {
    struct OneFile;
    impl Files for OneFile {
        fn get(&self, _: &str, _: bool) -> Option<File> {
            static CONTENT: [u8; LARGE_FILE] = [b'x'; LARGE_FILE];
            let mime = "application/wasm".to_owned();
            Some(File { bytes: CONTENT.as_slice().into(), mime, tag: "t".into(), encoding: None })
        }
    }
    let mut config = config(folder);
    config.assets = Some(Arc::new(OneFile));
    config.limits.header_timeout = Duration::from_millis(300);
    config.limits.body_timeout = Duration::from_millis(300);
    config.limits.write_timeout = Duration::from_millis(300);
    start(config).await.unwrap()
}

const LARGE_FILE: usize = 64 * 1024 * 1024;

async fn connect(server: &str, send: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server).await.unwrap();
    stream.write_all(send.as_bytes()).await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_send_or_read_slowly_are_disconnected() {
    let folder = tempfile::tempdir().unwrap();
    let server = impatient(folder.path()).await;
    let address = server.address.to_string();
    // Nothing at all, half a head, a head that grows by a byte now and then, and one request of a connection that stays open.
    assert_eq!(read_to_the_end(connect(&address, "").await).await, "");
    assert_eq!(read_to_the_end(connect(&address, "GET /healthz HTTP/1.1\r\nHos").await).await, "");
    let mut dripping = connect(&address, "GET /healthz HTTP/1.1\r\n").await;
    while dripping.write_all(b"x").await.is_ok() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let idle = read_to_the_end(connect(&address, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await).await;
    assert!(idle.starts_with("HTTP/1.1 200") && idle.ends_with("alive\n"), "{idle}");
    // A body that does not come.
    let head = "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{";
    let late = read_to_the_end(connect(&address, head).await).await;
    assert!(late.starts_with("HTTP/1.1 408") && late.contains("too_slow"), "{late}");
    // A download that nobody reads.
    let unread = connect(&address, "GET /large.wasm HTTP/1.1\r\nHost: x\r\n\r\n").await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(read_to_the_end(unread).await.len() < LARGE_FILE);
    // One that is read is complete.
    let whole = connect(&address, "GET /large.wasm HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    assert!(read_to_the_end(whole).await.len() > LARGE_FILE);
    server.stop().await;
}

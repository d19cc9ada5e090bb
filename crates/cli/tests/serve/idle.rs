//! Idle connections do not use up the files that a process may open.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use rand::SeedableRng;
use rand::rngs::SmallRng;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;

use crate::common::{Seat, options, people, request, settings, table_of};
use crate::process::Node;

/// The connections that the server has not closed.
async fn still_open(idle: Vec<TcpStream>) -> Vec<TcpStream> {
    let mut open = vec![];
    for mut stream in idle {
        let mut bytes = [0; 64];
        let reading = stream.read(&mut bytes);
        if tokio::time::timeout(std::time::Duration::from_millis(1), reading).await.is_err() {
            open.push(stream);
        }
    }
    open
}

/// A server that took every connection had no file left for the next one after 240 of them, and was dead to everybody.
#[tokio::test]
async fn with_256_files_and_1000_idle_connections_the_server_still_answers() {
    let folder = tempfile::tempdir().unwrap();
    let program = env!("CARGO_BIN_EXE_witchstone");
    let line = format!("ulimit -n 256 && exec {program} serve --listen 127.0.0.1:0 --database games.sqlite");
    let mut command = Command::new("sh");
    command.args(["-c", &line]).current_dir(folder.path()).env("WITCHSTONE_LOG", "error");
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let node = Node::of(child, &first);
    let people = people(&node.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seats = crate::common::seats(&people, &table.id).await;
    let (mut idle, mut rng) = (vec![], SmallRng::seed_from_u64(1));
    for number in 1..=1_000 {
        idle.push(TcpStream::connect(&node.address).await.unwrap());
        if number % 200 == 0 {
            assert_eq!(request(&node.address, "GET /healthz", "").await.unwrap().status, 200);
            let mover = usize::from(!seats[0].is_to_move());
            let text = seats[mover].any_move(&mut rng);
            seats[mover].play(&text).await.unwrap().unwrap();
            let version = seats[mover].version;
            for seat in &mut seats {
                while seat.version < version {
                    seat.receive().await.unwrap();
                }
            }
            // The test may open few files, too.
            idle = still_open(idle).await;
            assert!(idle.len() < 200, "{}", idle.len());
        }
    }
    let back = Seat::take(&people[0], &table.id, None).await.unwrap();
    assert!(back.version > 1);
}

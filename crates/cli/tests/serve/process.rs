//! The server as a child process, to be killed.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A running program.
pub struct Node {
    child: Child,
    pub address: String,
}

impl Node {
    /// Starts one on this database and waits until it listens.
    pub fn start(database: &str) -> Node {
        let mut child = Command::new(env!("CARGO_BIN_EXE_witchstone"))
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--requests",
                "0",
                "--messages",
                "100000",
                "--tables-each",
                "100000",
            ])
            .args(["--database", database])
            .env("WITCHSTONE_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        Node::of(child, &first)
    }

    /// The program that printed this line when it listened.
    pub fn of(child: Child, first: &str) -> Node {
        let address = first.trim().rsplit_once("http://").map(|(_, address)| address.to_owned());
        Node { child, address: address.unwrap_or_else(|| panic!("the server did not start: {first}")) }
    }

    /// Kills it as nothing else does: no handler runs, nothing is flushed.
    pub fn kill(mut self) {
        self.end();
    }

    fn end(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.end();
    }
}

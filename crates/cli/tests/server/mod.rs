//! The program as a server.

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use crate::common::{Folder, program};

/// A server that ends with the test.
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: String,
}

impl Server {
    /// Starts it on the database in this folder.
    pub fn start(folder: &Folder, more: &[&str]) -> Server {
        let file = folder.path("games.sqlite");
        let mut command =
            program(&["serve", "--listen", "127.0.0.1:0", "--messages", "1000", "--database", &file]);
        command.args(more);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output is a pipe")).read_line(&mut line).unwrap();
        let address = line.split_once("http://").expect("it says where it is").1.trim().to_owned();
        Server { child, address }
    }

    /// Its origin.
    pub fn origin(&self) -> witchstone_client::Origin {
        self.address.parse().expect("it says where it is")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

//! A tiny web server for looking at the client during development: files of one folder, to this machine only.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Component, Path};

use crate::failure::{Failure, Result};

/// The default port.
pub const PORT: u16 = 8017;

/// What the real server sends too: nothing from elsewhere, no inline script.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
                      style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; img-src 'self' data: blob:";

/// The port that was asked for.
pub fn port(word: &str) -> Result<u16> {
    word.parse().map_err(|_| Failure::new(format!("`{word}` is not a port")))
}

/// Serves a folder until the program is stopped.
pub fn serve(folder: &Path, port: u16) -> Result {
    let listener = TcpListener::bind(("127.0.0.1", port))
        .map_err(|error| Failure::new(format!("cannot listen on port {port}: {error}")))?;
    let address = listener.local_addr().map_err(|error| Failure::new(error.to_string()))?;
    println!("open http://{address}/ in a browser; stop with Ctrl-C");
    for stream in listener.incoming().flatten() {
        let folder = folder.to_owned();
        std::thread::spawn(move || answer(stream, &folder));
    }
    Ok(())
}

/// Answers one request; a browser that hangs up is no concern of ours.
fn answer(stream: TcpStream, folder: &Path) {
    let mut line = String::new();
    let mut reader = BufReader::new(stream);
    if reader.by_ref().take(4096).read_line(&mut line).is_err() {
        return;
    }
    // The rest of the request is read, or closing the connection would cut the answer off.
    let mut header = String::new();
    while reader.by_ref().take(8192).read_line(&mut header).is_ok_and(|read| read > 2) {
        header.clear();
    }
    let path = line.split(' ').nth(1).unwrap_or("/").split(['?', '#']).next().unwrap_or("/");
    let body = file(folder, path);
    let (status, body) = body.map_or(("404 Not Found", b"not found\n".to_vec()), |body| ("200 OK", body));
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {}\r\nContent-Length: {}\r\nCache-Control: no-store\r\n\
         Content-Security-Policy: {POLICY}\r\nConnection: close\r\n\r\n",
        content_type(path),
        body.len()
    );
    let mut stream = reader.into_inner();
    stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body)).unwrap_or_default();
}

/// The file of a path, if it lies inside the folder.
fn file(folder: &Path, path: &str) -> Option<Vec<u8>> {
    let path = Path::new(path.trim_start_matches('/'));
    let inside = path.components().all(|part| matches!(part, Component::Normal(_)));
    let path = if path.as_os_str().is_empty() { Path::new("index.html") } else { path };
    inside.then(|| std::fs::read(folder.join(path)).ok())?
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, extension)| extension) {
        Some("js") => "text/javascript",
        Some("wasm") => "application/wasm",
        Some("css") => "text/css",
        Some("ftl") => "text/plain; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "jsonl" | "webmanifest") => "application/json",
        _ => "text/html; charset=utf-8",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_inside_the_folder_are_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(file(folder, "/Cargo.toml").is_some());
        assert!(file(folder, "/../Cargo.toml").is_none());
        assert!(file(folder, "/no-such-file").is_none());
    }

    #[test]
    fn files_have_their_content_type() {
        assert_eq!(content_type("/witchstone_bg.wasm"), "application/wasm");
        assert_eq!(content_type("/"), "text/html; charset=utf-8");
    }
}

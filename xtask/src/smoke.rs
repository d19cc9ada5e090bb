//! `cargo xtask smoke`: starts an archive's program in an empty folder, loads the page, plays a whole game through the
//! protocol, stops the program and checks the stored game.

mod http;

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};

use flate2::read::GzDecoder;
use serde_json::json;

use crate::failure::{Failure, Result};
use crate::{cargo, dist, shell, tools};

/// Files that the page needs.
const FILES: &[(&str, &str)] = &[
    ("/style.css", "text/css"),
    ("/start.js", "text/javascript"),
    ("/witchstone.js", "text/javascript"),
    ("/witchstone_bg.wasm", "application/wasm"),
    ("/worker.js", "text/javascript"),
    ("/texts/en/start.ftl", "text/plain"),
];

/// Tests the archive of the arguments.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    match arguments {
        [] => dist::check()?,
        [archive] => smoke(Path::new(archive))?,
        _ => {
            return Err(Failure::new(
                "name one archive, or none to try one around a program that is not optimised",
            ));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Tests an archive.
pub fn smoke(archive: &Path) -> Result {
    let folder = Folder::new()?;
    let program = unpack(archive, &folder.0)?;
    check_version(&program)?;
    let server = Server::start(&program, &folder.0)?;
    load_page(&server.address)?;
    play(&server.address)?;
    server.stop()?;
    check_stored_game(&program, &folder.0)?;
    println!("{} plays", archive.display());
    Ok(())
}

/// An empty folder that is removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Folder> {
        let path = std::env::temp_dir().join(format!("witchstone-smoke-{}", std::process::id()));
        fs::create_dir(&path)
            .map_err(|error| Failure::new(format!("cannot make {}: {error}", path.display())))?;
        Ok(Folder(path))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is in the folder for temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Unpacks the archive and returns the path of its program.
fn unpack(archive: &Path, into: &Path) -> Result<PathBuf> {
    let failed =
        |error: std::io::Error| Failure::new(format!("cannot unpack {}: {error}", archive.display()));
    tar::Archive::new(GzDecoder::new(File::open(archive).map_err(failed)?)).unpack(into).map_err(failed)?;
    let mut inside = fs::read_dir(into).map_err(failed)?;
    let folder = inside.next().ok_or_else(|| Failure::new("the archive is empty"))?.map_err(failed)?.path();
    for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "NOTICES.txt", "deploy/witchstone.service"] {
        expect(folder.join(file).is_file(), || format!("there is no {file} in the archive"))?;
    }
    Ok(folder.join("witchstone"))
}

/// The program names its version and its commit.
fn check_version(program: &Path) -> Result {
    let printed = shell::read(Command::new(program).arg("--version"))?;
    let begin = format!("witchstone {} (", cargo::version());
    let commit = printed.trim().strip_prefix(&begin).and_then(|rest| rest.strip_suffix(')'));
    let commit = commit.ok_or_else(|| Failure::new(format!("`{printed}` is not a version and a commit")))?;
    let is_commit = commit.len() >= 7 && commit.chars().all(|digit| digit.is_ascii_hexdigit());
    expect(is_commit, || format!("the program does not name its commit but says: {commit}"))
}

/// A server that runs.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> Result<Server> {
        let mut command = Command::new(program);
        command.args([
            "serve",
            "--listen",
            "127.0.0.1:0",
            "--database",
            "games.sqlite",
            "--messages",
            "1000",
        ]);
        command.current_dir(folder).env("HOME", folder).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child =
            command.spawn().map_err(|error| Failure::new(format!("it does not start: {error}")))?;
        let line = child.stdout.take().and_then(|out| BufReader::new(out).lines().next()?.ok());
        let address = line.as_deref().and_then(|line| Some(line.split_once("http://")?.1.trim().to_owned()));
        match address {
            Some(address) => Ok(Server { child, address }),
            None => {
                // It is of no use any more.
                let _ = child.kill().and_then(|()| child.wait());
                Err(Failure::new(format!("it does not say where it listens: {line:?}")))
            }
        }
    }

    /// Stops it as a service manager does; it must exit with success.
    fn stop(mut self) -> Result {
        shell::run(Command::new("sh").arg("-c").arg(format!("kill -TERM {}", self.child.id())))?;
        let ended =
            self.child.wait().map_err(|error| Failure::new(format!("it cannot be waited for: {error}")))?;
        expect(ended.success(), || format!("asked to stop, it ended with {ended}"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // After a failure nothing is left behind; after `stop` it has ended already.
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

fn load_page(address: &str) -> Result {
    let page = http::get(address, "/")?;
    expect(page.is("text/html") && page.text().contains("start.js"), || "there is no page".into())?;
    for (path, kind) in FILES {
        let file = http::get(address, path)?;
        expect(file.is(kind) && !file.body.is_empty(), || format!("{path} is not there or is no {kind}"))?;
    }
    Ok(())
}

/// A table with a bot and an open seat, which the example in Python takes and plays to the end.
fn play(address: &str) -> Result {
    let guest = http::post(address, "/api/guest", None, &json!({ "name": "Smoke" }))?;
    let token = guest["token"].as_str();
    let seats = json!([{ "occupant": "open" }, { "occupant": { "bot": 1 } }]);
    let settings = json!({ "options": { "players": 2 }, "start": "when_full" });
    let new = json!({ "settings": settings, "seats": seats });
    let table = http::post(address, "/api/tables", token, &new)?;
    let id = table["id"].as_str().ok_or_else(|| Failure::new(format!("there is no table: {table}")))?;
    let bot = &mut shell::command("timeout 300");
    bot.arg(tools::python()?).args(["examples/bot.py", &format!("http://{address}"), id]);
    let output = shell::read(bot)?;
    expect(output.contains("The game is over."), || format!("the game was not played to its end: {output}"))?;
    let table = http::get(address, &format!("/api/tables/{id}"))?.json()?;
    expect(table["status"] == "finished", || format!("the game is not finished: {table}"))
}

/// The database holds one whole game, which replays.
fn check_stored_game(program: &Path, folder: &Path) -> Result {
    let mut export = Command::new(program);
    export.args(["export", "--database", "games.sqlite", "--folder", "games"]).current_dir(folder);
    shell::run(&mut export)?;
    let games = fs::read_dir(folder.join("games"));
    let games: Vec<_> =
        games.map(|games| games.flatten().map(|game| game.path()).collect()).unwrap_or_default();
    expect(games.len() == 1, || format!("{} games were kept instead of one", games.len()))?;
    shell::run(Command::new(program).arg("check").args(games))
}

fn expect(holds: bool, sentence: impl FnOnce() -> String) -> Result {
    if holds { Ok(()) } else { Err(Failure::new(sentence())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_archive_has_to_be_one_and_the_only_one() {
        assert!(task(&["one".into(), "two".into()]).is_err());
        let sentence = smoke(&shell::root().join("Cargo.toml")).unwrap_err().to_string();
        assert!(sentence.contains("cannot unpack"), "{sentence}");
    }
}

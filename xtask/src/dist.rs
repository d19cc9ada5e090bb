//! `cargo xtask dist`: one program with the client inside, and an archive of it with all that a host needs.
//!
//! The same commit and the same toolchain give the same bytes, wherever the sources are: paths are left out of the program,
//! and the archive has its files in order, with the time of the commit.

mod archive;
mod notices;
mod reproducible;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use crate::failure::{Failure, Result};
use crate::{cargo, client, shell, smoke, tools};
use archive::Entry;

/// What goes into the archive beside the program and the notices: the file here, its name there.
const FILES: &[(&str, &str)] = &[
    ("deploy/README.md", "README.md"),
    ("deploy/witchstone.service", "deploy/witchstone.service"),
    ("deploy/compose.yaml", "deploy/compose.yaml"),
    ("deploy/nginx.conf", "deploy/nginx.conf"),
    ("deploy/Caddyfile", "deploy/Caddyfile"),
    ("deploy/grafana/witchstone.json", "deploy/grafana/witchstone.json"),
    ("deploy/prometheus/witchstone.rules.yml", "deploy/prometheus/witchstone.rules.yml"),
    ("Dockerfile", "deploy/Dockerfile"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("docs/protocol.md", "docs/protocol.md"),
    ("crates/rules/components.toml", "docs/components.toml"),
];

/// Documents that go along if they are there.
const MORE: &[(&str, &str)] = &[("docs/hosting.md", "docs/hosting.md")];

/// Builds the archive for the target that is asked for, or for the usual one.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    let target = match arguments {
        [] => usual_target()?,
        [flag, target] if flag == "--target" => target.to_string_lossy().into_owned(),
        _ => return Err(Failure::new("dist knows --target TRIPLE and nothing else")),
    };
    let archive = build(&target)?;
    println!("the archive is {}", archive.display());
    Ok(ExitCode::SUCCESS)
}

/// An archive like that of [`task`], but around a program that is not optimised, since the tests have built nearly all of
/// it already; and a game against it.
pub fn check() -> Result {
    let target = cargo::target_folder()?;
    // Nothing is built again if it is up to date; `cargo play` leaves a larger client in the same folder.
    client::build(client::Profile::Small)?;
    let line = "build --profile test --workspace --bin witchstone --features witchstone-cli/inside";
    shell::run(&mut shell::cargo(line))?;
    let archive = pack(&target.join("debug/witchstone"), &host()?)?;
    smoke::smoke(&archive)
}

/// A program that needs nothing of the system it runs on, where there can be one.
fn usual_target() -> Result<String> {
    let host = host()?;
    Ok(host.strip_suffix("-linux-gnu").map_or(host.clone(), |machine| format!("{machine}-linux-musl")))
}

/// The target triple of this machine.
fn host() -> Result<String> {
    let version = shell::read(&mut shell::command("rustc --version --verbose"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| Failure::new("rustc does not say what this machine is"))
}

/// Builds the client and the program, without the paths of this machine in them.
fn build(target: &str) -> Result<PathBuf> {
    tools::ensure_target(target)?;
    if target.ends_with("-musl") {
        tools::ensure_musl().map_err(|failure| {
            let other = target.replace("-musl", "-gnu");
            Failure::new(format!(
                "{failure}; or take the system's library: cargo xtask dist --target {other}"
            ))
        })?;
    }
    // A separate target folder: other flags would invalidate the usual one.
    let folder = cargo::target_folder()?.join("dist/build");
    let variables = reproducible::variables_for_build()?;
    client::build_in(client::Profile::Small, &folder, &variables)?;
    let line = format!("build --release --package witchstone-cli --bin witchstone --target {target}");
    shell::run(shell::cargo(&line).envs(variables).env("CARGO_TARGET_DIR", &folder))?;
    pack(&folder.join(target).join("release/witchstone"), target)
}

/// Writes the archive around a program.
fn pack(program: &Path, target: &str) -> Result<PathBuf> {
    let name = format!("witchstone-{}-{target}", cargo::version());
    let mut entries = vec![
        Entry { name: "witchstone".into(), bytes: read(program)?, program: true },
        Entry { name: "NOTICES.txt".into(), bytes: notices::text(target)?.into_bytes(), program: false },
    ];
    let more = MORE.iter().filter(|(file, _)| shell::root().join(file).is_file());
    for (file, name) in FILES.iter().chain(more) {
        let bytes = read(&shell::root().join(file))?;
        entries.push(Entry { name: (*name).to_owned(), bytes, program: false });
    }
    let folder = cargo::target_folder()?.join("dist");
    fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    let path = folder.join(format!("{name}.tar.gz"));
    let bytes = archive::pack(&name, entries, time_of_commit()?)?;
    fs::write(&path, bytes).map_err(|error| cannot("write", &path, &error))?;
    Ok(path)
}

/// The time that the files of the archive have: that of the commit, unless `SOURCE_DATE_EPOCH` says another; for sources
/// without history, that of no file at all.
fn time_of_commit() -> Result<u64> {
    if let Ok(seconds) = std::env::var("SOURCE_DATE_EPOCH") {
        let wrong = |_| Failure::new(format!("SOURCE_DATE_EPOCH is a number of seconds, not `{seconds}`"));
        return seconds.parse().map_err(wrong);
    }
    let git = &mut shell::command("git log -1 --format=%ct");
    Ok(shell::read(git).ok().and_then(|time| time.trim().parse().ok()).unwrap_or(0))
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|error| cannot("read", path, &error))
}

fn cannot(verb: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot {verb} {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_goes_into_the_archive_is_there() {
        for (file, _) in FILES {
            assert!(shell::root().join(file).is_file(), "{file}");
        }
    }

    #[test]
    fn a_mistyped_argument_is_refused() {
        assert!(task(&["--tagret".into(), "x".into()]).is_err());
        assert!(task(&["--target".into()]).is_err());
    }

    #[test]
    fn the_usual_target_needs_nothing_of_the_system() {
        let (host, target) = (host().unwrap(), usual_target().unwrap());
        assert!(!host.ends_with("-linux-gnu") || target.ends_with("-linux-musl"), "{host}: {target}");
    }
}

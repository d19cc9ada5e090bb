//! `cargo xtask client`: builds the browser client into the folder `client` of cargo's target folder.
//!
//! The compiler makes WebAssembly, wasm-bindgen (as a library, so that nothing is downloaded) the JavaScript beside it.
//! Only files that changed are written, so that the crate that embeds the folder is not rebuilt for nothing.

// The hash of the rules, as a file: a dependency on the crate would rebuild the tasks after every edit of the rules.
#[path = "../../crates/rules/src/hash.rs"]
mod hash;
mod serve;
mod texts;

use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::UNIX_EPOCH;

use wasm_bindgen_cli_support::Bindgen;

use self::hash::Fnv1a;
use crate::failure::{Failure, Result};
use crate::{cargo, shell, tools};

/// Variables for the compiler's environment.
pub type Variables = [(&'static str, String)];

/// The package that is compiled to WebAssembly, for the page and for its worker alike: two programs would have most of their
/// code in common. What the compiler calls its library, and what its files are called in the page.
const PACKAGE: &str = "witchstone-web";
const LIBRARY: &str = "witchstone_web";
const NAME: &str = "witchstone";

/// Files that are copied as they are.
const FILES: &[&str] =
    &["icon.svg", "icon-maskable.svg", "index.html", "manifest.webmanifest", "start.js", "worker.js"];

/// The puzzles, one a line, as one file.
const PUZZLES: &str = "puzzles.jsonl";

/// The service worker, which caches the files for use without network.
const SERVICE_WORKER: &str = "service.js";

/// Builds the client; with `--serve` it is then served to a browser on this machine.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    let mut profile = Profile::Small;
    let mut port = None;
    for argument in arguments {
        match argument.to_str() {
            Some("--dev") => profile = Profile::Dev,
            Some("--play") => profile = Profile::Play,
            Some("--serve") => port = Some(serve::PORT),
            Some(word) if word.starts_with("--serve=") => port = Some(serve::port(&word[8..])?),
            _ => return Err(unknown(argument)),
        }
    }
    let folder = build(profile)?;
    if let Some(port) = port {
        serve::serve(&folder, port)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn unknown(argument: &OsString) -> Failure {
    let word = argument.display();
    Failure::new(format!("client knows --dev, --play, --serve and --serve=PORT, but not `{word}`"))
}

/// The cargo profile.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Quickest to build, slow to play.
    Dev,
    /// Quick to build and to play: for `cargo play`.
    Play,
    /// Small: for archives.
    Small,
}

impl Profile {
    const fn name(self) -> &'static str {
        match self {
            Profile::Dev => "dev",
            Profile::Play => "play-client",
            Profile::Small => "small",
        }
    }

    /// Where cargo puts what it builds.
    const fn folder(self) -> &'static str {
        match self {
            Profile::Dev => "debug",
            other => other.name(),
        }
    }
}

/// Builds everything that the page loads and returns the folder with it.
pub fn build(profile: Profile) -> Result<PathBuf> {
    build_in(profile, &cargo::target_folder()?, &[])
}

/// The same in another target folder, with variables in the compiler's environment.
pub fn build_in(profile: Profile, target: &Path, variables: &Variables) -> Result<PathBuf> {
    tools::ensure_target(tools::WASM)?;
    let folder = target.join("client");
    let fresh = target.join("client-fresh");
    compile(profile, target, variables)?;
    let source = shell::root().join("crates/web");
    let (stamp, inputs) = (target.join("client.stamp"), input_stamp(profile, target, &source)?);
    if fs::read_to_string(&stamp).is_ok_and(|earlier| earlier == inputs) {
        println!("the client in {} is up to date", folder.display());
        return Ok(folder);
    }
    remove(&fresh)?;
    bind(profile, target, &fresh)?;
    for file in FILES {
        write_if_changed(&fresh.join(file), &read(&source.join(file))?)?;
    }
    let style = joined(&source.join("style"), "css")?;
    write_if_changed(&fresh.join("style.css"), &without_comments(&style))?;
    write_if_changed(&fresh.join(PUZZLES), &joined(&puzzles(), "jsonl")?)?;
    texts::write(&fresh)?;
    write_service_worker(&source.join(SERVICE_WORKER), &fresh)?;
    if profile == Profile::Small {
        let glue = fresh.join(format!("{NAME}.js"));
        write_if_changed(&glue, &unindented(&read(&glue)?))?;
        pack(&fresh)?;
    }
    mirror(&folder, &fresh)?;
    remove(&fresh)?;
    write_if_changed(&stamp, inputs.as_bytes())?;
    println!("the client is in {}", folder.display());
    Ok(folder)
}

/// The size and time of every input: if nothing changed, the client is up to date.
fn input_stamp(profile: Profile, target: &Path, source: &Path) -> Result<String> {
    let mut files = vec![wasm(profile, target)];
    files.extend(FILES.iter().map(|file| source.join(file)));
    files.push(source.join(SERVICE_WORKER));
    files.extend(entries(&source.join("style"))?);
    files.extend(entries(&puzzles())?);
    files.extend(texts::sources()?);
    files.push(std::env::current_exe().map_err(|error| cannot("find", Path::new("xtask"), &error))?);
    files.sort();
    let mut list = format!("{}\n", profile.name());
    for file in files {
        let about = fs::metadata(&file).map_err(|error| cannot("read", &file, &error))?;
        let time =
            about.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
        list += &format!("{} {} {}\n", file.display(), about.len(), time.as_nanos());
    }
    Ok(list)
}

/// Writes the service worker with the list of files to cache and a version that changes with any of them.
fn write_service_worker(source: &Path, folder: &Path) -> Result {
    let script = read(source)?;
    let place = folder.join(SERVICE_WORKER);
    let paths: Vec<_> = plain_files(folder)?.into_iter().filter(|path| *path != place).collect();
    let mut version = Fnv1a::EMPTY.write(&script);
    let mut names = vec!["\"./\"".to_owned()];
    for path in &paths {
        let name = address(folder, path);
        version = version.write(name.as_bytes()).write(&read(path)?);
        names.push(format!("{name:?}"));
    }
    let (version, names) = (version.finish(), names.join(", "));
    let head = format!("const VERSION = \"{version:016x}\";\nconst FILES = [{names}];\n\n");
    write_if_changed(&place, &[head.as_bytes(), &script].concat())
}

/// The most that a visitor may have to load for a first game, compressed.
const MOST_BYTES: usize = 1_000_000;

/// Builds the client and checks how much a visitor has to load for a first game.
pub fn check() -> Result {
    let folder = build(Profile::Small)?;
    let mut sizes = vec![];
    for path in plain_files(&folder)? {
        let size = read(&packed(&path))?.len();
        println!("{size:>9}  {}", path.display());
        sizes.push((path.strip_prefix(&folder).unwrap_or(&path).to_owned(), size));
    }
    let (first, all) = (first_game(&sizes), sizes.iter().map(|(_, size)| size).sum::<usize>());
    println!("{all:>9}  bytes compressed for everything");
    println!("{first:>9}  bytes compressed for a first game, of {MOST_BYTES} at most");
    if first <= MOST_BYTES { Ok(()) } else { Err(Failure::new("the client is too large")) }
}

/// The bytes of a first game, out of all files with their sizes: in one language, the longest, and without what other pages load.
fn first_game(sizes: &[(PathBuf, usize)]) -> usize {
    let of =
        |chosen: fn(&Path) -> bool| sizes.iter().filter(move |(path, _)| chosen(path)).map(|(_, size)| *size);
    let longest = of(texts::is_start).max().unwrap_or_default();
    of(|path| !texts::is_text(path) && path != Path::new(PUZZLES)).sum::<usize>() + longest
}

/// Compresses each file into one beside it, for servers to send; only in release builds.
fn pack(folder: &Path) -> Result {
    for path in plain_files(folder)? {
        write_if_changed(&packed(&path), &compressed(&read(&path)?))?;
    }
    Ok(())
}

/// All files in a folder and below it, in order, without the compressed ones.
fn plain_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = vec![];
    for path in entries(folder)? {
        if path.is_dir() {
            files.extend(plain_files(&path)?);
        } else if path.extension().is_none_or(|ending| ending != "br") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// How a page names a file of its folder.
fn address(folder: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(folder).unwrap_or(path);
    let parts: Vec<_> = inside.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// The compressed file beside a file.
fn packed(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".br");
    PathBuf::from(name)
}

/// The best quality, and the largest window that browsers accept: 16 MB, more than any of our files.
const BROTLI_QUALITY: u32 = 11;
const BROTLI_WINDOW: u32 = 24;

fn compressed(mut bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let params = brotli::enc::BrotliEncoderParams {
        quality: BROTLI_QUALITY as i32,
        lgwin: BROTLI_WINDOW as i32,
        // With the length known in advance the encoder chooses better.
        size_hint: bytes.len(),
        ..Default::default()
    };
    // Writing into memory does not fail.
    brotli::BrotliCompress(&mut bytes, &mut packed, &params).unwrap_or_default();
    packed
}

/// What the compiler makes.
fn wasm(profile: Profile, target: &Path) -> PathBuf {
    target.join(format!("{}/{}/{LIBRARY}.wasm", tools::WASM, profile.folder()))
}

fn compile(profile: Profile, target: &Path, variables: &Variables) -> Result {
    let (profile, wasm) = (profile.name(), tools::WASM);
    let line = format!("build --package {PACKAGE} --lib --target {wasm} --profile {profile}");
    // A variable with flags overrides those in `.cargo/config.toml`, so they are repeated.
    let with_own_flags = |(name, value): &(&'static str, String)| match *name {
        "CARGO_ENCODED_RUSTFLAGS" => (*name, format!("{value}\u{1f}-Ctarget-feature=+simd128")),
        name => (name, value.clone()),
    };
    shell::run(shell::cargo(&line).envs(variables.iter().map(with_own_flags)).env("CARGO_TARGET_DIR", target))
}

fn bind(profile: Profile, target: &Path, into: &Path) -> Result {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm(profile, target)).out_name(NAME).typescript(false);
    bindgen.omit_default_module_path(false);
    // Function names are for development; they are as large as half the code.
    bindgen.remove_name_section(profile != Profile::Dev).remove_producers_section(true);
    let bound = bindgen.web(true).and_then(|bindgen| bindgen.generate(into));
    bound.map_err(|error| Failure::new(format!("wasm-bindgen failed: {error:#}")))
}

/// Where the puzzles are.
fn puzzles() -> PathBuf {
    shell::root().join("games/puzzles")
}

/// All files of a folder with this ending as one, in order of their names.
fn joined(folder: &Path, ending: &str) -> Result<Vec<u8>> {
    let mut files: Vec<_> = entries(folder)?;
    files.retain(|path| path.extension().is_some_and(|own| own == ending));
    files.sort();
    let texts: Result<Vec<_>> = files.iter().map(|file| read(file)).collect();
    Ok(texts?.concat())
}

/// What wasm-bindgen writes, without indentation and comments; none of its texts reaches over several lines.
fn unindented(script: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(script);
    let lines = text.lines().map(str::trim_start);
    let code = lines
        .filter(|line| !line.is_empty() && !["//", "/**", "*"].iter().any(|mark| line.starts_with(mark)));
    code.flat_map(|line| [line, "\n"]).collect::<String>().into_bytes()
}

/// A style sheet without its comments.
fn without_comments(style: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(style);
    let mut parts = text.split("/*");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += part.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.into_bytes()
}

/// Makes a folder equal to another one: files of an earlier build would be served as well.
fn mirror(folder: &Path, to: &Path) -> Result {
    fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
    for path in entries(to)? {
        let place = folder.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            mirror(&place, &path)?;
        } else {
            write_if_changed(&place, &read(&path)?)?;
        }
    }
    let is_left_over = |path: &PathBuf| !to.join(path.file_name().unwrap_or_default()).exists();
    entries(folder)?.iter().filter(|path| is_left_over(path)).try_for_each(|path| remove(path))
}

/// Removes a file or a folder, if it is there.
fn remove(path: &Path) -> Result {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    match removed {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(cannot("remove", path, &error)),
        _ => Ok(()),
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let failed = |error: std::io::Error| cannot("read", folder, &error);
    fs::read_dir(folder)
        .map_err(failed)?
        .map(|entry| entry.map(|entry| entry.path()).map_err(failed))
        .collect()
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).map_err(|error| cannot("read", path, &error))
}

/// Writes a file unless it has these bytes already.
fn write_if_changed(path: &Path, bytes: &[u8]) -> Result {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
    }
    fs::write(path, bytes).map_err(|error| cannot("write", path, &error))
}

fn cannot(verb: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("cannot {verb} {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_do_not_reach_the_page() {
        let script = b"/**\n * One.\n */\nexport function one() {\n    // Two.\n    return 1 * 2;\n}\n";
        assert_eq!(unindented(script), b"export function one() {\nreturn 1 * 2;\n}\n");
        let style = b"/* one */a { b: c; }\n/* two\nlines */ d { e: f }";
        assert_eq!(without_comments(style), b"a { b: c; }\n d { e: f }");
    }

    #[test]
    fn a_file_is_only_written_if_it_changed() {
        let folder = std::env::temp_dir().join(format!("witchstone-client-{}", std::process::id()));
        let path = folder.join("inner/file.txt");
        write_if_changed(&path, b"one").unwrap();
        let written = fs::metadata(&path).unwrap().modified().unwrap();
        write_if_changed(&path, b"one").unwrap();
        assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), written);
        write_if_changed(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn files_of_an_earlier_build_are_removed() {
        let folder = std::env::temp_dir().join(format!("witchstone-left-{}", std::process::id()));
        let (old, new) = (folder.join("old"), folder.join("new"));
        for file in ["kept.js", "gone.js", "gone/deep.js"] {
            write_if_changed(&old.join(file), b"one").unwrap();
        }
        write_if_changed(&new.join("kept.js"), b"two").unwrap();
        write_if_changed(&new.join("snippets/new.js"), b"two").unwrap();
        mirror(&old, &new).unwrap();
        let mut files = entries(&old).unwrap();
        files.sort();
        assert_eq!(files, [old.join("kept.js"), old.join("snippets")]);
        assert_eq!(fs::read(old.join("snippets/new.js")).unwrap(), b"two");
        assert_eq!(fs::read(old.join("kept.js")).unwrap(), b"two");
        remove(&folder).unwrap();
        remove(&folder).unwrap();
    }

    #[test]
    fn a_changed_file_changes_the_version_of_the_cache() {
        let folder = std::env::temp_dir().join(format!("witchstone-service-worker-{}", std::process::id()));
        let (source, client) = (folder.join("source.js"), folder.join("client"));
        write_if_changed(&source, b"// caches\n").unwrap();
        write_if_changed(&client.join("a.js"), b"one").unwrap();
        write_if_changed(&client.join("texts/en/b.ftl"), b"one").unwrap();
        let written = || {
            write_service_worker(&source, &client).unwrap();
            fs::read_to_string(client.join(SERVICE_WORKER)).unwrap()
        };
        let first = written();
        let files = "const FILES = [\"./\", \"a.js\", \"texts/en/b.ftl\"];\n\n// caches\n";
        assert!(first.contains(files), "{first}");
        assert_eq!(written(), first);
        write_if_changed(&client.join("texts/en/b.ftl"), b"two").unwrap();
        assert_ne!(written(), first);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_first_game_needs_one_language_and_no_other_page() {
        let files = [
            ("a.js", 1),
            ("puzzles.jsonl", 10),
            ("texts/de/rules.ftl", 100),
            ("texts/de/start.ftl", 2000),
            ("texts/en/start.ftl", 1000),
        ];
        assert_eq!(first_game(&files.map(|(path, size)| (PathBuf::from(path), size))), 2001);
    }

    #[test]
    fn a_mistyped_argument_is_refused() {
        assert!(task(&["--sevre".into()]).is_err());
    }
}

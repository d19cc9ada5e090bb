//! `cargo xtask client`: builds the browser client into the folder `client` of cargo's target folder.
//!
//! The compiler makes WebAssembly, wasm-bindgen (as a library, so that nothing is downloaded) the JavaScript beside it.
//! A file is only written if it changed: whoever embeds the folder is not built again for nothing.

mod serve;

use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::UNIX_EPOCH;

use wasm_bindgen_cli_support::Bindgen;

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

/// The script that keeps the files in the browser, so that they need no network the next time.
const KEEPER: &str = "service.js";

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

/// How the compiler is asked to build.
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
            Profile::Play => "play",
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
    let (stamp, made_of) = (target.join("client.stamp"), ingredients(profile, target, &source)?);
    if fs::read_to_string(&stamp).is_ok_and(|earlier| earlier == made_of) {
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
    keep(&source.join(KEEPER), &fresh)?;
    if profile == Profile::Small {
        let glue = fresh.join(format!("{NAME}.js"));
        write_if_changed(&glue, &unindented(&read(&glue)?))?;
        pack(&fresh)?;
    }
    make_equal(&folder, &fresh)?;
    remove(&fresh)?;
    write_if_changed(&stamp, made_of.as_bytes())?;
    println!("the client is in {}", folder.display());
    Ok(folder)
}

/// What the client is made of: if all of it is as it was, so is the client, and need not be bound and packed again.
fn ingredients(profile: Profile, target: &Path, source: &Path) -> Result<String> {
    let mut files = vec![wasm(profile, target)];
    files.extend(FILES.iter().map(|file| source.join(file)));
    files.push(source.join(KEEPER));
    files.extend(entries(&source.join("style"))?);
    files.extend(entries(&puzzles())?);
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

/// Writes the script that keeps all files in the browser: which they are, and a number that changes with any of them.
fn keep(source: &Path, folder: &Path) -> Result {
    let script = read(source)?;
    let place = folder.join(KEEPER);
    let mut paths: Vec<_> = plain_files(folder)?.into_iter().filter(|path| *path != place).collect();
    paths.sort();
    let mut number = fingerprint(FIRST, &script);
    let mut names = vec!["\"./\"".to_owned()];
    for path in &paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        number = fingerprint(fingerprint(number, name.as_bytes()), &read(path)?);
        names.push(format!("{name:?}"));
    }
    let head = format!("const VERSION = \"{number:016x}\";\nconst FILES = [{}];\n\n", names.join(", "));
    write_if_changed(&place, &[head.as_bytes(), &script].concat())
}

/// Where a fingerprint begins.
const FIRST: u64 = 0xcbf2_9ce4_8422_2325;

/// A fingerprint (FNV-1a) with more bytes in it. It tells versions apart and keeps nobody from making two alike.
fn fingerprint(before: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(before, |number, byte| (number ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3))
}

/// The most that a visitor may have to load, compressed.
const MOST_BYTES: usize = 1_000_000;

/// Builds the client and checks how much a visitor has to load.
pub fn check() -> Result {
    let folder = build(Profile::Small)?;
    let mut sum = 0;
    for path in plain_files(&folder)? {
        let size = read(&packed(&path))?.len();
        println!("{size:>9}  {}", path.display());
        sum += size;
    }
    println!("{sum:>9}  bytes compressed, of {MOST_BYTES} at most");
    if sum <= MOST_BYTES { Ok(()) } else { Err(Failure::new("the client is too large")) }
}

/// Puts a compressed file beside each file, for servers to send; a quick build has none.
fn pack(folder: &Path) -> Result {
    for path in plain_files(folder)? {
        write_if_changed(&packed(&path), &compressed(&read(&path)?))?;
    }
    Ok(())
}

fn plain_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let is_plain = |path: &PathBuf| path.is_file() && path.extension().is_none_or(|ending| ending != "br");
    Ok(entries(folder)?.into_iter().filter(is_plain).collect())
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
    // A variable with flags takes the place of those in `.cargo/config.toml`, so they are said again.
    let with_vectors = |(name, value): &(&'static str, String)| match *name {
        "CARGO_ENCODED_RUSTFLAGS" => (*name, format!("{value}\u{1f}-Ctarget-feature=+simd128")),
        name => (name, value.clone()),
    };
    shell::run(shell::cargo(&line).envs(variables.iter().map(with_vectors)).env("CARGO_TARGET_DIR", target))
}

fn bind(profile: Profile, target: &Path, into: &Path) -> Result {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm(profile, target)).out_name(NAME).typescript(false);
    bindgen.omit_default_module_path(false);
    // The names of functions are for those who develop; they are as large as half the code.
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

/// A style sheet without its comments, which are for those who write it.
fn without_comments(style: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(style);
    let mut parts = text.split("/*");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        plain += part.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.into_bytes()
}

/// Gives a folder the files of another one, and no others: what an earlier build left there would be served as well.
fn make_equal(folder: &Path, to: &Path) -> Result {
    fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
    for path in entries(to)? {
        let place = folder.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            make_equal(&place, &path)?;
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
    fn what_an_earlier_build_left_does_not_stay() {
        let folder = std::env::temp_dir().join(format!("witchstone-left-{}", std::process::id()));
        let (old, new) = (folder.join("old"), folder.join("new"));
        for file in ["kept.js", "gone.js", "gone/deep.js"] {
            write_if_changed(&old.join(file), b"one").unwrap();
        }
        write_if_changed(&new.join("kept.js"), b"two").unwrap();
        write_if_changed(&new.join("snippets/new.js"), b"two").unwrap();
        make_equal(&old, &new).unwrap();
        let mut files = entries(&old).unwrap();
        files.sort();
        assert_eq!(files, [old.join("kept.js"), old.join("snippets")]);
        assert_eq!(fs::read(old.join("snippets/new.js")).unwrap(), b"two");
        assert_eq!(fs::read(old.join("kept.js")).unwrap(), b"two");
        remove(&folder).unwrap();
        remove(&folder).unwrap();
    }

    #[test]
    fn a_changed_file_changes_the_version_that_browsers_keep() {
        let folder = std::env::temp_dir().join(format!("witchstone-keeper-{}", std::process::id()));
        let source = folder.join("source/service.js");
        write_if_changed(&source, b"// keeps\n").unwrap();
        write_if_changed(&folder.join("a.js"), b"one").unwrap();
        let written = || {
            keep(&source, &folder).unwrap();
            fs::read_to_string(folder.join(KEEPER)).unwrap()
        };
        let first = written();
        assert!(first.contains("const FILES = [\"./\", \"a.js\"];\n\n// keeps\n"), "{first}");
        assert_eq!(written(), first);
        write_if_changed(&folder.join("a.js"), b"two").unwrap();
        assert_ne!(written(), first);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_mistyped_argument_is_refused() {
        assert!(task(&["--sevre".into()]).is_err());
    }
}

//! Instructions of the rules, counted by valgrind: the gate against changes that make the game slower.
//!
//! A count does not depend on what else the machine does, as time does. Each case is run twice under valgrind, without
//! a round and with some; the difference, divided by the number of things done, is compared with `instructions.txt`.
//! A count that is higher by more than [`TOLERANCE`] fails; one that is lower by as much is a reason to write the file
//! again, so that the gain is kept.
//!
//! `cargo bench --package witchstone-rules --bench instructions`, with `-- --write` to write the file again.

mod support;

use std::env;
use std::error::Error;
use std::fs;
use std::process::{Command, ExitCode};

use support::{Case, cases};

/// The file of counts. It is of one architecture: the others have other instructions.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/instructions.txt");
/// How far a count may be from the file's, as a part of it.
const TOLERANCE: f64 = 0.10;
/// How many rounds of a case are counted: every round does the same.
const ROUNDS: u64 = 1;
/// Keeps the C library to one way of copying memory on every processor, the plainest; others ignore it.
const PLAIN_COPIES: (&str, &str) =
    ("GLIBC_TUNABLES", "glibc.cpu.hwcaps=-AVX2,-AVX2_Usable,-ERMS,-AVX_Fast_Unaligned_Load");

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    // Cargo adds `--bench` to what the caller says.
    let arguments: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        [] => compare(),
        ["--write"] => write(),
        [name, rounds] => work(name, rounds),
        _ => Err("say nothing, `--write`, or a case and a number of rounds".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Does the rounds of one case: this is what runs under valgrind.
fn work(name: &str, rounds: &str) -> Result<()> {
    let case = cases().into_iter().find(|case| case.name == name).ok_or("there is no such case")?;
    let mut work = case.prepare();
    for _ in 0..rounds.parse()? {
        (work.round)();
    }
    Ok(())
}

/// Counts every case and compares it with the file.
fn compare() -> Result<()> {
    let file = fs::read_to_string(FILE)?;
    if !file.starts_with(&heading()) {
        let arch = env::consts::ARCH;
        return Err(format!("{FILE} is not of {arch}: write it again with `-- --write`").into());
    }
    let known = parse(&file)?;
    let mut worse = Vec::new();
    println!("{:<22} {:>12} {:>12} {:>8}", "instructions for", "now", "file", "change");
    for case in cases() {
        let now = count(&case)?;
        let Some((_, before)) = known.iter().find(|(name, _)| *name == case.name) else {
            return Err(format!("{} is not in {FILE}: write it again with `-- --write`", case.name).into());
        };
        let change = now / before - 1.0;
        println!("{:<22} {now:>12.1} {before:>12.1} {:>+7.1}%", case.name, 100.0 * change);
        if change > TOLERANCE {
            worse.push(case.name);
        } else if change < -TOLERANCE {
            println!("that is better: keep it with `-- --write`");
        }
    }
    if worse.is_empty() {
        return Ok(());
    }
    let (percent, worse) = (100.0 * TOLERANCE, worse.join(", "));
    Err(format!(
        "more than {percent} % above {FILE}: {worse}; if it must be, write it again with `-- --write`"
    )
    .into())
}

/// Counts every case and writes the file.
fn write() -> Result<()> {
    let mut text = heading();
    for case in cases() {
        let line = format!("{:<22} {:>12.1}\n", case.name, count(&case)?);
        print!("{line}");
        text += &line;
    }
    Ok(fs::write(FILE, text)?)
}

/// The first line of the file, which names the architecture.
fn heading() -> String {
    let arch = env::consts::ARCH;
    format!("# Instructions of {arch} for one decision, position, copy or move: see instructions.rs.\n")
}

/// The lines of the file: name and count.
fn parse<'a>(file: &'a str) -> Result<Vec<(&'a str, f64)>> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'a str| -> Result<(&'a str, f64)> {
        let (name, count) = line.split_once(' ').ok_or("a line of the file has a name and a count")?;
        Ok((name, count.trim().parse()?))
    };
    lines.map(read).collect()
}

/// Instructions for one thing of a case.
fn count(case: &Case) -> Result<f64> {
    let things = (ROUNDS * case.prepare().things) as f64;
    Ok((instructions(case, ROUNDS)? - instructions(case, 0)?) / things)
}

/// Runs this program under valgrind and reads how many instructions it was.
fn instructions(case: &Case, rounds: u64) -> Result<f64> {
    let output = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .arg(env::current_exe()?)
        .args([&case.name, &rounds.to_string()])
        .env(PLAIN_COPIES.0, PLAIN_COPIES.1)
        .output()
        .map_err(|error| format!("cannot run valgrind: {error}"))?;
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(format!("valgrind ended with {}: {report}", output.status).into());
    }
    let count =
        report.lines().find_map(|line| line.split_once("I   refs:")).ok_or("valgrind counted nothing")?;
    Ok(count.1.trim().replace(',', "").parse()?)
}

//! `witchstone edition`: files that describe the print of a box: check one, begin one, draw one.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::Path;

use clap::Subcommand;
use serde_json::{Value as Json, json};
use witchstone_drawing::edition_sheet;
use witchstone_rules::{Edition, EditionChange, EditionError, EditionSummary, EditionWarning};
use witchstone_wire::{Editions, edition_id};

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict, plain};
use crate::voice::Voice;

/// Check, begin or draw an edition file: what is printed on the board, the Cauldrons and the cards of a box
///
/// docs/editions.md describes every table and key of the file.
#[derive(clap::Args, Debug)]
#[command(arg_required_else_help = true, after_help = examples!(
    "witchstone edition new my-box.toml"
    "witchstone edition check my-box.toml"
    "witchstone edition draw my-box.toml --output my-box.svg"
))]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    Check(Check),
    New(New),
    Draw(Draw),
}

/// Check edition files: counts, differences from the built-in edition, and what looks like a mistake
///
/// An invalid file is reported with its line, its key and the reason. Warnings do not make a file invalid.
///
/// Exit status: 0 if all files are valid, 1 if one is not, 2 if one cannot be read.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone edition check my-box.toml"
    "witchstone edition check boxes/*.toml --json"
))]
struct Check {
    /// The files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,

    /// Print one JSON object for each file, one a line
    #[arg(long)]
    json: bool,
}

/// Write a new edition file: the built-in edition with a comment above every key
///
/// The comments say what a key means, where the box shows it, and its limits.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone edition new my-box.toml"
    "witchstone edition new --id second-printing --language de my-box.toml"
    "witchstone edition new --id my-box > my-box.toml"
))]
struct New {
    /// The file to write; standard output if there is none
    #[arg(value_name = "FILE")]
    file: Option<String>,

    /// The id of the edition: a-z, 0-9 and -
    #[arg(long, default_value = "my-box")]
    id: String,

    /// Overwrite the file if it exists
    #[arg(long, requires = "file")]
    force: bool,
}

/// Draw an edition as one SVG, to compare it with the box
///
/// The drawing shows the Crystal ball, Cauldron, Pentagram, Wand, every connection, chips, special hex tiles, Scrolls, Full-Moon
/// cards and counts.
///
/// Exit status: 0 if the drawing was written, 1 if the edition file is invalid, 2 if a file cannot be read or written.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone edition draw my-box.toml --output my-box.svg"
    "witchstone edition draw my-box.toml --language fr > ma-boite.svg"
))]
struct Draw {
    /// The edition file
    #[arg(value_name = "FILE")]
    file: String,

    /// The file to write; standard output if there is none
    #[arg(long, value_name = "OUT.svg")]
    output: Option<String>,
}

/// Carries the action out.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    match &args.action {
        Action::Check(args) => check(args, &context.voice, console),
        Action::New(args) => new(args, &context.voice, console),
        Action::Draw(args) => draw(args, &context.voice, console),
    }
}

/// An edition file that was read.
struct Valid {
    edition: &'static Edition,
    hash: String,
}

/// Why a file is no edition.
struct Invalid {
    error: EditionError,
}

impl Invalid {
    fn sentence(&self, file: &str) -> String {
        format!("{file}, {}", self.error)
    }
}

fn read(file: &str) -> Result<std::result::Result<Valid, Invalid>> {
    let text = match std::fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => return Err(Failure::reading(file, &error)),
    };
    let Ok(text) = String::from_utf8(text) else {
        let message = "is not text in UTF-8".to_owned();
        return Ok(Err(Invalid { error: EditionError { line: None, key: String::new(), message } }));
    };
    Ok(valid(&text).map_err(|error| Invalid { error }))
}

fn valid(text: &str) -> std::result::Result<Valid, EditionError> {
    Edition::from_toml(text)?;
    let mut editions = Editions::default();
    // What is left to refuse is the id of the built-in edition over other content.
    let edition = editions.add(text).map_err(|_| taken(text))?;
    let hash = editions.hash_of(edition).unwrap_or_default().to_owned();
    Ok(Valid { edition, hash })
}

fn taken(text: &str) -> EditionError {
    let line = text.lines().position(|line| line.trim_start().starts_with("id")).map(|at| at + 1);
    let message = format!("is \"{}\", which only the built-in edition may have", Edition::classic().id);
    EditionError { line, key: "edition.id".into(), message }
}

fn check(args: &Check, voice: &Voice, console: &mut Console<'_>) -> Result<Verdict> {
    let mut verdict = Verdict::Fine;
    for (number, file) in args.files.iter().enumerate() {
        if number > 0 && !args.json {
            writeln!(console.out)?;
        }
        let worst = |new: Verdict, old: Verdict| if new.code() > old.code() { new } else { old };
        match read(file) {
            Ok(Ok(valid)) if args.json => writeln!(console.out, "{}", valid_json(file, &valid, voice))?,
            Ok(Ok(valid)) => report(file, &valid, voice, console)?,
            Ok(Err(invalid)) => {
                verdict = worst(Verdict::Different, verdict);
                if args.json {
                    writeln!(console.out, "{}", invalid_json(file, &invalid.error))?;
                }
                report_error(&invalid.sentence(file), console)?;
            }
            Err(Failure::Usage(sentence)) => {
                verdict = worst(Verdict::Unusable, verdict);
                report_error(&sentence, console)?;
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok(verdict)
}

fn report_error(sentence: &str, console: &mut Console<'_>) -> Result<()> {
    console.out.flush()?;
    // If standard error is gone, the exit status remains.
    let _ = writeln!(console.err, "witchstone: {sentence}");
    Ok(())
}

fn report(file: &str, valid: &Valid, voice: &Voice, console: &mut Console<'_>) -> Result<()> {
    let Valid { edition, hash } = valid;
    let id = edition_id(&edition.id).to_owned();
    let args = [("file", file.into()), ("id", id.into()), ("hash", hash.as_str().into())];
    writeln!(console.out, "{}", voice.say("cli-edition-valid", &args))?;
    for line in voice.words().edition_summary(edition) {
        writeln!(console.out, "  {}", voice.plain(line))?;
    }
    let changes = edition.changes_from(Edition::classic());
    writeln!(console.out, "{}", voice.say("cli-edition-differences", &[("n", changes.len().into())]))?;
    for change in &changes {
        writeln!(console.out, "  {}", voice.plain(voice.words().edition_change(change)))?;
    }
    let warnings = edition.warnings();
    writeln!(console.out, "{}", voice.say("cli-edition-warnings", &[("n", warnings.len().into())]))?;
    for warning in &warnings {
        writeln!(console.out, "  {}", voice.plain(voice.words().edition_warning(edition, warning)))?;
    }
    Ok(())
}

fn valid_json(file: &str, valid: &Valid, voice: &Voice) -> Json {
    let Valid { edition, hash } = valid;
    let change = |change: &EditionChange| {
        let fact = |fact: &Option<_>| fact.as_ref().map(|fact| voice.words().edition_fact(Some(fact)));
        json!({
            "key": change.subject.key(),
            "subject": voice.words().edition_subject(change.subject),
            "built_in": fact(&change.before),
            "file": fact(&change.after),
        })
    };
    let warning = |warning: &EditionWarning| voice.words().edition_warning(edition, warning);
    json!({
        "file": file,
        "valid": true,
        "id": edition_id(&edition.id),
        "hash": hash,
        "summary": summary_json(&edition.summary()),
        "differences": edition.changes_from(Edition::classic()).iter().map(change).collect::<Vec<_>>(),
        "warnings": edition.warnings().iter().map(warning).collect::<Vec<_>>(),
    })
}

fn summary_json(summary: &EditionSummary) -> Json {
    let [witchstone, towers, forests, villages, castles] = summary.locations;
    let [light, owl, hex] = summary.pentagram;
    let [plain, dark, silver] = summary.wand;
    let [singles, doubles, prophecies] = summary.scrolls;
    json!({
        "locations": {
            "witchstone": witchstone, "tower": towers, "forest": forests, "village": villages, "castle": castles,
        },
        "connections": summary.connections,
        "spaces": summary.spaces,
        "bonus_spaces": summary.bonus_spaces,
        "cauldron": {
            "cells": summary.cells, "crystals": summary.crystals, "printed": summary.printed, "exits": summary.exits,
        },
        "pentagram": { "light": light, "owl": owl, "hex": hex },
        "wand": { "light": plain, "dark": dark, "silver": silver },
        "chips": summary.chips,
        "specials": summary.specials,
        "scrolls": { "single": singles, "double": doubles, "prophecies": prophecies, "full_moon": summary.moon_scrolls },
    })
}

fn invalid_json(file: &str, error: &EditionError) -> Json {
    json!({
        "file": file,
        "valid": false,
        "line": error.line,
        "key": error.key,
        "reason": error.message,
    })
}

fn new(args: &New, voice: &Voice, console: &mut Console<'_>) -> Result<Verdict> {
    let text = template(&args.id, voice)?;
    let Some(file) = &args.file else {
        write!(console.out, "{text}")?;
        return Ok(Verdict::Fine);
    };
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(args.force).create_new(!args.force);
    let written = options.open(file).and_then(|mut open| open.write_all(text.as_bytes()));
    match written {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Err(Failure::usage(format!("{file} exists; --force overwrites it.")));
        }
        Err(error) => return Err(unwritten(file, &error)),
    }
    writeln!(console.out, "{}", voice.say("cli-edition-written", &[("file", file.as_str().into())]))?;
    Ok(Verdict::Fine)
}

/// The built-in edition under another id, with comments.
fn template(id: &str, voice: &Voice) -> Result<String> {
    let classic = Edition::classic();
    if id == classic.id {
        return Err(Failure::usage(format!("--id cannot be \"{id}\": that is the built-in edition.")));
    }
    let edition = Edition { id: id.to_owned(), ..classic.clone() };
    let comment = |key: &str| {
        let sentences = voice.words().edition_comment(key);
        let sentences = sentences.into_iter().map(|sentence| voice.plain(sentence));
        sentences.flat_map(|sentence| comment_lines(&sentence)).collect()
    };
    let text = edition.to_toml_with(comment);
    Edition::from_toml(&text).map_err(|error| Failure::usage(format!("--id: {error}")))?;
    Ok(text)
}

/// A comment in lines that fit beside each other on a screen.
fn comment_lines(sentence: &str) -> Vec<String> {
    const MOST: usize = 110;
    let mut lines: Vec<String> = Vec::new();
    for word in sentence.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= MOST => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn draw(args: &Draw, voice: &Voice, console: &mut Console<'_>) -> Result<Verdict> {
    let valid = match read(&args.file)? {
        Ok(valid) => valid,
        Err(invalid) => {
            report_error(&invalid.sentence(&args.file), console)?;
            return Ok(Verdict::Different);
        }
    };
    let title = format!("{} · {}", edition_id(&valid.edition.id), valid.hash);
    let svg = edition_sheet(valid.edition, &title, voice.words());
    match &args.output {
        None => write!(console.out, "{svg}")?,
        Some(file) => std::fs::write(Path::new(file), svg).map_err(|error| unwritten(file, &error))?,
    }
    Ok(Verdict::Fine)
}

fn unwritten(file: &str, error: &std::io::Error) -> Failure {
    Failure::usage(format!("Cannot write {file}: {}.", plain(error)))
}

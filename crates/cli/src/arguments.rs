//! The command line: arguments and dispatch to commands.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use witchstone_server::EditionArgs;
use witchstone_wire::Editions;
use witchstone_words::Language;

use crate::commands::{
    Context, admin, analyse, arena, backup, bench, check, edition, exit_codes, golden, hint, load, migrate,
    perft, play, puzzles, record, replay, serve, stats, transfer,
};
use crate::console::Console;
use crate::failure::{FINE, Failure, Result, UNUSABLE, Verdict};
use crate::language;
use crate::voice::Voice;

/// Play, record, replay, check and analyse games of Witchstone.
#[derive(Parser, Debug)]
#[command(name = "witchstone", version = env!("WITCHSTONE_VERSION"), disable_help_subcommand = true, after_help = exit_codes!())]
struct Cli {
    #[command(flatten)]
    editions: EditionArgs,

    /// Language of the output [default: from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, global = true, value_name = "en|de|fr|nl", value_parser = language::parse)]
    language: Option<Language>,

    /// Use ASCII characters only
    #[arg(long, global = true)]
    ascii: bool,

    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    Play(play::Args),
    Record(record::Args),
    Check(check::Args),
    Replay(replay::Args),
    Hint(hint::Args),
    Analyse(analyse::Args),
    Stats(stats::Args),
    Puzzles(puzzles::Args),
    Edition(edition::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Serve(Box<serve::Args>),
    Load(load::Args),
    Export(transfer::Export),
    Import(transfer::Import),
    Migrate(migrate::Args),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Admin(admin::Args),
    Arena(arena::Args),
    #[command(hide = true)]
    Golden(golden::Args),
}

/// Runs a command line and returns the exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>, console: &mut Console<'_>) -> u8 {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => return explain(&error, console),
    };
    let done = cli.run(console).and_then(|verdict| {
        console.out.flush()?;
        Ok(verdict)
    });
    match done {
        Ok(verdict) => verdict.code(),
        Err(failure) if failure.is_broken_pipe() => FINE,
        Err(failure) => report(&failure.to_string(), console),
    }
}

impl Cli {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict> {
        let language = self.language.unwrap_or_else(|| language::of_environment(console.environment));
        let editions = match &self.command {
            // Its file of options may name more of them, so it reads them itself.
            Command::Serve(_) => Editions::default(),
            _ => self.editions.read().map_err(|error| Failure::usage(error.to_string()))?,
        };
        let context = Context { editions, voice: Voice::new(language, self.ascii) };
        match &self.command {
            Command::Play(args) => play::run(args, &context, console),
            Command::Record(args) => record::run(args, &context, console),
            Command::Check(args) => check::run(args, &context, console),
            Command::Replay(args) => replay::run(args, &context, console),
            Command::Hint(args) => hint::run(args, &context, console),
            Command::Analyse(args) => analyse::run(args, &context, console),
            Command::Stats(args) => stats::run(args, &context, console),
            Command::Puzzles(args) => puzzles::run(args, &context, console),
            Command::Edition(args) => edition::run(args, &context, console),
            Command::Perft(args) => perft::run(args, &context, console),
            Command::Bench(args) => bench::run(args, &context, console),
            Command::Serve(args) => serve::run(args, &self.editions),
            Command::Load(args) => load::run(args, &context, console),
            Command::Export(args) => transfer::export(args, &context, console),
            Command::Import(args) => transfer::import(args, &context, console),
            Command::Migrate(args) => migrate::run(args, &context, console),
            Command::Backup(args) => backup::backup(args, console),
            Command::Restore(args) => backup::restore(args, &context, console),
            Command::Admin(args) => admin::run(args, &context, console),
            Command::Arena(args) => arena::run(args, &context, console),
            Command::Golden(args) => golden::run(args, &context, console),
        }
    }
}

/// Prints help to standard output, or a usage error as one sentence.
fn explain(error: &clap::Error, console: &mut Console<'_>) -> u8 {
    let text = error.render().to_string();
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let all = Cli::command();
        let commands = asked_command(&text).and_then(|name| all.find_subcommand(name)).unwrap_or(&all);
        let shown = commands.get_subcommands().filter(|command| !command.is_hide_set());
        let names: Vec<&str> = shown.map(clap::Command::get_name).collect();
        return report(&format!("Missing command: {}; try --help.", names.join(", ")), console);
    }
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // A closed pipe is not an error.
        let _ = console.out.write_all(text.as_bytes()).and_then(|()| console.out.flush());
        return FINE;
    }
    report(&sentence(&text), console)
}

/// The command whose help clap shows, as `admin`; none for the program's own.
fn asked_command(help: &str) -> Option<&str> {
    let usage = help.lines().find_map(|line| line.strip_prefix("Usage: witchstone "))?;
    usage.split(' ').next()
}

/// One sentence of clap's paragraphs: what is wrong, and the tip if there is one.
fn sentence(text: &str) -> String {
    let one_line = |paragraph: &str| paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut paragraphs = text.split("\n\n").map(one_line);
    let wrong = paragraphs.next().unwrap_or_default();
    let wrong = wrong.trim_start_matches("error: ").trim_end_matches('.').to_owned();
    let tip = paragraphs.find(|paragraph| paragraph.starts_with("tip: "));
    let tip = tip.map(|tip| format!(" ({})", tip.trim_start_matches("tip: "))).unwrap_or_default();
    let mut letters = wrong.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}{tip}; try --help.", letters.as_str())
}

fn report(sentence: &str, console: &mut Console<'_>) -> u8 {
    // If standard error is closed, the exit status has to do.
    let _ = writeln!(console.err, "witchstone: {sentence}");
    UNUSABLE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_has_examples_and_its_exit_status_in_its_help() {
        for command in Cli::command().get_subcommands_mut() {
            let help = command.render_long_help().to_string();
            assert!(help.contains("Examples:\n"), "{help}");
            assert!(help.contains("Exit status: 0 success"), "{help}");
        }
    }

    #[test]
    fn a_wrong_usage_is_one_sentence() {
        let message = |arguments: &[&str]| {
            let error = Cli::try_parse_from(arguments).unwrap_err();
            sentence(&error.render().to_string())
        };
        assert_eq!(message(&["witchstone", "brew"]), "Unrecognized subcommand 'brew'; try --help.");
        let expected = "The following required arguments were not provided: <FILE>; try --help.";
        assert_eq!(message(&["witchstone", "check"]), expected);
    }
}

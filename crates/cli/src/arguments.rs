//! The command line: what can be asked for, and which command answers.

use std::ffi::OsString;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use witchstone_server::EditionArgs;
use witchstone_wire::Editions;
use witchstone_words::Language;

use crate::commands::{
    Context, analyse, arena, bench, check, exit_codes, golden, hint, load, migrate, perft, play, puzzles,
    record, replay, serve, stats, transfer,
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

    /// Speak English, German, French or Dutch; else as LC_ALL, LC_MESSAGES or LANG say
    #[arg(long, global = true, value_name = "en|de|fr|nl", value_parser = language::parse)]
    language: Option<Language>,

    /// Use plain ASCII letters and signs only
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
    Perft(perft::Args),
    Bench(bench::Args),
    Serve(serve::Args),
    Load(load::Args),
    Export(transfer::Export),
    Import(transfer::Import),
    Migrate(migrate::Args),
    Arena(arena::Args),
    #[command(hide = true)]
    Golden(golden::Args),
}

/// Carries out a command line; the exit code tells how it went.
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
        Err(failure) => complain(&failure.to_string(), console),
    }
}

impl Cli {
    fn run(&self, console: &mut Console<'_>) -> Result<Verdict> {
        let language = self.language.unwrap_or_else(|| language::of_environment(console.environment));
        let editions = match &self.command {
            // Its file of options may name more of them, so it reads them itself.
            Command::Serve(_) => Editions::default(),
            _ => self.editions.read().map_err(|error| Failure::told(error.to_string()))?,
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
            Command::Perft(args) => perft::run(args, &context, console),
            Command::Bench(args) => bench::run(args, &context, console),
            Command::Serve(args) => serve::run(args, &self.editions, console),
            Command::Load(args) => load::run(args, &context, console),
            Command::Export(args) => transfer::export(args, &context, console),
            Command::Import(args) => transfer::import(args, &context, console),
            Command::Migrate(args) => migrate::run(args, &context, console),
            Command::Arena(args) => arena::run(args, &context, console),
            Command::Golden(args) => golden::run(args, &context, console),
        }
    }
}

/// Help goes to standard output; a wrong usage is told in one sentence.
fn explain(error: &clap::Error, console: &mut Console<'_>) -> u8 {
    let text = error.render().to_string();
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let commands = Cli::command();
        let shown = commands.get_subcommands().filter(|command| !command.is_hide_set());
        let names: Vec<&str> = shown.map(clap::Command::get_name).collect();
        return complain(&format!("Name a command: {}; --help tells more.", names.join(", ")), console);
    }
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        // Whoever closes the pipe has seen enough.
        let _ = console.out.write_all(text.as_bytes()).and_then(|()| console.out.flush());
        return FINE;
    }
    complain(&sentence(&text), console)
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
    format!("{first}{}{tip}; --help tells more.", letters.as_str())
}

fn complain(sentence: &str, console: &mut Console<'_>) -> u8 {
    // With nowhere left to complain, the exit code has to do.
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
    fn every_command_has_examples_and_exit_codes_in_its_help() {
        for command in Cli::command().get_subcommands_mut() {
            let help = command.render_long_help().to_string();
            assert!(help.contains("Examples:\n"), "{help}");
            assert!(help.contains("Exit codes:\n"), "{help}");
        }
    }

    #[test]
    fn a_wrong_usage_is_one_sentence() {
        let told = |arguments: &[&str]| {
            let error = Cli::try_parse_from(arguments).unwrap_err();
            sentence(&error.render().to_string())
        };
        assert_eq!(told(&["witchstone", "brew"]), "Unrecognized subcommand 'brew'; --help tells more.");
        let expected = "The following required arguments were not provided: <FILE>; --help tells more.";
        assert_eq!(told(&["witchstone", "check"]), expected);
    }
}

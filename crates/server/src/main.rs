//! The server as a program of its own.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use witchstone_server::load::{self, LoadOptions};
use witchstone_server::rules_migration::MigrateOptions;
use witchstone_server::transfer::{TransferOptions, Transferred};
use witchstone_server::{EditionArgs, ServeOptions};

/// Serves Witchstone.
#[derive(Subcommand)]
enum Command {
    Serve(Box<ServeOptions>),
    Load(LoadOptions),
    /// Writes all games as records into a folder.
    Export(TransferOptions),
    /// Makes tables of the records in a folder.
    Import(TransferOptions),
    /// Replays the games of older rules and reports which differ.
    Migrate(MigrateOptions),
}

/// The whole command line.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(flatten)]
    editions: EditionArgs,
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &Arguments) -> Result<(), String> {
    let editions = &arguments.editions;
    match &arguments.command {
        Command::Serve(options) => {
            witchstone_server::run(ServeOptions::clone(options).with_editions(editions), None)
        }
        Command::Load(options) => load::run(options).map(|report| print!("{report}")),
        Command::Export(options) => options.export(&editions.read()?).map(|done| report(&done)),
        Command::Import(options) => options.import(&editions.read()?).map(|done| report(&done)),
        Command::Migrate(options) => options.run(&editions.read()?, |_| {}).map(|report| print!("{report}")),
    }
}

fn report(done: &Transferred) {
    println!("{} games", done.games);
    done.problems.iter().for_each(|problem| eprintln!("{problem}"));
}

//! The server as a program of its own.

use std::process::ExitCode;

use clap::Parser;
use witchstone_server::ServeOptions;
use witchstone_server::load::{self, LoadOptions};
use witchstone_server::transfer::TransferOptions;

/// Serves Witchstone.
#[derive(Parser)]
#[command(version)]
enum Command {
    Serve(ServeOptions),
    Load(LoadOptions),
    /// Writes all games as records into a folder.
    Export(TransferOptions),
    /// Makes tables of the records in a folder.
    Import(TransferOptions),
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Serve(options) => witchstone_server::run(options, None),
        Command::Load(options) => load::run(&options).map(|report| print!("{report}")),
        Command::Export(options) => options.export().map(|count| println!("{count} games")),
        Command::Import(options) => options.import().map(|count| println!("{count} games")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

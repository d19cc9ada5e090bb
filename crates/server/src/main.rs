//! The server as a program of its own.

use std::process::ExitCode;

use clap::Parser;
use witchstone_server::ServeOptions;
use witchstone_server::load::{self, LoadOptions};

/// Serves Witchstone.
#[derive(Parser)]
#[command(version)]
enum Command {
    Serve(ServeOptions),
    Load(LoadOptions),
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Serve(options) => witchstone_server::run(options, None),
        Command::Load(options) => load::run(&options).map(|report| print!("{report}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

//! The server as a program of its own.

use std::process::ExitCode;

use clap::Parser;
use witchstone_server::ServeOptions;

/// Serves Witchstone.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(flatten)]
    options: ServeOptions,
}

fn main() -> ExitCode {
    match witchstone_server::run(Arguments::parse().options, None) {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

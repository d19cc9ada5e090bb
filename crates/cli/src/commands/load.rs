//! `witchstone load`: plays whole games on a server with simulated clients and reports latency and cost.

use witchstone_load::{self as load, LoadOptions};

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};

/// Measure a server under load
///
/// All clients share one address, so the default limit of requests slows the start, and the limit of messages refuses a pace
/// under 50 milliseconds. `witchstone serve --requests 0 --messages 1000` lifts both limits.
#[derive(clap::Args, Debug)]
///
/// With `--hostile` the clients have addresses of their own on a Linux machine that is also the server's, and the server
/// keeps all its limits.
#[command(after_help = examples!(
    "witchstone load --tables 500 --seconds 30 --url http://127.0.0.1:8077"
    "witchstone load --hostile --seconds 20"
))]
pub struct Args {
    #[command(flatten)]
    options: LoadOptions,
}

/// Plays and reports.
pub fn run(args: &Args, _: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let report = load::run(&args.options).map_err(|error| Failure::usage(error.to_string()))?;
    write!(console.out, "{}", report.text)?;
    for missed in &report.missed {
        writeln!(console.out, "MISSED: {missed}")?;
    }
    Ok(if report.missed.is_empty() { Verdict::Fine } else { Verdict::Different })
}

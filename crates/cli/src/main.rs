//! The `witchstone` program: hands its arguments and streams to the library, which does the rest.

use std::io::{self, BufWriter, IsTerminal};
use std::process::ExitCode;

use witchstone_cli::{Console, run};

/// Rooms and connections of a server come and go by the thousand: this allocator returns their memory to the system.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let mut console = Console {
        input: &mut io::stdin().lock(),
        out: &mut BufWriter::new(io::stdout().lock()),
        err: &mut io::stderr(),
        in_is_terminal: io::stdin().is_terminal(),
        out_is_terminal: io::stdout().is_terminal(),
        err_is_terminal: io::stderr().is_terminal(),
        environment: &|name| std::env::var(name).ok(),
    };
    ExitCode::from(run(std::env::args_os(), &mut console))
}

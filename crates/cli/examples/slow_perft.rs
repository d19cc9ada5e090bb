//! Fills the numbers of a `.perft` file in the slow way: `cargo run --release --example slow_perft -- FILE`.
//!
//! Reads positions and depths, counts each without looking at a list of legal moves, and writes the file to standard
//! output with the numbers it found. This takes minutes.

#[path = "../tests/slow/mod.rs"]
mod slow;

use std::path::Path;

fn main() {
    let Some(file) = std::env::args().nth(1) else {
        eprintln!("Name a .perft file.");
        std::process::exit(2);
    };
    let text = std::fs::read_to_string(&file).expect("the file can be read");
    let texts = slow::texts();
    for line in text.lines().take_while(|line| line.starts_with('#')) {
        println!("{line}");
    }
    for position in slow::read(&text) {
        let game = slow::game(&position, Path::new("."));
        println!("\nposition {}\narguments {}", position.name, position.arguments.join(" "));
        for (depth, _) in position.counts {
            println!("perft {depth} {}", slow::count(&game, depth, &texts));
        }
    }
}

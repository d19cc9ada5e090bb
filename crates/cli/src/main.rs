//! The `witchstone` program.
fn main() {}

//! Builds the crate again when the client is built anew: a macro alone does not see files that come later.

fn main() {
    println!("cargo::rerun-if-changed=../../target/client");
}

//! Writes random editions as files: `cargo run -p witchstone-testkit --example editions -- FOLDER FIRST COUNT`.

use std::path::Path;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [folder, first, count] = &arguments[..] else {
        return Err(std::io::Error::other("usage: editions FOLDER FIRST COUNT"));
    };
    let number = |text: &String| text.parse::<u64>().map_err(std::io::Error::other);
    let (first, count) = (number(first)?, number(count)?);
    std::fs::create_dir_all(folder)?;
    for seed in first..first + count {
        let path = Path::new(folder).join(format!("random-{seed}.toml"));
        std::fs::write(path, witchstone_testkit::random_edition(seed).to_toml())?;
    }
    Ok(())
}

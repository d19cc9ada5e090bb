//! The steps of `cargo verify`, in the order they run.
//!
//! A new step is one more line in [`STEPS`]. All of them share one target folder; give cargo the same flags as the
//! steps before wherever possible, so that nothing is built twice. Cargo locks the folder of a profile, so steps that run
//! at the same time use different ones.

use std::process::Command;

use crate::cargo::target_folder;
use crate::failure::Result;
use crate::shell::{cargo, command, root, run};
use crate::{client, deny, dist, tidy, tools};

/// One thing that is checked.
pub struct Step {
    /// What it is called on the command line.
    pub name: &'static str,
    /// What holds when it passes.
    pub about: &'static str,
    /// The check itself.
    pub run: fn() -> Result,
    /// Whether it runs beside those that don't: what builds on one core or waits for a browser leaves room for others.
    pub is_beside: bool,
    /// The step on the other side that has to be over before.
    pub after: Option<&'static str>,
}

impl Step {
    /// A line of the table.
    pub const fn new(name: &'static str, about: &'static str, run: fn() -> Result) -> Self {
        Step { name, about, run, is_beside: false, after: None }
    }

    /// The same, to be run beside the others.
    pub const fn beside(self) -> Self {
        Step { is_beside: true, ..self }
    }

    /// The same, once that step is over.
    pub const fn after(self, step: &'static str) -> Self {
        Step { after: Some(step), ..self }
    }
}

/// Every step.
#[rustfmt::skip]
pub const STEPS: &[Step] = &[
    Step::new("tools", "everything the steps need is installed", tools::install_missing),
    Step::new("fmt", "the code is formatted", || run(&mut cargo("fmt --all --check"))),
    Step::new("clippy", "the compiler and clippy have no warnings", || run(&mut cargo("clippy --workspace --all-targets -- -D warnings"))),
    Step::new("doc", "the documentation builds and its links lead somewhere", doc),
    Step::new("tidy", "the project's own invariants hold", tidy::check),
    Step::new("deny", "other people's packages are as deny.toml has it", deny::check),
    Step::new("test", "every test and every example in the documentation passes", || run(&mut cargo("test --workspace"))),
    Step::new("client", "the browser client builds, and a first game loads no more than 1,000,000 bytes", client::check).beside(),
    Step::new("browser", "the client plays in a real browser", browser).beside().after("test"),
    Step::new("dist", "an archive with one program in it plays a game in an empty folder", dist::check).beside(),
    Step::new("wasm", "the rules build for the browser", || run(&mut cargo("build --profile small --package witchstone-rules --target wasm32-unknown-unknown"))).beside(),
    Step::new("wasm-bench", "random games and the opponents' games come out the same in WebAssembly and natively", wasm_bench).beside(),
    Step::new("laws", "the laws of the game hold in 200,000 random games", laws),
    Step::new("editions", "on 200 random boards the laws hold in 5,000 games, bots of levels 1 to 4 play, and the client draws", editions),
    Step::new("fuzz", "foreign input of every kind does no harm", || run(&mut cargo("run --profile test --package witchstone-fuzz -- --seconds 10"))),
    Step::new("instructions", "no part of the rules needs more instructions than it did", || run(&mut cargo("bench --package witchstone-rules --bench instructions"))),
];

/// Private items are documented for the next developer, so their links are checked too.
fn doc() -> Result {
    run(cargo("doc --workspace --no-deps --document-private-items").env("RUSTDOCFLAGS", "-D warnings"))
}

/// What the tests build and `cargo build` does not share: it would choose other features and build nearly all again.
fn built_with_tests() -> Result {
    run(&mut cargo("test --workspace --no-run --quiet"))
}

/// What the step before built, in Chromium.
fn browser() -> Result {
    let folder = root().join("tests/browser");
    run(command("npm ci --no-audit --no-fund").current_dir(&folder))?;
    let target = target_folder()?;
    let editions = target.join("editions");
    built_with_tests()?;
    run(Command::new(target.join("debug/examples/editions")).arg(&editions).args(["1", "6"]))?;
    let test = &mut command("node --test --test-concurrency=2");
    test.env("CLIENT", target.join("client")).env("SERVER", target.join("debug/witchstone"));
    run(test.env("EDITIONS", editions).current_dir(&folder))
}

/// How many games are compared, random ones and the opponents': a second or two of each.
const COMPARED_GAMES: [&str; 2] = ["20000", "2"];

/// Builds the games both ways, plays them and compares what came out.
fn wasm_bench() -> Result {
    run(&mut cargo("build --profile play --package witchstone-wasm-bench"))?;
    // With the profile of the client, which has built nearly all of it.
    run(&mut cargo(
        "build --profile small --package witchstone-wasm-bench --lib --target wasm32-unknown-unknown",
    ))?;
    let target = target_folder()?;
    run(command("node crates/wasm-bench/bench.mjs")
        .arg(target.join("wasm32-unknown-unknown/small/witchstone_wasm_bench.wasm"))
        .arg(target.join("play/witchstone-wasm-bench"))
        .args(COMPARED_GAMES))
}

/// The tests play a few games at once; here it is many more, optimised.
fn laws() -> Result {
    let line = "test --profile play --package witchstone-testkit --test laws -- --nocapture";
    run(cargo(line).env("WITCHSTONE_LAWS_GAMES", "200000"))
}

/// The tests take a few random editions; here it is many more, optimised.
fn editions() -> Result {
    let lines = [
        "test --profile play --package witchstone-testkit --package witchstone-ai --test editions -- --nocapture",
        "test --profile play --package witchstone-drawing --test editions -- --nocapture",
        "test --profile play --package witchstone-web --lib -- any_board",
    ];
    lines.into_iter().try_for_each(|line| run(cargo(line).env("WITCHSTONE_EDITIONS", "200")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_waits_for_one_on_the_other_side() {
        let waiting = STEPS.iter().filter_map(|step| Some((step, step.after?)));
        for (step, name) in waiting {
            let before =
                STEPS.iter().find(|other| other.name == name).expect("it waits for a step of the table");
            assert!(before.is_beside != step.is_beside && before.after.is_none(), "{}", step.name);
        }
    }

    #[test]
    fn no_two_steps_have_the_same_name() {
        let mut names: Vec<_> = STEPS.iter().map(|step| step.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), STEPS.len());
    }
}

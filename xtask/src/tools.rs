//! `cargo xtask tools`: what `cargo verify` needs beside the Rust toolchain, installed where it is missing.
//!
//! A tool that cannot be installed is a failure: a step that skips itself would look like one that passed.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::cargo::target_folder;
use crate::expect_no_arguments;
use crate::failure::{Failure, Result};
use crate::shell::{command, read, root, run, succeeds};

/// The target of the browser client.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A program that comes as Debian packages.
struct Program {
    /// The command that proves that it is there.
    proof: &'static str,
    /// The packages that bring it.
    packages: &'static str,
}

/// The programs that the steps of `cargo verify` call.
const PROGRAMS: &[Program] = &[
    Program { proof: "node --version", packages: "nodejs" },
    Program { proof: "npm --version", packages: "npm" },
    Program { proof: "chromium --version", packages: "chromium" },
    // Valgrind does not start without the C library's symbols, which some distributions leave out.
    Program { proof: "valgrind --version", packages: "valgrind libc6-dbg" },
    // The server's tests start a database and a bot in Python.
    Program { proof: "pg_lsclusters", packages: "postgresql" },
    // The server's tests start the proxies of `deploy/`.
    Program { proof: "/usr/sbin/nginx -v", packages: "nginx" },
    Program { proof: "caddy version", packages: "caddy" },
    // Debian splits the standard library: a virtual environment needs `ensurepip`.
    Program { proof: "python3 -m ensurepip --version", packages: "python3 python3-venv" },
];

/// Installs what is missing.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    expect_no_arguments(arguments)?;
    install_missing()?;
    Ok(ExitCode::SUCCESS)
}

/// Installs what is missing, and checks afterwards that it is there.
pub fn install_missing() -> Result {
    ensure_target(WASM)?;
    let missing: Vec<_> = PROGRAMS.iter().filter(|program| !is_there(program)).collect();
    if missing.is_empty() {
        println!("nothing is missing");
        return Ok(());
    }
    install_packages(&missing)?;
    match missing.iter().find(|program| !is_there(program)) {
        None => Ok(()),
        Some(program) => Err(Failure::new(format!(
            "{} was installed, yet `{}` still does not work",
            program.packages, program.proof
        ))),
    }
}

fn is_there(program: &Program) -> bool {
    succeeds(&mut command(program.proof))
}

/// Asks for the standard library for another machine, where it is missing.
pub fn ensure_target(target: &str) -> Result {
    if has_target(target)? {
        return Ok(());
    }
    run(&mut command(&format!("rustup target add {target}"))).map_err(|failure| {
        Failure::new(format!("the Rust target {target} is missing and could not be installed: {failure}"))
    })
}

/// Asks the compiler, not rustup, so that a toolchain from elsewhere will do as well.
fn has_target(target: &str) -> Result<bool> {
    let folder = read(&mut command(&format!("rustc --print target-libdir --target {target}")))?;
    Ok(Path::new(folder.trim()).is_dir())
}

/// The C compiler for programs that need no library of the system, where it is missing.
pub fn ensure_musl() -> Result {
    let musl = Program { proof: "musl-gcc --version", packages: "musl-tools" };
    if is_there(&musl) { Ok(()) } else { install_packages(&[&musl]) }
}

/// The interpreter of a virtual environment with the packages of the examples; the server's tests use the same.
pub fn python() -> Result<PathBuf> {
    let folder = target_folder()?.join("python");
    let python = folder.join("bin/python");
    if !python.exists() {
        run(command("python3 -m venv").arg(&folder))?;
    }
    run(Command::new(&python)
        .args(["-m", "pip", "install", "--quiet", "--requirement", "examples/requirements.txt"])
        .current_dir(root()))?;
    Ok(python)
}

fn install_packages(missing: &[&Program]) -> Result {
    let packages: Vec<_> = missing.iter().map(|program| program.packages).collect();
    let packages = packages.join(" ");
    let here = System {
        apt: succeeds(&mut command("apt-get --version")),
        root: read(&mut command("id -u")).is_ok_and(|id| id.trim() == "0"),
        sudo: succeeds(&mut command("sudo --version")),
    };
    for line in here.commands_to_install(&packages)? {
        run(command(&line).env("DEBIAN_FRONTEND", "noninteractive"))
            .map_err(|failure| Failure::new(format!("could not install {packages}: {failure}")))?;
    }
    Ok(())
}

/// What the machine offers to install packages with.
#[derive(Clone, Copy)]
struct System {
    apt: bool,
    root: bool,
    sudo: bool,
}

impl System {
    /// The commands that install the packages here, or a sentence that says why there are none.
    fn commands_to_install(self, packages: &str) -> Result<[String; 2]> {
        if !self.apt {
            return Err(Failure::new(format!(
                "{packages} is missing and there is no apt-get here; install it with your system's package manager"
            )));
        }
        let prefix = match self {
            System { root: true, .. } => "",
            System { sudo: true, .. } => "sudo ",
            _ => {
                return Err(Failure::new(format!(
                    "{packages} is missing, and without root or sudo it cannot be installed; \
                     run `apt-get install {packages}` as root"
                )));
            }
        };
        Ok([
            format!("{prefix}apt-get update"),
            format!("{prefix}apt-get install --yes --no-install-recommends {packages}"),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOT: System = System { apt: true, root: true, sudo: false };

    #[test]
    fn root_installs_directly_and_others_through_sudo() {
        let user = System { root: false, sudo: true, ..ROOT };
        let [update, install] = ROOT.commands_to_install("nodejs").unwrap();
        assert_eq!(update, "apt-get update");
        assert_eq!(install, "apt-get install --yes --no-install-recommends nodejs");
        let [update, install] = user.commands_to_install("nodejs").unwrap();
        assert!(update.starts_with("sudo apt-get ") && install.starts_with("sudo apt-get "));
    }

    #[test]
    fn without_permission_the_error_names_the_command() {
        let user = System { root: false, ..ROOT };
        let sentence = user.commands_to_install("valgrind").unwrap_err().to_string();
        assert!(sentence.contains("run `apt-get install valgrind` as root"), "{sentence}");
    }

    #[test]
    fn a_system_without_apt_is_an_error_not_a_skip() {
        let sentence = System { apt: false, ..ROOT }.commands_to_install("nodejs").unwrap_err().to_string();
        assert!(sentence.contains("nodejs is missing and there is no apt-get"), "{sentence}");
    }

    #[test]
    fn a_program_that_does_not_run_is_missing() {
        assert!(is_there(&Program { proof: "git --version", packages: "git" }));
        assert!(!is_there(&Program { proof: "no-such-program-here", packages: "none" }));
    }
}

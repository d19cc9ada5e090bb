//! `cargo xtask deny`: what the packages of others may be, as `deny.toml` has it.
//!
//! cargo-deny is the tool for this, but installing it takes as long as a third of `cargo verify`. So the step of `cargo
//! verify` checks licences, duplicates and sources here, from what cargo knows about the workspace, and the task also runs
//! cargo-deny where it is installed: both read the same file.

mod licence;
mod policy;

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::process::ExitCode;

use serde_json::Value;

use crate::expect_no_arguments;
use crate::failure::{Failure, Result};
use crate::shell::{cargo, read, root, run, succeeds};
use policy::Policy;

/// Checks here, and with cargo-deny where it is installed.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    expect_no_arguments(arguments)?;
    check()?;
    if !succeeds(&mut cargo("deny --version")) {
        println!(
            "cargo-deny is not installed (cargo install cargo-deny --locked): advisories are not checked"
        );
        return Ok(ExitCode::SUCCESS);
    }
    run(&mut cargo("deny check bans licenses sources"))?;
    if succeeds(&mut cargo("deny fetch db")) {
        run(&mut cargo("deny check --disable-fetch advisories"))?;
    } else {
        println!("the advisory database cannot be reached: advisories are not checked");
    }
    Ok(ExitCode::SUCCESS)
}

/// A package of somebody else.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    licence: String,
    source: String,
}

/// Checks licences, duplicates and sources.
pub fn check() -> Result {
    let file = root().join("deny.toml");
    let text = std::fs::read_to_string(&file)
        .map_err(|error| Failure::new(format!("cannot read {}: {error}", file.display())))?;
    let policy = Policy::parse(&text)?;
    let mut packages = BTreeSet::new();
    for target in &policy.targets {
        packages.extend(packages_for(target)?);
    }
    let problems = problems(&policy, &packages);
    for problem in &problems {
        println!("{problem}");
    }
    if problems.is_empty() {
        println!("{} packages of others are as deny.toml has it", packages.len());
        return Ok(());
    }
    Err(Failure::new(format!("{} problems with packages of others, listed above", problems.len())))
}

/// The packages of others that are built for this target, those of tests and build scripts among them.
fn packages_for(target: &str) -> Result<Vec<Package>> {
    let line = format!("metadata --format-version 1 --locked --filter-platform {target}");
    let metadata: Value = serde_json::from_str(&read(&mut cargo(&line))?)
        .map_err(|error| Failure::new(format!("cargo metadata is not as expected: {error}")))?;
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let built: BTreeSet<String> =
        list(&metadata["resolve"]["nodes"]).iter().map(|node| text(&node["id"])).collect();
    let others = list(&metadata["packages"])
        .into_iter()
        .filter(|package| built.contains(&text(&package["id"])) && !package["source"].is_null());
    let package = |package: Value| Package {
        name: text(&package["name"]),
        version: text(&package["version"]),
        licence: text(&package["license"]),
        source: text(&package["source"]),
    };
    Ok(others.map(package).collect())
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// What is not as the policy has it, a sentence each.
fn problems(policy: &Policy, packages: &BTreeSet<Package>) -> Vec<String> {
    let mut problems = vec![];
    for Package { name, version, licence, source } in packages {
        let allowed = |id: &str| policy.allows(name, id);
        if !licence::is_allowed(licence, allowed) {
            problems.push(format!("{name} {version}: deny.toml does not allow its licence, \"{licence}\""));
        }
        if !source.starts_with("registry+") {
            problems.push(format!("{name} {version} does not come from the registry but from {source}"));
        }
    }
    let registries: BTreeSet<&str> = packages.iter().map(|package| package.source.as_str()).collect();
    if registries.len() > 1 {
        problems.push(format!("packages come from {} places instead of one registry", registries.len()));
    }
    problems.extend(duplicates(policy, packages));
    problems
}

/// Packages with several versions that the policy does not name, and exceptions of the policy that nothing needs.
fn duplicates(policy: &Policy, packages: &BTreeSet<Package>) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    let mut problems = vec![];
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        let others = versions.iter().filter(|version| !policy.skips(name, version));
        if others.count() > 1 {
            problems.push(format!("{name} is built in several versions: {}", versions.join(", ")));
        }
    }
    let is_needed = |name: &str, skipped: &str| {
        let versions = versions.get(name).filter(|versions| versions.len() > 1);
        versions.is_some_and(|versions| versions.iter().any(|version| policy::matches(version, skipped)))
    };
    for (name, version) in policy.skipped.iter().filter(|(name, version)| !is_needed(name, version)) {
        problems.push(format!("deny.toml names {name} {version} as a duplicate, and it is none"));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const POLICY: &str = "[graph]\ntargets = [\"a\"]\n[licenses]\nallow = [\"MIT\"]\n\
        exceptions = [{ crate = \"ring\", allow = [\"ISC\"] }]\n\
        [bans]\nskip = [{ crate = \"syn@2\", reason = \"old\" }]\n";

    fn package(name: &str, version: &str, licence: &str) -> Package {
        let owned = str::to_owned;
        let source = "registry+https://example.org".to_owned();
        Package { name: owned(name), version: owned(version), licence: owned(licence), source }
    }

    fn found(packages: impl IntoIterator<Item = Package>) -> Vec<String> {
        // The duplicate that the policy names is always there.
        let syn = [package("syn", "2.0.1", "MIT"), package("syn", "3.0.0", "MIT")];
        problems(&Policy::parse(POLICY).unwrap(), &syn.into_iter().chain(packages).collect())
    }

    #[test]
    fn what_the_policy_allows_passes() {
        assert_eq!(
            found([package("a", "1.0.0", "MIT OR GPL-3.0"), package("ring", "0.1.0", "MIT AND ISC")]),
            [""; 0]
        );
    }

    #[test]
    fn a_licence_that_is_not_allowed_is_named() {
        let found = found([package("a", "1.0.0", "GPL-3.0"), package("b", "1.0.0", "MIT AND ISC")]);
        assert!(
            found.len() == 2 && found[0].contains("a 1.0.0") && found[0].contains("GPL-3.0"),
            "{found:?}"
        );
    }

    #[test]
    fn several_versions_are_a_problem_unless_they_are_named() {
        let twice = [package("a", "1.0.0", "MIT"), package("a", "2.0.0", "MIT")];
        assert_eq!(found(twice), ["a is built in several versions: 1.0.0, 2.0.0"]);
        let thrice = [package("syn", "1.0.0", "MIT")];
        assert_eq!(found(thrice), ["syn is built in several versions: 1.0.0, 2.0.1, 3.0.0"]);
        let policy = Policy::parse(POLICY).unwrap();
        let one = [package("syn", "3.0.0", "MIT")].into_iter().collect();
        assert_eq!(problems(&policy, &one), ["deny.toml names syn 2 as a duplicate, and it is none"]);
    }

    #[test]
    fn repositories_and_second_registries_are_refused() {
        let git = Package { source: "git+https://example.org/a".into(), ..package("a", "1.0.0", "MIT") };
        let found = found([git]);
        assert!(found[0].contains("git+https://example.org/a") && found.len() == 2, "{found:?}");
    }

    #[test]
    fn the_packages_of_this_workspace_are_as_its_policy_has_it() {
        check().unwrap();
    }
}

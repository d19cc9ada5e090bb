//! Dependencies point one way, and the game's rules stand at the bottom.

use super::Problem;
use super::manifest::{self, Dependency, Manifest};
use super::tree::Tree;

/// Each crate of the workspace with the crates it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("witchstone-rules", &[]),
    ("witchstone-ai", &["witchstone-rules"]),
    ("witchstone-wire", &["witchstone-rules"]),
    ("witchstone-words", &["witchstone-rules", "witchstone-ai"]),
    ("witchstone-drawing", &["witchstone-rules", "witchstone-words"]),
    ("witchstone-client", &["witchstone-rules", "witchstone-wire"]),
    (
        "witchstone-server",
        &["witchstone-rules", "witchstone-ai", "witchstone-wire", "witchstone-words", "witchstone-client"],
    ),
    // The server is for its tests only.
    ("witchstone-load", &["witchstone-rules", "witchstone-wire", "witchstone-client", "witchstone-server"]),
    (
        "witchstone-web",
        &["witchstone-rules", "witchstone-ai", "witchstone-wire", "witchstone-words", "witchstone-drawing"],
    ),
    ("witchstone-assets", &[]),
    (
        "witchstone-cli",
        &[
            "witchstone-rules",
            "witchstone-ai",
            "witchstone-wire",
            "witchstone-words",
            "witchstone-drawing",
            "witchstone-client",
            "witchstone-server",
            "witchstone-load",
            "witchstone-assets",
        ],
    ),
    (TESTKIT, &["witchstone-rules", "witchstone-wire"]),
    ("witchstone-fuzz", &["witchstone-rules", "witchstone-wire"]),
    ("witchstone-fuzz-guided", &["witchstone-fuzz"]),
    ("witchstone-wasm-bench", &["witchstone-ai", "witchstone-rules"]),
    ("xtask", &[]),
];

/// Every crate's tests may use it, and nothing else may.
const TESTKIT: &str = "witchstone-testkit";

/// The crates use only what [`LAYERS`] lets them use, under its own name.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems: Vec<_> =
        manifest::packages(tree).flat_map(|manifest| check_package(&manifest)).collect();
    let root = tree.file("Cargo.toml").and_then(|file| file.text());
    problems.extend(root.iter().flat_map(|text| check_names(&Manifest::parse("Cargo.toml", text))));
    problems
}

fn check_package(manifest: &Manifest<'_>) -> Vec<Problem> {
    let Some((name, line)) = manifest.name() else {
        return Vec::new();
    };
    let Some((_, allowed)) = LAYERS.iter().find(|(known, _)| *known == name) else {
        let sentence =
            format!("The crate {name} is unknown: add it to LAYERS in {} with what it may use.", file!());
        return vec![Problem::new(manifest.path, line, sentence)];
    };
    let dependencies = manifest.dependencies();
    let found = dependencies.iter().filter_map(|dependency| {
        let sentence = message_about(name, allowed, dependency)?;
        Some(Problem::new(manifest.path, dependency.line, sentence))
    });
    found.chain(check_names(manifest)).collect()
}

/// Why a crate may not have this dependency.
fn message_about(name: &str, allowed: &[&str], dependency: &Dependency<'_>) -> Option<String> {
    let ours = LAYERS.iter().any(|(known, _)| *known == dependency.name);
    if !ours || allowed.contains(&dependency.name) {
        return None;
    }
    match (dependency.name == TESTKIT, dependency.only_for_tests) {
        (true, true) => None,
        (true, false) => Some(format!("{TESTKIT} is for tests only: list it under [dev-dependencies].")),
        (false, _) => {
            let may_use = if allowed.is_empty() {
                "no other crate of the workspace".into()
            } else {
                allowed.join(", ")
            };
            Some(format!("{name} must not depend on {}; it may use {may_use}.", dependency.name))
        }
    }
}

/// A crate under another name would slip past [`LAYERS`].
fn check_names(manifest: &Manifest<'_>) -> Vec<Problem> {
    let ours = |value: &str| LAYERS.iter().any(|(name, _)| *name == value);
    let renamed = manifest.renamings().filter(|(_, value)| ours(value));
    renamed
        .map(|(line, _)| Problem::new(manifest.path, line, "A crate of the workspace keeps its name."))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The problems_in about a crate with these lines behind its name.
    fn problems_in(name: &str, lines: &str) -> Vec<String> {
        let text = format!("[package]\nname = \"{name}\"\n{lines}");
        let tree = Tree::of(&[("crates/it/Cargo.toml", &text)]);
        check(&tree).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn the_layers_above_may_use_the_layers_below() {
        assert_eq!(
            problems_in(
                "witchstone-wire",
                "[dependencies]\nwitchstone-rules.workspace = true\nserde = \"1\""
            ),
            [""; 0]
        );
        assert_eq!(problems_in("witchstone-rules", "[dependencies]\narrayvec = \"1\""), [""; 0]);
    }

    #[test]
    fn the_rules_use_no_other_crate_of_the_workspace() {
        assert_eq!(
            problems_in("witchstone-rules", "[dependencies]\nwitchstone-wire.workspace = true"),
            ["crates/it/Cargo.toml:4: witchstone-rules must not depend on witchstone-wire; \
              it may use no other crate of the workspace."]
        );
    }

    #[test]
    fn tests_keep_to_the_layers_too() {
        let found = problems_in("witchstone-ai", "[dev-dependencies]\nwitchstone-cli.workspace = true");
        assert_eq!(found.len(), 1);
        assert!(
            found[0].contains("must not depend on witchstone-cli; it may use witchstone-rules."),
            "{found:?}"
        );
    }

    #[test]
    fn the_testkit_is_for_tests_only() {
        assert_eq!(
            problems_in("witchstone-rules", "[dev-dependencies]\nwitchstone-testkit.workspace = true"),
            [""; 0]
        );
        let found = problems_in("witchstone-cli", "[dependencies]\nwitchstone-testkit.workspace = true");
        assert_eq!(found.len(), 1);
        assert!(found[0].contains("list it under [dev-dependencies]"), "{found:?}");
    }

    #[test]
    fn a_new_crate_has_to_be_given_its_place() {
        let found = problems_in("witchstone-broom", "");
        assert_eq!(found.len(), 1);
        assert!(
            found[0].starts_with("crates/it/Cargo.toml:2: The crate witchstone-broom is unknown"),
            "{found:?}"
        );
    }

    #[test]
    fn a_crate_of_ours_keeps_its_name() {
        let hidden = "[dependencies]\ngame = { package = \"witchstone-cli\", path = \"../cli\" }";
        assert_eq!(
            problems_in("witchstone-rules", hidden),
            ["crates/it/Cargo.toml:4: A crate of the workspace keeps its name."]
        );
        let root = Tree::of(&[(
            "Cargo.toml",
            "[workspace.dependencies]\ngame = { package = \"witchstone-cli\" }\n",
        )]);
        assert_eq!(check(&root).len(), 1);
    }

    #[test]
    fn the_layers_have_no_circle() {
        for (at, (name, allowed)) in LAYERS.iter().enumerate() {
            let below: Vec<_> = LAYERS[..at].iter().map(|(known, _)| known).collect();
            for used in *allowed {
                assert!(below.contains(&used), "{name} may use {used}, which is not below it");
            }
        }
    }
}

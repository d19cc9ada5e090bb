//! The server's domain stands alone: it uses the rules and the opponents' levels, and knows no protocol, store, clock or random
//! source.

use super::Problem;
use super::source::{lines_with, names_below, tokens};
use super::tree::Tree;

/// Where the domain is.
const FOLDER: &str = "crates/server/src/domain/";

/// Crates and types that it does without.
const NAMES: &[&str] = &[
    "witchstone_wire",
    "witchstone_client",
    "axum",
    "metrics",
    "rand",
    "rusqlite",
    "serde",
    "serde_json",
    "sqlx",
    "tokio",
    "tracing",
    "Instant",
    "SystemTime",
];

/// Nothing of the kind stands in its sources, nor any other module of the server.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let sources = tree.rust().filter(|(file, _)| file.path.starts_with(FOLDER));
    sources.flat_map(|(file, text)| check_source(&file.path, text)).collect()
}

fn check_source(path: &str, text: &str) -> Vec<Problem> {
    let tokens = tokens(text);
    let problem = |line, name: &str| {
        let sentence =
            format!("The domain must not use {name}: its callers convert, and supply what it needs.");
        Problem::new(path, line, sentence)
    };
    let named = NAMES.iter().flat_map(|name| {
        let lines = lines_with(&tokens, &[name]);
        lines.into_iter().map(|line| problem(line, name)).collect::<Vec<_>>()
    });
    let others = names_below(&tokens, "crate").into_iter().filter(|module| module.text != "domain");
    named.chain(others.map(|module| problem(module.line, &format!("crate::{}", module.text)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(path: &str, text: &str) -> Vec<String> {
        check(&Tree::of(&[(path, text)])).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn other_modules_and_crates_are_found() {
        let path = "crates/server/src/domain/table.rs";
        assert_eq!(
            problems(path, "use crate::storage::Row;\n"),
            [
                "crates/server/src/domain/table.rs:1: The domain must not use crate::storage: its callers convert, and supply what it \
              needs."
            ]
        );
        for name in NAMES {
            assert_eq!(problems(path, &format!("use {name}::x;\n")).len(), 1, "{name}");
        }
        assert_eq!(problems(path, "use crate::{clock::now_ms, domain::Seat};\n").len(), 1);
    }

    #[test]
    fn the_domain_uses_itself_and_the_rules_and_others_use_what_they_like() {
        let fine = "use witchstone_rules::Move;\nuse crate::domain::Seat;\nuse super::table::Table;\n";
        assert_eq!(problems("crates/server/src/domain/seat.rs", fine), [""; 0]);
        assert_eq!(problems("crates/server/src/room/task.rs", "use sqlx::x;\n"), [""; 0]);
    }
}

//! No file says where packages are downloaded from: that is for each developer's own settings.
//!
//! A lock file that names one machine's mirror breaks the build on every other machine. The names are written here in
//! two halves, so that this file does not name them either.

use super::Problem;
use super::tree::{File, Tree};

/// Hosts that serve packages.
const HOSTS: &[&str] = &[
    concat!("crates", ".io"),
    concat!("npmjs", ".org"),
    concat!("npmjs", ".com"),
    concat!("yarnpkg", ".com"),
    concat!("pypi", ".org"),
    concat!("pythonhosted", ".org"),
    concat!("rubygems", ".org"),
    concat!("jsr", ".io"),
];

/// A host that has one of these words between its dots serves packages as well.
const WORDS: &[&str] =
    &["registry", "index", "crates", "npm", "pypi", "mirror", "mirrors", "artifactory", "nexus"];

/// How cargo's own lock file names the public registry, whatever mirror is used.
const CARGO_LOCK_SOURCE: &str =
    concat!("source = \"registry+https://github.com/rust-lang/crates", ".io-index\"");

/// No line names such a host.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (file, text) in tree.texts() {
        let lines = text.lines().enumerate().filter(|(_, line)| names_a_registry(file, line));
        problems.extend(lines.map(|(number, _)| {
            let sentence =
                "This line says where packages come from: leave that to each developer's own settings.";
            Problem::new(&file.path, number + 1, sentence)
        }));
    }
    problems
}

fn names_a_registry(file: &File, line: &str) -> bool {
    if file.path.ends_with("Cargo.lock") {
        return line.starts_with("source = \"") && line != CARGO_LOCK_SOURCE;
    }
    let resolved = file.path.ends_with("package-lock.json") && line.contains("\"resolved\": \"http");
    resolved || HOSTS.iter().any(|host| line.contains(host)) || hosts_of(line).any(serves_packages)
}

/// The hosts of the addresses in a line.
fn hosts_of(line: &str) -> impl Iterator<Item = &str> {
    let is_host = |c: char| c.is_alphanumeric() || c == '.' || c == '-';
    line.split("://").skip(1).map(move |rest| rest.split(|c| !is_host(c)).next().unwrap_or_default())
}

fn serves_packages(host: &str) -> bool {
    host.split('.').any(|part| WORDS.contains(&part))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(path: &str, text: &str) -> Vec<usize> {
        check(&Tree::of(&[(path, text)])).iter().map(|problem| problem.line).collect()
    }

    #[test]
    fn every_known_host_is_found() {
        for host in HOSTS {
            assert_eq!(lines("README.md", &format!("\nsee {host}/x")), [2], "{host}");
        }
    }

    #[test]
    fn a_host_with_a_registry_word_is_found() {
        for word in WORDS {
            assert_eq!(lines("a.toml", &format!("a = \"https://{word}.example/x\"")), [1], "{word}");
        }
    }

    #[test]
    fn other_addresses_and_the_words_alone_pass() {
        assert_eq!(
            lines("README.md", "https://rustup.rs and https://example.com/npm/index.html, an index"),
            [0usize; 0]
        );
    }

    #[test]
    fn a_cargo_lock_names_the_public_registry_only() {
        let public = format!("{CARGO_LOCK_SOURCE}\nchecksum = \"0\"\n");
        assert_eq!(lines("Cargo.lock", &public), [0usize; 0]);
        assert_eq!(lines("fuzz/Cargo.lock", "\nsource = \"sparse+http://10.0.0.1/\"\n"), [2]);
    }

    #[test]
    fn a_package_lock_names_no_address_at_all() {
        assert_eq!(lines("web/package-lock.json", "\n  \"resolved\": \"http://10.0.0.1/a.tgz\",\n"), [2]);
        assert_eq!(lines("web/package-lock.json", "\n  \"integrity\": \"sha512-abc\",\n"), [0usize; 0]);
    }
}

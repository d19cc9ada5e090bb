//! The parts of `deny.toml` that are checked here.

use toml::de::{DeTable, DeValue};

use crate::failure::{Failure, Result};

/// What packages of others may be.
#[derive(Debug)]
pub struct Policy {
    /// The machines that packages are built for.
    pub targets: Vec<String>,
    /// Licences allowed for all packages.
    allowed: Vec<String>,
    /// Packages with further licences.
    exceptions: Vec<(String, Vec<String>)>,
    /// Versions of packages that may be there beside another one.
    pub skipped: Vec<(String, String)>,
}

impl Policy {
    /// Reads the file. One without targets, licences or a reason for each exception is refused: it would check nothing.
    pub fn parse(text: &str) -> Result<Policy> {
        let file = DeTable::parse(text).map_err(|error| Failure::new(format!("deny.toml: {error}")))?;
        let file = file.get_ref();
        let exceptions = tables(value(file, &["licenses", "exceptions"]));
        let skipped = tables(value(file, &["bans", "skip"]));
        if skipped.iter().any(|table| string(table, "reason").is_empty()) {
            return Err(Failure::new("deny.toml: a duplicate that may stay needs a reason"));
        }
        let named = |table: &DeTable<'_>| {
            let name = string(table, "crate");
            let (name, version) = name.split_once('@').unwrap_or((&name, ""));
            (name.to_owned(), version.to_owned())
        };
        let policy = Policy {
            targets: strings(value(file, &["graph", "targets"])),
            allowed: strings(value(file, &["licenses", "allow"])),
            exceptions: exceptions
                .iter()
                .map(|table| {
                    (string(table, "crate"), strings(table.get("allow").map(|value| value.get_ref())))
                })
                .collect(),
            skipped: skipped.into_iter().map(named).collect(),
        };
        if policy.targets.is_empty() || policy.allowed.is_empty() {
            return Err(Failure::new("deny.toml names no targets or no licences"));
        }
        Ok(policy)
    }

    /// Whether this package may have this licence.
    pub fn allows(&self, package: &str, licence: &str) -> bool {
        let own = self.exceptions.iter().filter(|(name, _)| name == package);
        self.allowed.iter().chain(own.flat_map(|(_, licences)| licences)).any(|allowed| allowed == licence)
    }

    /// Whether this version may be there beside another one.
    pub fn skips(&self, package: &str, version: &str) -> bool {
        self.skipped.iter().any(|(name, skipped)| name == package && matches(version, skipped))
    }
}

/// Whether a version begins with these numbers: `2` is any version 2.
pub fn matches(version: &str, numbers: &str) -> bool {
    version.strip_prefix(numbers).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

fn value<'a, 'i>(table: &'a DeTable<'i>, path: &[&str]) -> Option<&'a DeValue<'i>> {
    let (first, rest) = path.split_first()?;
    match (table.get(*first)?.get_ref(), rest.is_empty()) {
        (found, true) => Some(found),
        (DeValue::Table(inner), false) => value(inner, rest),
        _ => None,
    }
}

fn items<'a, 'i>(list: Option<&'a DeValue<'i>>) -> impl Iterator<Item = &'a DeValue<'i>> {
    let items = match list {
        Some(DeValue::Array(items)) => Some(items.iter().map(|item| item.get_ref())),
        _ => None,
    };
    items.into_iter().flatten()
}

fn tables<'a, 'i>(list: Option<&'a DeValue<'i>>) -> Vec<&'a DeTable<'i>> {
    let table = |item: &'a DeValue<'i>| match item {
        DeValue::Table(table) => Some(table),
        _ => None,
    };
    items(list).filter_map(table).collect()
}

fn strings(list: Option<&DeValue<'_>>) -> Vec<String> {
    items(list).map(written).collect()
}

fn string(table: &DeTable<'_>, key: &str) -> String {
    table.get(key).map(|value| written(value.get_ref())).unwrap_or_default()
}

fn written(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => text.to_string(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_policy_that_checks_nothing_is_refused() {
        for text in
            ["", "[graph]\ntargets = []\n[licenses]\nallow = [\"MIT\"]", "[licenses]\nallow = [\"MIT\"]"]
        {
            assert!(Policy::parse(text).is_err(), "{text}");
        }
        let unexplained =
            "[graph]\ntargets = [\"a\"]\n[licenses]\nallow = [\"MIT\"]\n[bans]\nskip = [{ crate = \"a@1\" }]";
        assert!(Policy::parse(unexplained).unwrap_err().to_string().contains("reason"));
    }

    #[test]
    fn a_version_matches_by_its_first_numbers() {
        assert!(matches("2.0.1", "2") && matches("0.10.4", "0.10") && matches("1.0.0", "1.0.0"));
        assert!(!matches("20.0.1", "2") && !matches("0.1.4", "0.10"));
    }
}

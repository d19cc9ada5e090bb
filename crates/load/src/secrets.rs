//! What hostile clients must never be sent: tokens of others and links of private tables.

use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// The secrets of the honest players, and how often one was sent to somebody else.
#[derive(Default)]
pub struct Secrets {
    known: Mutex<HashSet<String>>,
    leaked: AtomicUsize,
}

/// Secrets are at least this long.
const LENGTH: usize = 12;

impl Secrets {
    /// Adds a token or the id of a private table.
    pub fn add(&self, secret: &str) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.extend(words(secret).map(str::to_owned));
    }

    /// Looks for secrets in what a hostile client was sent.
    pub fn inspect(&self, text: &str) {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let found = words(text).filter(|word| known.contains(*word)).count();
        self.leaked.fetch_add(found, Ordering::Relaxed);
    }

    /// How many were found.
    pub fn leaked(&self) -> usize {
        self.leaked.load(Ordering::Relaxed)
    }
}

/// What may be a secret: tokens are two of them, separated by a dot.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| word.len() >= LENGTH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_token_or_a_private_link_is_found() {
        let secrets = Secrets::default();
        secrets.add("abcdefghjkmn.pqrstuvwxyz23456789");
        secrets.inspect("{\"id\":\"zzzzzzzzzzzz\",\"name\":\"Ada\"}");
        assert_eq!(secrets.leaked(), 0);
        secrets.inspect("{\"token\":\"x.pqrstuvwxyz23456789\"}");
        secrets.inspect("GET /abcdefghjkmn");
        assert_eq!(secrets.leaked(), 2);
    }
}

//! Checks that compare the entries of a list with each other.

use super::node::{Node, Result};

/// Refuses the first entry that equals one before it.
pub(super) fn distinct<T: PartialEq>(
    entries: &[(Node<'_>, T)],
    repeated: impl Fn(&T) -> String,
) -> Result<()> {
    for (at, (node, value)) in entries.iter().enumerate() {
        if entries[..at].iter().any(|(_, earlier)| earlier == value) {
            return Err(node.error(repeated(value)));
        }
    }
    Ok(())
}

/// Refuses three thresholds unless each is harder than the one before it.
pub(super) fn ascending(node: &Node<'_>, values: [u8; 3]) -> Result<[u8; 3]> {
    ordered(node, values, u8::lt, "each must be larger than the one before it")
}

/// Refuses three ranks unless each is better than the one before it.
pub(super) fn descending(node: &Node<'_>, values: [u8; 3]) -> Result<[u8; 3]> {
    ordered(node, values, u8::gt, "each rank must be better than the one before it")
}

/// Refuses points unless the best come first.
pub(super) fn best_first(node: &Node<'_>, values: Vec<u8>) -> Result<Vec<u8>> {
    ordered(node, values, u8::ge, "the best space must come first")
}

fn ordered<V: AsRef<[u8]>>(
    node: &Node<'_>,
    values: V,
    fits: fn(&u8, &u8) -> bool,
    demand: &str,
) -> Result<V> {
    if values.as_ref().is_sorted_by(fits) {
        return Ok(values);
    }
    Err(node.error(format!("is {:?}, but {demand}", values.as_ref())))
}

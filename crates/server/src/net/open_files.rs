//! How many connections the operating system lets the process have.

use crate::limits::RESERVED_FILES;

/// Raises the limit of open files as far as it goes, and returns how many of them connections may be. `wanted` is the answer
/// where the limit is not known.
pub fn connections(wanted: usize) -> usize {
    match raised_limit() {
        Some(files) => wanted.min(files.saturating_sub(RESERVED_FILES).max(files / 2)),
        None => wanted,
    }
}

#[cfg(target_os = "linux")]
fn raised_limit() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current.is_some()
        && current != maximum
        && let Err(error) = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })
    {
        tracing::debug!(%error, "cannot raise the limit of open files");
    }
    // None means that there is no limit.
    getrlimit(Resource::Nofile).current.and_then(|files| usize::try_from(files).ok())
}

#[cfg(not(target_os = "linux"))]
fn raised_limit() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_the_rest() {
        let wanted = 1_000_000_000;
        assert!(connections(10) <= 10);
        if let Some(files) = raised_limit().filter(|&files| files < wanted) {
            assert!(connections(wanted) < files);
        }
    }
}

//! Files that only their owner may read: databases, backups and records of running games hold what nobody else may know.

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// Creates a file that only its owner may read; one that exists is opened, and closed to others.
fn open(path: &Path, options: &mut OpenOptions) -> io::Result<File> {
    options.write(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    let file = options.open(path)?;
    restrict(&file)?;
    Ok(file)
}

/// Takes the permissions of everybody but the owner away.
fn restrict(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mut permissions = file.metadata()?.permissions();
        if permissions.mode() & 0o077 != 0 {
            permissions.set_mode(permissions.mode() & 0o700);
            file.set_permissions(permissions)?;
        }
    }
    #[cfg(not(unix))]
    let _ = file;
    Ok(())
}

/// Creates an empty file, or closes an existing one to others and leaves its content as it is.
pub fn create(path: &Path) -> io::Result<()> {
    open(path, OpenOptions::new().truncate(false)).map(drop)
}

/// Writes a file.
pub fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    open(path, OpenOptions::new().truncate(true))?.write_all(bytes)
}

/// Creates a folder and those above it; those that exist stay as they are.
pub fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Closes a SQLite file and those beside it to others, creating it if it does not exist. A file of somebody else stays as it is,
/// with a warning.
pub fn protect_database(path: &Path) {
    // SQLite itself reports a file that cannot be created.
    let created = create(path);
    for suffix in ["-wal", "-shm"] {
        let mut beside = path.as_os_str().to_owned();
        beside.push(suffix);
        if let Ok(file) = File::open(&beside)
            && let Err(error) = restrict(&file)
        {
            tracing::warn!(%error, "others may be able to read the database");
        }
    }
    if let Err(error) = created
        && path.exists()
    {
        tracing::warn!(%error, "others may be able to read the database");
    }
}

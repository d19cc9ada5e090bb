//! A compressed archive whose bytes follow from its files alone.

use std::io::Write;

use flate2::{Compression, GzBuilder};

use crate::failure::{Failure, Result};

/// A file of the archive.
pub struct Entry {
    /// Its path below the archive's folder.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// Whether it can be run.
    pub program: bool,
}

/// The archive: one folder, its files in order of their names, all of one owner and one time.
pub fn pack(folder: &str, mut entries: Vec<Entry>, time: u64) -> Result<Vec<u8>> {
    entries.sort_unstable_by(|a, b| a.name.cmp(&b.name));
    let packer = GzBuilder::new().mtime(0).write(Vec::new(), Compression::best());
    let mut archive = tar::Builder::new(packer);
    for entry in &entries {
        add(&mut archive, &format!("{folder}/{}", entry.name), entry, time).map_err(failed)?;
    }
    archive.into_inner().and_then(|packer| packer.finish()).map_err(failed)
}

fn add(archive: &mut tar::Builder<impl Write>, path: &str, entry: &Entry, time: u64) -> std::io::Result<()> {
    let mut header = tar::Header::new_ustar();
    header.set_entry_type(tar::EntryType::Regular);
    header.set_size(entry.bytes.len() as u64);
    header.set_mode(if entry.program { 0o755 } else { 0o644 });
    header.set_mtime(time);
    header.set_uid(0);
    header.set_gid(0);
    archive.append_data(&mut header, path, entry.bytes.as_slice())
}

fn failed(error: std::io::Error) -> Failure {
    Failure::new(format!("the archive cannot be made: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;

    fn entry(name: &str, program: bool) -> Entry {
        Entry { name: name.into(), bytes: name.as_bytes().to_vec(), program }
    }

    #[test]
    fn the_order_in_which_files_are_given_does_not_matter() {
        let one = pack("w", vec![entry("b", false), entry("a", true)], 7).unwrap();
        let two = pack("w", vec![entry("a", true), entry("b", false)], 7).unwrap();
        assert_eq!(one, two);
        assert_ne!(one, pack("w", vec![entry("a", true), entry("b", false)], 8).unwrap());
    }

    #[test]
    fn the_archive_has_one_folder_and_one_program() {
        let bytes = pack("w", vec![entry("docs/b", false), entry("a", true)], 7).unwrap();
        let mut archive = tar::Archive::new(GzDecoder::new(bytes.as_slice()));
        let listed = archive.entries().unwrap().map(|entry| {
            let entry = entry.unwrap();
            (entry.path().unwrap().display().to_string(), entry.header().mode().unwrap())
        });
        assert_eq!(listed.collect::<Vec<_>>(), [("w/a".into(), 0o755), ("w/docs/b".into(), 0o644)]);
    }
}

//! An input by its name on the command line.

use std::fs::File;
use std::io::{self, BufRead, BufReader};

use flate2::bufread::MultiGzDecoder;

use crate::failure::{Failure, Result};

/// The two bytes with which every gzip file begins.
const GZIP: [u8; 2] = [0x1f, 0x8b];

/// A file, or standard input under the name `-`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    name: String,
}

impl Source {
    /// The input with this name.
    pub fn named(name: &str) -> Source {
        Source { name: name.to_owned() }
    }

    /// The name to show people.
    pub fn name(&self) -> &str {
        if self.is_standard_input() { "standard input" } else { &self.name }
    }

    fn is_standard_input(&self) -> bool {
        self.name == "-"
    }

    /// Opens it; gzip is recognised by its first bytes and unpacked on the way.
    pub fn open<'a>(&self, standard_input: &'a mut dyn BufRead) -> Result<Box<dyn BufRead + 'a>> {
        let failed = |error: io::Error| Failure::reading(self.name(), &error);
        let mut bytes: Box<dyn BufRead + 'a> = if self.is_standard_input() {
            Box::new(standard_input)
        } else {
            Box::new(open_file(&self.name).map_err(failed)?)
        };
        let head = bytes.fill_buf().map_err(failed)?;
        let zipped = head.starts_with(&GZIP);
        Ok(if zipped { Box::new(BufReader::new(MultiGzDecoder::new(bytes))) } else { bytes })
    }
}

/// A folder opens like a file and fails only when it is read: check early.
fn open_file(name: &str) -> io::Result<BufReader<File>> {
    let file = File::open(name)?;
    if file.metadata()?.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    Ok(BufReader::new(file))
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};

    use flate2::Compression;
    use flate2::write::GzEncoder;

    use super::*;

    fn read(mut input: &[u8]) -> String {
        let mut text = String::new();
        Source::named("-").open(&mut input).unwrap().read_to_string(&mut text).unwrap();
        text
    }

    fn zip(text: &str) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(text.as_bytes()).unwrap();
        encoder.finish().unwrap()
    }

    #[test]
    fn plain_and_gzipped_text_read_the_same() {
        assert_eq!(read(b"a cat"), "a cat");
        assert_eq!(read(&zip("a cat")), "a cat");
        assert_eq!(read(&[zip("a cat"), zip(" and an owl")].concat()), "a cat and an owl");
        assert_eq!(read(b""), "");
    }

    #[test]
    fn what_cannot_be_opened_is_named() {
        let error = |name: &str| match Source::named(name).open(&mut &b""[..]) {
            Ok(_) => panic!("{name} was opened"),
            Err(failure) => failure.to_string(),
        };
        assert_eq!(error("/no/such"), "Cannot read /no/such: No such file or directory.");
        assert_eq!(error("/"), "Cannot read /: it is a folder.");
    }
}

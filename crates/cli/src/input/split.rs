//! Cuts an input into JSON values, in bounded memory: one a line, or one over many lines.

use std::io::{self, BufRead, Read};

use super::scan::Scan;

/// The longest record that is read. A game with every legal move written out has less than a thirtieth of this.
pub const MAX_RECORD: usize = 16 << 20;

/// A piece of the input that should be a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// The line on which it begins, counted from 1.
    pub line: usize,
    /// Its bytes; none if there are too many of them.
    pub bytes: Option<Vec<u8>>,
}

/// The chunks of an input, one after the other.
pub struct Chunks<R> {
    input: R,
    limit: usize,
    /// What was read; the first `used` bytes of it were handed out.
    buffer: Vec<u8>,
    used: usize,
    /// The line on which the rest begins.
    line: usize,
}

impl<R: BufRead> Chunks<R> {
    /// The chunks of this input.
    pub fn new(input: R) -> Chunks<R> {
        Chunks::with_limit(input, MAX_RECORD)
    }

    fn with_limit(input: R, limit: usize) -> Chunks<R> {
        Chunks { input, limit, buffer: Vec::new(), used: 0, line: 1 }
    }

    /// The next one; `None` at the end of the input.
    #[expect(clippy::should_implement_trait, reason = "reading may fail")]
    pub fn next(&mut self) -> io::Result<Option<Chunk>> {
        let mut scan = Scan::default();
        let (mut scanned, mut last_line) = (0, 0);
        self.drop_blanks();
        loop {
            if self.rest().len() > self.limit {
                return self.skip_long().map(Some);
            }
            if let Some(end) = find_end(&mut scan, &self.rest()[scanned..]) {
                return Ok(Some(self.hand_out(scanned + end)));
            }
            scanned = self.rest().len();
            if self.read_line()? == 0 {
                return Ok((scanned > 0).then(|| self.hand_out(scanned)));
            }
            if scanned == 0 {
                self.drop_blanks();
            } else if let Some(begin) = begin_of_record(self.rest(), last_line, scanned) {
                // The record before was cut off in the middle.
                return Ok(Some(self.hand_out(begin)));
            }
            last_line = scanned;
        }
    }

    /// What was read and not handed out.
    fn rest(&self) -> &[u8] {
        &self.buffer[self.used..]
    }

    /// Adds a line to the rest, or as much of it as may be read, and returns the number of bytes.
    fn read_line(&mut self) -> io::Result<usize> {
        self.buffer.drain(..self.used);
        self.used = 0;
        let room = (self.limit + 1).saturating_sub(self.buffer.len()) as u64;
        self.input.by_ref().take(room).read_until(b'\n', &mut self.buffer)
    }

    /// Drops empty lines and blanks in front of the rest.
    fn drop_blanks(&mut self) {
        let blanks = self.rest().iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        self.use_up(blanks);
    }

    fn hand_out(&mut self, end: usize) -> Chunk {
        let (line, bytes) = (self.line, self.rest()[..end].to_vec());
        self.use_up(end);
        Chunk { line, bytes: Some(bytes) }
    }

    fn use_up(&mut self, end: usize) {
        self.line += self.rest()[..end].iter().filter(|&&byte| byte == b'\n').count();
        self.used += end;
    }

    /// Drops what is too long, up to a line that looks like the beginning of a record.
    fn skip_long(&mut self) -> io::Result<Chunk> {
        let chunk = Chunk { line: self.line, bytes: None };
        loop {
            let at_line_end = self.rest().ends_with(b"\n");
            self.use_up(self.rest().len());
            if self.read_line()? == 0 || (at_line_end && self.rest().starts_with(b"{")) {
                return Ok(chunk);
            }
        }
    }
}

/// Where a value ends in this continuation of the text: behind its last bracket, or at the end of a line outside all.
fn find_end(scan: &mut Scan, text: &[u8]) -> Option<usize> {
    let ends = |&byte: &u8| scan.take(byte) || (byte == b'\n' && scan.is_outside());
    text.iter().position(ends).map(|at| at + 1)
}

/// Where another record begins although brackets are open: every record names its format first. `new` is where the line
/// just read begins and `last` the one before.
fn begin_of_record(text: &[u8], last: usize, new: usize) -> Option<usize> {
    let line = text[new..].trim_ascii();
    if line.strip_prefix(b"{").is_some_and(names_format) {
        return Some(new);
    }
    (last > 0 && text[last..new].trim_ascii() == b"{" && names_format(line)).then_some(last)
}

fn names_format(text: &[u8]) -> bool {
    text.trim_ascii_start().starts_with(b"\"format\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chunks_of(text: &str, limit: usize) -> Vec<(usize, Option<String>)> {
        let mut chunks = Chunks::with_limit(text.as_bytes(), limit);
        let mut found = Vec::new();
        while let Some(chunk) = chunks.next().unwrap() {
            let text = chunk.bytes.map(|bytes| String::from_utf8(bytes).unwrap().trim().to_owned());
            found.push((chunk.line, text));
        }
        found
    }

    fn chunks(text: &str) -> Vec<(usize, String)> {
        chunks_of(text, 1000).into_iter().map(|(line, text)| (line, text.unwrap())).collect()
    }

    fn named<const N: usize>(expected: [(usize, &str); N]) -> Vec<(usize, String)> {
        expected.map(|(line, text)| (line, text.to_owned())).to_vec()
    }

    #[test]
    fn lines_are_chunks() {
        assert_eq!(chunks("{\"a\":1}\n\n{}\n"), named([(1, "{\"a\":1}"), (3, "{}")]));
        assert_eq!(chunks("{}\n{}"), named([(1, "{}"), (2, "{}")]));
        assert_eq!(chunks("{} {}"), named([(1, "{}"), (1, "{}")]));
        assert_eq!(chunks(""), []);
        assert_eq!(chunks("\n \n"), []);
    }

    #[test]
    fn a_value_may_have_many_lines() {
        assert_eq!(chunks("\n{\n  \"a\": [\n1]\n}\n{}\n"), named([(2, "{\n  \"a\": [\n1]\n}"), (6, "{}")]));
    }

    #[test]
    fn garbage_is_a_chunk_a_line() {
        assert_eq!(chunks("cat\n}\n{}\n"), named([(1, "cat"), (2, "}"), (3, "{}")]));
    }

    #[test]
    fn a_record_that_was_cut_off_does_not_swallow_the_next() {
        let text = "{\"format\":\"x\",\"mov\n{\"format\":1}\n";
        assert_eq!(chunks(text), named([(1, "{\"format\":\"x\",\"mov"), (2, "{\"format\":1}")]));
        let text = "{\n \"format\"\n \"a\": {\n{\n \"format\": 1\n}\n";
        assert_eq!(chunks(text), named([(1, "{\n \"format\"\n \"a\": {"), (4, "{\n \"format\": 1\n}")]));
        assert_eq!(chunks("{\"a\":"), named([(1, "{\"a\":")]));
    }

    #[test]
    fn what_is_too_long_is_dropped_and_the_rest_goes_on() {
        let long = "x".repeat(50);
        assert_eq!(chunks_of(&long, 10), [(1, None)]);
        let text = format!("{{}}\n{{{long}\n{long}\n{{}}\n");
        assert_eq!(chunks_of(&text, 10), [(1, Some("{}".into())), (2, None), (4, Some("{}".into()))]);
        let many = "{}".repeat(20);
        assert_eq!(chunks_of(&many, 40).len(), 20);
        assert_eq!(chunks_of(&many, 39), [(1, None)]);
        let twice = format!("{{{long}\n{{{long}\n{{}}");
        assert_eq!(chunks_of(&twice, 10), [(1, None), (2, None), (3, Some("{}".into()))]);
    }
}

//! Reads one line of input, of bounded length.

use std::io::{self, BufRead, Read};

/// Bytes of a line that are kept.
const MAX_LINE: u64 = 4096;

/// The next line, trimmed; `None` at the end of the input. A line that is too long is truncated.
pub fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    if (&mut *input).take(MAX_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one() {
        let mut input: &[u8] = b" a b \r\n\nc";
        let mut next = || read_line(&mut input).unwrap();
        assert_eq!(next().as_deref(), Some("a b"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().as_deref(), Some("c"));
        assert_eq!(next(), None);
    }

    #[test]
    fn a_line_that_is_too_long_is_truncated_and_the_next_one_is_complete() {
        let text = format!("{}\nnext\n", "x".repeat(10_000));
        let mut input = text.as_bytes();
        assert_eq!(read_line(&mut input).unwrap().unwrap().len(), MAX_LINE as usize);
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some("next"));
    }

    #[test]
    fn invalid_utf_8_is_replaced() {
        assert_eq!(read_line(&mut &b"\xff\xfe\n"[..]).unwrap().as_deref(), Some("\u{fffd}\u{fffd}"));
    }
}

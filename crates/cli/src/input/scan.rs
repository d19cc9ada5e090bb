//! How deep inside a JSON value a text is, byte by byte.

/// Follows brackets and strings; does not validate the JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Scan {
    depth: usize,
    in_string: bool,
    escaped: bool,
}

impl Scan {
    /// Takes the next byte; returns whether it closed the outermost bracket.
    pub fn take(&mut self, byte: u8) -> bool {
        if self.in_string {
            self.take_in_string(byte);
            return false;
        }
        match byte {
            b'"' => self.in_string = true,
            b'{' | b'[' => self.depth += 1,
            b'}' | b']' if self.depth > 0 => {
                self.depth -= 1;
                return self.depth == 0;
            }
            _ => {}
        }
        false
    }

    fn take_in_string(&mut self, byte: u8) {
        match byte {
            // JSON has no line ends inside strings: a string that was cut off ends here.
            b'\n' => (self.in_string, self.escaped) = (false, false),
            _ if self.escaped => self.escaped = false,
            b'\\' => self.escaped = true,
            b'"' => self.in_string = false,
            _ => {}
        }
    }

    /// Whether no bracket is open.
    pub fn is_outside(&self) -> bool {
        self.depth == 0 && !self.in_string
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn closes_at(text: &str) -> Option<usize> {
        let mut scan = Scan::default();
        text.bytes().position(|byte| scan.take(byte))
    }

    #[test]
    fn the_outermost_bracket_is_found() {
        assert_eq!(closes_at("{}"), Some(1));
        assert_eq!(closes_at(r#"{"a":[{}]}"#), Some(9));
        assert_eq!(closes_at(r#"{"}":"\"}"}"#), Some(10));
        assert_eq!(closes_at(r#"{"a":"}"#), None);
        assert_eq!(closes_at("}}"), None);
    }

    #[test]
    fn a_string_ends_with_its_line() {
        assert_eq!(closes_at("{\"a\n}"), Some(4));
        assert_eq!(closes_at("{\"a\\\n}"), Some(5));
    }
}

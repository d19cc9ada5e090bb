//! Rust source, read just well enough to tell code from text.
//!
//! The checks must not trip over a word in a comment or a brace in a string. A full parser would be a large
//! dependency; blanking out what is not code and splitting the rest into words is enough for all of them.

/// The source with every comment, string and character literal replaced by spaces; lines stay where they are.
pub fn code_only(source: &str) -> String {
    let mut code = String::with_capacity(source.len());
    let mut rest = source;
    let mut inside_word = false;
    while let Some(first) = rest.chars().next() {
        let blank = blank_length(rest, inside_word);
        let (piece, after) = rest.split_at(blank.unwrap_or(first.len_utf8()));
        match blank {
            Some(_) => code.extend(piece.chars().map(|c| if c == '\n' { '\n' } else { ' ' })),
            None => code.push(first),
        }
        inside_word = blank.is_none() && is_word(first);
        rest = after;
    }
    code
}

/// How many bytes at the beginning are not code, if any.
fn blank_length(rest: &str, inside_word: bool) -> Option<usize> {
    match rest.as_bytes() {
        [b'/', b'/', ..] => Some(rest.find('\n').unwrap_or(rest.len())),
        [b'/', b'*', ..] => Some(block_comment_length(rest)),
        [b'"', ..] => Some(string_length(rest)),
        [b'\'', ..] => character_length(rest),
        // The `r` of `bar"…"` does not begin a raw string.
        [b'r' | b'b' | b'c', ..] if !inside_word => raw_string_length(rest),
        _ => None,
    }
}

/// Block comments nest.
fn block_comment_length(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let (mut depth, mut at) = (0, 0);
    while at + 1 < bytes.len() {
        match &bytes[at..at + 2] {
            b"/*" => depth += 1,
            b"*/" => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

fn string_length(rest: &str) -> usize {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// A quote also begins a lifetime, which is code.
fn character_length(rest: &str) -> Option<usize> {
    let mut chars = rest.char_indices().skip(1);
    let (_, first) = chars.next()?;
    if first == '\\' {
        chars.next();
        return chars.find(|(_, c)| *c == '\'').map(|(at, _)| at + 1);
    }
    chars.next().filter(|(_, c)| *c == '\'').map(|(at, _)| at + 1)
}

/// `r"…"`, `r#"…"#`, and the same for bytes and C strings; not the raw identifier `r#type`.
fn raw_string_length(rest: &str) -> Option<usize> {
    let after_prefix = ["r", "br", "cr"].iter().find_map(|prefix| rest.strip_prefix(prefix))?;
    let after_hashes = after_prefix.trim_start_matches('#');
    let hashes = after_prefix.len() - after_hashes.len();
    let body = after_hashes.strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    let before_body = rest.len() - body.len();
    Some(body.find(&close).map_or(rest.len(), |at| before_body + at + close.len()))
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// A word or a single sign of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// Counted from 1.
    pub line: usize,
    /// A name, keyword or number, or one other character.
    pub text: &'a str,
}

impl Token<'_> {
    /// Whether it is a name, a keyword or a number.
    pub fn is_word(&self) -> bool {
        self.text.starts_with(is_word)
    }
}

/// The words and signs of code that [`code_only`] has made.
pub fn tokens(code: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    for (number, line) in code.lines().enumerate() {
        let mut rest = line.trim_start();
        while let Some(first) = rest.chars().next() {
            let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            let (text, after) = rest.split_at(word.max(first.len_utf8()));
            tokens.push(Token { line: number + 1, text });
            rest = after.trim_start();
        }
    }
    tokens
}

/// Where these words and signs stand one after the other: the index of the first of them.
pub fn find_all<'a>(tokens: &'a [Token<'_>], sequence: &'a [&str]) -> impl Iterator<Item = usize> + 'a {
    let windows = tokens.windows(sequence.len()).enumerate();
    let same = move |window: &[Token<'_>]| window.iter().zip(sequence).all(|(a, b)| a.text == *b);
    windows.filter(move |(_, window)| same(window)).map(|(at, _)| at)
}

/// The lines on which these words and signs stand one after the other.
pub fn lines_with(tokens: &[Token<'_>], sequence: &[&str]) -> Vec<usize> {
    find_all(tokens, sequence).map(|at| tokens[at].line).collect()
}

/// A function with a body.
#[derive(Debug, PartialEq, Eq)]
pub struct Function<'a> {
    /// Its name.
    pub name: &'a str,
    /// The line of its `fn`, counted from 1.
    pub line: usize,
    /// From its `fn` to its closing brace.
    pub length: usize,
}

/// The functions of some code, also those inside others.
pub fn functions<'a>(tokens: &[Token<'a>]) -> Vec<Function<'a>> {
    let function = |at: usize| {
        let (word, name) = (tokens[at], tokens[at + 1]);
        // A function type such as `fn(u8)` has no name.
        if word.text != "fn" || !name.is_word() {
            return None;
        }
        let last = last_line_of_body(&tokens[at..])?;
        Some(Function { name: name.text, line: word.line, length: last - word.line + 1 })
    };
    (0..tokens.len().saturating_sub(1)).filter_map(function).collect()
}

/// Where the body of the function that begins here ends; none if it is only declared.
fn last_line_of_body(tokens: &[Token<'_>]) -> Option<usize> {
    // A semicolon in brackets belongs to an array type such as `[u8; 4]`.
    let mut brackets = 0;
    let mut braces = 0;
    for token in tokens {
        match token.text {
            "(" | "[" => brackets += 1,
            ")" | "]" => brackets -= 1,
            "{" => braces += 1,
            "}" if braces == 1 => return Some(token.line),
            "}" => braces -= 1,
            ";" if braces == 0 && brackets == 0 => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The words of the code, without its signs.
    fn words(source: &str) -> String {
        let code = code_only(source);
        let words: Vec<_> =
            tokens(&code).into_iter().filter(Token::is_word).map(|token| token.text).collect();
        words.join(" ")
    }

    #[test]
    fn comments_are_not_code() {
        assert_eq!(words("a // b\nc /* d /* e */ f */ g /// h"), "a c g");
        assert_eq!(words("a / b"), "a b");
    }

    #[test]
    fn strings_are_not_code() {
        assert_eq!(words(r#"a "b \" c" d b"e" f"#), "a d b f");
        assert_eq!(words(r##"a r#"b " c"# d br"e\" f r#type"##), "a d f r type");
        assert_eq!(words(r#"bar"b" c "\\" d"#), "bar c d");
    }

    #[test]
    fn characters_are_not_code_and_lifetimes_are() {
        assert_eq!(words(r"a 'b' c '\'' d '\u{41}' e '\\' f b'g' h"), "a c d e f b h");
        assert_eq!(words("fn f<'a>(x: &'a str, y: &'static str) {}"), "fn f a x a str y static str");
        assert_eq!(words("a '\"' b \"'\" c"), "a b c");
    }

    #[test]
    fn text_without_an_end_runs_to_the_end_of_the_file() {
        assert_eq!(words("a \"b"), "a");
        assert_eq!(words("a /* b"), "a");
        assert_eq!(words("a r#\"b\""), "a");
    }

    #[test]
    fn lines_stay_where_they_are() {
        let code = code_only("/* one\ntwo ✨ */ \"three\nfour\"\nfive");
        assert_eq!(tokens(&code), [Token { line: 4, text: "five" }]);
    }

    #[test]
    fn sequences_are_found_with_their_lines() {
        let code = code_only("a!()\n a ! () // a!\na()");
        assert_eq!(lines_with(&tokens(&code), &["a", "!"]), [1, 2]);
        assert_eq!(lines_with(&tokens("a"), &["a", "!"]), [0usize; 0]);
    }

    #[test]
    fn functions_are_measured_from_fn_to_closing_brace() {
        let code = code_only(
            "fn one() {}\n\npub fn two(\n    x: [u8; 2],\n) -> [u8; 2]\n{\n    \"}\";\n    { x }\n}\n",
        );
        let found = functions(&tokens(&code))
            .iter()
            .map(|f| (f.name.to_owned(), f.line, f.length))
            .collect::<Vec<_>>();
        assert_eq!(found, [("one".to_owned(), 1, 1), ("two".to_owned(), 3, 7)]);
    }

    #[test]
    fn declarations_and_function_types_have_no_body() {
        let code = code_only("trait T { fn declared(&self); }\ntype F = fn(u8) -> u8;\nstruct S {}");
        assert_eq!(functions(&tokens(&code)), []);
    }

    #[test]
    fn a_function_inside_another_is_found_too() {
        let code = code_only("fn outer() {\n    fn inner() {\n    }\n}");
        let names: Vec<_> = functions(&tokens(&code)).iter().map(|f| (f.name, f.length)).collect();
        assert_eq!(names, [("outer", 4), ("inner", 2)]);
    }
}

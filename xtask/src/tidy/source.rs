//! Rust source as tokens and functions, so that no check trips over a word in a comment or a brace in a string.

use std::str::FromStr;

use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Block, ImplItemFn, ItemFn, Signature, TraitItemFn};

/// A name, a keyword or a single sign; comments and literals are none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Counted from 1.
    pub line: usize,
    /// As it is written.
    pub text: String,
}

/// The tokens of a file, in order. A file that the compiler would refuse has none.
pub fn tokens(source: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    flatten(TokenStream::from_str(source).unwrap_or_default(), &mut tokens);
    tokens
}

fn flatten(stream: TokenStream, tokens: &mut Vec<Token>) {
    for tree in stream {
        match tree {
            TokenTree::Group(group) => flatten_group(&group, tokens),
            TokenTree::Ident(name) => tokens.push(token(name.span(), name.to_string())),
            TokenTree::Punct(sign) => tokens.push(token(sign.span(), sign.as_char().to_string())),
            TokenTree::Literal(_) => {}
        }
    }
}

fn flatten_group(group: &Group, tokens: &mut Vec<Token>) {
    let (open, close) = match group.delimiter() {
        Delimiter::Parenthesis => ("(", ")"),
        Delimiter::Brace => ("{", "}"),
        Delimiter::Bracket => ("[", "]"),
        Delimiter::None => ("", ""),
    };
    tokens.push(token(group.span_open(), open.to_owned()));
    flatten(group.stream(), tokens);
    tokens.push(token(group.span_close(), close.to_owned()));
}

fn token(span: Span, text: String) -> Token {
    Token { line: span.start().line, text }
}

/// Where these tokens stand one after the other: the index of the first of them.
pub fn find_all<'a>(tokens: &'a [Token], sequence: &'a [&str]) -> impl Iterator<Item = usize> + 'a {
    let windows = tokens.windows(sequence.len()).enumerate();
    let same = move |window: &[Token]| window.iter().zip(sequence).all(|(a, b)| a.text == *b);
    windows.filter(move |(_, window)| same(window)).map(|(at, _)| at)
}

/// The lines on which these tokens stand one after the other.
pub fn lines_with(tokens: &[Token], sequence: &[&str]) -> Vec<usize> {
    find_all(tokens, sequence).map(|at| tokens[at].line).collect()
}

/// The names that follow `root::` anywhere: one, or the outermost ones of a group in braces.
pub fn names_below<'a>(tokens: &'a [Token], root: &'a str) -> Vec<&'a Token> {
    let sequence = [root, ":", ":"];
    let starts: Vec<usize> = find_all(tokens, &sequence).map(|at| at + sequence.len()).collect();
    starts.into_iter().flat_map(|at| outermost_names(&tokens[at..])).collect()
}

fn outermost_names(tokens: &[Token]) -> Vec<&Token> {
    if tokens.first().is_none_or(|first| first.text != "{") {
        return tokens.first().into_iter().collect();
    }
    let mut depth = 0;
    let mut names = Vec::new();
    for pair in tokens.windows(2) {
        match pair[0].text.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        match depth {
            0 => break,
            1 if matches!(pair[0].text.as_str(), "{" | ",") => names.push(&pair[1]),
            _ => {}
        }
    }
    names
}

/// A function with a body.
#[derive(Debug, PartialEq, Eq)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The line of its `fn`, counted from 1.
    pub line: usize,
    /// From its `fn` to its closing brace.
    pub length: usize,
}

/// The functions of a file, also those inside others. A file that the compiler would refuse has none.
pub fn functions(source: &str) -> Vec<Function> {
    let mut found = Functions::default();
    if let Ok(file) = syn::parse_file(source) {
        found.visit_file(&file);
    }
    found.0
}

#[derive(Default)]
struct Functions(Vec<Function>);

impl Functions {
    fn add(&mut self, signature: &Signature, body: &Block) {
        let (first, last) = (signature.fn_token.span.start().line, body.brace_token.span.close().end().line);
        self.0.push(Function { name: signature.ident.to_string(), line: first, length: last - first + 1 });
    }
}

impl<'a> Visit<'a> for Functions {
    fn visit_item_fn(&mut self, function: &'a ItemFn) {
        self.add(&function.sig, &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'a ImplItemFn) {
        self.add(&function.sig, &function.block);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'a TraitItemFn) {
        if let Some(body) = &function.default {
            self.add(&function.sig, body);
        }
        visit::visit_trait_item_fn(self, function);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names of the code, without its signs.
    fn names(source: &str) -> String {
        let is_name = |token: &Token| token.text.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let names: Vec<_> = tokens(source).into_iter().filter(is_name).map(|token| token.text).collect();
        names.join(" ")
    }

    #[test]
    fn comments_and_literals_are_not_code() {
        assert_eq!(names("a // b\nc /* d /* e */ f */ g"), "a c g");
        assert_eq!(names(r##"a "b \" c" d r#"e " f"# g 'h' i"##), "a d g i");
        assert_eq!(names("fn f<'a>(x: &'a str) {}"), "fn f a x a str");
    }

    #[test]
    fn sequences_are_found_with_their_lines() {
        let tokens = tokens("a!()\n a ! () // a!\na()");
        assert_eq!(lines_with(&tokens, &["a", "!"]), [1, 2]);
        assert_eq!(lines_with(&tokens, &["b", "!"]), [0usize; 0]);
    }

    #[test]
    fn names_below_a_root_are_the_outermost_of_a_group() {
        let tokens = tokens("use a::{b::{c, d}, e};\nfn f() { a::g::h() }");
        let names: Vec<_> =
            names_below(&tokens, "a").iter().map(|token| (&*token.text, token.line)).collect();
        assert_eq!(names, [("b", 1), ("e", 1), ("g", 2)]);
    }

    #[test]
    fn functions_are_measured_from_fn_to_closing_brace() {
        let source = "/// One.\nfn one() {}\n\npub fn two(\n    x: [u8; 2],\n) -> [u8; 2]\n{\n    { x }\n}\n";
        let found: Vec<_> = functions(source).into_iter().map(|f| (f.name, f.line, f.length)).collect();
        assert_eq!(found, [("one".to_owned(), 2, 1), ("two".to_owned(), 4, 6)]);
    }

    #[test]
    fn methods_and_functions_inside_others_are_found_and_declarations_are_not() {
        let source = "trait T { fn declared(&self); fn given(&self) {} }\nimpl S { fn method() {} }\n\
                      type F = fn(u8) -> u8;\nfn outer() {\n    fn inner() {\n    }\n}";
        let found: Vec<_> = functions(source).into_iter().map(|f| (f.name, f.length)).collect();
        let expected = [("given", 1), ("method", 1), ("outer", 4), ("inner", 2)];
        assert_eq!(found, expected.map(|(name, length)| (name.to_owned(), length)));
    }
}

//! Typed values out of a parsed TOML file, each of which knows its key and its line.

use core::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::EditionError;

pub(super) type Result<T, E = EditionError> = core::result::Result<T, E>;

/// A value of the file together with the way to it.
#[derive(Clone)]
pub(super) struct Node<'a> {
    source: &'a str,
    value: &'a Spanned<DeValue<'a>>,
    path: String,
}

impl<'a> Node<'a> {
    /// The whole file.
    pub(super) fn root(source: &'a str, value: &'a Spanned<DeValue<'a>>) -> Node<'a> {
        Node { source, value, path: String::new() }
    }

    /// An error about this value; the message follows the key.
    pub(super) fn error(&self, message: impl Into<String>) -> EditionError {
        self.error_at((!self.path.is_empty()).then(|| self.value.span().start), message.into())
    }

    fn error_at(&self, offset: Option<usize>, message: String) -> EditionError {
        let line = offset.map(|offset| line_at(self.source, offset));
        EditionError { line, key: self.path.clone(), message }
    }

    /// An error about the type of this value.
    pub(super) fn wrong_type(&self, expected: &str) -> EditionError {
        self.error(format!("is {}, but must be {expected}", type_name(self.value.get_ref())))
    }

    fn entries(&self) -> Result<&'a DeTable<'a>> {
        self.value.get_ref().as_table().ok_or_else(|| self.wrong_type("a table"))
    }

    /// Itself, if it is a table without any key but these.
    pub(super) fn table(&self, known: &[&str]) -> Result<&Node<'a>> {
        let unknown = self.entries()?.keys().filter(|key| !known.contains(&key.get_ref().as_ref()));
        // The parser sorts keys by name; the first mistake is the one that comes first in the file.
        match unknown.min_by_key(|key| key.span().start) {
            None => Ok(self),
            Some(key) => {
                let message =
                    format!("has an unknown key {}; known here: {}", quoted(key.get_ref()), known.join(", "));
                Err(self.error_at(Some(key.span().start), message))
            }
        }
    }

    /// The value of a key that may be missing.
    pub(super) fn find(&self, key: &str) -> Result<Option<Node<'a>>> {
        let value = self.entries()?.get(key);
        let path = if self.path.is_empty() { key.into() } else { format!("{}.{key}", self.path) };
        Ok(value.map(|value| Node { source: self.source, value, path }))
    }

    /// The value of a key.
    pub(super) fn get(&self, key: &str) -> Result<Node<'a>> {
        let kind = if self.path.is_empty() { "table" } else { "key" };
        self.find(key)?.ok_or_else(|| self.error(format!("has no {kind} {key:?}")))
    }

    /// Whether it is written as an array.
    pub(super) fn is_array(&self) -> bool {
        self.value.get_ref().is_array()
    }

    /// Whether it is written as a whole number.
    pub(super) fn is_integer(&self) -> bool {
        self.value.get_ref().is_integer()
    }

    /// Whether it is written as a table.
    pub(super) fn is_table(&self) -> bool {
        self.value.get_ref().is_table()
    }

    /// The entries of an array of this length.
    pub(super) fn items(&self, count: RangeInclusive<usize>) -> Result<Vec<Node<'a>>> {
        let items = self.value.get_ref().as_array().ok_or_else(|| self.wrong_type("an array"))?;
        if !count.contains(&items.len()) {
            let (most, least) = (count.end(), count.start());
            let wanted = if least == most { format!("{most}") } else { format!("{least} to {most}") };
            return Err(self.error(format!("has {} entries, but must have {wanted}", items.len())));
        }
        let item = |(index, value)| Node { value, path: format!("{}[{index}]", self.path), ..*self };
        Ok(items.iter().enumerate().map(item).collect())
    }

    /// A whole number.
    pub(super) fn integer(&self) -> Result<i64> {
        let integer = self.value.get_ref().as_integer().ok_or_else(|| self.wrong_type("a whole number"))?;
        i64::from_str_radix(integer.as_str(), integer.radix())
            .map_err(|_| self.error("is a number far beyond any that an edition needs"))
    }

    /// A whole number within these bounds.
    pub(super) fn number(&self, bounds: RangeInclusive<u8>) -> Result<u8> {
        let number = self.integer()?;
        u8::try_from(number).ok().filter(|number| bounds.contains(number)).ok_or_else(|| {
            self.error(format!("is {number}, but must be from {} to {}", bounds.start(), bounds.end()))
        })
    }

    /// A fixed number of whole numbers, each within the same bounds.
    pub(super) fn numbers<const N: usize>(&self, bounds: RangeInclusive<u8>) -> Result<[u8; N]> {
        let mut numbers = [0; N];
        for (number, item) in numbers.iter_mut().zip(self.items(N..=N)?) {
            *number = item.number(bounds.clone())?;
        }
        Ok(numbers)
    }

    /// A number, whole or not, within these bounds.
    pub(super) fn real(&self, bounds: RangeInclusive<f32>) -> Result<f32> {
        let text = match self.value.get_ref() {
            DeValue::Float(float) => float.as_str(),
            DeValue::Integer(integer) if integer.radix() == 10 => integer.as_str(),
            _ => return Err(self.wrong_type("a number")),
        };
        // "Not a number" is within no bounds.
        text.parse().ok().filter(|real| bounds.contains(real)).ok_or_else(|| {
            let (least, most) = (bounds.start(), bounds.end());
            self.error(format!("is {}, but must be from {least} to {most}", shortened(text)))
        })
    }

    /// Whether it is written as a text in quotes.
    pub(super) fn is_text(&self) -> bool {
        self.value.get_ref().is_str()
    }

    /// A text.
    pub(super) fn text(&self) -> Result<&'a str> {
        self.value.get_ref().as_str().ok_or_else(|| self.wrong_type("a text in quotes"))
    }

    /// One of several words.
    pub(super) fn one_of<T: Copy>(&self, all: &[T], name: fn(T) -> &'static str) -> Result<T> {
        let text = self.text()?;
        all.iter().copied().find(|&one| name(one) == text).ok_or_else(|| {
            let known: Vec<_> = all.iter().map(|&one| name(one)).collect();
            self.error(format!("is {}, but must be one of {}", quoted(text), known.join(", ")))
        })
    }
}

/// The line of a byte of the file, counted from 1.
pub(super) fn line_at(source: &str, offset: usize) -> usize {
    let before = &source.as_bytes()[..offset.min(source.len())];
    1 + before.iter().filter(|&&byte| byte == b'\n').count()
}

/// A text of the file in quotes, on one line and never long.
pub(super) fn quoted(text: &str) -> String {
    format!("{:?}", shortened(text))
}

fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        None => text.into(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

fn type_name(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a decimal number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date or time",
        DeValue::Array(_) => "an array",
        DeValue::Table(_) => "a table",
    }
}

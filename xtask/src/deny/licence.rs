//! SPDX licence expressions, as `MIT OR (Apache-2.0 AND ISC)`.

/// Whether one way of reading the expression needs allowed licences only. One that cannot be read is not allowed.
pub fn is_allowed(expression: &str, allowed: impl Fn(&str) -> bool) -> bool {
    // Before SPDX expressions, a slash stood for OR.
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = Words { words: spaced.split_whitespace().peekable(), allowed: &allowed };
    let value = words.either();
    value == Some(true) && words.words.next().is_none()
}

struct Words<'a, I: Iterator<Item = &'a str>, F: Fn(&str) -> bool> {
    words: std::iter::Peekable<I>,
    allowed: F,
}

impl<'a, I: Iterator<Item = &'a str>, F: Fn(&str) -> bool> Words<'a, I, F> {
    /// `a OR b`; none if it is not an expression.
    fn either(&mut self) -> Option<bool> {
        let mut value = self.both()?;
        while self.words.next_if_eq(&"OR").is_some() {
            value |= self.both()?;
        }
        Some(value)
    }

    /// `a AND b`, which binds tighter.
    fn both(&mut self) -> Option<bool> {
        let mut value = self.one()?;
        while self.words.next_if_eq(&"AND").is_some() {
            value &= self.one()?;
        }
        Some(value)
    }

    /// `a`, `a WITH exception` or an expression in parentheses.
    fn one(&mut self) -> Option<bool> {
        let word = self.words.next()?;
        if word == "(" {
            let value = self.either()?;
            return self.words.next_if_eq(&")").map(|_| value);
        }
        if ["AND", "OR", "WITH", ")"].contains(&word) {
            return None;
        }
        match self.words.next_if_eq(&"WITH") {
            Some(_) => Some((self.allowed)(&format!("{word} WITH {}", self.words.next()?))),
            None => Some((self.allowed)(word)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mit_or_isc(expression: &str) -> bool {
        is_allowed(expression, |id| ["MIT", "ISC"].contains(&id))
    }

    #[test]
    fn one_of_several_and_all_of_several() {
        for allowed in
            ["MIT", "MIT OR GPL", "GPL/MIT", "MIT AND ISC", "(GPL OR MIT) AND ISC", "GPL AND X OR ISC"]
        {
            assert!(mit_or_isc(allowed), "{allowed}");
        }
        for refused in
            ["GPL", "MIT AND GPL", "MIT AND (GPL OR X)", "MIT WITH exception", "(GPL OR MIT) AND X"]
        {
            assert!(!mit_or_isc(refused), "{refused}");
        }
        assert!(is_allowed("A WITH b", |id| id == "A WITH b"));
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        for refused in ["", "MIT OR", "(MIT", "MIT)", "AND MIT", "MIT ISC", "MIT WITH"] {
            assert!(!mit_or_isc(refused), "{refused}");
        }
    }
}

//! The address of a server.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use crate::ClientError;

/// Scheme, host and port of a server.
///
/// ```
/// use witchstone_client::Origin;
/// let origin: Origin = "https://game.example/".parse()?;
/// assert_eq!((origin.to_string().as_str(), origin.port()), ("https://game.example", 443));
/// # Ok::<(), witchstone_client::ClientError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    tls: bool,
    /// Host, and port where it is given, as in a `Host` header.
    authority: String,
    /// The own address of connections; none for any.
    source: Option<IpAddr>,
}

impl Origin {
    /// Splits a URL into its origin and its path with the query; a text without a scheme is taken as `http://`.
    pub fn split(url: &str) -> Result<(Origin, String), ClientError> {
        let invalid = || ClientError::InvalidUrl { url: url.to_owned() };
        let (tls, rest) = match url.split_once("://") {
            Some(("https", rest)) => (true, rest),
            Some(("http", rest)) => (false, rest),
            Some(_) => return Err(invalid()),
            None => (false, url),
        };
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let parsed: hyper::http::uri::Authority = authority.parse().map_err(|_| invalid())?;
        let origin = Origin { tls, authority: authority.to_owned(), source: None };
        let is_host = !origin.host().is_empty() && !authority.contains('@');
        let names_port = authority.len() > parsed.host().len();
        if !is_host || names_port && parsed.port_u16().is_none() || path.contains(char::is_whitespace) {
            return Err(invalid());
        }
        Ok((origin, format!("/{path}")))
    }

    /// The same server, to which connections go from this own address.
    pub fn with_source(&self, source: IpAddr) -> Origin {
        Origin { source: Some(source), ..self.clone() }
    }

    /// The own address of connections, if it matters.
    pub fn source(&self) -> Option<IpAddr> {
        self.source
    }

    /// Whether connections are encrypted.
    pub fn is_tls(&self) -> bool {
        self.tls
    }

    /// The host, without brackets around an IPv6 address.
    pub fn host(&self) -> &str {
        let host = match self.authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => host,
            _ => &self.authority,
        };
        host.trim_start_matches('[').trim_end_matches(']')
    }

    /// The port, given or usual.
    pub fn port(&self) -> u16 {
        let given = self.authority.rsplit_once(':').and_then(|(_, port)| port.parse().ok());
        given.unwrap_or(if self.tls { 443 } else { 80 })
    }

    /// Host, and port where it is given, for a `Host` header.
    pub fn authority(&self) -> &str {
        &self.authority
    }
}

/// Reads a URL; its path is ignored.
impl FromStr for Origin {
    type Err = ClientError;

    fn from_str(url: &str) -> Result<Origin, ClientError> {
        Origin::split(url).map(|(origin, _)| origin)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.tls { "https" } else { "http" }, self.authority)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(url: &str, expect: &str) {
        let (origin, path) = Origin::split(url).unwrap();
        assert_eq!(format!("{} {} {} {path}", origin.is_tls(), origin.host(), origin.port()), expect);
    }

    #[test]
    fn a_url_has_scheme_host_port_and_path() {
        check("http://127.0.0.1:9/turn?a=b", "false 127.0.0.1 9 /turn?a=b");
        check("http://game.example", "false game.example 80 /");
        check("https://game.example/x/", "true game.example 443 /x/");
        check("game.example:81", "false game.example 81 /");
        check("http://[::1]:8077/", "false ::1 8077 /");
        check("https://[::1]", "true ::1 443 /");
    }

    #[test]
    fn other_texts_are_refused() {
        for url in [
            "",
            "http://",
            "http:///x",
            "ftp://a",
            "http://a b/",
            "http://a/b c",
            "http://a:x/",
            "http://u@a/",
        ] {
            assert!(Origin::split(url).is_err(), "{url}");
        }
    }
}

//! Who a client is: the address that limits are counted for.
//!
//! Behind a proxy every connection comes from the proxy, which names the client in a header. Anyone can send such a header, so
//! it is evaluated from the right, as far as the hops are proxies that the host trusts.

use std::convert::Infallible;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, header};
use serde::Deserialize;

use crate::shared::Shared;

/// A client as limits count it: an IPv4 address, or the /64 network of an IPv6 address.
///
/// A household or server is given a whole /64: whoever has one address of it has all of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClientAddress(IpAddr);

impl ClientAddress {
    /// The client at this address.
    pub fn of(address: IpAddr) -> ClientAddress {
        ClientAddress(match address.to_canonical() {
            IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
            address => address,
        })
    }
}

impl fmt::Display for ClientAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            IpAddr::V4(address) => write!(f, "{address}"),
            IpAddr::V6(network) => write!(f, "{network}/64"),
        }
    }
}

/// Extracts the client of a request.
pub struct Client(pub ClientAddress);

impl FromRequestParts<Arc<Shared>> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, shared: &Arc<Shared>) -> Result<Client, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        // Every connection has an address: requests of tests without one count for the same client.
        let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |ConnectInfo(address)| address.ip());
        Ok(Client(shared.trusted_proxies.client(peer, &parts.headers)))
    }
}

/// An address or a network, as `127.0.0.1` or `10.0.0.0/8`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Network {
    address: IpAddr,
    prefix: u32,
}

/// Why a text is not a network.
#[derive(Debug, thiserror::Error)]
#[error("{0} is neither an address nor a network; write 127.0.0.1, 10.0.0.0/8 or fd00::/8")]
pub struct InvalidNetwork(String);

impl FromStr for Network {
    type Err = InvalidNetwork;

    fn from_str(text: &str) -> Result<Network, InvalidNetwork> {
        let invalid = || InvalidNetwork(text.to_owned());
        let (address, prefix) = text.split_once('/').map_or((text, None), |(at, prefix)| (at, Some(prefix)));
        let address: IpAddr = address.trim().parse().map_err(|_| invalid())?;
        let most = bits(address).1;
        let prefix = prefix.map_or(Ok(most), |prefix| prefix.trim().parse().map_err(|_| invalid()))?;
        if prefix > most { Err(invalid()) } else { Ok(Network { address, prefix }) }
    }
}

impl TryFrom<String> for Network {
    type Error = InvalidNetwork;

    fn try_from(text: String) -> Result<Network, InvalidNetwork> {
        text.parse()
    }
}

impl Network {
    fn contains(self, address: IpAddr) -> bool {
        let ((own, most), (other, of)) = (bits(self.address), bits(address.to_canonical()));
        most == of && (own ^ other).checked_shr(most - self.prefix).unwrap_or(0) == 0
    }
}

/// The bits of an address, and their number.
fn bits(address: IpAddr) -> (u128, u32) {
    match address {
        IpAddr::V4(address) => (address.to_bits().into(), 32),
        IpAddr::V6(address) => (address.to_bits(), 128),
    }
}

/// The header of most proxies.
const X_FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The proxies whose headers are believed.
#[derive(Clone, Debug, Default)]
pub struct TrustedProxies(Vec<Network>);

impl TrustedProxies {
    /// Trusts these addresses and networks.
    pub fn new(networks: Vec<Network>) -> TrustedProxies {
        TrustedProxies(networks)
    }

    /// Whether a proxy is at this address.
    pub fn contains(&self, address: IpAddr) -> bool {
        self.0.iter().any(|network| network.contains(address))
    }

    /// The client of a request that came over a connection from this address.
    ///
    /// Proxies usually pass on the header that they do not write themselves, as the client sent it. Where both headers are
    /// present and disagree, one of them is the client's invention: the request counts for the proxy.
    pub fn client(&self, peer: IpAddr, headers: &HeaderMap) -> ClientAddress {
        if !self.contains(peer) {
            return ClientAddress::of(peer);
        }
        let from_header = |name: HeaderName, read: fn(&str) -> Option<IpAddr>| {
            headers
                .contains_key(&name)
                .then(|| ClientAddress::of(self.first_stranger(peer, headers, &name, read)))
        };
        let forwarded = from_header(header::FORWARDED, forwarded_hop);
        let x_forwarded_for = from_header(X_FORWARDED_FOR, hop);
        match (forwarded, x_forwarded_for) {
            (Some(client), None) | (None, Some(client)) => client,
            (Some(one), Some(other)) if one == other => one,
            _ => ClientAddress::of(peer),
        }
    }

    /// The first hop from the right that is no trusted proxy; the last known one if a hop is hidden.
    fn first_stranger(
        &self,
        peer: IpAddr,
        headers: &HeaderMap,
        name: &HeaderName,
        read: fn(&str) -> Option<IpAddr>,
    ) -> IpAddr {
        let lines: Vec<&str> = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or("")).collect();
        let mut client = peer;
        for hop in lines.iter().rev().flat_map(|line| line.rsplit(',')) {
            let Some(address) = read(hop) else { return client };
            client = address;
            if !self.contains(address) {
                return client;
            }
        }
        client
    }
}

/// The address in an element of `Forwarded` (RFC 7239), as `for="[2001:db8::1]:4711";proto=https`.
fn forwarded_hop(element: &str) -> Option<IpAddr> {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let (_, node) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    hop(node.trim().trim_matches('"'))
}

/// An address, with or without a port; none for `unknown` and other names.
fn hop(node: &str) -> Option<IpAddr> {
    let node = node.trim();
    if let Some(bracketed) = node.strip_prefix('[') {
        return bracketed.split_once(']')?.0.parse().ok();
    }
    let without_port = || node.split_once(':').and_then(|(address, _)| address.parse().ok());
    node.parse().ok().or_else(without_port)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trusting(networks: &[&str]) -> TrustedProxies {
        TrustedProxies::new(networks.iter().map(|network| network.parse().unwrap()).collect())
    }

    /// The client of a request with these headers.
    fn client(proxies: &TrustedProxies, peer: &str, lines: &[(&'static str, &str)]) -> String {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(*name, value.parse().unwrap());
        }
        proxies.client(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn headers_of_strangers_are_ignored() {
        let claims = [("x-forwarded-for", "1.2.3.4"), ("forwarded", "for=1.2.3.4")];
        assert_eq!(client(&TrustedProxies::default(), "127.0.0.1", &claims), "127.0.0.1");
        assert_eq!(client(&trusting(&["10.0.0.0/8"]), "11.0.0.1", &claims), "11.0.0.1");
    }

    #[test]
    fn hops_are_followed_from_the_right_through_trusted_proxies_only() {
        let proxies = trusting(&["127.0.0.1", "10.0.0.0/8"]);
        let through = |line: &str| client(&proxies, "127.0.0.1", &[("x-forwarded-for", line)]);
        assert_eq!(through("198.51.100.7"), "198.51.100.7");
        assert_eq!(through("1.1.1.1, 198.51.100.7,10.1.2.3"), "198.51.100.7");
        assert_eq!(through("10.9.9.9, 10.1.2.3"), "10.9.9.9");
        assert_eq!(through("1.1.1.1, unknown, 10.1.2.3"), "10.1.2.3");
        assert_eq!(through("1.1.1.1, , 10.1.2.3"), "10.1.2.3");
        assert_eq!(through("198.51.100.7:4711"), "198.51.100.7");
        assert_eq!(through("nonsense"), "127.0.0.1");
        assert_eq!(client(&proxies, "127.0.0.1", &[]), "127.0.0.1");
        // Several lines are one list, and the connection may be mapped to IPv6.
        let lines = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "198.51.100.7, 10.0.0.1")];
        assert_eq!(client(&proxies, "::ffff:127.0.0.1", &lines), "198.51.100.7");
    }

    #[test]
    fn the_standard_header_is_read_in_all_its_forms() {
        let proxies = trusting(&["127.0.0.1", "fd00::/8"]);
        let through = |line: &str| client(&proxies, "127.0.0.1", &[("forwarded", line)]);
        assert_eq!(through("for=198.51.100.7"), "198.51.100.7");
        assert_eq!(through("proto=https;For=\"198.51.100.7:80\";by=203.0.113.43"), "198.51.100.7");
        assert_eq!(
            through("for=1.1.1.1, for=\"[2001:db8:1:2:3::4]:4711\", for=\"[fd00::1]\""),
            "2001:db8:1:2::/64"
        );
        assert_eq!(through("for=1.1.1.1, for=_hidden"), "127.0.0.1");
        assert_eq!(through("for=1.1.1.1, proto=http"), "127.0.0.1");
        // A quote that a client left open does not reach beyond the comma.
        assert_eq!(through("for=\"1.1.1.1, for=198.51.100.7"), "198.51.100.7");
    }

    #[test]
    fn headers_that_disagree_count_for_the_proxy() {
        let proxies = trusting(&["127.0.0.1"]);
        let both = |forwarded: &str| {
            let lines = [("forwarded", forwarded), ("x-forwarded-for", "198.51.100.7")];
            client(&proxies, "127.0.0.1", &lines)
        };
        assert_eq!(both("for=198.51.100.7"), "198.51.100.7");
        assert_eq!(both("for=1.1.1.1"), "127.0.0.1");
    }

    #[test]
    fn ipv6_clients_are_grouped_by_network() {
        let of = |address: &str| ClientAddress::of(address.parse().unwrap());
        assert_eq!(of("2001:db8:1:2::1"), of("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_ne!(of("198.51.100.7"), of("198.51.100.8"));
        assert_eq!(of("::ffff:198.51.100.7"), of("198.51.100.7"));
    }

    #[test]
    fn networks_are_read_and_matched_by_their_prefix() {
        let network = |text: &str| text.parse::<Network>();
        let has = |text: &str, address: &str| network(text).unwrap().contains(address.parse().unwrap());
        assert!(has("10.1.0.0/16", "10.1.255.255") && !has("10.1.0.0/16", "10.2.0.0"));
        assert!(has("0.0.0.0/0", "9.9.9.9") && !has("0.0.0.0/0", "::1"));
        assert!(has("::/0", "2001:db8::1") && has("fd00::/8", "fdff::1") && !has("fd00::/8", "fe00::1"));
        assert!(has("::1", "::1") && !has("::1", "::2"));
        for text in ["", "proxy", "10.0.0.0/33", "::/129", "10.0.0.0/", "10.0.0/8"] {
            let refused = network(text).unwrap_err().to_string();
            assert!(refused.starts_with(text) && refused.contains("10.0.0.0/8"), "{refused}");
        }
    }
}

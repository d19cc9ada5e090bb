//! Own addresses of simulated clients: on one machine, each household has one, as on the internet.

use std::net::{IpAddr, Ipv4Addr};

use witchstone_client::Origin;

/// The household of a table of honest players.
pub fn of_table(origin: &Origin, number: usize) -> Origin {
    from(origin, 2, number)
}

/// The household of hostile clients; some share one.
pub fn of_hostile(origin: &Origin, number: usize) -> Origin {
    from(origin, 3, number / HOSTILE_PER_ADDRESS)
}

/// Hostile clients with the same address.
const HOSTILE_PER_ADDRESS: usize = 10;

/// Every address that begins with 127 is this machine. Servers elsewhere are reached from the usual address.
fn from(origin: &Origin, network: u8, household: usize) -> Origin {
    let is_here = origin.host().parse().is_ok_and(|host: Ipv4Addr| host.is_loopback());
    // On other systems than Linux there is one such address only.
    if !is_here || !cfg!(target_os = "linux") {
        return origin.clone();
    }
    let (high, low) = ((household / 250) as u8, (household % 250) as u8);
    origin.with_source(IpAddr::from([127, network, high, 1 + low]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn households_differ_where_the_server_is_on_this_machine() {
        let here: Origin = "http://127.0.0.1:1".parse().unwrap();
        let sources: std::collections::BTreeSet<_> =
            (0..600).map(|number| of_table(&here, number).source()).collect();
        assert_eq!(sources.len(), if cfg!(target_os = "linux") { 600 } else { 1 });
        let there: Origin = "http://10.0.0.1:1".parse().unwrap();
        assert_eq!(of_hostile(&there, 5).source(), None);
    }
}

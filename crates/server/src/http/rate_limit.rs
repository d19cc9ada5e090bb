//! How many requests an address may make.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use witchstone_wire::Reason;

use crate::error::ServerError;
use crate::ws::Bucket;

/// How many addresses are remembered before all are forgotten.
const REMEMBERED: usize = 10_000;

/// A bucket for each address.
#[derive(Clone)]
pub struct Addresses {
    rate: u32,
    buckets: Arc<Mutex<HashMap<IpAddr, Bucket>>>,
}

impl Addresses {
    /// So many requests a second for each; 0 for no limit.
    pub fn new(rate: u32) -> Addresses {
        Addresses { rate, buckets: Arc::default() }
    }

    fn pass(&self, address: IpAddr) -> bool {
        if self.rate == 0 {
            return true;
        }
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED {
            buckets.clear();
        }
        buckets.entry(address).or_insert_with(|| Bucket::new(self.rate)).pass()
    }
}

/// Refuses what comes too fast.
pub async fn slow_down(
    State(addresses): State<Addresses>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    if addresses.pass(address.ip()) {
        return next.run(request).await;
    }
    ServerError::from(Reason::TooFast).into_response()
}

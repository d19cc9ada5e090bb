//! Large responses: a limited number at a time, sent piece by piece.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Frame, SizeHint};
use witchstone_wire::Reason;

use crate::client_address::ClientAddress;
use crate::error::ServerError;
use crate::limits::{DOWNLOADS_IN_ALL, DOWNLOADS_PER_ADDRESS, HTTP_BUFFER, LARGE_RESPONSE};
use crate::shared::Shared;

/// Counts the downloads that are under way.
#[derive(Clone)]
pub struct Downloads {
    are_per_address: bool,
    running: Arc<Mutex<Running>>,
}

#[derive(Default)]
struct Running {
    in_all: usize,
    by_address: HashMap<ClientAddress, usize>,
}

/// A download; it counts until this is dropped.
struct Permit {
    running: Arc<Mutex<Running>>,
    address: ClientAddress,
}

impl Downloads {
    /// No downloads yet, with limits for each address or not.
    pub fn new(are_per_address: bool) -> Downloads {
        Downloads { are_per_address, running: Arc::default() }
    }

    fn begin(&self, address: ClientAddress) -> Option<Permit> {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        let own = running.by_address.get(&address).copied().unwrap_or(0);
        if running.in_all >= DOWNLOADS_IN_ALL || self.are_per_address && own >= DOWNLOADS_PER_ADDRESS {
            return None;
        }
        running.in_all += 1;
        running.by_address.insert(address, own + 1);
        Some(Permit { running: self.running.clone(), address })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        running.in_all -= 1;
        if let Some(own) = running.by_address.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                running.by_address.remove(&self.address);
            }
        }
    }
}

/// Counts a response as a download if it is large, or answers 429.
pub async fn limit(
    State((shared, downloads)): State<(Arc<Shared>, Downloads)>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let client = shared.trusted_proxies.client(address.ip(), request.headers());
    let response = next.run(request).await;
    if response.body().size_hint().lower() < LARGE_RESPONSE {
        return response;
    }
    match downloads.begin(client) {
        Some(permit) => response.map(|body| Body::new(Pieces { body, piece: Bytes::new(), _permit: permit })),
        None => ServerError::from(Reason::TooManyDownloads).into_response(),
    }
}

/// A body in pieces: the next one is handed out once the one before is sent, so that the body lasts as long as the client
/// reads.
struct Pieces {
    body: Body,
    /// What is left of the present frame.
    piece: Bytes,
    _permit: Permit,
}

impl HttpBody for Pieces {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.piece.is_empty() {
            match std::task::ready!(Pin::new(&mut self.body).poll_frame(context)) {
                Some(Ok(frame)) => match frame.into_data() {
                    Ok(data) => self.piece = data,
                    Err(other) => return Poll::Ready(Some(Ok(other))),
                },
                end => return Poll::Ready(end),
            }
        }
        let length = self.piece.len().min(HTTP_BUFFER);
        Poll::Ready(Some(Ok(Frame::data(self.piece.split_to(length)))))
    }

    fn is_end_stream(&self) -> bool {
        self.piece.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (rest, left) = (self.body.size_hint(), self.piece.len() as u64);
        let mut hint = SizeHint::new();
        hint.set_lower(rest.lower() + left);
        if let Some(upper) = rest.upper() {
            hint.set_upper(upper + left);
        }
        hint
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(number: u8) -> ClientAddress {
        ClientAddress::of([10, 0, 0, number].into())
    }

    #[test]
    fn downloads_are_limited_for_each_address_and_in_all() {
        let downloads = Downloads::new(true);
        let first: Vec<_> = (0..40).filter_map(|_| downloads.begin(address(1))).collect();
        assert_eq!(first.len(), DOWNLOADS_PER_ADDRESS);
        let others: Vec<_> = (2..100).flat_map(|number| (0..40).map(move |_| address(number))).collect();
        let others: Vec<_> = others.into_iter().filter_map(|address| downloads.begin(address)).collect();
        assert_eq!(first.len() + others.len(), DOWNLOADS_IN_ALL);
        drop((first, others));
        assert!(downloads.running.lock().unwrap().by_address.is_empty());
        let lifted = Downloads::new(false);
        assert_eq!((0..1_000).filter_map(|_| lifted.begin(address(1))).count(), 1_000);
        let held: Vec<_> = (0..1_000).filter_map(|_| lifted.begin(address(1))).collect();
        assert_eq!(held.len(), DOWNLOADS_IN_ALL);
    }

    #[tokio::test]
    async fn a_body_in_pieces_is_the_same_body() {
        let content: Vec<u8> = (0..100_000u32).map(|number| number as u8).collect();
        let permit = Downloads::new(true).begin(address(1)).unwrap();
        let running = permit.running.clone();
        let body = Pieces { body: Body::from(content.clone()), piece: Bytes::new(), _permit: permit };
        assert_eq!(body.size_hint().exact(), Some(100_000));
        let received = axum::body::to_bytes(Body::new(body), 1_000_000).await.unwrap();
        assert_eq!(received, content);
        assert_eq!(running.lock().unwrap().in_all, 0);
    }
}

//! The Web Worker: computer opponents, hints and reviews, computed beside the page so that it never waits for them.
//!
//! [`WorkerSession`] is what runs in the worker, [`WorkerClient`] the page's end of the connection. Both are the same WebAssembly file.

mod advice;
mod advice_json;
mod client;
mod message;
mod review;
mod session;

pub use advice_json::{read_hint, read_reasons};
pub use client::WorkerClient;
pub use message::{ExplainRequest, MoveRequest, Request, Response, ReviewRequest};
pub use session::WorkerSession;

//! Games on this device: people who take turns at it, and computer opponents in a worker.

mod controller;
mod page;

pub use page::LocalGamePage;

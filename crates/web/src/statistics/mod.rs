//! Statistics of one's own games. They are kept in this browser, and leave it only as a file that the player asks for.

mod figures;
mod kept;
mod page;
mod plot;
mod tables;
mod texts;

pub use kept::{Summary, note};
pub use page::StatisticsPage;

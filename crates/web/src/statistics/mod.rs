//! One's own results over all finished games.

mod figures;
mod page;
mod points_plot;
mod tables;

pub use page::StatisticsPage;

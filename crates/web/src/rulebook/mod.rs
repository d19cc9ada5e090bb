//! The rules as players read them: chapters and clauses in their language, the reasons for our rulings, and a search.

mod clauses;
mod drawer;
mod page;
mod search;

pub use drawer::Drawer;
pub use page::RulesPage;

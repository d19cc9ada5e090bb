//! A first game that teaches: a few guided turns on a fixed deal, on the real table and by the real rules.
//!
//! [`lesson`] is what is taught, as data. [`course`] knows how far somebody is; it is told moves and looks at what came of
//! them. [`teacher`] runs a course in a page.

mod course;
mod lesson;
mod teacher;

use course::Course;
pub use course::Task;
pub use lesson::STEPS;
pub use teacher::{Lesson, has_learned, is_begun, open};

//! Records out of files and standard input: plain or gzipped, one a line or spread over many.

mod pick;
mod scan;
mod sheet;
mod source;
mod split;

pub use pick::{GameArgs, Picked, pick, position};
pub use sheet::{Sheet, SheetError};
pub use source::Source;
pub use split::{Chunk, Chunks, MAX_RECORD};

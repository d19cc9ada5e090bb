//! Drawing a printed box: where everything lies ([`geometry`]), the artwork of symbols and places ([`art`]), and a whole
//! edition as one SVG ([`edition_sheet`]).
//!
//! The browser client draws its table with the same geometry and artwork.
//!
//! ```
//! use witchstone_drawing::edition_sheet;
//! use witchstone_rules::Edition;
//! use witchstone_words::{Language, Words, files};
//!
//! let words = Words::with_files(Language::English, &[files::editions(Language::English)]);
//! let svg = edition_sheet(Edition::classic(), "classic", &words);
//! assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
//! ```

pub mod art;
mod canvas;
pub mod geometry;
mod sheet;

pub use sheet::edition_sheet;
